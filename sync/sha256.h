#pragma once

#include "engine/core/seals.h"

namespace sideboard {

/// The engine's HashFunction, from Qt.
[[nodiscard]] Digest sha256(std::string_view bytes);

} // namespace sideboard
