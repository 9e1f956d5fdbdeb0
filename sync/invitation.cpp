#include "invitation.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

namespace sideboard::sync {

namespace {

constexpr qsizetype longestLink = 2048;
constexpr qsizetype longestHost = 253;
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

Error refusal(const char* text) { return {QCoreApplication::translate("Invitation", text)}; }

bool isHostCharacter(QChar c) {
    return c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('.') || c == QLatin1Char('_');
}

bool isHost(const QString& host) {
    return !host.isEmpty() && host.size() <= longestHost && std::all_of(host.begin(), host.end(), isHostCharacter);
}

Result<quint16> parsePort(QStringView text, quint16 usualPort) {
    if (text.isEmpty()) return usualPort;
    bool isNumber = false;
    const quint16 port = text.mid(1).toUShort(&isNumber);
    if (!text.startsWith(QLatin1Char(':')) || !isNumber || port == 0)
        return refusal(QT_TRANSLATE_NOOP("Invitation", "The port behind the colon is a number from 1 to 65535."));
    return port;
}

Result<Invitation> readSecret(const QUrlQuery& query) {
    const QString key = query.queryItemValue(QStringLiteral("key"), QUrl::FullyDecoded);
    if (!key.isEmpty()) {
        const auto bytes =
            QByteArray::fromBase64Encoding(key.toLatin1(), base64 | QByteArray::AbortOnBase64DecodingErrors);
        const auto table = tableIdFromHex(query.queryItemValue(QStringLiteral("table")).toLatin1());
        if (!bytes || (*bytes).size() != TableKey::size || !table)
            return refusal(
                QT_TRANSLATE_NOOP("Invitation", "This link is damaged. Scan it again, or type the table code."));
        return Invitation{Invitation::ByKey{*table, TableKey{*bytes}}, {}};
    }
    const QString typed = query.queryItemValue(QStringLiteral("code"), QUrl::FullyDecoded);
    if (typed.isEmpty()) return refusal(QT_TRANSLATE_NOOP("Invitation", "This link carries no table code."));
    const auto code = TableCode::parse(typed);
    if (!code) return Error{code.error()};
    return Invitation{*code, {}};
}

} // namespace

QString HostPort::toText() const {
    const bool isIPv6 = host.contains(QLatin1Char(':'));
    return (isIPv6 ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(host).arg(port);
}

Result<HostPort> parseHostPort(const QString& typed, quint16 usualPort) {
    const QString text = typed.trimmed();
    if (text.isEmpty()) return refusal(QT_TRANSLATE_NOOP("Invitation", "Type an address such as 192.168.1.5:4000."));

    // An IPv6 address has colons of its own: bare, it stands without a port.
    const QHostAddress bare(text);
    if (bare.protocol() == QAbstractSocket::IPv6Protocol) return HostPort{bare.toString(), usualPort};

    if (text.startsWith(QLatin1Char('['))) {
        const qsizetype end = text.indexOf(QLatin1Char(']'));
        const QHostAddress inside(text.mid(1, end - 1));
        if (end < 0 || inside.protocol() != QAbstractSocket::IPv6Protocol)
            return refusal(QT_TRANSLATE_NOOP("Invitation", "Between the brackets belongs an IPv6 address."));
        const auto port = parsePort(QStringView(text).sliced(end + 1), usualPort);
        return port ? Result<HostPort>(HostPort{inside.toString(), *port}) : Error{port.error()};
    }

    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const QString host = text.first(colon < 0 ? text.size() : colon);
    if (!isHost(host)) return refusal(QT_TRANSLATE_NOOP("Invitation", "That is neither an address nor a host name."));
    const auto port = parsePort(QStringView(text).sliced(host.size()), usualPort);
    return port ? Result<HostPort>(HostPort{host, *port}) : Error{port.error()};
}

QString toLink(const Invitation& invitation) {
    QUrlQuery query;
    if (const auto* byKey = std::get_if<Invitation::ByKey>(&invitation.by)) {
        query.addQueryItem(QStringLiteral("table"), QString::fromLatin1(byKey->table.toHex()));
        query.addQueryItem(QStringLiteral("key"), QString::fromLatin1(byKey->key.bytes.toBase64(base64)));
    } else {
        query.addQueryItem(QStringLiteral("code"), std::get<TableCode>(invitation.by).toText());
    }
    for (const HostPort& at : invitation.at.first(qMin(invitation.at.size(), mostAddresses)))
        query.addQueryItem(QStringLiteral("at"), QString::fromLatin1(QUrl::toPercentEncoding(at.toText(), ":[]")));
    return QStringLiteral("sideboard://join?") + query.toString(QUrl::FullyEncoded);
}

Result<Invitation> parseLink(const QString& link) {
    const QString text = link.trimmed();
    if (!text.startsWith(QLatin1String("sideboard://"), Qt::CaseInsensitive) || text.size() > longestLink)
        return refusal(QT_TRANSLATE_NOOP("Invitation", "This is not a Sideboard link."));
    const QUrl url(text);
    if (!url.isValid() || url.host() != QLatin1String("join"))
        return refusal(
            QT_TRANSLATE_NOOP("Invitation", "This Sideboard link is of a kind that this version does not know."));

    const QUrlQuery query(url);
    Result<Invitation> secret = readSecret(query);
    if (!secret) return secret;
    Invitation invitation = std::move(secret).value();
    for (const QString& at : query.allQueryItemValues(QStringLiteral("at"), QUrl::FullyDecoded)) {
        const auto address = parseHostPort(at, 0);
        // One address that cannot be read does not spoil the others.
        if (address && address->port != 0 && invitation.at.size() < mostAddresses) invitation.at += *address;
    }
    return invitation;
}

} // namespace sideboard::sync
