#include "engine/core/entry.h"

#include <algorithm>

#include "engine/core/hash.h"

namespace sideboard {

namespace {

constexpr std::size_t maxDevices = 256;
constexpr std::uint32_t maxClock = 0x7fffffff;

void encodeGroup(ByteWriter& out, const Entry& entry, DeviceNumbers& devices) {
    // Mostly the entry itself or one shortly before it of the same device: an even number, the distance.
    if (entry.group.device == entry.id.device && entry.group.seq <= entry.id.seq)
        return out.number(std::uint64_t{entry.id.seq - entry.group.seq} << 1);
    out.number((devices.numberOf(entry.group.device) << 1) | 1);
    out.number(entry.group.seq);
}

std::optional<EntryId> decodeGroup(ByteReader& in, EntryId self, const DeviceNumbers& devices) {
    const std::uint64_t lead = in.number();
    if ((lead & 1) == 0) {
        if ((lead >> 1) >= self.seq) return std::nullopt;
        return EntryId{self.device, static_cast<std::uint32_t>(self.seq - (lead >> 1))};
    }
    const auto device = devices.deviceAt(lead >> 1);
    const std::uint64_t seq = in.number();
    const bool spelledLong = device == self.device && seq <= self.seq;
    if (!device || seq == 0 || seq > maxClock || spelledLong) return std::nullopt;
    return EntryId{*device, static_cast<std::uint32_t>(seq)};
}

/// Every device that a body names. Nobody is named by 0.
template <class F>
void forEachDevice(Body& body, F&& f) {
    if (auto* back = std::get_if<TakeBack>(&body)) f(back->target.device);
    if (auto* change = std::get_if<SeatChange>(&body)) f(change->device);
    if (auto* opening = std::get_if<Opening>(&body))
        for (EntryId& answer : opening->answers) f(answer.device);
}

/// A device's number takes one byte where its id would take ten.
Body withNumbers(Body body, DeviceNumbers& devices) {
    forEachDevice(body, [&](DeviceId& device) {
        if (device != DeviceId{}) device.value = devices.numberOf(device) + 1;
    });
    return body;
}

std::optional<Body> withDevices(Body body, const DeviceNumbers& devices) {
    bool known = true;
    forEachDevice(body, [&](DeviceId& device) {
        if (device == DeviceId{}) return;
        const auto named = devices.deviceAt(device.value - 1);
        known = known && named;
        if (named) device = *named;
    });
    if (!known) return std::nullopt;
    return body;
}

void encodeEntry(ByteWriter& out, const Entry& entry, DeviceNumbers& devices) {
    out.number(devices.numberOf(entry.id.device));
    out.number(entry.id.seq);
    out.number(entry.after.clock);
    if (entry.after.clock > 0) out.number(devices.numberOf(entry.after.device));
    out.byte(static_cast<std::uint8_t>(static_cast<std::uint8_t>(entry.seat) + 1)); // nobody (255) becomes 0
    encodeGroup(out, entry, devices);
    out.signedNumber(entry.at);
    out.raw(variantToBytes(withNumbers(entry.body, devices)));
}

bool textIsReadable(const Body& body) {
    if (const auto* note = std::get_if<Note>(&body)) return isUtf8(note->text);
    if (const auto* seat = std::get_if<SeatChange>(&body)) return isUtf8(seat->text);
    if (const auto* setUp = std::get_if<SetUp>(&body)) {
        bool readable = isUtf8(setUp->game);
        for (const OptionValue& option : setUp->options) readable = readable && isUtf8(option.id);
        return readable;
    }
    return true;
}

const Error& malformed() {
    static const Error error{"bad-entry", "This is not an entry that this version can read."};
    return error;
}

} // namespace

std::uint64_t fingerprint(const Entry& entry) {
    Hasher hasher;
    addTo(hasher, entry.id);
    hasher.add(std::uint64_t{entry.after.clock});
    addTo(hasher, entry.after.device);
    addTo(hasher, entry.seat);
    addTo(hasher, entry.group);
    hasher.add(static_cast<std::uint64_t>(entry.at));
    hasher.add(std::uint64_t{entry.body.index()});
    std::visit([&](const auto& body) { addTo(hasher, body); }, entry.body);
    return hasher.value();
}

std::uint64_t DeviceNumbers::numberOf(DeviceId device) {
    const auto found = std::find(m_devices.begin(), m_devices.end(), device);
    if (found != m_devices.end()) return static_cast<std::uint64_t>(found - m_devices.begin());
    m_devices.push_back(device);
    return m_devices.size() - 1;
}

std::optional<DeviceId> DeviceNumbers::deviceAt(std::uint64_t number) const {
    if (number >= m_devices.size()) return std::nullopt;
    return m_devices[static_cast<std::size_t>(number)];
}

std::string entryToBytes(const Entry& entry, DeviceNumbers& devices) {
    ByteWriter out;
    encodeEntry(out, entry, devices);
    return std::move(out).bytes();
}

Result<Entry> entryFromBytes(std::string_view bytes, const DeviceNumbers& devices) {
    ByteReader in(bytes);
    Entry entry;
    const auto device = devices.deviceAt(in.number());
    const std::uint64_t seq = in.number();
    const std::uint64_t clock = in.number();
    if (in.failed() || !device || seq == 0 || seq > maxClock || clock >= maxClock) return malformed();
    entry.id = {*device, static_cast<std::uint32_t>(seq)};
    entry.after.clock = static_cast<std::uint32_t>(clock);
    if (clock > 0) {
        const auto after = devices.deviceAt(in.number());
        if (!after) return malformed();
        entry.after.device = *after;
    }
    entry.seat = static_cast<Seat>(static_cast<std::uint8_t>(in.byte() - 1));
    if (entry.seat != noSeat && indexOf(entry.seat) >= maxSeats) return malformed();
    const auto group = decodeGroup(in, entry.id, devices);
    entry.at = in.signedNumber();
    if (in.failed() || !group) return malformed();
    entry.group = *group;
    auto body = variantFromBytes<Body>(in.raw(in.left()));
    if (!body || !textIsReadable(*body)) return malformed();
    auto named = withDevices(std::move(*body), devices);
    if (!named) return malformed();
    entry.body = std::move(*named);
    return entry;
}

std::string batchToBytes(std::span<const Entry* const> entries) {
    DeviceNumbers devices;
    std::vector<std::string> lines;
    lines.reserve(entries.size());
    for (const Entry* entry : entries) lines.push_back(entryToBytes(*entry, devices));
    ByteWriter out;
    out.number(devices.devices().size());
    for (DeviceId device : devices.devices()) out.fixed64(device.value);
    out.number(lines.size());
    for (const std::string& line : lines) out.text(line);
    return std::move(out).bytes();
}

Result<std::vector<Entry>> batchFromBytes(std::string_view bytes) {
    ByteReader in(bytes);
    const std::uint64_t deviceCount = in.number();
    if (in.failed() || deviceCount > maxDevices) return malformed();
    std::vector<DeviceId> devices(static_cast<std::size_t>(deviceCount));
    for (DeviceId& device : devices) {
        device.value = in.fixed64();
        if (device == DeviceId{}) return malformed(); // nobody makes no entries
    }
    const DeviceNumbers numbers(std::move(devices));
    const std::uint64_t count = in.number();
    if (in.failed() || count > bytes.size()) return malformed();
    std::vector<Entry> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (std::uint64_t i = 0; i < count; ++i) {
        auto entry = entryFromBytes(in.text(bytes.size()), numbers);
        if (in.failed() || !entry) return malformed();
        entries.push_back(std::move(*entry));
    }
    if (!in.finished()) return malformed();
    return entries;
}

} // namespace sideboard
