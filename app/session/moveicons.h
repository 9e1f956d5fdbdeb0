#pragma once

#include <string>
#include <string_view>

namespace sideboard {

/// The icon of a kind of move: of what it makes ("build-farm" is a farm), or one chosen here.
[[nodiscard]] std::string moveIcon(std::string_view move);

} // namespace sideboard
