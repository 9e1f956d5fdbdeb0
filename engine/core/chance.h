#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

namespace sideboard {

/// Draws for one purpose: the same whenever and wherever they are asked for again, since they are counted and not kept.
class Draws {
public:
    explicit Draws(std::uint64_t key) : m_key(key) {}

    /// A number from 0 to bound - 1, every one as likely as the other.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);

    template <class Range>
    void shuffle(Range& range) {
        for (std::size_t i = range.size(); i > 1; --i)
            std::swap(range[i - 1], range[below(static_cast<std::uint32_t>(i))]);
    }

private:
    [[nodiscard]] std::uint32_t next();

    std::uint64_t m_key;
    std::uint64_t m_counter = 0;
};

/// Chance of one table. Keyed by purpose and number ("bowl", turn 12), so taking back and drawing again gives the same.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_seed(seed) {}
    [[nodiscard]] Draws draws(std::string_view purpose, std::uint64_t number) const;

private:
    std::uint64_t m_seed;
};

} // namespace sideboard
