#include "aside.h"

#include "cborin.h"

#include <QCborStreamWriter>
#include <QStringList>

#include "engine/core/codec.h"

namespace sideboard::sync {

namespace {

enum Field : quint64 { Secrets = 1, Key = 2 };
constexpr quint64 largestSecret = 4096;
constexpr quint64 most32 = std::numeric_limits<quint32>::max();

KeyRenewal readKey(CborIn& in) {
    KeyRenewal renewal;
    in.tuple("a renewed key", 3, [&] {
        renewal.number = quint32(in.number("its number", most32));
        renewal.by.value = in.number("who renewed it");
        renewal.key.bytes = in.bytes("the key", TableKey::size, TableKey::size);
    });
    return renewal;
}

Secret readSecret(CborIn& in) {
    const QByteArray bytes = in.bytes("a secret", 1, largestSecret);
    const auto secret = fromBytes<Secret>({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (secret) return *secret;
    in.refuse(QStringLiteral("a secret cannot be read"));
    return {};
}

} // namespace

QByteArray encodeAside(const Aside& aside) {
    QByteArray bytes;
    QCborStreamWriter out(&bytes);
    out.startMap((aside.secrets.empty() ? 0 : 1) + (aside.key ? 1 : 0));
    if (!aside.secrets.empty()) {
        out.append(quint64(Secrets));
        out.startArray(aside.secrets.size());
        for (const Secret& secret : aside.secrets) {
            const std::string plain = toBytes(secret);
            out.append(QByteArray(plain.data(), static_cast<qsizetype>(plain.size())));
        }
        out.endArray();
    }
    if (aside.key) {
        out.append(quint64(Key));
        out.startArray(3);
        out.append(quint64(aside.key->number));
        out.append(quint64(aside.key->by.value));
        out.append(aside.key->key.bytes);
        out.endArray();
    }
    out.endMap();
    return bytes;
}

Result<Aside> decodeAside(const QByteArray& bytes) {
    CborIn in(bytes);
    Aside aside;
    in.record("what goes aside", {}, CborIn::Unknown::Ignored, [&](quint64 key) {
        switch (key) {
        case Secrets: in.array("secrets", mostSecrets, [&] { aside.secrets.push_back(readSecret(in)); }); return true;
        case Key: aside.key = readKey(in); return true;
        default: return false;
        }
    });
    in.end();
    if (in.failed()) return Error{in.words()};
    return aside;
}

QString toSetting(const KeyRenewal& key) {
    return QStringLiteral("%1 %2 %3").arg(key.number).arg(key.by.value).arg(QString::fromLatin1(key.key.bytes.toHex()));
}

std::optional<KeyRenewal> keyFromSetting(const QString& text) {
    const QStringList parts = text.split(QLatin1Char(' '));
    if (parts.size() != 3) return std::nullopt;
    bool isNumber = false;
    bool isDevice = false;
    const KeyRenewal key{parts.at(0).toUInt(&isNumber),
                         {parts.at(1).toULongLong(&isDevice)},
                         {QByteArray::fromHex(parts.at(2).toLatin1())}};
    if (!isNumber || !isDevice || key.key.bytes.size() != TableKey::size) return std::nullopt;
    return key;
}

QString keySettingName(const TableId& table) {
    return QStringLiteral("table-key:") + QString::fromLatin1(table.toHex());
}

} // namespace sideboard::sync
