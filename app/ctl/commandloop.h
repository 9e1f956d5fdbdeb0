#pragma once

#include <QObject>

#include "app/ctl/answerqueue.h"
#include "app/ctl/desk.h"
#include "app/ctl/input.h"
#include "sync/storageerror.h"

namespace sideboard::ctl {

/// Lines in, answers out, with the disk in between.
class CommandLoop {
public:
    struct Wish {
        Desk& desk;
        /// Stores what a command made and tells when it is on the disk; null: nothing is kept.
        std::function<void(StoreChanges, std::function<void(const Failure&)>)> store;
        /// Called behind the last answer, once the input has ended.
        std::function<void()> ended;
        /// Commands that the desk does not know; nothing: it is none of them.
        std::function<std::optional<Reply>(const Json& command)> more = {};
    };
    explicit CommandLoop(Wish wish);

    [[nodiscard]] int status() const { return m_failed ? someFailed : allGood; }

private:
    void obey(const std::vector<InputLine>& lines);
    void obey(const InputLine& line);
    [[nodiscard]] Reply replyTo(const InputLine& line);
    void stored(std::uint64_t ticket, const Failure& failure);
    void report();

    Wish m_wish;
    QObject m_context;
    AnswerQueue m_answers;
    std::uint64_t m_tickets = 0;
    bool m_inputEnded = false;
    bool m_told = false;
    bool m_failed = false;
    Input m_input; // last: its thread starts at once
};

} // namespace sideboard::ctl
