#pragma once

#include <QString>

#include "engine/games/shelf.h"

namespace sideboard::ctl {

/// A game by the name somebody typed, or the games there are.
[[nodiscard]] Result<const ShelvedGame*> gameNamed(const QString& name);

} // namespace sideboard::ctl
