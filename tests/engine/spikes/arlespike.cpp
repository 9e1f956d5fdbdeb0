#include "tests/engine/spikes/spike.h"

/// Fields of Arle: the November inventory, computed by itself and asking only where there is a choice, and an
/// arrangement of animals.
namespace sideboard::spike {
namespace {

enum class Animal : std::uint8_t { sheep = 0, cattle = 1, horse = 2 };
constexpr auto namesOf(Animal) { return std::array<std::string_view, 3>{"sheep", "cattle", "horse"}; }
enum class Fuel : std::uint8_t { wood = 0, timber = 1 };
constexpr auto namesOf(Fuel) { return std::array<std::string_view, 2>{"wood", "timber"}; }
enum class Ground : std::uint8_t { dike = 0, land = 1, stall = 2, stable = 3, park = 4, forest = 5 };
constexpr auto namesOf(Ground) {
    return std::array<std::string_view, 6>{"dike", "land", "stall", "stable", "park", "forest"};
}

using Herd = Per<Animal, std::uint8_t>;
using Standing = List<Placed, 16>;

struct Farm {
    std::uint8_t food = 2;
    std::uint8_t grain = 0;
    std::uint8_t peat = 1;
    Per<Fuel, std::uint8_t> fuel{{2, 1}};
    Standing animals;
    std::uint8_t hungry = 0;   ///< food still to be paid, where the player has a choice
    std::uint8_t cold = 0;     ///< the same for fuel
    std::uint8_t shortage = 0; ///< victory points lost
    Herd homeless;             ///< just gained, waiting for a place
    static constexpr auto fields() {
        return std::tuple{
            field("food", &Farm::food), field("grain", &Farm::grain),       field("peat", &Farm::peat),
            field("fuel", &Farm::fuel), field("animals", &Farm::animals),   field("hungry", &Farm::hungry),
            field("cold", &Farm::cold), field("shortage", &Farm::shortage), field("homeless", &Farm::homeless)};
    }
    bool operator==(const Farm&) const = default;
};

struct Village {
    List<Farm, 2> seats;
    std::array<Ground, 6> ground{Ground::dike,   Ground::land, Ground::stall,
                                 Ground::stable, Ground::park, Ground::forest};
    std::uint8_t halfYear = 1;
    static constexpr auto fields() {
        return std::tuple{field("seats", &Village::seats), field("ground", &Village::ground),
                          field("halfYear", &Village::halfYear)};
    }
    bool operator==(const Village&) const = default;
};

/// Everything that needs no choice: milk, then food and fuel as far as there is any. Both devices may enter it: once.
struct TakeInventory {
    static constexpr Kind kind{1, "take-inventory"};
    std::uint8_t halfYear = 0;
    static constexpr auto fields() { return std::tuple{field("halfYear", &TakeInventory::halfYear)}; }
    static constexpr auto once() { return &TakeInventory::halfYear; }
    bool operator==(const TakeInventory&) const = default;
};
struct EatAnimals {
    static constexpr Kind kind{2, "eat-animals"};
    Herd animals;
    static constexpr auto fields() { return std::tuple{field("animals", &EatAnimals::animals)}; }
    bool operator==(const EatAnimals&) const = default;
};
struct Burn {
    static constexpr Kind kind{3, "burn"};
    Per<Fuel, std::uint8_t> fuel;
    static constexpr auto fields() { return std::tuple{field("fuel", &Burn::fuel)}; }
    bool operator==(const Burn&) const = default;
};
struct GainAnimal {
    static constexpr Kind kind{4, "gain-animal"};
    Animal animal = Animal::sheep;
    static constexpr auto fields() { return std::tuple{field("animal", &GainAnimal::animal)}; }
    bool operator==(const GainAnimal&) const = default;
};
struct Arrange {
    static constexpr Kind kind{5, "arrange"};
    Standing standing;
    static constexpr auto fields() { return std::tuple{field("standing", &Arrange::standing)}; }
    bool operator==(const Arrange&) const = default;
};

Herd herdOf(const Farm& farm) {
    Herd herd;
    for (const Placed& each : farm.animals)
        herd.values[each.thing] = static_cast<std::uint8_t>(herd.values[each.thing] + each.count);
    return herd;
}

/// Lines 566-573: dike 1 of any kind, empty land 2 of one, stall 3 of one, stable 6 of one, park 2 of any.
int capacityOf(Ground ground) {
    constexpr std::array<int, 6> capacities{1, 2, 3, 6, 2, 0};
    return capacities[static_cast<std::size_t>(ground)];
}

Arrangement arrangementOf(const Village& state, const Farm& farm) {
    Arrangement arrangement;
    const Herd herd = herdOf(farm);
    for (Animal animal : valuesOf<Animal>())
        arrangement.things.push_back(
            {static_cast<std::uint8_t>(animal), std::string(nameOf(animal)), herd[animal] + farm.homeless[animal]});
    for (std::uint8_t i = 0; i < state.ground.size(); ++i)
        if (const int capacity = capacityOf(state.ground[i]))
            arrangement.places.push_back(
                {i, std::string(nameOf(state.ground[i])), capacity, state.ground[i] != Ground::park});
    // The real game searches for the arrangement that breeds best; here the widest place takes the largest herd.
    std::vector<Arrangement::Thing> left = arrangement.things;
    std::vector<Arrangement::Place> places = arrangement.places;
    std::sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.capacity > b.capacity; });
    for (const auto& place : places) {
        const auto most =
            std::max_element(left.begin(), left.end(), [](const auto& a, const auto& b) { return a.count < b.count; });
        const int count = std::min(most->count, place.capacity);
        if (count == 0) continue;
        most->count -= count;
        arrangement.suggested.push_back({place.number, most->number, static_cast<std::uint8_t>(count)});
    }
    std::sort(arrangement.suggested.begin(), arrangement.suggested.end(),
              [](const Placed& a, const Placed& b) { return a.place < b.place; });
    return arrangement;
}

struct Arle : Plain {
    using State = Village;
    using Move = std::variant<TakeInventory, EatAnimals, Burn, GainAnimal, Arrange>;

    static const GameInfo& info() {
        static const GameInfo info{"arle-spike", 1, 2, true, 1, {}, {}, {}};
        return info;
    }
    static State setUp(const Setup& setup) {
        State state;
        for (int i = 0; i < setup.seats; ++i) state.seats.push({});
        return state;
    }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        const Farm& farm = state.seats[indexOf(seat)];
        const bool owes = farm.hungry > 0 || farm.cold > 0;
        if (const auto* inventory = std::get_if<TakeInventory>(&move)) {
            if (inventory->halfYear != state.halfYear) return Refusal{"arle.refusal.other-half-year", "p.8", 0};
            for (const Farm& each : state.seats)
                if (each.hungry > 0 || each.cold > 0) return Refusal{"arle.refusal.inventory-open", "p.8"};
        } else if (const auto* eat = std::get_if<EatAnimals>(&move)) {
            const Herd herd = herdOf(farm);
            for (Animal animal : valuesOf<Animal>())
                if (eat->animals[animal] > herd[animal]) return Refusal{"arle.refusal.not-that-many", "p.8", 0};
            if (farm.hungry == 0 || sumOf(eat->animals) != farm.hungry)
                return Refusal{"arle.refusal.eats-what-is-missing", "p.8", 0};
        } else if (const auto* burn = std::get_if<Burn>(&move)) {
            for (Fuel fuel : valuesOf<Fuel>())
                if (burn->fuel[fuel] > farm.fuel[fuel]) return Refusal{"arle.refusal.not-that-many", "p.8", 0};
            if (farm.cold == 0 || sumOf(burn->fuel) != farm.cold)
                return Refusal{"arle.refusal.burns-what-is-missing", "p.8", 0};
        } else if (std::holds_alternative<GainAnimal>(move)) {
            if (owes) return Refusal{"arle.refusal.inventory-open", "p.8"};
        } else if (const auto* arrange = std::get_if<Arrange>(&move))
            return misplaced(arrangementOf(state, farm), {arrange->standing.begin(), arrange->standing.end()}, "p.10",
                             0);
        return std::nullopt;
    }

    /// Line 472 ff.: 3 food, then grain, then animals; 2 peat, then wood or timber; 2 points lost for each that is
    /// missing.
    static void feed(Farm& farm) {
        const auto pay = [](std::uint8_t& stock, int& due) {
            const int paid = std::min<int>(stock, due);
            stock = static_cast<std::uint8_t>(stock - paid);
            due -= paid;
        };
        int food = 3;
        pay(farm.food, food);
        pay(farm.grain, food);
        const Herd herd = herdOf(farm);
        const auto kinds = std::count_if(herd.begin(), herd.end(), [](auto count) { return count > 0; });
        if (sumOf(herd) > food && kinds > 1) farm.hungry = static_cast<std::uint8_t>(food);
        else {
            Herd eaten;
            for (Animal animal : valuesOf<Animal>()) {
                eaten[animal] = static_cast<std::uint8_t>(std::min<int>(herd[animal], food));
                food -= eaten[animal];
            }
            slaughter(farm, eaten);
            farm.shortage = static_cast<std::uint8_t>(farm.shortage + 2 * food);
        }
        int peat = 2;
        pay(farm.peat, peat);
        if (sumOf(farm.fuel) > peat && farm.fuel[Fuel::wood] > 0 && farm.fuel[Fuel::timber] > 0)
            farm.cold = static_cast<std::uint8_t>(peat);
        else {
            for (Fuel fuel : valuesOf<Fuel>()) pay(farm.fuel[fuel], peat);
            farm.shortage = static_cast<std::uint8_t>(farm.shortage + 2 * peat);
        }
    }

    static void slaughter(Farm& farm, Herd eaten) {
        for (std::size_t i = farm.animals.size(); i-- > 0;) {
            Placed& each = farm.animals[i];
            const auto taken = std::min(each.count, eaten.values[each.thing]);
            each.count = static_cast<std::uint8_t>(each.count - taken);
            eaten.values[each.thing] = static_cast<std::uint8_t>(eaten.values[each.thing] - taken);
            if (each.count == 0) farm.animals.erase(i);
        }
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& move) {
        State next = state;
        Farm& farm = next.seats[indexOf(seat)];
        if (std::holds_alternative<TakeInventory>(move)) {
            for (Farm& each : next.seats) {
                const int sheep = herdOf(each)[Animal::sheep]; // 2/5/7 sheep: 1/2/3 food
                each.food = static_cast<std::uint8_t>(each.food + (sheep >= 2) + (sheep >= 5) + (sheep >= 7));
                feed(each);
            }
            ++next.halfYear;
        } else if (const auto* eat = std::get_if<EatAnimals>(&move)) {
            const Herd herd = herdOf(farm);
            for (Animal animal : valuesOf<Animal>())
                if (eat->animals[animal] > herd[animal]) return Misfit{"arle.misfit.not-that-many"};
            slaughter(farm, eat->animals);
            farm.hungry = 0;
        } else if (const auto* burn = std::get_if<Burn>(&move)) {
            for (Fuel fuel : valuesOf<Fuel>()) {
                if (burn->fuel[fuel] > farm.fuel[fuel]) return Misfit{"arle.misfit.not-that-many"};
                farm.fuel[fuel] = static_cast<std::uint8_t>(farm.fuel[fuel] - burn->fuel[fuel]);
            }
            farm.cold = 0;
        } else if (const auto* gained = std::get_if<GainAnimal>(&move)) {
            ++farm.homeless[gained->animal];
        } else if (const auto* arrange = std::get_if<Arrange>(&move)) {
            const auto wrong =
                misplaced(arrangementOf(state, farm), {arrange->standing.begin(), arrange->standing.end()}, "", 0);
            if (wrong) return Misfit{wrong->reason, wrong->figures};
            farm.animals = arrange->standing;
            farm.homeless = {};
        }
        return next;
    }

    static Domain domain(const State& state, Seat seat, const Move& move, std::size_t) {
        const Farm& farm = state.seats[indexOf(seat)];
        if (std::holds_alternative<TakeInventory>(move)) return Values{{state.halfYear}};
        if (std::holds_alternative<EatAnimals>(move)) {
            const Herd herd = herdOf(farm);
            return Blend{{0, 0, 0}, {herd.begin(), herd.end()}, farm.hungry, farm.hungry};
        }
        if (std::holds_alternative<Burn>(move))
            return Blend{{0, 0}, {farm.fuel.begin(), farm.fuel.end()}, farm.cold, farm.cold};
        return Layout{arrangementOf(state, farm)};
    }
    static bool narrows(const Move&, std::size_t) { return false; }

    static std::vector<std::string_view> owed(const State& state, Seat seat) {
        const Farm& farm = state.seats[indexOf(seat)];
        std::vector<std::string_view> owed;
        if (farm.hungry > 0) owed.push_back("eat-animals");
        if (farm.cold > 0) owed.push_back("burn");
        if (sumOf(farm.homeless) > 0) owed.push_back("arrange");
        return owed;
    }
    static View view(const State&, Seat, const std::vector<SecretOf<Sealed>>&) { return {}; }
    static const TrackedList<State>& tracked() {
        static const TrackedList<State> none;
        return none;
    }
};
static_assert(Game<Arle>);

using Fields = TableOf<Arle>;

Fields& withAnimals(Fields& table, std::initializer_list<Placed> standing) {
    EXPECT_TRUE(table.setUp({2, 1, 1, {}}, 0));
    Json state = table.stateJson();
    for (const Placed& each : standing) state["seats"][0]["animals"].push_back(toJson(each));
    EXPECT_TRUE(table.load(state, 0));
    return table;
}
constexpr std::uint8_t sheep = 0, cattle = 1, horse = 2;

TEST(ArleSpike, theInventoryAsksOnlyWhereThereIsAChoice) {
    Fields table(1, DeviceId{1}, testHash);
    // 1 horse and 1 cow; 2 food, no grain, 1 peat, 2 wood and 1 timber: 1 food and 1 fuel are missing, and either will
    // do.
    withAnimals(table, {{0, horse, 1}, {2, cattle, 1}});
    const auto inventory = table.play(anna, TakeInventory{1}, {});
    ASSERT_TRUE(inventory) << wordsOf(inventory);
    EXPECT_EQ(owedKinds(table, anna), (Names{"eat-animals", "burn"}));
    EXPECT_EQ(owedKinds(table, bert), (Names{"burn"})) << "he has no animals to choose from";
    EXPECT_EQ(table.state().seats[1].shortage, 2);

    const auto prompt = table.prompt(anna, "eat-animals", Json::object());
    ASSERT_TRUE(prompt && *prompt);
    const auto& mix = std::get<Mix>((*prompt)->ask);
    EXPECT_EQ(mix.minTotal, 1);
    EXPECT_EQ(mix.maxTotal, 1);
    EXPECT_EQ(mix.bounds[0].max, 0) << "no sheep";
    EXPECT_EQ(mix.bounds[1].max, 1);
    EXPECT_FALSE(table.play(anna, "eat-animals", {{"animals", {{"sheep", 1}}}}, {}));
    ASSERT_TRUE(table.play(anna, "eat-animals", {{"animals", {{"horse", 1}}}}, {0, *inventory, false}));
    ASSERT_TRUE(table.play(anna, "burn", {{"fuel", {{"wood", 1}}}}, {0, *inventory, false}));
    EXPECT_TRUE(owedKinds(table, anna).empty());
    EXPECT_EQ(table.state().seats[0].fuel[Fuel::timber], 1);
    EXPECT_EQ(table.state().seats[0].animals.size(), 1U);
    const auto eaten = table.hash();
    ASSERT_TRUE(table.undo(0));
    EXPECT_EQ(table.state().halfYear, 1);
    ASSERT_TRUE(table.redo(0));
    EXPECT_EQ(table.hash(), eaten);
}

TEST(ArleSpike, twoDevicesTakeTheSameInventoryOnce) {
    Fields first(1, DeviceId{1}, testHash);
    Fields second(1, DeviceId{2}, testHash);
    withAnimals(first, {{0, horse, 1}, {2, cattle, 1}});
    meet(first, second);
    ASSERT_TRUE(first.play(anna, TakeInventory{1}, {}));
    const auto again = second.play(anna, TakeInventory{1}, {});
    ASSERT_TRUE(again);
    (void)send(first, second);
    (void)send(second, first);
    EXPECT_EQ(first.hash(), second.hash());
    EXPECT_EQ(first.state().halfYear, 2);
    EXPECT_EQ(first.outcome(*first.log().positionOf(*again)).fit, Fit::copy);
}

TEST(ArleSpike, animalsAreArrangedAsTheAppProposesOrAsTheirOwnerLikes) {
    Fields table(1, DeviceId{1}, testHash);
    withAnimals(table, {{1, sheep, 2}, {2, cattle, 3}});
    const auto gained = table.play(anna, GainAnimal{Animal::horse}, {});
    ASSERT_TRUE(gained);
    EXPECT_EQ(owedKinds(table, anna), (Names{"arrange"}));
    const auto prompt = table.prompt(anna, "arrange", Json::object());
    ASSERT_TRUE(prompt && *prompt);
    const auto& arrangement = std::get<Arrangement>((*prompt)->ask);
    EXPECT_EQ(arrangement.things[2].count, 1);
    EXPECT_EQ(arrangement.places.size(), 5U) << "no animal stands in the forest";

    // What is proposed is legal as it stands.
    ASSERT_TRUE(table.play(anna, "arrange", {{"standing", toJson(arrangement.suggested)}}, {0, *gained, false}));
    const auto refused = [&](std::initializer_list<Placed> standing) -> std::string {
        Json list = Json::array();
        for (const Placed& each : standing) list.push_back(toJson(each));
        const auto entered = table.play(anna, "arrange", {{"standing", list}}, {});
        return entered ? "" : std::string(std::get<Refusal>(entered.error()).reason);
    };
    EXPECT_EQ(refused({{1, sheep, 2}, {2, cattle, 3}, {4, sheep, 1}}), "core.refusal.more-than-there-are");
    EXPECT_EQ(refused({{1, sheep, 1}, {1, cattle, 1}}), "core.refusal.one-kind-only");
    EXPECT_EQ(refused({{0, cattle, 2}}), "core.refusal.no-room");
    EXPECT_EQ(refused({{5, cattle, 1}}), "core.refusal.no-such-arrangement");
    EXPECT_EQ(refused({{2, cattle, 1}, {1, sheep, 1}}), "core.refusal.no-such-arrangement")
        << "one arrangement, one spelling";
    EXPECT_EQ(refused({{2, cattle, 3}, {4, sheep, 1}, {4, horse, 1}}), "")
        << "a park takes any two; one sheep is given up";
    EXPECT_EQ(herdOf(table.state().seats[0])[Animal::sheep], 1);
}

} // namespace
} // namespace sideboard::spike
