#include "pseudo.h"

namespace sideboard {
namespace {

constexpr QStringView plainLetters = u"AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz";
constexpr QStringView accentedLetters = u"ÅåÇçĐđÉéĞğÎîĹĺÑñÖöŔŕŠšŢţÛûÝýŽž";
static_assert(plainLetters.size() == accentedLetters.size());

QChar accented(QChar letter) {
    const qsizetype at = plainLetters.indexOf(letter);
    return at < 0 ? letter : accentedLetters[at];
}

/// Where the place for a figure that starts here ends; `from` if none starts here.
qsizetype placeEnd(const QString& text, qsizetype from) {
    if (text[from] == u'{') {
        const qsizetype close = text.indexOf(u'}', from);
        return close < 0 ? from : close + 1;
    }
    if (text[from] != u'%' || from + 1 >= text.size()) return from;
    const QChar next = text[from + 1];
    return next.isDigit() || next == u'n' || next == u'L' ? from + 2 : from;
}

} // namespace

QString PseudoTranslator::disguised(const QString& plain) {
    QString result;
    qsizetype owed = 0; // in fifths of a letter
    for (qsizetype i = 0; i < plain.size();) {
        if (const qsizetype end = placeEnd(plain, i); end > i) {
            result += plain.mid(i, end - i);
            i = end;
            continue;
        }
        const QChar letter = accented(plain[i++]);
        result += letter;
        if (!letter.isLetter()) continue;
        for (owed += 2; owed >= 5; owed -= 5) result += letter.toLower();
    }
    return result;
}

QString PseudoTranslator::translate(const char* context, const char* source, const char* disambiguation, int n) const {
    return disguised(m_english->translate(context, source, disambiguation, n));
}

} // namespace sideboard
