#include "sync/sightings.h"
#include "sync/announcement.h"
#include "sync/floodgate.h"

#include <QCborMap>
#include <QRandomGenerator>
#include <QTest>

using namespace sideboard::sync;

namespace {

Announcement announcementOf(quint64 device, const TableId& table = randomTableId()) {
    return {table, {device}, QStringLiteral("derrein"), QStringLiteral("Anna’s table"), 4000, 1, 3};
}

QHostAddress address(quint32 number) { return QHostAddress(0x0a000000 + number); }

} // namespace

// What the finder hears, without sockets and with a clock of the test's own.
class SightingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnnouncementComesBackAsItWas();
    void announcementsAreSmall();
    void announcementsKeepTheirBytes();
    void strangeDatagramsAreRefused();
    void mutatedAnnouncementsNeverCrash();
    void sightingsAreBounded();
    void oneSourceCannotFillAllPlaces();
    void theWatchedTableHasPlacesOfItsOwn();
    void aDeviceIsLostAfterSilence();
    void addressesComeAndGo();
    void aSourceIsHeldToItsRate();
    void inventedSourcesShareWhatIsLeft();
};

void SightingsTest::anAnnouncementComesBackAsItWas() {
    const Announcement said = announcementOf(7);
    const auto decoded = decodeAnnouncement(encodeAnnouncement(said));
    QVERIFY2(decoded.ok(), qPrintable(decoded.error()));
    QVERIFY(*decoded == said);
}

void SightingsTest::announcementsAreSmall() {
    Announcement said = announcementOf(~0ULL);
    said.game = QString(1000, QChar(0x20ac));
    said.name = QString(1000, QChar(0x20ac));
    said.port = 65535;
    said.protocol = said.rules = ~0U;
    QVERIFY(encodeAnnouncement(said).size() <= largestAnnouncement);
    QVERIFY(decodeAnnouncement(encodeAnnouncement(said)).ok());
}

void SightingsTest::announcementsKeepTheirBytes() {
    const auto table = tableIdFromHex("0001020304050607");
    const Announcement said{*table, {7}, QStringLiteral("arle"), QStringLiteral("Anna"), 4000, 1, 3};
    QCOMPARE(encodeAnnouncement(said).toHex(),
             QByteArray("53425244a7014800010203040506070207036461726c650464416e6e6105190fa006010703"));
}

void SightingsTest::strangeDatagramsAreRefused() {
    const QByteArray good = encodeAnnouncement(announcementOf(7));
    QVERIFY(!decodeAnnouncement({}));
    QVERIFY(!decodeAnnouncement("SBRD"));
    QVERIFY(!decodeAnnouncement(good.sliced(1)));
    QVERIFY(!decodeAnnouncement(good + '\0'));
    QVERIFY(!decodeAnnouncement("SBRD" + QByteArray(1000, '\x81')));
    for (qsizetype size = 0; size < good.size(); ++size) QVERIFY(!decodeAnnouncement(good.first(size)));
    QCborMap map = QCborValue::fromCbor(good.sliced(4)).toMap();
    map[20] = QStringLiteral("later");
    QVERIFY(decodeAnnouncement("SBRD" + map.toCborValue().toCbor()).ok());
    map[5] = 0;
    QVERIFY(!decodeAnnouncement("SBRD" + map.toCborValue().toCbor()));
}

void SightingsTest::mutatedAnnouncementsNeverCrash() {
    QRandomGenerator random(3);
    const QByteArray good = encodeAnnouncement(announcementOf(7));
    for (int round = 0; round < 100'000; ++round) {
        QByteArray bytes = good;
        for (int changes = 1 + random.bounded(4); changes > 0; --changes)
            bytes[4 + random.bounded(int(bytes.size()) - 4)] = char(random.bounded(256));
        const auto decoded = decodeAnnouncement(bytes);
        if (decoded) QVERIFY(*decodeAnnouncement(encodeAnnouncement(*decoded)) == *decoded);
    }
}

void SightingsTest::sightingsAreBounded() {
    Sightings sightings;
    for (quint32 i = 0; i < 10'000; ++i) sightings.hear(announcementOf(i), address(i), 0);
    QCOMPARE(sightings.size(), Sightings::mostOthers);
    // When those are gone there is room again.
    QCOMPARE(sightings.takeLost(Sightings::lostAfter + 1).size(), Sightings::mostOthers);
    QCOMPARE(sightings.hear(announcementOf(1), address(1), Sightings::lostAfter + 1), Sightings::News::New);
}

void SightingsTest::oneSourceCannotFillAllPlaces() {
    Sightings sightings;
    for (quint32 i = 0; i < 1000; ++i) sightings.hear(announcementOf(i), address(1), 0);
    QCOMPARE(sightings.size(), Sightings::mostFromOneSource);
    QCOMPARE(sightings.hear(announcementOf(1), address(2), 0), Sightings::News::New);
}

void SightingsTest::theWatchedTableHasPlacesOfItsOwn() {
    Sightings sightings;
    const TableId mine = randomTableId();
    sightings.watch(mine);
    for (quint32 i = 0; i < 1000; ++i) sightings.hear(announcementOf(i), address(i), 0);
    for (quint32 i = 0; i < 7; ++i)
        QCOMPARE(sightings.hear(announcementOf(i, mine), address(5000 + i), 0), Sightings::News::New);
    for (quint32 i = 0; i < 1000; ++i) sightings.hear(announcementOf(i, mine), address(6000 + i), 0);
    QCOMPARE(sightings.size(), Sightings::mostOthers + Sightings::mostWatched);
}

void SightingsTest::aDeviceIsLostAfterSilence() {
    Sightings sightings;
    const Announcement said = announcementOf(1);
    QCOMPARE(sightings.hear(said, address(1), 0), Sightings::News::New);
    QCOMPARE(sightings.hear(said, address(1), 1000), Sightings::News::Nothing);
    QVERIFY(sightings.takeLost(1000 + Sightings::lostAfter).isEmpty());
    QCOMPARE(sightings.takeLost(1001 + Sightings::lostAfter).size(), 1);
    QCOMPARE(sightings.size(), 0);
}

void SightingsTest::addressesComeAndGo() {
    Sightings sightings;
    const Announcement said = announcementOf(1);
    sightings.hear(said, address(1), 0);
    QCOMPARE(sightings.hear(said, address(2), 0), Sightings::News::Changed);
    QCOMPARE(sightings.find(said.table, {1})->endpoints(), (QList<Endpoint>{{address(1), 4000}, {address(2), 4000}}));
    // Others cannot push out those that are still heard.
    for (quint32 i = 3; i < 100; ++i) sightings.hear(said, address(i), 0);
    QCOMPARE(sightings.find(said.table, {1})->from.size(), Sightings::mostAddresses);
    QVERIFY(sightings.find(said.table, {1})->from.contains(address(1)));
    // An address that fell silent makes room.
    QCOMPARE(sightings.hear(said, address(200), Sightings::lostAfter + 1), Sightings::News::Changed);
    QCOMPARE(sightings.find(said.table, {1})->from, QList<QHostAddress>{address(200)});
}

void SightingsTest::aSourceIsHeldToItsRate() {
    Floodgate gate;
    int admitted = 0;
    for (qint64 now = 0; now < 10'000; ++now) // ten a millisecond
        for (int i = 0; i < 10; ++i) admitted += gate.admit(address(1), now);
    QVERIFY(admitted <= Floodgate::atOnce + 10 * Floodgate::perSecond + 1);
    QVERIFY(admitted >= 10 * Floodgate::perSecond);
    QVERIFY(gate.admit(address(2), 10'000));
}

void SightingsTest::inventedSourcesShareWhatIsLeft() {
    Floodgate gate;
    QVERIFY(gate.admit(address(1), 0));
    int admitted = 0;
    for (quint32 i = 0; i < 100'000; ++i)
        admitted += gate.admit(address(10 + i), i / 10); // 10,000 a second for ten seconds
    QVERIFY(gate.remembered() <= Floodgate::mostSources);
    QVERIFY(admitted <= Floodgate::mostSources + Floodgate::atOnce + 10 * Floodgate::perSecond + 1);
    QVERIFY(gate.admit(address(1), 10'000)); // who was there before is still heard
}

QTEST_GUILESS_MAIN(SightingsTest)
#include "sightingstest.moc"
