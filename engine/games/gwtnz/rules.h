#pragma once

#include "engine/core/refusal.h"
#include "engine/games/gwtnz/moves.h"

namespace sideboard::gwtnz {

/// Where it is written: pages of the rulebook, of its annex and of the solo booklet.
namespace page {
inline constexpr std::string_view start = "p. 5";
inline constexpr std::string_view cards = "p. 6";
inline constexpr std::string_view travel = "p. 7";
inline constexpr std::string_view place = "p. 8";
inline constexpr std::string_view discs = "p. 9";
inline constexpr std::string_view wellington = "p. 9";
inline constexpr std::string_view delivery = "p. 10";
inline constexpr std::string_view foresight = "p. 10";
inline constexpr std::string_view arrows = "p. 11";
inline constexpr std::string_view actions = "p. 12";
inline constexpr std::string_view hire = "p. 13";
inline constexpr std::string_view bonusTile = "p. 13";
inline constexpr std::string_view sheep = "p. 14";
inline constexpr std::string_view build = "p. 14";
inline constexpr std::string_view ship = "p. 15";
inline constexpr std::string_view shear = "p. 16";
inline constexpr std::string_view objective = "p. 17";
inline constexpr std::string_view pathfinder = "p. 17";
inline constexpr std::string_view token = "p. 18";
inline constexpr std::string_view aux = "p. 18";
inline constexpr std::string_view hazard = "p. 18";
inline constexpr std::string_view gold = "p. 18";
inline constexpr std::string_view end = "p. 19";
inline constexpr std::string_view special = "p. 20";
inline constexpr std::string_view annex = "annex p. 4";
inline constexpr std::string_view sarahTurn = "solo p. 1";
inline constexpr std::string_view sarahMove = "solo p. 2";
inline constexpr std::string_view sarahHire = "solo p. 2";
inline constexpr std::string_view sarahSheep = "solo p. 3";
inline constexpr std::string_view sarahBuild = "solo p. 3";
inline constexpr std::string_view sarahOther = "solo p. 3";
} // namespace page

using Checked = std::optional<Refusal>;

/// The whole rulebook.
[[nodiscard]] Checked check(const State& state, Seat seat, const Move& move);

// Shared by the parts.

/// A printed value that has to be looked up first: the refusal names it.
[[nodiscard]] Checked known(const State& state, int number, std::string_view page, int field);
/// It is this player's turn, in one of these phases, and nothing else has to be done first.
[[nodiscard]] Checked mayAct(const State& state, Seat seat, std::initializer_list<Phase> phases, std::string_view page);
[[nodiscard]] Checked offered(const State& state, Seat seat, Deed deed, std::string_view page, int field = wholeMove);
[[nodiscard]] Checked affords(const Player& player, int pounds, std::string_view page, int field);
/// Whether this disc may go to a place with such a border, and can be paid together with everything else.
[[nodiscard]] Checked discFits(const State& state, const Player& player, Disc disc, bool black, int otherCost,
                               std::string_view page, int field);

// One file per part: rules_turn, rules_actions, rules_wellington, sarah/rules.
[[nodiscard]] Checked check(const State&, Seat, const Start&);
[[nodiscard]] Checked check(const State&, Seat, const Travel&);
[[nodiscard]] Checked check(const State&, Seat, const PayTax&);
[[nodiscard]] Checked check(const State&, Seat, const EndTurn&);
[[nodiscard]] Checked check(const State&, Seat, const DrawCards&);
[[nodiscard]] Checked check(const State&, Seat, const Discard&);
[[nodiscard]] Checked check(const State&, Seat, const ChooseEleven&);
[[nodiscard]] Checked check(const State&, Seat, const MarkerOut&);
[[nodiscard]] Checked check(const State&, Seat, const Take&);
[[nodiscard]] Checked check(const State&, Seat, const Sell&);
[[nodiscard]] Checked check(const State&, Seat, const Hire&);
[[nodiscard]] Checked check(const State&, Seat, const BuyTile&);
[[nodiscard]] Checked check(const State&, Seat, const BuySheep&);
[[nodiscard]] Checked check(const State&, Seat, const AddSheep&);
[[nodiscard]] Checked check(const State&, Seat, const TakeSheep&);
[[nodiscard]] Checked check(const State&, Seat, const Build&);
[[nodiscard]] Checked check(const State&, Seat, const Sail&);
[[nodiscard]] Checked check(const State&, Seat, const ImproveSmall&);
[[nodiscard]] Checked check(const State&, Seat, const ImproveMedium&);
[[nodiscard]] Checked check(const State&, Seat, const ImproveLarge&);
[[nodiscard]] Checked check(const State&, Seat, const Shear&);
[[nodiscard]] Checked check(const State&, Seat, const ShearDraw&);
[[nodiscard]] Checked check(const State&, Seat, const DeliverWool&);
[[nodiscard]] Checked check(const State&, Seat, const UseAux&);
[[nodiscard]] Checked check(const State&, Seat, const RemoveHazard&);
[[nodiscard]] Checked check(const State&, Seat, const TakeObjective&);
[[nodiscard]] Checked check(const State&, Seat, const EnterObjective&);
[[nodiscard]] Checked check(const State&, Seat, const PlayObjective&);
[[nodiscard]] Checked check(const State&, Seat, const PlayCard&);
[[nodiscard]] Checked check(const State&, Seat, const UseToken&);
[[nodiscard]] Checked check(const State&, Seat, const CombineTokens&);
[[nodiscard]] Checked check(const State&, Seat, const BuyBonusCard&);
[[nodiscard]] Checked check(const State&, Seat, const Income&);
[[nodiscard]] Checked check(const State&, Seat, const Deliver&);
[[nodiscard]] Checked check(const State&, Seat, const Foresight&);
[[nodiscard]] Checked check(const State&, Seat, const RevealTileA&);
[[nodiscard]] Checked check(const State&, Seat, const RevealTileB&);
[[nodiscard]] Checked check(const State&, Seat, const RevealSheep&);
[[nodiscard]] Checked check(const State&, Seat, const RevealObjective&);
[[nodiscard]] Checked check(const State&, Seat, const SarahCardDrawn&);
[[nodiscard]] Checked check(const State&, Seat, const SarahMove&);
[[nodiscard]] Checked check(const State&, Seat, const SarahHire&);
[[nodiscard]] Checked check(const State&, Seat, const SarahBonusCard&);
[[nodiscard]] Checked check(const State&, Seat, const SarahHarbour&);
[[nodiscard]] Checked check(const State&, Seat, const SarahWool&);
[[nodiscard]] Checked check(const State&, Seat, const SarahAddSheep&);
[[nodiscard]] Checked check(const State&, Seat, const SarahTakeSheep&);
[[nodiscard]] Checked check(const State&, Seat, const SarahBuild&);
[[nodiscard]] Checked check(const State&, Seat, const SarahTakeTile&);
[[nodiscard]] Checked check(const State&, Seat, const SarahPathfinder&);
[[nodiscard]] Checked check(const State&, Seat, const SarahObjective&);
[[nodiscard]] Checked check(const State&, Seat, const SarahHazard&);
[[nodiscard]] Checked check(const State&, Seat, const SarahDeliver&);
[[nodiscard]] Checked check(const State&, Seat, const SarahForesight&);
[[nodiscard]] Checked check(const State&, Seat, const SarahSkip&);

} // namespace sideboard::gwtnz
