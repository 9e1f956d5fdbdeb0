#pragma once

#include "engine/games/gwtnz/moves.h"

/// Questions about the boards, and what happens on them by itself: both the rules and the fold use these.
namespace sideboard::gwtnz {

// Money and markers --------------------------------------------------------------------------------------------------

inline constexpr int poundsMost = 999;
void earn(Player& player, int pounds);
void gainGold(Player& player, int gold);
[[nodiscard]] int certificateLimit(const State& state, const Player& player);
/// A gold comes along when the marker passes from 0 or 1 to 2 or more (p. 12).
void gainCertificates(const State& state, Player& player, int certificates);
[[nodiscard]] int permanentCertificates(const Player& player);
[[nodiscard]] int permanentWool(const Player& player);
[[nodiscard]] int handLimit(const Player& player);
[[nodiscard]] int stepLimit(const State& state, const Player& player);
/// Moves a player's disc on the pathfinder track with what it passes; Sarah only moves (p. 17, booklet p. 3).
void advance(State& state, Seat seat, int steps);

// Discs and storehouses ----------------------------------------------------------------------------------------------

[[nodiscard]] bool hasDisc(const State& state, const Player& player, Disc disc);
[[nodiscard]] int discsLeft(const State& state, const Player& player);
[[nodiscard]] bool hasWhiteDisc(const State& state, const Player& player);
/// Open places of an auxiliary action: 0, 1 or 2.
[[nodiscard]] int auxPlaces(const State& state, const Player& player, Aux aux);
[[nodiscard]] int storehousesPlaced(const Player& player);
[[nodiscard]] int buildingsPlaced(const Player& player);
[[nodiscard]] Hand handOfBuilding(const State& state, int building);
[[nodiscard]] int lushBuildings(const Player& player);
[[nodiscard]] int hazardsHeld(const Player& player);
[[nodiscard]] int ferriesHeld(const Player& player);

// Cards --------------------------------------------------------------------------------------------------------------

[[nodiscard]] int cardsIn(const Herd& herd);
[[nodiscard]] Herd pileOf(const Player& player);
[[nodiscard]] int supportLeft(const State& state, Card card);
[[nodiscard]] bool hasPile(const State& state, Header header);
/// Cards that can be shown or discarded now: the hand where hands are followed, else the herd.
[[nodiscard]] int cardsAtHand(const State& state, const Player& player, Card card);
void gainCard(State& state, Seat seat, Card card);
/// From the hand to the discard; where hands are not followed nothing changes.
void discardCard(const State& state, Player& player, Card card);
/// Out of the game.
void removeCard(const State& state, Player& player, Card card);
/// The top of a pile of bonus cards; an objective set also joins the objectives.
void gainBonusCard(State& state, Seat seat, Header header);
void gainSheep(State& state, Seat seat, Breed breed);
[[nodiscard]] Objective objectiveOfSet(const Box& box, Card set);
/// Takes from the display; in solo the others slide towards its end either way, since the end is place 0.
void takeFromDisplay(State& state, Seat seat, std::size_t place);
void gainObjective(State& state, Seat seat, const Objective& objective);

// Tiles --------------------------------------------------------------------------------------------------------------

[[nodiscard]] int firstColumn(const State& state);
[[nodiscard]] int rowsOfJobs(const State& state);
[[nodiscard]] int lowestJob(const State& state, Worker worker); ///< the row of the cheapest one; -1: none
void placeTileA(State& state, TileA tile);
/// With the marker, its arrows and the end of the game.
void placeTileB(State& state, Seat seat, TileB tile);
/// Takes a hazard from its zone (if it is there) and the support card that belongs to it.
void takeHazard(State& state, Seat seat, TileA tile);
[[nodiscard]] bool hazardIsThere(const State& state, TileA tile);
void placeWorker(Player& player, Worker worker);
/// Whether such a location can be this space of the trail.
[[nodiscard]] bool isPlace(const TrailSpace& space, Seat seat, Location location);
/// Hazard spaces of a mirrored trail show what lies in the zones.
void showHazards(State& state);
/// In solo tiles slide to the right before the left ones are filled (booklet p. 1).
void slideForesight(State& state);

// The turn -----------------------------------------------------------------------------------------------------------

[[nodiscard]] bool owesTileA(const State& state);
[[nodiscard]] bool owesTileB(const State& state);
[[nodiscard]] bool owesObjective(const State& state);
[[nodiscard]] bool owesSheep(const State& state);
/// Something has to be drawn, revealed, discarded or chosen before anything else.
[[nodiscard]] bool owesAnything(const State& state);
void offer(State& state, Offer offer);
void openPlace(State& state, Seat seat, Location location);
/// The best offer of this deed; nothing if there is none.
[[nodiscard]] const Offer* findOffer(const State& state, Deed deed);
/// Takes an offer off, and with it what it excludes.
void consume(State& state, const Offer& used);
void beginTurn(State& state, Seat seat);
void endTurn(State& state);

} // namespace sideboard::gwtnz
