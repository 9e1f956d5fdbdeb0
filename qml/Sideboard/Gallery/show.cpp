#include "show.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlApplicationEngine>

#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

namespace sideboard {

namespace {

/// Switches the language when the window asks for it: sentences in bindings first, then those of the samples.
class Interpreter : public QObject {
    Q_OBJECT

public:
    explicit Interpreter(QQmlApplicationEngine& engine) : m_engine(engine) {}

public Q_SLOTS:
    void speak(const QString& language) {
        sideboard::speak(language, &m_engine);
        QObject* window = m_engine.rootObjects().value(0);
        window->setProperty("language", language);
        QMetaObject::invokeMethod(window, "fill");
    }

private:
    QQmlApplicationEngine& m_engine;
};

} // namespace

int showGallery(QGuiApplication& app) {
    qml_register_types_Sideboard_Gallery();
    QQmlApplicationEngine engine;
    useModules(engine);
    speak(QStringLiteral("fr"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sideboard/Gallery/Gallery.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    Interpreter interpreter(engine);
    QObject::connect(engine.rootObjects().first(), SIGNAL(languageAsked(QString)), &interpreter, SLOT(speak(QString)));
    return app.exec();
}

} // namespace sideboard

#include "show.moc"
