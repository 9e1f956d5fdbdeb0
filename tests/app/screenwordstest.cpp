#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>
#include <algorithm>

#include "catalogue.h"
#include "qml/i18n/pseudo.h"

/// Whatever a screen says is said in every language, and nothing is kept that no screen says. (What games say has a
/// test of its own.)
class ScreenWordsTest : public QObject {
    Q_OBJECT

private:
    Catalogue m_english;
    Catalogue m_french;
    QStringList m_twice;
    QSet<QString> m_literals; ///< every string literal of our QML and C++
    QSet<QString> m_segments; ///< their parts between dots, with and without a number at the end

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

    static QString withoutNumber(QString part) {
        static const QRegularExpression number(QStringLiteral("[0-9]+$"));
        return part.remove(number);
    }

    /// As it stands in a source, or put together from parts that do: the gallery's samples say "arle." + name +
    /// ".does".
    [[nodiscard]] bool isSaid(const QString& id) const {
        if (m_literals.contains(id)) return true;
        QStringList parts = id.split(u'.');
        parts.removeFirst();
        return std::ranges::all_of(parts, [this](const QString& part) {
            return m_segments.contains(part) || m_segments.contains(withoutNumber(part));
        });
    }

    [[nodiscard]] bool knows(const QString& id) const { return m_english.contains(id) && m_french.contains(id); }

private slots:
    void initTestCase() {
        const QString folder = SOURCE_DIR "/qml/i18n";
        m_english = readCatalogue(folder, "en", &m_twice);
        m_french = readCatalogue(folder, "fr", &m_twice);
        QVERIFY(m_english.size() > 300);

        static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
        for (const QString& path : sources({"qml", "app"}))
            for (auto match = literal.globalMatch(contents(path)); match.hasNext();)
                m_literals += match.next().captured(1);
        for (const QString& each : m_literals)
            for (const QString& part : each.split(u'.')) m_segments << part << withoutNumber(part);
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
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyTextIsFinished() {
        QStringList wrong;
        for (const Catalogue* language : {&m_english, &m_french})
            for (auto it = language->begin(); it != language->end(); ++it) {
                const bool whole = it->forms.size() == (it->plural ? 2 : 1) && !it->forms.contains(QString());
                if (!whole || it->unfinished) wrong += it->file + ": " + it.key();
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// A French text that is the English one is either the same word in both languages, and listed, or forgotten.
    void noTextWasForgottenInEnglish() {
        const QStringList same = contents(SOURCE_DIR "/tests/app/samewords.txt").split(u'\n', Qt::SkipEmptyParts);
        const QSet<QString> allowed(same.begin(), same.end());
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
        QStringList wrong;
        for (auto it = m_french.begin(); it != m_french.end(); ++it) {
            if (!it->file.startsWith("sideboard_")) continue;
            QString bare = it->forms.join(u' ');
            for (const QString& place : placesOf(bare)) bare.remove(place);
            if (!m_english.contains(it.key()) || m_english[it.key()].forms != it->forms) continue;
            if (bare.contains(letters) && !allowed.contains(it->forms.first())) wrong += it.key() + ": " + it->forms[0];
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everythingThatAScreenSaysHasWords() {
        static const QRegularExpression asked(QStringLiteral("q(?:s|t)TrId\\(\\s*\"([^\"]+)\""));
        QStringList missing;
        for (const QString& path : sources({"qml", "app"}))
            for (auto match = asked.globalMatch(contents(path)); match.hasNext();)
                if (const QString id = match.next().captured(1); !id.endsWith(u'.') && !knows(id))
                    missing += path.section(u'/', -1) + ": " + id;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void everyWordIsSaid() {
        QStringList unused;
        for (auto it = m_english.begin(); it != m_english.end(); ++it)
            if (it->file.startsWith("sideboard_") && !isSaid(it.key())) unused += it->file + ": " + it.key();
        QVERIFY2(unused.isEmpty(), qPrintable(unused.join(u'\n')));
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

QTEST_GUILESS_MAIN(ScreenWordsTest)
#include "screenwordstest.moc"
