#include "tlssupport.h"

#include "sync/frame.h"

#include <QRandomGenerator>
#include <QSslCipher>
#include <QTcpSocket>

using namespace sideboard::sync;
using namespace sideboard::sync::testing;

// Strangers at the listening device. Whatever they do costs them their own connection and nobody else anything.
class HostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void aWrongKeyIsRefused();
    void anotherTableIsNamedAsSuch();
    void aJoinKeyOpensNoTableLink();
    void strangeIdentitiesAreRefused();
    void plainTextIsRefused_data();
    void plainTextIsRefused();
    void tlsWithoutTheKeyIsRefused();
    void otherCiphersAreRefused();
    void oversizedFramesCostTheLink();
    void randomBytesUnderTheKeyCostTheLink();
    void framesCutAtEveryByteArriveWhole();
    void framesCutOffDeliverNothing();
    void guessingIsSlowedDownOnJoinLinksOnly();

private:
    void verifyServes(const Listener& listener);
};

void HostileTest::cleanup() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

void HostileTest::verifyServes(const Listener& listener) {
    const Dialled there = dial(listener.at, listener.credential());
    QVERIFY2(there.link, qPrintable(there.words));
}

void HostileTest::aWrongKeyIsRefused() {
    Listener listener;
    QSignalSpy refused(&listener.server, &TlsServer::refused);
    const Dialled there = dial(listener.at, Credential{{Trust::Table, listener.table}, randomTableKey().bytes});
    QCOMPARE(there.failure, DialFailure::WrongKey);
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, patience);
    QCOMPARE(listener.links.size(), 0);
    QCOMPARE(listener.server.unproved(), 0);
    verifyServes(listener);
}

void HostileTest::anotherTableIsNamedAsSuch() {
    Listener listener;
    const Dialled there = dial(listener.at, Credential{{Trust::Table, randomTableId()}, listener.key.bytes});
    QCOMPARE(there.failure, DialFailure::OtherTable);
    QCOMPARE(listener.links.size(), 0);
}

void HostileTest::aJoinKeyOpensNoTableLink() {
    Listener listener;
    const JoinKey key = joinKey(TableCode::random(), listener.table);
    listener.server.openJoining(key);
    QCOMPARE(dial(listener.at, Credential{{Trust::Table, listener.table}, key.bytes}).failure, DialFailure::WrongKey);
    QCOMPARE(listener.links.size(), 0);
}

void HostileTest::strangeIdentitiesAreRefused() {
    Listener listener;
    for (const QByteArray& identity :
         {QByteArray(), QByteArray("Client_identity"), QByteArray(120, 'x'), QByteArray("table:"),
          QByteArray("table:") + QByteArray(16, 'g'), Identity{Trust::Table, randomTableId()}.toBytes()}) {
        QSslSocket socket;
        socket.setSslConfiguration(strictTls());
        connect(&socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
                [&](QSslPreSharedKeyAuthenticator* question) {
                    question->setIdentity(identity);
                    question->setPreSharedKey(listener.key.bytes);
                });
        QSignalSpy encrypted(&socket, &QSslSocket::encrypted);
        QSignalSpy ended(&socket, &QSslSocket::disconnected);
        socket.connectToHostEncrypted(listener.at.host, listener.at.port);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QCOMPARE(encrypted.size(), 0);
    }
    QCOMPARE(listener.links.size(), 0);
    verifyServes(listener);
}

void HostileTest::plainTextIsRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("HTTP") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTest::newRow("our own frames without TLS") << *encodeFrame("\x82\x05\xa2\x01\x00\x02\x60");
    QTest::newRow("zeroes") << QByteArray(100'000, '\0');
    QTest::newRow("a TLS record cut off") << QByteArray::fromHex("160301020001");
    QTest::newRow("a TLS record of nonsense") << QByteArray::fromHex("1603010040") + QByteArray(64, '\xff');
    QRandomGenerator random(5);
    for (int i = 0; i < 20; ++i) {
        QByteArray bytes(1 + random.bounded(5000), Qt::Uninitialized);
        for (char& byte : bytes) byte = char(random.bounded(256));
        if (i % 2) // so that it gets past the first look
            bytes.replace(0, 3, QByteArray::fromHex("160303"));
        QTest::addRow("random %d", i) << bytes;
    }
}

void HostileTest::plainTextIsRefused() {
    QFETCH(QByteArray, bytes);
    Listener listener(std::chrono::milliseconds(300));
    QTcpSocket socket;
    QSignalSpy ended(&socket, &QTcpSocket::disconnected);
    socket.connectToHost(listener.at.host, listener.at.port);
    QVERIFY(QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; }, patience));
    socket.write(bytes);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
    QCOMPARE(listener.links.size(), 0);
    QCOMPARE(listener.server.unproved(), 0);
    verifyServes(listener);
}

void HostileTest::tlsWithoutTheKeyIsRefused() {
    Listener listener;
    for (const bool strict : {true, false}) {
        QSslSocket socket;
        if (strict) socket.setSslConfiguration(strictTls()); // the right cipher, but no answer when asked for the key
        socket.setPeerVerifyMode(QSslSocket::VerifyNone);
        QSignalSpy encrypted(&socket, &QSslSocket::encrypted);
        QSignalSpy ended(&socket, &QSslSocket::disconnected);
        socket.connectToHostEncrypted(listener.at.host, listener.at.port);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QCOMPARE(encrypted.size(), 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(listener.server.unproved(), 0, patience);
    QCOMPARE(listener.links.size(), 0);
    verifyServes(listener);
}

void HostileTest::otherCiphersAreRefused() {
    Listener listener;
    int tried = 0;
    for (const char* name :
         {"PSK-AES256-CBC-SHA", "ECDHE-PSK-AES256-CBC-SHA384", "DHE-PSK-CHACHA20-POLY1305", "PSK-CHACHA20-POLY1305"}) {
        const QSslCipher cipher(QString::fromLatin1(name), QSsl::TlsV1_2);
        if (cipher.isNull()) continue;
        ++tried;
        QSslSocket socket;
        QSslConfiguration tls = strictTls();
        tls.setCiphers({cipher});
        socket.setSslConfiguration(tls);
        connect(&socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
                [&](QSslPreSharedKeyAuthenticator* question) {
                    question->setIdentity(listener.credential().identity.toBytes());
                    question->setPreSharedKey(listener.key.bytes);
                });
        QSignalSpy encrypted(&socket, &QSslSocket::encrypted);
        QSignalSpy ended(&socket, &QSslSocket::disconnected);
        socket.connectToHostEncrypted(listener.at.host, listener.at.port);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QCOMPARE(encrypted.size(), 0);
    }
    QVERIFY(tried > 0);
    QCOMPARE(listener.links.size(), 0);
}

void HostileTest::oversizedFramesCostTheLink() {
    Listener listener;
    const Dialled other = dial(listener.at, listener.credential());
    const auto peer = keyHolder(listener);
    QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), 2, patience);
    QSignalSpy closed(listener.links.last(), &Link::closed);
    QSignalSpy received(listener.links.last(), &Link::received);
    peer->write(QByteArray::fromHex("00100001") + QByteArray(1000, 'x'));
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, patience);
    QCOMPARE(closed.first().first().value<LinkEnd>(), LinkEnd::Malformed);
    QVERIFY(closed.first().at(1).toString().contains(QStringLiteral("1048577")));
    QCOMPARE(received.size(), 0);
    QVERIFY(other.link->isOpen() && listener.links.first()->isOpen());
}

void HostileTest::randomBytesUnderTheKeyCostTheLink() {
    Listener listener;
    QRandomGenerator random(9);
    for (int round = 0; round < 10; ++round) {
        const auto peer = keyHolder(listener);
        QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), round + 1, patience);
        QSignalSpy closed(listener.links.last(), &Link::closed);
        QByteArray bytes(2000, Qt::Uninitialized);
        for (char& byte : bytes) byte = char(random.bounded(256));
        bytes[0] = char(1 + random.bounded(255)); // a length above the cap
        peer->write(bytes);
        QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, patience);
    }
    verifyServes(listener);
}

void HostileTest::framesCutAtEveryByteArriveWhole() {
    Listener listener;
    const auto peer = keyHolder(listener);
    QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), 1, patience);
    QSignalSpy received(listener.links.first(), &Link::received);
    const QByteArray frame = *encodeFrame("a message of some length");
    for (qsizetype cut = 1; cut < frame.size(); ++cut) {
        peer->write(frame.first(cut));
        peer->flush();
        QCoreApplication::processEvents();
        peer->write(frame.sliced(cut));
        peer->flush();
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE_WITH_TIMEOUT(received.size(), frame.size() - 1, patience);
    for (const QVariantList& call : received)
        QCOMPARE(call.first().toByteArray(), QByteArray("a message of some length"));
}

void HostileTest::framesCutOffDeliverNothing() {
    Listener listener;
    const QByteArray frame = *encodeFrame("twelve bytes");
    for (qsizetype cut = 0; cut < frame.size(); ++cut) {
        const auto peer = keyHolder(listener);
        QTRY_COMPARE_WITH_TIMEOUT(listener.links.size(), cut + 1, patience);
        QSignalSpy received(listener.links.last(), &Link::received);
        QSignalSpy closed(listener.links.last(), &Link::closed);
        peer->write(frame.first(cut));
        peer->disconnectFromHost();
        QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, patience);
        QCOMPARE(received.size(), 0);
    }
}

void HostileTest::guessingIsSlowedDownOnJoinLinksOnly() {
    Listener listener;
    const JoinKey right = joinKey(TableCode::random(), listener.table);
    listener.server.openJoining(right);
    QSignalSpy refused(&listener.server, &TlsServer::refused);
    const auto guess = [&](const QByteArray& key) {
        return dial(listener.at, Credential{{Trust::Join, listener.table}, key});
    };

    QCOMPARE(guess(QByteArray(32, '0')).failure, DialFailure::WrongKey);
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, patience);
    // Within the wait even the right key is not looked at, and guesses are not either.
    QCOMPARE(guess(right.bytes).failure, DialFailure::WrongKey);
    QCOMPARE(guess(QByteArray(32, '1')).failure, DialFailure::WrongKey);
    QCOMPARE(refused.size(), 1);
    // Devices of the table notice nothing.
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(dial(listener.at, Credential{{Trust::Table, listener.table}, QByteArray(32, '2')}).failure,
                 DialFailure::WrongKey);
        verifyServes(listener);
    }
    QTest::qWait(int(JoinBrake::firstWait) + 100);
    QVERIFY(guess(right.bytes).link);
}

QTEST_GUILESS_MAIN(HostileTest)
#include "hostiletest.moc"
