#include "phrasebook.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <algorithm>

namespace sideboard::phrasebook {
namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

/// A sentence that has no plural is not found by the number of another one.
QString translated(const QString& id, int count) {
    const QByteArray name = id.toUtf8();
    const QString sentence = qtTrId(name.constData(), count);
    return sentence == id ? qtTrId(name.constData()) : sentence;
}

QString filled(QString sentence, const QString& name, const QString& value) {
    return sentence.replace(QLatin1Char('{') + name + QLatin1Char('}'), value);
}

/// A sentence may have places that this time nothing was given for.
QString withoutEmptyPlaces(QString sentence) {
    if (!sentence.contains(QLatin1Char('{'))) return sentence;
    static const QRegularExpression empty(QStringLiteral("\\s?\\{[a-z0-9-]+\\}"));
    return sentence.remove(empty);
}

bool isNumber(const WordArg& arg) { return arg.word.empty() && arg.text.empty(); }

int countOf(const std::vector<WordArg>& args) {
    auto named = std::ranges::find_if(args, [](const WordArg& arg) { return isNumber(arg) && arg.name == "count"; });
    if (named == args.end()) named = std::ranges::find_if(args, isNumber);
    return named == args.end() ? -1 : named->number;
}

/// A number, a word, a text, or so many of a word.
QString valueOf(const WordArg& arg) {
    if (!arg.text.empty()) return text(arg.text);
    if (arg.word.empty()) return QString::number(arg.number);
    const QString word = say(Words{arg.word, {}});
    return arg.number == 0 ? word : QString::number(arg.number) + QChar(0xA0) + word;
}

/// Rules name values as they stand in moves: "brown", a colour, is the word "derrein.colour.brown".
std::string wordOf(const Refusal& refusal, const Figure& figure) {
    if (figure.word.empty() || figure.word.find('.') != std::string_view::npos) return std::string(figure.word);
    const std::string game(refusal.reason.substr(0, refusal.reason.find('.')));
    return game + "." + std::string(figure.name) + "." + std::string(figure.word);
}

} // namespace

QString say(const Words& words) {
    if (words.id.empty()) return {};
    QString sentence = translated(text(words.id), countOf(words.args));
    // Several values of one name make a list: "2 wood, 1 plank".
    for (auto arg = words.args.begin(); arg != words.args.end(); ++arg) {
        const auto sameName = [&](const WordArg& other) { return other.name == arg->name; };
        if (std::find_if(words.args.begin(), arg, sameName) != arg) continue;
        QStringList values;
        for (auto each = arg; each != words.args.end(); ++each)
            if (sameName(*each)) values += valueOf(*each);
        sentence = filled(sentence, text(arg->name), values.join(QStringLiteral(", ")));
    }
    return withoutEmptyPlaces(sentence);
}

QString say(const Refusal& refusal) {
    Words words{std::string(refusal.reason), {}};
    for (const Figure& figure : refusal.figures)
        words.args.push_back({std::string(figure.name), int(figure.number), wordOf(refusal, figure), {}});
    return say(words);
}

QString page(const Refusal& refusal) {
    if (refusal.page.empty()) return {};
    // Some rulebooks have numbers on their pages, others only headings.
    const bool numbered = refusal.page.front() >= '0' && refusal.page.front() <= '9';
    return filled(numbered ? qtTrId("controls.page") : qtTrId("controls.section"), QStringLiteral("page"),
                  text(refusal.page));
}

QString signedFigure(int figure) {
    return figure < 0 ? QChar(0x2212) + QString::number(-figure) : QLatin1Char('+') + QString::number(figure);
}

} // namespace sideboard::phrasebook
