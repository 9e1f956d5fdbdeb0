#include "promptmodel.h"

#include <algorithm>
#include <limits>

#include "phrasebook.h"

namespace sideboard {
namespace {

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};

OptionLine line(std::string_view field, const std::string& key, const Signs& signs) {
    const Sign sign = signs.value(field, key);
    OptionLine result;
    result.key = QString::fromStdString(key);
    result.label = phrasebook::say(sign.label);
    result.iconName = QString::fromStdString(sign.icon);
    result.tone = QString::fromStdString(sign.tone);
    result.column = sign.column;
    result.row = sign.row;
    return result;
}

std::vector<OptionLine> optionLines(std::string_view field, const std::vector<PromptOption>& options,
                                    const Signs& signs) {
    std::vector<OptionLine> lines;
    for (const PromptOption& option : options) {
        OptionLine& added = lines.emplace_back(line(field, option.key, signs));
        added.outcome = PromptModel::outcomeText(option.outcome, signs);
        if (!option.refusal) continue;
        added.refusal = phrasebook::say(*option.refusal);
        added.page = phrasebook::page(*option.refusal);
    }
    return lines;
}

} // namespace

QString PromptModel::outcomeText(const Changes& changes, const Signs& signs) {
    QString text;
    for (const Change& change : changes) {
        const Words label = signs.tracked(change.id).label;
        if (label.id.empty()) continue; // nobody would move anything for it
        if (!text.isEmpty()) text += QStringLiteral("  ");
        text += phrasebook::signedFigure(change.to - change.from) + QChar(0xA0) + phrasebook::say(label);
    }
    return text;
}

void PromptModel::clear() {
    m_kind = Nothing;
    m_options.replace({});
    m_places.replace({});
    Q_EMIT changed();
}

void PromptModel::update(const Words& title, const Prompt& prompt, const Signs& signs) {
    m_title = phrasebook::say(title);
    m_field = QString::fromStdString(prompt.field);
    m_panel.clear();
    m_min = m_max = 0;
    m_allMustStand = false;
    std::vector<OptionLine> options;
    std::vector<OptionLine> places;
    std::visit(Overloaded{
                   [&](const sideboard::Choice& ask) {
                       m_kind = Choice;
                       options = optionLines(prompt.field, ask.options, signs);
                   },
                   [&](const sideboard::Cells& ask) {
                       m_kind = Cells;
                       m_panel = QString::fromStdString(ask.panel);
                       options = optionLines(prompt.field, ask.options, signs);
                   },
                   [&](const sideboard::Amount& ask) {
                       m_kind = Amount;
                       m_min = int(ask.min);
                       m_max = int(std::min<std::int64_t>(ask.max, std::numeric_limits<int>::max()));
                   },
                   [&](const sideboard::Mix& ask) {
                       m_kind = Mix;
                       m_min = ask.minTotal;
                       m_max = ask.maxTotal;
                       for (const auto& bound : ask.bounds) {
                           OptionLine& added = options.emplace_back(line(prompt.field, bound.key, signs));
                           added.min = bound.min;
                           added.max = bound.max;
                           added.suggested = bound.suggested;
                       }
                   },
                   [&](const sideboard::Arrangement& ask) {
                       m_kind = Arrangement;
                       m_allMustStand = ask.allMustStand;
                       for (const auto& thing : ask.things) {
                           OptionLine& added = options.emplace_back(line(prompt.field, thing.key, signs));
                           added.max = thing.count;
                       }
                       for (const auto& place : ask.places) {
                           OptionLine& added = places.emplace_back(line(prompt.field, place.key, signs));
                           added.max = place.capacity;
                           added.oneKind = place.oneKind;
                           for (const auto& thing : ask.things)
                               if (std::find(place.accepts.begin(), place.accepts.end(), thing.number) !=
                                   place.accepts.end())
                                   added.accepts.append(QString::fromStdString(thing.key));
                       }
                   },
               },
               prompt.ask);
    m_options.replace(std::move(options));
    m_places.replace(std::move(places));
    Q_EMIT changed();
}

} // namespace sideboard
