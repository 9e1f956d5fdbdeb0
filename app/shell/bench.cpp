#include "bench.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "demo.h"
#include "pagewalk.h"

namespace sideboard {

namespace {

constexpr QSize phone{390, 844};

void print(const QJsonObject& figure) {
    std::printf("%s\n", QJsonDocument(figure).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

/// Memory of this process that is not shared with others, in KiB.
double privateMemory() {
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    double sum = 0;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith("Private_")) sum += line.simplified().split(' ').value(1).toDouble();
    return sum;
}

/// How long each frame takes from the change to the picture, while `step` is called again and again.
void frames(const char* name, AppWindow& app, int count, const std::function<void(int)>& step) {
    std::vector<double> took;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer clock;
        clock.start();
        step(i);
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        (void)app.view().grabWindow(); // renders what changed, as the next frame would
        took.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(took.begin(), took.end());
    const auto at = [&](double share) {
        return took[std::min(took.size() - 1, std::size_t(share * double(took.size())))];
    };
    print({{QStringLiteral("figure"), QLatin1String(name)},
           {QStringLiteral("frames"), count},
           {QStringLiteral("p50_ms"), at(0.5)},
           {QStringLiteral("p99_ms"), at(0.99)}});
}

QJsonObject firstFrame(bool empty, const QString& file) {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments{QStringLiteral("--bench-first-frame"),
                          empty ? QStringLiteral("empty") : QStringLiteral("app")};
    if (!empty) arguments += {QStringLiteral("--db"), file};
    QElapsedTimer clock;
    clock.start();
    process.start(QCoreApplication::applicationFilePath(), arguments);
    if (!process.waitForFinished(60'000)) return {};
    QJsonObject figure = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    return figure;
}

/// The best of a few starts: the machine has other work too.
QJsonObject bestStart(bool empty, const QString& file) {
    QJsonObject best;
    for (int i = 0; i < 5; ++i) {
        const QJsonObject figure = firstFrame(empty, file);
        if (best.isEmpty() || figure[QLatin1String("ms")].toDouble() < best[QLatin1String("ms")].toDouble())
            best = figure;
    }
    return best;
}

} // namespace

int benchFirstFrame(QGuiApplication& app, bool empty, const QString& file) {
    QElapsedTimer clock;
    clock.start();
    std::unique_ptr<AppWindow> window;
    std::unique_ptr<QQuickView> bare;
    if (empty) {
        bare = std::make_unique<QQuickView>();
        bare->setResizeMode(QQuickView::SizeRootObjectToView);
        auto* component = new QQmlComponent(bare->engine(), bare.get());
        component->setData("import QtQuick\nRectangle { color: \"white\" }", QUrl());
        bare->setContent(QUrl(), component, component->create());
    } else window = std::make_unique<AppWindow>(file);
    QQuickView& view = empty ? *bare : window->view();
    view.resize(phone);
    QObject::connect(
        &view, &QQuickWindow::frameSwapped, &app,
        [&] {
            static bool done = false;
            if (std::exchange(done, true)) return;
            print(
                {{QStringLiteral("ms"), double(clock.nsecsElapsed()) / 1e6}, {QStringLiteral("kib"), privateMemory()}});
            QCoreApplication::quit();
        },
        Qt::QueuedConnection);
    view.show();
    return QGuiApplication::exec();
}

int bench(QGuiApplication&) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("bench.sideboard"));
    {
        AppWindow app(file);
        if (!app.ready()) return 1;
        app.library().settings()->introduce(QStringLiteral("Marie"));
        app.library().settings()->greet();
        for (int i = 0; i < 3; ++i) {
            demo::derreinInTheMiddle(app.library());
            app.library().closeTable();
        }
        settle();
    }
    const QJsonObject bare = bestStart(true, {});
    const QJsonObject home = bestStart(false, file);
    const auto ratio = [&](const char* name) {
        return home[QLatin1String(name)].toDouble() / std::max(1.0, bare[QLatin1String(name)].toDouble());
    };
    print({{QStringLiteral("figure"), QStringLiteral("first-frame")},
           {QStringLiteral("app_ms"), home[QLatin1String("ms")]},
           {QStringLiteral("empty_ms"), bare[QLatin1String("ms")]},
           {QStringLiteral("times"), ratio("ms")}});
    print({{QStringLiteral("figure"), QStringLiteral("memory")},
           {QStringLiteral("app_kib"), home[QLatin1String("kib")]},
           {QStringLiteral("empty_kib"), bare[QLatin1String("kib")]},
           {QStringLiteral("times"), ratio("kib")}});

    AppWindow app(file);
    app.view().resize(phone);
    app.view().show();
    demo::derreinInTheMiddle(app.library());
    settle();
    Session& session = *app.library().session();
    frames("tap-a-counter", app, 200,
           [&](int i) { session.adjust(QStringLiteral("seat0.wood"), i % 2 == 0 ? 1 : -1); });
    session.correct(QStringLiteral("phase"), 4);
    frames("throw-the-bowl", app, 100, [&](int i) {
        if (i % 2 == 0) session.draw(QStringLiteral("throw-bowl"));
        else session.undo();
    });
    while (session.entries() < 2000) session.adjust(QStringLiteral("seat1.rock"), session.entries() % 2 == 0 ? 1 : -1);
    app.go(QStringLiteral("History"));
    settle();
    frames("drag-the-slider", app, 200, [&](int i) { session.lookAtMoment(1 + (i * 37) % 2000); });
    session.lookAtNow();
    app.go(QStringLiteral("Home"));
    demo::playedTable(app.library(), QStringLiteral("neuland"), 60, 3);
    settle();
    return 0;
}

} // namespace sideboard
