#pragma once

#include "engine/core/refusal.h"
#include "engine/games/derrein/moves.h"

namespace sideboard::derrein {

/// Where the rulebook says it: its section headings, since its text has no page numbers.
namespace section {
inline constexpr std::string_view preparation = "Les préparations";
inline constexpr std::string_view mission = "Le but du jeu";
inline constexpr std::string_view start = "Le début du jeu";
inline constexpr std::string_view turn = "Les phases d'un tour";
inline constexpr std::string_view harvest = "La phase de chasse et de récolte";
inline constexpr std::string_view building = "La phase de construction";
inline constexpr std::string_view farm = "La construction d'une ferme";
inline constexpr std::string_view witchery = "Construire une sorcellerie";
inline constexpr std::string_view duchy = "Construire un duché";
inline constexpr std::string_view workshop = "Construire un atelier";
inline constexpr std::string_view mill = "Le moulin";
inline constexpr std::string_view processing = "Le traitement des matières premières";
inline constexpr std::string_view publicWorkshop = "Atelier public";
inline constexpr std::string_view medicine = "Médicament";
inline constexpr std::string_view fight = "Le combat de sorcières";
inline constexpr std::string_view food = "Phase alimentaire";
inline constexpr std::string_view hunger = "Faim";
inline constexpr std::string_view trade = "Négocier";
inline constexpr std::string_view end = "Fin du jeu";
inline constexpr std::string_view bowl = "Métamorphoser l'écuelle de hasard";
inline constexpr std::string_view annexFarm = "L'annexion d'une ferme";
inline constexpr std::string_view annexFarmAgain = "L'annexion supplémentaire d'une ferme";
inline constexpr std::string_view annexWorkshop = "L'annexion d'un atelier";
inline constexpr std::string_view annexWorkshopAgain = "L'annexion supplémentaire d'un atelier";
} // namespace section

using Checked = std::optional<Refusal>;

/// The whole rulebook.
[[nodiscard]] Checked check(const State& state, Seat seat, const Move& move);

// One file per part of the rulebook; `check` brings them together.
[[nodiscard]] Checked check(const State&, Seat, const Paint&);
[[nodiscard]] Checked check(const State&, Seat, const LayPlate&);
[[nodiscard]] Checked check(const State&, Seat, const TakeStartCard&);
[[nodiscard]] Checked check(const State&, Seat, const Begin&);
[[nodiscard]] Checked check(const State&, Seat, const PlaceFirst&);
[[nodiscard]] Checked check(const State&, Seat, const PlaceDuchy&);
[[nodiscard]] Checked check(const State&, Seat, const PlaceFarm&);
[[nodiscard]] Checked check(const State&, Seat, const ThrowBowl&);
[[nodiscard]] Checked check(const State&, Seat, const SwapBead&);
[[nodiscard]] Checked check(const State&, Seat, const CurseBowl&);
[[nodiscard]] Checked check(const State&, Seat, const AddRed&);
[[nodiscard]] Checked check(const State&, Seat, const Process&);
[[nodiscard]] Checked check(const State&, Seat, const AskWorkshop&);
[[nodiscard]] Checked check(const State&, Seat, const Trade&);
[[nodiscard]] Checked check(const State&, Seat, const Answer&);
[[nodiscard]] Checked check(const State&, Seat, const Withdraw&);
[[nodiscard]] Checked check(const State&, Seat, const Transform&);
[[nodiscard]] Checked check(const State&, Seat, const SwapMission&);
[[nodiscard]] Checked check(const State&, Seat, const ShowMission&);
[[nodiscard]] Checked check(const State&, Seat, const FightWitch&);
[[nodiscard]] Checked check(const State&, Seat, const BuildFarm&);
[[nodiscard]] Checked check(const State&, Seat, const BuildWitchery&);
[[nodiscard]] Checked check(const State&, Seat, const MoveWitchery&);
[[nodiscard]] Checked check(const State&, Seat, const BuildDuchy&);
[[nodiscard]] Checked check(const State&, Seat, const EnlargeDuchy&);
[[nodiscard]] Checked check(const State&, Seat, const BuildWorkshop&);
[[nodiscard]] Checked check(const State&, Seat, const Annex&);
[[nodiscard]] Checked check(const State&, Seat, const EndBuilding&);
[[nodiscard]] Checked check(const State&, Seat, const PayFood&);
[[nodiscard]] Checked check(const State&, Seat, const LoseWorkshop&);
[[nodiscard]] Checked check(const State&, Seat, const ShrinkDuchy&);
[[nodiscard]] Checked check(const State&, Seat, const LoseDuchy&);
[[nodiscard]] Checked check(const State&, Seat, const DropWorkshop&);
[[nodiscard]] Checked check(const State&, Seat, const ClaimVictory&);
[[nodiscard]] Checked check(const State&, Seat, const GoOn&);

// Shared by the parts.
[[nodiscard]] Checked inPhase(const State& state, Seat seat, Phase phase, std::string_view page);
[[nodiscard]] Checked running(const State& state);
[[nodiscard]] Checked has(const State& state, Seat seat, Good good, int amount, std::string_view page,
                          int field = wholeMove);
[[nodiscard]] Checked cellIsThere(const State& state, std::optional<Cell> cell, int field);
[[nodiscard]] Checked cellIsFree(const State& state, std::optional<Cell> cell, std::string_view page, int field);
/// A landscape that is asked for beside its cell must be the one of the cell.
[[nodiscard]] Checked landscapeIsThat(const State& state, std::optional<Cell> cell, Raw landscape, int field);
[[nodiscard]] Checked placeIsFree(const State& state, std::optional<Place> place, int field);

} // namespace sideboard::derrein
