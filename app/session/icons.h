#pragma once

#include <string>
#include <string_view>

namespace sideboard {

/// A name in our icon set for what a game calls it; empty if we have no picture of it.
[[nodiscard]] std::string knownIcon(std::string_view name);

} // namespace sideboard
