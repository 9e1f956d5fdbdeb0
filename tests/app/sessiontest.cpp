#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlQuery>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <csignal>
#include <sys/resource.h>

#include "library.h"
#include "qml/i18n/words.h"
#include "sync/opentable.h"
#include "sync/sha256.h"

using namespace sideboard;

namespace {

/// Everything here runs on a real file with a real journal.
class Home {
public:
    Home() : m_library(std::make_unique<Library>(path())) { m_library->open(); }

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("tables.sideboard")); }
    [[nodiscard]] Library& library() { return *m_library; }
    [[nodiscard]] Session& session() { return *m_library->session(); }
    void close() { m_library.reset(); }
    void restart() {
        m_library.reset();
        m_library = std::make_unique<Library>(path());
        m_library->open();
    }
    /// A game of Derrein that has begun, with goods to do something with.
    void beginDerrein() {
        m_library->newTable();
        TableWish& wish = *m_library->wish();
        wish.chooseGame(QStringLiteral("derrein"));
        wish.setSeed(5);
        wish.nameSeat(0, QStringLiteral("Marie"));
        wish.nameSeat(1, QStringLiteral("Paul"));
        wish.setOption(QStringLiteral("map"), 2);
        wish.setOption(QStringLiteral("cost-card"), 1);
        m_library->create();
        session().correct(QStringLiteral("phase"), 5); // building
        session().correct(QStringLiteral("seat0.wood"), 3);
        session().correct(QStringLiteral("seat0.cow"), 4);
        session().correct(QStringLiteral("seat0.wheat"), 2);
        session().dismissToast();
    }
    [[nodiscard]] bool allStored() {
        return QTest::qWaitFor([this] { return session().unsaved() == 0; }, 5000);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
};

int tally(Session& session, const char* id) {
    session.compare(true);
    int found = -1;
    for (const TrackedRow& row : session.tallies()->rows())
        if (row.key == QLatin1String(id)) found = row.value;
    session.compare(false);
    return found;
}

QString line(Session& session, int row, HistoryModel::Role role) {
    return session.history()->index(row).data(role).toString();
}

/// What another device at the table would enter.
Entry enteredElsewhere(Session& session, const char* tracked, int to) {
    static std::uint64_t devices = 4711;
    const auto other = findGame(session.row().game)->makeTable(session.row().id, {++devices}, &sha256);
    std::vector<Entry> all;
    for (std::size_t i = 0; i < session.table().log().size(); ++i) all.push_back(session.table().log()[i]);
    (void)other->merge(std::move(all));
    return *other->log().find(*other->correct(tracked, to, {1}));
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(speak(QStringLiteral("en"))); }

    void aRestartComesBackToTheTableExactlyAsItWas() {
        Home home;
        home.beginDerrein();
        home.session().start(QStringLiteral("build-farm"));
        home.session().choose(QStringLiteral("wheat"));
        home.session().adjust(QStringLiteral("seat1.flour"), 1);
        const QString id = home.session().id();
        const auto hash = home.session().table().hash();
        const int lines = home.session().history()->count();
        const QString headline = home.session().headline();
        const QString undo = home.session().undoText();
        QVERIFY(home.allStored());
        home.restart();
        QVERIFY(home.library().session());
        QCOMPARE(home.session().id(), id);
        QCOMPARE(home.session().table().hash(), hash);
        QCOMPARE(home.session().history()->count(), lines);
        QCOMPARE(home.session().headline(), headline);
        QCOMPARE(home.session().undoText(), undo);
        QCOMPARE(home.session().seats()->nameAt(0), QStringLiteral("Marie"));
    }

    void leavingATableIsRememberedToo() {
        Home home;
        home.beginDerrein();
        home.library().closeTable();
        QVERIFY(home.library().notice().isEmpty());
        home.restart();
        QVERIFY(!home.library().session());
        QCOMPARE(home.library().tables()->open(), 1);
    }

    void aMoveShowsWhatWouldFollowBeforeItHappens() {
        Home home;
        home.beginDerrein();
        QString outcome;
        for (const MoveRow& row : home.session().moves()->rows())
            if (row.key == QLatin1String("build-farm")) outcome = row.outcome;
        QVERIFY2(outcome.contains(QStringLiteral("\u22122\u00a0Cow")), qPrintable(outcome));
        QVERIFY2(outcome.contains(QStringLiteral("\u22121\u00a0Wheat")), qPrintable(outcome));
    }

    void undoSaysWhatItTakesBackAndRedoBringsItBack() {
        Home home;
        home.beginDerrein();
        home.session().adjust(QStringLiteral("seat0.plank"), 2);
        QCOMPARE(home.session().undoText(), QStringLiteral("+2\u00a0Plank"));
        home.session().undo();
        QCOMPARE(tally(home.session(), "seat0.plank"), 0);
        QCOMPARE(home.session().redoText(), QStringLiteral("+2\u00a0Plank"));
        home.session().redo();
        QCOMPARE(tally(home.session(), "seat0.plank"), 2);
    }

    void aBurstOfTapsIsOneLineOfHistory() {
        Home home;
        home.beginDerrein();
        const int before = home.session().history()->count();
        for (int i = 0; i < 5; ++i) home.session().adjust(QStringLiteral("seat0.rock"), 1);
        QCOMPARE(home.session().history()->count(), before + 1);
        QCOMPARE(line(home.session(), 0, HistoryModel::SentenceRole), QStringLiteral("+5\u00a0Rock"));
        home.session().undo();
        QCOMPARE(tally(home.session(), "seat0.rock"), 0);
    }

    void aRefusalNamesItsPlaceInTheRulebookAndChangesNothing() {
        Home home;
        home.beginDerrein();
        const auto hash = home.session().table().hash();
        home.session().start(QStringLiteral("throw-bowl"));
        QVERIFY(!home.session().refusal().isEmpty());
        QVERIFY(!home.session().refusal().contains(QStringLiteral("derrein.")));
        QVERIFY(home.session().refusalPage().contains(QStringLiteral("phase")));
        QVERIFY(home.session().overrulable());
        QCOMPARE(home.session().table().hash(), hash);
        home.session().dismissRefusal();
        QVERIFY(home.session().refusal().isEmpty());
    }

    void theBoardSaysOtherwiseEntersTheSameMoveMarked() {
        Home home;
        home.beginDerrein();
        home.session().correct(QStringLiteral("seat0.cow"), 4);
        home.session().correct(QStringLiteral("phase"), 4); // harvest: nothing may be built
        home.session().start(QStringLiteral("build-farm"));
        QVERIFY(!home.session().refusal().isEmpty());
        home.session().overrule();
        QVERIFY(home.session().draft()->active());
        home.session().overruleChoice(QStringLiteral("wheat"));
        QCOMPARE(tally(home.session(), "seat0.farms.wheat"), 1);
        QVERIFY(line(home.session(), 0, HistoryModel::MarksRole).contains(QStringLiteral("the board says otherwise")));
    }

    void aDraftIsAskedAgainWhenSomethingArrivesAndNamesWhatFellAway() {
        Home home;
        home.beginDerrein();
        home.session().start(QStringLiteral("process"));
        home.session().choose(QStringLiteral("wood"));
        QCOMPARE(home.session().draft()->prompt()->kind(), PromptModel::Amount);
        QCOMPARE(home.session().draft()->prompt()->max(), 3);
        home.session().takeIn({enteredElsewhere(home.session(), "seat0.wood", 2)});
        QCOMPARE(home.session().draft()->prompt()->max(), 2);
        QVERIFY(home.session().draft()->fellAway().isEmpty());
        home.session().takeIn({enteredElsewhere(home.session(), "seat0.wood", 0)});
        QCOMPARE(home.session().draft()->prompt()->kind(), PromptModel::Choice);
        QCOMPARE(home.session().draft()->fellAway(), QStringLiteral("Wood"));
    }

    void whatOthersEnteredIsStoredToo() {
        Home home;
        home.beginDerrein();
        home.session().takeIn({enteredElsewhere(home.session(), "seat1.leather", 4)});
        const auto hash = home.session().table().hash();
        QVERIFY(home.allStored());
        home.restart();
        QCOMPARE(home.session().table().hash(), hash);
        QCOMPARE(tally(home.session(), "seat1.leather"), 4);
    }

    void aWriteThatFailsTakesTheEntryOffTheScreenWithWords() {
        Home home;
        home.beginDerrein();
        QVERIFY(home.allStored());
        const auto hash = home.session().table().hash();
        // No file of this process may grow any more: what a full disk does.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit none = before;
        none.rlim_cur = 1;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
        home.session().adjust(QStringLiteral("seat0.medicine"), 1);
        const bool shown = tally(home.session(), "seat0.medicine") == 1;
        const bool told = QTest::qWaitFor([&] { return !home.session().trouble().isEmpty(); }, 5000);
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(shown); // at once
        QVERIFY(told);
        QCOMPARE(home.session().table().hash(), hash);
        QCOMPARE(tally(home.session(), "seat0.medicine"), 0);
        QCOMPARE(home.session().unsaved(), 0);
        home.session().dismissRefusal();
        home.session().adjust(QStringLiteral("seat0.medicine"), 1);
        QVERIFY(home.allStored());
        QCOMPARE(tally(home.session(), "seat0.medicine"), 1);
    }

    void theSliderShowsAnyMomentAndGoesBackToIt() {
        Home home;
        home.beginDerrein();
        const int then = home.session().entries();
        home.session().adjust(QStringLiteral("seat0.slate"), 2);
        home.session().correct(QStringLiteral("seat0.leather"), 3);
        home.session().lookAtMoment(then);
        QVERIFY(home.session().inThePast());
        QCOMPARE(home.session().moves()->count(), 0);
        home.session().adjust(QStringLiteral("seat0.slate"), 2); // the past is not changed by a slip
        QCOMPARE(home.session().entries(), then + 2);
        home.session().goBackToMoment();
        QVERIFY(!home.session().inThePast());
        QCOMPARE(tally(home.session(), "seat0.slate"), 0);
        QCOMPARE(tally(home.session(), "seat0.leather"), 0);
        QVERIFY(home.session().table().stateJson() == home.session().table().stateJsonAt(std::size_t(then)));
    }

    void hiddenChoicesStayBehindTheCurtainAndComeBackAfterARestart() {
        Home home;
        home.beginDerrein();
        const auto pieces = [&] {
            const PanelModel* mission = home.session().panels()->named(QStringLiteral("mission.seat0"));
            return const_cast<PanelModel*>(mission)->pieces()->count();
        };
        home.session().seal(QStringLiteral("mission"), {QStringLiteral("upper.farm"), QStringLiteral("lower.mill")},
                            {2, 1});
        QVERIFY(home.session().refusal().isEmpty());
        QCOMPARE(pieces(), 0);
        home.session().unveil(0);
        QVERIFY(pieces() > 0);
        home.session().lookAt(1);
        home.session().lookAt(0);
        QCOMPARE(pieces(), 0); // a look at another seat drops the curtain
        QVERIFY(home.allStored());
        home.restart();
        QCOMPARE(pieces(), 0);
        home.session().unveil(0);
        QVERIFY(pieces() > 0);
    }

    void aNewerFileIsToldInWordsAndLeftAsItIs() {
        Home home;
        home.beginDerrein();
        QVERIFY(home.allStored());
        home.close();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("newer"));
            database.setDatabaseName(home.path());
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("PRAGMA user_version = 9999")));
            database.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("newer"));
        const QByteArray before = bytesOf(home.path());
        Library library(home.path());
        library.open();
        QVERIFY(library.trouble().contains(QStringLiteral("newer")));
        QVERIFY(!library.session());
        QCOMPARE(bytesOf(home.path()), before);
    }

    void aDamagedFileIsToldInWords() {
        Home home;
        home.beginDerrein();
        QVERIFY(home.allStored());
        home.close();
        QFile file(home.path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 8192);
        file.seek(4096);
        file.write(QByteArray(4096, '\xa5'));
        file.close();
        Library library(home.path());
        library.open();
        QVERIFY(!library.trouble().isEmpty() || !library.notice().isEmpty());
        QVERIFY(!library.session());
    }

    void tablesAreRenamedFinishedArchivedPlayedAgainAndDeleted() {
        Home home;
        home.beginDerrein();
        const QString id = home.session().id();
        home.library().rename(id, QStringLiteral("Friday"));
        QCOMPARE(home.session().title(), QStringLiteral("Friday"));
        home.session().finish(true);
        QVERIFY(QTest::qWaitFor([&] { return home.library().records()->count() == 1; }, 5000));
        QCOMPARE(home.library().tables()->finished(), 1);
        home.library().archive(id, true);
        QCOMPARE(home.library().tables()->archived(), 1);
        home.library().rematch(id);
        QVERIFY(home.session().id() != id);
        QCOMPARE(home.session().seats()->nameAt(1), QStringLiteral("Paul"));
        home.library().remove(id);
        QCOMPARE(home.library().tables()->count(), 1);
    }

    void scoresAndTablesAreExportedAndReadBack() {
        Home home;
        home.beginDerrein();
        const QTemporaryDir folder;
        const auto url = [&](const char* name) { return QUrl::fromLocalFile(folder.filePath(QLatin1String(name))); };
        home.library().exportScore(QStringLiteral("csv"), url("score.csv"));
        QVERIFY(bytesOf(folder.filePath(QStringLiteral("score.csv"))).startsWith(",\"Marie\",\"Paul\"\r\n"));
        home.library().exportScore(QStringLiteral("text"), url("score.txt"));
        QVERIFY(bytesOf(folder.filePath(QStringLiteral("score.txt"))).contains("Marie"));
        home.library().exportScore(QStringLiteral("json"), url("score.json"));
        QVERIFY(parseJson(bytesOf(folder.filePath(QStringLiteral("score.json"))).toStdString()));
        home.library().exportTable(url("table.json"));
        const auto hash = home.session().table().hash();
        const QString id = home.session().id();
        QVERIFY(home.allStored());
        Home other;
        other.library().importTable(url("table.json"));
        QVERIFY(!other.library().noticeIsTrouble());
        other.library().openTable(id);
        QCOMPARE(other.session().table().hash(), hash);
        other.library().importTable(url("score.csv"));
        QVERIFY(other.library().noticeIsTrouble());
        QCOMPARE(other.library().tables()->count(), 1);
    }

    void modelsTellTheirChangesProperly() {
        Home home;
        home.beginDerrein();
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QAbstractItemModelTester moves(home.session().moves(), mode);
        QAbstractItemModelTester seats(home.session().seats(), mode);
        QAbstractItemModelTester history(home.session().history(), mode);
        QAbstractItemModelTester panels(home.session().panels(), mode);
        QSignalSpy reset(home.session().history(), &QAbstractItemModel::modelReset);
        for (int i = 0; i < 60 && home.session().playByChance(9); ++i)
            if (i % 7 == 0) home.session().undo();
        QCOMPARE(reset.size(), 0);
        QCOMPARE(home.session().history()->filter(), -1);
    }

    void theLanguageIsSwitchedLive() {
        Home home;
        home.beginDerrein();
        QVERIFY(speak(QStringLiteral("fr")));
        home.library().retranslate();
        QCOMPARE(home.session().panels()->named(QStringLiteral("goods.seat0"))->title(),
                 QStringLiteral("Marchandises"));
        QVERIFY(speak(QStringLiteral("en")));
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "sessiontest.moc"
