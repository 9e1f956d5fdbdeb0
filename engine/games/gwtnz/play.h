#pragma once

#include "engine/core/game.h"
#include "engine/games/gwtnz/moves.h"

namespace sideboard::gwtnz {

/// The fold. Refuses only what cannot be represented, so that the board can always be right.
[[nodiscard]] Folded<State> apply(const State& state, Seat seat, const Move& move);

using Played = std::optional<Misfit>;
[[nodiscard]] Misfit cannot(std::string_view reason, Figures figures = {});
[[nodiscard]] Played pay(Player& player, int pounds);
/// Takes a disc off a player board with what that costs and brings.
[[nodiscard]] Played takeDisc(State& state, Player& player, Disc disc);
/// Where hands are followed the player owes so many draws, no more than there are cards; gives how many.
int oweDraw(State& state, Seat seat, int cards);
/// And discards as many again.
void drawThenDiscard(State& state, Seat seat, int cards);

// The player's moves are in play_*.cpp, Sarah's in sarah/play.cpp.
[[nodiscard]] Played play(State&, Seat, const Start&);
[[nodiscard]] Played play(State&, Seat, const Travel&);
[[nodiscard]] Played play(State&, Seat, const PayTax&);
[[nodiscard]] Played play(State&, Seat, const EndTurn&);
[[nodiscard]] Played play(State&, Seat, const DrawCards&);
[[nodiscard]] Played play(State&, Seat, const Discard&);
[[nodiscard]] Played play(State&, Seat, const ChooseEleven&);
[[nodiscard]] Played play(State&, Seat, const MarkerOut&);
[[nodiscard]] Played play(State&, Seat, const Take&);
[[nodiscard]] Played play(State&, Seat, const Sell&);
[[nodiscard]] Played play(State&, Seat, const Hire&);
[[nodiscard]] Played play(State&, Seat, const BuyTile&);
[[nodiscard]] Played play(State&, Seat, const BuySheep&);
[[nodiscard]] Played play(State&, Seat, const AddSheep&);
[[nodiscard]] Played play(State&, Seat, const TakeSheep&);
[[nodiscard]] Played play(State&, Seat, const Build&);
[[nodiscard]] Played play(State&, Seat, const Sail&);
[[nodiscard]] Played play(State&, Seat, const ImproveSmall&);
[[nodiscard]] Played play(State&, Seat, const ImproveMedium&);
[[nodiscard]] Played play(State&, Seat, const ImproveLarge&);
[[nodiscard]] Played play(State&, Seat, const Shear&);
[[nodiscard]] Played play(State&, Seat, const ShearDraw&);
[[nodiscard]] Played play(State&, Seat, const DeliverWool&);
[[nodiscard]] Played play(State&, Seat, const UseAux&);
[[nodiscard]] Played play(State&, Seat, const RemoveHazard&);
[[nodiscard]] Played play(State&, Seat, const TakeObjective&);
[[nodiscard]] Played play(State&, Seat, const EnterObjective&);
[[nodiscard]] Played play(State&, Seat, const PlayObjective&);
[[nodiscard]] Played play(State&, Seat, const PlayCard&);
[[nodiscard]] Played play(State&, Seat, const UseToken&);
[[nodiscard]] Played play(State&, Seat, const CombineTokens&);
[[nodiscard]] Played play(State&, Seat, const BuyBonusCard&);
[[nodiscard]] Played play(State&, Seat, const Income&);
[[nodiscard]] Played play(State&, Seat, const Deliver&);
[[nodiscard]] Played play(State&, Seat, const Foresight&);
[[nodiscard]] Played play(State&, Seat, const RevealTileA&);
[[nodiscard]] Played play(State&, Seat, const RevealTileB&);
[[nodiscard]] Played play(State&, Seat, const RevealSheep&);
[[nodiscard]] Played play(State&, Seat, const RevealObjective&);
[[nodiscard]] Played play(State&, Seat, const SarahCardDrawn&);
[[nodiscard]] Played play(State&, Seat, const SarahMove&);
[[nodiscard]] Played play(State&, Seat, const SarahHire&);
[[nodiscard]] Played play(State&, Seat, const SarahBonusCard&);
[[nodiscard]] Played play(State&, Seat, const SarahHarbour&);
[[nodiscard]] Played play(State&, Seat, const SarahWool&);
[[nodiscard]] Played play(State&, Seat, const SarahAddSheep&);
[[nodiscard]] Played play(State&, Seat, const SarahTakeSheep&);
[[nodiscard]] Played play(State&, Seat, const SarahBuild&);
[[nodiscard]] Played play(State&, Seat, const SarahTakeTile&);
[[nodiscard]] Played play(State&, Seat, const SarahPathfinder&);
[[nodiscard]] Played play(State&, Seat, const SarahObjective&);
[[nodiscard]] Played play(State&, Seat, const SarahHazard&);
[[nodiscard]] Played play(State&, Seat, const SarahDeliver&);
[[nodiscard]] Played play(State&, Seat, const SarahForesight&);
[[nodiscard]] Played play(State&, Seat, const SarahSkip&);

} // namespace sideboard::gwtnz
