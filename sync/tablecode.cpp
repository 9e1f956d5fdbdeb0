#include "tablecode.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace sideboard::sync {

namespace {

constexpr int bitsPerCharacter = 5;
constexpr quint64 allBits = (1ULL << (TableCode::length * bitsPerCharacter)) - 1;

// Crockford's: no I, L, O (they look like digits) and no U.
const QLatin1String alphabet("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

QString words(const char* text) { return QCoreApplication::translate("TableCode", text); }

bool isSeparator(QChar c) { return c.isSpace() || c.category() == QChar::Punctuation_Dash || c == QLatin1Char('_'); }

qsizetype valueOf(QChar c) {
    const QChar upper = c.toUpper();
    if (upper == QLatin1Char('O')) return 0;
    if (upper == QLatin1Char('I') || upper == QLatin1Char('L')) return 1;
    return alphabet.indexOf(upper);
}

} // namespace

TableCode TableCode::random() { return TableCode(QRandomGenerator::system()->generate64() & allBits); }

Result<TableCode> TableCode::parse(const QString& typed) {
    quint64 bits = 0;
    int count = 0;
    for (const QChar c : typed) {
        if (isSeparator(c)) continue;
        const qsizetype value = valueOf(c);
        if (value < 0) return Error{words(QT_TRANSLATE_NOOP("TableCode", "“%1” is not used in table codes.")).arg(c)};
        if (++count > length)
            return Error{
                words(QT_TRANSLATE_NOOP("TableCode", "That is too long: a table code has %1 characters.")).arg(length)};
        bits = (bits << bitsPerCharacter) | quint64(value);
    }
    if (count < length)
        return Error{
            words(QT_TRANSLATE_NOOP("TableCode", "A table code has %1 characters; %2 so far.")).arg(length).arg(count)};
    return TableCode(bits);
}

QString TableCode::toText() const {
    QString text;
    for (int shift = (length - 1) * bitsPerCharacter; shift >= 0; shift -= bitsPerCharacter)
        text += alphabet[qsizetype((bits >> shift) & 31)];
    return text;
}

QString TableCode::toShown() const { return toText().insert(length / 2, QLatin1Char('-')); }

} // namespace sideboard::sync
