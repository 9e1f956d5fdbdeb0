#include "wordcollector.h"

#include <regex>

#include "names.h"
#include "phrasebook.h"

namespace sideboard {
namespace {

Digest noHash(std::string_view) { return {}; }

std::unique_ptr<Table> tableOf(const ShelvedGame& game, const OptionValues& options, int seats) {
    auto table = game.makeTable(1, DeviceId{1}, &noHash);
    (void)table->setUp({seats, 7, game.info().rules, options}, 0);
    return table;
}

} // namespace

void WordCollector::take(const Words& words) {
    if (words.id.empty()) return;
    Emission emission{{}, words};
    for (const WordArg& arg : words.args) {
        emission.args.insert(arg.name);
        if (!arg.word.empty()) take({arg.word, {}});
    }
    m_emitted[words.id].insert(std::move(emission));
}

/// Coordinates such as C3 speak for themselves; any other name that comes out as it went in lacks a word.
void WordCollector::takeValue(const Words& words, const std::string& what) {
    static const std::regex coordinate("[A-E][1-5](-[1-3])?");
    take(words);
    for (const WordArg& arg : words.args)
        if (words.id == "core.value.text" && !std::regex_match(arg.text, coordinate)) m_nameless.insert(what);
}

void WordCollector::takeNames(const std::string& game, const std::string& kind, const std::string& field,
                              const Json& shape) {
    for (const char* list : {"values", "of"})
        if (shape.contains(list))
            for (const Json& name : shape[list])
                takeValue(names::valueName(game, kind, field, name.get<std::string>()),
                          game + " " + kind + "/" + field + "/" + name.get<std::string>());
}

void WordCollector::takeField(const std::string& game, const std::string& kind, const Json& shape) {
    const std::string field = shape["name"];
    const std::string type = shape["type"];
    take(names::fieldQuestion(game, kind, field));
    takeNames(game, kind, field, shape);
    if (type == "number" || type == "place" || type == "seat") take(names::valueName(game, kind, field, "0"));
    if (type == "bool")
        for (const char* key : {"true", "false"}) take(names::valueName(game, kind, field, key));
    if (shape.value("optional", false)) take(names::valueName(game, kind, field, "null"));
}

void WordCollector::takeMoves(const std::string& game, const Json& moves) {
    for (const Json& move : moves) {
        const std::string kind = move["do"];
        take(names::moveName(game, kind));
        HistoryLine line;
        line.kind = "move";
        Json did{{"do", kind}};
        for (const Json& shape : move["fields"]) {
            takeField(game, kind, shape);
            if (shape["type"] == "bool") did[shape["name"].get<std::string>()] = false;
        }
        // Each yes and no may have a line of its own; what else it is filled with comes from the tables.
        for (const Json& shape : move["fields"]) {
            if (shape["type"] != "bool") continue;
            for (bool value : {true, false}) {
                did[shape["name"].get<std::string>()] = value;
                line.body = {{"move", did}};
                m_emitted[names::historyLine(game, line).id];
            }
        }
        m_emitted[game + ".did." + kind];
    }
}

void WordCollector::takeShape(const ShelvedGame& game) {
    const GameInfo& info = game.info();
    take(names::gameTitle(info.id));
    take(names::gameTagline(info.id));
    for (const std::string& colour : info.colours) take(names::colourName(colour));
    for (const std::string& id : info.printed) take(names::trackedName(info.id, id));
    for (const OptionInfo& option : info.options) {
        take(names::optionName(info.id, option.id));
        take(names::optionWhy(info.id, option.id));
        for (const std::string& name : option.names) {
            take(names::optionValue(info.id, option.id, name));
            take(names::optionValueWhy(info.id, option.id, name));
        }
    }
    takeMoves(info.id, game.moves());
    for (const Json& sealed : game.makeTable(1, DeviceId{1}, &noHash)->sealedJson()) {
        if (sealed["fields"].empty()) continue; // nothing is secret in this game
        take(names::sealedName(info.id, sealed["do"].get<std::string>()));
        for (const Json& shape : sealed["fields"]) takeField(info.id, sealed["do"], shape);
    }
}

void WordCollector::takeView(const View& view) {
    take(view.headline);
    take(view.says);
    for (const Panel& panel : view.panels) {
        take(panel.title);
        take(panel.note);
        for (const Piece& piece : panel.pieces) {
            take(piece.label);
            take(piece.detail);
        }
    }
}

void WordCollector::takePrompt(const std::string& game, std::string_view kind, const Prompt& prompt) {
    take(names::fieldQuestion(game, kind, prompt.field));
    const auto options = [&](const std::vector<PromptOption>& list) {
        for (const PromptOption& option : list) {
            takeValue(names::valueName(game, kind, prompt.field, option.key), prompt.field + "/" + option.key);
            if (option.refusal) take(names::refusalWords(*option.refusal));
        }
    };
    if (const auto* choice = std::get_if<Choice>(&prompt.ask)) options(choice->options);
    if (const auto* cells = std::get_if<Cells>(&prompt.ask)) options(cells->options);
}

/// Every prompt on the way to a whole move; just the first one if there is none.
void WordCollector::takePrompts(const Table& table, Seat seat, std::string_view kind) {
    const auto suggested = table.suggestion(seat, kind, Json::object());
    Json fields = Json::object();
    for (auto prompt = table.prompt(seat, kind, fields); prompt && *prompt; prompt = table.prompt(seat, kind, fields)) {
        const std::string field = (*prompt)->field;
        takePrompt(table.info().id, kind, **prompt);
        if (!suggested || fields.contains(field)) return;
        fields[field] = suggested->contains(field) ? (*suggested)[field] : Json();
    }
}

void WordCollector::takeKinds(const Table& table, Seat seat) {
    for (const OpenKind& kind : table.kinds(seat)) {
        if (kind.refusal) take(names::refusalWords(*kind.refusal));
        else takePrompts(table, seat, kind.name);
    }
}

void WordCollector::takeTracked(const Table& table) {
    const std::string& game = table.info().id;
    for (const TrackedLine& line : table.tracked()) {
        takeValue(names::trackedName(game, line.id), game + " " + line.id);
        take(names::trackedZone(game, line.id));
        for (std::string_view name : line.names)
            takeValue(names::trackedValue(game, line.id, name), game + " " + line.id + "=" + std::string(name));
    }
}

void WordCollector::takeHistory(const Table& table) {
    const auto tracked = table.tracked();
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        const HistoryLine line = table.history(i);
        take(names::historyLine(table.info().id, line, {}, tracked));
        take(names::fitName(line.outcome.fit));
        if (line.outcome.fit == Fit::didNotFit) take(names::misfitWords(line.outcome.misfit));
    }
}

void WordCollector::look(const Table& table) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(table.seating().size()); ++i) {
        takeView(table.view(seatAt(i), {}));
        takeKinds(table, seatAt(i));
        for (const ScoreLine& line : table.score(seatAt(i)).lines) {
            take(names::scoreLine(table.info().id, line.key));
            take(line.reason);
        }
    }
}

void WordCollector::takeTable(const ShelvedGame& game, const OptionValues& options, int seats, int moves) {
    const auto table = tableOf(game, options, seats);
    takeTracked(*table);
    look(*table);
    Draws draws = Chance(11).draws("words", static_cast<std::uint32_t>(seats));
    const int every = std::max(1, moves / 12);
    for (int step = 1; step <= moves && !table->over(); ++step) {
        const Seat seat = seatAt(draws.below(static_cast<std::uint32_t>(seats)));
        (void)table->playRandomly(seat, draws.below(1'000'000), {step});
        if (step % every == 0) look(*table);
    }
    takeHistory(*table);
}

/// One more of everything that a seat has: some of it shows only then.
void WordCollector::takeCorrected(const ShelvedGame& game, const OptionValues& options) {
    const auto table = tableOf(game, options, game.info().minSeats);
    for (const TrackedLine& line : table->tracked())
        if (line.use == TrackedUse::tally && line.seat != noSeat && line.names.empty())
            (void)table->correct(line.id, std::min(line.value + 1, line.max), {1});
    takeTracked(*table);
    look(*table);
}

void WordCollector::takeEntries(const ShelvedGame& game, const OptionValues& options) {
    const auto table = tableOf(game, options, game.info().minSeats);
    for (const TrackedLine& line : table->tracked()) {
        if (line.use == TrackedUse::option)
            for (int value : {line.max, line.value}) {
                (void)table->changeOption(line.id, value, {1});
                takeTracked(*table);
            }
        if (line.use == TrackedUse::printed) (void)table->enterPrinted(line.id, line.value, {1});
        if (line.use == TrackedUse::tally) (void)table->correct(line.id, line.value, {1});
    }
    (void)table->adjust(table->tracked().front().id, 1, {1});
    (void)table->undo(1);
    (void)table->note(seatAt(0), "?", 1);
    for (bool finished : {true, false}) (void)table->finish(finished, 1);
    for (SeatAct act : valuesOf<SeatAct>())
        (void)table->changeSeat(seatAt(0), {act, DeviceId{2}, act == SeatAct::colour ? "red" : "Anna"}, 1);
    takeHistory(*table);
    takeCorrected(game, options);
}

} // namespace sideboard
