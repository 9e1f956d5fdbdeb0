#include "sums.h"

namespace sideboard {
namespace {

bool isSign(QChar c) { return c == u'+' || c == u'-'; }

} // namespace

int Sums::total(const QString& typed, int start) {
    if (typed.isEmpty()) return start;
    int sum = isSign(typed.front()) ? start : 0;
    int sign = 1;
    int number = 0;
    for (const QChar c : typed) {
        if (isSign(c)) {
            sum += sign * number;
            number = 0;
            sign = c == u'-' ? -1 : 1;
        } else if (c.isDigit()) {
            number = number * 10 + c.digitValue();
        }
    }
    return sum + sign * number;
}

QString Sums::typed(const QString& before, const QString& key) {
    if (key.size() != 1 || before.size() >= 24) return before;
    const QChar c = key.front();
    if (isSign(c)) return !before.isEmpty() && isSign(before.back()) ? before.chopped(1) + c : before + c;
    if (!c.isDigit()) return before;
    int digits = 0;
    for (qsizetype i = before.size(); i > 0 && before[i - 1].isDigit(); --i) ++digits;
    return digits >= 4 ? before : before + c;
}

} // namespace sideboard
