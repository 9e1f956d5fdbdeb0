#pragma once

#include <QtCore/QString>

#include "engine/core/table.h"
#include "naming.h"

/// The score of a table as a panel, and as files to take away.
namespace sideboard::scoresheet {

[[nodiscard]] Panel panelFor(const Table& table, const SeatFaces& faces);

/// The same lines as a plain text, as CSV with one column per seat, and as JSON with names.
[[nodiscard]] QString text(const Panel& panel, const QString& title);
[[nodiscard]] QString csv(const Panel& panel);
[[nodiscard]] QString json(const Table& table);

} // namespace sideboard::scoresheet
