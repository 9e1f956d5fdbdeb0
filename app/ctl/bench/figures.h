#pragma once

#include <QString>
#include <chrono>
#include <memory>
#include <vector>

#include "engine/games/shelf.h"

/// The figures of the benchmark. Each prints its lines: {"figure","value","unit","target"}.
namespace sideboard::ctl::bench {

struct Scale {
    int part = 1; ///< of the usual work only one part in so many, for a quick look
    QString folder;
    [[nodiscard]] std::size_t of(std::size_t whole) const { return whole / static_cast<std::size_t>(part); }
};

enum class Better { higher, lower };
void tell(const char* figure, double value, const char* unit, Json target = nullptr, Better better = Better::higher);

class Stopwatch {
public:
    [[nodiscard]] double ms() const {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// The value that so large a share of the samples does not exceed.
[[nodiscard]] double quantile(std::vector<double> samples, double share);

/// A table of this many entries: mostly random legal moves, now and then a tap.
[[nodiscard]] std::unique_ptr<Table> sampleTable(const ShelvedGame& game, std::size_t entries);

void engineFigures(const ShelvedGame& game, const Scale& scale);
void gameFigures(const Scale& scale);
void helperFigures(const Scale& scale);
void historyFigures(const ShelvedGame& game, const Scale& scale);
[[nodiscard]] std::optional<Error> openFigures(const ShelvedGame& game, const Scale& scale);
[[nodiscard]] std::optional<Error> appendFigures(const ShelvedGame& game, const Scale& scale);
[[nodiscard]] std::optional<Error> syncFigures(const ShelvedGame& game, const Scale& scale);

} // namespace sideboard::ctl::bench
