#pragma once

#include <string_view>
#include <vector>

namespace sideboard::names {

/// The groups of words in which the values of a field are looked for, the most likely first. A field's own name comes
/// first of all: values of "workshop" are looked for as derrein.workshop.*, and then, since a workshop is a building,
/// as derrein.building.*.
[[nodiscard]] std::vector<std::string_view> groupsLike(std::string_view game, std::string_view field);

} // namespace sideboard::names
