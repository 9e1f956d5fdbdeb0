#include <QtCore/QTemporaryDir>
#include <QtQuick/QQuickItem>
#include <QtTest/QTest>

#include "appwindow.h"
#include "demo.h"
#include "pagewalk.h"
#include "qml/i18n/words.h"
#include "warnings.h"

using namespace sideboard;

/// The entries of docs/derrein-two-taps.md, each driven by real taps on the real app with a real file, and counted.
class DerreinTapsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<AppWindow> m_app;
    int m_taps = 0;

    [[nodiscard]] Session& session() { return *m_app->library().session(); }

    [[nodiscard]] int tally(const QString& id) {
        session().compare(true);
        int value = -1;
        for (const TrackedRow& row : session().tallies()->rows())
            if (row.key == id) value = row.value;
        session().compare(false);
        return value;
    }

    static void walk(QQuickItem* item, const std::function<bool(QQuickItem*)>& wanted, QList<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (wanted(item)) found += item;
        for (QQuickItem* child : item->childItems()) walk(child, wanted, found);
    }
    [[nodiscard]] QList<QQuickItem*> all(const std::function<bool(QQuickItem*)>& wanted) {
        QList<QQuickItem*> found;
        walk(m_app->view().contentItem(), wanted, found);
        return found;
    }
    [[nodiscard]] QQuickItem* named(const QString& name) {
        const auto found = all([&](QQuickItem* item) { return item->objectName() == name; });
        return found.isEmpty() ? nullptr : found.last();
    }
    [[nodiscard]] QQuickItem* labelled(const QString& text) {
        const auto found = all([&](QQuickItem* item) {
            return item->property("text").toString() == text && item->inherits("QQuickAbstractButton") &&
                   item->isEnabled();
        });
        return found.isEmpty() ? nullptr : found.last();
    }
    /// A square or a duchy place that glows, in what lies on top.
    [[nodiscard]] QQuickItem* glowing() {
        constexpr int open = 1;
        const auto found = all([&](QQuickItem* item) {
            return item->inherits("QQuickAbstractButton") && item->property("mark").isValid() &&
                   item->property("mark").toInt() == open;
        });
        return found.isEmpty() ? nullptr : found.last();
    }

    /// Scrolls it into sight, which takes no tap, and taps it.
    [[nodiscard]] bool tap(QQuickItem* item, double across = 0.5) {
        if (!item) return false;
        for (QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
            if (!up->inherits("QQuickFlickable")) continue;
            auto* content = up->property("contentItem").value<QQuickItem*>();
            const double at = item->mapToItem(content, QPointF(0, item->height() / 2)).y();
            const double most = std::max(0.0, up->property("contentHeight").toDouble() - up->height());
            up->setProperty("contentY", std::clamp(at - up->height() / 2, 0.0, most));
            settle();
            break;
        }
        const QPointF at = item->mapToScene({item->width() * across, item->height() / 2});
        QTest::mouseClick(&m_app->view(), Qt::LeftButton, {}, at.toPoint());
        ++m_taps;
        settle();
        return true;
    }

    void toPhase(int phase) {
        session().correct(QStringLiteral("phase"), phase);
        session().correct(QStringLiteral("active"), 0);
        session().lookAt(0);
    }
    void have(const char* good, int amount) {
        session().correct(QStringLiteral("seat0.") + QLatin1String(good), amount);
    }
    void allLandscapes(int landscape) {
        session().compare(true);
        QStringList cells;
        for (const TrackedRow& row : session().tallies()->rows())
            if (row.key.endsWith(QLatin1String(".landscape")) && row.value != 0) cells += row.key;
        session().compare(false);
        for (const QString& cell : cells) session().correct(cell, landscape);
    }
    void nobodyHasBuilt() {
        session().compare(true);
        QStringList cells;
        for (const TrackedRow& row : session().tallies()->rows())
            if (row.key.endsWith(QLatin1String(".building")) && row.value != 0) cells += row.key;
        session().compare(false);
        for (const QString& cell : cells) session().correct(cell, 0);
    }
    void ready() {
        session().dismissRefusal();
        session().dismissToast();
        m_app->go(QStringLiteral("Table"));
        settle();
        m_taps = 0;
    }

private Q_SLOTS:
    void init() {
        m_folder = QTemporaryDir();
        m_app = std::make_unique<AppWindow>(m_folder.filePath(QStringLiteral("taps.sideboard")));
        QVERIFY(m_app->ready());
        m_app->library().settings()->speak(QStringLiteral("en"));
        m_app->library().settings()->setStill(true);
        m_app->library().settings()->introduce(QStringLiteral("Marie"));
        m_app->library().settings()->greet();
        m_app->view().resize(390, 844);
        m_app->view().show();
        settle();
        demo::derreinAfterTheStart(m_app->library());
        settle();
    }
    void cleanup() { m_app.reset(); }

    void throwTheBowl() {
        toPhase(4);
        ready();
        QVERIFY(tap(named(QStringLiteral("throw"))));
        QVERIFY2(session().openMoves().contains(QStringLiteral("end-building")),
                 qPrintable(session().refusal() + session().headline() + session().openMoves().join(QLatin1Char(' '))));
        QCOMPARE(m_taps, 1);
    }

    void processARawGood_data() {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("product");
        QTest::addColumn<int>("gives");
        QTest::newRow("wood") << "wood"
                              << "plank" << 1;
        QTest::newRow("rock") << "rock"
                              << "slate" << 1;
        QTest::newRow("cow") << "cow"
                             << "leather" << 1;
        QTest::newRow("wheat") << "wheat"
                               << "flour" << 3;
    }
    void processARawGood() {
        QFETCH(QString, raw);
        QFETCH(QString, product);
        QFETCH(int, gives);
        toPhase(5);
        nobodyHasBuilt(); // the workshops are public
        const QString own = QStringLiteral("seat0.");
        session().correct(own + raw, 2);
        const int before = tally(own + product);
        ready();
        QVERIFY(tap(named(QStringLiteral("process-") + raw)));
        if (session().draft()->active()) QVERIFY(tap(named(QStringLiteral("amountOk"))));
        QVERIFY2(session().refusal().isEmpty(), qPrintable(session().refusal()));
        QVERIFY(m_taps <= 2);
        QVERIFY(tally(own + product) >= before + gives);
    }

    void buildOnTheMap_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("landscape");
        QTest::newRow("farm") << "Build farm"
                              << "build-farm" << 0;
        QTest::newRow("witchery") << "Build witchery"
                                  << "build-witchery" << 0;
        QTest::newRow("small duchy") << "Build duchy"
                                     << "build-duchy" << 0;
        QTest::newRow("enlarge a duchy") << "Enlarge duchy"
                                         << "enlarge-duchy" << 0;
        QTest::newRow("sawmill") << "Sawmill"
                                 << "build-workshop" << 1;
        QTest::newRow("stonecutter") << "Stonecutter"
                                     << "build-workshop" << 2;
        QTest::newRow("tannery") << "Tannery"
                                 << "build-workshop" << 3;
        QTest::newRow("mill") << "Mill"
                              << "build-workshop" << 4;
    }
    void buildOnTheMap() {
        QFETCH(QString, button);
        QFETCH(QString, move);
        QFETCH(int, landscape);
        toPhase(5);
        for (const char* good : {"cow", "wheat", "lavender", "plank", "slate", "leather"}) have(good, 4);
        if (landscape > 0) allLandscapes(landscape);
        ready();
        if (!session().openMoves().contains(move)) session().start(move); // says why
        QVERIFY2(session().openMoves().contains(move), qPrintable(session().refusal()));
        const int entries = session().entries();
        QVERIFY(tap(labelled(button)));
        if (session().draft()->active()) { // the only own duchy is enlarged without a question
            QCOMPARE(session().draft()->prompt()->kind(), PromptModel::Cells);
            QVERIFY(tap(glowing()));
        }
        QCOMPARE(session().entries(), entries + 1);
        QVERIFY(!session().draft()->active());
        QVERIFY(m_taps <= 2);
    }

    void endTheBuildingPhase() {
        toPhase(5);
        ready();
        QVERIFY(tap(named(QStringLiteral("endBuilding"))));
        QVERIFY(!session().openMoves().contains(QStringLiteral("end-building")));
        QCOMPARE(m_taps, 1);
    }

    void payFood() {
        toPhase(6);
        have("flour", 3);
        ready();
        const int before = tally(QStringLiteral("seat0.flour"));
        QVERIFY(tap(labelled(QStringLiteral("Pay food"))));
        if (session().draft()->active()) QVERIFY(tap(named(QStringLiteral("mixOk"))));
        QVERIFY(tally(QStringLiteral("seat0.flour")) < before);
        QVERIFY(m_taps <= 2);
    }

    void gainAndLoseAGood_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("by");
        QTest::newRow("gain one") << "by1" << 1;
        QTest::newRow("lose one") << "by-1" << -1;
        QTest::newRow("gain three") << "by3" << 3;
    }
    void gainAndLoseAGood() {
        QFETCH(QString, key);
        QFETCH(int, by);
        toPhase(5);
        have("leather", 2);
        ready();
        const auto tiles = all(
            [](QQuickItem* item) { return item->property("tracked").toString() == QLatin1String("seat0.leather"); });
        QVERIFY(!tiles.isEmpty());
        QVERIFY(tap(tiles.last()));
        QVERIFY(tap(named(key)));
        QCOMPARE(tally(QStringLiteral("seat0.leather")), 2 + by);
        QCOMPARE(m_taps, 2);
    }

    void takeBackTheLastThing() {
        toPhase(5);
        session().adjust(QStringLiteral("seat0.plank"), 1);
        const int before = tally(QStringLiteral("seat0.plank"));
        ready();
        QVERIFY(tap(labelled(session().undoText().section(QStringLiteral(" · "), 0, 0))));
        QCOMPARE(tally(QStringLiteral("seat0.plank")), before - 1);
        QCOMPARE(m_taps, 1);
    }

    void addARedBeadWithMedicine() {
        toPhase(4);
        session().correct(QStringLiteral("active"), 1); // before another player's throw
        have("medicine", 1);
        ready();
        const int before = tally(QStringLiteral("bowl.red"));
        QVERIFY(tap(labelled(QStringLiteral("Trade"))));
        QVERIFY2(session().openMoves().contains(QStringLiteral("add-red")),
                 qPrintable(session().openMoves().join(QLatin1Char(' '))));
        QVERIFY(tap(labelled(QStringLiteral("Add a red bead"))));
        QCOMPARE(tally(QStringLiteral("bowl.red")), before + 1);
        QCOMPARE(m_taps, 2);
    }

    void agreeToAnOffer() {
        toPhase(5);
        have("wood", 2);
        session().correct(QStringLiteral("seat1.rock"), 2);
        session().start(QStringLiteral("trade"));
        session().choose(QStringLiteral("1"));
        session().chooseMix({QStringLiteral("wood")}, {1});
        session().chooseMix({QStringLiteral("rock")}, {1});
        if (session().draft()->active()) session().choose(QStringLiteral("false"));
        QVERIFY2(session().refusal().isEmpty(), qPrintable(session().refusal()));
        session().lookAt(1);
        ready();
        QVERIFY(tap(labelled(QStringLiteral("Answer"))));
        QVERIFY(tap(labelled(QStringLiteral("Yes"))));
        QCOMPARE(tally(QStringLiteral("seat1.wood")), 1);
        QCOMPARE(m_taps, 2);
    }

    void nothingOfThisWarned() {
        const Warnings warnings;
        toPhase(5);
        ready();
        QVERIFY(tap(labelled(QStringLiteral("Board"))));
        QVERIFY(tap(labelled(QStringLiteral("Mission"))));
        QCOMPARE(Warnings::list(), QStringList());
    }
};

QTEST_MAIN(DerreinTapsTest)
#include "derreintapstest.moc"
