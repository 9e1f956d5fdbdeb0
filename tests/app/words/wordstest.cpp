#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>
#include <algorithm>

#include "engine/core/entry.h"
#include "names.h"
#include "phrasebook.h"
#include "qml/i18n/words.h"
#include "sentence.h"
#include "wordcollector.h"
#include "wordfiles.h"
#include "wordsources.h"

using namespace sideboard;

namespace {

/// What is written the same in both languages.
const QSet<QString> rightlyTheSame{"Derrein",
                                   "Neuland",
                                   "Violet",
                                   "Tanneries",
                                   "Mission",
                                   "Phase",
                                   "Mine",
                                   "Religion",
                                   "Science",
                                   "Culture",
                                   "Wellington",
                                   "Points",
                                   "Total",
                                   "Sarah",
                                   "Romney",
                                   "Shropshire",
                                   "Southdown",
                                   "Merino",
                                   "Dorset Horn",
                                   "Lincoln",
                                   "Corriedale",
                                   "Hampshire",
                                   "Ryeland",
                                   "Suffolk",
                                   "English Leicester",
                                   "Double",
                                   "{actions} action",
                                   "{actions} actions",
                                   "{actions} action[ · {cart}]",
                                   "{actions} actions[ · {cart}]",
                                   "{points} point",
                                   "{points} points",
                                   "{1}: points"};

QString q(const std::string& text) { return QString::fromStdString(text); }

/// Every name that one of these sentences uses.
QSet<QString> placeholdersOf(const Wording& wording) {
    QSet<QString> all;
    for (const QString& form : wording.forms)
        for (const QString& name : placeholdersIn(form)) all.insert(name);
    return all;
}

void failWith(const QStringList& lines) {
    if (lines.isEmpty()) return;
    QFAIL(qPrintable(QStringLiteral("%1 found:\n%2").arg(lines.size()).arg(lines.join(QLatin1Char('\n')))));
}

} // namespace

/// Every word that the games and the core can bring out is there in both languages, and no other.
class WordsTest : public QObject {
    Q_OBJECT

    struct Source {
        std::string name;
        WordSources sources;
    };
    std::vector<Source> m_sources;
    std::set<std::string> m_shown; ///< strings of the screens, which may speak of a game by themselves
    WordCollector m_collector;
    QMap<QString, Wordings> m_words; ///< by language

    [[nodiscard]] bool has(const QString& id) const { return m_words["en"].contains(id) && m_words["fr"].contains(id); }

    /// Calls check(id, wording) for every message of the core and the games in this language.
    template <class Check>
    void forEachWording(const QString& language, const Check& check) const {
        const Wordings words = m_words.value(language);
        for (auto each = words.begin(); each != words.end(); ++each) check(each.key(), each.value());
    }

    void takeCore() {
        forEachAlternative<Body>([&]<class B>() {
            HistoryLine line;
            line.kind = B::kind.name;
            if (line.kind != "seat" && line.kind != "move") m_collector.take({names::historyLine("core", line).id, {}});
        });
        for (SeatAct act : valuesOf<SeatAct>()) m_collector.take({"core.did.seat." + std::string(nameOf(act)), {}});
        for (Fit fit : valuesOf<Fit>()) m_collector.take(names::fitName(fit));
        m_collector.take({"core.did.unreadable", {}});
        for (const Source& source : m_sources)
            for (const std::string& code : source.sources.errors) m_collector.take(names::errorWords({code, "?"}));
    }

    /// Ids that code puts together: the beginning stands in a source, and so does every part that completes it.
    [[nodiscard]] static bool isCompleted(const WordSources& sources, const std::string& game, const std::string& id) {
        const auto isKnown = [&](QString part) {
            static const QRegularExpression number("[0-9]+[ab]?$");
            return part.isEmpty() || part.remove(number).isEmpty() || sources.names.contains(part.toStdString()) ||
                   sources.names.contains("." + part.toStdString());
        };
        const auto partsAreKnown = [&](const std::string& rest) {
            return sources.names.contains(rest) || std::ranges::all_of(q(rest).split('.'), [&](const QString& part) {
                       return sources.names.contains(part.toStdString()) || isKnown(part);
                   });
        };
        for (const WordLiteral& word : sources.words)
            if (word.id.size() > game.size() + 1 && id.starts_with(word.id) && id != word.id &&
                partsAreKnown(id.substr(word.id.size())))
                return true;
        for (const std::string& group : sources.groups)
            if (const std::string begin = game + "." + group + "."; id.starts_with(begin))
                if (partsAreKnown(id.substr(begin.size()))) return true;
        return false;
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(speak("en"));
        m_sources.push_back({"core", readSources("engine/core", "core")});
        for (const ShelvedGame& game : shelf())
            m_sources.push_back({game.info().id, readSources("engine/games/" + game.info().id, game.info().id)});
        for (const char* folder : {"app", "qml"}) m_shown.merge(readSources(folder, "").names);
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")})
            for (const Source& source : m_sources) {
                const Wordings words = readWords(q(source.name), language);
                QVERIFY2(!words.isEmpty(), qPrintable(q(source.name) + "_" + language));
                m_words[language].insert(words);
            }
        for (const ShelvedGame& game : shelf()) {
            m_collector.takeShape(game);
            m_collector.takeEntries(game, {});
            for (const OptionValues& options : game.optionSets()) {
                m_collector.takeTable(game, options, game.info().minSeats, 240);
                m_collector.takeTable(game, options, game.info().maxSeats, 60);
                m_collector.takeEntries(game, options);
            }
        }
        takeCore();
    }

    void everyIdHasWords() {
        QStringList missing;
        const QStringList ids = m_words["en"].keys();
        for (const auto& [id, emissions] : m_collector.emitted())
            if (!has(q(id))) missing.append(q(id));
        for (const Source& source : m_sources)
            for (const WordLiteral& word : source.sources.words) {
                const bool begins = std::ranges::any_of(
                    ids, [&](const QString& id) { return id.startsWith(q(word.id)) && id != q(word.id); });
                if (!has(q(word.id)) && !begins) missing.append(q(word.id + " (" + word.place + ")"));
            }
        failWith(missing);
    }

    void everyValueHasAName() {
        QStringList nameless;
        for (const std::string& each : m_collector.nameless()) nameless.append(q(each));
        failWith(nameless);
    }

    void noIdIsUnused() {
        QStringList unused;
        forEachWording("en", [&](const QString& id, const Wording&) {
            const std::string spelled = id.toStdString();
            const std::string game(names::gameOf(spelled));
            const auto source = std::ranges::find(m_sources, game, &Source::name);
            if (m_collector.emitted().contains(spelled) || m_shown.contains(spelled) ||
                spelled.starts_with("core.value.") || spelled.starts_with("core.seat."))
                return;
            const bool stands = std::ranges::any_of(m_sources, [&](const Source& each) {
                return std::ranges::any_of(each.sources.words, [&](const auto& word) { return word.id == spelled; });
            });
            const std::string page = spelled.substr(spelled.rfind('.') + 1) + " p. ";
            const bool booklet = spelled == game + ".page." + page.substr(0, page.find(' ')) &&
                                 std::ranges::any_of(source->sources.names,
                                                     [&](const std::string& name) { return name.starts_with(page); });
            if (!stands && !booklet && !isCompleted(source->sources, game, spelled)) unused.append(id);
        });
        failWith(unused);
    }

    void languagesAgree() {
        QStringList different;
        QCOMPARE(m_words["en"].keys(), m_words["fr"].keys());
        forEachWording("en", [&](const QString& id, const Wording& english) {
            const Wording& french = m_words["fr"][id];
            if (english.plural != french.plural || placeholdersOf(english) != placeholdersOf(french))
                different.append(id);
            for (const Wording* each : {&english, &french})
                if (each->forms.size() != (each->plural ? 2 : 1) || each->forms.contains(QString()))
                    different.append(id + ": a form is missing");
        });
        failWith(different);
    }

    void textsDifferUnlessRightlyTheSame() {
        QStringList same;
        static const QRegularExpression placeholder("\\{[^}]*\\}");
        static const QRegularExpression letter("\\p{L}");
        forEachWording("en", [&](const QString& id, const Wording& english) {
            if (english.forms != m_words["fr"][id].forms) return;
            for (const QString& form : english.forms)
                if (QString(form).remove(placeholder).contains(letter) && !rightlyTheSame.contains(form))
                    same.append(id + ": " + form);
        });
        failWith(same);
    }

    void everyPlaceholderIsGiven() {
        QStringList wrong;
        const auto judge = [&](const std::string& id, const std::set<std::string>& args, const std::string& where) {
            for (const QString& form : m_words["en"].value(q(id)).forms) {
                for (const QString& name : neededIn(form)) {
                    const bool list = name.endsWith('*');
                    const std::string wanted = (list ? name.chopped(1) : name).toStdString();
                    const bool given = std::ranges::any_of(
                        args, [&](const std::string& arg) { return list ? arg.starts_with(wanted) : arg == wanted; });
                    if (!given) wrong.append(q(id + ": " + where + " does not give ") + name);
                }
            }
        };
        for (const auto& [id, emissions] : m_collector.emitted())
            for (const Emission& emission : emissions)
                if (!id.starts_with("core.did.") || !emission.args.empty()) judge(id, emission.args, "a table");
        for (const Source& source : m_sources)
            for (const WordLiteral& word : source.sources.words)
                if (!m_collector.emitted().contains(word.id)) judge(word.id, word.args, word.place);
        failWith(wrong);
    }

    void whatIsCountedHasAPlural() {
        QStringList wrong;
        for (const auto& [id, emissions] : m_collector.emitted())
            for (const Emission& emission : emissions) {
                const Wording english = m_words["en"].value(q(id));
                const auto counted = std::ranges::find_if(emission.sample.args, [](const WordArg& arg) {
                    return arg.word.empty() && arg.text.empty() && !phrasebook::isSeat(arg.name);
                });
                if (english.plural || counted == emission.sample.args.end()) continue;
                const QRegularExpression noun("\\{" + q(counted->name) + "\\}[ \u00a0][a-zà-ÿ]{4,}s\\b");
                for (const QString& form : english.forms + m_words["fr"].value(q(id)).forms)
                    if (noun.match(form).hasMatch()) wrong.append(q(id) + ": " + form);
            }
        wrong.removeDuplicates();
        failWith(wrong);
    }

    void everySentenceComesOutWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void everySentenceComesOutWhole() {
        QFETCH(QString, language);
        QVERIFY(speak(language));
        QStringList wrong;
        static const QRegularExpression leftOver("[{\\[]|  |\\b[a-z]+\\.[a-z-]+\\.[a-z]");
        for (const auto& [id, emissions] : m_collector.emitted())
            for (const Emission& emission : emissions) {
                const bool bare = id.starts_with("core.did.") && emission.args.empty();
                const QString said = phrasebook::say(emission.sample);
                if (!bare && (said == q(id) || said.contains(leftOver))) wrong.append(q(id) + ": " + said);
            }
        failWith(wrong);
    }

    void frenchIsSetAsInPrint() {
        static const QRegularExpression wrong(
            "(?<![\u00a0\u202f])[;?!»]|(?<![\u00a0\u202f0-9]):|«(?![\u00a0\u202f])|['\"]");
        QStringList lines;
        forEachWording("fr", [&](const QString& id, const Wording& french) {
            for (const QString& form : french.forms)
                if (form.contains(wrong)) lines.append(id + ": " + form);
        });
        failWith(lines);
    }

    void buttonsAreShortQuestionsAskAndRefusalsAreSentences() {
        QStringList lines;
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")})
            forEachWording(language, [&](const QString& id, const Wording& wording) {
                const QString kind = id.section('.', 1, 1);
                const QString& form = wording.forms.last();
                const bool ends = form.endsWith('.');
                const bool wrong = kind == "move"                          ? ends || form.size() > 26
                                   : kind == "field"                       ? !form.endsWith('?')
                                   : kind == "refusal" || kind == "misfit" ? !ends
                                                                           : false;
                if (wrong) lines.append(id + ": " + form);
            });
        failWith(lines);
    }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "wordstest.moc"
