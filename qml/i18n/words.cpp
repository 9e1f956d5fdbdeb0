#include "words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QTranslator>
#include <QtQml/QQmlEngine>
#include <memory>

#include "pseudo.h"

static void initResources() { Q_INIT_RESOURCE(sideboard_words); }

namespace sideboard {
namespace {

const QString pseudo = QStringLiteral("pseudo");

std::unique_ptr<QTranslator> loaded(const QString& language) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral(":/i18n/sideboard_%1.qm").arg(language))) return nullptr;
    return translator;
}

} // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("fr")}; }

bool speak(const QString& language, QQmlEngine* engine) {
    static std::unique_ptr<QTranslator> spoken;
    initResources();
    std::unique_ptr<QTranslator> next = loaded(language == pseudo ? QStringLiteral("en") : language);
    if (!next) return false;
    if (language == pseudo) next = std::make_unique<PseudoTranslator>(std::move(next));
    if (spoken) QCoreApplication::removeTranslator(spoken.get());
    spoken = std::move(next);
    QCoreApplication::installTranslator(spoken.get());
    QLocale::setDefault(QLocale(language == pseudo ? QStringLiteral("en") : language));
    if (engine) engine->retranslate();
    return true;
}

} // namespace sideboard
