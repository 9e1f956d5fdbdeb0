#pragma once

#include <QtCore/QMap>
#include <QtCore/QStringList>

/// The words of one language as they stand in the files that people edit.
struct Message {
    QString file;
    QStringList forms; ///< one, or one per plural
    bool plural = false;
    bool unfinished = false;
};
using Catalogue = QMap<QString, Message>;

/// Every *_<language>.ts of a folder. An id that stands in two files is told in `twice`.
[[nodiscard]] Catalogue readCatalogue(const QString& folder, const QString& language, QStringList* twice = nullptr);

/// What a text leaves open: "%1", "%n", "{name}".
[[nodiscard]] QStringList placesOf(const QString& text);
