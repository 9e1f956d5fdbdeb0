#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Tracked values share words: all of "seat0.farms.forest", "seat2.farms.meadow", ... are "farms.*", with the landscape
/// filled in. Names inside an id become "*", numbers "#".
namespace sideboard::names {

/// "seat0.farms.forest" is farms and forest of the group "tracked"; "printed.limit.wood" is limit and wood of
/// "printed".
struct TrackedParts {
    std::string group; ///< "tracked", "printed" or "option"
    std::vector<std::string> segments;
};
[[nodiscard]] TrackedParts partsOf(std::string_view id);

/// Something that a pattern leaves open, and among which words it is to be looked for.
struct TrackedWild {
    std::string group;
    std::string value;
};
struct TrackedPattern {
    std::string text;
    std::vector<TrackedWild> wilds;
};
/// Every pattern that fits, the most exact first.
[[nodiscard]] std::vector<TrackedPattern> patternsFor(const TrackedParts& parts);

/// The names inside an id without their numbers, the last one first: where to look for the words of its values.
[[nodiscard]] std::vector<std::string> groupsOf(std::string_view id);

} // namespace sideboard::names
