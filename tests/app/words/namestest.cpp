#include <QtTest/QTest>

#include "names.h"
#include "phrasebook.h"
#include "qml/i18n/words.h"
#include "sentence.h"

using namespace sideboard;
using names::SeatNames;
using phrasebook::say;

namespace {

const SeatNames people{"Anna", "Bert"};

HistoryLine lineOf(std::string kind, Json body) {
    HistoryLine line;
    line.kind = std::move(kind);
    line.body = std::move(body);
    return line;
}

QString played(std::string_view game, Json move) {
    return say(names::historyLine(game, lineOf("move", {{"move", std::move(move)}}), people));
}

/// With the spaces that print uses written as plain ones.
QString plain(QString said) { return said.replace(QChar(0xA0), QLatin1Char(' ')); }

} // namespace

class NamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(speak("en")); }

    void sentencesAreFilledListedAndCutShort() {
        const Fillings goods{{"good", "Wood"}, {"tile1", "Abbey"}, {"tile2", "Church"}, {"cart", "0", true}};
        QCOMPARE(filled("{good}, {none}", goods), "Wood, {none}");
        QCOMPARE(filled("{tile*}", goods), "Abbey, Church");
        QCOMPARE(filled("{good}[ from {hex}][ · {good}][ · {cart}]", goods), "Wood · Wood");
        QCOMPARE(filled("{cart}", goods), "0");
        QCOMPARE(placeholdersIn("{good}[ from {hex}]"), QStringList({"good", "hex"}));
        QCOMPARE(neededIn("{good}[ from {hex}]"), QStringList({"good"}));
    }

    void aNumberBesideASentenceWithoutPluralsDoesNotHideIt() {
        for (int plate : {0, 1, 2})
            QCOMPARE(say(Words{"derrein.did.lay-plate", {numberArg("plate", plate)}}),
                     QStringLiteral("Laid plate %1").arg(plate));
    }

    void pluralsFollowTheCountAndNeverASeat() {
        const auto arms = [](int count) {
            return say(Words{"neuland.map.arms", {numberArg("seat", 0), numberArg("arms", count)}});
        };
        QCOMPARE(arms(1), "Player 1: 1 coat of arms");
        QCOMPARE(arms(2), "Player 1: 2 coats of arms");
    }

    void valuesAreFoundByTheirFieldAndWhatItIsLike() {
        const auto value = [](auto... parts) { return say(names::valueName(parts...)); };
        QCOMPARE(value("derrein", "process", "raw", "wheat"), "Wheat");
        QCOMPARE(value("derrein", "build-farm", "landscape", "wheat"), "Wheat field");
        QCOMPARE(value("derrein", "build-farm", "landscape", "wood"), "Forest");
        QCOMPARE(value("neuland", "produce", "product", "iron"), "Iron");
        QCOMPARE(value("neuland", "stack-ores", "top", "iron"), "Iron ore");
        QCOMPARE(value("neuland", "settle", "hex", "C3"), "C3");
        QCOMPARE(value("gwtnz", "hire", "row", "0"), "Row 1");
        QCOMPARE(value("gwtnz", "use-aux", "twice", "true"), "Double");
        QCOMPARE(value("derrein", "trade", "agreed", "false"), "No");
        QCOMPARE(value("derrein", "trade", "with", "1", people), "Bert");
        QCOMPARE(value("derrein", "trade", "with", "2", people), "Player 3");
        QCOMPARE(value("gwtnz", "pay-tax", "to", "null"), "To the bank");
    }

    void trackedValuesShareWords() {
        const auto tracked = [](auto... parts) { return say(names::trackedName(parts...)); };
        QCOMPARE(tracked("derrein", "seat0.wood"), "Wood");
        QCOMPARE(tracked("derrein", "seat3.farms.wheat"), "Farms: Wheat field");
        QCOMPARE(tracked("derrein", "printed.cost.sawmill.plank"), "Cost of Sawmill: Plank");
        QCOMPARE(tracked("derrein", "printed.plate3.7"), "Plate 3, square 7");
        QCOMPARE(tracked("neuland", "printed.abbey.input2"), "Abbey: input 2");
        QCOMPARE(tracked("gwtnz", "jobs.sailor3"), "Job market, row 3: Sailor");
        QCOMPARE(tracked("gwtnz", "printed.sarah.card13.shearers4"), "Sarah's card 13: sheep with 4 or more shearers");
        QCOMPARE(tracked("gwtnz", "seat0.herd.set8"), "In the flock: Bonus objective 8");
        QCOMPARE(say(names::trackedValue("derrein", "cell12.building", "seat1.farm", people)), "Farm (Bert)");
        QCOMPARE(say(names::trackedValue("derrein", "printed.plate1.1", "wheat")), "Wheat field");
        QCOMPARE(say(names::trackedValue("gwtnz", "zone.rockfall1", "rockfall-2-black")), "Rockfall 2, black hand");
    }

    void historySaysWhoDidWhat() {
        QCOMPARE(plain(played("derrein", {{"do", "trade"},
                                          {"with", 1},
                                          {"give", {{"wood", 2}, {"rock", 0}}},
                                          {"want", {{"wood", 0}}},
                                          {"agreed", false}})),
                 "Offered Bert a trade: gives 2 × Wood");
        QCOMPARE(played("derrein", {{"do", "answer"}, {"offer", 1}, {"agree", true}}), "Accepted the offer");
        QCOMPARE(played("gwtnz", {{"do", "build"}, {"building", 3}, {"lush", false}}), "Built: Building 3");
        QCOMPARE(say(names::historyLine("derrein", lineOf("adjustment", {{"id", "seat0.wood"}, {"by", 2}}))),
                 "Wood +2");
        const TrackedLine phase{"phase", 0, 0, 2, noSeat, TrackedUse::tally, {"set-up", "play", "over"}, true};
        QCOMPARE(say(names::historyLine("neuland", lineOf("correction", {{"id", "phase"}, {"from", 0}, {"to", 1}}), {},
                                        std::span(&phase, 1))),
                 "Phase corrected: Set-up → In play");
    }

    void refusalsSpellWhatTheyName() {
        const Refusal refusal{
            "derrein.refusal.not-enough", "Médicament", 0, {{"good", 0, "plank"}, {"needed", 2}, {"held", 1}}};
        QCOMPARE(say(refusal), "Plank: 2 needed, you have 1.");
        QCOMPARE(phrasebook::page(refusal), QStringLiteral("“Médicament”"));
        const Refusal look{
            "gwtnz.refusal.look-at-the-component", "annex p. 4", 0, {{"value", 0, "printed.card.merino.wool"}}};
        QCOMPARE(say(look), "Look at the component and enter it first: Merino: wool value.");
        QCOMPARE(phrasebook::page(look), "annex p. 4");
        QVERIFY(speak("fr"));
        QCOMPARE(plain(say(refusal)), QStringLiteral("Planche : il en faut 2, vous en avez 1."));
        QCOMPARE(phrasebook::page(look), "annexe p. 4");
    }

    void seatsGetTheNamesOfPeople() {
        View view;
        view.headline = {"derrein.headline",
                         {numberArg("round", 3), numberArg("seat", 1), wordArg("phase", "derrein.phase.harvest")}};
        QCOMPARE(say(names::seated(view, people).headline), QStringLiteral("Round 3 · Bert · Harvest"));
        QCOMPARE(say(view.headline), QStringLiteral("Round 3 · Player 2 · Harvest"));
    }
};

QTEST_GUILESS_MAIN(NamesTest)
#include "namestest.moc"
