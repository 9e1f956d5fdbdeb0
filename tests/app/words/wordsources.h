#pragma once

#include <set>
#include <string>
#include <vector>

namespace sideboard {

/// A word id that stands in a source file, with the names of the figures that the statement around it gives.
struct WordLiteral {
    std::string id;
    std::set<std::string> args;
    std::string place; ///< file and line
};

/// What the sources of the core or of a game say about words.
struct WordSources {
    std::vector<WordLiteral> words; ///< whole ids, and beginnings that code completes: "gwtnz.step."
    std::set<std::string> names;    ///< every other string: what ids are completed with
    std::set<std::string> groups;   ///< of word("good", ...): "good"
    std::set<std::string> errors;   ///< codes
};

/// `folder` is inside the tree: "engine/core", "engine/games/derrein". Without a game all strings are names.
[[nodiscard]] WordSources readSources(const std::string& folder, const std::string& game);

} // namespace sideboard
