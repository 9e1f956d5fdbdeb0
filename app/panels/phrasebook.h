#pragma once

#include <QtCore/QString>

#include "engine/core/prompt.h"
#include "engine/core/view.h"

namespace sideboard {

/// Turns the engine's words into sentences of the chosen language (`sentence.h` says how one is filled). The number
/// called "count", or else the first one that is no seat, decides the plural.
namespace phrasebook {

[[nodiscard]] QString say(const Words& words);
[[nodiscard]] QString say(const Refusal& refusal);
[[nodiscard]] QString say(const Misfit& misfit);
/// "p. 7", empty where the rulebook has nothing to say.
[[nodiscard]] QString page(const Refusal& refusal);
/// "+3" or, with a real minus sign, "−2".
[[nodiscard]] QString signedFigure(int figure);
/// "2 × Plank": right in every language, whatever the plural is.
[[nodiscard]] QString soMany(int number, const QString& what);

/// Whether the chosen language has something to say for this id.
[[nodiscard]] bool knows(std::string_view id);
/// Whether a number under this name is the place of a seat, counted from 0: to be said as somebody's name.
[[nodiscard]] bool isSeat(std::string_view name);

} // namespace phrasebook
} // namespace sideboard
