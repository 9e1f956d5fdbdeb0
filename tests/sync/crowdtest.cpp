#include "tlssupport.h"

#include "sync/joinbrake.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTcpSocket>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace sideboard::sync;
using namespace sideboard::sync::testing;

// Many strangers at once.
class CrowdTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aThousandIdleConnectionsKeepNobodyOut();
    void thoseWhoHoldMostPlacesLoseThem();
    void runningOutOfFilesIsSurvived();
    void theBrakeRemembersAFewAddressesOnly();
    void theBrakeWaitsLongerEachTimeAndForgets();
    void theBrakeTakesANetworkOfAddressesAsOne();
};

static qint64 residentBytes() {
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    return status.readAll().split(' ').value(1).toLongLong() * 4096;
}

void CrowdTest::initTestCase() {
    rlimit files{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &files), 0);
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
}

void CrowdTest::aThousandIdleConnectionsKeepNobodyOut() {
    constexpr int crowd = 1000;
    Listener listener;
    const Dialled early = dial(listener.at, listener.credential());
    QVERIFY(early.link);

    std::vector<std::unique_ptr<QTcpSocket>> idle;
    int gone = 0;
    for (int i = 0; i < crowd; ++i) {
        idle.push_back(std::make_unique<QTcpSocket>());
        connect(idle.back().get(), &QTcpSocket::disconnected, this, [&] { ++gone; });
    }
    const qint64 before = residentBytes();
    qsizetype most = 0;
    for (int i = 0; i < crowd; ++i) {
        idle[size_t(i)]->connectToHost(listener.at.host, listener.at.port);
        if (i % 20 == 0) QCoreApplication::processEvents();
        most = std::max(most, listener.server.unproved());
    }
    QTRY_VERIFY_WITH_TIMEOUT(gone >= crowd - TlsServer::mostUnproved, patience);
    most = std::max(most, listener.server.unproved());
    QVERIFY(most <= TlsServer::mostUnproved);

    // The places are taken by idle ones, and a device still gets in, at once.
    QVERIFY(listener.server.unproved() > 0);
    QElapsedTimer clock;
    clock.start();
    const Dialled late = dial(listener.at, listener.credential());
    const qint64 waited = clock.elapsed();
    QVERIFY2(late.link, qPrintable(late.words));
    QVERIFY2(waited < 2000, qPrintable(QString::number(waited)));
    const qint64 grown = residentBytes() - before;
    qInfo("a device got in after %lld ms; memory grew by %lld KiB, the crowd's own sockets included", waited,
          grown / 1024);
#ifndef __SANITIZE_ADDRESS__ // it keeps freed memory on purpose
    QVERIFY(grown < 64 * 1024 * 1024);
#endif

    // The link that was there before noticed nothing.
    QSignalSpy received(early.link, &Link::received);
    listener.links.first()->send("still here");
    QVERIFY(received.wait(1000));

    QTRY_COMPARE_WITH_TIMEOUT(gone, crowd, patience);
    QCOMPARE(listener.server.unproved(), 0);
    QVERIFY2(clock.elapsed() < 6000, "the idle ones were kept for much longer than 3 s");
}

void CrowdTest::thoseWhoHoldMostPlacesLoseThem() {
    Listener listener;
    const auto from = [&](const char* address) {
        auto socket = std::make_unique<QTcpSocket>();
        socket->bind(QHostAddress(QString::fromLatin1(address)));
        socket->connectToHost(listener.at.host, listener.at.port);
        (void)QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::ConnectedState; }, patience);
        return socket;
    };
    const auto slowButHonest = from("127.0.0.2");
    std::vector<std::unique_ptr<QTcpSocket>> crowd;
    for (int i = 0; i < 3 * TlsServer::mostUnproved; ++i) crowd.push_back(from("127.0.0.3"));
    QTRY_COMPARE_WITH_TIMEOUT(listener.server.unproved(), TlsServer::mostUnproved, patience);
    QTest::qWait(50);
    QCOMPARE(slowButHonest->state(), QAbstractSocket::ConnectedState);
    QVERIFY(crowd.front()->state() != QAbstractSocket::ConnectedState);
}

void CrowdTest::runningOutOfFilesIsSurvived() {
    Listener listener;
    QVERIFY(dial(listener.at, listener.credential()).link); // whatever TLS opens once is open now
    QTRY_VERIFY_WITH_TIMEOUT(!listener.links.isEmpty() && !listener.links.first()->isOpen(), patience);

    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &usual), 0);
    rlimit few = usual;
    few.rlim_cur = std::min<rlim_t>(usual.rlim_cur, 256);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
    std::vector<int> held;
    for (int file = open("/dev/null", O_RDONLY); file >= 0; file = open("/dev/null", O_RDONLY)) held.push_back(file);
    close(held.back()); // one for the dialling socket, none for the listener's end
    held.pop_back();
    QTcpSocket unlucky;
    unlucky.connectToHost(listener.at.host, listener.at.port);
    QTest::qWait(200);
    const qsizetype acceptedThen = listener.server.unproved();
    for (const int file : held) close(file);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &usual), 0);

    QCOMPARE(acceptedThen, 0);
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY2(there.link, qPrintable(there.words));
}

void CrowdTest::theBrakeRemembersAFewAddressesOnly() {
    JoinBrake brake;
    int admitted = 0;
    for (quint32 i = 0; i < 100'000; ++i) admitted += brake.admit(QHostAddress(0x0a000000 + i), 1000);
    QVERIFY(brake.remembered() <= JoinBrake::mostRemembered + 1);
    QVERIFY(admitted <= JoinBrake::mostRemembered + 1);
    // When the crowd has gone quiet, strangers are free again.
    QVERIFY(brake.admit(QHostAddress(QStringLiteral("192.168.1.1")), 1001 + JoinBrake::forgottenAfter));
    QCOMPARE(brake.remembered(), 1);
}

void CrowdTest::theBrakeWaitsLongerEachTimeAndForgets() {
    JoinBrake brake;
    const QHostAddress from(QStringLiteral("192.168.1.1"));
    qint64 now = 0;
    qint64 wait = JoinBrake::firstWait;
    for (int i = 0; i < 20; ++i) {
        QVERIFY(brake.admit(from, now));
        QVERIFY(!brake.admit(from, now));
        QVERIFY(!brake.admit(from, now + wait - 1));
        now += wait;
        wait = std::min(2 * wait, JoinBrake::longestWait);
    }
    QVERIFY(brake.admit(QHostAddress(QStringLiteral("192.168.1.2")), now)); // others do not pay for it
    now += JoinBrake::forgottenAfter + 1;
    QVERIFY(brake.admit(from, now));
    QVERIFY(brake.admit(from, now + JoinBrake::firstWait));
    brake.succeeded(from);
    QVERIFY(brake.admit(from, now + JoinBrake::firstWait + 1));
}

void CrowdTest::theBrakeTakesANetworkOfAddressesAsOne() {
    JoinBrake brake;
    QVERIFY(brake.admit(QHostAddress(QStringLiteral("2001:db8::1")), 0));
    QVERIFY(!brake.admit(QHostAddress(QStringLiteral("2001:db8::2")), 0));
    QVERIFY(brake.admit(QHostAddress(QStringLiteral("2001:db8:0:1::2")), 0));
    QVERIFY(brake.admit(QHostAddress(QStringLiteral("10.0.0.1")), 0));
    QVERIFY(!brake.admit(QHostAddress(QStringLiteral("::ffff:10.0.0.1")), 0));
}

QTEST_GUILESS_MAIN(CrowdTest)
#include "crowdtest.moc"
