#include <map>

#include "samples.h"
#include "sampling.h"

namespace sideboard {
namespace {

using sampling::words;

Signs signs() {
    static const std::map<std::string, Sign, std::less<>> known{
        {"cooperage", {words("glassroad.cooperage"), "building-processing", "building"}},
        {"sawmill", {words("glassroad.sawmill"), "building-processing", "building"}},
        {"church", {words("glassroad.village-church"), "building-bonus", "building"}},
        {"wood", {words("wood"), "wood", "wood"}},
        {"brick", {words("brick"), "brick", "brick"}},
        {"points", {words("points"), "points", "points"}},
        {"water", {words("water"), "water", "water"}},
        {"wheat", {words("wheat"), "wheat", "wheat"}},
        {"food", {words("food"), "food", "food"}},
        {"stone", {words("stone"), "stone", "stone"}},
        {"sheep", {words("sheep"), "sheep", "sheep"}},
        {"cow", {words("cow"), "cow", "cow"}},
        {"horse", {words("horse"), "horse", "horse"}},
        {"stall1", {words("arle.stall"), "stall", "stall"}},
        {"stall2", {words("arle.stable"), "stable", "stall"}},
        {"meadow", {words("arle.meadow"), "meadow", "meadow"}},
    };
    const auto named = [](std::string_view key) {
        if (const auto found = known.find(key); found != known.end()) return found->second;
        if (key.starts_with("cell")) {
            const int column = key[4] - '0';
            const int row = key[5] - '0';
            const bool wood = (column + row) % 3 == 0;
            return Sign{words(wood ? "ground.forest" : "ground.meadow"), wood ? "forest" : "meadow",
                        wood ? "forest" : "meadow", column, row};
        }
        return Sign{{std::string(key), {}}, "", ""};
    };
    return {[named](std::string_view, std::string_view key) { return named(key); },
            [named](std::string_view id) { return named(id); }};
}

} // namespace

void Samples::fillPrompts() {
    const Signs names = signs();
    const Refusal missing{"gallery.refusal.missing-brick", "7", wholeMove, {{"count", 2}}};
    const Refusal taken{"gallery.refusal.taken", "9", wholeMove, {}};
    m_choicePrompt.update(words("prompt.building"),
                          {"building", Choice{{{"sawmill", {}, {{"wood", 3, 2}, {"points", 0, 2}}, {}},
                                               {"cooperage", {}, {}, missing},
                                               {"church", {}, {{"brick", 4, 1}, {"points", 0, 6}}, {}}}}},
                          names);
    Cells cells{"land", {}};
    for (int i = 0; i < 12; ++i) {
        PromptOption option{"cell" + std::to_string(i % 4) + std::to_string(i / 4), {}, {}, {}};
        if (i % 3 == 1) option.refusal = taken;
        cells.options.push_back(std::move(option));
    }
    m_cellsPrompt.update(words("prompt.cell"), {"cell", cells}, names);
    m_amountPrompt.update(words("prompt.amount"), {"amount", Amount{0, 12}}, names);
    m_mixPrompt.update(words("prompt.mix"),
                       {"payment", Mix{{{"wheat", 0, 4, 2}, {"food", 0, 3, 1}, {"stone", 0, 1, 0}}, 3, 3}}, names);
    m_arrangementPrompt.update(
        words("prompt.arrangement"),
        {"animals",
         Arrangement{{{0, "sheep", 5}, {1, "cow", 2}, {2, "horse", 1}},
                     {{0, "stall1", 4, true, {}}, {1, "stall2", 2, true, {1, 2}}, {2, "meadow", 3, true, {}}},
                     false,
                     {}}},
        names);
}

} // namespace sideboard
