#include <QCoreApplication>
#include <QDateTime>
#include <QTimer>

#include "app/ctl/answer.h"
#include "app/ctl/calls.h"
#include "app/ctl/commandloop.h"
#include "app/ctl/tableevents.h"

namespace sideboard::ctl {

namespace {

constexpr int farewell = 400; ///< ms in which the last words go out

std::string wordsOf(const QList<sync::Entrance::Try>& tries) {
    std::string words;
    for (const auto& each : tries) words += " " + each.at.toText().toStdString() + ": " + each.words.toStdString();
    return words.empty() ? " No table was seen on this network; name a device with --peer HOST:PORT." : words;
}

/// Looks for the table until it is found or the time is up.
Result<NetTable> findTable(const TableWish& wish, std::unique_ptr<Journal>& journal) {
    std::unique_ptr<sync::Finder> finder;
    if (!wish.isHidden) finder = std::make_unique<sync::Finder>();
    sync::Entrance entrance(*wish.join, finder.get());
    for (const sync::HostPort& at : wish.peers) entrance.tryAt(at);
    std::optional<Result<NetTable>> found;
    QEventLoop loop;
    QObject::connect(&entrance, &sync::Entrance::entered, &loop, [&] {
        found = joinNetTable(wish, journal, entrance.take());
        loop.quit();
    });
    QTimer::singleShot(wish.wait * 1000, &loop, &QEventLoop::quit);
    loop.exec();
    if (found) return std::move(*found);
    return Error{"not-joined",
                 "No table could be joined in " + std::to_string(wish.wait) + " seconds." + wordsOf(entrance.tries())};
}

/// A newcomer has nothing to show before the table's set-up has come.
bool awaitTable(NetTable& net, int seconds) {
    if (net.desk->table().started()) return true;
    QEventLoop loop;
    QObject::connect(net.replica.get(), &sync::Replica::tableChanged, &loop, [&] {
        if (net.desk->table().started()) loop.quit();
    });
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    loop.exec();
    return net.desk->table().started();
}

void sayGoodbye(NetTable& net) {
    net.replica->leave();
    QEventLoop loop;
    QTimer::singleShot(farewell, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

int tableCall(const QStringList& arguments) {
    const auto wish = tableWishFrom(arguments);
    if (!wish) return refuseToStart(wish.error());
    auto opened = Journal::open({{wish->database, QDateTime::currentMSecsSinceEpoch}});
    if (!opened) return refuseToStart(opened.error());
    std::unique_ptr<Journal> journal = std::move(*opened);
    auto kept = openNetTable(*wish, journal);
    if (!kept) return refuseToStart(kept.error());
    auto net = *kept ? Result<NetTable>(std::move(**kept)) : findTable(*wish, journal);
    if (!net) return refuseToStart(net.error());

    const auto port = net->lan->open();
    if (!port) return refuseToStart({"cannot-listen", port.error().toStdString()});
    if (!awaitTable(*net, wish->wait))
        return refuseToStart({"no-table", "The table's set-up did not come. Is the other device still there?"});
    if (net->founded) net->lan->share();
    print(introduction(*net));
    flush();
    printEvents(*net);
    rejoinWhenRefused(*net, *wish);
    CommandLoop commands({*net->desk,
                          [&](StoreChanges changes, std::function<void(const Failure&)> stored) {
                              net->replica->keep(std::move(changes), std::move(stored));
                          },
                          [&] {
                              if (!wish->stays) QCoreApplication::quit();
                          },
                          [&](const Json& command) { return obeyNetwork(*net, command); }});
    QCoreApplication::exec();
    sayGoodbye(*net);
    return commands.status();
}

} // namespace sideboard::ctl
