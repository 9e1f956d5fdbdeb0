#include "tests/engine/spikes/spike.h"

/// Neuland: a production is paid with own workers from several places; the farthest sets the price.
namespace sideboard::spike {
namespace {

enum class Good : std::uint8_t { food = 0, wood = 1, coal = 2, iron = 3, weapons = 4 };
constexpr auto namesOf(Good) { return std::array<std::string_view, 5>{"food", "wood", "coal", "iron", "weapons"}; }

/// A unit of the map by its number; the real game has three places on each of 19 hexes.
enum class Unit : std::uint8_t {};
constexpr Unit noUnit{255};
constexpr std::size_t indexOf(Unit unit) { return static_cast<std::size_t>(unit); }

struct UnitInfo {
    int column; // a map of one row: distance is the difference
    Good gives;
    std::array<std::optional<Good>, 2> needs;
};
constexpr std::array<UnitInfo, 7> units{{
    {0, Good::food, {}},
    {0, Good::wood, {Good::food}},
    {1, Good::coal, {Good::wood}},
    {3, Good::coal, {Good::wood}},
    {2, Good::iron, {}},
    {5, Good::iron, {}},
    {2, Good::weapons, {Good::coal, Good::iron}}, // armourer
}};
constexpr Unit armourer{6};

enum class Worker : std::uint8_t { none = 0, standing = 1, lying = 2 };
constexpr auto namesOf(Worker) { return std::array<std::string_view, 3>{"none", "standing", "lying"}; }

struct Spot {
    Seat owner = noSeat;
    Worker worker = Worker::none;
    static constexpr auto fields() { return std::tuple{field("owner", &Spot::owner), field("worker", &Spot::worker)}; }
    bool operator==(const Spot&) const = default;
};

struct Player {
    std::uint8_t actions = 10; ///< left until the time marker would reach the present
    std::uint8_t supply = 7;
    static constexpr auto fields() {
        return std::tuple{field("actions", &Player::actions), field("supply", &Player::supply)};
    }
    bool operator==(const Player&) const = default;
};

struct Land {
    List<Player, 4> seats;
    std::array<Spot, units.size()> spots{};
    static constexpr auto fields() { return std::tuple{field("seats", &Land::seats), field("spots", &Land::spots)}; }
    bool operator==(const Land&) const = default;
};

/// Each input has its own field: whose worker pays for it. What a recipe does not need has one value only, nobody.
struct Produce {
    static constexpr Kind kind{1, "produce"};
    Unit unit{};
    Unit first = noUnit;
    Unit second = noUnit;
    static constexpr auto fields() {
        return std::tuple{field("unit", &Produce::unit), field("first", &Produce::first),
                          field("second", &Produce::second)};
    }
    bool operator==(const Produce&) const = default;
};

int distance(Unit a, Unit b) { return std::abs(units[indexOf(a)].column - units[indexOf(b)].column); }

/// Lines 183-187 and, for several inputs, 783-787: one action in the neighbourhood, one per hex for the farthest beyond
/// it.
int costOf(const Produce& produce) {
    int farthest = 1;
    for (Unit payer : {produce.first, produce.second})
        if (payer != noUnit) farthest = std::max(farthest, distance(produce.unit, payer));
    return farthest;
}

struct NeulandSpike : Plain {
    using State = Land;
    using Move = std::variant<Produce>;

    static const GameInfo& info() {
        static const GameInfo info{"neuland-spike", 2, 4, false, 1, {}, {}, {}};
        return info;
    }
    static State setUp(const Setup& setup) {
        State state;
        for (int i = 0; i < setup.seats; ++i) state.seats.push({});
        return state;
    }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        const auto& produce = std::get<Produce>(move);
        if (indexOf(produce.unit) >= units.size()) return Refusal{"neuland.refusal.no-such-unit", "2.1", 0};
        if (state.spots[indexOf(produce.unit)].worker != Worker::none)
            return Refusal{"neuland.refusal.occupied", "2.1", 0};
        if (state.seats[sideboard::indexOf(seat)].supply == 0) return Refusal{"neuland.refusal.no-worker", "2.1"};
        const auto& needs = units[indexOf(produce.unit)].needs;
        const std::array<Unit, 2> payers{produce.first, produce.second};
        for (std::size_t i = 0; i < needs.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            if (!needs[i]) {
                if (payers[i] != noUnit) return Refusal{"neuland.refusal.nothing-needed", "2.1", number};
                continue;
            }
            const bool pays = indexOf(payers[i]) < units.size() && state.spots[indexOf(payers[i])].owner == seat;
            if (!pays) return Refusal{"neuland.refusal.not-your-worker", "2.1", number};
            if (units[indexOf(payers[i])].gives != *needs[i])
                return Refusal{"neuland.refusal.other-good", "2.1", number, {{"needs", 0, nameOf(*needs[i])}}};
        }
        if (costOf(produce) > state.seats[sideboard::indexOf(seat)].actions)
            return Refusal{"neuland.refusal.too-far",
                           "2.1",
                           2,
                           {{"cost", costOf(produce)}, {"left", state.seats[sideboard::indexOf(seat)].actions}}};
        return std::nullopt;
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& move) {
        const auto& produce = std::get<Produce>(move);
        State next = state;
        Player& player = next.seats[sideboard::indexOf(seat)];
        for (Unit payer : {produce.first, produce.second}) {
            if (payer == noUnit) continue;
            if (indexOf(payer) >= units.size() || next.spots[indexOf(payer)].owner != seat)
                return Misfit{"neuland.misfit.no-worker-there"};
            next.spots[indexOf(payer)] = {};
            ++player.supply;
        }
        if (indexOf(produce.unit) >= units.size() || next.spots[indexOf(produce.unit)].worker != Worker::none)
            return Misfit{"neuland.misfit.occupied"};
        if (player.supply == 0 || costOf(produce) > player.actions) return Misfit{"neuland.misfit.nothing-left"};
        next.spots[indexOf(produce.unit)] = {seat, Worker::standing};
        --player.supply;
        player.actions = static_cast<std::uint8_t>(player.actions - costOf(produce));
        return next;
    }

    /// The nearest first: so the first legal way that the core finds is the cheapest one.
    static Domain domain(const State&, Seat, const Move& move, std::size_t number) {
        const auto& produce = std::get<Produce>(move);
        Values all{{}, "map"};
        for (std::size_t i = 0; i < units.size(); ++i) all.values.push_back(static_cast<std::int64_t>(i));
        if (number == 0) return all;
        if (!units[indexOf(produce.unit)].needs[number - 1]) return Values{{static_cast<std::int64_t>(noUnit)}};
        std::stable_sort(all.values.begin(), all.values.end(), [&](std::int64_t a, std::int64_t b) {
            return distance(produce.unit, static_cast<Unit>(a)) < distance(produce.unit, static_cast<Unit>(b));
        });
        return all;
    }
    static bool narrows(const Move&, std::size_t) { return false; }
    static std::vector<std::string_view> owed(const State&, Seat) { return {}; }
    static View view(const State&, Seat, const std::vector<SecretOf<Sealed>>&) { return {}; }
    static const TrackedList<State>& tracked() {
        static const TrackedList<State> list = [] {
            TrackedList<State> all;
            for (std::size_t seat = 0; seat < 4; ++seat)
                all.add(
                    {"seat" + std::to_string(seat) + ".actions",
                     0,
                     10,
                     seatAt(seat),
                     {},
                     TrackedUse::tally,
                     [=](const State& state) { return state.seats.items[seat].actions; },
                     [=](State& state, int value) { state.seats[seat].actions = static_cast<std::uint8_t>(value); }});
            return all;
        }();
        return list;
    }
};
static_assert(Game<NeulandSpike>);

using Neuland = TableOf<NeulandSpike>;

/// Workers on both kilns and both iron units, one of the near ones lying: the armourer in between can be paid four
/// ways.
void setWorkers(Neuland& table, Seat owner) {
    ASSERT_TRUE(table.setUp({2, 1, 1, {}}, 0));
    Json state = table.stateJson();
    for (int unit : {2, 3, 4, 5})
        state["spots"][unit] = {{"owner", sideboard::indexOf(owner)}, {"worker", unit == 4 ? "lying" : "standing"}};
    state["seats"][0]["supply"] = 3;
    ASSERT_TRUE(table.load(state, 0));
}

TEST(NeulandSpike, theCheapestWayToPayIsProposedAndAnotherMayBeTaken) {
    Neuland table(1, DeviceId{1}, testHash);
    setWorkers(table, anna);
    EXPECT_EQ(openKeys(table, anna, "produce", {{"unit", 6}}), (Names{"2", "3"})) << "nearest first";
    EXPECT_EQ(openKeys(table, anna, "produce", {{"unit", 6}, {"first", 3}}), (Names{"4", "5"}));

    const auto proposed = table.suggestion(anna, "produce", {{"unit", 6}});
    ASSERT_TRUE(proposed) << wordsOf(proposed);
    EXPECT_EQ(*proposed, (Json{{"unit", 6}, {"first", 2}, {"second", 4}}));

    // Outcomes tell what each way costs before it is taken.
    const auto prompt = table.prompt(anna, "produce", {{"unit", 6}, {"first", 2}});
    ASSERT_TRUE(prompt && *prompt);
    for (const PromptOption& option : std::get<Cells>((*prompt)->ask).options) {
        if (option.refusal) continue;
        ASSERT_EQ(option.outcome.size(), 1U);
        EXPECT_EQ(option.outcome[0].to, option.key == "4" ? 9 : 7) << "the far iron costs three actions";
    }
    ASSERT_TRUE(table.play(anna, Produce{armourer, Unit{2}, Unit{5}}, {}));
    EXPECT_EQ(table.state().seats[0].actions, 7) << "only the farthest is charged";
    EXPECT_EQ(table.state().seats[0].supply, 4) << "two workers came back, one went out";
    ASSERT_TRUE(table.undo(0));
    EXPECT_EQ(table.state().seats[0].actions, 10);
}

TEST(NeulandSpike, aWayThatIsTooFarIsListedWithItsReason) {
    Neuland table(1, DeviceId{1}, testHash);
    setWorkers(table, anna);
    ASSERT_TRUE(table.correct("seat0.actions", 2, {}));
    const auto prompt = table.prompt(anna, "produce", {{"unit", 6}, {"first", 2}});
    for (const PromptOption& option : std::get<Cells>((*prompt)->ask).options)
        if (option.key == "5") {
            ASSERT_TRUE(option.refusal);
            EXPECT_EQ(option.refusal->reason, "neuland.refusal.too-far");
        }
    EXPECT_EQ(openKeys(table, anna, "produce", {{"unit", 6}, {"first", 2}}), (Names{"4"}));
    EXPECT_EQ(openKinds(table, bert).size(), 1U) << "he can still make food";
    EXPECT_TRUE(openKeys(table, bert, "produce", {{"unit", 6}}).empty()) << "none of the workers is his";
}

TEST(NeulandSpike, ofTwoDevicesThatSpendTheSameWorkerOneDoesNotFitAndBothSeeWhich) {
    Neuland here(1, DeviceId{1}, testHash);
    Neuland there(1, DeviceId{2}, testHash);
    setWorkers(here, anna);
    meet(here, there);
    ASSERT_TRUE(here.play(anna, Produce{armourer, Unit{2}, Unit{4}}, {}));
    const auto other = there.play(anna, Produce{armourer, Unit{3}, Unit{4}}, {});
    ASSERT_TRUE(other);
    (void)send(here, there);
    (void)send(there, here);
    EXPECT_EQ(here.hash(), there.hash());
    EXPECT_EQ(here.outcome(*here.log().positionOf(*other)).fit, Fit::didNotFit);
    EXPECT_EQ(here.state().spots[3].worker, Worker::standing) << "nothing of it was half applied";
}

} // namespace
} // namespace sideboard::spike
