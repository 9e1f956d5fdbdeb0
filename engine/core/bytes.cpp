#include "engine/core/bytes.h"

namespace sideboard {

void ByteWriter::number(std::uint64_t value) {
    while (value >= 0x80) {
        byte(static_cast<std::uint8_t>(value | 0x80));
        value >>= 7;
    }
    byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::signedNumber(std::int64_t value) {
    number((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
}

void ByteWriter::fixed64(std::uint64_t value) {
    for (int shift = 0; shift < 64; shift += 8) byte(static_cast<std::uint8_t>(value >> shift));
}

void ByteWriter::text(std::string_view value) {
    number(value.size());
    raw(value);
}

bool isUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const auto lead = static_cast<std::uint8_t>(text[at++]);
        if (lead < 0x80) continue;
        const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
        if (lead < 0xc2 || lead > 0xf4 || text.size() - at < static_cast<std::size_t>(more)) return false;
        std::uint32_t point = lead & (0x3f >> more);
        for (int i = 0; i < more; ++i) {
            const auto next = static_cast<std::uint8_t>(text[at++]);
            if ((next & 0xc0) != 0x80) return false;
            point = (point << 6) | (next & 0x3f);
        }
        const bool overlong = (more == 2 && point < 0x800) || (more == 3 && point < 0x10000);
        if (overlong || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return false;
    }
    return true;
}

std::uint8_t ByteReader::byte() {
    if (m_failed || m_rest.empty()) {
        m_failed = true;
        return 0;
    }
    const auto value = static_cast<std::uint8_t>(m_rest.front());
    m_rest.remove_prefix(1);
    return value;
}

std::uint64_t ByteReader::number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        if (m_failed) return 0;
        // One value has one spelling, so that equal entries have equal bytes.
        const bool overlong = next == 0 && shift > 0;
        const bool overflows = shift == 63 && next > 1;
        if (overlong || overflows) break;
        value |= static_cast<std::uint64_t>(next & 0x7f) << shift;
        if (next < 0x80) return value;
    }
    m_failed = true;
    return 0;
}

std::int64_t ByteReader::signedNumber() {
    const std::uint64_t folded = number();
    return static_cast<std::int64_t>(folded >> 1) ^ -static_cast<std::int64_t>(folded & 1);
}

std::uint64_t ByteReader::fixed64() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 8) value |= static_cast<std::uint64_t>(byte()) << shift;
    return value;
}

std::string_view ByteReader::text(std::size_t cap) {
    const std::uint64_t size = number();
    if (size > cap) m_failed = true;
    return raw(m_failed ? 0 : static_cast<std::size_t>(size));
}

std::string_view ByteReader::raw(std::size_t size) {
    if (m_failed || size > m_rest.size()) {
        m_failed = true;
        return {};
    }
    const std::string_view taken = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
    return taken;
}

} // namespace sideboard
