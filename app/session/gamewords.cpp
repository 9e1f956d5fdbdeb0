#include "gamewords.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>
#include <charconv>

#include "icons.h"
#include "names.h"
#include "phrasebook.h"

namespace sideboard::gamewords {

namespace {

bool isNumber(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

std::string withoutSeat(const std::string& id) {
    return id.size() > 6 && id.compare(0, 4, "seat") == 0 && id[5] == '.' ? id.substr(6) : id;
}

Seat seatIn(const std::string& id) { return withoutSeat(id) == id ? noSeat : seatAt(std::size_t(id[4] - '0')); }

WordArg saidArg(std::string name, const Words& words) {
    return textArg(std::move(name), phrasebook::say(words).toStdString());
}

} // namespace

bool knows(const std::string& id) { return !id.empty() && phrasebook::knows(id); }

Words game(const std::string& game) { return names::gameTitle(game); }

Words move(const std::string& game, std::string_view move) { return names::moveName(game, move); }

Words field(const std::string& game, std::string_view move, std::string_view field) {
    return names::fieldQuestion(game, move, field);
}

Words value(const std::string& game, std::string_view field, std::string_view key) {
    return names::valueName(game, {}, field, key);
}

Words tracked(const std::string& game, const std::string& id) {
    // Places, phases and the like change with every move: nobody would move anything for them.
    static constexpr std::array<std::string_view, 8> untold{"cell",  "place",  "hex",  "trail",
                                                            "phase", "active", "turn", "round"};
    const std::string rest = withoutSeat(id);
    std::string head = rest.substr(0, rest.find('.'));
    head.resize(head.find_last_not_of("0123456789") + 1);
    if (std::find(untold.begin(), untold.end(), head) != untold.end()) return {};
    return names::trackedName(game, id);
}

Words figure(const std::string& game, const std::string& id) { return names::trackedName(game, id); }

names::SeatNames peopleOf(const SeatFaces& faces) {
    names::SeatNames people;
    for (const QString& name : faces.names) people.push_back(name.toStdString());
    return people;
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
