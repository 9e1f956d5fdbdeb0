#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

namespace sideboard {

/// Sums as they are typed at a table: "3+4-1", or "+2" onto what is there.
class Sums : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// What the typed sum comes to; a leading sign counts from `start`, an empty or unfinished one keeps what it has.
    Q_INVOKABLE static int total(const QString& typed, int start);
    /// The text after one more key: refuses a sign after a sign and more than four digits in a row.
    Q_INVOKABLE static QString typed(const QString& before, const QString& key);
};

} // namespace sideboard
