#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "engine/core/fields.h"

namespace sideboard::kit {

/// A hexagon made of hexes: a middle one and so many rings around it. Cells are counted row by row, from the top left.
template <int Radius>
struct HexMap {
    static constexpr int radius = Radius;
    static constexpr int rows = 2 * Radius + 1;
    static constexpr int cells = 3 * Radius * (Radius + 1) + 1;

    /// How many cells a row has.
    static constexpr int lengthOf(int row) { return rows - std::abs(row - Radius); }
    static constexpr int rowOf(int cell) {
        int row = 0;
        for (int left = cell; left >= lengthOf(row); ++row) left -= lengthOf(row);
        return row;
    }
    static constexpr int columnOf(int cell) { return cell - cellAt(0, rowOf(cell)); }
    static constexpr int cellAt(int column, int row) {
        int cell = column;
        for (int i = 0; i < row; ++i) cell += lengthOf(i);
        return cell;
    }

    /// Borders crossed on the shortest way from one cell to another.
    static constexpr int distance(int from, int to) {
        return distances[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }
    static constexpr bool touch(int one, int other) { return distance(one, other) == 1; }
    static constexpr List<std::uint8_t, 6> beside(int cell) {
        List<std::uint8_t, 6> found;
        for (int other = 0; other < cells; ++other)
            if (touch(cell, other)) found.push(static_cast<std::uint8_t>(other));
        return found;
    }

private:
    static constexpr int measured(int from, int to) {
        const auto slanted = [](int cell) { return columnOf(cell) - (rowOf(cell) < Radius ? rowOf(cell) : Radius); };
        const int across = slanted(to) - slanted(from);
        const int down = rowOf(to) - rowOf(from);
        return (std::abs(across) + std::abs(down) + std::abs(across + down)) / 2;
    }
    static constexpr auto measureAll() {
        std::array<std::array<std::uint8_t, cells>, cells> all{};
        for (int from = 0; from < cells; ++from)
            for (int to = 0; to < cells; ++to)
                all[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] =
                    static_cast<std::uint8_t>(measured(from, to));
        return all;
    }
    static constexpr std::array<std::array<std::uint8_t, cells>, cells> distances = measureAll();
};

} // namespace sideboard::kit
