#include "names.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "engine/games/shelf.h"
#include "likenesses.h"
#include "phrasebook.h"
#include "trackedpattern.h"

namespace sideboard::names {
namespace {

template <class... Parts>
std::string joined(std::string_view first, const Parts&... parts) {
    std::string id(first);
    ((id += '.', id += parts), ...);
    return id;
}

/// The first of these that the language knows; empty if it knows none.
std::string firstKnown(std::initializer_list<std::string> ids) {
    for (const std::string& id : ids)
        if (phrasebook::knows(id)) return id;
    return {};
}

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The word for a name such as "plank"; empty if there is none.
std::string wordFor(std::string_view game, std::string_view kind, std::string_view field, std::string_view name) {
    if (!kind.empty())
        if (std::string id = joined(game, kind, field, name); phrasebook::knows(id)) return id;
    for (std::string_view group : groupsLike(game, field))
        if (std::string id = joined(game, group, name); phrasebook::knows(id)) return id;
    if (name == "none" || name == "nothing") return "core.value.nothing";
    if (name == "unknown" || name == "on" || name == "off") return joined("core.value", name);
    return {};
}

Words seatWords(std::size_t seat, const SeatNames& seats) {
    if (seat < seats.size() && !seats[seat].empty()) return {"core.seat.named", {textArg("name", seats[seat])}};
    return {"core.seat.number", {numberArg("number", static_cast<int>(seat) + 1)}};
}

/// Words inside other words: an id where nothing has to be filled in, else the sentence itself.
WordArg argOf(std::string name, const Words& words) {
    if (words.args.empty()) return wordArg(std::move(name), words.id);
    if (words.id == "core.value.number") return numberArg(std::move(name), words.args.front().number);
    return textArg(std::move(name), phrasebook::say(words).toStdString());
}

/// "seat1.farm" is a farm of whoever sits there.
std::optional<Words> ownedName(std::string_view name, const SeatNames& seats, const auto& nameOfRest) {
    const std::size_t dot = name.find('.');
    if (!name.starts_with("seat") || dot == std::string_view::npos) return std::nullopt;
    const auto seat = numberIn(name.substr(4, dot - 4));
    if (!seat) return std::nullopt;
    return Words{"core.value.owned",
                 {argOf("what", nameOfRest(name.substr(dot + 1))),
                  argOf("who", seatWords(static_cast<std::size_t>(*seat), seats))}};
}

Words plainValue(std::string_view game, std::string_view kind, std::string_view field, std::string_view name) {
    if (const auto number = numberIn(name)) {
        const std::string id = firstKnown({joined(game, kind, field, "#"), joined(game, field, "#")});
        if (id.empty()) return {"core.value.number", {numberArg("number", *number)}};
        return {id, {numberArg("number", *number), numberArg("place", *number + 1)}};
    }
    if (std::string id = wordFor(game, kind, field, name); !id.empty()) return {id, {}};
    return {"core.value.text", {textArg("text", std::string(name))}};
}

/// "number", "seat", "choice", ... of every field of every game.
std::string_view typeOf(std::string_view game, std::string_view kind, std::string_view field) {
    static const auto types = [] {
        std::map<std::string, std::string, std::less<>> all;
        for (const ShelvedGame& shelved : shelf())
            for (const Json& move : shelved.moves())
                for (const Json& each : move["fields"])
                    all.emplace(
                        joined(shelved.info().id, move["do"].get<std::string>(), each["name"].get<std::string>()),
                        each["type"].get<std::string>());
        return all;
    }();
    const auto found = types.find(joined(game, kind, field));
    return found == types.end() ? std::string_view() : std::string_view(found->second);
}

/// "2 × Wood, 1 × Plank"; nothing if there is nothing of anything.
std::optional<WordArg> mixArg(std::string_view game, std::string_view kind, const std::string& field, const Json& mix) {
    std::string text;
    for (const auto& [name, amount] : mix.items()) {
        if (!amount.is_number_integer() || amount == 0) continue;
        const QString what = phrasebook::say(valueName(game, kind, field, name));
        text += (text.empty() ? "" : ", ") + phrasebook::soMany(amount.get<int>(), what).toStdString();
    }
    if (text.empty()) return std::nullopt;
    return textArg(field, text);
}

Words moveLine(std::string_view game, const Json& move, const SeatNames& seats) {
    if (!move.is_object() || !move.contains("do")) return {"core.did.unreadable", {}};
    const std::string kind = move["do"];
    Words words{joined(game, "did", kind), {}};
    for (const auto& [field, value] : move.items()) {
        if (field == "do" || value.is_null() || value.is_array()) continue;
        if (value.is_boolean()) {
            const std::string variant = joined(words.id, (value == true ? "" : "no-") + field);
            if (phrasebook::knows(variant)) words.id = variant;
        } else if (value.is_object()) {
            if (auto mix = mixArg(game, kind, field, value)) words.args.push_back(std::move(*mix));
        } else {
            const std::string key = value.is_string() ? value.get<std::string>() : value.dump();
            words.args.push_back(argOf(field, valueName(game, kind, field, key, seats)));
        }
    }
    return words;
}

/// A number that an entry gave to a tracked value, by its name where it is a choice.
WordArg trackedArg(std::string name, std::string_view game, const Json& body, std::span<const TrackedLine> tracked,
                   const SeatNames& seats) {
    const int number = body.value(name, 0);
    const std::string id = body.value("id", std::string());
    const auto line = std::ranges::find(tracked, id, &TrackedLine::id);
    if (line == tracked.end() || number < 0 || static_cast<std::size_t>(number) >= line->names.size())
        return numberArg(std::move(name), number);
    return argOf(std::move(name), trackedValue(game, id, line->names[static_cast<std::size_t>(number)], seats));
}

Words figureWords(std::string_view reason, const Figures& figures) {
    Words words{std::string(reason), {}};
    const std::string_view game = gameOf(reason);
    for (const Figure& figure : figures) {
        const std::string name(figure.name);
        if (figure.word.empty()) words.args.push_back(numberArg(name, static_cast<int>(figure.number)));
        else if (figure.word.find('.') != std::string_view::npos)
            words.args.push_back(argOf(name, trackedName(game, figure.word)));
        else words.args.push_back(argOf(name, valueName(game, {}, figure.name, figure.word)));
    }
    return words;
}

} // namespace

std::string_view gameOf(std::string_view id) { return id.substr(0, id.find('.')); }

Words gameTitle(std::string_view game) { return {joined(game, "title"), {}}; }
Words gameTagline(std::string_view game) { return {joined(game, "tagline"), {}}; }
Words moveName(std::string_view game, std::string_view kind) { return {joined(game, "move", kind), {}}; }
Words sealedName(std::string_view game, std::string_view purpose) { return {joined(game, "sealed", purpose), {}}; }
Words scoreLine(std::string_view game, std::string_view key) { return {joined(game, "score-line", key), {}}; }
Words colourName(std::string_view colour) { return {joined("core.colour", colour), {}}; }

Words fieldQuestion(std::string_view game, std::string_view kind, std::string_view field) {
    std::string own = joined(game, "field", kind, field);
    return {phrasebook::knows(own) ? own : joined(game, "field", field), {}};
}

Words valueName(std::string_view game, std::string_view kind, std::string_view field, std::string_view key,
                const SeatNames& seats) {
    if (key == "null" || key == "true" || key == "false") {
        const std::string_view name = key == "null" ? "nothing" : key == "true" ? "yes" : "no";
        const std::string id = firstKnown({joined(game, kind, field, name), joined(game, field, name)});
        return {id.empty() ? joined("core.value", name) : id, {}};
    }
    if (typeOf(game, kind, field) == "seat")
        if (const auto seat = numberIn(key)) return seatWords(static_cast<std::size_t>(*seat), seats);
    const auto plain = [&](std::string_view name) { return plainValue(game, kind, field, name); };
    if (auto owned = ownedName(key, seats, plain)) return *owned;
    return plain(key);
}

Words trackedName(std::string_view game, std::string_view id) {
    const TrackedParts parts = partsOf(id);
    const std::string prefix = joined(game, parts.group);
    for (const TrackedPattern& pattern : patternsFor(parts)) {
        Words words{joined(prefix, pattern.text), {}};
        if (!phrasebook::knows(words.id)) continue;
        int count = 0;
        for (const TrackedWild& wild : pattern.wilds) {
            std::string name = std::to_string(++count);
            if (const auto number = numberIn(wild.value)) words.args.push_back(numberArg(std::move(name), *number));
            else words.args.push_back(argOf(std::move(name), plainValue(game, {}, wild.group, wild.value)));
        }
        return words;
    }
    return plainValue(game, {}, {}, parts.segments.empty() ? id : parts.segments.back());
}

Words trackedValue(std::string_view game, std::string_view id, std::string_view value, const SeatNames& seats) {
    const auto plain = [&](std::string_view name) -> Words {
        if (numberIn(name)) return plainValue(game, {}, {}, name);
        if (std::string word = joined(game, id, name); id.starts_with("option.") && phrasebook::knows(word))
            return {word, {}};
        for (const std::string& group : groupsOf(id))
            if (std::string word = wordFor(game, {}, group, name); !word.empty() && !word.starts_with("core."))
                return {word, {}};
        return plainValue(game, {}, {}, name);
    };
    if (auto owned = ownedName(value, seats, plain)) return *owned;
    return plain(value);
}

Words trackedZone(std::string_view game, std::string_view id) {
    const std::vector<std::string> groups = groupsOf(id);
    return {groups.empty() ? std::string() : firstKnown({joined(game, "zone", groups.back())}), {}};
}

Words optionName(std::string_view game, std::string_view option) { return {joined(game, "option", option), {}}; }
Words optionWhy(std::string_view game, std::string_view option) {
    return {joined(game, "option", option) + "-why", {}};
}

Words optionValue(std::string_view game, std::string_view option, std::string_view value) {
    const std::string id = firstKnown({joined(game, "option", option, value), joined("core.value", value)});
    return {id.empty() ? joined(game, "option", option, value) : id, {}};
}

Words optionValueWhy(std::string_view game, std::string_view option, std::string_view value) {
    return {firstKnown({joined(game, "option", option, value) + "-why"}), {}};
}

Words historyLine(std::string_view game, const HistoryLine& line, const SeatNames& seats,
                  std::span<const TrackedLine> tracked) {
    const Json body = line.body.is_object() ? line.body : Json::object();
    if (line.kind == "move") return moveLine(game, body.value("move", Json()), seats);
    Words words{joined("core.did", line.kind), {}};
    if (line.kind == "set-up") words.args.push_back(numberArg("seats", body.value("seats", 0)));
    if (line.kind == "note") words.args.push_back(textArg("text", body.value("text", std::string())));
    if (line.kind == "finish" && !body.value("finished", true)) words.id += ".no-finished";
    if (line.kind == "seat") {
        words.id = joined(words.id, body.value("act", std::string()));
        const std::string text = body.value("text", std::string());
        words.args.push_back(body.value("act", std::string()) == "colour" ? argOf("text", colourName(text))
                                                                          : textArg("text", text));
    }
    if (!body.contains("id")) return words;
    words.args.push_back(argOf("what", trackedName(game, body.value("id", std::string()))));
    if (line.kind == "adjustment")
        words.args.push_back(textArg("by", phrasebook::signedFigure(body.value("by", 0)).toStdString()));
    for (const char* name : {"from", "to", "value"})
        if (body.contains(name)) words.args.push_back(trackedArg(name, game, body, tracked, seats));
    return words;
}

Words fitName(Fit fit) { return fit == Fit::fits ? Words{} : Words{joined("core.fit", nameOf(fit)), {}}; }

Words refusalWords(const Refusal& refusal) { return figureWords(refusal.reason, refusal.figures); }
Words misfitWords(const Misfit& misfit) { return figureWords(misfit.reason, misfit.figures); }

Words errorWords(const Error& error) {
    std::string id = joined("core.error", error.code);
    if (phrasebook::knows(id)) return {std::move(id), {}};
    return {"core.value.text", {textArg("text", error.message)}};
}

Words seated(Words words, const SeatNames& seats) {
    for (WordArg& arg : words.args)
        if (phrasebook::isSeat(arg.name) && arg.word.empty() && arg.text.empty() && arg.number >= 0)
            arg = argOf(arg.name, seatWords(static_cast<std::size_t>(arg.number), seats));
    return words;
}

View seated(View view, const SeatNames& seats) {
    const auto seat = [&](Words& words) { words = seated(std::move(words), seats); };
    seat(view.headline);
    seat(view.says);
    for (Panel& panel : view.panels) {
        seat(panel.title);
        seat(panel.note);
        for (Piece& piece : panel.pieces) {
            seat(piece.label);
            seat(piece.detail);
        }
    }
    return view;
}

} // namespace sideboard::names
