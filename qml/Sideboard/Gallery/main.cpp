#include <QtCore/QCommandLineParser>
#include <QtGui/QGuiApplication>

#include "grab.h"
#include "show.h"

void qml_register_types_Sideboard_Gallery();

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

    return sideboard::showGallery(app);
}
