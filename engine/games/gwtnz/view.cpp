#include <algorithm>
#include <bit>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/gwtnz/sarah/view.h"
#include "engine/games/gwtnz/view.h"

/// What the table shows: Sarah's page, every player's board, the shared boards.
namespace sideboard {

using namespace gwtnz;

namespace {

template <NamedEnum E>
std::string word(std::string_view group, E value) {
    return "gwtnz." + std::string(group) + "." + std::string(nameOf(value));
}
std::string seatKey(Seat seat) { return "seat" + std::to_string(indexOf(seat)); }

Piece counted(std::string key, Words label, int figure, int max = 0, std::string tracked = {}) {
    Piece piece;
    piece.icon = key;
    piece.key = std::move(key);
    piece.label = std::move(label);
    piece.figure = figure;
    piece.hasFigure = true;
    piece.max = max;
    piece.tracked = std::move(tracked);
    return piece;
}

Panel playerPanel(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"board." + seatKey(seat), PanelKind::counters, {"gwtnz.board.title", {}}, {}, seat, {}, {}};
    const std::string mine = seatKey(seat) + ".";
    const auto add = [&](std::string key, int figure, int max, std::string tracked) {
        panel.pieces.push_back(counted(key, {"gwtnz." + key, {}}, figure, max, std::move(tracked)));
        panel.pieces.back().seat = seat;
    };
    add("pounds", player.pounds, 0, mine + "pounds");
    add("gold", player.gold, goldMost, mine + "gold");
    add("certificates", player.certificates, certificateLimit(state, player), mine + "certificates");
    add("tokens", player.tokens, 0, mine + "tokens");
    add("permanent-certificates", permanentCertificates(player), 0, mine + "permanent-certificates");
    add("permanent-wool", permanentWool(player), 0, mine + "permanent-wool");
    for (Worker worker : valuesOf<Worker>()) {
        panel.pieces.push_back(counted(std::string(nameOf(worker)), {word("worker", worker), {}},
                                       player.workers[worker], workerColumns,
                                       mine + "workers." + std::string(nameOf(worker))));
        panel.pieces.back().seat = seat;
    }
    add("discs", discsLeft(state, player), discsOfEach, {});
    add("storehouses", storehousesOfEach - storehousesPlaced(player), storehousesOfEach, {});
    add("hand-limit", handLimit(player), 6, {});
    add("step-limit", stepLimit(state, player), 0, {});
    for (Aux aux : valuesOf<Aux>()) {
        const int places = auxPlaces(state, player, aux);
        panel.pieces.push_back(counted("aux-" + std::string(nameOf(aux)), {word("aux", aux), {}}, places, 2));
        panel.pieces.back().mark = places == 0 ? Mark::faded : Mark::plain;
        panel.pieces.back().move = "use-aux";
        panel.pieces.back().value = nameOf(aux);
    }
    return panel;
}

Panel herdPanel(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"herd." + seatKey(seat),
                PanelKind::cards,
                {"gwtnz.herd.title", {numberArg("cards", cardsIn(player.herd))}},
                {},
                seat,
                {},
                {}};
    const Herd pile = pileOf(player);
    for (Card card : valuesOf<Card>()) {
        if (player.herd[card] == 0) continue;
        Piece piece = counted(std::string(nameOf(card)), {word("card", card), {}}, player.herd[card], 0,
                              seatKey(seat) + ".herd." + std::string(nameOf(card)));
        piece.seat = seat;
        if (state.options.hands) {
            // Of 1000 draws of the next card: how likely it is this one.
            const int odds = kit::oddsInThousand(pile, card, 1);
            piece.detail = {"gwtnz.herd.where",
                            {numberArg("hand", player.hand[card]), numberArg("discard", player.discard[card]),
                             numberArg("pile", pile[card]), numberArg("odds", odds)}};
            piece.mark = player.hand[card] > 0 ? Mark::open : Mark::plain;
        }
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel discsPanel(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"discs." + seatKey(seat),
                PanelKind::grid,
                {"gwtnz.discs.title", {}},
                {},
                seat,
                {{"columns", 6}, {"rows", 3}},
                {}};
    for (Disc disc : valuesOf<Disc>()) {
        Piece piece = counted(std::string(nameOf(disc)), {word("disc", disc), {}}, costOf(disc), 0,
                              seatKey(seat) + ".cleared." + std::string(nameOf(disc)));
        piece.hasFigure = costOf(disc) > 0;
        piece.column = static_cast<int>(disc) % 6;
        piece.row = static_cast<int>(disc) / 6;
        piece.tone = state.box[fact::black(disc)] != 0 ? "black" : "white";
        piece.mark = hasDisc(state, player, disc) ? Mark::plain : Mark::done;
        piece.seat = seat;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel jobsPanel(const State& state) {
    Panel panel{
        "jobs", PanelKind::market, {"gwtnz.jobs.title", {}}, {}, noSeat, {{"columns", 4}, {"rows", rowsOfJobs(state)}},
        {}};
    for (Worker worker : valuesOf<Worker>())
        for (int row = 0; row < rowsOfJobs(state); ++row) {
            if (((state.jobs[worker] >> row) & 1) == 0) continue;
            Piece piece = counted(std::string(nameOf(worker)) + std::to_string(row + 1), {word("worker", worker), {}},
                                  state.box[fact::jobCost(row)], 0,
                                  "jobs." + std::string(nameOf(worker)) + std::to_string(row + 1));
            piece.icon = nameOf(worker);
            piece.column = static_cast<int>(worker);
            piece.row = row;
            piece.move = "hire";
            piece.value = nameOf(worker);
            panel.pieces.push_back(std::move(piece));
        }
    return panel;
}

Panel bonusPanel(const State& state) {
    const int rows = state.box[fact::bonusRowsAt];
    Panel panel{"bonus",
                PanelKind::market,
                {"gwtnz.bonus.title", {}},
                {},
                noSeat,
                {{"columns", marketColumns}, {"rows", rows}, {"marker", state.marker}},
                {}};
    for (int row = 0; row < rows && row < bonusRowsMost; ++row)
        for (int column = 0; column < marketColumns; ++column) {
            const std::uint8_t tile = state.bonus[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (tile == noTile) continue;
            Piece piece = counted(std::to_string(row + 1) + "." + std::to_string(column + 1),
                                  {word("tile", static_cast<TileB>(tile)), {}}, state.box[fact::bonusCost(row)]);
            piece.icon = "tile-" + std::string(nameOf(static_cast<TileB>(tile)));
            piece.column = column;
            piece.row = row;
            piece.mark = row == state.marker ? Mark::faded : Mark::plain;
            piece.tracked = "bonus." + piece.key;
            piece.move = "buy-tile";
            piece.value = std::to_string(row);
            panel.pieces.push_back(std::move(piece));
        }
    return panel;
}

Panel sheepPanel(const State& state) {
    Panel panel{"sheep",
                PanelKind::market,
                {"gwtnz.sheep.title", {numberArg("pile", sumOf(state.marketPile))}},
                {},
                noSeat,
                {{"columns", 6}, {"rows", 1}},
                {}};
    for (Breed breed : valuesOf<Breed>()) {
        Piece piece = counted(std::string(nameOf(breed)), {word("breed", breed), {}}, state.market[breed],
                              sheepInBox[breed], "market." + std::string(nameOf(breed)));
        piece.column = static_cast<int>(breed);
        piece.tone = nameOf(breed);
        piece.detail = {"gwtnz.sheep.points", {numberArg("points", state.box[fact::points(cardOf(breed))])}};
        piece.move = "buy-sheep";
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel hazardsPanel(const State& state) {
    Panel panel{
        "hazards", PanelKind::market, {"gwtnz.hazards.title", {}}, {}, noSeat, {{"columns", zoneSpaces}, {"rows", 2}},
        {}};
    for (Zone zone : valuesOf<Zone>())
        for (std::size_t i = 0; i < zoneSpaces; ++i) {
            const std::uint8_t tile = state.zones[zone][i];
            if (tile == noTile) continue;
            const auto hazard = static_cast<TileA>(tile);
            Piece piece = counted(std::string(nameOf(zone)) + std::to_string(i + 1), {word("tile", hazard), {}},
                                  pointsOf(hazard), 0, "zone." + std::string(nameOf(zone)) + std::to_string(i + 1));
            piece.icon = nameOf(zone);
            piece.tone = nameOf(handOf(hazard));
            piece.column = static_cast<int>(i);
            piece.row = static_cast<int>(zone);
            piece.move = "remove-hazard";
            piece.value = nameOf(hazard);
            panel.pieces.push_back(std::move(piece));
        }
    return panel;
}

Panel foresightPanel(const State& state) {
    Panel panel{
        "foresight", PanelKind::market, {"gwtnz.foresight.title", {}}, {}, noSeat, {{"columns", 2}, {"rows", 2}}, {}};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string side = i == 0 ? "left" : "right";
        const auto add = [&](std::string row, std::string label, int line, Phase phase) {
            Piece piece;
            piece.key = row + "." + side;
            piece.label = {std::move(label), {}};
            piece.column = static_cast<int>(i);
            piece.row = line;
            piece.tracked = row + "." + side;
            piece.move = state.phase == phase ? "foresight" : "";
            piece.value = std::to_string(i);
            panel.pieces.push_back(std::move(piece));
        };
        if (state.foresightA[i] != noTile)
            add("foresight-a", word("tile", static_cast<TileA>(state.foresightA[i])), 0, Phase::foresightA);
        if (state.foresightB[i] != noTile)
            add("foresight-b", word("tile", static_cast<TileB>(state.foresightB[i])), 1, Phase::foresightB);
    }
    return panel;
}

std::vector<WordArg> conditionArgs(const Objective& card) {
    return {wordArg("first", word("condition", card.first)), wordArg("second", word("condition", card.second)),
            wordArg("third", word("condition", card.third))};
}

Panel displayPanel(const State& state) {
    Panel panel{"objectives",
                PanelKind::cards,
                {"gwtnz.objectives.title", {numberArg("pile", state.objectivePile)}},
                {},
                noSeat,
                {},
                {}};
    for (std::size_t i = 0; i < state.display.size(); ++i) {
        Piece piece = counted("place" + std::to_string(i), {word("objective", state.display[i].action), {}},
                              state.display[i].points, 0, "display" + std::to_string(i + 1) + ".points");
        piece.detail = {"gwtnz.objective.conditions", conditionArgs(state.display[i])};
        piece.move = "take-objective";
        piece.value = std::to_string(i);
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel ownObjectivesPanel(const State& state, Seat seat) {
    const auto& own = state.player(seat).objectives;
    Panel panel{
        "own-objectives." + seatKey(seat), PanelKind::cards, {"gwtnz.own-objectives.title", {}}, {}, seat, {}, {}};
    for (std::size_t i = 0; i < own.size(); ++i) {
        Piece piece =
            counted("objective" + std::to_string(i), {word("objective", own[i].card.action), {}}, own[i].card.points);
        piece.detail = {"gwtnz.objective.conditions", conditionArgs(own[i].card)};
        piece.mark = own[i].played ? Mark::chosen : Mark::plain;
        piece.move = own[i].played ? "" : "play-objective";
        piece.value = std::to_string(i);
        piece.seat = seat;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel pathfinderPanel(const State& state) {
    Panel panel{"pathfinder",
                PanelKind::track,
                {"gwtnz.pathfinder.title", {}},
                {},
                noSeat,
                {{"spaces", pathfinderMost + 1}, {"step-tile", stepTileSpace(state.seats)}},
                {}};
    for (std::size_t i = 0; i < state.seats; ++i) {
        Piece piece = counted(seatKey(seatAt(i)), {"gwtnz.pathfinder.disc", {}}, state.players[i].pathfinder,
                              pathfinderMost, seatKey(seatAt(i)) + ".pathfinder");
        piece.column = state.players[i].pathfinder;
        piece.seat = seatAt(i);
        piece.tone = seatKey(seatAt(i));
        piece.detail = {"gwtnz.pathfinder.points",
                        {numberArg("points", pathfinderPoints(state.players[i].pathfinder))}};
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel postsPanel(const State& state) {
    Panel panel{"posts", PanelKind::track, {"gwtnz.posts.title", {}}, {}, noSeat, {{"spaces", posts}}, {}};
    for (Post post : valuesOf<Post>()) {
        if (isBetween(post) && state.box[fact::post(post, fact::OfPost::value)] == 0) continue;
        for (std::size_t i = 0; i < state.seats; ++i) {
            if (state.players[i].delivered[post] == 0) continue;
            Piece piece = counted(std::string(nameOf(post)) + "." + seatKey(seatAt(i)), {word("post", post), {}},
                                  state.players[i].delivered[post], 0,
                                  seatKey(seatAt(i)) + ".delivered." + std::string(nameOf(post)));
            piece.column = static_cast<int>(post);
            piece.seat = seatAt(i);
            piece.tone = seatKey(seatAt(i));
            panel.pieces.push_back(std::move(piece));
        }
    }
    return panel;
}

Panel buildingsPanel(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"buildings." + seatKey(seat),
                PanelKind::market,
                {"gwtnz.buildings.title", {}},
                {},
                seat,
                {{"columns", 5}, {"rows", 2}},
                {}};
    for (int building = 1; building <= buildingsOfEach; ++building) {
        const auto at = static_cast<std::size_t>(building - 1);
        const bool sideB = state.options.sideB[at];
        Piece piece = counted("building" + std::to_string(building),
                              {"gwtnz.building." + std::to_string(building) + (sideB ? "b" : "a"), {}},
                              state.box[fact::building(building, sideB, fact::OfBuilding::craftsmen)], 0,
                              seatKey(seat) + ".building" + std::to_string(building));
        piece.detail = {"gwtnz.building.points",
                        {numberArg("points", state.box[fact::building(building, sideB, fact::OfBuilding::points)])}};
        piece.column = static_cast<int>(at) % 5;
        piece.row = static_cast<int>(at) / 5;
        piece.mark = stands(player.buildings[at])               ? Mark::done
                     : player.buildings[at] == BuildingAt::gone ? Mark::hidden
                                                                : Mark::plain;
        piece.move = player.buildings[at] == BuildingAt::supply ? "build" : "";
        piece.value = std::to_string(building);
        piece.seat = seat;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel bonusCardsPanel(const State& state) {
    Panel panel{"bonus-cards", PanelKind::cards, {"gwtnz.bonus-cards.title", {}}, {}, noSeat, {}, {}};
    for (Header header : valuesOf<Header>()) {
        Piece piece = counted(std::string(nameOf(header)), {word("header", header), {}}, state.piles[header].left, 6,
                              "pile." + std::string(nameOf(header)) + ".left");
        piece.detail = {"gwtnz.bonus-cards.set",
                        {numberArg("set", state.piles[header].set), numberArg("gold", goldFor(header))}};
        piece.move = "buy-bonus-card";
        piece.value = nameOf(header);
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

/// What the place where she stands offers, as a list to work through in any order.
Panel actionsPanel(const State& state) {
    Panel panel{"actions",
                PanelKind::steps,
                {"gwtnz.actions.title", {wordArg("location", word("location", state.player(state.active).location))}},
                {},
                state.active,
                {},
                {}};
    int number = 0;
    for (const Offer& offer : state.offers) {
        Piece piece = counted("offer" + std::to_string(number),
                              {word("deed", offer.deed), {numberArg("amount", offer.amount)}}, offer.amount);
        piece.mark = offer.instead ? Mark::faded : Mark::open;
        piece.row = number++;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel wellingtonPanel(const State& state) {
    Panel panel{
        "wellington", PanelKind::steps, {"gwtnz.wellington.title", {}}, {}, state.active, {{"worth", state.worth}}, {}};
    constexpr std::array steps{std::pair{Phase::income, "income"}, std::pair{Phase::deliver, "deliver"},
                               std::pair{Phase::foresightA, "foresight"}, std::pair{Phase::foresightB, "foresight"}};
    for (const auto& [phase, kind] : steps) {
        Piece piece =
            counted(std::string(nameOf(phase)), {word("wellington", phase), {numberArg("worth", state.worth)}},
                    static_cast<int>(phase) - static_cast<int>(Phase::income) + 1);
        piece.mark = state.phase == phase ? Mark::current : state.phase > phase ? Mark::done : Mark::plain;
        piece.move = state.phase == phase ? kind : "";
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel scorePanel(const State& state) {
    Panel panel{"score", PanelKind::score, {"gwtnz.score.title", {}}, {}, noSeat, {}, {}};
    for (std::size_t i = 0; i < state.seats; ++i) {
        const Score score = Gwtnz::score(state, seatAt(i));
        Piece total = counted(seatKey(seatAt(i)) + ".total", {"gwtnz.score.total", {}}, score.total);
        total.seat = seatAt(i);
        total.mark = score.winner ? Mark::chosen : Mark::plain;
        panel.pieces.push_back(std::move(total));
        for (const ScoreLine& line : score.lines) {
            Piece piece = counted(seatKey(seatAt(i)) + "." + line.key, line.reason, line.points);
            piece.seat = seatAt(i);
            panel.pieces.push_back(std::move(piece));
        }
    }
    return panel;
}

} // namespace

View Gwtnz::view(const State& state, Seat, const Secrets&) {
    View view;
    view.headline = {"gwtnz.headline." + std::string(nameOf(state.phase)),
                     {numberArg("turn", state.turn), numberArg("seat", static_cast<int>(indexOf(state.active)))}};
    if (state.solo()) {
        view.headline.args.push_back(wordArg("level", word("level", state.sarah.level)));
        view.headline.args.push_back(numberArg("sarahs-turn", state.sarah.turn));
    }
    if (state.phase != Phase::over) view.turn.push_back(state.active);
    if (state.ending != noSeat && state.phase != Phase::over)
        view.says = {"gwtnz.says.last-turns", {numberArg("seat", static_cast<int>(indexOf(state.ending)))}};
    if (state.solo()) {
        view.panels.push_back(sarahCardPanel(state));
        view.panels.push_back(sarahStepsPanel(state));
        view.panels.push_back(sarahBoardPanel(state));
        view.panels.push_back(buildingsPanel(state, sarahSeat));
    }
    if (state.turn == 1 && (state.phase == Phase::start || state.options.quick) && state.sarah.turn == 0)
        view.panels.push_back(setUpPanel(state));
    if (!state.options.quick) {
        if (auto help = helpPanel(state)) view.panels.push_back(std::move(*help));
        if (state.phase == Phase::act || state.phase == Phase::travel) view.panels.push_back(actionsPanel(state));
        if (state.phase >= Phase::income && state.phase <= Phase::foresightB)
            view.panels.push_back(wellingtonPanel(state));
        for (std::size_t i = 0; i < state.seats; ++i) {
            const Seat seat = seatAt(i);
            if (state.solo() && seat == sarahSeat) continue;
            view.panels.push_back(playerPanel(state, seat));
            view.panels.push_back(herdPanel(state, seat));
            view.panels.push_back(discsPanel(state, seat));
            view.panels.push_back(buildingsPanel(state, seat));
            view.panels.push_back(ownObjectivesPanel(state, seat));
        }
    }
    if (state.mirrors(Board::jobs)) view.panels.push_back(jobsPanel(state));
    if (state.mirrors(Board::bonusTiles)) view.panels.push_back(bonusPanel(state));
    if (state.mirrors(Board::sheep)) view.panels.push_back(sheepPanel(state));
    if (state.mirrors(Board::hazards)) view.panels.push_back(hazardsPanel(state));
    if (state.mirrors(Board::foresight)) view.panels.push_back(foresightPanel(state));
    if (state.mirrors(Board::objectives)) view.panels.push_back(displayPanel(state));
    if (state.mirrors(Board::bonusCards)) view.panels.push_back(bonusCardsPanel(state));
    view.panels.push_back(pathfinderPanel(state));
    view.panels.push_back(postsPanel(state));
    view.panels.push_back(scorePanel(state));
    return view;
}

} // namespace sideboard
