#include "engine/core/seals.h"

#include <algorithm>

namespace sideboard {

Digest digestOf(const Secret& secret, std::uint64_t table, HashFunction hash) {
    ByteWriter out;
    out.fixed64(table);
    encode(out, secret);
    return hash(out.bytes());
}

void Seals::seal(const Entry& entry, const Seal& seal) {
    m_sealed.push_back({entry.id, entry.seat, seal.purpose, seal.number, seal.digest, false});
}

Seals::Proof Seals::open(const Entry& entry, const Opening& opening, std::uint64_t table, HashFunction hash) {
    bool answered = false;
    bool matches = false;
    Digest digest{};
    if (opening.salt)
        digest = digestOf({entry.seat, opening.purpose, opening.number, *opening.salt, opening.choice}, table, hash);
    for (Sealed& sealed : m_sealed) {
        const bool meant =
            sealed.seat == entry.seat && sealed.purpose == opening.purpose && sealed.number == opening.number &&
            std::find(opening.answers.begin(), opening.answers.end(), sealed.id) != opening.answers.end();
        if (!meant) continue;
        answered = true;
        matches = opening.salt && sealed.digest == digest; // the newest of its round is the one that counts
        sealed.opened = true;
    }
    m_opened.push_back({entry.seat, opening.purpose, opening.number, hashOf(opening.choice)});
    if (!opening.salt || !answered) return Proof::unproved;
    return matches ? Proof::proved : Proof::wrong;
}

std::optional<std::uint64_t> Seals::openedWith(Seat seat, std::uint8_t purpose, std::uint32_t number) const {
    for (const Opened& each : m_opened)
        if (each.seat == seat && each.purpose == purpose && each.number == number) return each.choice;
    return std::nullopt;
}

std::vector<EntryId> Seals::standing(Seat seat, std::uint8_t purpose, std::uint32_t number) const {
    std::vector<EntryId> ids;
    for (const Sealed& each : m_sealed)
        if (each.seat == seat && each.purpose == purpose && each.number == number && !each.opened)
            ids.push_back(each.id);
    return ids;
}

std::uint32_t Seals::nextNumber(Seat seat, std::uint8_t purpose) const {
    std::uint32_t next = 1;
    for (const Sealed& each : m_sealed)
        if (each.seat == seat && each.purpose == purpose) next = std::max(next, each.number + 1);
    for (const Opened& each : m_opened)
        if (each.seat == seat && each.purpose == purpose) next = std::max(next, each.number + 1);
    return next;
}

void Seals::addTo(Hasher& hasher) const {
    for (const Sealed& each : m_sealed) {
        sideboard::addTo(hasher, each.id);
        hasher.add(std::uint64_t{each.opened});
    }
    for (const Opened& each : m_opened) {
        sideboard::addTo(hasher, each.seat);
        hasher.add((std::uint64_t{each.purpose} << 32) | each.number);
        hasher.add(each.choice);
    }
}

} // namespace sideboard
