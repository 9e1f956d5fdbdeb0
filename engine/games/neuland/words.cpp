#include "engine/games/neuland/words.h"

#include "engine/games/neuland/rules.h"

namespace sideboard::neuland {

Words wordsFor(const Refusal& refusal) {
    Words words{std::string(refusal.reason), {}};
    for (const Figure& figure : refusal.figures) {
        if (figure.word.empty())
            words.args.push_back(numberArg(std::string(figure.name), static_cast<int>(figure.number)));
        else if (figure.name == "hex" || figure.name == "source")
            words.args.push_back(textArg(std::string(figure.name), std::string(figure.word)));
        else words.args.push_back(wordArg(std::string(figure.name), word(figure.name, figure.word)));
    }
    return words;
}

Words wordsFor(const State& state, const Move& move) {
    if (const auto* produce = std::get_if<Produce>(&move))
        return {"neuland.line.produce",
                {goodArg(produce->product), tileArg(state.at(produce->unit).tile), hexArg(hexOf(produce->unit))}};
    if (const auto* build = std::get_if<Build>(&move))
        return {"neuland.line.build",
                {tileArg(build->tile), wordArg("terrain", word("terrain", nameOf(state.at(build->hex).terrain))),
                 hexArg(build->hex)}};
    if (const auto* score = std::get_if<ScoreTile>(&move))
        return {"neuland.line.score",
                {tileArg(score->tile), wordArg("category", word("category", nameOf(categoryOf(score->tile)))),
                 numberArg("value", state.printed[score->tile].value)}};
    return words("move", kindOf(move).name);
}

Words costWords(const State& state, const Bill& bill, const Payment& payment) {
    Words cost{"neuland.cost", {numberArg("actions", costOf(state, bill, payment).actions)}};
    int number = 0;
    for (std::size_t i = 0; i < inputsMost; ++i) {
        if (!payment.from[i]) continue;
        const std::string name = "input" + std::to_string(++number);
        const Source source = *payment.from[i];
        if (!isPlace(source)) cost.args.push_back(wordArg(name, word("source", nameOf(source))));
        else {
            cost.args.push_back(wordArg(name, word("good", nameOf(productOn(state.at(placeOf(source)))))));
            cost.args.push_back(textArg("from" + std::to_string(number), std::string(nameOf(hexOf(placeOf(source))))));
        }
    }
    if (payment.cart) cost.args.push_back(wordArg("cart", "neuland.source.cart"));
    cost.id += ".inputs" + std::to_string(number);
    return cost;
}

} // namespace sideboard::neuland
