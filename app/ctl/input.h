#pragma once

#include <QObject>
#include <QSemaphore>
#include <functional>
#include <thread>

#include "app/ctl/linesplitter.h"

namespace sideboard::ctl {

/// Reads standard input on a thread of its own and hands lines to the thread that made it. Stops reading while too
/// many lines are unanswered, so that a fast sender cannot fill the memory.
class Input {
public:
    using Lines = std::function<void(std::vector<InputLine>)>;

    /// `ended` is called behind the last lines.
    Input(Lines lines, std::function<void()> ended);
    /// Only after `ended`: reading cannot be broken off.
    ~Input();

    /// So many lines were answered: as many more may come.
    void answered(int count) { m_free.release(count); }

private:
    void read();

    Lines m_lines;
    std::function<void()> m_ended;
    QSemaphore m_free;
    QObject m_relay;
    std::thread m_thread;
};

} // namespace sideboard::ctl
