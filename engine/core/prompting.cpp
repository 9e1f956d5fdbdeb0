#include "engine/core/prompting.h"

namespace sideboard::detail {

std::vector<int> someMix(const Blend& blend) {
    if (!blend.suggested.empty()) return blend.suggested;
    std::vector<int> amounts = blend.min;
    int missing = blend.minTotal;
    for (int amount : amounts) missing -= amount;
    for (std::size_t i = 0; i < amounts.size() && missing > 0; ++i) {
        const int more = std::min(missing, blend.max[i] - amounts[i]);
        amounts[i] += more;
        missing -= more;
    }
    return amounts;
}

} // namespace sideboard::detail
