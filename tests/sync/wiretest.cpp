#include "sync/wire.h"
#include "sync/welcome.h"

#include <QCborArray>
#include <QCborMap>
#include <QCborStreamWriter>
#include <QRandomGenerator>
#include <QTest>

using namespace sideboard::sync;

namespace {

TableId someTable() { return {0x0001020304050607}; }

Hello someHello() {
    return {1,           QStringLiteral("derrein"), 3,
            someTable(), {0x1122334455667788},      {{{1}, {2, 3}}, {{0xffffffffffffffff}, {4, 5}}}};
}

// QCborValue, which the tests change messages with, knows numbers up to 63 bits only.
Hello smallHello() {
    Hello hello = someHello();
    hello.have = {{{1}, {2, 3}}};
    return hello;
}

Presence somePresence() {
    Presence presence;
    presence.name = QStringLiteral("Anna’s phone");
    presence.listens = {{QHostAddress(QStringLiteral("192.168.1.5")), 4000},
                        {QHostAddress(QStringLiteral("fd00::5")), 4001}};
    presence.seats = {0, 3};
    presence.unsent = 12;
    presence.peers = {{{7}, {QHostAddress(QStringLiteral("10.0.0.7")), 4002}}};
    return presence;
}

QList<Message> oneOfEach() {
    return {someHello(),
            Entries{QByteArray("\x01\x02\x03"), {}},
            Entries{"batch", "secret"},
            Have{{{{9}, {10, 11}}}},
            somePresence(),
            Bye{ByeReason::OtherRules, QStringLiteral("rules 4 here")}};
}

QByteArray cbor(const QCborArray& array) { return array.toCborValue().toCbor(); }

// A frozen message with one field replaced, added or, with an undefined value, taken away.
QByteArray with(const Message& message, int key, const QCborValue& value) {
    QCborArray array = QCborValue::fromCbor(encode(message)).toArray();
    QCborMap map = array.at(1).toMap();
    if (value.isUndefined()) map.remove(key);
    else map[key] = value;
    array[1] = map;
    return cbor(array);
}

} // namespace

class WireTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMessageComesBackAsItWas();
    void helloIsFrozenToTheByte();
    void byeIsFrozenToTheByte();
    void welcomeIsFrozenToTheByte();
    void frozenMessagesTakeNoOtherField();
    void theOthersIgnoreFieldsTheyDoNotKnow();
    void aMissingFieldIsNamed();
    void wrongTypesAndSizesAreRefused();
    void aDeviceNamedTwiceIsRefused();
    void bytesBehindTheEndAreRefused();
    void lengthsMustBeStated();
    void deepNestingIsRefused();
    void longNamesAndListsAreCutWhenSent();
    void aReasonOfALaterVersionIsKept();
    void everyTruncationIsRefused();
    void mutationsNeverCrash();
};

void WireTest::everyMessageComesBackAsItWas() {
    for (const Message& message : oneOfEach()) {
        const auto decoded = decode(encode(message));
        QVERIFY2(decoded.ok(), qPrintable(decoded.error()));
        QVERIFY(*decoded == message);
    }
    const Message largest = Entries{QByteArray(largestBatch, 'b'), {}};
    QVERIFY(*decode(encode(largest)) == largest);
}

// These bytes are what every version of Sideboard, past and future, says. If this fails, the change is wrong.
void WireTest::helloIsFrozenToTheByte() {
    const QByteArray frozen = QByteArray::fromHex("8201a6"
                                                  "0101"
                                                  "02676465727265696e"
                                                  "0303"
                                                  "04480001020304050607"
                                                  "051b1122334455667788"
                                                  "06a2"
                                                  "01820203"
                                                  "1bffffffffffffffff820405");
    QCOMPARE(encode(someHello()).toHex(), frozen.toHex());
    QVERIFY(std::get<Hello>(*decode(frozen)) == someHello());
}

void WireTest::byeIsFrozenToTheByte() {
    const QByteArray frozen = QByteArray::fromHex("8205a20102026c72756c657320342068657265");
    const Bye bye{ByeReason::OtherRules, QStringLiteral("rules 4 here")};
    QCOMPARE(encode(bye).toHex(), frozen.toHex());
    QVERIFY(std::get<Bye>(*decode(frozen)) == bye);
}

void WireTest::welcomeIsFrozenToTheByte() {
    const Welcome welcome{someTable(), {QByteArray(32, '\x11')}};
    const QByteArray frozen = QByteArray::fromHex("8200a201480001020304050607025820") + QByteArray(32, '\x11');
    QCOMPARE(encodeWelcome(welcome).toHex(), frozen.toHex());
    QVERIFY(*decodeWelcome(frozen) == welcome);
    for (qsizetype size = 0; size < frozen.size(); ++size) QVERIFY(!decodeWelcome(frozen.first(size)));
    QVERIFY(!decodeWelcome(frozen + '\0'));
    // Neither is ever taken for the other.
    QVERIFY(!decode(frozen));
    for (const Message& message : oneOfEach()) QVERIFY(!decodeWelcome(encode(message)));
}

void WireTest::frozenMessagesTakeNoOtherField() {
    QVERIFY(decode(with(smallHello(), 1, 1)).ok());
    QCOMPARE(decode(with(smallHello(), 7, 1)).error(), QStringLiteral("hello has an unknown key 7"));
    QCOMPARE(decode(with(Bye{}, 3, 1)).error(), QStringLiteral("bye has an unknown key 3"));
}

void WireTest::theOthersIgnoreFieldsTheyDoNotKnow() {
    const QCborValue odd = QCborMap{{1, QCborArray{1, QStringLiteral("two"), 3.0, nullptr}}};
    for (const Message& message : oneOfEach()) {
        if (std::holds_alternative<Hello>(message) || std::holds_alternative<Bye>(message)) continue;
        const auto decoded = decode(with(message, 60, odd));
        QVERIFY2(decoded.ok(), qPrintable(decoded.error()));
        QVERIFY(*decoded == message);
    }
}

void WireTest::aMissingFieldIsNamed() {
    for (int key = 1; key <= 6; ++key)
        QCOMPARE(decode(with(smallHello(), key, {})).error(), QStringLiteral("hello lacks key %1").arg(key));
    for (int key = 1; key <= 5; ++key)
        QCOMPARE(decode(with(somePresence(), key, {})).error(), QStringLiteral("presence lacks key %1").arg(key));
    QVERIFY(!decode(with(Entries{"x", {}}, 1, {})));
    QVERIFY(!decode(with(Have{}, 1, {})));
}

void WireTest::wrongTypesAndSizesAreRefused() {
    const auto refuses = [](const QByteArray& payload) {
        const auto decoded = decode(payload);
        return !decoded.ok() && !decoded.error().isEmpty();
    };
    QVERIFY(refuses({}));
    QVERIFY(refuses("GET / HTTP/1.1\r\n\r\n"));
    QVERIFY(refuses(cbor({1})));
    QVERIFY(refuses(cbor({0, QCborMap{}})));
    QVERIFY(refuses(cbor({99, QCborMap{}})));
    QVERIFY(refuses(cbor({QStringLiteral("1"), QCborMap{}})));
    QVERIFY(refuses(cbor({1, QCborArray{}})));
    QVERIFY(refuses(with(smallHello(), 1, -1)));
    QVERIFY(refuses(with(smallHello(), 1, qint64(0x100000000))));
    QVERIFY(refuses(with(smallHello(), 2, QByteArray("derrein"))));
    QVERIFY(refuses(with(smallHello(), 2, QString(65, QLatin1Char('a')))));
    QVERIFY(refuses(with(smallHello(), 4, QByteArray(15, 'a'))));
    QVERIFY(refuses(with(smallHello(), 4, QByteArray(17, 'a'))));
    QVERIFY(refuses(with(smallHello(), 5, 1.5)));
    QVERIFY(refuses(with(smallHello(), 6, QCborMap{{1, QCborArray{1}}})));
    QVERIFY(refuses(with(smallHello(), 6, QCborMap{{1, QCborArray{1, 2, 3}}})));
    QVERIFY(refuses(with(smallHello(), 6, QCborMap{{QStringLiteral("a"), QCborArray{1, 2}}})));
    QVERIFY(refuses(with(Entries{}, 1, QStringLiteral("text"))));
    QVERIFY(refuses(with(Entries{}, 1, QByteArray(largestBatch + 1, 'a'))));
    QVERIFY(refuses(with(somePresence(), 2, QCborArray{QCborArray{QByteArray(5, 'a'), 1}})));
    QVERIFY(refuses(with(somePresence(), 2, QCborArray{QCborArray{QByteArray(4, 'a'), 0}})));
    QVERIFY(refuses(with(somePresence(), 2, QCborArray{QCborArray{QByteArray(4, 'a'), 65536}})));
    QVERIFY(refuses(with(somePresence(), 3, QCborArray{16})));
    QVERIFY(refuses(QByteArray::fromHex("8205a201000262fffe"))); // not UTF-8
    QVERIFY(refuses(QByteArray::fromHex("8205a30100010002"
                                        "60"))); // a key twice
}

void WireTest::aDeviceNamedTwiceIsRefused() {
    QVERIFY(!decode(QByteArray::fromHex("8203a101a2"
                                        "01820203"
                                        "01820203")));
}

void WireTest::bytesBehindTheEndAreRefused() {
    for (const Message& message : oneOfEach()) {
        QVERIFY(!decode(encode(message) + '\0'));
        QVERIFY(!decode(encode(message) + encode(message)));
    }
}

void WireTest::lengthsMustBeStated() {
    QVERIFY(!decode(QByteArray::fromHex("9f05a2010002"
                                        "60ff")));
    QVERIFY(!decode(QByteArray::fromHex("8205bf010002"
                                        "60ff")));
    QVERIFY(!decode(QByteArray::fromHex("8205a2010002"
                                        "7f60ff")));
    QVERIFY(!decode(QByteArray::fromHex("8202a1015b7fffffffffffffff"))); // a batch of 8 EiB
    QVERIFY(!decode(QByteArray::fromHex("8203a101bb7fffffffffffffff"))); // as many devices
}

void WireTest::deepNestingIsRefused() {
    const QByteArray head = QByteArray::fromHex("8202a20141000a"); // entries, and a field that is not known
    QVERIFY(decode(head + QByteArray(4, '\x81') + '\0').ok());
    QVERIFY(!decode(head + QByteArray(1000, '\x81') + '\0'));
    QVERIFY(!decode(head + QByteArray(1'000'000, '\x81')));
    QVERIFY(!decode(QByteArray(1'000'000, '\x81')));
}

void WireTest::longNamesAndListsAreCutWhenSent() {
    Presence presence = somePresence();
    presence.name = QString(100, QChar(0x00e9)); // two bytes each
    presence.seats = QList<quint8>(100, 1);
    presence.listens = QList<Endpoint>(100, presence.listens.first());
    presence.peers = QList<Presence::Peer>(100, presence.peers.first());
    const auto decoded = decode(encode(presence));
    QVERIFY2(decoded.ok(), qPrintable(decoded.error()));
    const auto& got = std::get<Presence>(*decoded);
    QCOMPARE(got.name, QString(32, QChar(0x00e9)));
    QCOMPARE(got.seats.size(), qsizetype(mostSeats));
    QCOMPARE(got.listens.size(), qsizetype(mostListening));
    QCOMPARE(got.peers.size(), qsizetype(mostPeers));

    QCOMPARE(clipped(QStringLiteral("aé"), 2), QStringLiteral("a"));
    QCOMPARE(clipped(QStringLiteral("aé"), 3), QStringLiteral("aé"));
    QVERIFY(decode(encode(Bye{ByeReason::Leaving, QString(QChar(0xd800))})).ok()); // half a character
}

void WireTest::aReasonOfALaterVersionIsKept() {
    const auto decoded = decode(encode(Bye{ByeReason(4711), QStringLiteral("later")}));
    QCOMPARE(quint32(std::get<Bye>(*decoded).reason), 4711u);
}

void WireTest::everyTruncationIsRefused() {
    for (const Message& message : oneOfEach()) {
        const QByteArray whole = encode(message);
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY2(!decode(whole.first(size)),
                     qPrintable(QStringLiteral("kind %1 cut at %2").arg(message.index()).arg(size)));
    }
}

void WireTest::mutationsNeverCrash() {
    const auto messages = oneOfEach();
    QRandomGenerator random(2024);
    int refused = 0;
    for (int round = 0; round < 100'000; ++round) {
        QByteArray bytes = encode(messages.at(round % messages.size()));
        for (int changes = 1 + random.bounded(4); changes > 0 && !bytes.isEmpty(); --changes) {
            const int at = random.bounded(int(bytes.size()));
            switch (random.bounded(4)) {
            case 0: bytes[at] = char(random.bounded(256)); break;
            case 1: bytes[at] = char(bytes.at(at) ^ (1 << random.bounded(8))); break;
            case 2: bytes.insert(at, char(random.bounded(256))); break;
            default: bytes.remove(at, 1 + random.bounded(4)); break;
            }
        }
        const auto decoded = decode(bytes);
        refused += !decoded.ok();
        if (!decoded.ok()) QVERIFY(!decoded.error().isEmpty());
        else // what is taken must have one meaning only
            QVERIFY(*decode(encode(*decoded)) == *decoded);
    }
    qInfo("%d of 100000 mutations refused", refused);
    QVERIFY(refused > 50'000);
}

QTEST_GUILESS_MAIN(WireTest)
#include "wiretest.moc"
