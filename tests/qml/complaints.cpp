#include "complaints.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtQuick/QQuickItem>

namespace complaints {
namespace {

QString described(const QQuickItem* item) {
    QString path;
    for (const QQuickItem* i = item; i && path.size() < 160; i = i->parentItem())
        path.prepend(QString::fromLatin1(i->metaObject()->className()).section(QLatin1String("_QML"), 0, 0) +
                     QLatin1Char('/'));
    return path + QStringLiteral(" \"%1\"").arg(item->property("text").toString());
}

bool named(QQuickItem* item) {
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(item);
    return access && !access->text(QAccessible::Name).isEmpty() && access->role() != QAccessible::NoRole;
}

/// A tap on this is meant for the next item outwards that can be named.
bool namedAround(QQuickItem* item) {
    for (QQuickItem* i = item; i; i = i->parentItem())
        if (named(i)) return true;
    return false;
}

bool tappable(const QQuickItem* item) {
    if (item->inherits("QQuickMouseArea")) return true;
    for (const QObject* child : item->children())
        if (child->inherits("QQuickTapHandler") && child->property("enabled").toBool()) return true;
    return false;
}

} // namespace

QStringList aboutWords(const QQuickItem* item) {
    static const QRegularExpression id(QStringLiteral("^[a-z]+(\\.[a-z0-9-]+)+$"));
    QStringList found;
    const QString text = item->property("text").toString();
    if (!item->inherits("QQuickText") || text.isEmpty()) return found;
    const double needs = item->property("contentWidth").toDouble();
    const double high = item->property("contentHeight").toDouble();
    if (item->property("truncated").toBool() || (item->width() > 0 && needs > item->width() + 1.5))
        found += QStringLiteral("cut: %1 needs %2 has %3").arg(described(item)).arg(needs).arg(item->width());
    if (item->height() > 0 && high > item->height() + 6)
        found += QStringLiteral("too high: %1 needs %2 has %3").arg(described(item)).arg(high).arg(item->height());
    if (id.match(text).hasMatch()) found += QStringLiteral("no words: ") + described(item);
    return found;
}

QStringList aboutReach(QQuickItem* item) {
    QStringList found;
    if (!item->isEnabled()) return found;
    const bool focusable = item->activeFocusOnTab();
    if (focusable && !named(item)) found += QStringLiteral("nameless: ") + described(item);
    if (tappable(item) && !namedAround(item)) found += QStringLiteral("nameless to tap: ") + described(item);
    if (item->inherits("QQuickAbstractButton") && (item->width() < 40 || item->height() < 44))
        found += QStringLiteral("too small: %1 %2x%3").arg(described(item)).arg(item->width()).arg(item->height());
    return found;
}

} // namespace complaints
