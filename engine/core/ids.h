#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/result.h"

namespace sideboard {

/// A player's place at the table, counted from 0.
enum class Seat : std::uint8_t {};
inline constexpr Seat noSeat{255};
inline constexpr int maxSeats = 8;

[[nodiscard]] constexpr std::size_t indexOf(Seat seat) { return static_cast<std::size_t>(seat); }
[[nodiscard]] constexpr Seat seatAt(std::size_t index) { return static_cast<Seat>(index); }

/// A phone, tablet or computer: random, and drawn anew for a restored backup. 0 is nobody.
struct DeviceId {
    std::uint64_t value = 0;
    static constexpr auto fields() { return std::tuple{field("value", &DeviceId::value)}; }
    auto operator<=>(const DeviceId&) const = default;
};

/// One entry for ever: the device that made it, and its number among that device's own, counted from 1.
struct EntryId {
    DeviceId device;
    std::uint32_t seq = 0;
    static constexpr auto fields() {
        return std::tuple{field("device", &EntryId::device), field("seq", &EntryId::seq)};
    }
    auto operator<=>(const EntryId&) const = default;
};

/// A place in the order that every device agrees on. Clock 0 stands before everything.
struct Stamp {
    std::uint32_t clock = 0;
    DeviceId device;
    auto operator<=>(const Stamp&) const = default;
};

[[nodiscard]] std::string toText(DeviceId device);
[[nodiscard]] std::string toText(EntryId id);
[[nodiscard]] Result<DeviceId> deviceFromText(std::string_view text);
[[nodiscard]] Result<EntryId> entryIdFromText(std::string_view text);

} // namespace sideboard
