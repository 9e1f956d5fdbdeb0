#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/fields.h"
#include "engine/core/ids.h"

/// The compact binary made from field lists. Reading refuses (the reader is marked as failed) and never throws; what
/// was accepted writes back to the very same bytes.
namespace sideboard {

inline constexpr std::size_t maxTextBytes = 64 * 1024;
inline constexpr std::size_t maxListItems = 4096;

namespace detail {
template <class T>
inline constexpr bool isArray = false;
template <class T, std::size_t N>
inline constexpr bool isArray<std::array<T, N>> = true;
template <class T>
inline constexpr bool isVector = false;
template <class T>
inline constexpr bool isVector<std::vector<T>> = true;
template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool never = false;
} // namespace detail

template <class T>
void encode(ByteWriter& out, const T& value);
template <class T>
void decode(ByteReader& in, T& value);

/// Amounts are mostly zero (a trade of 2 goods out of 10), so a mask of the others goes first.
template <PerEnum P>
void encodeAmounts(ByteWriter& out, const P& amounts) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < amounts.values.size(); ++i)
        if (amounts.values[i] != 0) mask |= std::uint64_t{1} << i;
    out.number(mask);
    for (const auto& amount : amounts)
        if (amount != 0) encode(out, amount);
}

template <PerEnum P>
void decodeAmounts(ByteReader& in, P& amounts) {
    static_assert(countOf<typename P::Key> <= 64);
    const std::uint64_t mask = in.number();
    if (amounts.values.size() < 64 && (mask >> amounts.values.size()) != 0) return in.fail();
    for (std::size_t i = 0; i < amounts.values.size(); ++i) {
        amounts.values[i] = 0;
        if (((mask >> i) & 1) == 0) continue;
        decode(in, amounts.values[i]);
        if (amounts.values[i] == 0) return in.fail();
    }
}

template <class T>
void encode(ByteWriter& out, const T& value) {
    if constexpr (std::is_same_v<T, bool>) out.byte(value ? 1 : 0);
    else if constexpr (std::is_enum_v<T>) out.number(static_cast<std::uint64_t>(value));
    else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) out.signedNumber(value);
    else if constexpr (std::is_integral_v<T>) out.number(value);
    else if constexpr (std::is_same_v<T, std::string>) out.text(value);
    else if constexpr (Fielded<T>) forEachField(value, [&](auto, const auto& member) { encode(out, member); });
    else if constexpr (PerEnum<T>) {
        if constexpr (std::is_integral_v<typename T::Value>) encodeAmounts(out, value);
        else
            for (const auto& item : value) encode(out, item);
    } else if constexpr (FixedList<T> || detail::isVector<T>) {
        out.number(value.size());
        for (const auto& item : value) encode(out, item);
    } else if constexpr (detail::isArray<T>)
        for (const auto& item : value) encode(out, item);
    else if constexpr (detail::isOptional<T>) {
        out.byte(value ? 1 : 0);
        if (value) encode(out, *value);
    } else static_assert(detail::never<T>, "this type has no binary form");
}

template <class T>
void decode(ByteReader& in, T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        const auto byte = in.byte();
        if (byte > 1) in.fail();
        value = byte == 1;
    } else if constexpr (std::is_enum_v<T>) {
        const std::uint64_t raw = in.number();
        std::uint64_t most = std::numeric_limits<std::underlying_type_t<T>>::max();
        if constexpr (NamedEnum<T>) most = countOf<T> - 1;
        if (raw > most) return in.fail();
        if constexpr (std::is_same_v<T, Seat>) {
            if (raw >= maxSeats && raw != indexOf(noSeat)) return in.fail(); // JSON knows no other seats either
        }
        value = static_cast<T>(raw);
    } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
        const std::int64_t raw = in.signedNumber();
        if (raw < std::numeric_limits<T>::min() || raw > std::numeric_limits<T>::max()) return in.fail();
        value = static_cast<T>(raw);
    } else if constexpr (std::is_integral_v<T>) {
        const std::uint64_t raw = in.number();
        if (raw > std::numeric_limits<T>::max()) return in.fail();
        value = static_cast<T>(raw);
    } else if constexpr (std::is_same_v<T, std::string>) value = std::string(in.text(maxTextBytes));
    else if constexpr (Fielded<T>) {
        forEachField(value, [&](auto, auto& member) {
            if (!in.failed()) decode(in, member);
        });
    } else if constexpr (PerEnum<T>) {
        if constexpr (std::is_integral_v<typename T::Value>) decodeAmounts(in, value);
        else
            for (auto& item : value) decode(in, item);
    } else if constexpr (FixedList<T>) {
        const std::uint64_t size = in.number();
        if (size > T::capacity) return in.fail();
        value.clear();
        for (std::uint64_t i = 0; i < size && !in.failed(); ++i) {
            typename T::Value item{};
            decode(in, item);
            value.push(item);
        }
    } else if constexpr (detail::isVector<T>) {
        const std::uint64_t size = in.number();
        if (size > maxListItems) return in.fail();
        value.clear();
        for (std::uint64_t i = 0; i < size && !in.failed(); ++i) decode(in, value.emplace_back());
    } else if constexpr (detail::isArray<T>)
        for (auto& item : value) decode(in, item);
    else if constexpr (detail::isOptional<T>) {
        bool present = false;
        decode(in, present);
        value.reset();
        if (present && !in.failed()) decode(in, value.emplace());
    } else static_assert(detail::never<T>, "this type has no binary form");
}

template <class T>
[[nodiscard]] std::string toBytes(const T& value) {
    ByteWriter out;
    encode(out, value);
    return std::move(out).bytes();
}

template <class T>
[[nodiscard]] std::optional<T> fromBytes(std::string_view bytes) {
    ByteReader in(bytes);
    T value{};
    decode(in, value);
    if (!in.finished()) return std::nullopt;
    return value;
}

} // namespace sideboard
