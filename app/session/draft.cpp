#include "draft.h"

#include <algorithm>

#include "gamewords.h"
#include "phrasebook.h"

namespace sideboard {

namespace {

const std::vector<PromptOption>* optionsOf(const Prompt& prompt) {
    if (const auto* choice = std::get_if<Choice>(&prompt.ask)) return &choice->options;
    if (const auto* cells = std::get_if<Cells>(&prompt.ask)) return &cells->options;
    return nullptr;
}

std::string panelOf(const Prompt& prompt) {
    const auto* cells = std::get_if<Cells>(&prompt.ask);
    return cells ? cells->panel : std::string();
}

const PromptOption* optionWith(const Prompt& prompt, const std::string& key) {
    const auto* options = optionsOf(prompt);
    if (!options) return nullptr;
    const auto found =
        std::find_if(options->begin(), options->end(), [&](const auto& each) { return each.key == key; });
    return found == options->end() ? nullptr : &*found;
}

/// The one value of a choice that is open. Places are always shown: where something stands is never a formality.
const PromptOption* onlyOpen(const Prompt& prompt) {
    const auto* choice = std::get_if<Choice>(&prompt.ask);
    if (!choice) return nullptr;
    const PromptOption* only = nullptr;
    for (const PromptOption& option : choice->options) {
        if (option.refusal) continue;
        if (only) return nullptr;
        only = &option;
    }
    return only;
}

bool fits(const Mix& mix, const Json& value) {
    int total = 0;
    for (const auto& item : value.items()) {
        const auto bound = std::find_if(mix.bounds.begin(), mix.bounds.end(),
                                        [&](const Mix::Bound& each) { return each.key == item.key(); });
        const int amount = item.value().get<int>();
        if (bound == mix.bounds.end() || amount > bound->max) return false;
        total += amount;
    }
    return total >= mix.minTotal && total <= mix.maxTotal;
}

} // namespace

void Draft::begin(const Situation& situation, Seat seat, const std::string& move, const std::string& value,
                  bool overruled) {
    m_overruled = overruled;
    m_seat = seat;
    m_move = move;
    m_picks.clear();
    m_fellAway.clear();
    m_drawable = false;
    for (const Json& each : situation.table.movesJson())
        if (each.value("do", std::string()) == move) m_drawable = each.value("draw", false);
    ask(situation);
    if (!value.empty() && m_open)
        if (const PromptOption* option = optionWith(*m_open, value); option && !option->refusal)
            add(situation, option->value, value);
}

void Draft::clear() {
    m_move.clear();
    m_picks.clear();
    m_open.reset();
    m_fellAway.clear();
    m_prompt.clear();
    Q_EMIT changed();
}

void Draft::ask(const Situation& situation) {
    if (!active()) return;
    dropWhatFellAway(situation);
    takeOnlyValues(situation);
    tell(situation);
}

std::optional<Prompt> Draft::promptAfter(const Table& table, const Json& fields) const {
    auto prompt = table.prompt(m_seat, m_move, fields);
    return prompt ? std::move(*prompt) : std::nullopt;
}

void Draft::dropWhatFellAway(const Situation& situation) {
    Json fields = Json::object();
    for (std::size_t i = 0; i < m_picks.size(); ++i) {
        const Pick& pick = m_picks[i];
        const auto prompt = promptAfter(situation.table, fields);
        bool stands = prompt && prompt->field == pick.field;
        if (stands && !pick.overruled && !m_overruled) {
            if (const PromptOption* option = optionWith(*prompt, pick.key)) stands = !option->refusal;
            else if (const auto* amount = std::get_if<Amount>(&prompt->ask))
                stands = pick.value.get<std::int64_t>() >= amount->min && pick.value.get<std::int64_t>() <= amount->max;
            else if (const auto* mix = std::get_if<Mix>(&prompt->ask)) stands = fits(*mix, pick.value);
            else stands = std::holds_alternative<Arrangement>(prompt->ask);
        }
        if (stands) {
            fields[pick.field] = pick.value;
            continue;
        }
        const Signs signs = gamewords::signsFor(situation.table.info().id, m_seat, situation.faces, situation.view,
                                                prompt ? panelOf(*prompt) : std::string());
        if (!pick.byItself) m_fellAway = said(pick, signs);
        m_picks.resize(i);
        return;
    }
}

void Draft::takeOnlyValues(const Situation& situation) {
    for (;;) {
        m_open = promptAfter(situation.table, fields());
        if (!m_open) return;
        const auto* options = optionsOf(*m_open);
        const PromptOption* only = onlyOpen(*m_open);
        const bool asked = canGoBack(); // somebody has chosen something, and this follows from it
        const auto* amount = std::get_if<Amount>(&m_open->ask);
        if (options && options->size() == 1 && (!options->front().refusal || m_overruled))
            m_picks.push_back({m_open->field, options->front().key, options->front().value, true});
        else if (asked && only) m_picks.push_back({m_open->field, only->key, only->value, true});
        else if (amount && amount->min == amount->max) m_picks.push_back({m_open->field, {}, amount->min, true});
        else return;
    }
}

void Draft::tell(const Situation& situation) {
    const std::string& game = situation.table.info().id;
    m_title = phrasebook::say(gamewords::move(game, m_move));
    const Signs signs =
        gamewords::signsFor(game, m_seat, situation.faces, situation.view, m_open ? panelOf(*m_open) : std::string());
    QStringList words;
    for (const Pick& pick : m_picks)
        if (!pick.byItself) words += said(pick, signs);
    m_chosen = words.join(QStringLiteral(" · "));
    if (m_open) m_prompt.update(gamewords::field(game, m_move, m_open->field), *m_open, signs);
    else m_prompt.clear();
    Q_EMIT changed();
}

QString Draft::said(const Pick& pick, const Signs& signs) const {
    if (pick.value.is_object()) {
        QStringList parts;
        for (const auto& item : pick.value.items())
            if (item.value().is_number() && item.value().get<int>() != 0)
                parts += QString::number(item.value().get<int>()) + QChar(0xA0) +
                         phrasebook::say(signs.value(pick.field, item.key()).label);
        return parts.join(QStringLiteral(", "));
    }
    const std::string key = !pick.key.empty() ? pick.key : pick.value.is_number() ? pick.value.dump() : std::string();
    return key.empty() ? QString() : phrasebook::say(signs.value(pick.field, key).label);
}

Json Draft::fields() const {
    Json fields = Json::object();
    for (const Pick& pick : m_picks) fields[pick.field] = pick.value;
    return fields;
}

bool Draft::overruled() const {
    return m_overruled || std::any_of(m_picks.begin(), m_picks.end(), [](const Pick& pick) { return pick.overruled; });
}

bool Draft::canGoBack() const {
    return std::any_of(m_picks.begin(), m_picks.end(), [](const Pick& pick) { return !pick.byItself; });
}

void Draft::add(const Situation& situation, Json value, std::string key, bool overruled) {
    m_fellAway.clear();
    m_picks.push_back({m_open->field, std::move(key), std::move(value), false, overruled});
    ask(situation);
}

std::optional<Refusal> Draft::choose(const Situation& situation, const std::string& key, bool overruled) {
    const PromptOption* option = m_open ? optionWith(*m_open, key) : nullptr;
    if (!option) return std::nullopt; // it left while the finger was on its way
    const bool over = overruled || this->overruled();
    if (option->refusal && !over) return option->refusal;
    add(situation, option->value, key, option->refusal.has_value());
    return std::nullopt;
}

void Draft::chooseAmount(const Situation& situation, int amount) {
    if (m_open && std::holds_alternative<Amount>(m_open->ask)) add(situation, amount);
}

void Draft::chooseMix(const Situation& situation, const QStringList& keys, const QList<int>& amounts) {
    if (!m_open || !std::holds_alternative<Mix>(m_open->ask) || keys.size() != amounts.size()) return;
    Json value = Json::object();
    for (int i = 0; i < keys.size(); ++i) value[keys[i].toStdString()] = amounts[i];
    add(situation, std::move(value));
}

void Draft::arrange(const Situation& situation, const QStringList& places, const QStringList& things,
                    const QList<int>& counts) {
    const auto* asked = m_open ? std::get_if<Arrangement>(&m_open->ask) : nullptr;
    if (!asked || places.size() != things.size() || places.size() != counts.size()) return;
    std::vector<Placed> standing;
    for (int i = 0; i < places.size(); ++i) {
        const auto place = std::find_if(asked->places.begin(), asked->places.end(),
                                        [&](const auto& each) { return each.key == places[i].toStdString(); });
        const auto thing = std::find_if(asked->things.begin(), asked->things.end(),
                                        [&](const auto& each) { return each.key == things[i].toStdString(); });
        if (place != asked->places.end() && thing != asked->things.end() && counts[i] > 0)
            standing.push_back({place->number, thing->number, static_cast<std::uint8_t>(counts[i])});
    }
    std::sort(standing.begin(), standing.end(), [](const Placed& a, const Placed& b) {
        return std::pair(a.place, a.thing) < std::pair(b.place, b.thing);
    });
    add(situation, toJson(standing));
}

void Draft::goBack(const Situation& situation) {
    while (!m_picks.empty() && m_picks.back().byItself) m_picks.pop_back();
    if (!m_picks.empty()) m_picks.pop_back();
    m_fellAway.clear();
    ask(situation);
}

} // namespace sideboard
