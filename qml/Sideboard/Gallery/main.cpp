#include <QtCore/QCommandLineParser>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlApplicationEngine>

#include "grab.h"
#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

namespace {

/// Switches the language when the window asks for it: sentences in bindings first, then those of the samples.
class Interpreter : public QObject {
    Q_OBJECT

public:
    explicit Interpreter(QQmlApplicationEngine& engine) : m_engine(engine) {}

public slots:
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

int main(int argc, char* argv[]) {
    for (int i = 1; i < argc; ++i)
        if (qstrncmp(argv[i], "--grab", 6) == 0 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
            qputenv("QT_SCALE_FACTOR", "2");
    QGuiApplication app(argc, argv);
    qml_register_types_Sideboard_Gallery();

    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{"grab", "write pictures of everything into <dir>", "dir"},
                        {"only", "only pictures whose name matches <pattern>", "pattern"},
                        {"text", "text size in per cent", "percent", "100"},
                        {"from", "with --grab, take the QML modules from <dir>", "dir"}});
    options.process(app);
    if (options.isSet("grab"))
        return grabAll(options.value("grab"), options.value("only"), options.value("text").toDouble() / 100,
                       options.value("from"));

    QQmlApplicationEngine engine;
    sideboard::useModules(engine);
    sideboard::speak(QStringLiteral("fr"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sideboard/Gallery/Gallery.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    Interpreter interpreter(engine);
    QObject::connect(engine.rootObjects().first(), SIGNAL(languageAsked(QString)), &interpreter, SLOT(speak(QString)));
    return app.exec();
}

#include "main.moc"
