#include "sync/finder.h"

#include <QNetworkInterface>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace sideboard::sync;

// Finders on a LAN that is not loopback: a network namespace of the test's own, with virtual interfaces.
// Run it through finderlantest.sh, which makes one.
class FinderLanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyWayWorksOnARealInterface();
    void theAddressesHeardCanBeDialled();
    void anInterfaceThatComesLaterIsUsed();
    void anInterfaceThatGoesAndComesBackIsUsedAgain();
};

namespace {

constexpr int patience = 15'000;

void ip(const char* arguments) {
    QProcess process;
    process.start(QStringLiteral("ip"), QString::fromLatin1(arguments).split(QLatin1Char(' ')));
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        qWarning("ip %s: %s", arguments, process.readAllStandardError().constData());
}

FinderSettings quick() {
    FinderSettings settings;
    settings.announceEvery = 200;
    settings.lookEvery = 200;
    return settings;
}

Announcement announcement() {
    return {randomTableId(), {1}, QStringLiteral("derrein"), QStringLiteral("Anna"), 4000, 1, 1};
}

bool heardOn(const QString& interface, const Finder& finder) {
    for (const Sighting& sighting : finder.sightings()) {
        for (const QHostAddress& from : sighting.from) {
            for (const QNetworkAddressEntry& entry : QNetworkInterface::interfaceFromName(interface).addressEntries()) {
                if (entry.ip() == from) return true;
            }
        }
    }
    return false;
}

} // namespace

void FinderLanTest::initTestCase() {
    // Nothing may leave this computer: only the interfaces that the script made.
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const bool isUp = interface.flags().testFlag(QNetworkInterface::IsUp);
        const bool isOurs =
            interface.name() == QLatin1String("lo") || interface.name().startsWith(QLatin1String("sbtest"));
        QVERIFY2(!isUp || isOurs, "this test runs in a network namespace of its own: use finderlantest.sh");
    }
}

void FinderLanTest::everyWayWorksOnARealInterface() {
    Finder one(quick());
    Finder two(quick());
    one.announce(announcement());
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardMulticast4 > 0, patience);
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardMulticast6 > 0, patience);
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardBroadcast > 0, patience);
    for (const auto& way : one.report().ways) {
        if (way.interface == QLatin1String("sbtest0")) QVERIFY2(way.trouble.isEmpty(), qPrintable(way.trouble));
        // Loopback knows no IPv6 multicast, and the report says so.
        if (way.interface == QLatin1String("lo") && way.kind == FinderReport::Way::Kind::Multicast6)
            QVERIFY(!way.trouble.isEmpty());
    }
}

void FinderLanTest::theAddressesHeardCanBeDialled() {
    Finder one(quick());
    Finder two(quick());
    one.announce(announcement());
    QTRY_VERIFY_WITH_TIMEOUT(two.report().heardMulticast6 > 0 && two.report().heardBroadcast > 0, patience);
    for (const Endpoint& at : two.sightings().first().endpoints()) {
        if (at.address.isLinkLocal() && at.address.protocol() == QAbstractSocket::IPv6Protocol)
            QVERIFY2(!at.address.scopeId().isEmpty(), qPrintable(at.address.toString()));
    }
    QVERIFY(heardOn(QStringLiteral("sbtest0"), two));
}

void FinderLanTest::anInterfaceThatComesLaterIsUsed() {
    Finder one(quick());
    Finder two(quick());
    QSignalSpy changed(&two, &Finder::interfacesChanged);
    one.announce(announcement());
    ip("link add sbtest1 type veth peer name sbtest1peer");
    ip("link set sbtest1peer up");
    ip("addr add 10.78.0.1/24 broadcast 10.78.0.255 dev sbtest1");
    ip("link set sbtest1 up multicast on");
    QTRY_VERIFY_WITH_TIMEOUT(heardOn(QStringLiteral("sbtest1"), two), patience);
    QVERIFY(!changed.isEmpty());
}

void FinderLanTest::anInterfaceThatGoesAndComesBackIsUsedAgain() {
    ip("link del sbtest1");
    ip("link set sbtest0 down");
    Finder one(quick());
    Finder two(quick());
    one.announce(announcement());
    QTest::qWait(500);
    QVERIFY(!heardOn(QStringLiteral("sbtest0"), two));
    ip("link set sbtest0 up");
    ip("addr replace fe80::1/64 dev sbtest0 nodad");
    QTRY_VERIFY_WITH_TIMEOUT(heardOn(QStringLiteral("sbtest0"), two), patience);
}

QTEST_GUILESS_MAIN(FinderLanTest)
#include "finderlantest.moc"
