#pragma once

#include "engine/core/move.h"
#include "engine/games/derrein/content.h"
#include "engine/kit/bag.h"
#include "engine/kit/grid.h"

namespace sideboard::derrein {

/// Large enough for six plates of four by four in any arrangement that keeps to the frame.
using Lattice = kit::Grid<12, 12>;

/// A landscape square, and the small square in the middle of four of them.
enum class Cell : std::uint8_t {};
enum class Place : std::uint8_t {};
constexpr int numberOf(Cell cell) { return static_cast<int>(cell); }
constexpr int numberOf(Place place) { return static_cast<int>(place); }

struct Square {
    Landscape landscape = Landscape::none;
    Building building = Building::none;
    Seat owner = noSeat;
    bool annexed = false; ///< has changed hands: from then on the strength of the duchies around it decides
    static constexpr auto fields() {
        return std::tuple{field("landscape", &Square::landscape), field("building", &Square::building),
                          field("owner", &Square::owner), field("annexed", &Square::annexed)};
    }
    bool operator==(const Square&) const = default;
};

struct DuchyPlace {
    Duchy size = Duchy::none;
    Seat owner = noSeat;
    static constexpr auto fields() {
        return std::tuple{field("size", &DuchyPlace::size), field("owner", &DuchyPlace::owner)};
    }
    bool operator==(const DuchyPlace&) const = default;
};

/// The five landscapes, for tallies.
using PerLandscape = Per<Raw, std::int8_t>;
using Goods = Per<Good, std::int8_t>;
using Needs = Per<Need, std::int8_t>;

struct Mission {
    static constexpr Kind kind{1, "mission"};
    Needs upper;
    Needs lower;
    static constexpr auto fields() {
        return std::tuple{field("upper", &Mission::upper), field("lower", &Mission::lower)};
    }
    bool operator==(const Mission&) const = default;
};

struct Player {
    Goods goods;
    PerLandscape farms; ///< by the landscape they stand on
    Per<Workshop, std::int8_t> workshops;
    bool witchery = false;
    std::int8_t smallDuchies = 0;
    std::int8_t largeDuchies = 0;
    std::uint8_t startNumber = 0; ///< on the start card; 0: not entered yet
    FirstPiece firstPiece = FirstPiece::unknown;
    std::uint32_t missionSeal = 0; ///< number of the mission this seat has sealed; 0: none
    bool owesMission = false;      ///< has swapped it and must take a new one
    bool missionShown = false;
    Mission mission; ///< if shown
    bool won = false;
    Per<Good, std::uint16_t> gained; ///< over the whole game, for the records

    static constexpr auto fields() {
        return std::tuple{field("goods", &Player::goods),
                          field("farms", &Player::farms),
                          field("workshops", &Player::workshops),
                          field("witchery", &Player::witchery),
                          field("smallDuchies", &Player::smallDuchies),
                          field("largeDuchies", &Player::largeDuchies),
                          field("startNumber", &Player::startNumber),
                          field("firstPiece", &Player::firstPiece),
                          field("missionSeal", &Player::missionSeal),
                          field("owesMission", &Player::owesMission),
                          field("missionShown", &Player::missionShown),
                          field("mission", &Player::mission),
                          field("won", &Player::won),
                          field("gained", &Player::gained)};
    }
    bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t {
    setUp = 0,
    firstPiece = 1,
    firstDuchy = 2,
    firstFarm = 3,
    harvest = 4,
    build = 5,
    food = 6,
    over = 7
};
constexpr auto namesOf(Phase) {
    return std::array<std::string_view, 8>{"set-up",  "first-piece", "first-duchy", "first-farm",
                                           "harvest", "build",       "food",        "over"};
}

/// Something asked of another player and not answered yet: an exchange, or the use of a workshop.
struct Offer {
    std::uint16_t number = 0;
    Seat from = noSeat;
    Seat to = noSeat;
    std::uint8_t times = 0; ///< raw goods to be processed in the other's workshop; 0: a plain exchange
    Raw raw = Raw::wood;
    Goods give;
    Goods want;
    static constexpr auto fields() {
        return std::tuple{field("number", &Offer::number), field("from", &Offer::from), field("to", &Offer::to),
                          field("times", &Offer::times),   field("raw", &Offer::raw),   field("give", &Offer::give),
                          field("want", &Offer::want)};
    }
    bool operator==(const Offer&) const = default;
};

struct Options {
    bool counts = false; ///< no map: tallies only
    bool longGame = false;
    bool changeBowl = false;
    bool curseBowl = false;
    bool guildMaster = false;
    bool annexFarms = false;
    bool annexFarmsAgain = false;
    bool annexWorkshops = false;
    bool annexWorkshopsAgain = false;
    bool rawLimited = true;
    FoodOrder foodOrder = FoodOrder::flourWheatCow;
    bool dealt = false; ///< the app dealt the landscapes: there are no plates to paint from
    static constexpr auto fields() {
        return std::tuple{field("counts", &Options::counts),
                          field("longGame", &Options::longGame),
                          field("changeBowl", &Options::changeBowl),
                          field("curseBowl", &Options::curseBowl),
                          field("guildMaster", &Options::guildMaster),
                          field("annexFarms", &Options::annexFarms),
                          field("annexFarmsAgain", &Options::annexFarmsAgain),
                          field("annexWorkshops", &Options::annexWorkshops),
                          field("annexWorkshopsAgain", &Options::annexWorkshopsAgain),
                          field("rawLimited", &Options::rawLimited),
                          field("foodOrder", &Options::foodOrder),
                          field("dealt", &Options::dealt)};
    }
    bool operator==(const Options&) const = default;
};

inline constexpr int plateSide = 4;

/// What is printed on components and stands in no rulebook.
struct Printed {
    Per<Workshop, Per<Product, std::int8_t>> cost;
    Per<Workshop, bool> costKnown;
    Goods limit; ///< pieces of each good
    Per<Colour, std::int8_t> beads;
    std::int8_t plateColumns = 3;
    std::int8_t plateRows = 3;
    std::array<std::array<Landscape, plateSide * plateSide>, plates> plate{};
    static constexpr auto fields() {
        return std::tuple{field("cost", &Printed::cost),
                          field("costKnown", &Printed::costKnown),
                          field("limit", &Printed::limit),
                          field("beads", &Printed::beads),
                          field("plateColumns", &Printed::plateColumns),
                          field("plateRows", &Printed::plateRows),
                          field("plate", &Printed::plate)};
    }
    bool operator==(const Printed&) const = default;
};

/// Throws so far, for the records. Expected ones in thousandths of a bead.
struct Throws {
    std::uint16_t count = 0;
    Per<Colour, std::uint16_t> seen;
    Per<Colour, std::uint32_t> expected;
    static constexpr auto fields() {
        return std::tuple{field("count", &Throws::count), field("seen", &Throws::seen),
                          field("expected", &Throws::expected)};
    }
    bool operator==(const Throws&) const = default;
};

struct State {
    std::uint8_t seats = 2;
    Options options;
    Printed printed;
    Phase phase = Phase::setUp;
    Seat active = Seat{0};
    Seat first = Seat{0};
    std::uint16_t round = 0;
    std::uint16_t turn = 0;
    Per<Colour, std::int8_t> bowl;
    std::int8_t extraReds = 0; ///< added by medicine, until the end of this turn
    std::int8_t swapped = 0;   ///< beads changed this turn
    Seat cursedBy = noSeat;    ///< who changed the bowl for the active player
    Per<Colour, std::int8_t> lastThrow;
    bool redCame = false; ///< the red bead of round three was just added: to be told
    bool hungry = false;  ///< workshops must still go
    std::uint16_t fights = 0;
    Seat finished = noSeat;       ///< whose food phase was the last to end
    std::uint8_t annexFrom = 255; ///< the duchy just built or enlarged, which may annex
    std::uint16_t offersMade = 0;
    List<Offer, 4> offers;
    std::array<Player, seatsMost> players{};
    std::array<Square, Lattice::cells> map{};
    std::array<DuchyPlace, Lattice::crossings> duchies{};
    Throws throws;

    static constexpr auto fields() {
        return std::tuple{field("seats", &State::seats),
                          field("options", &State::options),
                          field("printed", &State::printed),
                          field("phase", &State::phase),
                          field("active", &State::active),
                          field("first", &State::first),
                          field("round", &State::round),
                          field("turn", &State::turn),
                          field("bowl", &State::bowl),
                          field("extraReds", &State::extraReds),
                          field("swapped", &State::swapped),
                          field("cursedBy", &State::cursedBy),
                          field("lastThrow", &State::lastThrow),
                          field("redCame", &State::redCame),
                          field("hungry", &State::hungry),
                          field("fights", &State::fights),
                          field("finished", &State::finished),
                          field("annexFrom", &State::annexFrom),
                          field("offersMade", &State::offersMade),
                          field("offers", &State::offers),
                          field("players", &State::players),
                          field("map", &State::map),
                          field("duchies", &State::duchies),
                          field("throws", &State::throws)};
    }
    bool operator==(const State&) const = default;

    [[nodiscard]] const Player& player(Seat seat) const { return players[indexOf(seat)]; }
    [[nodiscard]] Player& player(Seat seat) { return players[indexOf(seat)]; }
    [[nodiscard]] const Square& at(Cell cell) const { return map[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] Square& at(Cell cell) { return map[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] const DuchyPlace& at(Place place) const { return duchies[static_cast<std::size_t>(place)]; }
    [[nodiscard]] DuchyPlace& at(Place place) { return duchies[static_cast<std::size_t>(place)]; }
};

} // namespace sideboard::derrein
