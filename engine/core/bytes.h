#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sideboard {

/// Bytes on disk and on the wire, written. Numbers take as few bytes as they need.
class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(static_cast<char>(value)); }
    void number(std::uint64_t value);
    void signedNumber(std::int64_t value);
    void fixed64(std::uint64_t value);
    void text(std::string_view value);
    void raw(std::string_view value) { m_bytes.append(value); }
    [[nodiscard]] const std::string& bytes() const& { return m_bytes; }
    [[nodiscard]] std::string bytes() && { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Texts from outside are shown and exported: what is not UTF-8 is refused where it comes in.
[[nodiscard]] bool isUtf8(std::string_view text);

/// The same, read. A read past the end or an over-long number marks the reader as failed and gives 0; it never throws.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_rest(bytes) {}

    [[nodiscard]] std::uint8_t byte();
    [[nodiscard]] std::uint64_t number();
    [[nodiscard]] std::int64_t signedNumber();
    [[nodiscard]] std::uint64_t fixed64();
    [[nodiscard]] std::string_view text(std::size_t cap);
    [[nodiscard]] std::string_view raw(std::size_t size);

    void fail() { m_failed = true; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t left() const { return m_rest.size(); }
    [[nodiscard]] bool finished() const { return !m_failed && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

} // namespace sideboard
