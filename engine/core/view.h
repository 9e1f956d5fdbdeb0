#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/core/json.h"

/// What a table shows to a seat, described without pixels. Words are ids with figures; QML draws, the translation files
/// speak. Every piece has a key that stays the same while the thing it stands for does, so that a screen can tell a
/// change from a replacement.
namespace sideboard {

/// A value inside a sentence: a number, the id of another word, or a text as somebody typed it (a name).
struct WordArg {
    std::string name;
    int number = 0;
    std::string word;
    std::string text;
    static constexpr auto fields() {
        return std::tuple{field("name", &WordArg::name), field("number", &WordArg::number),
                          field("word", &WordArg::word), field("text", &WordArg::text)};
    }
    bool operator==(const WordArg&) const = default;
};

struct Words {
    std::string id; ///< empty: nothing to say
    std::vector<WordArg> args;
    static constexpr auto fields() { return std::tuple{field("id", &Words::id), field("args", &Words::args)}; }
    bool operator==(const Words&) const = default;
};

[[nodiscard]] inline WordArg numberArg(std::string name, int number) { return {std::move(name), number, {}, {}}; }
[[nodiscard]] inline WordArg wordArg(std::string name, std::string word) {
    return {std::move(name), 0, std::move(word), {}};
}
[[nodiscard]] inline WordArg textArg(std::string name, std::string text) {
    return {std::move(name), 0, {}, std::move(text)};
}

/// How a piece stands out, beyond its icon and tone.
enum class Mark : std::uint8_t {
    plain = 0,
    open = 1,
    chosen = 2,
    warned = 3,
    faded = 4,
    done = 5,
    current = 6,
    hidden = 7
};
constexpr auto namesOf(Mark) {
    return std::array<std::string_view, 8>{"plain", "open", "chosen", "warned", "faded", "done", "current", "hidden"};
}

/// The one shape all panels share: what a piece says, where it stands, what a tap on it would start.
struct Piece {
    std::string key;
    Words label;
    Words detail;
    std::string icon; ///< name in the icon set
    std::string tone; ///< name of a colour in the theme: "wood", "seat0"
    int figure = 0;   ///< the number shown large
    bool hasFigure = false;
    int min = 0; ///< for counters and bars
    int max = 0;
    int column = 0; ///< for grids, maps, markets, tracks, rings and wheels
    int row = 0;
    Seat seat = noSeat;
    Mark mark = Mark::plain;
    std::string tracked; ///< tracked value that -/+ and the keypad change; empty: none
    std::string move;    ///< kind of move that a tap starts; empty: none
    std::string value;   ///< key of the first prompt that the tap answers
    static constexpr auto fields() {
        return std::tuple{field("key", &Piece::key),
                          field("label", &Piece::label),
                          field("detail", &Piece::detail),
                          field("icon", &Piece::icon),
                          field("tone", &Piece::tone),
                          field("figure", &Piece::figure),
                          field("hasFigure", &Piece::hasFigure),
                          field("min", &Piece::min),
                          field("max", &Piece::max),
                          field("column", &Piece::column),
                          field("row", &Piece::row),
                          field("seat", &Piece::seat),
                          field("mark", &Piece::mark),
                          field("tracked", &Piece::tracked),
                          field("move", &Piece::move),
                          field("value", &Piece::value)};
    }
    bool operator==(const Piece&) const = default;
};

enum class PanelKind : std::uint8_t {
    counters = 0,
    track = 1,
    wheel = 2,
    ring = 3,
    bowl = 4,
    grid = 5,
    hexMap = 6,
    market = 7,
    cards = 8,
    steps = 9,
    score = 10
};
constexpr auto namesOf(PanelKind) {
    return std::array<std::string_view, 11>{"counters", "track",  "wheel", "ring",  "bowl", "grid",
                                            "hex-map",  "market", "cards", "steps", "score"};
}

/// A named figure of a panel as a whole: columns of a grid, spaces of a ring, where the wheel's hand stands.
struct Gauge {
    std::string name;
    int value = 0;
    static constexpr auto fields() { return std::tuple{field("name", &Gauge::name), field("value", &Gauge::value)}; }
    bool operator==(const Gauge&) const = default;
};

struct Panel {
    std::string name; ///< a game's page places panels by name
    PanelKind kind = PanelKind::counters;
    Words title;
    Words note; ///< one line under it: the odds of red, who is next
    Seat seat = noSeat;
    std::vector<Gauge> gauges;
    std::vector<Piece> pieces;
    static constexpr auto fields() {
        return std::tuple{field("name", &Panel::name),    field("kind", &Panel::kind), field("title", &Panel::title),
                          field("note", &Panel::note),    field("seat", &Panel::seat), field("gauges", &Panel::gauges),
                          field("pieces", &Panel::pieces)};
    }
    bool operator==(const Panel&) const = default;
};

struct View {
    Words headline;               ///< "Round 3 - Marie - harvest"
    std::vector<Seat> turn;       ///< who is to act
    std::vector<Seat> waitingFor; ///< who owes an answer
    Words says;                   ///< what the app did by itself and must be told
    std::vector<Panel> panels;
    static constexpr auto fields() {
        return std::tuple{field("headline", &View::headline), field("turn", &View::turn),
                          field("waitingFor", &View::waitingFor), field("says", &View::says),
                          field("panels", &View::panels)};
    }
    bool operator==(const View&) const = default;
};

/// What a screen must do to get from one view to the next, step by step in this order.
struct PieceChange {
    enum class What : std::uint8_t { added = 0, removed = 1, moved = 2, changed = 3 };
    std::string panel;
    std::string key;
    What what = What::changed;
    int at = 0; ///< its place when this step is done; for a removed one just before
    static constexpr auto fields() {
        return std::tuple{field("panel", &PieceChange::panel), field("key", &PieceChange::key),
                          field("what", &PieceChange::what), field("at", &PieceChange::at)};
    }
    bool operator==(const PieceChange&) const = default;
};
constexpr auto namesOf(PieceChange::What) {
    return std::array<std::string_view, 4>{"added", "removed", "moved", "changed"};
}

/// Panels whose own words or gauges changed come with an empty key.
[[nodiscard]] std::vector<PieceChange> differences(const View& before, const View& after);

/// A line of a score with its reason.
struct ScoreLine {
    std::string key; ///< category, the same for all seats
    int points = 0;
    Words reason;
    static constexpr auto fields() {
        return std::tuple{field("key", &ScoreLine::key), field("points", &ScoreLine::points),
                          field("reason", &ScoreLine::reason)};
    }
    bool operator==(const ScoreLine&) const = default;
};

struct Score {
    int total = 0;
    bool winner = false;
    std::vector<ScoreLine> lines;
    static constexpr auto fields() {
        return std::tuple{field("total", &Score::total), field("winner", &Score::winner),
                          field("lines", &Score::lines)};
    }
    bool operator==(const Score&) const = default;
};

} // namespace sideboard
