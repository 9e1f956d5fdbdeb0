#pragma once

#include "engine/core/move.h"
#include "engine/games/neuland/content.h"
#include "engine/kit/bag.h"
#include "engine/kit/hexmap.h"
#include "engine/kit/ring.h"

namespace sideboard::neuland {

/// 19 hexes in rows of 3, 4, 5, 4, 3 (facts 8), three places on each.
using Lattice = kit::HexMap<2>;
inline constexpr int hexCount = Lattice::cells;
inline constexpr int placeCount = hexCount * placesPerHex;

namespace detail {

/// Rows are letters, columns numbers: "C3"; the places of a hex "C3-1" to "C3-3".
struct Letters {
    std::array<std::array<char, 2>, hexCount> hexes{};
    std::array<std::array<char, 4>, placeCount> places{};
};
constexpr Letters spellAll() {
    Letters all;
    for (int hex = 0; hex < hexCount; ++hex) {
        const auto row = static_cast<char>('A' + Lattice::rowOf(hex));
        const auto column = static_cast<char>('1' + Lattice::columnOf(hex));
        all.hexes[static_cast<std::size_t>(hex)] = {row, column};
        for (int i = 0; i < placesPerHex; ++i)
            all.places[static_cast<std::size_t>(hex * placesPerHex + i)] = {row, column, '-',
                                                                            static_cast<char>('1' + i)};
    }
    return all;
}
inline constexpr Letters letters = spellAll();

template <std::size_t Count>
constexpr std::array<std::string_view, Count> placeNames() {
    std::array<std::string_view, Count> names{};
    for (std::size_t i = 0; i < placeCount; ++i) names[i] = {letters.places[i].data(), 4};
    return names;
}
constexpr auto hexNames() {
    std::array<std::string_view, hexCount> names{};
    for (std::size_t i = 0; i < hexCount; ++i) names[i] = {letters.hexes[i].data(), 2};
    return names;
}
constexpr auto sourceNames() {
    auto names = placeNames<placeCount + 3>();
    names[placeCount] = "food-token";
    names[placeCount + 1] = "wood-token";
    names[placeCount + 2] = "forage";
    return names;
}
inline constexpr auto namesOfHexes = hexNames();
inline constexpr auto namesOfPlaces = placeNames<placeCount>();
inline constexpr auto namesOfSources = sourceNames();

} // namespace detail

/// One of the 19 hexes, named by row and column.
enum class Hex : std::uint8_t {};
constexpr const auto& namesOf(Hex) { return detail::namesOfHexes; }

/// One of the three places of a hex; which of them does not matter to the rules (T1 1.1).
enum class Place : std::uint8_t {};
constexpr const auto& namesOf(Place) { return detail::namesOfPlaces; }

/// Where an input comes from: a worker on a place (the same numbers), a token of the second edition, or foraging in the
/// first.
enum class Source : std::uint8_t { foodToken = placeCount, woodToken = placeCount + 1, forage = placeCount + 2 };
constexpr const auto& namesOf(Source) { return detail::namesOfSources; }

constexpr int numberOf(Hex hex) { return static_cast<int>(hex); }
constexpr int numberOf(Place place) { return static_cast<int>(place); }
constexpr Hex hexOf(Place place) { return static_cast<Hex>(numberOf(place) / placesPerHex); }
constexpr Place placeAt(Hex hex, int slot) { return static_cast<Place>(numberOf(hex) * placesPerHex + slot); }
constexpr bool isPlace(Source source) { return static_cast<int>(source) < placeCount; }
constexpr Place placeOf(Source source) { return static_cast<Place>(source); }
constexpr Source sourceOf(Place place) { return static_cast<Source>(place); }
constexpr int distance(Hex from, Hex to) { return Lattice::distance(numberOf(from), numberOf(to)); }

/// A place on the map and what stands there.
struct Unit {
    Tile tile = Tile::none;
    Seat worker = noSeat;
    bool lying = false;
    Metal metal = Metal::none;   ///< on a smelter with a worker
    List<Ore, oresPerMine> ores; ///< of a mine, the top one last
    Seat owner = noSeat;         ///< whose coats of arms lie on a property
    std::uint8_t arms = 0;
    static constexpr auto fields() {
        return std::tuple{field("tile", &Unit::tile),   field("worker", &Unit::worker), field("lying", &Unit::lying),
                          field("metal", &Unit::metal), field("ores", &Unit::ores),     field("owner", &Unit::owner),
                          field("arms", &Unit::arms)};
    }
    bool operator==(const Unit&) const = default;
};

struct Land {
    Terrain terrain = Terrain::unknown;
    std::uint8_t piece = 0; ///< which of the ten board pieces the app dealt here, from 1; 0: painted by hand
    static constexpr auto fields() {
        return std::tuple{field("terrain", &Land::terrain), field("piece", &Land::piece)};
    }
    bool operator==(const Land&) const = default;
};

struct Player {
    std::uint8_t time = 0; ///< space of the time marker
    bool settled = false;  ///< has placed the two start tiles
    bool foodToken = false;
    bool woodToken = false;
    bool cart = false;
    std::int8_t armsBeside =
        0; ///< coats of arms placed that no tile on the map shows: time line only, or put right by hand
    std::uint16_t actions = 0; ///< over the whole game, for the records
    std::uint16_t lost = 0;    ///< products lost at the end of turns
    static constexpr auto fields() {
        return std::tuple{field("time", &Player::time),           field("settled", &Player::settled),
                          field("foodToken", &Player::foodToken), field("woodToken", &Player::woodToken),
                          field("cart", &Player::cart),           field("armsBeside", &Player::armsBeside),
                          field("actions", &Player::actions),     field("lost", &Player::lost)};
    }
    bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t { setUp = 0, play = 1, over = 2 };
constexpr auto namesOf(Phase) { return std::array<std::string_view, 3>{"set-up", "play", "over"}; }

struct Options {
    Edition edition = Edition::second;
    bool timeLineOnly = false;
    bool dealt = false;   ///< the app dealt the board pieces
    bool assumed = false; ///< stand-ins for printed values that nobody has looked up
    static constexpr auto fields() {
        return std::tuple{field("edition", &Options::edition), field("timeLineOnly", &Options::timeLineOnly),
                          field("dealt", &Options::dealt), field("assumed", &Options::assumed)};
    }
    bool operator==(const Options&) const = default;
};

using Ores = kit::Bag<Ore>;

struct State {
    std::uint8_t seats = 2;
    Options options;
    Phase phase = Phase::setUp;
    Seat active = Seat{0};
    Seat first = Seat{0};
    Seat winner = noSeat;
    std::uint8_t present = 0; ///< space of the present pawn
    std::uint8_t begun = 0;   ///< turns finished in round one; as many as seats: round one is over
    std::uint16_t turn = 0;
    std::uint16_t draws = 0; ///< times that ore was drawn
    Ores hand;               ///< markers drawn and not stacked yet
    List<Place, 8> filling;  ///< mines that wait for their markers
    bool ending = false;     ///< the turn ends as soon as they are filled
    std::array<Player, seatsMost> players{};
    std::array<Land, hexCount> lands{};
    std::array<Unit, placeCount> units{};
    Per<Tile, TilePrint> printed;

    static constexpr auto fields() {
        return std::tuple{
            field("seats", &State::seats),     field("options", &State::options), field("phase", &State::phase),
            field("active", &State::active),   field("first", &State::first),     field("winner", &State::winner),
            field("present", &State::present), field("begun", &State::begun),     field("turn", &State::turn),
            field("draws", &State::draws),     field("hand", &State::hand),       field("filling", &State::filling),
            field("ending", &State::ending),   field("players", &State::players), field("lands", &State::lands),
            field("units", &State::units),     field("printed", &State::printed)};
    }
    bool operator==(const State&) const = default;

    [[nodiscard]] const Player& player(Seat seat) const { return players[indexOf(seat)]; }
    [[nodiscard]] Player& player(Seat seat) { return players[indexOf(seat)]; }
    [[nodiscard]] const Unit& at(Place place) const { return units[static_cast<std::size_t>(place)]; }
    [[nodiscard]] Unit& at(Place place) { return units[static_cast<std::size_t>(place)]; }
    [[nodiscard]] const Land& at(Hex hex) const { return lands[static_cast<std::size_t>(hex)]; }
    [[nodiscard]] Land& at(Hex hex) { return lands[static_cast<std::size_t>(hex)]; }
    [[nodiscard]] bool inFirstRound() const { return begun < seats; }
    [[nodiscard]] bool isFirstEdition() const { return options.edition == Edition::first; }
};

} // namespace sideboard::neuland
