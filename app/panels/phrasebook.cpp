#include "phrasebook.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>

#include "names.h"
#include "sentence.h"

namespace sideboard::phrasebook {
namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

bool decidesPlural(const WordArg& arg) { return arg.word.empty() && arg.text.empty() && !isSeat(arg.name); }

int countOf(const std::vector<WordArg>& args) {
    auto named =
        std::ranges::find_if(args, [](const WordArg& arg) { return decidesPlural(arg) && arg.name == "count"; });
    if (named == args.end()) named = std::ranges::find_if(args, decidesPlural);
    return named == args.end() ? -1 : named->number;
}

/// A message without plural forms is not found by a count.
QString translated(const Words& words) {
    const int count = countOf(words.args);
    const QString counted = qtTrId(words.id.c_str(), count);
    return count >= 0 && counted == text(words.id) ? qtTrId(words.id.c_str()) : counted;
}

/// No amount at all, or a word such as "gwtnz.condition.none".
bool isNothing(const WordArg& arg) {
    if (!arg.word.empty()) return arg.word.ends_with(".none") || arg.word == "core.value.nothing";
    return arg.text.empty() && arg.number == 0 && !isSeat(arg.name);
}

QString sayArg(std::string_view game, const WordArg& arg) {
    if (!arg.text.empty()) return text(arg.text);
    if (!arg.word.empty()) {
        const QString word = say(Words{arg.word, {}});
        return arg.number == 0 ? word : soMany(arg.number, word);
    }
    if (isSeat(arg.name)) return say(Words{"core.seat.number", {numberArg("number", arg.number + 1)}});
    // "give.wood": so many of that.
    const std::size_t dot = arg.name.find('.');
    if (dot == std::string::npos) return QString::number(arg.number);
    const std::string_view name = arg.name;
    return soMany(arg.number, say(names::valueName(game, {}, name.substr(0, dot), name.substr(dot + 1))));
}

} // namespace

QString say(const Words& words) {
    if (words.id.empty()) return {};
    const QString sentence = translated(words);
    if (words.args.empty()) return filled(sentence, {});
    Fillings fillings;
    for (const WordArg& arg : words.args)
        fillings.push_back({text(arg.name), sayArg(names::gameOf(words.id), arg), isNothing(arg)});
    return filled(sentence, fillings);
}

QString say(const Refusal& refusal) { return say(names::refusalWords(refusal)); }
QString say(const Misfit& misfit) { return say(names::misfitWords(misfit)); }

QString page(const Refusal& refusal) {
    const QString written = text(refusal.page);
    const bool number = std::ranges::all_of(written, [](QChar each) { return each.isDigit(); });
    if (number && !written.isEmpty()) return filled(qtTrId("controls.page"), {{QStringLiteral("page"), written}});
    // "annex p. 4": a booklet of its own beside the rulebook. A heading stands in quotation marks, and
    // anything else as it is printed.
    const qsizetype at = written.indexOf(QLatin1String(" p. "));
    const std::string id = std::string(names::gameOf(refusal.reason)) + ".page." + written.left(at).toStdString();
    const bool heading = std::ranges::none_of(written, [](QChar each) { return each.isDigit(); });
    if (heading && !written.isEmpty()) return filled(qtTrId("controls.section"), {{QStringLiteral("page"), written}});
    if (at <= 0 || !knows(id)) return written;
    return filled(qtTrId(id.c_str()), {{QStringLiteral("page"), written.mid(at + 4)}});
}

QString signedFigure(int figure) {
    return figure < 0 ? QChar(0x2212) + QString::number(-figure) : QLatin1Char('+') + QString::number(figure);
}

QString soMany(int number, const QString& what) {
    return QString::number(number) + QStringLiteral("\u00a0×\u00a0") + what;
}

bool knows(std::string_view id) {
    const std::string spelled(id);
    return qtTrId(spelled.c_str()) != QString::fromStdString(spelled);
}

bool isSeat(std::string_view name) {
    constexpr std::array<std::string_view, 4> seats{"seat", "other", "next", "winner"};
    return std::ranges::find(seats, name) != seats.end();
}

} // namespace sideboard::phrasebook
