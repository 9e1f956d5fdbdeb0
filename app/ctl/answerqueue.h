#pragma once

#include <deque>
#include <optional>

#include "app/ctl/answer.h"

namespace sideboard::ctl {

/// Answers in the order of their lines, each held back until what it tells is on the disk.
class AnswerQueue {
public:
    struct Pending {
        std::uint64_t ticket = 0;
        std::uint64_t line = 0;
        Json answer = {};
        std::optional<EntryId> entered = {}; ///< waits for this entry to be stored
    };

    void add(Pending pending) { m_pending.push_back(std::move(pending)); }
    void stored(std::uint64_t ticket);
    /// From this ticket on nothing holds any more: each is answered with the error. Gives the first entry that is lost.
    [[nodiscard]] std::optional<EntryId> lostFrom(std::uint64_t ticket, const Error& error);
    /// Prints what can be told now; gives how many lines were answered.
    int printReady();
    [[nodiscard]] bool empty() const { return m_pending.empty(); }

private:
    std::deque<Pending> m_pending;
};

} // namespace sideboard::ctl
