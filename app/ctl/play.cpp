#include <QCoreApplication>
#include <QObject>
#include <cstdio>

#include "app/ctl/answerqueue.h"
#include "app/ctl/calls.h"
#include "app/ctl/input.h"
#include "app/ctl/playtable.h"

namespace sideboard::ctl {

namespace {

/// Lines in, answers out, with the disk in between.
class Playing {
public:
    explicit Playing(PlayTable& table)
        : m_table(table),
          m_input([this](auto lines) { obey(lines); },
                  [this] {
                      m_ended = true;
                      report();
                  }) {}

    [[nodiscard]] int status() const { return m_failed ? someFailed : allGood; }

private:
    void obey(const std::vector<InputLine>& lines) {
        for (const InputLine& line : lines) obey(line);
        report();
    }

    void obey(const InputLine& line) {
        const bool blank = !line.tooLong && line.text.find_first_not_of(" \t\r") == std::string::npos;
        if (blank) return m_input.answered(1);
        Reply reply;
        if (line.tooLong)
            reply = {
                errorAnswer({"line-too-long", "This line is longer than 1 MiB and was not read. Send shorter ones."},
                            line.number),
                true};
        else reply = m_table.desk->obey(line.text, line.number);
        m_failed = m_failed || reply.failed;
        const std::uint64_t ticket = ++m_tickets;
        const bool waits = reply.entered && m_table.journal;
        m_answers.add({ticket, line.number, std::move(reply.answer), waits ? reply.entered : std::nullopt});
        if (waits)
            m_table.journal->write(std::move(reply.changes), &m_context,
                                   [this, ticket](const Failure& failure) { stored(ticket, failure); });
    }

    void stored(std::uint64_t ticket, const Failure& failure) {
        if (!failure) m_answers.stored(ticket);
        else {
            m_failed = true;
            if (const auto lost = m_answers.lostFrom(ticket, *failure)) m_table.desk->retract(*lost);
        }
        report();
    }

    void report() {
        m_input.answered(m_answers.printReady());
        if (m_ended && m_answers.empty()) QCoreApplication::quit();
    }

    PlayTable& m_table;
    QObject m_context;
    AnswerQueue m_answers;
    std::uint64_t m_tickets = 0;
    bool m_ended = false;
    bool m_failed = false;
    Input m_input; // last: its thread starts at once
};

/// Standard output carries answers only, one a line; which table this is goes to standard error.
void introduce(PlayTable& table, const PlayWish& wish) {
    const Json event{{"event", "table"},
                     {"id", hex(table.desk->row().id)},
                     {"game", table.desk->row().game},
                     {"seats", table.desk->table().seating().size()},
                     {"entries", table.desk->table().log().size()},
                     {"continued", table.continued},
                     {"db", wish.database.toStdString()}};
    std::fprintf(stderr, "%s\n", event.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
}

} // namespace

int playCall(const QStringList& arguments) {
    const auto wish = playWishFrom(arguments);
    if (!wish) return refuseToStart(wish.error());
    auto table = openPlayTable(*wish);
    if (!table) return refuseToStart(table.error());
    introduce(*table, *wish);
    Playing playing(*table);
    QCoreApplication::exec();
    return playing.status();
}

} // namespace sideboard::ctl
