#include "wire.h"

#include "cborin.h"
#include "wirefields.h"

#include <QtEndian>

namespace sideboard::sync {

namespace {

using namespace field;
using Unknown = CborIn::Unknown;

constexpr quint64 most16 = std::numeric_limits<quint16>::max();
constexpr quint64 most32 = std::numeric_limits<quint32>::max();

TableId readTable(CborIn& in) {
    return tableIdFromBytes(in.bytes("the table", TableId::size, TableId::size)).value_or(TableId{});
}

Holdings readHoldings(CborIn& in) {
    Holdings have;
    in.map("have", mostDevices, [&] {
        const DeviceId device{in.number("a device")};
        in.tuple("a holding", 2, [&] {
            const quint64 count = in.number("a count");
            const quint64 digest = in.number("a digest");
            if (!have.try_emplace(device, Holding{count, digest}).second)
                in.refuse(QStringLiteral("have names a device twice"));
        });
    });
    return have;
}

QHostAddress readAddress(CborIn& in) {
    const QByteArray bytes = in.bytes("an address", 4, 16);
    if (bytes.size() == 4) return QHostAddress(qFromBigEndian<quint32>(bytes.constData()));
    if (bytes.size() == 16) return QHostAddress(reinterpret_cast<const quint8*>(bytes.constData()));
    in.refuse(QStringLiteral("an address has %1 bytes").arg(bytes.size()));
    return {};
}

quint16 readPort(CborIn& in) {
    const auto port = quint16(in.number("a port", most16));
    if (port == 0) in.refuse(QStringLiteral("port 0"));
    return port;
}

Endpoint readEndpoint(CborIn& in) {
    Endpoint at;
    in.tuple("a listening address", 2, [&] {
        at.address = readAddress(in);
        at.port = readPort(in);
    });
    return at;
}

Presence::Peer readPeer(CborIn& in) {
    Presence::Peer peer;
    in.tuple("a peer", 3, [&] {
        peer.device.value = in.number("a peer's device");
        peer.at.address = readAddress(in);
        peer.at.port = readPort(in);
    });
    return peer;
}

Hello readHello(CborIn& in) {
    Hello hello;
    in.record("hello", {Protocol, Game, Rules, Table, Device, HelloHave}, Unknown::Refused, [&](quint64 key) {
        switch (key) {
        case Protocol: hello.protocol = quint32(in.number("the protocol", most32)); return true;
        case Game: hello.game = in.text("the game", longestGameId); return true;
        case Rules: hello.rules = quint32(in.number("the rules", most32)); return true;
        case Table: hello.table = readTable(in); return true;
        case Device: hello.device.value = in.number("the device"); return true;
        case HelloHave: hello.have = readHoldings(in); return true;
        default: return false;
        }
    });
    return hello;
}

Entries readEntries(CborIn& in) {
    Entries entries;
    in.record("entries", {Batch}, Unknown::Ignored, [&](quint64 key) {
        switch (key) {
        case Batch: entries.batch = in.bytes("the batch", 0, largestBatch); return true;
        case Aside: entries.aside = in.bytes("what goes aside", 0, largestBatch); return true;
        default: return false;
        }
    });
    return entries;
}

Have readHave(CborIn& in) {
    Have have;
    in.record("have", {TheHave}, Unknown::Ignored, [&](quint64 key) {
        if (key != TheHave) return false;
        have.have = readHoldings(in);
        return true;
    });
    return have;
}

Presence readPresence(CborIn& in) {
    Presence presence;
    in.record("presence", {Name, Listens, Seats, Unsent, Peers}, Unknown::Ignored, [&](quint64 key) {
        switch (key) {
        case Name: presence.name = in.text("the name", longestName); return true;
        case Listens:
            in.array("the listening addresses", mostListening, [&] { presence.listens += readEndpoint(in); });
            return true;
        case Seats:
            in.array("the seats", mostSeats, [&] { presence.seats += quint8(in.number("a seat", mostSeats - 1)); });
            return true;
        case Unsent: presence.unsent = in.number("the unsent count"); return true;
        case Peers: in.array("the peers", mostPeers, [&] { presence.peers += readPeer(in); }); return true;
        default: return false;
        }
    });
    return presence;
}

Bye readBye(CborIn& in) {
    Bye bye;
    in.record("bye", {Reason, Words}, Unknown::Refused, [&](quint64 key) {
        switch (key) {
        case Reason: bye.reason = ByeReason(quint32(in.number("the reason", most32))); return true;
        case Words: bye.words = in.text("the words", longestWords); return true;
        default: return false;
        }
    });
    return bye;
}

} // namespace

Result<Message> decode(const QByteArray& payload) {
    CborIn in(payload);
    Message message;
    in.tuple("a message", 2, [&] {
        const quint64 kind = in.number("the kind of message");
        switch (kind) {
        case HelloKind: message = readHello(in); break;
        case EntriesKind: message = readEntries(in); break;
        case HaveKind: message = readHave(in); break;
        case PresenceKind: message = readPresence(in); break;
        case ByeKind: message = readBye(in); break;
        default: in.refuse(QStringLiteral("message kind %1 is not known").arg(kind)); break;
        }
    });
    in.end();
    if (in.failed()) return Error{in.words()};
    return message;
}

} // namespace sideboard::sync
