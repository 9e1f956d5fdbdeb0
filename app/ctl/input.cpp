#include "app/ctl/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <iterator>
#include <unistd.h>

namespace sideboard::ctl {

namespace {
constexpr std::size_t longestLine = std::size_t{1024} * 1024;
constexpr std::size_t mostAtOnce = 256;
constexpr int mostUnanswered = 4096;
} // namespace

Input::Input(Lines lines, std::function<void()> ended)
    : m_lines(std::move(lines)), m_ended(std::move(ended)), m_free(mostUnanswered) {
    m_thread = std::thread([this] { read(); });
}

Input::~Input() { m_thread.join(); }

void Input::read() {
    LineSplitter splitter(longestLine);
    std::array<char, 65536> buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
    const auto hand = [&](std::vector<InputLine> lines) {
        for (std::size_t from = 0; from < lines.size(); from += mostAtOnce) {
            const auto first = lines.begin() + static_cast<std::ptrdiff_t>(from);
            const auto last = lines.begin() + static_cast<std::ptrdiff_t>(std::min(lines.size(), from + mostAtOnce));
            std::vector<InputLine> some(std::make_move_iterator(first), std::make_move_iterator(last));
            m_free.acquire(static_cast<int>(some.size()));
            QMetaObject::invokeMethod(
                &m_relay, [this, some = std::move(some)]() mutable { m_lines(std::move(some)); }, Qt::QueuedConnection);
        }
    };
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        hand(splitter.feed({buffer.data(), static_cast<std::size_t>(got)}));
    }
    hand(splitter.finish());
    QMetaObject::invokeMethod(
        &m_relay, [this] { m_ended(); }, Qt::QueuedConnection);
}

} // namespace sideboard::ctl
