#include "app/ctl/answerqueue.h"

namespace sideboard::ctl {

void AnswerQueue::stored(std::uint64_t ticket) {
    for (Pending& pending : m_pending) {
        if (pending.ticket > ticket) break;
        if (pending.ticket == ticket) pending.entered.reset();
    }
}

std::optional<EntryId> AnswerQueue::lostFrom(std::uint64_t ticket, const Error& error) {
    std::optional<EntryId> first;
    for (Pending& pending : m_pending) {
        if (pending.ticket < ticket) continue;
        if (!first) first = pending.entered;
        // Lines behind the lost one were answered from a table that never came to be.
        pending.answer = errorAnswer(error, pending.line);
        pending.entered.reset();
    }
    return first;
}

int AnswerQueue::printReady() {
    int count = 0;
    while (!m_pending.empty() && !m_pending.front().entered) {
        print(m_pending.front().answer);
        m_pending.pop_front();
        ++count;
    }
    if (count > 0) flush();
    return count;
}

} // namespace sideboard::ctl
