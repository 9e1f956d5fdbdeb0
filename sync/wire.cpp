#include "wire.h"

#include "wirefields.h"

#include <QCborStreamWriter>
#include <QtEndian>

#include <algorithm>

namespace sideboard::sync {

namespace {

using namespace field;

void write(QCborStreamWriter& out, const Holdings& have) {
    out.startMap(have.size());
    for (const auto& [device, holding] : have) {
        out.append(quint64(device.value));
        out.startArray(2);
        out.append(holding.count);
        out.append(holding.digest);
        out.endArray();
    }
    out.endMap();
}

QByteArray addressBytes(const QHostAddress& address) {
    const QHostAddress plain = plainAddress(address);
    if (plain.protocol() == QAbstractSocket::IPv4Protocol) {
        QByteArray bytes(4, Qt::Uninitialized);
        qToBigEndian(plain.toIPv4Address(), bytes.data());
        return bytes;
    }
    const Q_IPV6ADDR ipv6 = plain.toIPv6Address();
    return QByteArray(reinterpret_cast<const char*>(ipv6.c), sizeof ipv6.c);
}

template <class List>
qsizetype shown(const List& list, quint64 most) {
    return std::min(list.size(), qsizetype(most));
}

void writeFields(QCborStreamWriter& out, const Hello& hello) {
    out.append(quint64(HelloKind));
    out.startMap(6);
    out.append(quint64(Protocol));
    out.append(quint64(hello.protocol));
    out.append(quint64(Game));
    out.append(clipped(hello.game, longestGameId));
    out.append(quint64(Rules));
    out.append(quint64(hello.rules));
    out.append(quint64(Table));
    out.append(hello.table.toBytes());
    out.append(quint64(Device));
    out.append(quint64(hello.device.value));
    out.append(quint64(HelloHave));
    write(out, hello.have);
    out.endMap();
}

void writeFields(QCborStreamWriter& out, const Entries& entries) {
    out.append(quint64(EntriesKind));
    out.startMap(entries.aside.isEmpty() ? 1 : 2);
    out.append(quint64(Batch));
    out.append(entries.batch);
    if (!entries.aside.isEmpty()) {
        out.append(quint64(Aside));
        out.append(entries.aside);
    }
    out.endMap();
}

void writeFields(QCborStreamWriter& out, const Have& have) {
    out.append(quint64(HaveKind));
    out.startMap(1);
    out.append(quint64(TheHave));
    write(out, have.have);
    out.endMap();
}

void writeFields(QCborStreamWriter& out, const Presence& presence) {
    out.append(quint64(PresenceKind));
    out.startMap(5);
    out.append(quint64(Name));
    out.append(clipped(presence.name, longestName));

    out.append(quint64(Listens));
    const qsizetype listens = shown(presence.listens, mostListening);
    out.startArray(quint64(listens));
    for (const Endpoint& at : presence.listens.first(listens)) {
        out.startArray(2);
        out.append(addressBytes(at.address));
        out.append(quint64(at.port));
        out.endArray();
    }
    out.endArray();

    out.append(quint64(Seats));
    const qsizetype seats = shown(presence.seats, mostSeats);
    out.startArray(quint64(seats));
    for (const quint8 seat : presence.seats.first(seats)) out.append(quint64(seat));
    out.endArray();

    out.append(quint64(Unsent));
    out.append(presence.unsent);

    out.append(quint64(Peers));
    const qsizetype peers = shown(presence.peers, mostPeers);
    out.startArray(quint64(peers));
    for (const Presence::Peer& peer : presence.peers.first(peers)) {
        out.startArray(3);
        out.append(quint64(peer.device.value));
        out.append(addressBytes(peer.at.address));
        out.append(quint64(peer.at.port));
        out.endArray();
    }
    out.endArray();
    out.endMap();
}

void writeFields(QCborStreamWriter& out, const Bye& bye) {
    out.append(quint64(ByeKind));
    out.startMap(2);
    out.append(quint64(Reason));
    out.append(quint64(bye.reason));
    out.append(quint64(Words));
    out.append(clipped(bye.words, longestWords));
    out.endMap();
}

} // namespace

QString clipped(const QString& text, qsizetype most) {
    // Lone surrogates become the replacement character here, so what is sent is always valid UTF-8.
    QByteArray utf8 = text.toUtf8();
    if (utf8.size() > most) {
        qsizetype cut = most;
        while (cut > 0 && (quint8(utf8.at(cut)) & 0xC0) == 0x80) --cut;
        utf8.truncate(cut);
    }
    return QString::fromUtf8(utf8);
}

QByteArray encode(const Message& message) {
    QByteArray payload;
    QCborStreamWriter out(&payload);
    out.startArray(2);
    std::visit([&](const auto& fields) { writeFields(out, fields); }, message);
    out.endArray();
    return payload;
}

} // namespace sideboard::sync
