#include "words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QTranslator>
#include <QtQml/QQmlEngine>
#include <memory>

static void initResources() { Q_INIT_RESOURCE(sideboard_words); }

namespace sideboard {

bool speak(const QString& language, QQmlEngine* engine) {
    static std::unique_ptr<QTranslator> spoken;
    initResources();
    auto next = std::make_unique<QTranslator>();
    if (!next->load(QStringLiteral(":/i18n/sideboard_%1.qm").arg(language))) return false;
    if (spoken) QCoreApplication::removeTranslator(spoken.get());
    spoken = std::move(next);
    QCoreApplication::installTranslator(spoken.get());
    QLocale::setDefault(QLocale(language));
    if (engine) engine->retranslate();
    return true;
}

} // namespace sideboard
