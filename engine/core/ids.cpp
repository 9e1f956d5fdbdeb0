#include "engine/core/ids.h"

#include <array>
#include <charconv>

namespace sideboard {

std::string toText(DeviceId device) {
    std::array<char, 16> digits{};
    const auto [end, alwaysFits] = std::to_chars(digits.begin(), digits.end(), device.value, 16);
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    return std::string(digits.size() - text.size(), '0').append(text);
}

std::string toText(EntryId id) { return toText(id.device) + ":" + std::to_string(id.seq); }

Result<DeviceId> deviceFromText(std::string_view text) {
    DeviceId device;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, device.value, 16);
    if (text.size() != 16 || failure != std::errc{} || stop != end)
        return Error{"bad-device", "A device id has 16 hexadecimal digits."};
    return device;
}

Result<EntryId> entryIdFromText(std::string_view text) {
    const Error malformed{"bad-stamp",
                          "A stamp looks like 00000000000000ab:12, as an answer or the history prints it."};
    if (text.size() < 18 || text[16] != ':') return malformed;
    const auto device = deviceFromText(text.substr(0, 16));
    if (!device) return malformed;
    EntryId id{*device, 0};
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data() + 17, end, id.seq);
    if (failure != std::errc{} || stop != end || id.seq == 0) return malformed;
    return id;
}

} // namespace sideboard
