#include "phrasebook.h"

#include <QtCore/QCoreApplication>
#include <algorithm>

namespace sideboard::phrasebook {
namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

QString translated(const QString& id, int count) { return qtTrId(id.toUtf8().constData(), count); }

QString filled(QString sentence, const QString& name, const QString& value) {
    return sentence.replace(QLatin1Char('{') + name + QLatin1Char('}'), value);
}

bool isNumber(const WordArg& arg) { return arg.word.empty() && arg.text.empty(); }

int countOf(const std::vector<WordArg>& args) {
    auto named = std::ranges::find_if(args, [](const WordArg& arg) { return isNumber(arg) && arg.name == "count"; });
    if (named == args.end()) named = std::ranges::find_if(args, isNumber);
    return named == args.end() ? -1 : named->number;
}

} // namespace

QString say(const Words& words) {
    if (words.id.empty()) return {};
    QString sentence = translated(text(words.id), countOf(words.args));
    for (const WordArg& arg : words.args) {
        QString value = QString::number(arg.number);
        if (!arg.text.empty()) value = text(arg.text);
        else if (!arg.word.empty()) value = say(Words{arg.word, {}});
        sentence = filled(sentence, text(arg.name), value);
    }
    return sentence;
}

QString say(const Refusal& refusal) {
    Words words{std::string(refusal.reason), {}};
    for (const Figure& figure : refusal.figures)
        words.args.push_back({std::string(figure.name), int(figure.number), std::string(figure.word), {}});
    return say(words);
}

QString page(const Refusal& refusal) {
    return refusal.page.empty() ? QString()
                                : filled(qtTrId("controls.page"), QStringLiteral("page"), text(refusal.page));
}

QString signedFigure(int figure) {
    return figure < 0 ? QChar(0x2212) + QString::number(-figure) : QLatin1Char('+') + QString::number(figure);
}

} // namespace sideboard::phrasebook
