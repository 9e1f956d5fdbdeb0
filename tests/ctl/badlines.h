#pragma once

#include <QByteArray>
#include <vector>

namespace sideboard::test {

/// A line that play must refuse, and the code it must refuse it with.
struct BadLine {
    const char* name;
    QByteArray line;
    const char* code;
};
[[nodiscard]] std::vector<BadLine> badLines();

} // namespace sideboard::test
