#include <array>

#include "app/ctl/answer.h"
#include "app/ctl/desk.h"
#include "sync/opentable.h"
#include "sync/tablefile.h"

namespace sideboard::ctl {

namespace {

struct Looking {
    const Table& table;
    const TableRow& row;
    std::span<const Secret> secrets;
    Fields& fields;

    /// A moment of the past: the table after so many entries.
    [[nodiscard]] std::size_t position() const {
        if (!fields.has("at")) return table.log().size();
        const int at = fields.number("at");
        const bool there = at >= 0 && static_cast<std::size_t>(at) <= table.log().size();
        if (!there)
            fields.fail(
                {"out-of-range", "at: this table has the moments 0 to " + std::to_string(table.log().size()) + "."});
        return there ? static_cast<std::size_t>(at) : 0;
    }
    [[nodiscard]] Seat knownSeat() const {
        const Seat seat = fields.seatIfAny("seat");
        if (seat != noSeat && indexOf(seat) >= static_cast<std::size_t>(table.seating().size()))
            fields.fail(
                {"unknown-seat", "This table has the seats 0 to " + std::to_string(table.seating().size() - 1) + "."});
        return seat;
    }
};

Json showState(const Looking& look) {
    const std::size_t at = look.position();
    if (!look.fields.done()) return {};
    return look.table.stateJsonAt(at);
}

Json showView(const Looking& look) {
    const Seat seat = look.knownSeat();
    const std::size_t at = look.position();
    if (!look.fields.done()) return {};
    return toJson(look.table.viewAt(at, seat, look.secrets));
}

Json showKinds(const Looking& look) {
    const Seat only = look.knownSeat();
    if (!look.fields.done()) return {};
    Json list = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(look.table.seating().size()); ++i) {
        if (only != noSeat && only != seatAt(i)) continue;
        for (const OpenKind& kind : look.table.kinds(seatAt(i))) {
            Json line{{"seat", i}, {"do", kind.name}, {"owed", kind.owed}, {"draw", kind.chance}};
            if (kind.refusal) line["refusal"] = toJson(*kind.refusal);
            list.push_back(std::move(line));
        }
    }
    return list;
}

Json showScore(const Looking& look) {
    if (!look.fields.done()) return {};
    return scoreSheet(look.table);
}

Json showHistory(const Looking& look) {
    if (!look.fields.done()) return {};
    Json list = Json::array();
    for (std::size_t i = 0; i < look.table.log().size(); ++i) list.push_back(toJson(look.table.history(i)));
    return list;
}

Json showHash(const Looking& look) {
    if (!look.fields.done()) return {};
    return hex(look.table.hash());
}

Json showTracked(const Looking& look) {
    if (!look.fields.done()) return {};
    Json list = Json::array();
    for (const TrackedLine& line : look.table.tracked()) {
        Json json{{"id", line.id},   {"value", line.value},       {"min", line.min},
                  {"max", line.max}, {"seat", toJson(line.seat)}, {"use", nameOf(line.use)}};
        if (!line.names.empty()) json["names"] = line.names;
        const auto named = static_cast<std::size_t>(line.value - line.min);
        if (line.value >= line.min && named < line.names.size()) json["name"] = line.names[named];
        if (line.use == TrackedUse::printed) json["checked"] = line.checked;
        list.push_back(std::move(json));
    }
    return list;
}

Json showPrompt(const Looking& look) {
    const Seat seat = look.fields.seat("seat");
    const std::string move = look.fields.text("do");
    const Json chosen = look.fields.rest();
    if (!look.fields.done()) return {};
    const auto prompt = look.table.prompt(seat, move, chosen);
    if (!prompt) {
        look.fields.fail(prompt.error());
        return {};
    }
    return *prompt ? toJson(**prompt) : Json(nullptr);
}

Json showSeats(const Looking& look) {
    if (!look.fields.done()) return {};
    return look.table.seating().json();
}

Json showExport(const Looking& look) {
    if (!look.fields.done()) return {};
    return exportTable(look.table, look.row);
}

struct Showable {
    const char* name;
    Json (*show)(const Looking&);
};

constexpr std::array showables{Showable{"state", showState},     Showable{"view", showView},
                               Showable{"kinds", showKinds},     Showable{"score", showScore},
                               Showable{"history", showHistory}, Showable{"hash", showHash},
                               Showable{"tracked", showTracked}, Showable{"prompt", showPrompt},
                               Showable{"seats", showSeats},     Showable{"export", showExport}};

} // namespace

Result<Json> show(const Table& table, const TableRow& row, std::span<const Secret> secrets, Fields fields) {
    const std::string what = fields.text("show");
    if (fields.failed()) return fields.error();
    std::string known;
    for (const Showable& showable : showables) {
        known += (known.empty() ? "" : ", ") + std::string(showable.name);
        if (what != showable.name) continue;
        Json shown = showable.show({table, row, secrets, fields});
        if (fields.failed()) return fields.error();
        return Json{{showable.name, std::move(shown)}};
    }
    return Error{"unknown-value", "This cannot be shown: " + what.substr(0, 60) + ". There are: " + known + "."};
}

} // namespace sideboard::ctl
