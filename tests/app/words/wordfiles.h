#pragma once

#include <QtCore/QMap>
#include <QtCore/QStringList>

namespace sideboard {

/// One message of a translation file: one form, or one per plural.
struct Wording {
    QStringList forms;
    bool plural = false;
};
using Wordings = QMap<QString, Wording>;

/// The messages of qml/i18n/NAME_LANGUAGE.ts by id. Empty if it cannot be read.
[[nodiscard]] Wordings readWords(const QString& name, const QString& language);

} // namespace sideboard
