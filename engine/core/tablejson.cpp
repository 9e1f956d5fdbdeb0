#include "engine/core/tablejson.h"

namespace sideboard {

namespace {
constexpr std::string_view digits = "0123456789abcdef";
} // namespace

std::string toHex(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() * 2);
    for (char c : bytes) {
        text.push_back(digits[static_cast<std::uint8_t>(c) >> 4]);
        text.push_back(digits[static_cast<std::uint8_t>(c) & 15]);
    }
    return text;
}

std::optional<std::string> fromHex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto high = digits.find(text[i]);
        const auto low = digits.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes.push_back(static_cast<char>(high * 16 + low));
    }
    return bytes;
}

} // namespace sideboard
