#pragma once

#include "engine/core/move.h"
#include "engine/games/gwtnz/buildings.h"
#include "engine/games/gwtnz/printed.h"
#include "engine/games/gwtnz/sarah/cards.h"
#include "engine/games/gwtnz/trail.h"
#include "engine/kit/bag.h"

namespace sideboard::gwtnz {

using Herd = Per<Card, std::int8_t>;

struct Objective {
    ObjectiveAction action = ObjectiveAction::pounds4;
    Condition first = Condition::building;
    Condition second = Condition::none;
    Condition third = Condition::none;
    std::int8_t points = 3;
    std::int8_t penalty = 3;
    [[nodiscard]] std::array<Condition, 3> conditions() const { return {first, second, third}; }
    static constexpr auto fields() {
        return std::tuple{field("action", &Objective::action), field("first", &Objective::first),
                          field("second", &Objective::second), field("third", &Objective::third),
                          field("points", &Objective::points), field("penalty", &Objective::penalty)};
    }
    bool operator==(const Objective&) const = default;
};

struct OwnObjective {
    Objective card;
    bool played = false;
    Card kind = Card::objective; ///< or the bonus set it is from
    static constexpr auto fields() {
        return std::tuple{field("card", &OwnObjective::card), field("played", &OwnObjective::played),
                          field("kind", &OwnObjective::kind)};
    }
    bool operator==(const OwnObjective&) const = default;
};
inline constexpr std::size_t objectivesMost = 16;

enum class BuildingAt : std::uint8_t { supply = 0, board = 1, lush = 2, gone = 3 };
constexpr auto namesOf(BuildingAt) { return std::array<std::string_view, 4>{"supply", "board", "lush", "gone"}; }
constexpr bool stands(BuildingAt at) { return at == BuildingAt::board || at == BuildingAt::lush; }

/// A player, or Sarah, who has no money, no gold and no herd but a pile.
struct Player {
    std::int16_t pounds = 0;
    std::int8_t gold = 0;
    std::int8_t certificates = 0;
    std::int8_t tokens = 0;
    std::int8_t permanentCertificates = 0; ///< from bonus tiles
    std::int8_t permanentWool = 0;         ///< from bonus tiles
    Per<Worker, std::int8_t> workers{{1, 1, 1, 1}};
    std::int8_t jokers = 0; ///< of those workers, bonus tiles
    Per<Disc, bool> cleared;
    std::uint16_t storehouses = 0; ///< cleared places, pair by pair
    std::int8_t discs = 0;         ///< Sarah's, beside her board
    Herd herd;                     ///< all cards: pile, hand and discard
    Herd hand;
    Herd discard;
    List<OwnObjective, objectivesMost> objectives;
    Per<TileA, std::int8_t> hazards;
    Per<TileB, std::int8_t> tiles;
    std::uint16_t masters = 0; ///< bits of Master
    Per<Post, std::int8_t> delivered;
    std::uint8_t medium = 0;
    std::uint16_t small = 0;
    std::uint8_t large = 0;
    std::array<BuildingAt, buildingsOfEach> buildings{};
    std::uint8_t pathfinder = 0;
    std::int8_t stepTile = 0; ///< 0: none, 1 or 2 more steps
    bool noTax = false;
    Location location = Location::rider;
    std::uint8_t space = atRider; ///< on a mirrored trail
    bool started = false;
    bool marker = false;      ///< has ended the game
    std::int8_t handicap = 0; ///< points that somebody entered because something was not mirrored

    static constexpr auto fields() {
        return std::tuple{field("pounds", &Player::pounds),
                          field("gold", &Player::gold),
                          field("certificates", &Player::certificates),
                          field("tokens", &Player::tokens),
                          field("permanentCertificates", &Player::permanentCertificates),
                          field("permanentWool", &Player::permanentWool),
                          field("workers", &Player::workers),
                          field("jokers", &Player::jokers),
                          field("cleared", &Player::cleared),
                          field("storehouses", &Player::storehouses),
                          field("discs", &Player::discs),
                          field("herd", &Player::herd),
                          field("hand", &Player::hand),
                          field("discard", &Player::discard),
                          field("objectives", &Player::objectives),
                          field("hazards", &Player::hazards),
                          field("tiles", &Player::tiles),
                          field("masters", &Player::masters),
                          field("delivered", &Player::delivered),
                          field("medium", &Player::medium),
                          field("small", &Player::small),
                          field("large", &Player::large),
                          field("buildings", &Player::buildings),
                          field("pathfinder", &Player::pathfinder),
                          field("stepTile", &Player::stepTile),
                          field("noTax", &Player::noTax),
                          field("location", &Player::location),
                          field("space", &Player::space),
                          field("started", &Player::started),
                          field("marker", &Player::marker),
                          field("handicap", &Player::handicap)};
    }
    bool operator==(const Player&) const = default;
};

/// What may be mirrored or left to the real board.
enum class Board : std::uint8_t {
    jobs = 0,
    hazards = 1,
    bonusTiles = 2,
    sheep = 3,
    objectives = 4,
    foresight = 5,
    harbours = 6,
    trail = 7,
    bonusCards = 8
};
constexpr auto namesOf(Board) {
    return std::array<std::string_view, 9>{"jobs",      "hazards",  "bonus-tiles", "sheep",      "objectives",
                                           "foresight", "harbours", "trail",       "bonus-cards"};
}

struct Options {
    Per<Board, bool> mirror;
    bool quick = false;   ///< nothing of the player's is followed: only Sarah's turns
    bool hands = false;   ///< hand, pile and discard are followed
    bool onSeven = false; ///< card 7 and not 6 and 9 carries the objective action
    bool deduct = false;  ///< green arrows cost points
    std::array<bool, buildingsOfEach> sideB{};
    static constexpr auto fields() {
        return std::tuple{field("mirror", &Options::mirror), field("quick", &Options::quick),
                          field("hands", &Options::hands),   field("onSeven", &Options::onSeven),
                          field("deduct", &Options::deduct), field("sideB", &Options::sideB)};
    }
    bool operator==(const Options&) const = default;
};

/// What Sarah still has to do in her turn, the next one first.
enum class Step : std::uint8_t {
    move = 0,
    hire = 1,
    bonusCard = 2,
    harbour = 3,
    wool = 4,
    addSheep = 5,
    buySheep = 6,
    oneSheep = 7,
    dorset = 8,
    build = 9,
    buildExactly = 10,
    bonusTile = 11,
    pathfinder = 12,
    objective = 13,
    hazard = 14,
    sailors = 15,
    shearers = 16,
    extraMove = 17,
    deliver = 18,
    foresightA = 19,
    foresightB = 20
};
constexpr auto namesOf(Step) {
    return std::array<std::string_view, 21>{
        "move",      "hire",    "bonus-card", "harbour",       "wool",       "add-sheep",   "buy-sheep",
        "one-sheep", "dorset",  "build",      "build-exactly", "bonus-tile", "pathfinder",  "objective",
        "hazard",    "sailors", "shearers",   "extra-move",    "deliver",    "foresight-a", "foresight-b"};
}
struct StepWith {
    Step step = Step::move;
    std::int8_t amount = 0; ///< places, shepherds, a header, a post, as the step needs it
    bool skipped = false;   ///< of a step that is done: it could not be carried out
    static constexpr auto fields() {
        return std::tuple{field("step", &StepWith::step), field("amount", &StepWith::amount),
                          field("skipped", &StepWith::skipped)};
    }
    bool operator==(const StepWith&) const = default;
};

struct Sarah {
    Level level = Level::none;
    std::uint32_t deck = 0;    ///< bits of the cards still to come
    std::uint32_t discard = 0; ///< bits of the cards that came
    std::uint8_t card = 0;     ///< open now; 0: none
    std::uint16_t turn = 0;    ///< cards drawn so far
    Worker specialization = Worker::shepherd;
    Post firstPost = Post::local6;
    std::optional<Post> lastPost; ///< where she delivered last
    List<StepWith, 16> steps;
    List<StepWith, 24> done; ///< of this turn, for the page
    static constexpr auto fields() {
        return std::tuple{field("level", &Sarah::level),         field("deck", &Sarah::deck),
                          field("discard", &Sarah::discard),     field("card", &Sarah::card),
                          field("turn", &Sarah::turn),           field("specialization", &Sarah::specialization),
                          field("firstPost", &Sarah::firstPost), field("lastPost", &Sarah::lastPost),
                          field("steps", &Sarah::steps),         field("done", &Sarah::done)};
    }
    bool operator==(const Sarah&) const = default;
};

/// Something the player whose turn it is may still do.
struct Offer {
    Deed deed = Deed::pounds;
    std::int8_t amount = 0;
    std::uint8_t either = 0; ///< offers with the same number exclude each other; 0: none
    bool ofPlace = false;    ///< an action of the place: excludes the auxiliary action instead of it
    bool instead = false;    ///< the auxiliary action instead of all actions of the place
    static constexpr auto fields() {
        return std::tuple{field("deed", &Offer::deed), field("amount", &Offer::amount), field("either", &Offer::either),
                          field("ofPlace", &Offer::ofPlace), field("instead", &Offer::instead)};
    }
    bool operator==(const Offer&) const = default;
};

/// start: the first turn of the active player; then her phases A, B and C, the four steps of Wellington, Sarah's turn.
enum class Phase : std::uint8_t {
    start = 0,
    travel = 1,
    act = 2,
    income = 3,
    deliver = 4,
    foresightA = 5,
    foresightB = 6,
    draw = 7,
    sarah = 8,
    over = 9
};
constexpr auto namesOf(Phase) {
    return std::array<std::string_view, 10>{"start",       "travel",      "act",  "income", "deliver",
                                            "foresight-a", "foresight-b", "draw", "sarah",  "over"};
}

struct BonusPile {
    std::uint8_t set = 0; ///< 1 to 10; 0: not entered
    std::int8_t left = 0;
    static constexpr auto fields() {
        return std::tuple{field("set", &BonusPile::set), field("left", &BonusPile::left)};
    }
    bool operator==(const BonusPile&) const = default;
};
constexpr Card cardOfSet(int set) { return static_cast<Card>(static_cast<int>(Card::set1) + set - 1); }

inline constexpr std::uint8_t noTile = 255; ///< a free space for a tile

struct State {
    std::uint8_t seats = 0;
    Options options;
    Box box;
    std::array<Player, seatsMost> players{};
    Sarah sarah;

    Per<Worker, std::uint8_t> jobs; ///< taken rows as bits, row 0 at the top
    Per<Zone, std::array<std::uint8_t, zoneSpaces>> zones{
        {{{noTile, noTile, noTile, noTile}, {noTile, noTile, noTile, noTile}}}};
    std::array<std::array<std::uint8_t, marketColumns>, bonusRowsMost> bonus{};
    std::uint8_t marker = 1;                                ///< its row; as many as there are rows: gone
    std::array<std::uint8_t, 2> foresightA{noTile, noTile}; ///< left, right
    std::array<std::uint8_t, 2> foresightB{noTile, noTile};
    Per<Breed, std::int8_t> market;
    Per<Breed, std::int8_t> marketPile;
    List<Objective, objectiveDisplay> display; ///< the one farthest from the pile first
    std::uint8_t objectivePile = 0;
    Per<TileA, std::int8_t> bagA;
    Per<TileB, std::int8_t> bagB;
    Per<TileA, std::int8_t> boxedA;
    Per<TileB, std::int8_t> boxedB;
    Per<Header, BonusPile> piles;
    std::array<Master, mediumHarbours> masters{};
    std::array<std::uint8_t, mediumHarbours> captains{noTile, noTile, noTile, noTile,
                                                      noTile}; ///< workers in their stead
    /// Which neutral building lies on the space of each letter.
    std::array<Neutral, 8> neutrals{Neutral::a, Neutral::b, Neutral::c, Neutral::d,
                                    Neutral::e, Neutral::f, Neutral::g, Neutral::h};
    bool turned = false; ///< the four neutral buildings show their second side
    Trail trail{};

    Seat active{0};
    Phase phase = Phase::start;
    std::uint16_t turn = 1;
    Seat ending = noSeat; ///< who has ended the game: everybody else has one more turn
    List<Offer, 16> offers;
    std::int8_t worth = 0;        ///< of the income, for the delivery
    std::uint8_t owedSheep = 0;   ///< market cards to be revealed
    std::uint8_t owedDraw = 0;    ///< cards the active player draws
    std::uint8_t owedDiscard = 0; ///< and discards after it
    bool owedEleven = false;      ///< the choice at pathfinder space 11
    bool ontoPile = false;        ///< cards gained this turn go onto the draw pile (set 5)
    std::uint16_t draws = 0;      ///< things of chance so far

    [[nodiscard]] Player& player(Seat seat) { return players[indexOf(seat)]; }
    [[nodiscard]] const Player& player(Seat seat) const { return players[indexOf(seat)]; }
    [[nodiscard]] bool solo() const { return sarah.level != Level::none; }
    [[nodiscard]] bool mirrors(Board board) const { return options.mirror[board]; }

    static constexpr auto fields() {
        return std::tuple{field("seats", &State::seats),
                          field("options", &State::options),
                          field("box", &State::box),
                          field("players", &State::players),
                          field("sarah", &State::sarah),
                          field("jobs", &State::jobs),
                          field("zones", &State::zones),
                          field("bonus", &State::bonus),
                          field("marker", &State::marker),
                          field("foresightA", &State::foresightA),
                          field("foresightB", &State::foresightB),
                          field("market", &State::market),
                          field("marketPile", &State::marketPile),
                          field("display", &State::display),
                          field("objectivePile", &State::objectivePile),
                          field("bagA", &State::bagA),
                          field("bagB", &State::bagB),
                          field("boxedA", &State::boxedA),
                          field("boxedB", &State::boxedB),
                          field("piles", &State::piles),
                          field("masters", &State::masters),
                          field("captains", &State::captains),
                          field("neutrals", &State::neutrals),
                          field("turned", &State::turned),
                          field("trail", &State::trail),
                          field("active", &State::active),
                          field("phase", &State::phase),
                          field("turn", &State::turn),
                          field("ending", &State::ending),
                          field("offers", &State::offers),
                          field("worth", &State::worth),
                          field("owedSheep", &State::owedSheep),
                          field("owedDraw", &State::owedDraw),
                          field("owedDiscard", &State::owedDiscard),
                          field("owedEleven", &State::owedEleven),
                          field("ontoPile", &State::ontoPile),
                          field("draws", &State::draws)};
    }
    bool operator==(const State&) const = default;
};

/// Sarah sits opposite the only player.
inline constexpr Seat sarahSeat{1};

} // namespace sideboard::gwtnz
