#pragma once

#include "ids.h"
#include "result.h"

#include <QList>

#include <map>
#include <variant>

namespace sideboard::sync {

// The five messages that devices exchange once a link is up. A payload is the CBOR array
// [kind, {field: value}]; kinds and fields are numbers and never change their meaning.
//
// `Hello` and `Bye` are FROZEN FOR EVER: not a field more, not a field less. They are what devices of
// different versions use to tell each other that they are of different versions.
// The others may grow: fields that are not known are ignored.

inline constexpr quint32 protocolVersion = 1;

inline constexpr qsizetype longestName = 64; // bytes of UTF-8
inline constexpr qsizetype longestGameId = 64;
inline constexpr qsizetype longestWords = 512;
inline constexpr qsizetype largestBatch = 1024 * 1024 - 1024; // what a frame holds, less its wrapping
inline constexpr quint64 mostDevices = 4096; // in one `have`, counting every device id the table ever saw
inline constexpr quint64 mostSeats = 16;
inline constexpr quint64 mostListening = 16;
inline constexpr quint64 mostPeers = 64;

struct Holding {
    quint64 count = 0;
    quint64 digest = 0;
    bool operator==(const Holding&) const = default;
};
using Holdings = std::map<DeviceId, Holding>;

struct Hello {
    quint32 protocol = protocolVersion;
    QString game;
    quint32 rules = 0;
    TableId table;
    DeviceId device;
    Holdings have;
    bool operator==(const Hello&) const = default;
};

struct Entries {
    QByteArray batch; // in the engine's own encoding
    QByteArray aside; // for this peer alone and never for the log: secrets of a seat handed over, a renewed key
    bool operator==(const Entries&) const = default;
};

struct Have {
    Holdings have;
    bool operator==(const Have&) const = default;
};

// What a device shows about itself, and where it met others, so that every device can link to every other.
// It is the heartbeat too. An IPv6 address travels without its scope: link-local ones mean nothing elsewhere.
struct Presence {
    struct Peer {
        DeviceId device;
        Endpoint at;
        bool operator==(const Peer&) const = default;
    };
    QString name;
    QList<Endpoint> listens;
    QList<quint8> seats;
    quint64 unsent = 0;
    QList<Peer> peers;
    bool operator==(const Presence&) const = default;
};

// Numbers are for ever; a number not listed here is shown by its words.
enum class ByeReason : quint32 {
    Leaving = 0,
    OtherProtocol = 1,
    OtherRules = 2,
    OtherTable = 3,
    OtherGame = 4,
    SecondLink = 5,
    Dismissed = 6,
    Malformed = 7,
    SameDevice = 8,
};

struct Bye {
    ByeReason reason = ByeReason::Leaving;
    QString words;
    bool operator==(const Bye&) const = default;
};

using Message = std::variant<Hello, Entries, Have, Presence, Bye>;

// Text and lists above their caps are cut, since a long name must not cost a device its links.
[[nodiscard]] QByteArray encode(const Message& message);
[[nodiscard]] Result<Message> decode(const QByteArray& payload);

// At most `most` bytes of UTF-8, cut between characters.
[[nodiscard]] QString clipped(const QString& text, qsizetype most);

} // namespace sideboard::sync
