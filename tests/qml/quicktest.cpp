#include <QtQml/QQmlEngine>
#include <QtQuickTest/quicktest.h>
#include <atomic>

#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

/// Runs the tst_*.qml of this folder. A warning of the QML engine is a failure, whatever the test says.
class Setup : public QObject {
    Q_OBJECT

public:
    static inline std::atomic<int> warnings = 0;

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        qml_register_types_Sideboard_Gallery();
        sideboard::useModules(*engine);
        sideboard::speak(QStringLiteral("en"));
        connect(engine, &QQmlEngine::warnings, this, [](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors)
                fprintf(stderr, "WARNING COUNTS AS FAILURE: %s\n", qPrintable(error.toString()));
            warnings += int(errors.size());
        });
    }
};

namespace {

QtMessageHandler before = nullptr;

/// Binding loops and files that are missing are told to the log only.
void listen(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtWarningMsg &&
        (message.contains(QLatin1String("qrc:")) || message.contains(QLatin1String("QQuick")))) {
        fprintf(stderr, "WARNING COUNTS AS FAILURE: %s\n", qPrintable(message));
        ++Setup::warnings;
    }
    if (before) before(type, context, message);
}

} // namespace

int main(int argc, char* argv[]) {
    QTEST_SET_MAIN_SOURCE_PATH
    Setup setup;
    before = qInstallMessageHandler(listen);
    const int failed = quick_test_main_with_setup(argc, argv, "sideboard", QUICK_TEST_SOURCE_DIR, &setup);
    return failed != 0 ? failed : Setup::warnings.load();
}

#include "quicktest.moc"
