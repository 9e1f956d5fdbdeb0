#include "app/ctl/linesplitter.h"

#include <utility>

namespace sideboard::ctl {

void LineSplitter::take(std::string_view bytes) {
    if (m_open.tooLong) return;
    if (m_open.text.size() + bytes.size() > m_cap) {
        m_open.tooLong = true;
        m_open.text = std::string();
    } else m_open.text.append(bytes);
}

std::vector<InputLine> LineSplitter::feed(std::string_view bytes) {
    std::vector<InputLine> lines;
    for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        take(bytes.substr(0, end));
        const std::uint64_t next = m_open.number + 1;
        lines.push_back(std::exchange(m_open, InputLine{next, {}, false}));
        bytes.remove_prefix(end + 1);
    }
    take(bytes);
    return lines;
}

std::vector<InputLine> LineSplitter::finish() {
    if (m_open.text.empty() && !m_open.tooLong) return {};
    const std::uint64_t next = m_open.number + 1;
    return {std::exchange(m_open, InputLine{next, {}, false})};
}

} // namespace sideboard::ctl
