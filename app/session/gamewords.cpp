#include "gamewords.h"

#include <QtCore/QCoreApplication>
#include <array>
#include <charconv>

#include "icons.h"
#include "phrasebook.h"

namespace sideboard::gamewords {

namespace {

/// The groups of words in which a bare name may stand, the likeliest first.
constexpr std::array<std::string_view, 16> groups{"good",   "colour",   "building", "landscape", "workshop", "duchy",
                                                  "need",   "tile",     "terrain",  "phase",     "piece",    "category",
                                                  "worker", "resource", "sheep",    "value"};

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string all;
    for (std::string_view part : parts) {
        if (!all.empty()) all += '.';
        all += part;
    }
    return all;
}

bool isNumber(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// "cell12" is "cell" and "12".
std::pair<std::string_view, std::string_view> withoutNumber(std::string_view name) {
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    return {name.substr(0, digits), name.substr(digits)};
}

std::string withoutSeat(const std::string& id) {
    return id.size() > 6 && id.compare(0, 4, "seat") == 0 && id[5] == '.' ? id.substr(6) : id;
}

Seat seatIn(const std::string& id) { return withoutSeat(id) == id ? noSeat : seatAt(std::size_t(id[4] - '0')); }

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t dot = text.find('.');
        parts.push_back(text.substr(0, dot));
        text = dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1);
    }
    return parts;
}

WordArg saidArg(std::string name, const Words& words) {
    return textArg(std::move(name), phrasebook::say(words).toStdString());
}

} // namespace

bool knows(const std::string& id) { return !id.empty() && qtTrId(id.c_str()) != QString::fromStdString(id); }

Words game(const std::string& game) { return {game + ".name", {}}; }

Words move(const std::string& game, std::string_view move) { return {joined({game, "move", move}), {}}; }

Words field(const std::string& game, std::string_view move, std::string_view field) {
    for (std::string id : {joined({game, "ask", move, field}), joined({game, "ask", field})})
        if (knows(id)) return {std::move(id), {}};
    return gamewords::move(game, move);
}

Words value(const std::string& game, std::string_view field, std::string_view key) {
    if (key == "true" || key == "false") {
        std::string own = joined({game, "value", field, key});
        return {knows(own) ? std::move(own) : joined({"app.value", key}), {}};
    }
    if (key == "null") return {"app.value.none", {}};
    if (isNumber(key)) return {"app.value.number", {textArg("number", std::string(key))}};
    if (std::string own = joined({game, "value", field, key}); knows(own)) return {std::move(own), {}};
    for (std::string_view group : groups)
        if (std::string id = joined({game, group, key}); knows(id)) return {std::move(id), {}};
    return {joined({game, "value", key}), {}};
}

Words tracked(const std::string& game, const std::string& id) {
    if (id.empty()) return {};
    const std::string rest = withoutSeat(id);
    if (std::string own = joined({game, "tracked", rest}); knows(own)) return {std::move(own), {}};
    const auto parts = split(rest);
    const auto [first, number] = withoutNumber(parts.front());
    // A place and what of it: "cell12.building".
    if (!number.empty() && parts.size() == 2) {
        std::string own = joined({game, "tracked", first, parts[1]});
        if (knows(own)) return {std::move(own), {textArg("number", std::string(number))}};
    }
    // A heading and its names: "printed.cost.sawmill.plank".
    std::string head = joined({game, "tracked"});
    for (std::size_t i = 0; i < parts.size(); ++i) {
        head += "." + std::string(parts[i]);
        if (i + 1 == parts.size() || !knows(head)) continue;
        Words words{head, {}};
        const char* names[] = {"what", "of"};
        for (std::size_t next = i + 1; next < parts.size() && next - i <= 2; ++next)
            words.args.push_back(saidArg(names[next - i - 1], value(game, parts[i], parts[next])));
        return words;
    }
    for (std::string_view group : {"good", "worker", "resource"})
        if (std::string word = joined({game, group, parts.back()}); parts.size() == 1 && knows(word))
            return {std::move(word), {}};
    return {};
}

Words figure(const std::string& game, const std::string& id) {
    Words words = tracked(game, id);
    if (!words.id.empty() || id.empty()) return words;
    const std::string rest = withoutSeat(id);
    const auto parts = split(rest);
    const auto [first, number] = withoutNumber(parts.front());
    std::string own = joined({game, "figure", first});
    for (std::size_t i = 1; i < parts.size(); ++i) own += "." + std::string(withoutNumber(parts[i]).first);
    if (!own.empty() && own.back() == '.') own.pop_back();
    const std::string last(withoutNumber(parts.back()).second);
    if (!knows(own)) return {"app.value.number", {textArg("number", id)}};
    return {std::move(own), {textArg("number", std::string(number)), textArg("last", last)}};
}

Words trackedOf(const std::string& game, const std::string& id, Seat looking, const SeatFaces& faces) {
    Words words = tracked(game, id);
    const Seat seat = seatIn(id);
    if (words.id.empty() || seat == noSeat || seat == looking || int(indexOf(seat)) >= faces.names.size()) return words;
    return {"app.of-seat", {saidArg("what", words), textArg("seat", faces.names[int(indexOf(seat))].toStdString())}};
}

Signs signsFor(const std::string& game, Seat looking, const SeatFaces& faces, const View& view,
               const std::string& panel) {
    std::vector<Piece> places;
    for (const Panel& each : view.panels)
        if (each.name == panel) places = each.pieces;
    Signs signs;
    signs.value = [game, faces, places](std::string_view field, std::string_view key) -> Sign {
        const std::string own = std::string(field) + std::string(key);
        auto place = std::find_if(places.begin(), places.end(), [&](const Piece& piece) { return piece.key == own; });
        if (place == places.end())
            place = std::find_if(places.begin(), places.end(), [&](const Piece& piece) { return piece.value == key; });
        if (place != places.end()) return {place->label, place->icon, place->tone, place->column, place->row};
        static constexpr std::array<std::string_view, 5> seats{"seat", "owner", "with", "against", "to"};
        const bool isSeat = std::find(seats.begin(), seats.end(), field) != seats.end() && isNumber(key);
        if (isSeat && key[0] - '0' < faces.names.size()) {
            const int seat = key[0] - '0';
            return {{"app.value.number", {textArg("number", faces.names[seat].toStdString())}},
                    "player",
                    faces.tones[seat].toStdString()};
        }
        return {value(game, field, key), knownIcon(key), std::string(isNumber(key) ? std::string_view() : key)};
    };
    signs.tracked = [game, looking, faces](std::string_view id) -> Sign {
        return {trackedOf(game, std::string(id), looking, faces), {}, {}};
    };
    return signs;
}

QString outcome(const Changes& changes, const std::string& game, Seat looking, const SeatFaces& faces) {
    return PromptModel::outcomeText(changes, signsFor(game, looking, faces, {}, {}));
}

QString beforeAfter(const Changes& changes, const std::string& game, Seat looking, const SeatFaces& faces, int most) {
    QStringList lines;
    for (const Change& change : changes) {
        const Words words = trackedOf(game, change.id, looking, faces);
        if (words.id.empty()) continue;
        if (lines.size() == most) {
            lines += QString(QChar(0x2026));
            break;
        }
        lines += QStringLiteral("%1 %2 %4 %3")
                     .arg(phrasebook::say(words), QString::number(change.from), QString::number(change.to),
                          QString(QChar(0x2192)));
    }
    return lines.join(QStringLiteral(" · "));
}

} // namespace sideboard::gamewords
