#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>

namespace sideboard {

/// Which drawing stands for a name. Games name things; several things may share a drawing, and a name may carry whose
/// it is or which of several ("seat1.cards", "objective3").
class IconSet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Name of a drawing of the set; empty if there is none.
    Q_INVOKABLE static QString drawing(const QString& name);
    /// All drawings.
    Q_INVOKABLE static QStringList drawings();
};

} // namespace sideboard
