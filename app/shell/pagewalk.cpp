#include "pagewalk.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEventLoop>
#include <QtQuick/QQuickItem>

#include "demo.h"

namespace sideboard {

namespace {

using Arrive = std::function<void(AppWindow&)>;

Arrive page(const char* name) {
    return [name](AppWindow& app) { app.go(QLatin1String(name)); };
}

Arrive tab(int tab) {
    return [tab](AppWindow& app) {
        app.go(QStringLiteral("Table"));
        if (QObject* table = app.shell()->findChild<QObject*>(QStringLiteral("tablePage")))
            table->setProperty("tab", tab);
    };
}

Arrive draft(const char* move, const char* value = "") {
    return [move, value](AppWindow& app) {
        app.go(QStringLiteral("Table"));
        app.library().session()->start(QLatin1String(move), QLatin1String(value));
    };
}

Arrive away(Arrive next) {
    return [next](AppWindow& app) {
        if (Session* session = app.library().session()) {
            session->cancel();
            session->lookAtNow();
            session->dismissRefusal();
            session->dismissToast();
        }
        next(app);
    };
}

} // namespace

void settle() {
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
}

std::vector<Stop> pageWalk() {
    std::vector<Stop> stops{
        {QStringLiteral("welcome"), [](AppWindow&) {}},
        {QStringLiteral("home-empty"),
         [](AppWindow& app) {
             app.library().settings()->introduce(QStringLiteral("Marie"));
             app.library().settings()->greet();
         }},
        {QStringLiteral("new"),
         [](AppWindow& app) {
             app.library().newTable();
             app.go(QStringLiteral("New"));
         }},
        {QStringLiteral("records-empty"), page("Records")},
        {QStringLiteral("join"), page("Join")},
        {QStringLiteral("settings"), page("Settings")},
        {QStringLiteral("derrein-set-up"),
         [](AppWindow& app) {
             app.go(QStringLiteral("Home"));
             demo::playedTable(app.library(), QStringLiteral("derrein"), 0, 1);
         }},
        {QStringLiteral("neuland"),
         [](AppWindow& app) {
             app.go(QStringLiteral("Home"));
             demo::playedTable(app.library(), QStringLiteral("neuland"), 60, 3);
             tab(1)(app);
         }},
        {QStringLiteral("gwtnz"),
         [](AppWindow& app) {
             app.go(QStringLiteral("Home"));
             demo::playedTable(app.library(), QStringLiteral("gwtnz"), 40, 3);
             tab(0)(app);
         }},
        {QStringLiteral("derrein-turn"),
         [](AppWindow& app) {
             app.go(QStringLiteral("Home"));
             demo::derreinInTheMiddle(app.library());
         }},
        {QStringLiteral("derrein-board"), tab(1)},
        {QStringLiteral("derrein-trade"), tab(2)},
        {QStringLiteral("derrein-mission"), tab(3)},
        {QStringLiteral("derrein-place"), away(draft("build-farm")), true},
        {QStringLiteral("derrein-prompt"), away(draft("process")), true},
        {QStringLiteral("derrein-refused"), away(draft("throw-bowl"))},
        {QStringLiteral("history"), away(page("History"))},
        {QStringLiteral("history-past"),
         [](AppWindow& app) {
             app.go(QStringLiteral("History"));
             app.library().session()->lookAtMoment(app.library().session()->entries() / 2);
         }},
        {QStringLiteral("score"), away(page("Score"))},
        {QStringLiteral("compare"), page("Compare")},
        {QStringLiteral("change-set-up"), page("SetUp")},
        {QStringLiteral("printed"), page("Printed")},
        {QStringLiteral("devices"), page("Devices")},
        {QStringLiteral("overview"), page("Overview")},
        {QStringLiteral("records"),
         [](AppWindow& app) {
             app.library().session()->finish(true);
             settle();
             app.go(QStringLiteral("Records"));
         }},
        {QStringLiteral("home"),
         [](AppWindow& app) {
             app.library().session()->finish(false);
             app.go(QStringLiteral("Home"));
             settle();
         }},
    };
    return stops;
}

} // namespace sideboard
