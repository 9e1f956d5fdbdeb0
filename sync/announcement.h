#pragma once

#include "ids.h"
#include "result.h"

#include <QByteArray>
#include <QString>

namespace sideboard::sync {

// What a device tells everybody on the LAN, in one datagram. It holds no secret, and nobody has to believe it:
// whether the table is really there shows when it is dialled.
struct Announcement {
    TableId table;
    DeviceId device;
    QString game;
    QString name; // of the table or the device, for the Join page
    quint16 port = 0;
    quint32 protocol = 0;
    quint32 rules = 0;
    bool operator==(const Announcement&) const = default;
};

inline constexpr qsizetype largestAnnouncement = 512;

// Four letters and a CBOR map. Fields are never renumbered, and unknown ones are ignored, so that devices
// of different versions still see each other and can say that their versions differ.
[[nodiscard]] QByteArray encodeAnnouncement(const Announcement& announcement);
[[nodiscard]] Result<Announcement> decodeAnnouncement(const QByteArray& datagram);

} // namespace sideboard::sync
