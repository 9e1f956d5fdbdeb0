#include "greeting.h"

#include <QCoreApplication>

namespace sideboard::sync {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Replica", text); }

Objection otherProtocol(quint32 theirs, quint32 ours) {
    const bool updateThere = theirs < ours;
    const QString there = words(QT_TRANSLATE_NOOP(
        "Replica", "That device has an older Sideboard (protocol %1, here %2). Update it there to sit together."));
    const QString here = words(QT_TRANSLATE_NOOP(
        "Replica", "That device has a newer Sideboard (protocol %1, here %2). Update it here to sit together."));
    return {{ByeReason::OtherProtocol, (updateThere ? here : there).arg(ours).arg(theirs)},
            (updateThere ? there : here).arg(theirs).arg(ours)};
}

Objection otherRules(const QString& game, quint32 theirs, quint32 ours) {
    const QString text = words(QT_TRANSLATE_NOOP(
        "Replica",
        "The two devices fold \"%1\" by different rules (version %2 there, %3 here). Update Sideboard on the "
        "device with the lower version. Nothing was changed."));
    return {{ByeReason::OtherRules, text.arg(game).arg(ours).arg(theirs)}, text.arg(game).arg(theirs).arg(ours)};
}

} // namespace

std::optional<Objection> objectionTo(const Hello& theirs, const Standing& here) {
    const Hello& ours = here.ours;
    if (theirs.protocol != ours.protocol) return otherProtocol(theirs.protocol, ours.protocol);
    if (theirs.table != ours.table) {
        const QString text = words(QT_TRANSLATE_NOOP("Replica", "That device is at another table."));
        return Objection{{ByeReason::OtherTable, text}, text};
    }
    if (theirs.game != ours.game) {
        const QString text = words(QT_TRANSLATE_NOOP("Replica", "That device has this table as another game, \"%1\"."));
        return Objection{{ByeReason::OtherGame, text.arg(ours.game)}, text.arg(theirs.game)};
    }
    // A newcomer says the newest rules that it can fold; whoever is at the table says what the table is pinned to.
    const bool bothAtTable = here.started && !theirs.have.empty();
    const bool differs = bothAtTable    ? theirs.rules != ours.rules
                         : here.started ? theirs.rules < ours.rules
                                        : theirs.rules > here.newestRules;
    if (differs) return otherRules(ours.game, theirs.rules, ours.rules);
    return std::nullopt;
}

} // namespace sideboard::sync
