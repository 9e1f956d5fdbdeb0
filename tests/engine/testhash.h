#pragma once

#include "engine/core/entry.h"
#include "engine/core/hash.h"

namespace sideboard::test {

/// Stands in for SHA-256 where no cryptography is tested: tells choices apart.
inline Digest testHash(std::string_view bytes) {
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        Hasher hasher;
        hasher.add(std::uint64_t{i});
        hasher.add(bytes);
        digest[i] = static_cast<std::uint8_t>(hasher.value());
    }
    return digest;
}

} // namespace sideboard::test
