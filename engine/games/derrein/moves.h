#pragma once

#include <variant>

#include "engine/games/derrein/state.h"

/// The decisions of Derrein. Kind numbers are on disk and on the wire: never renumber, never reuse.
namespace sideboard::derrein {

// Set-up -------------------------------------------------------------------------------------------------------------

struct Paint {
    static constexpr Kind kind{1, "paint"};
    Cell cell{};
    Landscape landscape{};
    static constexpr auto fields() {
        return std::tuple{field("cell", &Paint::cell), field("landscape", &Paint::landscape)};
    }
    bool operator==(const Paint&) const = default;
};

/// One of the box's plates with its top left landscape on `cell`, turned clockwise by quarters.
struct LayPlate {
    static constexpr Kind kind{2, "lay-plate"};
    std::uint8_t plate = 1;
    std::uint8_t quarters = 0;
    Cell cell{};
    static constexpr auto fields() {
        return std::tuple{field("plate", &LayPlate::plate), field("quarters", &LayPlate::quarters),
                          field("cell", &LayPlate::cell)};
    }
    bool operator==(const LayPlate&) const = default;
};

struct TakeStartCard {
    static constexpr Kind kind{3, "take-start-card"};
    std::uint8_t number = 0;
    FirstPiece piece{};
    static constexpr auto fields() {
        return std::tuple{field("number", &TakeStartCard::number), field("piece", &TakeStartCard::piece)};
    }
    bool operator==(const TakeStartCard&) const = default;
};

struct Begin {
    static constexpr Kind kind{4, "begin"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const Begin&) const = default;
};

// Cells and places are left out where only tallies are kept.

struct PlaceFirst {
    static constexpr Kind kind{5, "place-first"};
    std::optional<Cell> cell;
    static constexpr auto fields() { return std::tuple{field("cell", &PlaceFirst::cell)}; }
    bool operator==(const PlaceFirst&) const = default;
};

struct PlaceDuchy {
    static constexpr Kind kind{6, "place-duchy"};
    std::optional<Place> place;
    static constexpr auto fields() { return std::tuple{field("place", &PlaceDuchy::place)}; }
    bool operator==(const PlaceDuchy&) const = default;
};

struct PlaceFarm {
    static constexpr Kind kind{7, "place-farm"};
    std::optional<Cell> cell;
    Raw landscape{};
    static constexpr auto fields() {
        return std::tuple{field("cell", &PlaceFarm::cell), field("landscape", &PlaceFarm::landscape)};
    }
    bool operator==(const PlaceFarm&) const = default;
};

// Harvest ------------------------------------------------------------------------------------------------------------

struct ThrowBowl {
    static constexpr Kind kind{8, "throw-bowl"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &ThrowBowl::turn; }
    std::uint16_t turn = 0;
    Per<Colour, std::int8_t> beads;
    static constexpr auto fields() {
        return std::tuple{field("turn", &ThrowBowl::turn), field("beads", &ThrowBowl::beads)};
    }
    bool operator==(const ThrowBowl&) const = default;
};

struct SwapBead {
    static constexpr Kind kind{9, "swap-bead"};
    Colour out{};
    Colour in{};
    static constexpr auto fields() { return std::tuple{field("out", &SwapBead::out), field("in", &SwapBead::in)}; }
    bool operator==(const SwapBead&) const = default;
};

/// The first bead of a curse costs one medicine.
struct CurseBowl {
    static constexpr Kind kind{10, "curse-bowl"};
    Colour out{};
    Colour in{};
    static constexpr auto fields() { return std::tuple{field("out", &CurseBowl::out), field("in", &CurseBowl::in)}; }
    bool operator==(const CurseBowl&) const = default;
};

struct AddRed {
    static constexpr Kind kind{11, "add-red"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const AddRed&) const = default;
};

// Any time -----------------------------------------------------------------------------------------------------------

struct Process {
    static constexpr Kind kind{12, "process"};
    Raw raw{};
    std::uint8_t times = 1;
    static constexpr auto fields() { return std::tuple{field("raw", &Process::raw), field("times", &Process::times)}; }
    bool operator==(const Process&) const = default;
};

/// Use of somebody's workshop. Agreed already: it is done at once.
struct AskWorkshop {
    static constexpr Kind kind{13, "ask-workshop"};
    Seat owner{};
    Raw raw{};
    std::uint8_t times = 1;
    Goods price;
    bool agreed = false;
    static constexpr auto fields() {
        return std::tuple{field("owner", &AskWorkshop::owner), field("raw", &AskWorkshop::raw),
                          field("times", &AskWorkshop::times), field("price", &AskWorkshop::price),
                          field("agreed", &AskWorkshop::agreed)};
    }
    bool operator==(const AskWorkshop&) const = default;
};

struct Trade {
    static constexpr Kind kind{14, "trade"};
    Seat with{};
    Goods give;
    Goods want;
    bool agreed = false;
    static constexpr auto fields() {
        return std::tuple{field("with", &Trade::with), field("give", &Trade::give), field("want", &Trade::want),
                          field("agreed", &Trade::agreed)};
    }
    bool operator==(const Trade&) const = default;
};

struct Answer {
    static constexpr Kind kind{15, "answer"};
    std::uint16_t offer = 0;
    bool agree = false;
    static constexpr auto fields() {
        return std::tuple{field("offer", &Answer::offer), field("agree", &Answer::agree)};
    }
    bool operator==(const Answer&) const = default;
};

struct Withdraw {
    static constexpr Kind kind{16, "withdraw"};
    std::uint16_t offer = 0;
    static constexpr auto fields() { return std::tuple{field("offer", &Withdraw::offer)}; }
    bool operator==(const Withdraw&) const = default;
};

struct Transform {
    static constexpr Kind kind{17, "transform"};
    Good from{};
    Good to{};
    static constexpr auto fields() { return std::tuple{field("from", &Transform::from), field("to", &Transform::to)}; }
    bool operator==(const Transform&) const = default;
};

struct SwapMission {
    static constexpr Kind kind{18, "swap-mission"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const SwapMission&) const = default;
};

/// The mission laid open on the table, as the card says it.
struct ShowMission {
    static constexpr Kind kind{19, "show-mission"};
    Needs upper;
    Needs lower;
    static constexpr auto fields() {
        return std::tuple{field("upper", &ShowMission::upper), field("lower", &ShowMission::lower)};
    }
    bool operator==(const ShowMission&) const = default;
};

struct FightWitch {
    static constexpr Kind kind{20, "fight-witch"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &FightWitch::fight; }
    std::uint16_t fight = 0;
    Seat against{};
    bool won = false;
    static constexpr auto fields() {
        return std::tuple{field("fight", &FightWitch::fight), field("against", &FightWitch::against),
                          field("won", &FightWitch::won)};
    }
    bool operator==(const FightWitch&) const = default;
};

// Building phase -----------------------------------------------------------------------------------------------------

struct BuildFarm {
    static constexpr Kind kind{21, "build-farm"};
    std::optional<Cell> cell;
    Raw landscape{};
    static constexpr auto fields() {
        return std::tuple{field("cell", &BuildFarm::cell), field("landscape", &BuildFarm::landscape)};
    }
    bool operator==(const BuildFarm&) const = default;
};

struct BuildWitchery {
    static constexpr Kind kind{22, "build-witchery"};
    std::optional<Cell> cell;
    static constexpr auto fields() { return std::tuple{field("cell", &BuildWitchery::cell)}; }
    bool operator==(const BuildWitchery&) const = default;
};

struct MoveWitchery {
    static constexpr Kind kind{23, "move-witchery"};
    std::optional<Cell> cell;
    static constexpr auto fields() { return std::tuple{field("cell", &MoveWitchery::cell)}; }
    bool operator==(const MoveWitchery&) const = default;
};

struct BuildDuchy {
    static constexpr Kind kind{24, "build-duchy"};
    std::optional<Place> place;
    static constexpr auto fields() { return std::tuple{field("place", &BuildDuchy::place)}; }
    bool operator==(const BuildDuchy&) const = default;
};

struct EnlargeDuchy {
    static constexpr Kind kind{25, "enlarge-duchy"};
    std::optional<Place> place;
    static constexpr auto fields() { return std::tuple{field("place", &EnlargeDuchy::place)}; }
    bool operator==(const EnlargeDuchy&) const = default;
};

struct BuildWorkshop {
    static constexpr Kind kind{26, "build-workshop"};
    Workshop workshop{};
    std::optional<Cell> cell;
    static constexpr auto fields() {
        return std::tuple{field("workshop", &BuildWorkshop::workshop), field("cell", &BuildWorkshop::cell)};
    }
    bool operator==(const BuildWorkshop&) const = default;
};

struct Annex {
    static constexpr Kind kind{27, "annex"};
    Cell cell{};
    static constexpr auto fields() { return std::tuple{field("cell", &Annex::cell)}; }
    bool operator==(const Annex&) const = default;
};

struct EndBuilding {
    static constexpr Kind kind{28, "end-building"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const EndBuilding&) const = default;
};

// Food phase ---------------------------------------------------------------------------------------------------------

struct PayFood {
    static constexpr Kind kind{29, "pay-food"};
    Per<Food, std::int8_t> food;
    static constexpr auto fields() { return std::tuple{field("food", &PayFood::food)}; }
    bool operator==(const PayFood&) const = default;
};

/// Hunger: a workshop goes.
struct LoseWorkshop {
    static constexpr Kind kind{30, "lose-workshop"};
    Workshop workshop{};
    std::optional<Cell> cell;
    static constexpr auto fields() {
        return std::tuple{field("workshop", &LoseWorkshop::workshop), field("cell", &LoseWorkshop::cell)};
    }
    bool operator==(const LoseWorkshop&) const = default;
};

/// Hunger: a large duchy becomes small.
struct ShrinkDuchy {
    static constexpr Kind kind{31, "shrink-duchy"};
    std::optional<Place> place;
    static constexpr auto fields() { return std::tuple{field("place", &ShrinkDuchy::place)}; }
    bool operator==(const ShrinkDuchy&) const = default;
};

/// Hunger: a small duchy goes; the workshops that then have no room are dropped one by one.
struct LoseDuchy {
    static constexpr Kind kind{32, "lose-duchy"};
    std::optional<Place> place;
    static constexpr auto fields() { return std::tuple{field("place", &LoseDuchy::place)}; }
    bool operator==(const LoseDuchy&) const = default;
};

struct DropWorkshop {
    static constexpr Kind kind{33, "drop-workshop"};
    Workshop workshop{};
    std::optional<Cell> cell;
    static constexpr auto fields() {
        return std::tuple{field("workshop", &DropWorkshop::workshop), field("cell", &DropWorkshop::cell)};
    }
    bool operator==(const DropWorkshop&) const = default;
};

// The end ------------------------------------------------------------------------------------------------------------

struct ClaimVictory {
    static constexpr Kind kind{34, "claim-victory"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const ClaimVictory&) const = default;
};

/// The short game goes on as a long one.
struct GoOn {
    static constexpr Kind kind{35, "go-on"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const GoOn&) const = default;
};

using Move =
    std::variant<Paint, LayPlate, TakeStartCard, Begin, PlaceFirst, PlaceDuchy, PlaceFarm, ThrowBowl, SwapBead,
                 CurseBowl, AddRed, Process, AskWorkshop, Trade, Answer, Withdraw, Transform, SwapMission, ShowMission,
                 FightWitch, BuildFarm, BuildWitchery, MoveWitchery, BuildDuchy, EnlargeDuchy, BuildWorkshop, Annex,
                 EndBuilding, PayFood, LoseWorkshop, ShrinkDuchy, LoseDuchy, DropWorkshop, ClaimVictory, GoOn>;
using Sealed = std::variant<Mission>;

} // namespace sideboard::derrein
