#include "cborin.h"

namespace sideboard::sync {

namespace {

// Unknown fields may nest, but not deeply enough to hurt the stack.
constexpr int deepestUnknown = 8;

} // namespace

void CborIn::refuse(const QString& words) {
    if (!fault) fault = words;
}

quint64 CborIn::number(const char* what, quint64 most) {
    if (failed()) return 0;
    if (!reader.isUnsignedInteger()) {
        refuse(QStringLiteral("%1 is not a number").arg(QLatin1String(what)));
        return 0;
    }
    const quint64 value = reader.toUnsignedInteger();
    if (value > most) {
        refuse(QStringLiteral("%1 is %2, at most %3 is allowed").arg(QLatin1String(what)).arg(value).arg(most));
        return 0;
    }
    reader.next();
    return value;
}

bool CborIn::stringFits(const char* what, QCborStreamReader::Type type, qsizetype least, qsizetype most) {
    if (failed()) return false;
    if (reader.type() != type || !reader.isLengthKnown()) {
        refuse(QStringLiteral("%1 is not a string of the right kind").arg(QLatin1String(what)));
        return false;
    }
    const quint64 length = reader.length();
    if (length < quint64(least) || length > quint64(most)) {
        refuse(QStringLiteral("%1 has %2 bytes").arg(QLatin1String(what)).arg(length));
        return false;
    }
    return true;
}

QByteArray CborIn::bytes(const char* what, qsizetype least, qsizetype most) {
    if (!stringFits(what, QCborStreamReader::ByteArray, least, most)) return {};
    QByteArray value;
    auto chunk = reader.readByteArray();
    while (chunk.status == QCborStreamReader::Ok) {
        value += chunk.data;
        chunk = reader.readByteArray();
    }
    if (chunk.status == QCborStreamReader::Error) {
        refuse(QStringLiteral("%1 is cut off").arg(QLatin1String(what)));
        return {};
    }
    return value;
}

QString CborIn::text(const char* what, qsizetype mostBytes) {
    if (!stringFits(what, QCborStreamReader::String, 0, mostBytes)) return {};
    QString value;
    auto chunk = reader.readString();
    while (chunk.status == QCborStreamReader::Ok) {
        value += chunk.data;
        chunk = reader.readString();
    }
    if (chunk.status == QCborStreamReader::Error) {
        refuse(QStringLiteral("%1 is cut off or not UTF-8").arg(QLatin1String(what)));
        return {};
    }
    return value;
}

quint64 CborIn::enter(const char* what, QCborStreamReader::Type type, quint64 least, quint64 most) {
    if (failed()) return 0;
    if (reader.type() != type || !reader.isLengthKnown()) {
        refuse(QStringLiteral("%1 is not of the right form").arg(QLatin1String(what)));
        return 0;
    }
    const quint64 count = reader.length();
    if (count < least || count > most) {
        refuse(QStringLiteral("%1 has %2 items").arg(QLatin1String(what)).arg(count));
        return 0;
    }
    if (!reader.enterContainer()) {
        refuse(QStringLiteral("%1 is cut off").arg(QLatin1String(what)));
        return 0;
    }
    return count;
}

void CborIn::leave() {
    // After a fault the reader may stand inside; nobody reads on.
    if (!failed() && !reader.leaveContainer()) refuse(QStringLiteral("cut off"));
}

void CborIn::skip() {
    if (!failed() && !reader.next(deepestUnknown)) refuse(QStringLiteral("an unknown field is malformed"));
}

void CborIn::end() {
    if (!failed() && reader.lastError() != QCborError::NoError)
        refuse(QStringLiteral("malformed: %1").arg(reader.lastError().toString()));
    if (!failed() && reader.currentOffset() != size)
        refuse(QStringLiteral("%1 bytes too many").arg(size - reader.currentOffset()));
}

} // namespace sideboard::sync
