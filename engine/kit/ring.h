#pragma once

/// A closed track that is walked in one direction: a time line, a wheel of seasons. Spaces are counted from 0.
namespace sideboard::kit {

class Ring {
public:
    constexpr explicit Ring(int spaces) : m_spaces(spaces) {}

    [[nodiscard]] constexpr int spaces() const { return m_spaces; }
    /// The space so many steps ahead (or back, if negative).
    [[nodiscard]] constexpr int after(int space, int steps) const {
        const int reached = (space + steps) % m_spaces;
        return reached < 0 ? reached + m_spaces : reached;
    }
    /// Steps forward from one space to another: 0 to spaces - 1.
    [[nodiscard]] constexpr int ahead(int from, int to) const { return after(to, -from); }

    /// Steps forward to the first space that `taken(space)` does not hold, from `least` up to `most`; -1: none.
    template <class Taken>
    [[nodiscard]] constexpr int firstFree(int from, int least, int most, Taken&& taken) const {
        for (int steps = least; steps <= most; ++steps)
            if (!taken(after(from, steps))) return steps;
        return -1;
    }
    /// The same from the far end.
    template <class Taken>
    [[nodiscard]] constexpr int lastFree(int from, int least, int most, Taken&& taken) const {
        for (int steps = most; steps >= least; --steps)
            if (!taken(after(from, steps))) return steps;
        return -1;
    }

private:
    int m_spaces;
};

} // namespace sideboard::kit
