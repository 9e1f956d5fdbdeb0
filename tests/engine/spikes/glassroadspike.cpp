#include "tests/engine/spikes/spike.h"

/// Glass Road: one building is bought, paid, the wheels turn by themselves, it is placed, and its effect is run as
/// often as its owner likes; and a card that another seat must play too.
namespace sideboard::spike {
namespace {

enum class GlassGood : std::uint8_t { sand = 0, food = 1, charcoal = 2, water = 3, wood = 4 };
constexpr auto namesOf(GlassGood) {
    return std::array<std::string_view, 5>{"sand", "food", "charcoal", "water", "wood"};
}
enum class BrickGood : std::uint8_t { charcoal = 0, clay = 1, food = 2 };
constexpr auto namesOf(BrickGood) { return std::array<std::string_view, 3>{"charcoal", "clay", "food"}; }
enum class Wheel : std::uint8_t { glass = 0, brick = 1 };
constexpr auto namesOf(Wheel) { return std::array<std::string_view, 2>{"glass", "brick"}; }
enum class Tile : std::uint8_t { none = 0, grove = 1, winery = 2 };
constexpr auto namesOf(Tile) { return std::array<std::string_view, 3>{"none", "grove", "winery"}; }
enum class Step : std::uint8_t { place = 0, effect = 1, ability = 2 };
constexpr auto namesOf(Step) { return std::array<std::string_view, 3>{"place", "effect", "ability"}; }
enum class Answer : std::uint8_t { notAsked = 0, waitedFor = 1, plays = 2, passes = 3 };
constexpr auto namesOf(Answer) { return std::array<std::string_view, 4>{"not-asked", "waited-for", "plays", "passes"}; }

struct Landscape {
    Per<GlassGood, std::uint8_t> onGlass{{0, 1, 2, 3, 4}};
    std::uint8_t glass = 0;
    Per<BrickGood, std::uint8_t> onBrick{{0, 1, 2}};
    std::uint8_t brick = 0;
    std::array<Tile, 6> cells{Tile::grove, Tile::grove, Tile::grove, Tile::none, Tile::none, Tile::none};
    List<Step, 4> owed; ///< the topmost is due
    Answer answer = Answer::notAsked;
    std::uint8_t turned = 0; ///< how often wheels turned in the last transaction: the app must say so
    static constexpr auto fields() {
        return std::tuple{field("onGlass", &Landscape::onGlass), field("glass", &Landscape::glass),
                          field("onBrick", &Landscape::onBrick), field("brick", &Landscape::brick),
                          field("cells", &Landscape::cells),     field("owed", &Landscape::owed),
                          field("answer", &Landscape::answer),   field("turned", &Landscape::turned)};
    }
    bool operator==(const Landscape&) const = default;
};

struct Glassworks {
    List<Landscape, 4> seats;
    Seat revealer = noSeat;
    static constexpr auto fields() {
        return std::tuple{field("seats", &Glassworks::seats), field("revealer", &Glassworks::revealer)};
    }
    bool operator==(const Glassworks&) const = default;
};

// Moves. Paying, placing and each run of the effect are decisions of their own, so the wheels turn between them.
struct BuildWinery {
    static constexpr Kind kind{1, "build-winery"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const BuildWinery&) const = default;
};
struct PlaceIt {
    static constexpr Kind kind{2, "place"};
    std::uint8_t cell = 0;
    static constexpr auto fields() { return std::tuple{field("cell", &PlaceIt::cell)}; }
    bool operator==(const PlaceIt&) const = default;
};
struct PressGrapes {
    static constexpr Kind kind{3, "press-grapes"};
    std::uint8_t grove = 0;
    Wheel wheel = Wheel::glass;
    static constexpr auto fields() {
        return std::tuple{field("grove", &PressGrapes::grove), field("wheel", &PressGrapes::wheel)};
    }
    bool operator==(const PressGrapes&) const = default;
};
struct StopEffect {
    static constexpr Kind kind{4, "stop-effect"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const StopEffect&) const = default;
};
struct RevealCard {
    static constexpr Kind kind{5, "reveal-card"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const RevealCard&) const = default;
};
struct AnswerCard {
    static constexpr Kind kind{6, "answer-card"};
    bool plays = false;
    static constexpr auto fields() { return std::tuple{field("plays", &AnswerCard::plays)}; }
    bool operator==(const AnswerCard&) const = default;
};
struct UseAbility {
    static constexpr Kind kind{7, "use-ability"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const UseAbility&) const = default;
};

/// A wheel turns at once and as often as it must, between transactions (lines 355 and 369-372 of the rulebook).
template <class Goods>
int turn(Goods& basics, std::uint8_t& refined) {
    int turns = 0;
    while (refined < 3 && std::all_of(basics.begin(), basics.end(), [](auto amount) { return amount > 0; })) {
        for (auto& amount : basics) --amount;
        ++refined;
        ++turns;
    }
    return turns;
}

void endTransaction(Landscape& land) {
    land.turned = static_cast<std::uint8_t>(turn(land.onGlass, land.glass) + turn(land.onBrick, land.brick));
}

void gain(std::uint8_t& amount, int by) { amount = static_cast<std::uint8_t>(std::min(7, amount + by)); }

struct GlassRoad : Plain {
    using State = Glassworks;
    using Move = std::variant<BuildWinery, PlaceIt, PressGrapes, StopEffect, RevealCard, AnswerCard, UseAbility>;

    static const GameInfo& info() {
        static const GameInfo info{"glassroad-spike", 1, 4, true, 1, {}, {}, {}};
        return info;
    }
    static State setUp(const Setup& setup) {
        State state;
        for (int i = 0; i < setup.seats; ++i) state.seats.push({});
        return state;
    }

    static std::optional<Step> due(const State& state, Seat seat) {
        const auto& owed = state.seats[indexOf(seat)].owed;
        return owed.empty() ? std::nullopt : std::optional(owed.back());
    }
    static bool waits(const State& state) {
        return std::any_of(state.seats.begin(), state.seats.end(),
                           [](const Landscape& each) { return each.answer == Answer::waitedFor; });
    }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        const Landscape& land = state.seats[indexOf(seat)];
        const auto step = due(state, seat);
        const auto needs = [&](Step wanted) -> std::optional<Refusal> {
            if (step == wanted) return std::nullopt;
            return Refusal{"glassroad.refusal.not-now", "p.7"};
        };
        if (std::holds_alternative<BuildWinery>(move)) {
            if (step) return Refusal{"glassroad.refusal.finish-first", "p.7"};
            if (land.glass < 1 || land.onBrick[BrickGood::clay] < 1 || land.brick < 2)
                return Refusal{"glassroad.refusal.cannot-pay", "p.7"};
        } else if (const auto* place = std::get_if<PlaceIt>(&move)) {
            if (const auto refusal = needs(Step::place)) return refusal;
            if (place->cell >= land.cells.size() || land.cells[place->cell] != Tile::none)
                return Refusal{"glassroad.refusal.cell-taken", "p.7", 0};
        } else if (const auto* press = std::get_if<PressGrapes>(&move)) {
            if (const auto refusal = needs(Step::effect)) return refusal;
            if (press->grove >= land.cells.size() || land.cells[press->grove] != Tile::grove)
                return Refusal{"glassroad.refusal.no-grove", "p.11", 0};
        } else if (std::holds_alternative<StopEffect>(move)) return needs(Step::effect);
        else if (std::holds_alternative<RevealCard>(move)) {
            if (state.revealer != noSeat || step) return Refusal{"glassroad.refusal.card-is-open", "p.6"};
        } else if (std::holds_alternative<AnswerCard>(move)) {
            if (land.answer != Answer::waitedFor) return Refusal{"glassroad.refusal.nobody-asks", "p.5"};
        } else if (std::holds_alternative<UseAbility>(move)) {
            if (waits(state)) return Refusal{"glassroad.refusal.waits-for-answers", "p.6"};
            return needs(Step::ability);
        }
        return std::nullopt;
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& move) {
        State next = state;
        Landscape& land = next.seats[indexOf(seat)];
        const auto done = [&](Step step) {
            if (land.owed.empty() || land.owed.back() != step) return false;
            land.owed.pop();
            return true;
        };
        if (std::holds_alternative<BuildWinery>(move)) {
            if (land.glass < 1 || land.onBrick[BrickGood::clay] < 1 || land.brick < 2)
                return Misfit{"glassroad.misfit.cannot-pay"};
            land.glass -= 1;
            land.onBrick[BrickGood::clay] -= 1;
            land.brick = static_cast<std::uint8_t>(land.brick - 2);
            land.owed.push(Step::place);
        } else if (const auto* place = std::get_if<PlaceIt>(&move)) {
            if (place->cell >= land.cells.size() || land.cells[place->cell] != Tile::none)
                return Misfit{"glassroad.misfit.cell-taken"};
            if (!done(Step::place)) return Misfit{"glassroad.misfit.nothing-to-place"};
            land.cells[place->cell] = Tile::winery;
            land.owed.push(Step::effect);
        } else if (const auto* press = std::get_if<PressGrapes>(&move)) {
            if (press->grove >= land.cells.size() || land.cells[press->grove] != Tile::grove)
                return Misfit{"glassroad.misfit.no-grove"};
            land.cells[press->grove] = Tile::none;
            // P2: the food of one gain goes to one wheel. CHAI VINICOLE, line 860: the wheel is chosen anew each time.
            gain(press->wheel == Wheel::glass ? land.onGlass[GlassGood::food] : land.onBrick[BrickGood::food], 3);
            gain(land.onGlass[GlassGood::wood], 1);
        } else if (std::holds_alternative<StopEffect>(move)) {
            if (!done(Step::effect)) return Misfit{"glassroad.misfit.no-effect"};
        } else if (std::holds_alternative<RevealCard>(move)) {
            next.revealer = seat;
            for (Landscape& each : next.seats) each.answer = Answer::waitedFor;
            land.answer = Answer::plays;
            if (!waits(next)) beginAbilities(next);
        } else if (const auto* answer = std::get_if<AnswerCard>(&move)) {
            if (land.answer != Answer::waitedFor) return Misfit{"glassroad.misfit.nobody-asks"};
            land.answer = answer->plays ? Answer::plays : Answer::passes;
            if (!waits(next)) beginAbilities(next);
        } else if (std::holds_alternative<UseAbility>(move)) {
            if (!done(Step::ability)) return Misfit{"glassroad.misfit.no-ability"};
            gain(land.onGlass[GlassGood::wood], 2);
        }
        endTransaction(land);
        return next;
    }

    /// Line 207: alone with the card, both abilities; otherwise everybody who plays it one.
    static void beginAbilities(State& state) {
        const auto players = std::count_if(state.seats.begin(), state.seats.end(),
                                           [](const Landscape& each) { return each.answer == Answer::plays; });
        for (Landscape& each : state.seats) {
            if (each.answer == Answer::plays) each.owed.push(Step::ability);
            if (each.answer == Answer::plays && players == 1) each.owed.push(Step::ability);
            each.answer = Answer::notAsked;
        }
        state.revealer = noSeat;
    }

    static Domain domain(const State& state, Seat, const Move&, std::size_t) {
        Values cells{{}, "landscape"};
        for (std::size_t i = 0; i < state.seats[0].cells.size(); ++i)
            cells.values.push_back(static_cast<std::int64_t>(i));
        return cells;
    }
    static bool narrows(const Move&, std::size_t) { return false; }

    static std::vector<std::string_view> owed(const State& state, Seat seat) {
        if (state.seats[indexOf(seat)].answer == Answer::waitedFor) return {"answer-card"};
        switch (due(state, seat).value_or(Step{255})) {
        case Step::place: return {"place"};
        case Step::effect: return {"press-grapes", "stop-effect"};
        case Step::ability: return {"use-ability"};
        }
        return {};
    }

    static View view(const State& state, Seat viewer, const std::vector<SecretOf<Sealed>>&) {
        View view;
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            const Landscape& land = state.seats[i];
            if (land.answer == Answer::waitedFor) view.waitingFor.push_back(seatAt(i));
            if (!land.owed.empty()) view.turn.push_back(seatAt(i));
        }
        if (indexOf(viewer) < state.seats.size() && state.seats[indexOf(viewer)].turned > 0)
            view.says = {"glassroad.says.wheels-turned", {numberArg("times", state.seats[indexOf(viewer)].turned)}};
        return view;
    }

    static const TrackedList<State>& tracked() {
        static const TrackedList<State> list = [] {
            TrackedList<State> all;
            for (std::size_t seat = 0; seat < 4; ++seat)
                for (GlassGood good : valuesOf<GlassGood>())
                    all.add({"seat" + std::to_string(seat) + "." + std::string(nameOf(good)),
                             0,
                             7,
                             seatAt(seat),
                             {},
                             TrackedUse::tally,
                             [=](const State& state) { return state.seats.items[seat].onGlass[good]; },
                             [=](State& state, int value) {
                                 state.seats[seat].onGlass[good] = static_cast<std::uint8_t>(value);
                             }});
            return all;
        }();
        return list;
    }
};
static_assert(Game<GlassRoad>);

using Glass = TableOf<GlassRoad>;

/// Enough for one winery: 1 glass, 1 clay, 2 bricks.
void makeRich(Glass& table, Seat seat) {
    Json state = table.stateJson();
    state["seats"][indexOf(seat)]["glass"] = 1;
    state["seats"][indexOf(seat)]["brick"] = 2;
    ASSERT_TRUE(table.load(state, 0)) << wordsOf(table.load(state, 0));
}

TEST(GlassRoadSpike, aBuildingIsPaidThenTheWheelsTurnThenItIsPlacedThenItsEffectRunsUntilItsOwnerStops) {
    Glass table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 7, 1, {}}, 0));
    makeRich(table, anna);
    const auto start = table.hash();

    const auto build = table.play(anna, BuildWinery{}, {});
    ASSERT_TRUE(build) << wordsOf(build);
    const Entering action{0, *build, false};
    EXPECT_EQ(owedKinds(table, anna), (Names{"place"}));
    EXPECT_EQ(openKinds(table, anna), (Names{"place"}));
    EXPECT_EQ(openKeys(table, anna, "place", Json::object()), (Names{"3", "4", "5"}));
    ASSERT_TRUE(table.play(anna, PlaceIt{4}, action));
    EXPECT_EQ(owedKinds(table, anna), (Names{"press-grapes", "stop-effect"}));

    ASSERT_TRUE(table.adjust("seat0.sand", 1, {})); // a tap beside the open action is one of its own
    ASSERT_TRUE(table.play(anna, PressGrapes{0, Wheel::glass}, action));
    EXPECT_EQ(table.state().seats[0].glass, 1) << "every basic good was there, so the wheel turned";
    EXPECT_EQ(table.view(anna, {}).says.id, "glassroad.says.wheels-turned");
    ASSERT_TRUE(table.play(anna, PressGrapes{2, Wheel::brick}, action));
    EXPECT_EQ(openKeys(table, anna, "press-grapes", Json::object()), (Names{"1"}));
    ASSERT_TRUE(table.play(anna, StopEffect{}, action));
    EXPECT_TRUE(owedKinds(table, anna).empty());
    EXPECT_FALSE(table.play(anna, PressGrapes{1, Wheel::brick}, action)) << "stopped is stopped";

    const auto built = table.hash();
    ASSERT_TRUE(table.undo(0)); // the whole action, across the tap in between
    EXPECT_TRUE(table.state().seats[0].owed.empty());
    EXPECT_EQ(table.state().seats[0].onGlass[GlassGood::sand], 1);
    ASSERT_TRUE(table.redo(0));
    EXPECT_EQ(table.hash(), built);
    ASSERT_TRUE(table.undo(0));
    ASSERT_TRUE(table.undo(0));
    EXPECT_EQ(table.hash(), start);
}

TEST(GlassRoadSpike, oneStepBackInsideAnOpenActionLeavesTheRestOfIt) {
    Glass table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 7, 1, {}}, 0));
    makeRich(table, anna);
    const auto build = table.play(anna, BuildWinery{}, {});
    const auto place = table.play(anna, PlaceIt{4}, {0, *build, false});
    ASSERT_TRUE(place);
    ASSERT_TRUE(table.takeBack(*place, false, 0));
    EXPECT_EQ(owedKinds(table, anna), (Names{"place"}));
    ASSERT_TRUE(table.play(anna, PlaceIt{5}, {0, *build, false}));
    EXPECT_EQ(table.state().seats[0].cells[5], Tile::winery);
    EXPECT_EQ(table.state().seats[0].cells[4], Tile::none);
}

TEST(GlassRoadSpike, aForcedPlayIsAnsweredOnAnotherDeviceAndEverybodySeesWhoIsWaitedFor) {
    Glass annas(1, DeviceId{1}, testHash);
    Glass berts(1, DeviceId{2}, testHash);
    ASSERT_TRUE(annas.setUp({3, 7, 1, {}}, 0));
    meet(annas, berts);
    const Seat carl{2};

    ASSERT_TRUE(annas.play(anna, RevealCard{}, {}));
    meet(annas, berts);
    for (const Glass* table : {&annas, &berts})
        EXPECT_EQ(table->view(noSeat, {}).waitingFor, (std::vector<Seat>{bert, carl}));
    EXPECT_EQ(owedKinds(berts, bert), (Names{"answer-card"}));
    const auto tooEarly = annas.play(anna, UseAbility{}, {});
    ASSERT_FALSE(tooEarly);
    EXPECT_EQ(std::get<Refusal>(tooEarly.error()).reason, "glassroad.refusal.waits-for-answers");

    ASSERT_TRUE(berts.play(bert, AnswerCard{true}, {}));
    ASSERT_TRUE(annas.play(carl, AnswerCard{false}, {})); // anybody may answer for him
    meet(annas, berts);
    EXPECT_EQ(annas.hash(), berts.hash());
    EXPECT_TRUE(annas.view(noSeat, {}).waitingFor.empty());
    ASSERT_TRUE(annas.play(anna, UseAbility{}, {}));
    EXPECT_FALSE(annas.play(anna, UseAbility{}, {})) << "somebody else played the card too: one ability each";
    ASSERT_TRUE(berts.play(bert, UseAbility{}, {}));
    meet(annas, berts);
    EXPECT_EQ(annas.hash(), berts.hash());
}

TEST(GlassRoadSpike, aRevealThatIsTakenBackLeavesTheAnswerAsOneThatDidNotFit) {
    Glass annas(1, DeviceId{1}, testHash);
    Glass berts(1, DeviceId{2}, testHash);
    ASSERT_TRUE(annas.setUp({2, 7, 1, {}}, 0));
    const auto reveal = annas.play(anna, RevealCard{}, {});
    meet(annas, berts);
    ASSERT_TRUE(annas.takeBack(*reveal, true, 0));
    const auto answer = berts.play(bert, AnswerCard{true}, {});
    ASSERT_TRUE(answer);
    (void)send(annas, berts);
    (void)send(berts, annas);
    EXPECT_EQ(annas.hash(), berts.hash());
    EXPECT_EQ(annas.outcome(*annas.log().positionOf(*answer)).fit, Fit::didNotFit);
}

} // namespace
} // namespace sideboard::spike
