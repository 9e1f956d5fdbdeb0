#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include "panelkinds.h"
#include "phrasebook.h"
#include "piecerows.h"
#include "promptmodel.h"
#include "qml/i18n/words.h"

using namespace sideboard;

namespace {

Piece piece(const std::string& key, int figure = 0, int column = 0, int row = 0) {
    Piece result;
    result.key = key;
    result.figure = figure;
    result.column = column;
    result.row = row;
    return result;
}

std::vector<Piece> pieces(const std::string& keys) {
    std::vector<Piece> result;
    for (char key : keys) result.push_back(piece(std::string(1, key)));
    return result;
}

QString keysOf(const QAbstractItemModel& model) {
    QString keys;
    for (int row = 0; row < model.rowCount(); ++row) keys += model.index(row, 0).data(PieceModel::KeyRole).toString();
    return keys;
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(speak("en")); }

    void differencesBecomeInsertsRemovalsAndMoves_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("inserted");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("moved");
        QTest::newRow("nothing") << "abc"
                                 << "abc" << 0 << 0 << 0;
        QTest::newRow("first fill") << ""
                                    << "abc" << 3 << 0 << 0;
        QTest::newRow("emptied") << "abc"
                                 << "" << 0 << 3 << 0;
        QTest::newRow("one in the middle") << "ac"
                                           << "abc" << 1 << 0 << 0;
        QTest::newRow("one gone") << "abc"
                                  << "ac" << 0 << 1 << 0;
        QTest::newRow("last to front") << "abcd"
                                       << "dabc" << 0 << 0 << 1;
        QTest::newRow("first to end") << "abcd"
                                      << "bcda" << 0 << 0 << 3;
        QTest::newRow("everything at once") << "abcd"
                                            << "xdba" << 1 << 1 << 2;
    }
    void differencesBecomeInsertsRemovalsAndMoves() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        PieceModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.update(pieces(before.toStdString()));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.update(pieces(after.toStdString()));
        QCOMPARE(keysOf(model), after);
        QTEST(int(inserted.size()), "inserted");
        QTEST(int(removed.size()), "removed");
        QTEST(int(moved.size()), "moved");
        QCOMPARE(reset.size(), 0);
    }

    void randomUpdatesEndWhereTheyShould() {
        PieceModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        quint32 seed = 7;
        const auto random = [&seed](quint32 below) {
            seed = seed * 1664525u + 1013904223u;
            return (seed >> 8) % below;
        };
        for (int round = 0; round < 300; ++round) {
            std::string keys;
            for (char key = 'a'; key <= 'j'; ++key)
                if (random(3) > 0) keys.insert(keys.begin() + random(quint32(keys.size()) + 1), key);
            model.update(pieces(keys));
            QCOMPARE(keysOf(model), QString::fromStdString(keys));
        }
    }

    void onlyWhatChangedIsToldAgain() {
        PieceModel model;
        model.update({piece("a", 1), piece("b", 2)});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.update({piece("a", 1), piece("b", 3)});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(model.index(1).data(PieceModel::FigureRole).toInt(), 3);
    }

    void piecesInOnePlaceKnowTheirStack() {
        PieceModel model;
        model.update({piece("a", 0, 1, 1), piece("b", 0, 1, 1), piece("c", 0, 2, 1)});
        QCOMPARE(model.index(1).data(PieceModel::StackRole).toInt(), 1);
        QCOMPARE(model.index(1).data(PieceModel::StackSizeRole).toInt(), 2);
        QCOMPARE(model.index(2).data(PieceModel::StackSizeRole).toInt(), 1);
    }

    void aKeyThatComesTwiceIsTakenOnce() {
        PieceModel model;
        QTest::ignoreMessage(QtWarningMsg, "two pieces with the key a");
        model.update(pieces("aa"));
        QCOMPARE(keysOf(model), QString("a"));
    }

    void rowsSeparatePlacesFromWhatStandsThere() {
        PieceModel model;
        model.update({piece("h", 0, 0, -1), piece("a", 0, 0, 0), piece("b", 0, 0, 0), piece("edge.1", 0, 0, 2)});
        PieceRows rows;
        QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.setPieces(&model);
        QCOMPARE(rows.count(), 3);
        rows.setFrom(-1);
        rows.setTo(-1);
        QCOMPARE(keysOf(rows), QString("h"));
        rows.setFrom(0);
        rows.setTo(9);
        rows.setWithout("edge.");
        rows.setStacked(PieceRows::Above);
        QCOMPARE(keysOf(rows), QString("b"));
    }

    void aPanelTellsWordsGaugesAndPiecesApart() {
        WheelPanel wheel;
        wheel.update({"glass", PanelKind::wheel, {"gallery.glass", {}}, {}, seatAt(1), {{"hand", 3}}, pieces("a")});
        QCOMPARE(wheel.title(), QString("Glass"));
        QCOMPARE(wheel.hand(), 3);
        QCOMPARE(wheel.sectors(), 12);
        QCOMPARE(wheel.seat(), 1);
        QSignalSpy words(&wheel, &PanelModel::wordsChanged);
        QSignalSpy gauges(&wheel, &PanelModel::gaugesChanged);
        wheel.update({"glass", PanelKind::wheel, {"gallery.glass", {}}, {}, seatAt(1), {{"hand", 4}}, pieces("a")});
        QCOMPARE(words.size(), 0);
        QCOMPARE(gauges.size(), 1);
        QCOMPARE(wheel.hand(), 4);
    }

    void everyKindHasItsClass() {
        for (int kind = 0; kind < int(namesOf(PanelKind{}).size()); ++kind) {
            const std::unique_ptr<PanelModel> panel(makePanel(PanelKind(kind), nullptr));
            QVERIFY(panel);
            QCOMPARE(int(panel->kind()), kind);
        }
    }

    void wordsTakeFiguresWordsAndPlurals() {
        QCOMPARE(phrasebook::say(Words{}), QString());
        QCOMPARE(phrasebook::say(Words{"gallery.refusal.missing-brick", {numberArg("count", 1)}}),
                 QString("1 brick is missing"));
        QCOMPARE(phrasebook::say(Words{"gallery.refusal.missing-brick", {numberArg("count", 2)}}),
                 QString("2 bricks are missing"));
        QCOMPARE(phrasebook::say(Words{"no.such.word", {}}), QString("no.such.word"));
        const Refusal refusal{"gallery.refusal.missing-brick", "7", wholeMove, {{"count", 2}}};
        QCOMPARE(phrasebook::say(refusal), QString("2 bricks are missing"));
        QCOMPARE(phrasebook::page(refusal), QString("p. 7"));
        QCOMPARE(phrasebook::signedFigure(3), QString("+3"));
        QCOMPARE(phrasebook::signedFigure(-2), QString(QChar(0x2212)) + "2");
    }

    void theLanguageIsSwitchedLive() {
        CountersPanel goods;
        Piece wood = piece("wood");
        wood.label = {"gallery.wood", {}};
        goods.update({"goods", PanelKind::counters, {"gallery.goods", {}}, {}, noSeat, {}, {wood}});
        QVERIFY(speak("fr"));
        goods.retranslate();
        QCOMPARE(goods.pieces()->index(0).data(PieceModel::LabelRole).toString(), QString("Bois"));
        QCOMPARE(goods.title(), QString("Ressources"));
        QVERIFY(!speak("tlh"));
        QVERIFY(speak("en"));
    }

    void aPromptSaysWhatFollowsAndWhyNot() {
        const Signs signs{[](std::string_view, std::string_view key) {
                              return Sign{{"gallery." + std::string(key), {}}, std::string(key), ""};
                          },
                          [](std::string_view id) {
                              return Sign{{"gallery." + std::string(id), {}}, "", ""};
                          }};
        PromptModel prompt;
        prompt.update({},
                      {"good", Choice{{{"wood", {}, {{"wood", 3, 1}}, {}},
                                       {"brick", {}, {}, Refusal{"gallery.refusal.taken", "9"}}}}},
                      signs);
        QCOMPARE(prompt.kind(), PromptModel::Choice);
        QCOMPARE(prompt.options()->lines()[0].outcome, QString(QChar(0x2212)) + "2" + QChar(0xA0) + "Wood");
        QCOMPARE(prompt.options()->lines()[1].refusal, QString("this place is taken"));
        QCOMPARE(prompt.options()->lines()[1].page, QString("p. 9"));
        prompt.update({}, {"pay", Mix{{{"wood", 0, 3, 2}}, 2, 2}}, signs);
        QCOMPARE(prompt.kind(), PromptModel::Mix);
        QCOMPARE(prompt.options()->suggestedAt(0), 2);
        QCOMPARE(prompt.options()->suggestedAt(5), 0);
        prompt.clear();
        QCOMPARE(prompt.kind(), PromptModel::Nothing);
        QCOMPARE(prompt.options()->count(), 0);
    }
};

QTEST_GUILESS_MAIN(PanelsTest)
#include "panelstest.moc"
