#include "sync/backup.h"
#include "tests/sync/sample.h"

using namespace sideboard;
using namespace sideboard::test;

class MigrationTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_files = 0;
    QString file() { return m_folder.filePath(QStringLiteral("%1.db").arg(++m_files)); }

    static std::vector<Migration> stepsWith(const Migration& next) {
        std::vector<Migration> steps(migrations().begin(), migrations().end());
        steps.push_back(next);
        return steps;
    }

private Q_SLOTS:
    void anOlderFileIsBroughtUpToDateAndBackedUp() {
        const QString path = file();
        const auto table = sampleTable(100);
        QVERIFY(!keep(path, *table));
        const auto steps = stepsWith({QStringLiteral("ALTER TABLE tables ADD COLUMN mood TEXT"),
                                      QStringLiteral("UPDATE tables SET mood = 'good'")});
        {
            const auto newer = Journal::open({{path, noon, 5, steps}});
            QVERIFY(newer);
            QCOMPARE((*readBack(**newer, table->id()))->hash(), table->hash());
        }
        QCOMPARE(text(open(path).error().code), QStringLiteral("db-newer"));
        const QStringList backups = backupsOf(path);
        QCOMPARE(backups.size(), 1);
        const auto old = open(backups.front());
        QVERIFY(old);
        QCOMPARE((*readBack(**old, table->id()))->hash(), table->hash());
    }

    void aStepThatFailsLeavesTheOldVersion() {
        const QString path = file();
        const auto table = sampleTable(100);
        QVERIFY(!keep(path, *table));
        const auto steps = stepsWith(
            {QStringLiteral("DELETE FROM entries"), QStringLiteral("ALTER TABLE nothing ADD COLUMN mood TEXT")});
        QVERIFY(!Journal::open({{path, noon, 5, steps}}));
        const auto journal = open(path);
        QVERIFY(journal);
        QCOMPARE((*readBack(**journal, table->id()))->hash(), table->hash());
    }

    void aNewFileNeedsNoBackup() {
        const QString path = file();
        QVERIFY(open(path));
        QVERIFY(backupsOf(path).isEmpty());
    }

    void oldBackupsGo() {
        const QString path = file();
        std::int64_t now = noon();
        const auto journal = Journal::open({{path, [&] { return now; }, 3}});
        QVERIFY(journal);
        for (int i = 0; i < 7; ++i) {
            now += 1000;
            QVERIFY(!(*journal)->writeNow({SetSetting{QStringLiteral("round"), QString::number(i)}}));
            QVERIFY(!(*journal)->backUp());
        }
        const QStringList backups = backupsOf(path);
        QCOMPARE(backups.size(), 3);
        QCOMPARE(**(*open(backups.front()))->setting(QStringLiteral("round")), QStringLiteral("6"));
        QCOMPARE(**(*open(backups.back()))->setting(QStringLiteral("round")), QStringLiteral("4"));
    }
};

QTEST_GUILESS_MAIN(MigrationTest)
#include "migrationtest.moc"
