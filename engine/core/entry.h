#pragma once

#include <array>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/move.h"

namespace sideboard {

/// An option of the set-up: "guild-master" = 1.
struct OptionValue {
    std::string id;
    int value = 0;
    static constexpr auto fields() {
        return std::tuple{field("id", &OptionValue::id), field("value", &OptionValue::value)};
    }
    bool operator==(const OptionValue&) const = default;
};

// The kinds of body. The numbers are on disk and on the wire and are never reused.

struct SetUp {
    static constexpr Kind kind{1, "set-up"};
    std::string game;
    std::uint16_t rules = 0; ///< version of the fold that this table is pinned to
    std::uint8_t seats = 0;
    std::uint64_t seed = 0;
    std::vector<OptionValue> options;
    std::string start; ///< a state to begin from, in binary; empty: the game's own beginning
    static constexpr auto fields() {
        return std::tuple{field("game", &SetUp::game),       field("rules", &SetUp::rules),
                          field("seats", &SetUp::seats),     field("seed", &SetUp::seed),
                          field("options", &SetUp::options), field("start", &SetUp::start)};
    }
    bool operator==(const SetUp&) const = default;
};

struct MoveBody {
    static constexpr Kind kind{2, "move"};
    bool overruled = false; ///< "the board says otherwise"
    bool drawn = false;     ///< chance filled it in, not a person
    std::string move;       ///< the game's move in binary
    static constexpr auto fields() {
        return std::tuple{field("overruled", &MoveBody::overruled), field("drawn", &MoveBody::drawn),
                          field("move", &MoveBody::move)};
    }
    bool operator==(const MoveBody&) const = default;
};

/// A tap on a counter: adds up, so two taps at once both count.
struct Adjustment {
    static constexpr Kind kind{3, "adjustment"};
    std::uint32_t key = 0;
    std::int32_t by = 0;
    static constexpr auto fields() { return std::tuple{field("key", &Adjustment::key), field("by", &Adjustment::by)}; }
    bool operator==(const Adjustment&) const = default;
};

/// A free edit. Applies even if `from` is not what it finds; then both lines are marked.
struct Correction {
    static constexpr Kind kind{4, "correction"};
    std::uint32_t key = 0;
    std::int32_t from = 0;
    std::int32_t to = 0;
    static constexpr auto fields() {
        return std::tuple{field("key", &Correction::key), field("from", &Correction::from),
                          field("to", &Correction::to)};
    }
    bool operator==(const Correction&) const = default;
};

struct TakeBack {
    static constexpr Kind kind{5, "take-back"};
    EntryId target;
    bool group = false; ///< the target names a group: everything of it up to here
    static constexpr auto fields() {
        return std::tuple{field("target", &TakeBack::target), field("group", &TakeBack::group)};
    }
    bool operator==(const TakeBack&) const = default;
};

enum class SeatAct : std::uint8_t {
    claim = 0,
    release = 1,
    name = 2,
    colour = 3,
    handOver = 4,
    takeOver = 5,
    lookOn = 6,
    ownSeatsOnly = 7,
    everybody = 8,
    dismiss = 9
};
constexpr auto namesOf(SeatAct) {
    return std::array<std::string_view, 10>{"claim",     "release", "name",           "colour",    "hand-over",
                                            "take-over", "look-on", "own-seats-only", "everybody", "dismiss"};
}

struct SeatChange {
    static constexpr Kind kind{6, "seat"};
    SeatAct act = SeatAct::claim;
    DeviceId device;  ///< hand over to it, dismiss it
    std::string text; ///< the name or colour
    static constexpr auto fields() {
        return std::tuple{field("act", &SeatChange::act), field("device", &SeatChange::device),
                          field("text", &SeatChange::text)};
    }
    bool operator==(const SeatChange&) const = default;
};

struct PrintedValue {
    static constexpr Kind kind{7, "printed"};
    std::uint32_t key = 0;
    std::int32_t value = 0;
    static constexpr auto fields() {
        return std::tuple{field("key", &PrintedValue::key), field("value", &PrintedValue::value)};
    }
    bool operator==(const PrintedValue&) const = default;
};

struct OptionChange {
    static constexpr Kind kind{8, "option"};
    std::uint32_t key = 0;
    std::int32_t value = 0;
    static constexpr auto fields() {
        return std::tuple{field("key", &OptionChange::key), field("value", &OptionChange::value)};
    }
    bool operator==(const OptionChange&) const = default;
};

using Digest = std::array<std::uint8_t, 32>;
using Salt = std::array<std::uint8_t, 16>;

struct Seal {
    static constexpr Kind kind{9, "seal"};
    std::uint8_t purpose = 0; ///< kind number of the sealed choice
    std::uint32_t number = 0; ///< its round
    Digest digest{};
    static constexpr auto fields() {
        return std::tuple{field("purpose", &Seal::purpose), field("number", &Seal::number),
                          field("digest", &Seal::digest)};
    }
    bool operator==(const Seal&) const = default;
};

struct Opening {
    static constexpr Kind kind{10, "opening"};
    std::uint8_t purpose = 0;
    std::uint32_t number = 0;
    std::vector<EntryId> answers; ///< the seals it answers; later ones count as late
    std::string choice;           ///< in binary
    std::optional<Salt> salt;     ///< nothing: entered from the real cards, not proved
    static constexpr auto fields() {
        return std::tuple{field("purpose", &Opening::purpose), field("number", &Opening::number),
                          field("answers", &Opening::answers), field("choice", &Opening::choice),
                          field("salt", &Opening::salt)};
    }
    bool operator==(const Opening&) const = default;
};

struct Note {
    static constexpr Kind kind{11, "note"};
    std::string text;
    static constexpr auto fields() { return std::tuple{field("text", &Note::text)}; }
    bool operator==(const Note&) const = default;
};

struct Finish {
    static constexpr Kind kind{12, "finish"};
    bool finished = true; ///< false: opened again
    static constexpr auto fields() { return std::tuple{field("finished", &Finish::finished)}; }
    bool operator==(const Finish&) const = default;
};

using Body = std::variant<SetUp, MoveBody, Adjustment, Correction, TakeBack, SeatChange, PrintedValue, OptionChange,
                          Seal, Opening, Note, Finish>;

/// One line of the log.
struct Entry {
    EntryId id;
    Stamp after;         ///< the highest stamp its device held when it was made
    Seat seat = noSeat;  ///< whom it is for
    EntryId group;       ///< the first entry of the action it belongs to
    std::int64_t at = 0; ///< wall clock in ms, for history and records only
    Body body;

    [[nodiscard]] Stamp stamp() const { return {after.clock + 1, id.device}; }
    bool operator==(const Entry&) const = default;
};

/// Equal for equal entries on every device.
[[nodiscard]] std::uint64_t fingerprint(const Entry& entry);

/// Devices are written as small numbers: a list of them goes first, or stands in the database.
class DeviceNumbers {
public:
    DeviceNumbers() = default;
    explicit DeviceNumbers(std::vector<DeviceId> devices) : m_devices(std::move(devices)) {}
    [[nodiscard]] std::uint64_t numberOf(DeviceId device);
    [[nodiscard]] std::optional<DeviceId> deviceAt(std::uint64_t number) const;
    [[nodiscard]] const std::vector<DeviceId>& devices() const { return m_devices; }

private:
    std::vector<DeviceId> m_devices;
};

/// One entry in binary; a typical one takes under 25 bytes. New devices are added to `devices`.
[[nodiscard]] std::string entryToBytes(const Entry& entry, DeviceNumbers& devices);
[[nodiscard]] Result<Entry> entryFromBytes(std::string_view bytes, const DeviceNumbers& devices);

/// Many entries with their list of devices. Decoding gives all of them or none.
[[nodiscard]] std::string batchToBytes(std::span<const Entry* const> entries);
[[nodiscard]] Result<std::vector<Entry>> batchFromBytes(std::string_view bytes);

} // namespace sideboard
