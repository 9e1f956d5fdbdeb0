#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sideboard::ctl {

/// One line of input.
struct InputLine {
    std::uint64_t number = 0;
    std::string text;
    bool tooLong = false; ///< then the text was dropped as it came
};

/// Cuts bytes into lines and never holds more of one than the cap.
class LineSplitter {
public:
    explicit LineSplitter(std::size_t cap) : m_cap(cap) {}

    /// The lines that these bytes complete.
    [[nodiscard]] std::vector<InputLine> feed(std::string_view bytes);
    /// The last line, if it did not end.
    [[nodiscard]] std::vector<InputLine> finish();

private:
    void take(std::string_view bytes);

    std::size_t m_cap;
    InputLine m_open{1, {}, false};
};

} // namespace sideboard::ctl
