#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <csignal>
#include <sys/resource.h>

#include "sync/fileheader.h"
#include "tests/sync/sample.h"
#include "tests/sync/withoutroot.h"

using namespace sideboard;
using namespace sideboard::test;

namespace {

/// Another program with the file in hand.
class Other {
public:
    explicit Other(const QString& path)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"))) {
        m_database.setDatabaseName(path);
        (void)m_database.open();
    }
    ~Other() {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    bool run(const char* sql) { return QSqlQuery(m_database).exec(QLatin1String(sql)); }

private:
    QSqlDatabase m_database;
};

} // namespace

class BadFileTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString path() const { return m_folder->filePath(QStringLiteral("table.db")); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); }

    /// One message with this code, and nothing in the folder has changed.
    void refuses(const QString& file, const char* code) {
        const QStringList before = files();
        const QByteArray bytes = bytesOf(file);
        const auto journal = open(file);
        QVERIFY(!journal);
        QCOMPARE(text(journal.error().code), QLatin1String(code));
        QVERIFY(text(journal.error().message).contains(file));
        QCOMPARE(files(), before);
        QCOMPARE(bytesOf(file), bytes);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFolderThatIsMissing() { refuses(m_folder->filePath(QStringLiteral("none/table.db")), "db-no-folder"); }
    void aFolderInsteadOfAFile() { refuses(m_folder->path(), "db-is-folder"); }

    void somethingElse() {
        QVERIFY(writeBytes(path(), "This is a shopping list and not a database.\n"));
        refuses(path(), "db-not-a-database");
        QVERIFY(writeBytes(path(), QByteArray(100'000, '\7')));
        refuses(path(), "db-not-a-database");
    }

    void aDatabaseOfAnotherProgram() {
        {
            Other other(path());
            QVERIFY(other.run("CREATE TABLE pictures (name TEXT)"));
        }
        refuses(path(), "db-foreign");
    }

    void anEmptyFileIsANewOne() {
        QVERIFY(writeBytes(path(), {}));
        QVERIFY(open(path()));
    }

    void aNewerFileIsLeftUntouched() {
        QVERIFY(!keep(path(), *sampleTable(50)));
        {
            Other other(path());
            QVERIFY(other.run("PRAGMA user_version = 99"));
        }
        refuses(path(), "db-newer");
    }

    void aNewerVersionThatStandsInTheLogOnly() {
        QVERIFY(!keep(path(), *sampleTable(50)));
        const QString copy = m_folder->filePath(QStringLiteral("copy.db"));
        {
            Other other(path());
            QVERIFY(other.run("PRAGMA user_version = 99"));
            QVERIFY(QFile::copy(path(), copy));
            QVERIFY(QFile::copy(path() + QStringLiteral("-wal"), copy + QStringLiteral("-wal")));
        }
        QCOMPARE(readHeader(copy).version, 99);
        const QByteArray log = bytesOf(copy + QStringLiteral("-wal"));
        refuses(copy, "db-newer");
        QCOMPARE(bytesOf(copy + QStringLiteral("-wal")), log);
    }

    void aFileThatMayOnlyBeRead() {
        QVERIFY(!keep(path(), *sampleTable(50)));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner));
        const WithoutRoot withoutRoot;
        refuses(path(), "db-read-only");
    }

    void aFileThatMayNotEvenBeRead() {
        QVERIFY(!keep(path(), *sampleTable(50)));
        QVERIFY(QFile::setPermissions(path(), {}));
        const WithoutRoot withoutRoot;
        const auto journal = open(path());
        QVERIFY(!journal);
        QCOMPARE(text(journal.error().code), QStringLiteral("db-unreadable"));
    }

    void aFolderThatMayOnlyBeRead() {
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        {
            const WithoutRoot withoutRoot;
            refuses(path(), "db-cannot-open");
        }
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void aFileInUse() {
        QVERIFY(!keep(path(), *sampleTable(50)));
        {
            const auto first = open(path());
            QVERIFY(first);
            const auto second = open(path());
            QVERIFY(!second);
            QCOMPARE(text(second.error().code), QStringLiteral("db-locked"));
            QVERIFY((*first)->table(77));
        }
        Other other(path());
        QVERIFY(other.run("BEGIN EXCLUSIVE"));
        const auto third = open(path());
        QVERIFY(!third);
        QCOMPARE(text(third.error().code), QStringLiteral("db-locked"));
        QVERIFY(other.run("COMMIT"));
    }

    void aDiskThatTakesNoMore() {
        const auto table = sampleTable(4000);
        const auto journal = open(path());
        QVERIFY(journal);
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*table)}, Append{table->id(), {table->log()[0]}}}));
        (void)std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{200 * 1024, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        std::size_t stored = 1;
        Failure failure;
        while (!failure && stored < table->log().size()) {
            failure = (*journal)->writeNow({Append{table->id(), {table->log()[stored]}}});
            if (!failure) ++stored;
        }
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(failure);
        QVERIFY(failure->code == "db-io" || failure->code == "db-full");
        QVERIFY(stored > 1);
        // Nothing half-written, and it goes on where it stopped.
        QCOMPARE((*journal)->table(table->id())->entries.size(), stored);
        QVERIFY(!(*journal)->writeNow({Append{table->id(), entriesOf(*table, stored)}}));
        QCOMPARE((*readBack(**journal, table->id()))->hash(), table->hash());
    }
};

QTEST_GUILESS_MAIN(BadFileTest)
#include "badfiletest.moc"
