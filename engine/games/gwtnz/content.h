#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"

/// What lies in the box of Great Western Trail Nouvelle-Zélande: the kinds of things and how they belong together.
/// Figures printed on components are in printed.h, what buildings do in buildings.h.
namespace sideboard::gwtnz {

inline constexpr int seatsMost = 4;

enum class Worker : std::uint8_t { shepherd = 0, craftsman = 1, sailor = 2, shearer = 3 };
constexpr auto namesOf(Worker) { return std::array<std::string_view, 4>{"shepherd", "craftsman", "sailor", "shearer"}; }
inline constexpr int workersOfEach = 7;
inline constexpr int workerColumns = 5; ///< the first one is printed on the board

/// Everything that can be in a herd, objectives apart. Starters, market breeds, support, then the bonus sets.
enum class Card : std::uint8_t {
    shropshire = 0,
    southdown = 1,
    leicester = 2,
    merino = 3,
    dorset = 4,
    lincoln = 5,
    corriedale = 6,
    hampshire = 7,
    ryeland = 8,
    suffolk = 9,
    romney = 10,
    sheepdog = 11,
    ferry = 12,
    kotare = 13,
    set1 = 14,
    set2 = 15,
    set3 = 16,
    set4 = 17,
    set5 = 18,
    set6 = 19,
    set7 = 20,
    set8 = 21,
    set9 = 22,
    set10 = 23,
    objective = 24 ///< any of the 24; which one is in the player's list
};
constexpr auto namesOf(Card) {
    return std::array<std::string_view, 25>{
        "shropshire", "southdown", "leicester", "merino", "dorset", "lincoln", "corriedale", "hampshire", "ryeland",
        "suffolk",    "romney",    "sheepdog",  "ferry",  "kotare", "set1",    "set2",       "set3",      "set4",
        "set5",       "set6",      "set7",      "set8",   "set9",   "set10",   "objective"};
}
inline constexpr int cardKinds = 25;
constexpr bool isStarter(Card card) { return card <= Card::merino; }
constexpr bool isMarket(Card card) { return card >= Card::dorset && card <= Card::suffolk; }
constexpr bool isSupport(Card card) { return card >= Card::romney && card <= Card::kotare; }
constexpr bool isBonusSet(Card card) { return card >= Card::set1 && card <= Card::set10; }
/// Sets 3 and 7 are sheep, 8 to 10 objectives (facts, "Bonus cards").
constexpr bool isSheep(Card card) { return card <= Card::romney || card == Card::set3 || card == Card::set7; }
constexpr bool isBonusObjective(Card card) { return card >= Card::set8 && card <= Card::set10; }
constexpr bool isFerry(Card card) { return card == Card::ferry || card == Card::set1; }

/// The breeds of the sheep market, in the order of its colours: orange, red, yellow, blue, brown, purple.
enum class Breed : std::uint8_t { dorset = 0, lincoln = 1, corriedale = 2, hampshire = 3, ryeland = 4, suffolk = 5 };
constexpr auto namesOf(Breed) {
    return std::array<std::string_view, 6>{"dorset", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk"};
}
constexpr Card cardOf(Breed breed) {
    return static_cast<Card>(static_cast<int>(breed) + static_cast<int>(Card::dorset));
}
inline constexpr Per<Breed, std::int8_t> sheepInBox{{5, 7, 7, 6, 6, 6}};

/// How many a player starts with, and how many of the support cards the box holds.
constexpr int startersOf(Card card) {
    constexpr std::array<int, 4> counts{5, 3, 3, 3};
    return isStarter(card) ? counts[static_cast<std::size_t>(card)] : 0;
}
constexpr int supportInBox(Card card) {
    constexpr std::array<int, 4> counts{18, 12, 14, 12};
    return isSupport(card) ? counts[static_cast<std::size_t>(card) - static_cast<std::size_t>(Card::romney)] : 0;
}

/// The classes in which sheep are priced: one orange, the two of 2 points, the two of 4, the purple.
enum class SheepClass : std::uint8_t { dorset = 0, two = 1, four = 2, suffolk = 3 };
constexpr auto namesOf(SheepClass) {
    return std::array<std::string_view, 4>{"dorset", "lincoln-or-corriedale", "hampshire-or-ryeland", "suffolk"};
}
constexpr SheepClass classOf(Breed breed) {
    constexpr std::array classes{SheepClass::dorset, SheepClass::two,  SheepClass::two,
                                 SheepClass::four,   SheepClass::four, SheepClass::suffolk};
    return classes[static_cast<std::size_t>(breed)];
}
constexpr std::array<Breed, 2> breedsOf(SheepClass kind) {
    constexpr std::array<std::array<Breed, 2>, 4> breeds{{{Breed::dorset, Breed::dorset},
                                                          {Breed::lincoln, Breed::corriedale},
                                                          {Breed::hampshire, Breed::ryeland},
                                                          {Breed::suffolk, Breed::suffolk}}};
    return breeds[static_cast<std::size_t>(kind)];
}

/// The four piles of bonus cards.
enum class Header : std::uint8_t { wheel = 0, barrel = 1, bell = 2, compass = 3 };
constexpr auto namesOf(Header) { return std::array<std::string_view, 4>{"wheel", "barrel", "bell", "compass"}; }
constexpr int goldFor(Header header) {
    constexpr std::array<int, 4> gold{3, 3, 4, 5};
    return gold[static_cast<std::size_t>(header)];
}

/// Tiles with A on the back: workers, and hazards by kind, points and colour of the hand.
enum class TileA : std::uint8_t {
    shepherd = 0,
    craftsman = 1,
    sailor = 2,
    shearer = 3,
    rockfall2black = 4,
    rockfall2green = 5,
    rockfall3black = 6,
    rockfall3green = 7,
    rockfall4black = 8,
    rockfall4green = 9,
    flood2black = 10,
    flood2green = 11,
    flood3black = 12,
    flood3green = 13,
    flood4black = 14,
    flood4green = 15
};
constexpr auto namesOf(TileA) {
    return std::array<std::string_view, 16>{
        "shepherd",         "craftsman",        "sailor",           "shearer",
        "rockfall-2-black", "rockfall-2-green", "rockfall-3-black", "rockfall-3-green",
        "rockfall-4-black", "rockfall-4-green", "flood-2-black",    "flood-2-green",
        "flood-3-black",    "flood-3-green",    "flood-4-black",    "flood-4-green"};
}
inline constexpr int tileAKinds = 16;
enum class Zone : std::uint8_t { rockfall = 0, flood = 1 };
constexpr auto namesOf(Zone) { return std::array<std::string_view, 2>{"rockfall", "flood"}; }
enum class Hand : std::uint8_t { none = 0, black = 1, green = 2 };
constexpr auto namesOf(Hand) { return std::array<std::string_view, 3>{"none", "black", "green"}; }
constexpr int taxOf(Hand hand) { return static_cast<int>(hand); } // black 1, green 2

constexpr bool isWorker(TileA tile) { return tile <= TileA::shearer; }
constexpr bool isHazard(TileA tile) { return tile > TileA::shearer; }
constexpr Worker workerOf(TileA tile) { return static_cast<Worker>(tile); }
constexpr TileA tileOf(Worker worker) { return static_cast<TileA>(worker); }
constexpr Zone zoneOf(TileA tile) { return tile >= TileA::flood2black ? Zone::flood : Zone::rockfall; }
constexpr int pointsOf(TileA tile) { return isHazard(tile) ? 2 + (static_cast<int>(tile) - 4) % 6 / 2 : 0; }
constexpr Hand handOf(TileA tile) {
    return !isHazard(tile) ? Hand::none : static_cast<int>(tile) % 2 == 0 ? Hand::black : Hand::green;
}
constexpr Card supportFor(Zone zone) { return zone == Zone::rockfall ? Card::sheepdog : Card::ferry; }
inline constexpr int rockfallsInBox = 9;
inline constexpr int floodsInBox = 7;
inline constexpr int zoneSpaces = 4;

/// Tiles with B on the back (facts, "Bonus tiles").
enum class TileB : std::uint8_t {
    certificate = 0,
    wool = 1,
    hazard = 2,
    sheepdog = 3,
    ferry = 4,
    token = 5,
    lessGold = 6,
    kotare = 7,
    tokens = 8,
    romney = 9,
    joker = 10
};
constexpr auto namesOf(TileB) {
    return std::array<std::string_view, 11>{"certificate", "wool",   "hazard", "sheepdog", "ferry", "token",
                                            "less-gold",   "kotare", "tokens", "romney",   "joker"};
}
inline constexpr int tileBKinds = 11;
inline constexpr int bonusTilesInBox = 34;

/// Neutral buildings; B, C, G and H have a second side.
enum class Neutral : std::uint8_t { a = 0, b = 1, c = 2, d = 3, e = 4, f = 5, g = 6, h = 7 };
constexpr auto namesOf(Neutral) { return std::array<std::string_view, 8>{"a", "b", "c", "d", "e", "f", "g", "h"}; }
constexpr bool isDoubleSided(Neutral tile) {
    return tile == Neutral::b || tile == Neutral::c || tile == Neutral::g || tile == Neutral::h;
}

inline constexpr int buildingsOfEach = 10; ///< numbered 1 to 10, each with sides a and b

/// Where a runholder stands.
enum class Location : std::uint8_t {
    rider = 0,
    a = 1,
    b = 2,
    c = 3,
    d = 4,
    e = 5,
    f = 6,
    g = 7,
    h = 8,
    own1 = 9,
    own2 = 10,
    own3 = 11,
    own4 = 12,
    own5 = 13,
    own6 = 14,
    own7 = 15,
    own8 = 16,
    own9 = 17,
    own10 = 18,
    others = 19,
    hazard = 20,
    wellington = 21
};
constexpr auto namesOf(Location) {
    return std::array<std::string_view, 22>{"rider", "a",    "b",     "c",      "d",      "e",         "f",    "g",
                                            "h",     "own1", "own2",  "own3",   "own4",   "own5",      "own6", "own7",
                                            "own8",  "own9", "own10", "others", "hazard", "wellington"};
}
constexpr bool isNeutral(Location at) { return at >= Location::a && at <= Location::h; }
constexpr bool isOwn(Location at) { return at >= Location::own1 && at <= Location::own10; }
constexpr Neutral neutralOf(Location at) { return static_cast<Neutral>(static_cast<int>(at) - 1); }
constexpr int buildingOf(Location at) { return static_cast<int>(at) - static_cast<int>(Location::own1) + 1; }
constexpr Location locationOf(int building) {
    return static_cast<Location>(static_cast<int>(Location::own1) + building - 1);
}

/// Where discs lie on a player board, by what clearing them opens. Two of the ten auxiliary places are grey and empty
/// from the start: 16 discs on 18 places.
enum class Disc : std::uint8_t {
    pound1 = 0,
    pound2 = 1,
    draw1 = 2,
    draw2 = 3,
    certificate1 = 4,
    certificate2 = 5,
    ship1 = 6,
    ship2 = 7,
    pathfinder1 = 8,
    pathfinder2 = 9,
    movement = 10,
    woolLeft = 11,
    woolRight = 12,
    handLeft = 13,
    handRight = 14,
    certificateLimit = 15,
    permanentLeft = 16,
    permanentRight = 17
};
constexpr auto namesOf(Disc) {
    return std::array<std::string_view, 18>{"pound-1",        "pound-2",        "draw-1",     "draw-2",
                                            "certificate-1",  "certificate-2",  "ship-1",     "ship-2",
                                            "pathfinder-1",   "pathfinder-2",   "movement",   "wool-left",
                                            "wool-right",     "hand-left",      "hand-right", "certificate-limit",
                                            "permanent-left", "permanent-right"};
}
inline constexpr int discPlaces = 18;
constexpr bool isAux(Disc disc) { return disc <= Disc::pathfinder2; }
inline constexpr int discsOfEach = 16;
/// What must be paid to take the disc (p. 9).
constexpr int costOf(Disc disc) {
    switch (disc) {
    case Disc::woolRight:
    case Disc::permanentLeft: return 4;
    case Disc::handLeft: return 3;
    case Disc::handRight: return 8;
    default: return 0;
    }
}
/// The one that pays when it is taken (p. 9).
constexpr int gainOf(Disc disc) { return disc == Disc::movement ? 3 : 0; }

/// Auxiliary actions (p. 18).
enum class Aux : std::uint8_t { pound = 0, draw = 1, certificate = 2, ship = 3, pathfinder = 4 };
constexpr auto namesOf(Aux) {
    return std::array<std::string_view, 5>{"pound", "draw", "certificate", "ship", "pathfinder"};
}
constexpr int costOf(Aux aux) {
    constexpr std::array<int, 5> costs{0, 0, 2, 1, 1};
    return costs[static_cast<std::size_t>(aux)];
}

/// Trading posts: local ones by their place in the row, then wool posts, then the overseas ones at large harbours.
enum class Post : std::uint8_t {
    local0 = 0,
    local1 = 1,
    local3 = 2,
    local6 = 3,
    local9 = 4,
    between1 = 5,
    between2 = 6,
    between3 = 7,
    between4 = 8,
    local21 = 9,
    wool5 = 10,
    wool9 = 11,
    wool13 = 12,
    overseasWool1 = 13,
    overseasWool2 = 14,
    overseas1 = 15,
    overseas2 = 16,
    overseas3 = 17,
    overseas4 = 18
};
constexpr auto namesOf(Post) {
    return std::array<std::string_view, 19>{
        "local-0",         "local-1",    "local-3",    "local-6",    "local-9",   "between-1", "between-2",
        "between-3",       "between-4",  "local-21",   "wool-5",     "wool-9",    "wool-13",   "overseas-wool-1",
        "overseas-wool-2", "overseas-1", "overseas-2", "overseas-3", "overseas-4"};
}
inline constexpr int posts = 19;
constexpr bool isLocal(Post post) { return post <= Post::local21; }
constexpr bool isBetween(Post post) { return post >= Post::between1 && post <= Post::between4; }
constexpr bool isWool(Post post) { return post >= Post::wool5 && post <= Post::overseasWool2; }
constexpr bool isOverseas(Post post) { return post >= Post::overseasWool1; }
/// Posts that take any number of one player's discs (p. 9, p. 16).
constexpr bool takesMany(Post post) { return post == Post::local0 || post == Post::local21 || post == Post::wool13; }

inline constexpr int mediumHarbours = 5;
inline constexpr int smallHarbours = 12;
inline constexpr int largeHarbours = 6; ///< in the order of the overseas posts
constexpr Post overseasOf(int large) { return static_cast<Post>(static_cast<int>(Post::overseasWool1) + large); }
constexpr int largeOf(Post post) { return static_cast<int>(post) - static_cast<int>(Post::overseasWool1); }
inline constexpr int storehousesOfEach = 10;

/// What a post, a harbour or a hazard adds to the herd.
enum class Gift : std::uint8_t {
    none = 0,
    objective = 1,
    romney = 2,
    sheepdog = 3,
    ferry = 4,
    kotare = 5,
    wheel = 6,
    barrel = 7,
    bell = 8,
    compass = 9
};
constexpr auto namesOf(Gift) {
    return std::array<std::string_view, 10>{"none",   "objective", "romney", "sheepdog", "ferry",
                                            "kotare", "wheel",     "barrel", "bell",     "compass"};
}
constexpr bool isSupport(Gift gift) { return gift >= Gift::romney && gift <= Gift::kotare; }
constexpr bool isBonusCard(Gift gift) { return gift >= Gift::wheel; }
constexpr Card cardOf(Gift gift) {
    return static_cast<Card>(static_cast<int>(gift) - 2 + static_cast<int>(Card::romney));
}
constexpr Header headerOf(Gift gift) {
    return static_cast<Header>(static_cast<int>(gift) - static_cast<int>(Gift::wheel));
}

/// Harbourmaster tiles: what the upper half gives, what the lower half counts (facts, "Harbourmaster tiles").
enum class Master : std::uint8_t {
    none = 0,
    pathfinder = 1,
    hazards = 2,
    storehouses = 3,
    objectives = 4,
    certificates = 5,
    buildings = 6,
    workers = 7,
    ferries = 8
};
constexpr auto namesOf(Master) {
    return std::array<std::string_view, 9>{"none",         "pathfinder", "hazards", "storehouses", "objectives",
                                           "certificates", "buildings",  "workers", "ferries"};
}
struct MasterTop {
    int pounds;
    int pathfinder;
    bool certificate;
    bool ferry;
};
constexpr MasterTop topOf(Master master) {
    constexpr std::array<MasterTop, 9> tops{{{0, 0, false, false},
                                             {5, 0, false, false},
                                             {0, 4, false, false},
                                             {9, 0, false, false},
                                             {6, 0, false, false},
                                             {0, 0, true, false},
                                             {8, 0, false, false},
                                             {0, 0, true, false},
                                             {3, 0, false, true}}};
    return tops[static_cast<std::size_t>(master)];
}

/// Conditions of objective cards (p. 17); each thing serves one of them on one card only.
enum class Condition : std::uint8_t {
    none = 0,
    post13 = 1,
    building = 2,
    building4 = 3,
    shearers2 = 4,
    storehouse = 5,
    sheepTwo = 6,
    sheepFour = 7,
    ferry = 8,
    pathfinder6 = 9,
    flood = 10
};
constexpr auto namesOf(Condition) {
    return std::array<std::string_view, 11>{"none",
                                            "post-13",
                                            "building",
                                            "building-4",
                                            "shearers-2",
                                            "storehouse",
                                            "lincoln-or-corriedale",
                                            "hampshire-or-ryeland",
                                            "ferry",
                                            "pathfinder-6",
                                            "flood"};
}
enum class ObjectiveAction : std::uint8_t { pounds4 = 0, tokens2 = 1, certificates2 = 2, pathfinder2 = 3, ship2 = 4 };
constexpr auto namesOf(ObjectiveAction) {
    return std::array<std::string_view, 5>{"pounds-4", "tokens-2", "certificates-2", "pathfinder-2", "ship-2"};
}

/// The arrows along the bonus tile market (p. 11).
enum class Arrow : std::uint8_t { black = 0, yellow = 1, turquoise = 2, red = 3 };
constexpr auto namesOf(Arrow) { return std::array<std::string_view, 4>{"black", "yellow", "turquoise", "red"}; }

/// Immediate actions in a player's worker rows (p. 13); which place has which is printed on the board.
enum class Immediate : std::uint8_t {
    none = 0,
    fourPoundSheep = 1,
    buySheep = 2,
    buildOne = 3,
    buildTwo = 4,
    ship5 = 5,
    freeSheep = 6,
    pathfinder = 7,
    romney = 8,
    gold = 9,
    token = 10
};
constexpr auto namesOf(Immediate) {
    return std::array<std::string_view, 11>{"none",   "four-pound-sheep", "buy-sheep",  "build-1", "build-2",
                                            "ship-5", "free-sheep",       "pathfinder", "romney",  "gold",
                                            "token"};
}
/// The two kinds on Sarah's board (booklet p. 2).
enum class SarahImmediate : std::uint8_t { none = 0, harbour = 1, wool5 = 2, wool9 = 3 };
constexpr auto namesOf(SarahImmediate) {
    return std::array<std::string_view, 4>{"none", "harbour", "wool-5", "wool-9"};
}

/// What depends on the number of players, Sarah being one of them (set-up, p. 3-5).
constexpr int sheepInMarket(int seats) { return seats == 2 ? 9 : seats == 3 ? 11 : 14; }
constexpr int startTilesA(int seats) { return 10 + seats; }
constexpr int startTilesB(int seats) { return 2 * seats - 1; }
constexpr int bonusPile(int seats) { return seats == 2 ? 3 : seats == 3 ? 5 : 6; }
constexpr int stepTileSpace(int seats) { return seats == 4 ? 6 : 4; }
constexpr int startPounds(int place) { return 7 + place; }
inline constexpr int startHand = 4;

inline constexpr int goldMost = 5;
inline constexpr int certificatesMost = 3; ///< until the disc of the limit is cleared
inline constexpr int pathfinderMost = 16;
/// Points of the furthest space reached (facts, "Pathfinder").
constexpr int pathfinderPoints(int space) {
    return space >= 16 ? 15 : space >= 14 ? 13 : space >= 12 ? 10 : space >= 9 ? 7 : space >= 5 ? 3 : 0;
}
inline constexpr int marketColumns = 4;
inline constexpr int bonusRowsMost = 9;
inline constexpr int jobRowsMost = 8;
inline constexpr int objectivesInBox = 24;
inline constexpr int objectiveDisplay = 4;
inline constexpr int markerPoints = 5;

} // namespace sideboard::gwtnz
