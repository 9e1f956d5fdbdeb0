#include "grab.h"

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <array>
#include <cstdio>

#include "pagewalk.h"

namespace sideboard {

namespace {

/// How a page is looked at.
struct Look {
    const char* device;
    QSize size;
    Settings::Scheme scheme;
    const char* language;
    int textPercent = 100;

    [[nodiscard]] QString name() const {
        return QStringLiteral("%1-%2-%3%4")
            .arg(QLatin1String(device), QLatin1String(scheme == Settings::Dark ? "dark" : "light"),
                 QLatin1String(language), textPercent == 100 ? QString() : QStringLiteral("-%1").arg(textPercent));
    }
};

constexpr QSize phone{390, 844};
constexpr std::array looks{
    Look{"phone", phone, Settings::Light, "fr"},         Look{"phone", phone, Settings::Dark, "fr"},
    Look{"phone", phone, Settings::Light, "en"},         Look{"phone", phone, Settings::Dark, "en"},
    Look{"phone", phone, Settings::Light, "fr", 200},    Look{"landscape", {844, 390}, Settings::Light, "fr"},
    Look{"tablet", {1180, 820}, Settings::Light, "fr"},  Look{"tablet", {1180, 820}, Settings::Dark, "en"},
    Look{"desktop", {1440, 900}, Settings::Light, "en"}, Look{"tv", {1920, 1080}, Settings::Dark, "fr"},
};

} // namespace

int grabPages(const QString& folder, const QString& only) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made. Choose another one.\n", qPrintable(folder));
        return 1;
    }
    const QTemporaryDir files;
    AppWindow app(files.filePath(QStringLiteral("pictures.sideboard")));
    if (!app.ready()) return 1;
    Settings& settings = *app.library().settings();
    settings.setStill(true);
    settings.speak(QStringLiteral("fr"));
    app.view().resize(phone);
    app.view().show();
    const QRegularExpression wanted(only);
    int failed = 0;
    for (const Stop& stop : pageWalk()) {
        stop.arrive(app);
        settle();
        for (const Look& look : looks) {
            const QString name = stop.name + QLatin1Char('-') + look.name();
            if (!only.isEmpty() && !name.contains(wanted)) continue;
            settings.paint(look.scheme);
            settings.speak(QLatin1String(look.language));
            settings.scaleText(look.textPercent);
            app.view().resize(look.size);
            settle();
            if (!app.view().grabWindow().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"))) ++failed;
        }
        settings.scaleText(100);
        app.view().resize(phone);
        settle();
    }
    return failed == 0 ? 0 : 1;
}

} // namespace sideboard
