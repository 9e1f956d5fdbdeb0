#include "sentence.h"

#include <QtCore/QRegularExpression>
#include <optional>

namespace sideboard {
namespace {

const QRegularExpression& placeholder() {
    static const QRegularExpression expression(QStringLiteral("\\{([A-Za-z0-9.-]+\\*?)\\}"));
    return expression;
}

const QRegularExpression& optionalPart() {
    static const QRegularExpression expression(QStringLiteral("\\[([^\\]]*)\\]"));
    return expression;
}

bool belongsTo(const QString& stem, const QString& name) {
    if (!name.startsWith(stem) || name.size() == stem.size()) return false;
    const QChar next = name.at(stem.size());
    return next == QLatin1Char('.') || next.isDigit();
}

/// Nothing where it is not given; where it says that there is nothing, only if that may be said.
std::optional<QString> valueOf(const QString& name, const Fillings& fillings, bool nothingCounts) {
    const bool list = name.endsWith(QLatin1Char('*'));
    QStringList found;
    for (const Filling& each : fillings)
        if ((list ? belongsTo(name.chopped(1), each.name) : each.name == name) && (nothingCounts || !each.none))
            found.append(each.value);
    if (found.isEmpty()) return std::nullopt;
    return found.join(QStringLiteral(", "));
}

/// Nothing if the part is to be whole and something is missing.
std::optional<QString> filledPart(const QString& part, const Fillings& fillings, bool whole) {
    QString result;
    qsizetype at = 0;
    for (auto found = placeholder().globalMatch(part); found.hasNext();) {
        const auto match = found.next();
        const auto value = valueOf(match.captured(1), fillings, !whole);
        if (whole && !value) return std::nullopt;
        result += part.mid(at, match.capturedStart() - at) + value.value_or(match.captured(0));
        at = match.capturedEnd();
    }
    return result + part.mid(at);
}

} // namespace

QString filled(const QString& sentence, const Fillings& fillings) {
    QString result;
    qsizetype at = 0;
    for (auto found = optionalPart().globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        result += *filledPart(sentence.mid(at, match.capturedStart() - at), fillings, false);
        result += filledPart(match.captured(1), fillings, true).value_or(QString());
        at = match.capturedEnd();
    }
    return result + *filledPart(sentence.mid(at), fillings, false);
}

QStringList placeholdersIn(const QString& sentence) {
    QStringList names;
    for (auto found = placeholder().globalMatch(sentence); found.hasNext();) names.append(found.next().captured(1));
    return names;
}

QStringList neededIn(const QString& sentence) { return placeholdersIn(QString(sentence).remove(optionalPart())); }

} // namespace sideboard
