#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/view.h"

/// Short ways to write down sample pieces. Labels are word ids under "gallery.".
namespace sideboard::sampling {

[[nodiscard]] Words words(const std::string& id, std::vector<WordArg> args = {});
[[nodiscard]] Piece thing(const std::string& key, const std::string& icon, const std::string& tone);
/// A counted good that can be changed: its icon and tone carry its name.
[[nodiscard]] Piece good(const std::string& key, int figure, int max = 0);
[[nodiscard]] Piece at(Piece piece, int column, int row = 0);
[[nodiscard]] Piece marked(Piece piece, Mark mark);
[[nodiscard]] Piece saying(Piece piece, const std::string& label, const std::string& detail = {});
[[nodiscard]] Piece with(Piece piece, int figure);
[[nodiscard]] Piece forSeat(Piece piece, int seat);
[[nodiscard]] Piece playing(Piece piece, const std::string& move);
[[nodiscard]] Panel panel(const std::string& name, PanelKind kind, const std::string& title, const std::string& note,
                          std::vector<Gauge> gauges, std::vector<Piece> pieces);

} // namespace sideboard::sampling
