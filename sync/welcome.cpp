#include "welcome.h"

#include "cborin.h"

#include <QCborStreamWriter>

namespace sideboard::sync {

namespace {

constexpr quint64 welcomeKind = 0;
enum Field : quint64 { Table = 1, Key = 2 };

} // namespace

QByteArray encodeWelcome(const Welcome& welcome) {
    QByteArray payload;
    QCborStreamWriter out(&payload);
    out.startArray(2);
    out.append(welcomeKind);
    out.startMap(2);
    out.append(quint64(Table));
    out.append(welcome.table.toBytes());
    out.append(quint64(Key));
    out.append(welcome.key.bytes);
    out.endMap();
    out.endArray();
    return payload;
}

Result<Welcome> decodeWelcome(const QByteArray& payload) {
    CborIn in(payload);
    Welcome welcome;
    in.tuple("a welcome", 2, [&] {
        (void)in.number("the kind", welcomeKind);
        in.record("welcome", {Table, Key}, CborIn::Unknown::Refused, [&](quint64 key) {
            switch (key) {
            case Table: {
                const auto table = tableIdFromBytes(in.bytes("the table", TableId::size, TableId::size));
                welcome.table = table.value_or(TableId{});
                return true;
            }
            case Key: welcome.key.bytes = in.bytes("the key", TableKey::size, TableKey::size); return true;
            default: return false;
            }
        });
    });
    in.end();
    if (in.failed()) return Error{in.words()};
    return welcome;
}

} // namespace sideboard::sync
