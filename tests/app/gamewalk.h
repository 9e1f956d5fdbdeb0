#pragma once

#include <map>
#include <set>
#include <string>

/// Plays a game at random and notes everything it would show: for tests that look for icons and words that are missing.
/// No Qt here: the engine's names and Qt's keywords do not go together.
namespace gamewalk {

struct Shown {
    std::set<std::string> icons;
    std::set<std::string> tones;
    std::set<std::string> words;                         ///< ids that views, scores and refusals speak of
    std::map<std::string, std::set<std::string>> places; ///< what each of those words is always given to fill in
    std::set<std::string> kinds;                         ///< of moves
    std::set<std::string> fields;                        ///< of moves, "move.field"
    std::set<std::string> values;                        ///< names that fields may have
    std::set<std::string> tracked;                       ///< ids, without "seat0."
    std::set<std::string> options;                       ///< of the set-up
    std::set<std::string> categories;                    ///< of the score
};

[[nodiscard]] std::set<std::string> games();
[[nodiscard]] Shown walk(const std::string& game, int tables, int moves);

} // namespace gamewalk
