#include "app/ctl/desk.h"

#include <QByteArray>
#include <array>

#include "app/ctl/answer.h"
#include "sync/tablekeeping.h"

namespace sideboard::ctl {

Desk::Desk(std::unique_ptr<Table> table, Around around) : m_table(std::move(table)), m_around(std::move(around)) {}

std::span<const Desk::Command> Desk::commands() {
    // The first name that a line carries decides: a move may have a field that is called like a command below it.
    static constexpr std::array list{
        Command{"do", &Desk::move},
        Command{"draw", &Desk::draw},
        Command{"random", &Desk::random},
        Command{"adjust", &Desk::adjust},
        Command{"correct", &Desk::correct},
        Command{"printed", &Desk::printed},
        Command{"option", &Desk::option},
        Command{"undo", &Desk::undo},
        Command{"redo", &Desk::redo},
        Command{"takeback", &Desk::takeBack},
        Command{"load", &Desk::load},
        Command{"seal", &Desk::seal},
        Command{"open", &Desk::open},
        Command{"note", &Desk::note},
        Command{"finish", &Desk::finish},
        Command{"claim", &Desk::seatAlone<SeatAct::claim>},
        Command{"release", &Desk::seatAlone<SeatAct::release>},
        Command{"take-over", &Desk::seatAlone<SeatAct::takeOver>},
        Command{"hand-over", &Desk::seatWithDevice<SeatAct::handOver>},
        Command{"name", &Desk::seatWithText<SeatAct::name>},
        Command{"colour", &Desk::seatWithText<SeatAct::colour>},
        Command{"look-on", &Desk::tableWide<SeatAct::lookOn>},
        Command{"own-seats-only", &Desk::tableWide<SeatAct::ownSeatsOnly>},
        Command{"everybody", &Desk::tableWide<SeatAct::everybody>},
        Command{"dismiss", &Desk::dismiss},
    };
    return list;
}

Reply Desk::obey(std::string_view line, std::uint64_t number) {
    const auto failed = [&](const Error& error) { return Reply{errorAnswer(error, number), true}; };
    if (!QByteArray::fromRawData(line.data(), static_cast<qsizetype>(line.size())).isValidUtf8())
        return failed({"bad-utf8", "This line is not valid UTF-8. Send JSON in UTF-8."});
    auto json = parseJson(line);
    if (!json) return failed(json.error());
    if (!json->is_object()) return failed({"bad-command", "A command is a JSON object, such as {\"show\":\"state\"}."});
    Reply reply = obeyFields(Fields(std::move(*json)));
    if (reply.failed) reply.answer["error"]["line"] = number;
    return reply;
}

Reply Desk::obeyFields(Fields fields) {
    if (fields.has("show")) {
        auto shown = show(*m_table, m_around.row, m_around.secrets, std::move(fields));
        if (!shown) return {errorAnswer(shown.error()), true};
        (*shown)["ok"] = true;
        return {std::move(*shown)};
    }
    m_beside.clear();
    for (const Command& command : commands()) {
        if (!fields.has(command.name)) continue;
        const Outcome outcome = (this->*command.obey)(fields);
        if (outcome) return entered(*outcome);
        return {rejectionAnswer(outcome.error(), 0), std::holds_alternative<Error>(outcome.error())};
    }
    std::string known = "show";
    for (const Command& command : commands()) known += std::string(", ") + command.name;
    return {errorAnswer({"unknown-command", "This line holds no command. There are: " + known + "."}), true};
}

Reply Desk::entered(EntryId id) {
    Reply reply{enteredAnswer(*m_table, id), false, id, changesFor(*m_table, m_around.row, id, m_around.now())};
    for (StoreChange& change : m_beside) reply.changes.push_back(std::move(change));
    return reply;
}

StoreChanges Desk::noteFinish() { return finishChanges(*m_table, m_around.row, m_around.now()); }

void Desk::retract(EntryId id) {
    m_table->retractFrom(id.seq);
    // A secret whose seal is gone proves nothing; a new seal of the same round replaces it.
    if (!m_table->finished()) m_around.row.finished.reset();
}

} // namespace sideboard::ctl
