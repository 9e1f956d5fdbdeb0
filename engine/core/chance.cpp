#include "engine/core/chance.h"

#include "engine/core/hash.h"

namespace sideboard {

Draws Chance::draws(std::string_view purpose, std::uint64_t number) const {
    Hasher hasher;
    hasher.add(m_seed);
    hasher.add(purpose);
    hasher.add(number);
    return Draws(hasher.value());
}

std::uint32_t Draws::next() {
    // SplitMix64 over key and counter: a counter-based generator needs no kept state.
    std::uint64_t z = m_key + 0x9E3779B97F4A7C15ULL * ++m_counter;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 32);
}

std::uint32_t Draws::below(std::uint32_t bound) {
    if (bound <= 1) return 0;
    // Values under the threshold would make the first few results likelier (Lemire's method).
    const std::uint32_t threshold = (0U - bound) % bound;
    for (;;) {
        const std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) >= threshold) return static_cast<std::uint32_t>(product >> 32);
    }
}

} // namespace sideboard
