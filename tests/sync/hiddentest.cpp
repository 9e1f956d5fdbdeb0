#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "engine/core/codec.h"
#include "realdevice.h"
#include "simulation/evening.h"

using namespace sideboard;
using namespace sideboard::sync;
using namespace sideboard::sync::simulation;
using sideboard::test::RealDevice;

// Hidden choices over the network: before they are opened nobody else has anything from which they could be learned.
class HiddenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingThatPassesOrIsStoredHoldsTheSecret();
    void aSeatHandedOverTakesItsSecretsAlong();
    void aSeatTakenOverBringsNoSecrets();
    void theBytesOfRealLinksAndFilesHoldNoSecret();
};

namespace {

// Not to be found by chance, as the few bytes of a choice would be; without it the seal cannot be searched for the
// choice.
Salt rareSalt(int first) {
    Salt salt{};
    for (std::size_t i = 0; i < salt.size(); ++i) salt[i] = static_cast<std::uint8_t>(first + 37 * static_cast<int>(i));
    return salt;
}

// The salt as the codec writes it: what stands behind seat, purpose and number.
QByteArray bytesOf(const Salt& salt) {
    constexpr qsizetype before = 3;
    constexpr qsizetype enough = 16;
    return QByteArray::fromStdString(toBytes(Secret{seatAt(0), 1, 1, salt, {}})).mid(before, enough);
}

Secret missionOf(Table& table, Seat seat, const Salt& salt) {
    const auto secret =
        table.prepareSecret(seat, "mission", {{"upper", Json::object()}, {"lower", Json::object()}}, salt);
    if (!secret) qFatal("not prepared: %s", toJson(secret.error()).dump().c_str());
    return *secret;
}

void sealAt(Node& node, const Secret& secret, World& world) {
    node.secrets().push_back(secret);
    node.keepBeside(node.table().seal(secret, {world.wall()}), {KeepSecret{node.table().id(), secret}});
}

// Everything on a simulated disk, in bytes.
QByteArray bytesOf(const Disk::Content& disk) {
    std::string all;
    for (const auto& [id, entry] : disk.entries) {
        const std::vector<const Entry*> one{&entry};
        all += batchToBytes(one);
    }
    for (const Secret& secret : disk.secrets) all += toBytes(secret);
    return QByteArray::fromStdString(all);
}

struct Evesdropped {
    explicit Evesdropped(Evening& evening) {
        evening.network.listener = [this](const QByteArray& payload) { bytes += payload; };
    }
    QByteArray bytes;
};

} // namespace

void HiddenTest::nothingThatPassesOrIsStoredHoldsTheSecret() {
    Evening evening({11, 3, 3, 0});
    const Evesdropped heard(evening);
    const Salt salt = rareSalt(5);
    const Secret secret = missionOf(evening.node(0).table(), seatAt(0), salt);
    sealAt(evening.node(0), secret, evening.world);
    evening.run(5000);
    QVERIFY(heard.bytes.size() > 1000);
    QVERIFY(evening.node(2).table().hash() == evening.node(0).table().hash());
    QVERIFY(!heard.bytes.contains(bytesOf(salt)));
    QVERIFY(bytesOf(evening.node(0).disk().content()).contains(bytesOf(salt))); // the chooser keeps it
    for (int other : {1, 2}) QVERIFY(!bytesOf(evening.node(other).disk().content()).contains(bytesOf(salt)));

    evening.node(0).keep(evening.node(0).table().open(secret, {evening.world.wall()}));
    evening.run(2000);
    QVERIFY(heard.bytes.contains(bytesOf(salt)));
    const std::size_t last = evening.node(2).table().log().size() - 1;
    QVERIFY(evening.node(2).table().outcome(last).proved);
    QCOMPARE(evening.node(2).table().outcome(last).fit, Fit::fits);
}

void HiddenTest::aSeatHandedOverTakesItsSecretsAlong() {
    Evening evening({12, 3, 3, 0});
    const Salt salt = rareSalt(9);
    const Secret secret = missionOf(evening.node(0).table(), seatAt(1), salt);
    sealAt(evening.node(0), secret, evening.world);
    evening.run(1000);
    const DeviceId heir = evening.node(1).table().log().self();
    evening.node(0).keep(
        evening.node(0).table().changeSeat(seatAt(1), {SeatAct::handOver, heir, {}}, evening.world.wall()));
    evening.run(2000);
    QCOMPARE(evening.node(1).secrets().size(), std::size_t{1});
    QVERIFY(evening.node(1).secrets().front() == secret);
    QVERIFY(bytesOf(evening.node(1).disk().content()).contains(bytesOf(salt)));
    QVERIFY(!bytesOf(evening.node(2).disk().content()).contains(bytesOf(salt)));
    // And the heir can open it, proved.
    evening.node(1).keep(evening.node(1).table().open(evening.node(1).secrets().front(), {evening.world.wall()}));
    evening.run(1000);
    QVERIFY(evening.node(2).table().outcome(evening.node(2).table().log().size() - 1).proved);
}

void HiddenTest::aSeatTakenOverBringsNoSecrets() {
    Evening evening({13, 3, 3, 0});
    const Salt salt = rareSalt(13);
    sealAt(evening.node(0), missionOf(evening.node(0).table(), seatAt(1), salt), evening.world);
    evening.run(1000);
    evening.node(2).keep(
        evening.node(2).table().changeSeat(seatAt(1), {SeatAct::takeOver, {}, {}}, evening.world.wall()));
    evening.run(6000);
    QVERIFY(evening.node(2).table().seating().holder(seatAt(1)) == evening.node(2).table().log().self());
    QVERIFY(evening.node(2).secrets().empty());
    QVERIFY(!bytesOf(evening.node(2).disk().content()).contains(bytesOf(salt)));
}

namespace {

// Somebody in the middle who writes down all that passes.
class Wiretap : public QTcpServer {
public:
    explicit Wiretap(quint16 to) {
        if (!listen(QHostAddress::LocalHost)) qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this, to] {
            QTcpSocket* near = nextPendingConnection();
            auto* far = new QTcpSocket(near);
            far->connectToHost(QHostAddress(QHostAddress::LocalHost), to);
            pass(near, far);
            pass(far, near);
        });
    }
    QByteArray bytes;

private:
    void pass(QTcpSocket* from, QTcpSocket* to) {
        connect(from, &QTcpSocket::readyRead, to, [this, from, to] {
            const QByteArray some = from->readAll();
            bytes += some;
            to->write(some);
        });
        connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::disconnectFromHost);
    }
};

QByteArray filesOf(const QString& path) { return test::bytesOf(path) + test::bytesOf(path + QStringLiteral("-wal")); }

} // namespace

void HiddenTest::theBytesOfRealLinksAndFilesHoldNoSecret() {
    const QTemporaryDir folder;
    const TableKey key = randomTableKey();
    RealDevice chooser(folder.filePath(QStringLiteral("a.db")), {2}, key, true);
    RealDevice other(folder.filePath(QStringLiteral("b.db")), {1}, key, false);
    const Wiretap tap(chooser.lan->port());
    other.lan->remember({QStringLiteral("127.0.0.1"), tap.serverPort()});
    QTRY_VERIFY_WITH_TIMEOUT(other.table->started(), 10'000);

    const Salt salt = rareSalt(21);
    const Secret secret = missionOf(*chooser.table, seatAt(0), salt);
    chooser.secrets.push_back(secret);
    chooser.keep(chooser.table->seal(secret, {test::noon()}), {KeepSecret{chooser.table->id(), secret}});
    chooser.keep(chooser.table->note(seatAt(0), "words that everybody may read", test::noon()));
    QTRY_VERIFY_WITH_TIMEOUT(other.table->log().size() == 3 && other.table->hash() == chooser.table->hash(), 10'000);
    const EntryId last = chooser.table->log()[2].id;
    QTRY_VERIFY_WITH_TIMEOUT(chooser.replica->heldByAll(last), 10'000);

    QVERIFY(tap.bytes.size() > 500);
    QVERIFY(!tap.bytes.contains(bytesOf(salt)));
    QVERIFY(!tap.bytes.contains("everybody may read")); // nor anything else
    QVERIFY(filesOf(other.path).contains("everybody may read"));
    QVERIFY(!filesOf(other.path).contains(bytesOf(salt)));
    QVERIFY(filesOf(chooser.path).contains(bytesOf(salt)));
}

QTEST_GUILESS_MAIN(HiddenTest)
#include "hiddentest.moc"
