#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/codec.h"

namespace sideboard {

/// A 64-bit fingerprint, equal on every platform. Two devices compare their tables by it; it guards against mistakes,
/// not against malice.
class Hasher {
public:
    void add(std::uint64_t word) { m_hash = (std::rotl(m_hash, 23) ^ word) * 0x9E3779B97F4A7C15ULL; }
    void add(std::string_view text) {
        add(text.size());
        for (char c : text) add(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] std::uint64_t value() const {
        std::uint64_t h = m_hash;
        h = (h ^ (h >> 30)) * 0xBF58476D1CE4E5B9ULL;
        h = (h ^ (h >> 27)) * 0x94D049BB133111EBULL;
        return h ^ (h >> 31);
    }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

template <class T>
void addTo(Hasher& hasher, const T& value) {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) hasher.add(static_cast<std::uint64_t>(value));
    else if constexpr (std::is_same_v<T, std::string>) hasher.add(std::string_view(value));
    else if constexpr (Fielded<T>) forEachField(value, [&](auto, const auto& member) { addTo(hasher, member); });
    else if constexpr (detail::isOptional<T>) {
        hasher.add(std::uint64_t{value.has_value()});
        if (value) addTo(hasher, *value);
    } else {
        if constexpr (FixedList<T> || detail::isVector<T>) hasher.add(std::uint64_t{value.size()});
        for (const auto& item : value) addTo(hasher, item);
    }
}

template <class T>
[[nodiscard]] std::uint64_t hashOf(const T& value) {
    Hasher hasher;
    addTo(hasher, value);
    return hasher.value();
}

[[nodiscard]] inline std::uint64_t hashOf(std::string_view text) {
    Hasher hasher;
    hasher.add(text);
    return hasher.value();
}

} // namespace sideboard
