#include "tlssupport.h"

#include "sync/joiner.h"
#include "sync/wire.h"

#include <QElapsedTimer>
#include <QThreadPool>

using namespace sideboard::sync;
using namespace sideboard::sync::testing;

class TlsLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theKeyOpensALinkBothWays();
    void bothEndsKnowHowTheLinkCameAbout();
    void manyLargeFramesArriveInOrder();
    void aPeerThatDoesNotReadIsLetGo();
    void lastWordsArriveThoughTheLinkIsDeleted();
    void aDeadDeviceClosesTheLink();
    void aLinkThatEndedTakesNothingMore();
    void askingTellsTheTableAndProvesNothing();
    void aCodeBringsTheTableKey();
    void aJoinerMayBeGivenUpAtAnyMoment();
    void theJoinKeyIsMadeOffThisThread();
    void theJoinKeyIsTheSameForEver();
    void aWrongCodeIsRefused();
    void noCodeWorksWhileTheSharePageIsShut();
    void aRenewedKeyShutsOutTheOldOne();
    void nobodyListensIsSaidInWords();
    void silenceIsSaidInWords();
    void aTakenPortGivesAnother();
};

void TlsLinkTest::initTestCase() { QVERIFY(strictTlsWorks()); }

void TlsLinkTest::theKeyOpensALinkBothWays() {
    Listener listener;
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY2(there.link, qPrintable(there.words));
    QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), 1, patience);
    QCOMPARE(listener.server.unproved(), 0);

    QSignalSpy here(listener.links.first(), &Link::received);
    QSignalSpy back(there.link, &Link::received);
    there.link->send("to the listener");
    listener.links.first()->send("to the dialler");
    QTRY_COMPARE_WITH_TIMEOUT(here.size(), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 1, patience);
    QCOMPARE(here.first().first().toByteArray(), QByteArray("to the listener"));
    QCOMPARE(back.first().first().toByteArray(), QByteArray("to the dialler"));
}

void TlsLinkTest::bothEndsKnowHowTheLinkCameAbout() {
    Listener listener;
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY(there.link && listener.links.size() == 1);
    QCOMPARE(there.link->peer().at, (Endpoint{loopback, listener.at.port}));
    QVERIFY(there.link->peer().dialledHere);
    QVERIFY(!listener.links.first()->peer().dialledHere);
    QCOMPARE(listener.links.first()->peer().at.address, loopback);
    QCOMPARE(listener.links.first()->peer().trust, Trust::Table);
}

void TlsLinkTest::manyLargeFramesArriveInOrder() {
    Listener listener;
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY(there.link && listener.links.size() == 1);
    int arrived = 0;
    bool right = true;
    connect(listener.links.first(), &Link::received, this, [&](const QByteArray& payload) {
        right = right && payload == QByteArray(payload.size(), char('a' + arrived)) &&
                payload.size() == largestPayload - arrived;
        ++arrived;
    });
    QSignalSpy drained(there.link, &Link::drained);
    for (int i = 0; i < 10; ++i) there.link->send(QByteArray(largestPayload - i, char('a' + i)));
    QVERIFY(there.link->backlog() > 0);
    QTRY_COMPARE_WITH_TIMEOUT(arrived, 10, patience);
    QVERIFY(right);
    QTRY_VERIFY_WITH_TIMEOUT(drained.size() > 0, patience);
    QCOMPARE(there.link->backlog(), 0);
}

void TlsLinkTest::aPeerThatDoesNotReadIsLetGo() {
    Listener listener;
    const auto peer = keyHolder(listener);
    peer->setReadBufferSize(1024); // and nobody reads from it
    QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), 1, patience);
    QSignalSpy closed(listener.links.first(), &Link::closed);
    for (int i = 0; i < 100 && listener.links.first()->isOpen(); ++i) {
        listener.links.first()->send(QByteArray(largestPayload, 'x'));
        QVERIFY(listener.links.first()->backlog() <= Link::largestBacklog);
        QCoreApplication::processEvents();
    }
    QCOMPARE(closed.size(), 1);
    QCOMPARE(closed.first().first().value<LinkEnd>(), LinkEnd::TooSlow);
}

void TlsLinkTest::lastWordsArriveThoughTheLinkIsDeleted() {
    Listener listener;
    Dialled there = dial(listener.at, listener.credential());
    QVERIFY(there.link && listener.links.size() == 1);
    QSignalSpy received(listener.links.first(), &Link::received);
    QSignalSpy closed(listener.links.first(), &Link::closed);
    there.link->send(QByteArray(largestPayload, 'x'));
    there.link->send(encode(Bye{}));
    there.link->close(QStringLiteral("enough"));
    there.dial.reset();
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, patience);
    QCOMPARE(received.size(), 2);
    QCOMPARE(received.last().first().toByteArray(), encode(Bye{}));
    QCOMPARE(closed.first().first().value<LinkEnd>(), LinkEnd::ClosedThere);
}

void TlsLinkTest::aDeadDeviceClosesTheLink() {
    Listener listener;
    auto peer = keyHolder(listener);
    QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), 1, patience);
    QSignalSpy closed(listener.links.first(), &Link::closed);
    peer->abort();
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, patience);
    QVERIFY(!closed.first().at(1).toString().isEmpty());
}

void TlsLinkTest::aLinkThatEndedTakesNothingMore() {
    Listener listener;
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY(there.link);
    QSignalSpy closed(there.link, &Link::closed);
    there.link->close(QStringLiteral("one"));
    there.link->close(QStringLiteral("two"));
    there.link->send("three");
    QCOMPARE(there.link->backlog(), 0);
    QCOMPARE(closed.size(), 1);
    QCOMPARE(closed.first().at(1).toString(), QStringLiteral("one"));
}

void TlsLinkTest::askingTellsTheTableAndProvesNothing() {
    Listener listener;
    QSignalSpy refused(&listener.server, &TlsServer::refused);
    const Dialled there = dial(listener.at, std::nullopt);
    QVERIFY(there.table);
    QVERIFY(*there.table == listener.table);
    QTRY_COMPARE_WITH_TIMEOUT(listener.server.unproved(), 0, 1000);
    QCOMPARE(listener.links.size(), 0);
    QCOMPARE(refused.size(), 0); // it is no failed try
}

void TlsLinkTest::aCodeBringsTheTableKey() {
    Listener listener;
    const TableCode code = TableCode::random();
    listener.server.openJoining(joinKey(code, listener.table));
    QSignalSpy welcomed(&listener.server, &TlsServer::welcomed);

    JoinKeys keys(code);
    Joiner joiner(listener.at, keys, nullptr);
    std::optional<Credential> got;
    connect(&joiner, &Joiner::joined, this, [&](const TableId& table, const TableKey& key) {
        got = {{Trust::Table, table}, key.bytes};
    });
    QTRY_VERIFY_WITH_TIMEOUT(got, patience);
    QCOMPARE(got->key, listener.key.bytes);
    QCOMPARE(welcomed.size(), 1);
    QCOMPARE(listener.links.size(), 0); // a join link is never a link of the table
    QTRY_COMPARE_WITH_TIMEOUT(listener.server.unproved(), 0, 1000);
    QVERIFY(dial(listener.at, got).link);
}

void TlsLinkTest::aJoinerMayBeGivenUpAtAnyMoment() {
    Listener listener;
    const TableCode code = TableCode::random();
    listener.server.openJoining(joinKey(code, listener.table));
    for (int wait = 0; wait < 300; wait += 15) {
        JoinKeys keys(code);
        Joiner joiner(listener.at, keys, nullptr);
        QTest::qWait(wait);
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(patience)); // nobody makes keys that nobody waits for
    QVERIFY(dial(listener.at, listener.credential()).link);
    QTRY_COMPARE_WITH_TIMEOUT(listener.server.unproved(), 0, patience);
}

void TlsLinkTest::theJoinKeyIsMadeOffThisThread() {
    const TableId table = randomTableId();
    const TableCode code = TableCode::random();
    QElapsedTimer clock;
    clock.start();
    QFuture<JoinKey> later = joinKeyLater(code, table);
    const qint64 asked = clock.elapsed();
    QTRY_VERIFY_WITH_TIMEOUT(later.isFinished(), patience);
    QVERIFY2(asked * 4 < clock.elapsed() + 4, "asking for the key blocked");
    QVERIFY(later.result() == joinKey(code, table));
}

// Devices of every version must make the same key from the same code.
void TlsLinkTest::theJoinKeyIsTheSameForEver() {
    const auto table = tableIdFromHex("0001020304050607");
    const auto code = TableCode::parse(QStringLiteral("7KM2-QX9A"));
    QCOMPARE(joinKey(*code, *table).bytes.toHex(),
             QByteArray("f79257f8e5a96f9a0ab93e6fa00d8acd08f8e5999afbd048a8d684a56a624a25"));
    QCOMPARE((Identity{Trust::Join, *table}.toBytes()), QByteArray("join:0001020304050607"));
    QCOMPARE((Identity{Trust::Table, *table}.toBytes()), QByteArray("table:0001020304050607"));
    QVERIFY(!identityFromBytes("table:000102030405060"));
    QVERIFY(!identityFromBytes("host:0001020304050607"));
    QVERIFY(*tableFromHint(hintFor(*table)) == *table);
}

void TlsLinkTest::aWrongCodeIsRefused() {
    Listener listener;
    listener.server.openJoining(joinKey(TableCode::random(), listener.table));
    QSignalSpy refused(&listener.server, &TlsServer::refused);
    JoinKeys keys(TableCode::random());
    Joiner joiner(listener.at, keys, nullptr);
    QSignalSpy joined(&joiner, &Joiner::joined);
    QSignalSpy failed(&joiner, &Joiner::failed);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
    QCOMPARE(failed.first().first().value<DialFailure>(), DialFailure::WrongKey);
    QVERIFY(failed.first().at(1).toString().contains(QStringLiteral("code")));
    QCOMPARE(joined.size(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, 1000);
    QCOMPARE(refused.first().at(1).value<Trust>(), Trust::Join);
}

void TlsLinkTest::noCodeWorksWhileTheSharePageIsShut() {
    Listener listener;
    const JoinKey key = joinKey(TableCode::random(), listener.table);
    const Credential credential{{Trust::Join, listener.table}, key.bytes};
    QCOMPARE(dial(listener.at, credential).failure, DialFailure::WrongKey);
    listener.server.openJoining(key);
    QVERIFY(dial(listener.at, credential).link);
    listener.server.closeJoining();
    QCOMPARE(dial(listener.at, credential).failure, DialFailure::WrongKey);
}

void TlsLinkTest::aRenewedKeyShutsOutTheOldOne() {
    Listener listener;
    const Credential old = listener.credential();
    const Dialled before = dial(listener.at, old);
    QVERIFY(before.link);
    const TableKey renewed = randomTableKey();
    listener.server.setTableKey(renewed);
    QCOMPARE(dial(listener.at, old).failure, DialFailure::WrongKey);
    QVERIFY(dial(listener.at, Credential{old.identity, renewed.bytes}).link);
    QVERIFY(before.link->isOpen());
}

void TlsLinkTest::nobodyListensIsSaidInWords() {
    HostPort nobody;
    {
        Listener listener;
        nobody = listener.at;
    }
    const Dialled there = dial(nobody, std::nullopt);
    QCOMPARE(there.failure, DialFailure::Unreachable);
    QVERIFY(!there.words.isEmpty());
}

void TlsLinkTest::silenceIsSaidInWords() {
    QTcpServer silent;
    QVERIFY(silent.listen(loopback));
    const Dialled there =
        dial({loopback.toString(), silent.serverPort()}, std::nullopt, std::chrono::milliseconds(200));
    QCOMPARE(there.failure, DialFailure::TimedOut);
}

void TlsLinkTest::aTakenPortGivesAnother() {
    Listener first;
    TlsServer second(first.table, first.key);
    const auto port = second.open(loopback, first.at.port);
    QVERIFY2(port.ok(), qPrintable(port.error()));
    QVERIFY(*port != first.at.port);
}

QTEST_GUILESS_MAIN(TlsLinkTest)
#include "tlslinktest.moc"
