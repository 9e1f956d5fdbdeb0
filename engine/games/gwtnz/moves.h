#pragma once

#include <variant>

#include "engine/games/gwtnz/state.h"

/// The decisions of Great Western Trail. Kind numbers are on disk and on the wire: never renumber, never reuse.
namespace sideboard::gwtnz {

using Sheep = Per<Breed, std::int8_t>;

/// Ways to buy at the sheep market (p. 14): what it brings and its price.
enum class SheepOption : std::uint8_t {
    dorset3 = 0,
    two5 = 1,
    four9 = 2,
    dorset1 = 3,
    two2 = 4,
    suffolk10 = 5,
    pair3 = 6,
    suffolk4 = 7
};
constexpr auto namesOf(SheepOption) {
    return std::array<std::string_view, 8>{"dorset-3", "two-5",      "four-9", "dorset-1",
                                           "two-2",    "suffolk-10", "pair-3", "suffolk-4"};
}
struct SheepPrice {
    int shepherds;
    int pounds;
    SheepClass kind;
    int cards;
    int tokens;
};
constexpr SheepPrice priceOf(SheepOption option) {
    constexpr std::array<SheepPrice, 8> prices{{{1, 3, SheepClass::dorset, 1, 0},
                                                {1, 5, SheepClass::two, 1, 0},
                                                {1, 9, SheepClass::four, 1, 0},
                                                {2, 1, SheepClass::dorset, 1, 0},
                                                {2, 2, SheepClass::two, 1, 0},
                                                {2, 10, SheepClass::suffolk, 1, 1},
                                                {3, 3, SheepClass::two, 2, 0},
                                                {4, 4, SheepClass::suffolk, 1, 1}}};
    return prices[static_cast<std::size_t>(option)];
}

// The turn -------------------------------------------------------------------------------------------------------

/// The first turn: a disc from a white place onto the pathfinder track, the runholder onto a neutral building (p. 5).
struct Start {
    static constexpr Kind kind{1, "start"};
    Location location = Location::a;
    Disc disc = Disc::pound2;
    std::optional<std::uint8_t> space; ///< on a mirrored trail
    static constexpr auto fields() {
        return std::tuple{field("location", &Start::location), field("disc", &Start::disc),
                          field("space", &Start::space)};
    }
    bool operator==(const Start&) const = default;
};

/// Phase A, or the action that walks on (p. 7, p. 18).
struct Travel {
    static constexpr Kind kind{2, "travel"};
    Location location = Location::a;
    std::optional<std::uint8_t> space; ///< on a mirrored trail; Wellington has none
    static constexpr auto fields() {
        return std::tuple{field("location", &Travel::location), field("space", &Travel::space)};
    }
    bool operator==(const Travel&) const = default;
};

/// A hand on the way: to its owner, or to the bank; paid as far as possible (p. 7).
struct PayTax {
    static constexpr Kind kind{3, "pay-tax"};
    Hand hand = Hand::black;
    std::optional<Seat> to;
    static constexpr auto fields() { return std::tuple{field("hand", &PayTax::hand), field("to", &PayTax::to)}; }
    bool operator==(const PayTax&) const = default;
};

struct EndTurn {
    static constexpr Kind kind{4, "end-turn"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const EndTurn&) const = default;
};

/// Cards from the own pile, drawn by the app or entered from the real one.
struct DrawCards {
    static constexpr Kind kind{5, "draw-cards"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &DrawCards::number; }
    std::uint16_t number = 0;
    Herd cards;
    static constexpr auto fields() {
        return std::tuple{field("number", &DrawCards::number), field("cards", &DrawCards::cards)};
    }
    bool operator==(const DrawCards&) const = default;
};

struct Discard {
    static constexpr Kind kind{6, "discard"};
    Card card = Card::shropshire;
    static constexpr auto fields() { return std::tuple{field("card", &Discard::card)}; }
    bool operator==(const Discard&) const = default;
};

/// At pathfinder space 11: one more step, or no more taxes (p. 17).
struct ChooseEleven {
    static constexpr Kind kind{7, "choose-eleven"};
    bool noTax = false;
    static constexpr auto fields() { return std::tuple{field("noTax", &ChooseEleven::noTax)}; }
    bool operator==(const ChooseEleven&) const = default;
};

/// The bonus market is not mirrored, and its marker has passed the red arrow (p. 19).
struct MarkerOut {
    static constexpr Kind kind{8, "marker-out"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const MarkerOut&) const = default;
};

// Actions --------------------------------------------------------------------------------------------------------

/// An action in which there is nothing to choose.
struct Take {
    static constexpr Kind kind{10, "take"};
    Deed deed = Deed::pounds;
    static constexpr auto fields() { return std::tuple{field("deed", &Take::deed)}; }
    bool operator==(const Take&) const = default;
};

/// Discards sheep for money or gold.
struct Sell {
    static constexpr Kind kind{11, "sell"};
    Deed deed = Deed::sellPair;
    Card card = Card::shropshire;
    static constexpr auto fields() { return std::tuple{field("deed", &Sell::deed), field("card", &Sell::card)}; }
    bool operator==(const Sell&) const = default;
};

struct Hire {
    static constexpr Kind kind{12, "hire"};
    Worker worker = Worker::shepherd;
    std::uint8_t row = 0;
    static constexpr auto fields() { return std::tuple{field("worker", &Hire::worker), field("row", &Hire::row)}; }
    bool operator==(const Hire&) const = default;
};

/// A bonus tile, with what it asks for: a row for the joker, a hazard, a starter to be removed (p. 13, annex p. 4).
struct BuyTile {
    static constexpr Kind kind{13, "buy-tile"};
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    std::optional<Worker> worker;
    std::optional<TileA> hazard;
    std::optional<Card> card;
    static constexpr auto fields() {
        return std::tuple{field("row", &BuyTile::row), field("column", &BuyTile::column),
                          field("worker", &BuyTile::worker), field("hazard", &BuyTile::hazard),
                          field("card", &BuyTile::card)};
    }
    bool operator==(const BuyTile&) const = default;
};

struct BuySheep {
    static constexpr Kind kind{14, "buy-sheep"};
    SheepOption option = SheepOption::dorset3;
    Breed breed = Breed::dorset;
    std::optional<Breed> second;
    static constexpr auto fields() {
        return std::tuple{field("option", &BuySheep::option), field("breed", &BuySheep::breed),
                          field("second", &BuySheep::second)};
    }
    bool operator==(const BuySheep&) const = default;
};

/// A shepherd that buys nothing adds two cards to the market (p. 14).
struct AddSheep {
    static constexpr Kind kind{15, "add-sheep"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const AddSheep&) const = default;
};

/// Sheep from an immediate action (p. 13).
struct TakeSheep {
    static constexpr Kind kind{16, "take-sheep"};
    Deed deed = Deed::freeSheep;
    Breed breed = Breed::lincoln;
    std::optional<Breed> second;
    static constexpr auto fields() {
        return std::tuple{field("deed", &TakeSheep::deed), field("breed", &TakeSheep::breed),
                          field("second", &TakeSheep::second)};
    }
    bool operator==(const TakeSheep&) const = default;
};

struct Build {
    static constexpr Kind kind{17, "build"};
    std::uint8_t building = 1;
    std::optional<std::uint8_t> replaces;
    bool lush = false;
    std::optional<std::uint8_t> space;
    static constexpr auto fields() {
        return std::tuple{field("building", &Build::building), field("replaces", &Build::replaces),
                          field("lush", &Build::lush), field("space", &Build::space)};
    }
    bool operator==(const Build&) const = default;
};

/// The ship moves and improves nothing.
struct Sail {
    static constexpr Kind kind{18, "sail"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const Sail&) const = default;
};

struct ImproveSmall {
    static constexpr Kind kind{19, "improve-small"};
    std::uint8_t harbour = 0;
    std::uint8_t storehouse = 0;
    static constexpr auto fields() {
        return std::tuple{field("harbour", &ImproveSmall::harbour), field("storehouse", &ImproveSmall::storehouse)};
    }
    bool operator==(const ImproveSmall&) const = default;
};

struct ImproveMedium {
    static constexpr Kind kind{20, "improve-medium"};
    std::uint8_t harbour = 0;
    Disc disc = Disc::pound2;
    std::optional<Worker> captain;
    static constexpr auto fields() {
        return std::tuple{field("harbour", &ImproveMedium::harbour), field("disc", &ImproveMedium::disc),
                          field("captain", &ImproveMedium::captain)};
    }
    bool operator==(const ImproveMedium&) const = default;
};

struct ImproveLarge {
    static constexpr Kind kind{21, "improve-large"};
    std::uint8_t harbour = 0;
    std::uint8_t storehouse = 0;
    static constexpr auto fields() {
        return std::tuple{field("harbour", &ImproveLarge::harbour), field("storehouse", &ImproveLarge::storehouse)};
    }
    bool operator==(const ImproveLarge&) const = default;
};

struct Shear {
    static constexpr Kind kind{22, "shear"};
    Herd cards;
    static constexpr auto fields() { return std::tuple{field("cards", &Shear::cards)}; }
    bool operator==(const Shear&) const = default;
};

/// A shearer that shears nothing draws a card and discards one (p. 16).
struct ShearDraw {
    static constexpr Kind kind{23, "shear-draw"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const ShearDraw&) const = default;
};

struct DeliverWool {
    static constexpr Kind kind{24, "deliver-wool"};
    Post post = Post::wool5;
    std::optional<Disc> disc;
    static constexpr auto fields() {
        return std::tuple{field("post", &DeliverWool::post), field("disc", &DeliverWool::disc)};
    }
    bool operator==(const DeliverWool&) const = default;
};

struct UseAux {
    static constexpr Kind kind{25, "use-aux"};
    Aux aux = Aux::pound;
    bool twice = false;
    static constexpr auto fields() { return std::tuple{field("aux", &UseAux::aux), field("twice", &UseAux::twice)}; }
    bool operator==(const UseAux&) const = default;
};

struct RemoveHazard {
    static constexpr Kind kind{26, "remove-hazard"};
    TileA tile = TileA::rockfall2black;
    static constexpr auto fields() { return std::tuple{field("tile", &RemoveHazard::tile)}; }
    bool operator==(const RemoveHazard&) const = default;
};

/// From the display, 0 being the farthest from the pile.
struct TakeObjective {
    static constexpr Kind kind{27, "take-objective"};
    std::uint8_t place = 0;
    static constexpr auto fields() { return std::tuple{field("place", &TakeObjective::place)}; }
    bool operator==(const TakeObjective&) const = default;
};

/// From the top of the pile, or from a display that is not mirrored.
struct EnterObjective {
    static constexpr Kind kind{28, "enter-objective"};
    ObjectiveAction action = ObjectiveAction::pounds4;
    Condition first = Condition::building;
    Condition second = Condition::none;
    Condition third = Condition::none;
    std::int8_t points = 3;
    static constexpr auto fields() {
        return std::tuple{field("action", &EnterObjective::action), field("first", &EnterObjective::first),
                          field("second", &EnterObjective::second), field("third", &EnterObjective::third),
                          field("points", &EnterObjective::points)};
    }
    bool operator==(const EnterObjective&) const = default;
};

// Cards and tokens -----------------------------------------------------------------------------------------------

/// By its number in the player's list.
struct PlayObjective {
    static constexpr Kind kind{30, "play-objective"};
    std::uint8_t number = 0;
    static constexpr auto fields() { return std::tuple{field("number", &PlayObjective::number)}; }
    bool operator==(const PlayObjective&) const = default;
};

/// Support and bonus cards: the money, or the other half of cards that have one.
struct PlayCard {
    static constexpr Kind kind{31, "play-card"};
    Card card = Card::ferry;
    bool money = true;
    static constexpr auto fields() {
        return std::tuple{field("card", &PlayCard::card), field("money", &PlayCard::money)};
    }
    bool operator==(const PlayCard&) const = default;
};

struct UseToken {
    static constexpr Kind kind{32, "use-token"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const UseToken&) const = default;
};

/// Two tokens remove a Shropshire and give a gold (p. 18).
struct CombineTokens {
    static constexpr Kind kind{33, "combine-tokens"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const CombineTokens&) const = default;
};

struct BuyBonusCard {
    static constexpr Kind kind{34, "buy-bonus-card"};
    Header header = Header::wheel;
    static constexpr auto fields() { return std::tuple{field("header", &BuyBonusCard::header)}; }
    bool operator==(const BuyBonusCard&) const = default;
};

// Wellington -----------------------------------------------------------------------------------------------------

struct Income {
    static constexpr Kind kind{40, "income"};
    Herd cards;
    std::uint8_t certificates = 0;
    static constexpr auto fields() {
        return std::tuple{field("cards", &Income::cards), field("certificates", &Income::certificates)};
    }
    bool operator==(const Income&) const = default;
};

/// With a disc of the own board; as a last resort with one from a medium harbour, or with none (p. 19).
struct Deliver {
    static constexpr Kind kind{41, "deliver"};
    Post post = Post::local0;
    std::optional<Disc> disc;
    std::optional<std::uint8_t> harbour;
    static constexpr auto fields() {
        return std::tuple{field("post", &Deliver::post), field("disc", &Deliver::disc),
                          field("harbour", &Deliver::harbour)};
    }
    bool operator==(const Deliver&) const = default;
};

struct Foresight {
    static constexpr Kind kind{42, "foresight"};
    std::uint8_t slot = 0;
    static constexpr auto fields() { return std::tuple{field("slot", &Foresight::slot)}; }
    bool operator==(const Foresight&) const = default;
};

struct RevealTileA {
    static constexpr Kind kind{43, "reveal-tile-a"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &RevealTileA::number; }
    std::uint16_t number = 0;
    TileA tile = TileA::shepherd;
    static constexpr auto fields() {
        return std::tuple{field("number", &RevealTileA::number), field("tile", &RevealTileA::tile)};
    }
    bool operator==(const RevealTileA&) const = default;
};

struct RevealTileB {
    static constexpr Kind kind{44, "reveal-tile-b"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &RevealTileB::number; }
    std::uint16_t number = 0;
    TileB tile = TileB::certificate;
    static constexpr auto fields() {
        return std::tuple{field("number", &RevealTileB::number), field("tile", &RevealTileB::tile)};
    }
    bool operator==(const RevealTileB&) const = default;
};

struct RevealSheep {
    static constexpr Kind kind{45, "reveal-sheep"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &RevealSheep::number; }
    std::uint16_t number = 0;
    Sheep breeds;
    static constexpr auto fields() {
        return std::tuple{field("number", &RevealSheep::number), field("breeds", &RevealSheep::breeds)};
    }
    bool operator==(const RevealSheep&) const = default;
};

struct RevealObjective {
    static constexpr Kind kind{46, "reveal-objective"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &RevealObjective::number; }
    std::uint16_t number = 0;
    ObjectiveAction action = ObjectiveAction::pounds4;
    Condition first = Condition::building;
    Condition second = Condition::none;
    Condition third = Condition::none;
    std::int8_t points = 3;
    static constexpr auto fields() {
        return std::tuple{field("number", &RevealObjective::number), field("action", &RevealObjective::action),
                          field("first", &RevealObjective::first),   field("second", &RevealObjective::second),
                          field("third", &RevealObjective::third),   field("points", &RevealObjective::points)};
    }
    bool operator==(const RevealObjective&) const = default;
};

// Sarah: each step confirms what was decided; entered as overruled it is what the board says ---------------------

/// Drawn by the app, or from the real deck.
struct SarahCardDrawn {
    static constexpr Kind kind{60, "sarah-card"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &SarahCardDrawn::turn; }
    std::uint16_t turn = 0;
    std::uint8_t card = 1;
    static constexpr auto fields() {
        return std::tuple{field("turn", &SarahCardDrawn::turn), field("card", &SarahCardDrawn::card)};
    }
    bool operator==(const SarahCardDrawn&) const = default;
};

/// The tax is what the player takes from the bank.
struct SarahMove {
    static constexpr Kind kind{61, "sarah-move"};
    std::uint8_t places = 1;
    std::optional<std::uint8_t> space;
    bool wellington = false;
    std::uint8_t tax = 0;
    static constexpr auto fields() {
        return std::tuple{field("places", &SarahMove::places), field("space", &SarahMove::space),
                          field("wellington", &SarahMove::wellington), field("tax", &SarahMove::tax)};
    }
    bool operator==(const SarahMove&) const = default;
};

struct SarahHire {
    static constexpr Kind kind{62, "sarah-hire"};
    Worker worker = Worker::shepherd;
    std::uint8_t row = 0;
    static constexpr auto fields() {
        return std::tuple{field("worker", &SarahHire::worker), field("row", &SarahHire::row)};
    }
    bool operator==(const SarahHire&) const = default;
};

struct SarahBonusCard {
    static constexpr Kind kind{63, "sarah-bonus-card"};
    Header header = Header::wheel;
    static constexpr auto fields() { return std::tuple{field("header", &SarahBonusCard::header)}; }
    bool operator==(const SarahBonusCard&) const = default;
};

struct SarahHarbour {
    static constexpr Kind kind{64, "sarah-harbour"};
    std::uint8_t harbour = 0;
    static constexpr auto fields() { return std::tuple{field("harbour", &SarahHarbour::harbour)}; }
    bool operator==(const SarahHarbour&) const = default;
};

struct SarahWool {
    static constexpr Kind kind{65, "sarah-wool"};
    Post post = Post::wool5;
    static constexpr auto fields() { return std::tuple{field("post", &SarahWool::post)}; }
    bool operator==(const SarahWool&) const = default;
};

struct SarahAddSheep {
    static constexpr Kind kind{66, "sarah-add-sheep"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const SarahAddSheep&) const = default;
};

/// In the order of the market.
struct SarahTakeSheep {
    static constexpr Kind kind{67, "sarah-take-sheep"};
    std::optional<Breed> first;
    std::optional<Breed> second;
    std::optional<Breed> third;
    static constexpr auto fields() {
        return std::tuple{field("first", &SarahTakeSheep::first), field("second", &SarahTakeSheep::second),
                          field("third", &SarahTakeSheep::third)};
    }
    bool operator==(const SarahTakeSheep&) const = default;
};

struct SarahBuild {
    static constexpr Kind kind{68, "sarah-build"};
    std::uint8_t building = 1;
    std::optional<std::uint8_t> replaces;
    std::optional<std::uint8_t> space;
    static constexpr auto fields() {
        return std::tuple{field("building", &SarahBuild::building), field("replaces", &SarahBuild::replaces),
                          field("space", &SarahBuild::space)};
    }
    bool operator==(const SarahBuild&) const = default;
};

struct SarahTakeTile {
    static constexpr Kind kind{69, "sarah-take-tile"};
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    static constexpr auto fields() {
        return std::tuple{field("row", &SarahTakeTile::row), field("column", &SarahTakeTile::column)};
    }
    bool operator==(const SarahTakeTile&) const = default;
};

struct SarahPathfinder {
    static constexpr Kind kind{70, "sarah-pathfinder"};
    std::uint8_t steps = 1;
    static constexpr auto fields() { return std::tuple{field("steps", &SarahPathfinder::steps)}; }
    bool operator==(const SarahPathfinder&) const = default;
};

struct SarahObjective {
    static constexpr Kind kind{71, "sarah-objective"};
    std::int8_t points = 3;
    static constexpr auto fields() { return std::tuple{field("points", &SarahObjective::points)}; }
    bool operator==(const SarahObjective&) const = default;
};

struct SarahHazard {
    static constexpr Kind kind{72, "sarah-hazard"};
    TileA tile = TileA::rockfall2black;
    static constexpr auto fields() { return std::tuple{field("tile", &SarahHazard::tile)}; }
    bool operator==(const SarahHazard&) const = default;
};

struct SarahDeliver {
    static constexpr Kind kind{73, "sarah-deliver"};
    Post post = Post::local6;
    static constexpr auto fields() { return std::tuple{field("post", &SarahDeliver::post)}; }
    bool operator==(const SarahDeliver&) const = default;
};

struct SarahForesight {
    static constexpr Kind kind{74, "sarah-foresight"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const SarahForesight&) const = default;
};

/// What cannot be done is left out.
struct SarahSkip {
    static constexpr Kind kind{75, "sarah-skip"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const SarahSkip&) const = default;
};

using Move =
    std::variant<Start, Travel, PayTax, EndTurn, DrawCards, Discard, ChooseEleven, MarkerOut, Take, Sell, Hire, BuyTile,
                 BuySheep, AddSheep, TakeSheep, Build, Sail, ImproveSmall, ImproveMedium, ImproveLarge, Shear,
                 ShearDraw, DeliverWool, UseAux, RemoveHazard, TakeObjective, EnterObjective, PlayObjective, PlayCard,
                 UseToken, CombineTokens, BuyBonusCard, Income, Deliver, Foresight, RevealTileA, RevealTileB,
                 RevealSheep, RevealObjective, SarahCardDrawn, SarahMove, SarahHire, SarahBonusCard, SarahHarbour,
                 SarahWool, SarahAddSheep, SarahTakeSheep, SarahBuild, SarahTakeTile, SarahPathfinder, SarahObjective,
                 SarahHazard, SarahDeliver, SarahForesight, SarahSkip>;

} // namespace sideboard::gwtnz
