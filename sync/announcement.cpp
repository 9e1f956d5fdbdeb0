#include "announcement.h"

#include "cborin.h"
#include "wire.h"

#include <QCborStreamWriter>

namespace sideboard::sync {

namespace {

constexpr QByteArrayView mark("SBRD");
enum Field : quint64 { Table = 1, Device = 2, Game = 3, Name = 4, Port = 5, Protocol = 6, Rules = 7 };

constexpr quint64 most16 = std::numeric_limits<quint16>::max();
constexpr quint64 most32 = std::numeric_limits<quint32>::max();

} // namespace

QByteArray encodeAnnouncement(const Announcement& announcement) {
    QByteArray map;
    QCborStreamWriter out(&map);
    out.startMap(7);
    out.append(quint64(Table));
    out.append(announcement.table.toBytes());
    out.append(quint64(Device));
    out.append(quint64(announcement.device.value));
    out.append(quint64(Game));
    out.append(clipped(announcement.game, longestGameId));
    out.append(quint64(Name));
    out.append(clipped(announcement.name, longestName));
    out.append(quint64(Port));
    out.append(quint64(announcement.port));
    out.append(quint64(Protocol));
    out.append(quint64(announcement.protocol));
    out.append(quint64(Rules));
    out.append(quint64(announcement.rules));
    out.endMap();
    return mark.toByteArray() + map;
}

Result<Announcement> decodeAnnouncement(const QByteArray& datagram) {
    if (datagram.size() > largestAnnouncement || !datagram.startsWith(mark))
        return Error{QStringLiteral("not an announcement")};
    CborIn in(datagram.sliced(mark.size()));
    Announcement said;
    in.record("an announcement", {Table, Device, Game, Name, Port, Protocol, Rules}, CborIn::Unknown::Ignored,
              [&](quint64 key) {
                  switch (key) {
                  case Table:
                      said.table =
                          tableIdFromBytes(in.bytes("the table", TableId::size, TableId::size)).value_or(TableId{});
                      return true;
                  case Device: said.device.value = in.number("the device"); return true;
                  case Game: said.game = in.text("the game", longestGameId); return true;
                  case Name: said.name = in.text("the name", longestName); return true;
                  case Port: said.port = quint16(in.number("the port", most16)); return true;
                  case Protocol: said.protocol = quint32(in.number("the protocol", most32)); return true;
                  case Rules: said.rules = quint32(in.number("the rules", most32)); return true;
                  default: return false;
                  }
              });
    in.end();
    if (!in.failed() && said.port == 0) in.refuse(QStringLiteral("port 0"));
    if (in.failed()) return Error{in.words()};
    return said;
}

} // namespace sideboard::sync
