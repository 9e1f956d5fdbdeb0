#include "selftest.h"

#include <QtCore/QTemporaryDir>
#include <array>
#include <cstdio>

#include "pagewalk.h"
#include "warnings.h"

namespace sideboard {

namespace {

int complaints(const QString& where, qsizetype& known) {
    const QStringList all = Warnings::list();
    const int fresh = int(all.size() - known);
    for (; known < all.size(); ++known) std::fprintf(stderr, "%s: %s\n", qPrintable(where), qPrintable(all[known]));
    return fresh;
}

} // namespace

int selfTest() {
    const QTemporaryDir folder;
    const Warnings warnings;
    qsizetype known = 0;
    int failed = 0;
    int pages = 0;
    {
        AppWindow app(folder.filePath(QStringLiteral("self-test.sideboard")));
        if (!app.ready()) return 1;
        app.view().resize(390, 844);
        app.view().show();
        constexpr std::array sizes{QSize{390, 844}, QSize{844, 390}, QSize{1180, 820}};
        for (const Stop& stop : pageWalk()) {
            stop.arrive(app);
            settle();
            for (const char* language : {"fr", "en"})
                for (const QSize& size : sizes) {
                    app.library().settings()->speak(QLatin1String(language));
                    app.view().resize(size);
                    settle();
                    ++pages;
                    failed += complaints(stop.name + QLatin1Char(' ') + QLatin1String(language), known);
                }
        }
    }
    failed += complaints(QStringLiteral("closing"), known);
    std::printf("%d pages, %d warnings\n", pages, failed);
    return failed == 0 ? 0 : 1;
}

} // namespace sideboard
