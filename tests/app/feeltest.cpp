#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include "commandsoundplayer.h"
#include "feel.h"
#include "seatclock.h"

using sideboard::Buzzer;
using sideboard::CommandSoundPlayer;
using sideboard::Feel;
using sideboard::SeatClock;
using sideboard::SoundPlayer;

namespace {

struct Heard : SoundPlayer {
    explicit Heard(QStringList& list) : sounds(list) {}
    bool play(const QString& resource) override {
        sounds += resource;
        return true;
    }
    QStringList& sounds;
};

struct Felt : Buzzer {
    explicit Felt(QStringList& list) : events(list) {}
    void buzz(const QString& event) override { events += event; }
    QStringList& events;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class FeelTest : public QObject {
    Q_OBJECT

private slots:
    void soundIsOffUntilSomebodyAsksForIt() {
        QStringList heard;
        QStringList felt;
        Feel feel(std::make_unique<Heard>(heard), std::make_unique<Felt>(felt), nullptr);
        feel.cue(Feel::MyTurn);
        QCOMPARE(heard, QStringList());
        QCOMPARE(felt, QStringList{"message-new-instant"});
        feel.setSound(true);
        feel.setHaptics(false);
        feel.cue(Feel::Thrown);
        feel.cue(Feel::Refused);
        QCOMPARE(heard, QStringList({Feel::soundOf(Feel::Thrown), Feel::soundOf(Feel::Refused)}));
        QCOMPARE(felt.size(), 1);
    }

    void everyCueHasASmallSoundOfItsOwn() {
        QSet<QByteArray> sounds;
        for (const Feel::Cue cue : {Feel::MyTurn, Feel::Thrown, Feel::Refused}) {
            const QByteArray wav = contents(Feel::soundOf(cue));
            QVERIFY2(wav.startsWith("RIFF"), qPrintable(Feel::soundOf(cue)));
            QVERIFY(wav.size() < 32 * 1024);
            sounds += wav;
        }
        QCOMPARE(sounds.size(), 3);
    }

    void aDeviceThatHasNothingStaysSilent() {
        Feel feel(nullptr, nullptr, nullptr);
        feel.setSound(true);
        feel.cue(Feel::MyTurn);
        CommandSoundPlayer none({"no-such-player"});
        QVERIFY(!none.play(Feel::soundOf(Feel::MyTurn)));
    }

    void theFirstPlayerThatIsInstalledGetsARealFile() {
        QTemporaryDir folder;
        const QString player = folder.filePath("player");
        const QString got = folder.filePath("got.wav");
        QFile script(player);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\ncp \"$1\" '" + got.toUtf8() + ".part' && mv '" + got.toUtf8() + ".part' '" +
                     got.toUtf8() + "'\n");
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);

        CommandSoundPlayer speaker({"no-such-player", player});
        QVERIFY(speaker.play(Feel::soundOf(Feel::Thrown)));
        QTRY_VERIFY(QFile::exists(got));
        QCOMPARE(contents(got), contents(Feel::soundOf(Feel::Thrown)));
    }

    void theClockBooksTimeOnWhoeverIsToAct() {
        qint64 now = 5'000;
        SeatClock clock([&now] { return now; }, nullptr);
        clock.setSeats(2);
        clock.setActive(0);
        now += 4'000;
        QCOMPARE(clock.seconds(), QList<int>({0, 0})); // off by default
        clock.setRunning(true);
        now += 61'500;
        QCOMPARE(clock.seconds(), QList<int>({61, 0}));
        clock.setActive(1);
        now += 2'600;
        clock.setRunning(false);
        now += 90'000;
        QCOMPARE(clock.seconds(), QList<int>({61, 2}));
        clock.setRunning(true);
        clock.setActive(0);
        now += 500;
        QCOMPARE(clock.seconds(), QList<int>({62, 2})); // halves add up
        clock.reset();
        QCOMPARE(clock.seconds(), QList<int>({0, 0}));
    }

    void theClockTicksOnlyWhileSomebodyIsToAct() {
        SeatClock clock;
        clock.setSeats(1);
        clock.setRunning(true);
        QSignalSpy ticked(&clock, &SeatClock::secondsChanged);
        QTest::qWait(1'200);
        QCOMPARE(ticked.count(), 0);
        clock.setActive(0);
        QTRY_VERIFY_WITH_TIMEOUT(ticked.count() >= 2, 5'000);
        clock.setActive(-1);
        const qsizetype before = ticked.count();
        QTest::qWait(1'200);
        QCOMPARE(ticked.count(), before);
    }
};

QTEST_GUILESS_MAIN(FeelTest)
#include "feeltest.moc"
