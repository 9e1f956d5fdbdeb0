#include "modules.h"

#include <QtQml/QQmlEngine>

void qml_register_types_Sideboard_Model();
void qml_register_types_Sideboard_Controls();
void qml_register_types_Sideboard_Panels();

namespace sideboard {

void useModules(QQmlEngine& engine) {
    static const bool known = [] {
        qml_register_types_Sideboard_Model();
        qml_register_types_Sideboard_Controls();
        qml_register_types_Sideboard_Panels();
        return true;
    }();
    if (known) engine.addImportPath(QStringLiteral(":/qt/qml"));
}

} // namespace sideboard
