#include "sync/finder.h"

#include <QElapsedTimer>
#include <QNetworkInterface>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace sideboard::sync;

namespace {

constexpr int patience = 10'000;

Announcement announcementOf(quint64 device, const TableId& table = randomTableId()) {
    return {table, {device}, QStringLiteral("derrein"), QStringLiteral("Anna’s table"), 4000, 1, 3};
}

// Nothing leaves this computer: loopback only.
QList<Interface> loopbackOnly() {
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        if (interface.flags().testFlag(QNetworkInterface::IsLoopBack))
            return {
                {interface.index(), interface.name(), true, false, {QHostAddress(QStringLiteral("127.255.255.255"))}}};
    }
    return {};
}

FinderSettings onLoopback() {
    FinderSettings settings;
    settings.port = quint16(20'000 + QRandomGenerator::global()->bounded(10'000));
    settings.interfaces = loopbackOnly;
    settings.announceEvery = 100;
    settings.lookEvery = 100;
    return settings;
}

} // namespace

class FinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoFindersSeeEachOther();
    void multicastAndBroadcastBothArrive();
    void silenceMeansLost();
    void aChangeIsSeenAgain();
    void newInterfacesAreFoundByThemselves();
    void listeningAnewLosesNobody();
    void aPortThatIsTakenIsReported();
    void sendingIsHeldToItsRate();
    void tenThousandAnnouncementsASecondCostLittle();
};

void FinderTest::twoFindersSeeEachOther() {
    const FinderSettings settings = onLoopback();
    Finder one(settings);
    Finder two(settings);
    QSignalSpy seenByOne(&one, &Finder::seen);
    QSignalSpy seenByTwo(&two, &Finder::seen);
    const Announcement first = announcementOf(1);
    one.announce(first);
    two.announce(announcementOf(2));
    QTRY_VERIFY_WITH_TIMEOUT(!seenByOne.isEmpty() && !seenByTwo.isEmpty(), 2000);
    QVERIFY(seenByTwo.first().first().value<Sighting>().said == first);
    QCOMPARE(seenByTwo.first().first().value<Sighting>().endpoints().first().port, 4000);
    QTest::qWait(300);
    QCOMPARE(one.sightings().size(), 1); // not itself
}

void FinderTest::multicastAndBroadcastBothArrive() {
    const FinderSettings settings = onLoopback();
    Finder one(settings);
    Finder two(settings);
    one.announce(announcementOf(1));
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardMulticast4 > 0, patience);
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardBroadcast > 0, patience);
    const FinderReport report = one.report();
    QVERIFY2(report.cannotListen4.isEmpty(), qPrintable(report.cannotListen4));
    QCOMPARE(report.ways.size(), 2);
    for (const auto& way : report.ways) QVERIFY2(way.trouble.isEmpty(), qPrintable(way.trouble));

    // Either way alone is enough.
    FinderSettings deaf = onLoopback();
    deaf.interfaces = [] {
        QList<Interface> interfaces = loopbackOnly();
        interfaces.first().broadcasts.clear();
        return interfaces;
    };
    Finder three(deaf);
    Finder four(deaf);
    three.announce(announcementOf(3));
    QTRY_COMPARE_WITH_TIMEOUT(four.sightings().size(), 1, patience);
    QCOMPARE(four.report().heardBroadcast, 0u);
}

void FinderTest::silenceMeansLost() {
    qint64 time = 0;
    FinderSettings settings = onLoopback();
    Finder announcing(settings);
    settings.clock = [&time] { return time; };
    Finder listening(settings);
    QSignalSpy heard(&listening, &Finder::heard);
    QSignalSpy lost(&listening, &Finder::lost);
    announcing.announce(announcementOf(1));
    QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty(), patience);
    announcing.stopAnnouncing();
    QTest::qWait(250);
    QCOMPARE(lost.size(), 0);
    time += Sightings::lostAfter + 1;
    QTRY_COMPARE_WITH_TIMEOUT(lost.size(), 1, patience);
    QVERIFY(listening.sightings().isEmpty());
}

void FinderTest::aChangeIsSeenAgain() {
    const FinderSettings settings = onLoopback();
    Finder one(settings);
    Finder two(settings);
    QSignalSpy seen(&two, &Finder::seen);
    Announcement said = announcementOf(1);
    one.announce(said);
    QTRY_COMPARE_WITH_TIMEOUT(seen.size(), 1, patience);
    said.port = 4001;
    one.announce(said);
    QTRY_COMPARE_WITH_TIMEOUT(seen.size(), 2, patience);
    QCOMPARE(seen.last().first().value<Sighting>().said.port, 4001);
}

void FinderTest::newInterfacesAreFoundByThemselves() {
    FinderSettings settings = onLoopback();
    bool isUp = false;
    settings.interfaces = [&isUp] { return isUp ? loopbackOnly() : QList<Interface>(); };
    Finder one(settings);
    Finder two(settings);
    QSignalSpy changed(&two, &Finder::interfacesChanged);
    one.announce(announcementOf(1));
    QTest::qWait(300);
    QVERIFY(two.sightings().isEmpty());
    isUp = true;
    QTRY_COMPARE_WITH_TIMEOUT(two.sightings().size(), 1, patience);
    QCOMPARE(changed.size(), 1);
}

void FinderTest::listeningAnewLosesNobody() {
    const FinderSettings settings = onLoopback();
    Finder one(settings);
    Finder two(settings);
    one.announce(announcementOf(1));
    QTRY_COMPARE_WITH_TIMEOUT(two.sightings().size(), 1, patience);
    two.refresh();
    const quint64 before = two.report().heardMulticast4;
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardMulticast4 > before, patience);
}

void FinderTest::aPortThatIsTakenIsReported() {
    const FinderSettings settings = onLoopback();
    QUdpSocket greedy;
    QVERIFY(greedy.bind(QHostAddress(QHostAddress::AnyIPv4), settings.port, QUdpSocket::DontShareAddress));
    Finder finder(settings);
    QSignalSpy changed(&finder, &Finder::interfacesChanged);
    QVERIFY(!finder.report().cannotListen4.isEmpty());
    QTest::qWait(300);
    QCOMPARE(changed.size(), 0); // trying again is no news
    greedy.close();
    QTRY_VERIFY_WITH_TIMEOUT(finder.report().cannotListen4.isEmpty(), patience);
}

void FinderTest::sendingIsHeldToItsRate() {
    const FinderSettings settings = onLoopback();
    Finder one(settings);
    Finder two(settings);
    const Announcement said = announcementOf(1);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 1000; ++i) one.announce(said);
    QTest::qWait(100);
    const quint64 allowed = 6 + quint64(clock.elapsed()) * 5 / 1000;
    QVERIFY(two.report().heardMulticast4 > 0);
    QVERIFY2(two.report().heardMulticast4 <= allowed, qPrintable(QString::number(two.report().heardMulticast4)));
}

void FinderTest::tenThousandAnnouncementsASecondCostLittle() {
    const FinderSettings settings = onLoopback();
    Finder listening(settings);
    const TableId mine = randomTableId();
    listening.watch(mine);
    int signalled = 0;
    connect(&listening, &Finder::seen, this, [&] { ++signalled; });
    connect(&listening, &Finder::heard, this, [&] { ++signalled; });

    // The flood comes from a hundred addresses of loopback; a friend of the table announces among it.
    std::vector<std::unique_ptr<QUdpSocket>> sources;
    for (quint32 i = 0; i < 100; ++i) {
        sources.push_back(std::make_unique<QUdpSocket>());
        QVERIFY(sources.back()->bind(QHostAddress(0x7f000100 + i), 0));
    }
    Finder friendly(settings);
    friendly.announce(announcementOf(1, mine));

    const QHostAddress everybody(QStringLiteral("127.255.255.255"));
    constexpr int seconds = 3;
    constexpr int perTick = 100; // every 10 ms
    QElapsedTimer clock;
    clock.start();
    int sent = 0;
    const std::clock_t before = std::clock();
    double flooding = 0;
    while (clock.elapsed() < seconds * 1000) {
        const std::clock_t start = std::clock();
        const int due = int(clock.elapsed() / 10 * perTick);
        for (; sent < due; ++sent) {
            const QByteArray datagram = encodeAnnouncement(announcementOf(quint64(1000 + sent)));
            sources[size_t(sent) % sources.size()]->writeDatagram(datagram, everybody, settings.port);
        }
        flooding += double(std::clock() - start) / CLOCKS_PER_SEC;
        QTest::qWait(5);
    }
    const double spent = double(std::clock() - before) / CLOCKS_PER_SEC - flooding;
    const FinderReport report = listening.report();
    qInfo("%d sent in %d s, %llu turned away, %lld remembered, %d signals, %.0f %% of a core for two finders", sent,
          seconds, report.turnedAway, qlonglong(listening.sightings().size()), signalled, 100 * spent / seconds);
    QVERIFY(sent >= 25'000);
    QVERIFY(listening.sightings().size() <= Sightings::mostOthers + Sightings::mostWatched);
    QVERIFY(signalled < 100 * (Floodgate::atOnce + seconds * Floodgate::perSecond));
    QVERIFY(report.turnedAway > 1000);
    bool friendSeen = false;
    for (const Sighting& sighting : listening.sightings()) friendSeen = friendSeen || sighting.said.table == mine;
    QVERIFY(friendSeen);
}

QTEST_GUILESS_MAIN(FinderTest)
#include "findertest.moc"
