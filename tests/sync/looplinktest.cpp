#include "sync/looplink.h"
#include "sync/wire.h"

#include <QSignalSpy>
#include <QTest>

using namespace sideboard::sync;

class LoopLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void payloadsArriveWholeAndInOrder();
    void nothingArrivesInsideSend();
    void delaysKeepTheOrderUnlessToldOtherwise();
    void whatIsDroppedNeverArrives();
    void closingDeliversWhatWasSentBefore();
    void cuttingLosesWhatIsUnderWay();
    void aLinkDestroyedIsClosedThere();
    void bytesThatAreNoFrameCostTheLink();
    void aSimulationBringsItsOwnClock();
    void aReceiverMayDeleteTheLink();
};

static QList<QByteArray> payloadsOf(const QSignalSpy& spy) {
    QList<QByteArray> payloads;
    for (const QVariantList& call : spy) payloads += call.first().toByteArray();
    return payloads;
}

void LoopLinkTest::payloadsArriveWholeAndInOrder() {
    for (int chunk : {1, 2, 3, 7, 100, 1'000'000}) {
        LoopHooks hooks;
        hooks.chunk = chunk;
        const auto [a, b] = LoopLink::pair(hooks);
        QSignalSpy received(b.get(), &Link::received);
        QList<QByteArray> sent;
        for (int i = 1; i < 100; ++i) {
            sent += QByteArray(i * 7, char(i));
            a->send(sent.last());
        }
        QTRY_COMPARE_WITH_TIMEOUT(received.size(), sent.size(), 5000);
        QCOMPARE(payloadsOf(received), sent);
    }
}

void LoopLinkTest::nothingArrivesInsideSend() {
    const auto [a, b] = LoopLink::pair();
    QVERIFY(a->peer().dialledHere && !b->peer().dialledHere);
    QSignalSpy received(b.get(), &Link::received);
    a->send("x");
    QCOMPARE(received.size(), 0);
    QVERIFY(received.wait(1000));
}

void LoopLinkTest::delaysKeepTheOrderUnlessToldOtherwise() {
    for (const bool inOrder : {true, false}) {
        LoopHooks hooks;
        hooks.inOrder = inOrder;
        hooks.delay = [](const QByteArray& payload) { return payload == "slow" ? 60 : 1; };
        const auto [a, b] = LoopLink::pair(hooks);
        QSignalSpy received(b.get(), &Link::received);
        a->send("slow");
        a->send("quick");
        QTRY_COMPARE_WITH_TIMEOUT(received.size(), 2, 5000);
        QCOMPARE(payloadsOf(received).first(), inOrder ? QByteArray("slow") : QByteArray("quick"));
    }
}

void LoopLinkTest::whatIsDroppedNeverArrives() {
    LoopHooks hooks;
    hooks.drop = [](const QByteArray& payload) { return payload.startsWith('d'); };
    const auto [a, b] = LoopLink::pair(hooks);
    QSignalSpy received(b.get(), &Link::received);
    for (const char* payload : {"a", "d1", "b", "d2", "c"}) a->send(payload);
    QTRY_COMPARE_WITH_TIMEOUT(received.size(), 3, 5000);
    QCOMPARE(payloadsOf(received), (QList<QByteArray>{"a", "b", "c"}));
}

void LoopLinkTest::closingDeliversWhatWasSentBefore() {
    const auto [a, b] = LoopLink::pair();
    QSignalSpy received(b.get(), &Link::received);
    QSignalSpy closedHere(a.get(), &Link::closed);
    QSignalSpy closedThere(b.get(), &Link::closed);
    a->send(encode(Bye{}));
    a->close(QStringLiteral("enough"));
    a->send("too late");
    QCOMPARE(closedHere.size(), 1);
    QCOMPARE(closedHere.first().at(1).toString(), QStringLiteral("enough"));
    QTRY_COMPARE_WITH_TIMEOUT(closedThere.size(), 1, 5000);
    QCOMPARE(closedThere.first().first().value<LinkEnd>(), LinkEnd::ClosedThere);
    QCOMPARE(payloadsOf(received), QList<QByteArray>{encode(Bye{})});
    QVERIFY(!a->isOpen() && !b->isOpen());
}

void LoopLinkTest::cuttingLosesWhatIsUnderWay() {
    const auto [a, b] = LoopLink::pair();
    QSignalSpy received(b.get(), &Link::received);
    QSignalSpy closedHere(a.get(), &Link::closed);
    QSignalSpy closedThere(b.get(), &Link::closed);
    a->send("lost");
    a->cut();
    a->cut();
    QTest::qWait(20);
    QCOMPARE(received.size(), 0);
    QCOMPARE(closedHere.size(), 1);
    QCOMPARE(closedThere.size(), 1);
}

void LoopLinkTest::aLinkDestroyedIsClosedThere() {
    auto [a, b] = LoopLink::pair();
    QSignalSpy received(b.get(), &Link::received);
    QSignalSpy closed(b.get(), &Link::closed);
    a->send("last");
    a.reset();
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, 5000);
    QCOMPARE(received.size(), 1);
    b->send("nobody hears"); // and nothing breaks
}

void LoopLinkTest::bytesThatAreNoFrameCostTheLink() {
    const auto [a, b] = LoopLink::pair();
    QSignalSpy closedHere(a.get(), &Link::closed);
    QSignalSpy closedThere(b.get(), &Link::closed);
    a->sendRaw("GET / HTTP/1.1\r\n\r\n");
    QTRY_COMPARE_WITH_TIMEOUT(closedHere.size(), 1, 5000);
    QCOMPARE(closedThere.first().first().value<LinkEnd>(), LinkEnd::Malformed);
}

void LoopLinkTest::aSimulationBringsItsOwnClock() {
    std::multimap<int, std::function<void()>> due;
    LoopHooks hooks;
    hooks.delay = [](const QByteArray&) { return 3'600'000; };
    hooks.later = [&](int delay, std::function<void()> run) { due.emplace(delay, std::move(run)); };
    const auto [a, b] = LoopLink::pair(hooks);
    QSignalSpy received(b.get(), &Link::received);
    a->send("in an hour");
    QCOMPARE(due.size(), size_t(1));
    due.begin()->second();
    QCOMPARE(received.size(), 1);
}

void LoopLinkTest::aReceiverMayDeleteTheLink() {
    LoopHooks hooks;
    hooks.chunk = 1000;
    auto [a, b] = LoopLink::pair(hooks);
    LoopLink* raw = b.release();
    connect(raw, &Link::received, this, [raw] { delete raw; });
    a->sendRaw(*encodeFrame("one") + *encodeFrame("two"));
    QSignalSpy closed(a.get(), &Link::closed);
    QVERIFY(closed.wait(1000));
}

QTEST_GUILESS_MAIN(LoopLinkTest)
#include "looplinktest.moc"
