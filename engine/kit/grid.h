#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fields.h"

namespace sideboard::kit {

/// A lattice of squares, and the crossings where four of them meet. Cells and crossings are counted row by row.
template <int Columns, int Rows>
struct Grid {
    static constexpr int columns = Columns;
    static constexpr int rows = Rows;
    static constexpr int cells = Columns * Rows;
    static constexpr int crossings = (Columns - 1) * (Rows - 1);

    static constexpr int columnOf(int cell) { return cell % Columns; }
    static constexpr int rowOf(int cell) { return cell / Columns; }
    static constexpr bool contains(int column, int row) {
        return column >= 0 && column < Columns && row >= 0 && row < Rows;
    }
    static constexpr int cellAt(int column, int row) { return row * Columns + column; }

    static constexpr int crossingColumn(int crossing) { return crossing % (Columns - 1); }
    static constexpr int crossingRow(int crossing) { return crossing / (Columns - 1); }

    /// The four cells around a crossing.
    static constexpr std::array<int, 4> around(int crossing) {
        const int first = cellAt(crossingColumn(crossing), crossingRow(crossing));
        return {first, first + 1, first + Columns, first + Columns + 1};
    }

    /// The crossings at the corners of a cell, up to four.
    static constexpr List<std::uint8_t, 4> corners(int cell) {
        List<std::uint8_t, 4> found;
        for (int row = rowOf(cell) - 1; row <= rowOf(cell); ++row)
            for (int column = columnOf(cell) - 1; column <= columnOf(cell); ++column)
                if (column >= 0 && column < Columns - 1 && row >= 0 && row < Rows - 1)
                    found.push(static_cast<std::uint8_t>(row * (Columns - 1) + column));
        return found;
    }

    /// The cells that share a side with a cell, up to four.
    static constexpr List<std::uint8_t, 4> beside(int cell) {
        List<std::uint8_t, 4> found;
        constexpr std::array<std::array<int, 2>, 4> steps{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
        for (const auto& [dx, dy] : steps)
            if (contains(columnOf(cell) + dx, rowOf(cell) + dy))
                found.push(static_cast<std::uint8_t>(cellAt(columnOf(cell) + dx, rowOf(cell) + dy)));
        return found;
    }
};

} // namespace sideboard::kit
