#include "sync/frame.h"

#include <QRandomGenerator>
#include <QTest>

using namespace sideboard::sync;

class FrameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFrameIsItsLengthAndItsPayload();
    void framesCutAtEveryByteArriveWhole();
    void framesInRandomChunksArriveInOrder();
    void anUnfinishedFrameDeliversNothing();
    void anOversizedFrameIsRefusedFromItsHeader();
    void theLargestFrameIsTaken();
    void anEmptyFrameIsRefused();
    void framesBeforeAFaultCountHoweverTheStreamIsCut();
    void aDecoderAtFaultStaysAtFault();
    void nothingThatWouldBeRefusedIsEncoded();
    void randomBytesNeverHoldMoreThanOneFrame();
};

static QByteArray frameOf(const QByteArray& payload) {
    const auto frame = encodeFrame(payload);
    return frame ? *frame : QByteArray();
}

void FrameTest::aFrameIsItsLengthAndItsPayload() { QCOMPARE(frameOf("abc"), QByteArray("\0\0\0\3abc", 7)); }

void FrameTest::framesCutAtEveryByteArriveWhole() {
    const QList<QByteArray> sent{"first", "x", QByteArray(300, 'y')};
    QByteArray stream;
    for (const QByteArray& payload : sent) stream += frameOf(payload);

    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        FrameDecoder decoder;
        Frames before = decoder.feed(stream.first(cut));
        Frames after = decoder.feed(stream.sliced(cut));
        QVERIFY(!before.fault && !after.fault);
        QCOMPARE(before.payloads + after.payloads, sent);
        QCOMPARE(decoder.pending(), 0);
    }
}

void FrameTest::framesInRandomChunksArriveInOrder() {
    QRandomGenerator random(7);
    QList<QByteArray> sent;
    QByteArray stream;
    for (int i = 0; i < 500; ++i) {
        sent += QByteArray(1 + random.bounded(2000), char(i));
        stream += frameOf(sent.last());
    }
    for (int round = 0; round < 20; ++round) {
        FrameDecoder decoder;
        QList<QByteArray> got;
        for (qsizetype at = 0; at < stream.size();) {
            const qsizetype size = qMin<qsizetype>(1 + random.bounded(5000), stream.size() - at);
            const Frames frames = decoder.feed(stream.sliced(at, size));
            QVERIFY(!frames.fault);
            got += frames.payloads;
            at += size;
        }
        QCOMPARE(got, sent);
    }
}

void FrameTest::anUnfinishedFrameDeliversNothing() {
    const QByteArray frame = frameOf("something");
    for (qsizetype cut = 0; cut < frame.size(); ++cut) {
        FrameDecoder decoder;
        const Frames frames = decoder.feed(frame.first(cut));
        QVERIFY(frames.payloads.isEmpty() && !frames.fault);
    }
}

void FrameTest::anOversizedFrameIsRefusedFromItsHeader() {
    for (const QByteArray& header : {QByteArray("\x00\x10\x00\x01", 4), QByteArray("\xff\xff\xff\xff", 4)}) {
        FrameDecoder decoder;
        const Frames frames = decoder.feed(header);
        QVERIFY(frames.fault);
        QVERIFY(frames.fault->words.contains(QStringLiteral("1048576")));
        QCOMPARE(decoder.pending(), 0);
    }
}

void FrameTest::theLargestFrameIsTaken() {
    FrameDecoder decoder;
    const Frames frames = decoder.feed(frameOf(QByteArray(largestPayload, 'z')));
    QVERIFY(!frames.fault);
    QCOMPARE(frames.payloads.size(), 1);
    QCOMPARE(frames.payloads.first().size(), largestPayload);
}

void FrameTest::anEmptyFrameIsRefused() {
    FrameDecoder decoder;
    QVERIFY(decoder.feed(QByteArray(4, '\0')).fault);
}

void FrameTest::framesBeforeAFaultCountHoweverTheStreamIsCut() {
    const QByteArray stream = frameOf("good") + QByteArray(4, '\xff') + frameOf("never");
    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        FrameDecoder decoder;
        const Frames before = decoder.feed(stream.first(cut));
        const Frames after = decoder.feed(stream.sliced(cut));
        QCOMPARE(before.payloads + after.payloads, QList<QByteArray>{"good"});
        QVERIFY(after.fault);
    }
}

void FrameTest::aDecoderAtFaultStaysAtFault() {
    FrameDecoder decoder;
    QVERIFY(decoder.feed(QByteArray(4, '\xff')).fault);
    const Frames later = decoder.feed(frameOf("good"));
    QVERIFY(later.fault && later.payloads.isEmpty());
}

void FrameTest::nothingThatWouldBeRefusedIsEncoded() {
    QVERIFY(!encodeFrame(QByteArray()));
    QVERIFY(!encodeFrame(QByteArray(largestPayload + 1, 'a')));
    QVERIFY(!encodeFrame(QByteArray()).error().isEmpty());
}

void FrameTest::randomBytesNeverHoldMoreThanOneFrame() {
    QRandomGenerator random(11);
    for (int round = 0; round < 2000; ++round) {
        FrameDecoder decoder;
        for (int i = 0; i < 20; ++i) {
            QByteArray chunk(random.bounded(200), Qt::Uninitialized);
            for (char& byte : chunk) byte = char(random.bounded(4) ? 0 : random.bounded(256));
            (void)decoder.feed(chunk);
            QVERIFY(decoder.pending() < frameHeader + largestPayload);
        }
    }
}

QTEST_GUILESS_MAIN(FrameTest)
#include "frametest.moc"
