#pragma once

#include <QtCore/QString>

#include "engine/core/prompt.h"
#include "engine/core/view.h"

namespace sideboard {

/// Turns the engine's words into sentences of the chosen language. A translation holds its figures as {name}; the
/// number called "count" (or else the first one) decides the plural. A word with a number says how many of it, and
/// values of one name become a list.
namespace phrasebook {

[[nodiscard]] QString say(const Words& words);
[[nodiscard]] QString say(const Refusal& refusal);
/// "p. 7", empty where the rulebook has nothing to say.
[[nodiscard]] QString page(const Refusal& refusal);
/// "+3" or, with a real minus sign, "−2".
[[nodiscard]] QString signedFigure(int figure);

} // namespace phrasebook
} // namespace sideboard
