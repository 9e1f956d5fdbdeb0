#include <QtCore/QCommandLineParser>
#include <QtGui/QGuiApplication>
#include <QtQuickControls2/QQuickStyle>

#include "appwindow.h"
#include "bench.h"
#include "grab.h"
#include "qml/Sideboard/Gallery/show.h"
#include "selftest.h"

namespace {

/// Pictures and the self-test need no screen, and are the same on every machine without one.
void drawWithoutScreen(int argc, char* argv[]) {
    for (int i = 1; i < argc; ++i) {
        const QByteArray name(argv[i]);
        if (name != "--grab" && name != "--self-test" && !name.startsWith("--bench")) continue;
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
        if (name == "--grab" && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) qputenv("QT_SCALE_FACTOR", "2");
    }
}

} // namespace

int main(int argc, char* argv[]) {
    drawWithoutScreen(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("sideboard"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Sideboard"));

    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("The companion that lies beside a board game."));
    options.addHelpOption();
    options.addOptions({{QStringLiteral("db"), QStringLiteral("keep the tables in <file>"), QStringLiteral("file")},
                        {QStringLiteral("gallery"), QStringLiteral("show every control and panel")},
                        {QStringLiteral("self-test"), QStringLiteral("walk every page, fail on any warning")},
                        {QStringLiteral("grab"), QStringLiteral("write pictures of every page into <folder>"),
                         QStringLiteral("folder")},
                        {QStringLiteral("only"), QStringLiteral("with --grab, only names that match <pattern>"),
                         QStringLiteral("pattern")},
                        {QStringLiteral("bench"), QStringLiteral("print figures, one JSON object a line")}});
    QCommandLineOption firstFrame(QStringLiteral("bench-first-frame"), {}, QStringLiteral("window"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp);
    options.addOption(firstFrame);
    options.process(app);
    if (options.isSet(QStringLiteral("self-test"))) return sideboard::selfTest();
    if (options.isSet(QStringLiteral("grab")))
        return sideboard::grabPages(options.value(QStringLiteral("grab")), options.value(QStringLiteral("only")));
    if (options.isSet(QStringLiteral("gallery"))) return sideboard::showGallery(app);

    const QString file = options.value(QStringLiteral("db"));
    if (options.isSet(QStringLiteral("bench"))) return sideboard::bench(app);
    if (options.isSet(firstFrame))
        return sideboard::benchFirstFrame(app, options.value(firstFrame) == QLatin1String("empty"), file);
    sideboard::AppWindow window(file.isEmpty() ? sideboard::AppWindow::standardPath() : file);
    if (!window.ready()) return 1;
    window.view().resize(window.view().size().isEmpty() ? QSize(390, 844) : window.view().size());
    window.view().show();
    return QGuiApplication::exec();
}
