#pragma once

#include <vector>

#include "engine/core/entry.h"
#include "engine/core/hash.h"
#include "engine/core/refusal.h"

namespace sideboard {

/// SHA-256 of bytes; injected, since the engine brings no cryptography of its own.
using HashFunction = Digest (*)(std::string_view bytes);

/// What a seal is made of. The secret is kept by the device that sealed it.
struct Secret {
    Seat seat = noSeat;
    std::uint8_t purpose = 0;
    std::uint32_t number = 0;
    Salt salt{};
    std::string choice; ///< in binary
    static constexpr auto fields() {
        return std::tuple{field("seat", &Secret::seat), field("purpose", &Secret::purpose),
                          field("number", &Secret::number), field("salt", &Secret::salt),
                          field("choice", &Secret::choice)};
    }
    bool operator==(const Secret&) const = default;
};

[[nodiscard]] Digest digestOf(const Secret& secret, std::uint64_t table, HashFunction hash);

/// The sealed choices of a table: folded from seals and openings.
class Seals {
public:
    enum class Proof : std::uint8_t { proved = 0, unproved = 1, wrong = 2 };

    void seal(const Entry& entry, const Seal& seal);
    /// How far an opening is borne out by the seals it answers.
    [[nodiscard]] Proof open(const Entry& entry, const Opening& opening, std::uint64_t table, HashFunction hash);

    /// The choice with which a round was opened, as a fingerprint; nothing while it is closed.
    [[nodiscard]] std::optional<std::uint64_t> openedWith(Seat seat, std::uint8_t purpose, std::uint32_t number) const;
    /// The seals of a round that have not been opened.
    [[nodiscard]] std::vector<EntryId> standing(Seat seat, std::uint8_t purpose, std::uint32_t number) const;
    /// The number the next seal of this purpose gets.
    [[nodiscard]] std::uint32_t nextNumber(Seat seat, std::uint8_t purpose) const;
    void addTo(Hasher& hasher) const;

private:
    struct Sealed {
        EntryId id;
        Seat seat = noSeat;
        std::uint8_t purpose = 0;
        std::uint32_t number = 0;
        Digest digest{};
        bool opened = false;
    };
    struct Opened { ///< also rounds that nobody had sealed: opened from the real cards
        Seat seat = noSeat;
        std::uint8_t purpose = 0;
        std::uint32_t number = 0;
        std::uint64_t choice = 0;
    };
    std::vector<Sealed> m_sealed;
    std::vector<Opened> m_opened;
};

} // namespace sideboard
