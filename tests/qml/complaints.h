#pragma once

#include <QtCore/QStringList>

class QQuickItem;

/// What a careful person would say about an item on the screen; empty if nothing.
namespace complaints {

/// Words that are cut, or that nobody translated.
[[nodiscard]] QStringList aboutWords(const QQuickItem* item);
/// Things to press or to reach with the keyboard that have no role or name, or are too small for a finger.
[[nodiscard]] QStringList aboutReach(QQuickItem* item);

} // namespace complaints
