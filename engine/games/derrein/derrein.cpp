#include "engine/games/derrein/derrein.h"

#include <algorithm>

#include "engine/games/derrein/land.h"
#include "engine/games/derrein/pieces.h"
#include "engine/games/derrein/play.h"
#include "engine/games/derrein/rules.h"

namespace sideboard {

using namespace derrein;

namespace {

std::vector<std::string> printedIds() {
    std::vector<std::string> ids;
    for (const auto& value : Derrein::tracked())
        if (value.use == TrackedUse::printed) ids.push_back(value.id);
    return ids;
}

OptionInfo onOff(std::string id, int standard = 0) { return {std::move(id), 0, 1, standard, {"off", "on"}}; }

/// Landscapes in equal shares at random, for those who play without the plates.
void dealLandscapes(State& state, std::uint64_t seed) {
    const int columns = state.seats == 4 ? 9 : 6;
    constexpr int rows = 6;
    std::vector<Landscape> landscapes;
    for (int i = 0; i < columns * rows; ++i) landscapes.push_back(static_cast<Landscape>(1 + i % 5));
    Draws draws = Chance(seed).draws("landscapes", 0);
    draws.shuffle(landscapes);
    for (int i = 0; i < columns * rows; ++i)
        state.map[static_cast<std::size_t>(Lattice::cellAt(i % columns, i / columns))].landscape =
            landscapes[static_cast<std::size_t>(i)];
}

template <NamedEnum E>
std::vector<std::string> namesIn() {
    const auto names = namesOf(E{});
    return {names.begin(), names.end()};
}

} // namespace

const GameInfo& Derrein::info() {
    static const GameInfo info{
        "derrein",
        2,
        seatsMost,
        false,
        1,
        {{"map", 0, 2, 0, {"painted", "dealt", "counts"}},
         {"game", 0, 1, 0, {"short", "long"}},
         {"cost-card", 0, 1, 0, {"printed", "plain"}},
         onOff("change-bowl"),
         onOff("curse-bowl"),
         onOff("guild-master"),
         onOff("annex-farms"),
         onOff("annex-farms-again"),
         onOff("annex-workshops"),
         onOff("annex-workshops-again"),
         onOff("raw-limited", 1),
         {"food-order", 0, 5, 0, namesIn<FoodOrder>()}},
        printedIds(),
        {"red", "blue", "yellow", "green"},
    };
    return info;
}

State Derrein::setUp(const Setup& setup) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    Options& options = state.options;
    options.dealt = setup.option("map") == 1;
    options.counts = setup.option("map") == 2;
    options.longGame = setup.option("game") == 1;
    options.changeBowl = setup.option("change-bowl") == 1;
    options.curseBowl = setup.option("curse-bowl") == 1;
    options.guildMaster = setup.option("guild-master") == 1;
    options.annexFarms = setup.option("annex-farms") == 1;
    options.annexFarmsAgain = setup.option("annex-farms-again") == 1;
    options.annexWorkshops = setup.option("annex-workshops") == 1;
    options.annexWorkshopsAgain = setup.option("annex-workshops-again") == 1;
    options.rawLimited = setup.option("raw-limited") == 1;
    options.foodOrder = static_cast<FoodOrder>(setup.option("food-order"));
    for (Good good : valuesOf<Good>()) state.printed.limit[good] = static_cast<std::int8_t>(cardsInBox(good));
    // 22 beads: four of each colour and two red is the only split that fits the rules (facts, "Bowl over time").
    for (Colour colour : valuesOf<Colour>()) state.printed.beads[colour] = colour == Colour::red ? 2 : 4;
    fillBowl(state);
    for (std::size_t i = 0; i < state.seats; ++i) state.players[i].goods[Good::flour] = startFlour;
    if (options.dealt) dealLandscapes(state, setup.seed);
    if (setup.option("cost-card") == 1) { // no cost card at hand: every workshop costs a plank and a leather
        for (Workshop workshop : valuesOf<Workshop>()) {
            state.printed.cost[workshop][Product::plank] = 1;
            state.printed.cost[workshop][Product::leather] = 1;
            state.printed.costKnown[workshop] = true;
        }
    }
    return state;
}

std::optional<Refusal> Derrein::check(const State& state, Seat seat, const Move& move) {
    return derrein::check(state, seat, move);
}

Folded<State> Derrein::apply(const State& state, Seat seat, const Move& move) {
    return derrein::apply(state, seat, move);
}

std::vector<std::string_view> Derrein::owed(const State& state, Seat seat) {
    std::vector<std::string_view> owed;
    for (const Offer& offer : state.offers)
        if (offer.to == seat) owed.push_back(Answer::kind.name);
    if (state.player(seat).owesMission) owed.push_back(ShowMission::kind.name);
    if (state.phase == Phase::setUp && state.player(seat).startNumber == 0) owed.push_back(TakeStartCard::kind.name);
    if (seat != state.active) return owed;
    switch (state.phase) {
    case Phase::firstPiece: owed.push_back(PlaceFirst::kind.name); break;
    case Phase::firstDuchy: owed.push_back(PlaceDuchy::kind.name); break;
    case Phase::firstFarm: owed.push_back(PlaceFarm::kind.name); break;
    case Phase::harvest: owed.push_back(ThrowBowl::kind.name); break;
    case Phase::food: owed.push_back(state.hungry ? DropWorkshop::kind.name : PayFood::kind.name); break;
    case Phase::setUp:
    case Phase::build:
    case Phase::over: break;
    }
    return owed;
}

std::optional<Move> Derrein::draw(const State& state, Seat, const Move& move, const Chance& chance) {
    if (std::holds_alternative<ThrowBowl>(move)) {
        Draws draws = chance.draws("bowl", state.turn);
        return ThrowBowl{state.turn, kit::drawFrom(state.bowl, beadsThrown, draws)};
    }
    if (const auto* fight = std::get_if<FightWitch>(&move)) {
        // Both stars are thrown until one stands and the other lies: as likely the one as the other.
        Draws draws = chance.draws("fight", state.fights + 1U);
        return FightWitch{static_cast<std::uint16_t>(state.fights + 1), fight->against, draws.below(2) == 1};
    }
    return std::nullopt;
}

Folded<State> Derrein::seal(const State& state, Seat seat, std::uint8_t purpose, std::uint32_t number) {
    if (purpose != Mission::kind.number) return Misfit{"core.misfit.unreadable"};
    State next = state;
    next.player(seat).missionSeal = number;
    next.player(seat).owesMission = false;
    return next;
}

Folded<State> Derrein::reveal(const State& state, Seat seat, const Sealed& sealed, std::uint32_t) {
    const Mission& mission = std::get<Mission>(sealed);
    return derrein::apply(state, seat, ShowMission{mission.upper, mission.lower});
}

Score Derrein::score(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Score score;
    score.winner = player.won;
    score.total = player.won ? 1 : 0;
    const auto line = [&](std::string key, int count, Words reason = {}) {
        score.lines.push_back({std::move(key), count, std::move(reason)});
    };
    line("farms", farmsOf(player));
    line("witchery", player.witchery ? 1 : 0);
    for (Workshop workshop : valuesOf<Workshop>()) line(std::string(nameOf(workshop)), player.workshops[workshop]);
    line("small-duchies", player.smallDuchies);
    line("large-duchies", player.largeDuchies);
    if (player.missionShown) {
        const Needs needs = wholeMission(state, player.mission);
        const int asked = sumOf(needs);
        const int missing = sumOf(missingFor(player, needs));
        line("mission", asked - missing,
             {"derrein.score.mission", {numberArg("met", asked - missing), numberArg("asked", asked)}});
    }
    return score;
}

std::optional<std::string> Derrein::broken(const State& state) {
    if (state.seats < 2 || state.seats > seatsMost) return "there are 2 to 4 seats";
    State counted = state;
    recount(counted);
    int mills = 0;
    for (std::size_t i = 0; i < state.seats; ++i) {
        const Player& player = state.players[i];
        for (Good good : valuesOf<Good>())
            if (player.goods[good] < 0) return "a good is below zero";
        if (farmsOf(player) > farmsMost || workshopsOf(player) > workshopsMost || duchiesOf(player) > duchiesMost)
            return "more pieces than the box holds";
        if (player.smallDuchies < 0 || player.largeDuchies < 0 || player.startNumber > 99)
            return "a tally is out of range";
        mills += player.workshops[Workshop::mill];
        const bool starting = state.phase >= Phase::firstPiece && state.phase <= Phase::firstFarm;
        if (!state.hungry && !starting && workshopsWithoutRoom(state, seatAt(i)) > 0)
            return "a workshop has no room at a duchy";
        const Player& fresh = counted.players[i];
        const bool agrees = fresh.farms == player.farms && fresh.workshops == player.workshops &&
                            fresh.witchery == player.witchery && fresh.smallDuchies == player.smallDuchies &&
                            fresh.largeDuchies == player.largeDuchies;
        if (!agrees) return "the tallies are not what the map shows";
    }
    if (mills > 1) return "there is more than one mill";
    for (Good good : valuesOf<Good>())
        if ((!isRaw(good) || state.options.rawLimited) && supplyOf(state, good) < 0)
            return "more of a good is held than the box holds";
    int beads = 0;
    for (Colour colour : valuesOf<Colour>()) {
        if (state.bowl[colour] < 0 || beadsOutside(state, colour) < 0) return "a bead is counted twice";
        if (colour != Colour::red && state.bowl[colour] == 0) return "a colour has left the bowl";
        beads += state.printed.beads[colour];
    }
    if (beads != 22) return "the box holds 22 beads";
    if (sumOf(state.bowl) != 10 + (state.round >= 3 ? 1 : 0) + state.extraReds)
        return "the bowl holds a wrong number of beads";
    for (const Square& square : state.map)
        if (square.building != Building::none &&
            (square.landscape == Landscape::none || indexOf(square.owner) >= state.seats))
            return "a building stands on nothing or belongs to nobody";
    for (int i = 0; i < Lattice::crossings; ++i) {
        const DuchyPlace& duchy = state.duchies[static_cast<std::size_t>(i)];
        if (duchy.size != Duchy::none && (!isDuchyPlace(state, i) || indexOf(duchy.owner) >= state.seats))
            return "a duchy stands where none can";
    }
    if (indexOf(state.active) >= state.seats || indexOf(state.first) >= state.seats)
        return "nobody sits where the turn is";
    if (state.annexFrom != nowhere && state.annexFrom >= Lattice::crossings) return "the new duchy is nowhere";
    for (const Offer& offer : state.offers)
        if (indexOf(offer.from) >= state.seats || indexOf(offer.to) >= state.seats ||
            (offer.times > 0 && offer.raw == Raw::lavender))
            return "an offer is from or to nobody";
    return std::nullopt;
}

std::vector<OptionValues> Derrein::optionSets() {
    return {
        {{"map", 1}, {"cost-card", 1}},
        {{"map", 2}, {"cost-card", 1}},
        {{"map", 1},
         {"cost-card", 1},
         {"game", 1},
         {"change-bowl", 1},
         {"curse-bowl", 1},
         {"guild-master", 1},
         {"annex-farms", 1},
         {"annex-farms-again", 1},
         {"annex-workshops", 1},
         {"annex-workshops-again", 1}},
        {{"map", 1},
         {"cost-card", 1},
         {"guild-master", 1},
         {"annex-farms", 1},
         {"annex-workshops", 1},
         {"raw-limited", 0}},
    };
}

} // namespace sideboard
