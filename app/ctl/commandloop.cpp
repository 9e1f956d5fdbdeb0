#include "app/ctl/commandloop.h"

#include <QPointer>

namespace sideboard::ctl {

CommandLoop::CommandLoop(Wish wish)
    : m_wish(std::move(wish)),
      m_input([this](auto lines) { obey(lines); },
              [this] {
                  m_inputEnded = true;
                  report();
              }) {}

void CommandLoop::obey(const std::vector<InputLine>& lines) {
    for (const InputLine& line : lines) obey(line);
    report();
}

Reply CommandLoop::replyTo(const InputLine& line) {
    if (line.tooLong)
        return {errorAnswer({"line-too-long", "This line is longer than 1 MiB and was not read. Send shorter ones."},
                            line.number),
                true};
    if (m_wish.more) {
        const auto command = parseJson(line.text);
        if (command && command->is_object())
            if (auto reply = m_wish.more(*command)) {
                if (reply->failed) reply->answer["error"]["line"] = line.number;
                return std::move(*reply);
            }
    }
    return m_wish.desk.obey(line.text, line.number);
}

void CommandLoop::obey(const InputLine& line) {
    const bool blank = !line.tooLong && line.text.find_first_not_of(" \t\r") == std::string::npos;
    if (blank) return m_input.answered(1);
    Reply reply = replyTo(line);
    m_failed = m_failed || reply.failed;
    const std::uint64_t ticket = ++m_tickets;
    const bool waits = reply.entered && m_wish.store;
    m_answers.add({ticket, line.number, std::move(reply.answer), waits ? reply.entered : std::nullopt});
    if (!waits) return;
    m_wish.store(std::move(reply.changes),
                 [this, alive = QPointer<QObject>(&m_context), ticket](const Failure& failure) {
                     if (alive) stored(ticket, failure);
                 });
}

void CommandLoop::stored(std::uint64_t ticket, const Failure& failure) {
    if (!failure) m_answers.stored(ticket);
    else {
        m_failed = true;
        if (const auto lost = m_answers.lostFrom(ticket, *failure)) m_wish.desk.retract(*lost);
    }
    report();
}

void CommandLoop::report() {
    m_input.answered(m_answers.printReady());
    if (m_inputEnded && m_answers.empty() && !std::exchange(m_told, true)) m_wish.ended();
}

} // namespace sideboard::ctl
