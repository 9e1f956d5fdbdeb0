#include "engine/games/gwtnz/printed.h"

#include "engine/kit/counter.h"

namespace sideboard::gwtnz {

namespace {

constexpr int most = 99;

class Table {
public:
    Table() : m_infos(fact::count) {}

    void set(int number, std::string id, int min, int max, int standard, bool known = false,
             std::vector<std::string_view> names = {}) {
        m_infos[static_cast<std::size_t>(number)] = {
            "printed." + std::move(id), min, max, standard, known, std::move(names)};
    }
    template <NamedEnum E>
    void choose(int number, std::string id, E standard, bool known = false) {
        set(number, std::move(id), 0, static_cast<int>(countOf<E>) - 1, static_cast<int>(standard), known,
            kit::nameList<E>());
    }
    void yes(int number, std::string id, bool standard, bool known = false) {
        set(number, std::move(id), 0, 1, standard ? 1 : 0, known);
    }
    [[nodiscard]] std::vector<PrintedInfo> take() { return std::move(m_infos); }

private:
    std::vector<PrintedInfo> m_infos;
};

template <NamedEnum E>
std::string text(E value) {
    return std::string(nameOf(value));
}

struct SheepFacts {
    int breeding;
    bool breedingKnown;
    int wool;
    bool woolKnown;
    int points;
    bool pointsKnown;
};

/// Facts, "Sheep cards": what is inferred with a reason counts as known, what is only guessed does not.
void addCards(Table& table) {
    constexpr std::array<SheepFacts, 11> sheep{{{1, true, 1, true, 0, true},
                                                {2, true, 2, false, 0, true},
                                                {2, true, 2, false, 0, true},
                                                {2, true, 3, true, 0, true},
                                                {3, true, 1, false, 1, false},
                                                {2, true, 4, true, 2, true},
                                                {3, true, 3, false, 2, true},
                                                {4, true, 2, false, 4, true},
                                                {2, true, 5, true, 4, true},
                                                {6, false, 1, false, 5, false},
                                                {3, true, 2, true, 3, true}}};
    for (Card card : valuesOf<Card>()) {
        const auto at = static_cast<std::size_t>(card);
        const SheepFacts facts =
            at < sheep.size()
                ? sheep[at]
                : SheepFacts{isSheep(card) ? 3 : 0, !isSheep(card), isSheep(card) ? 2 : 0, !isSheep(card), 0,
                             !isBonusSet(card)};
        table.set(fact::breeding(card), "card." + text(card) + ".breeding", 0, 9, facts.breeding, facts.breedingKnown);
        table.set(fact::wool(card), "card." + text(card) + ".wool", 0, 9, facts.wool, facts.woolKnown);
        table.set(fact::points(card), "card." + text(card) + ".points", 0, 20, facts.points, facts.pointsKnown);
    }
    for (Card card : {Card::set8, Card::set9, Card::set10}) {
        const std::string id = "objective." + text(card) + ".";
        table.choose(fact::setObjective(card, fact::OfObjective::action), id + "action", ObjectiveAction::pounds4);
        table.choose(fact::setObjective(card, fact::OfObjective::first), id + "first", Condition::building);
        table.choose(fact::setObjective(card, fact::OfObjective::second), id + "second", Condition::none);
        table.choose(fact::setObjective(card, fact::OfObjective::third), id + "third", Condition::none);
        table.set(fact::setObjective(card, fact::OfObjective::points), id + "points", 0, 20, 3);
    }
    table.choose(fact::sheepdogAt, "card.sheepdog.gives", Sheepdog::pound);
}

/// Facts, "Personal": craftsmen and points are from the building sheet, hands are in no text.
void addBuildings(Table& table) {
    constexpr std::array<std::array<std::array<int, 2>, 2>, buildingsOfEach> facts{{{{{1, 1}, {1, 1}}},
                                                                                    {{{1, 1}, {1, 1}}},
                                                                                    {{{2, 3}, {2, 3}}},
                                                                                    {{{2, 3}, {2, 3}}},
                                                                                    {{{3, 4}, {3, 4}}},
                                                                                    {{{4, 5}, {4, 5}}},
                                                                                    {{{5, 6}, {5, 6}}},
                                                                                    {{{7, 9}, {6, 8}}},
                                                                                    {{{9, 13}, {8, 12}}},
                                                                                    {{{10, 15}, {10, 15}}}}};
    for (int number = 1; number <= buildingsOfEach; ++number)
        for (bool sideB : {false, true}) {
            const auto& [craftsmen, points] = facts[static_cast<std::size_t>(number - 1)][sideB ? 1 : 0];
            const std::string id = "building." + std::to_string(number) + (sideB ? "b" : "a") + ".";
            table.set(fact::building(number, sideB, fact::OfBuilding::craftsmen), id + "craftsmen", 1, 12, craftsmen,
                      true);
            table.set(fact::building(number, sideB, fact::OfBuilding::points), id + "points", 0, 20, points, true);
            table.choose(fact::building(number, sideB, fact::OfBuilding::hand), id + "hand", Hand::none);
        }
}

/// Facts, "Trading posts".
void addPosts(Table& table) {
    using enum fact::OfPost;
    constexpr std::array<int, posts> values{0, 1, 3, 6, 9, 12, 15, 18, 0, 21, 5, 9, 13, 7, 11, 8, 11, 14, 17};
    for (Post post : valuesOf<Post>()) {
        const std::string id = "post." + text(post) + ".";
        const bool given = !isBetween(post) && !isOverseas(post);
        const bool zero = post == Post::local0;
        const bool white = zero || post == Post::local3;
        const bool black = post == Post::local9 || post == Post::wool9 || post == Post::wool13;
        table.set(fact::post(post, value), id + "value", 0, 30, values[static_cast<std::size_t>(post)], given);
        table.set(fact::post(post, transport), id + "transport", 0, 20,
                  post == Post::local9   ? 3
                  : post == Post::wool9  ? 5
                  : post == Post::wool13 ? 7
                                         : 0,
                  white || black);
        table.set(fact::post(post, points), id + "points", -20, 30,
                  zero                   ? -8
                  : post == Post::wool13 ? 3
                                         : 0,
                  zero || post == Post::wool13);
        table.yes(fact::post(post, fact::OfPost::black), id + "black", !white && post != Post::local1, white || black);
        const Gift gift = zero                   ? Gift::none
                          : post == Post::local9 ? Gift::objective
                          : isWool(post)         ? Gift::romney
                                                 : Gift::none;
        table.choose(fact::post(post, fact::OfPost::gift), id + "gift", gift, zero || post == Post::local3 || black);
        table.set(fact::post(post, arrow), id + "arrow", 0, 20, 0, !isLocal(post) || post == Post::local21);
    }
}

void addHarbours(Table& table) {
    for (int i = 0; i < mediumHarbours; ++i) {
        const std::string id = "medium" + std::to_string(i + 1) + ".";
        table.set(fact::medium(i, fact::OfMedium::cost), id + "cost", 0, 20, 2);
        table.set(fact::medium(i, fact::OfMedium::points), id + "points", 0, 20, i + 1);
        table.yes(fact::medium(i, fact::OfMedium::black), id + "black", true);
        table.choose(fact::medium(i, fact::OfMedium::gift), id + "gift", Gift::ferry);
    }
    for (int i = 0; i < smallHarbours; ++i) {
        const std::string id = "small" + std::to_string(i + 1) + ".";
        table.set(fact::small(i, fact::OfSmall::cost), id + "cost", 0, 20, 2);
        table.set(fact::small(i, fact::OfSmall::points), id + "points", 0, 20, 1);
        table.choose(fact::small(i, fact::OfSmall::gift), id + "gift", i % 4 == 3 ? Gift::compass : Gift::kotare);
        table.yes(fact::small(i, fact::OfSmall::arrow), id + "arrow", false);
        table.yes(fact::small(i, fact::OfSmall::last), id + "last", i % 4 == 3);
    }
}

void addMarkets(Table& table) {
    table.set(fact::jobRowsAt, "jobs.rows", 2, jobRowsMost, 6);
    for (int row = 0; row < jobRowsMost; ++row)
        table.set(fact::jobCost(row), "jobs.row" + std::to_string(row + 1) + ".cost", 0, 20, std::max(4, 10 - row));
    table.set(fact::bonusRowsAt, "bonus.rows", 3, bonusRowsMost, 7);
    for (int row = 0; row < bonusRowsMost; ++row) {
        table.set(fact::bonusCost(row), "bonus.row" + std::to_string(row + 1) + ".cost", 0, 20, 5);
        table.choose(fact::arrow(row), "bonus.row" + std::to_string(row + 1) + ".arrow",
                     row == 2 || row == 4 ? Arrow::yellow
                     : row == 3           ? Arrow::turquoise
                                          : Arrow::black);
    }
    constexpr std::array<int, tileBKinds> counts{4, 3, 3, 3, 3, 3,
                                                 2, 3, 3, 3, 4}; // 34 in all; how many of each is in no text
    constexpr std::array<int, tileBKinds> points{2, 2, 2, 2, 2, 4, 8, 0, 0, 0, 0};
    for (TileB tile : valuesOf<TileB>()) {
        table.set(fact::count_(tile), "bonus-tile." + text(tile) + ".count", 0, bonusTilesInBox,
                  counts[static_cast<std::size_t>(tile)]);
        table.set(fact::points(tile), "bonus-tile." + text(tile) + ".points", -5, 20,
                  points[static_cast<std::size_t>(tile)], tile != TileB::joker);
    }
    constexpr std::array<int, tileAKinds> hazards{7, 7, 7, 7, 2, 2, 2, 1,
                                                  1, 1, 2, 1, 1, 1, 1, 1}; // 9 rockfalls, 7 floods
    for (TileA tile : valuesOf<TileA>())
        table.set(fact::count_(tile), "tile." + text(tile) + ".count", 0, 16, hazards[static_cast<std::size_t>(tile)],
                  isWorker(tile));
}

void addPlayerBoard(Table& table) {
    for (Disc disc : valuesOf<Disc>())
        table.yes(fact::black(disc), "disc." + text(disc) + ".black",
                  costOf(disc) > 0 || disc >= Disc::certificateLimit);
    for (Aux aux : valuesOf<Aux>()) table.yes(fact::auxOpen(aux), "aux." + text(aux) + ".open", aux <= Aux::draw);
    for (int pair = 0; pair < storehousesOfEach / 2; ++pair)
        table.set(fact::pairPoints(pair), "storehouses.pair" + std::to_string(pair + 1) + ".points", 0, 10,
                  pair == 3   ? 2
                  : pair == 4 ? 4
                              : 0,
                  true);
    table.set(fact::movementAt, "movement", 2, 6, 4);
    table.set(fact::certificateLimitAt, "certificates.limit", 4, 9, 6);
    table.set(fact::buildGoldAt, "building.gold", 0, 5, 1);
    for (Worker worker : valuesOf<Worker>())
        for (int column = 2; column <= workerColumns; ++column)
            table.choose(fact::immediate(worker, column), "immediate." + text(worker) + std::to_string(column),
                         Immediate::none);
}

/// Facts, "Sarah". What the rulings settle is known, the rest is asked when it is first needed.
void addSarah(Table& table) {
    for (int card = 1; card <= 9; ++card)
        table.set(fact::sarahMove(card), "sarah.card" + std::to_string(card) + ".movement", 1, 9, 3);
    for (int card = 10; card <= 17; ++card)
        table.choose(fact::sarahIcon(card), "sarah.card" + std::to_string(card) + ".icon", StepIcon::pictured);
    for (int card = 1; card <= 17; ++card) {
        const bool advances = (card >= 5 && card <= 7) || card == 12 || card == 16;
        table.set(fact::sarahSteps(card), "sarah.card" + std::to_string(card) + ".pathfinder", 0, 9, advances ? 2 : 0,
                  !advances);
    }
    table.choose(fact::sarahOrder(1), "sarah.card1.order", HireOrder::cheapestFirst, true);
    table.choose(fact::sarahOrder(2), "sarah.card2.order", HireOrder::specializationFirst, true);
    for (int column = 1; column <= 5; ++column)
        for (int alternative = 0; alternative < 2; ++alternative)
            for (SheepClass kind : valuesOf<SheepClass>()) {
                // 3: two of 2 points; 4: a Suffolk and a Dorset Horn (both from the booklet's example). The rest is a
                // guess.
                const bool three = column == 3 && kind == SheepClass::two;
                const bool four = column == 4 && (kind == SheepClass::suffolk || kind == SheepClass::dorset);
                const bool others = (column == 1 && kind == SheepClass::dorset) ||
                                    (column == 2 && kind == SheepClass::two) ||
                                    (column == 5 && (kind == SheepClass::suffolk || kind == SheepClass::two));
                const int standard = alternative > 0 ? 0 : three ? 2 : four || others ? 1 : 0;
                table.set(fact::sarahMarket(column, alternative, kind),
                          "sarah.market" + std::to_string(column) + "." + std::to_string(alternative + 1) + "." +
                              text(kind),
                          0, 3, standard, column == 3 || column == 4);
            }
    for (int sailors = 2; sailors <= 5; ++sailors)
        table.choose(fact::sarahSailors(sailors), "sarah.sailors" + std::to_string(sailors),
                     static_cast<Header>(sailors - 2), true);
    for (int card : {13, 17})
        for (bool many : {false, true}) // with 4 or 5 shearers a second sheep; which one is in no text
            table.choose(fact::sarahShearers(card, many),
                         "sarah.card" + std::to_string(card) + (many ? ".shearers4" : ".shearers2"),
                         !many        ? Fleece::nothing
                         : card == 13 ? Fleece::lincoln
                                      : Fleece::ryeland,
                         !many);
    table.set(fact::sarahExtra(13), "sarah.card13.extra", 0, 5, 1, true);
    table.set(fact::sarahExtra(17), "sarah.card17.extra", 0, 5, 2, true);
    for (int column = 2; column <= workerColumns; ++column)
        table.choose(fact::sarahColumn(column), "sarah.column" + std::to_string(column),
                     static_cast<Header>(column - 2), true);
    for (Worker worker : valuesOf<Worker>())
        for (int column = 2; column <= workerColumns; ++column)
            table.choose(fact::sarahImmediate(worker, column),
                         "sarah.immediate." + text(worker) + std::to_string(column),
                         worker == Worker::sailor                   ? SarahImmediate::harbour
                         : worker == Worker::shearer && column == 3 ? SarahImmediate::wool5
                         : worker == Worker::shearer && column == 5 ? SarahImmediate::wool9
                                                                    : SarahImmediate::none);
}

} // namespace

const std::vector<PrintedInfo>& printedInfos() {
    static const std::vector<PrintedInfo> infos = [] {
        Table table;
        addCards(table);
        addBuildings(table);
        addPosts(table);
        addHarbours(table);
        addMarkets(table);
        addPlayerBoard(table);
        addSarah(table);
        return table.take();
    }();
    return infos;
}

Box boxAsDelivered() {
    Box box;
    const auto& infos = printedInfos();
    for (int i = 0; i < fact::count; ++i) {
        const PrintedInfo& info = infos[static_cast<std::size_t>(i)];
        if (info.known) box.learn(i, info.standard);
        else box.values[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(info.standard);
    }
    return box;
}

} // namespace sideboard::gwtnz
