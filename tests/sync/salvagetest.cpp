#include "sync/salvage.h"
#include "tests/sync/sample.h"

using namespace sideboard;
using namespace sideboard::test;

class SalvageTest : public QObject {
    Q_OBJECT

private:
    static constexpr qsizetype page = 4096;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString path() const { return m_folder->filePath(QStringLiteral("table.db")); }
    QString saved() const { return path() + QStringLiteral(".saved"); }

    void damage(qsizetype from, qsizetype size) {
        QByteArray bytes = bytesOf(path());
        QVERIFY(bytes.size() > from + size);
        bytes.replace(from, size, QByteArray(size, '\xaa'));
        QVERIFY(writeBytes(path(), bytes));
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(!keep(path(), *sampleTable(3000)));
        QVERIFY(!keep(path(), *sampleTable(40, 78)));
    }

    void aDamagedPageLosesOnlyWhatStoodThere() {
        damage((bytesOf(path()).size() / page / 2) * page, page);
        const QByteArray before = bytesOf(path());
        const auto journal = open(path());
        QVERIFY(!journal);
        QCOMPARE(text(journal.error().code), QLatin1String(damagedCode));
        QVERIFY(text(journal.error().message).contains(saved()));
        QVERIFY(text(journal.error().message).contains(QStringLiteral("tables: 2")));
        QCOMPARE(bytesOf(path()), before);

        const auto rest = open(saved());
        QVERIFY(rest);
        QCOMPARE((*rest)->tables()->size(), 2U);
        const std::size_t entries = (*rest)->table(77)->entries.size();
        QVERIFY(entries > 1500 && entries < 3000);
        QVERIFY(text(journal.error().message).contains(QStringLiteral("entries: %1").arg(entries + 40)));
        QVERIFY(readBack(**rest, 77)); // folds as far as nothing is missing
        QCOMPARE((*readBack(**rest, 78))->hash(), sampleTable(40, 78)->hash());
    }

    void aSecondLookOverwritesNothing() {
        damage((bytesOf(path()).size() / page / 2) * page, page);
        QVERIFY(!open(path()));
        const QByteArray first = bytesOf(saved());
        const auto again = open(path());
        QVERIFY(!again);
        QVERIFY(text(again.error().message).contains(saved()));
        QCOMPARE(bytesOf(saved()), first);
    }

    void aFileCutShort() {
        const QByteArray bytes = bytesOf(path());
        QVERIFY(writeBytes(path(), bytes.left((bytes.size() / page - 3) * page)));
        const auto journal = open(path());
        QVERIFY(!journal);
        QCOMPARE(text(journal.error().code), QLatin1String(damagedCode));
    }

    void nothingLeft() {
        damage(100, bytesOf(path()).size() - 200);
        const auto journal = open(path());
        QVERIFY(!journal);
        QCOMPARE(text(journal.error().code), QLatin1String(damagedCode));
        QVERIFY(!QFile::exists(saved()));
    }

    void anEntryThatMakesNoSense() {
        QByteArray bytes = bytesOf(path());
        const auto note = sampleTable(3);
        {
            const auto table = newTable(90, {0xd1});
            QVERIFY(table->setUp({2, 5, 1, {}}, noon()));
            QVERIFY(table->note(noSeat, "needle in a haystack", noon()));
            QVERIFY(!keep(path(), *table));
        }
        bytes = bytesOf(path());
        const auto at = bytes.indexOf("needle in a haystack");
        QVERIFY(at > 0);
        bytes[at - 2] = '\x7e'; // a kind of entry that does not exist
        QVERIFY(writeBytes(path(), bytes));
        const auto journal = open(path());
        QVERIFY(journal); // the file itself is sound
        const auto table = (*journal)->table(90);
        QVERIFY(!table);
        QCOMPARE(text(table.error().code), QLatin1String(damagedCode));
        QVERIFY((*journal)->table(78)); // the others open
    }
};

QTEST_GUILESS_MAIN(SalvageTest)
#include "salvagetest.moc"
