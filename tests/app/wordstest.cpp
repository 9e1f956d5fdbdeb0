#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include "catalogue.h"
#include "gamewalk.h"
#include "qml/i18n/pseudo.h"

/// Whatever a screen or a game says is said in every language, and nothing is kept that nobody says.
class WordsTest : public QObject {
    Q_OBJECT

private:
    Catalogue m_english;
    Catalogue m_french;
    QStringList m_twice;
    QSet<QString> m_literals; ///< every string literal of our QML and C++
    QSet<QString> m_rules;    ///< those of the games alone
    QSet<QString> m_segments; ///< and what lies between their dots
    QMap<QString, gamewalk::Shown> m_games;

    static QString contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static QStringList sources(const QStringList& folders) {
        QStringList found;
        for (const QString& folder : folders) {
            QDirIterator files(QStringLiteral(SOURCE_DIR "/") + folder, {"*.qml", "*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) found += files.next();
        }
        return found;
    }

    /// The list may be longer than a message of the test library.
    static bool noneOf(const QStringList& wrong) {
        for (const QString& line : wrong) fprintf(stderr, "    %s\n", qPrintable(line));
        return wrong.isEmpty();
    }

    /// "seat1.objective3" has the segments "seat1", "seat", "objective3" and "objective".
    void noteSegments(const QString& literal) {
        static const QRegularExpression digits(QStringLiteral("[0-9]+$"));
        for (QString segment : literal.split(u'.')) {
            m_segments += segment;
            m_segments += segment.remove(digits);
        }
    }

    [[nodiscard]] bool isSaid(const QString& id) const {
        static const QRegularExpression digits(QStringLiteral("[0-9]+$"));
        if (m_literals.contains(id)) return true;
        QStringList parts = id.split(u'.');
        parts.removeFirst();
        return std::ranges::all_of(parts, [this](QString part) {
            return m_segments.contains(part) || m_segments.contains(part.remove(digits));
        });
    }

    [[nodiscard]] bool knows(const QString& id) const { return m_english.contains(id) && m_french.contains(id); }

    /// Whether a game has a word for a bare name, in whichever group.
    [[nodiscard]] bool knowsName(const QString& game, const QString& name) const {
        const QString end = u'.' + name;
        return std::ranges::any_of(m_english.keys(), [&](const QString& id) {
            return id.startsWith(game + u'.') && id.endsWith(end) && m_french.contains(id);
        });
    }

    [[nodiscard]] bool knowsBeginning(const QString& beginning) const {
        const auto found = m_english.lowerBound(beginning);
        return found != m_english.end() && found.key().startsWith(beginning);
    }

    [[nodiscard]] bool knowsTracked(const QString& game, const QString& id) const {
        static const QRegularExpression digits(QStringLiteral("[0-9]+$"));
        const QStringList parts = id.split(u'.');
        for (qsizetype length = parts.size(); length > 0; --length)
            if (knows(game + ".tracked." + QStringList(parts.mid(0, length)).join(u'.'))) return true;
        QString first = parts.front();
        return knowsName(game, parts.back()) || knowsBeginning(game + ".figure." + first.remove(digits));
    }

private slots:
    void initTestCase() {
        const QString folder = SOURCE_DIR "/qml/i18n";
        m_english = readCatalogue(folder, "en", &m_twice);
        m_french = readCatalogue(folder, "fr", &m_twice);
        QVERIFY(m_english.size() > 300);

        static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
        for (const QString& path : sources({"qml", "app", "engine/games", "engine/core"}))
            for (auto match = literal.globalMatch(contents(path)); match.hasNext();) {
                const QString text = match.next().captured(1);
                m_literals += text;
                if (path.contains("/engine/games/")) m_rules += text;
                noteSegments(text);
            }
        for (const char* said : {"name", "about", "true", "false"}) noteSegments(said); // put together at run time
        for (const std::string& game : gamewalk::games()) {
            gamewalk::Shown shown = gamewalk::walk(game, 6, 500);
            for (const auto& names :
                 {shown.words, shown.kinds, shown.fields, shown.values, shown.tracked, shown.options, shown.categories})
                for (const std::string& name : names) noteSegments(QString::fromStdString(name));
            m_games.insert(QString::fromStdString(game), std::move(shown));
        }
    }

    void bothLanguagesSayTheSame() {
        QStringList wrong = m_twice;
        for (auto it = m_english.begin(); it != m_english.end(); ++it)
            if (!m_french.contains(it.key())) wrong += "not in French: " + it.key();
        for (auto it = m_french.begin(); it != m_french.end(); ++it) {
            if (!m_english.contains(it.key())) {
                wrong += "not in English: " + it.key();
                continue;
            }
            const Message& english = m_english[it.key()];
            if (english.plural != it->plural) wrong += "plural in one language only: " + it.key();
            QString all[2];
            for (const QString& form : english.forms) all[0] += form;
            for (const QString& form : it->forms) all[1] += form;
            if (placesOf(all[0]) != placesOf(all[1])) wrong += "other figures: " + it.key();
        }
        QVERIFY(noneOf(wrong));
    }

    void everyTextIsFinished() {
        QStringList wrong;
        for (const Catalogue* language : {&m_english, &m_french})
            for (auto it = language->begin(); it != language->end(); ++it) {
                const bool whole = it->forms.size() == (it->plural ? 2 : 1) && !it->forms.contains(QString());
                if (!whole || it->unfinished) wrong += it->file + ": " + it.key();
            }
        QVERIFY(noneOf(wrong));
    }

    /// A French text that is the English one is either the same word in both languages, and listed, or forgotten.
    void noTextWasForgottenInEnglish() {
        const QStringList same = contents(SOURCE_DIR "/tests/app/samewords.txt").split(u'\n', Qt::SkipEmptyParts);
        const QSet<QString> allowed(same.begin(), same.end());
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
        QStringList wrong;
        for (auto it = m_french.begin(); it != m_french.end(); ++it) {
            QString bare = it->forms.join(u' ');
            for (const QString& place : placesOf(bare)) bare.remove(place);
            if (!m_english.contains(it.key()) || m_english[it.key()].forms != it->forms) continue;
            if (bare.contains(letters) && !allowed.contains(it->forms.first())) wrong += it.key() + ": " + it->forms[0];
        }
        QVERIFY(noneOf(wrong));
    }

    void everythingThatAScreenSaysHasWords() {
        static const QRegularExpression asked(QStringLiteral("q(?:s|t)TrId\\(\\s*\"([^\"]+)\""));
        QStringList missing;
        for (const QString& path : sources({"qml", "app"}))
            for (auto match = asked.globalMatch(contents(path)); match.hasNext();)
                if (const QString id = match.next().captured(1); !knows(id))
                    missing += path.section(u'/', -1) + ": " + id;
        QVERIFY(noneOf(missing));
    }

    void everyWordIsSaid() {
        QStringList unused;
        for (auto it = m_english.begin(); it != m_english.end(); ++it)
            if (!isSaid(it.key())) unused += it->file + ": " + it.key();
        QVERIFY(noneOf(unused));
    }

    void everythingThatAGameSaysHasWords_data() {
        QTest::addColumn<QString>("game");
        for (auto it = m_games.begin(); it != m_games.end(); ++it) QTest::newRow(qPrintable(it.key())) << it.key();
    }
    void everythingThatAGameSaysHasWords() {
        QFETCH(QString, game);
        const gamewalk::Shown& shown = m_games[game];
        const auto text = [](const std::string& name) { return QString::fromStdString(name); };
        QStringList missing;
        const auto want = [&](const QString& id) {
            if (!knows(id)) missing += id;
        };
        for (const char* needed : {".name", ".about"}) want(game + needed);
        for (const std::string& id : shown.words) want(text(id));
        for (const std::string& kind : shown.kinds) want(game + ".move." + text(kind));
        for (const std::string& field : shown.fields)
            if (!knows(game + ".ask." + text(field))) want(game + ".ask." + text(field).section(u'.', 1));
        for (const std::string& option : shown.options) want(game + ".option." + text(option));
        for (const std::string& category : shown.categories) want(game + ".score." + text(category));
        // Places are named by what is printed on the board.
        static const QRegularExpression printed(QStringLiteral("^[A-Z]?[0-9]+(-[0-9]+)?$|^[0-9]+$"));
        for (const std::string& value : shown.values)
            if (!printed.match(text(value)).hasMatch() && !knowsName(game, text(value)))
                want(game + ".value." + text(value));
        for (const std::string& id : shown.tracked)
            if (!knowsTracked(game, text(id))) missing += "tracked: " + text(id);
        // What rules refuse and a random player never tries.
        for (const QString& literal : std::as_const(m_rules))
            if (literal.startsWith(game + u'.') && !literal.contains(u' ') && !knows(literal) &&
                !knowsBeginning(literal))
                missing += literal;
        missing.removeDuplicates();
        missing.sort();
        QVERIFY(noneOf(missing));
    }

    /// A figure that a game gives and no language shows is a mistake in the words, or one too many in the game.
    void everyFigureInTheWordsIsGiven_data() { everythingThatAGameSaysHasWords_data(); }
    void everyFigureInTheWordsIsGiven() {
        QFETCH(QString, game);
        QStringList wrong;
        for (const auto& [id, given] : m_games[game].places) {
            const QString key = QString::fromStdString(id);
            for (const QString& form : m_french.value(key).forms)
                for (const QString& place : placesOf(form))
                    if (place.startsWith(u'{') && !given.contains(place.mid(1, place.size() - 2).toStdString()))
                        wrong += key + ": " + place;
        }
        wrong.removeDuplicates();
        QVERIFY(noneOf(wrong));
    }

    void theLanguageNobodySpeaksIsTwoFifthsLonger() {
        const QString plain = QStringLiteral("The board says otherwise, {seat}: %1 of %n");
        const QString long_ = sideboard::PseudoTranslator::disguised(plain);
        QCOMPARE(placesOf(long_), placesOf(plain));
        QVERIFY(double(long_.size()) > 1.2 * double(plain.size()));
        QCOMPARE(sideboard::PseudoTranslator::disguised("otherwise").size(), 12);
        QVERIFY(!long_.contains("board"));
    }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "wordstest.moc"
