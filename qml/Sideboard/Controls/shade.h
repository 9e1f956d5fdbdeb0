#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtGui/QColor>
#include <QtQml/qqmlregistration.h>

namespace sideboard {

/// Colour sums and the colours of things: pure functions, nothing kept.
class Shade : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Contrast as WCAG counts it, 1 to 21.
    Q_INVOKABLE static qreal contrast(const QColor& one, const QColor& other);
    /// The colour itself, or made darker or lighter as little as it takes to reach `ratio` against `ground`.
    Q_INVOKABLE static QColor readable(const QColor& colour, const QColor& ground, qreal ratio = 4.5);
    /// Ink or white, whichever can be read on it.
    Q_INVOKABLE static QColor over(const QColor& ground);
    Q_INVOKABLE static QColor mix(const QColor& one, const QColor& other, qreal share);
    /// The same stretch of land after dusk: its hue, deep enough to lie on slate.
    Q_INVOKABLE static QColor byNight(const QColor& colour);
    /// The colour of a good, a landscape, a seat; grey for a name it does not know.
    Q_INVOKABLE static QColor tone(const QString& name);
    Q_INVOKABLE static QStringList toneNames();
};

} // namespace sideboard
