#pragma once

#include <QtCore/QStringList>

#include "engine/core/game.h"
#include "engine/core/seating.h"
#include "engine/core/view.h"

/// Games name seats by number; people see names and colours.
namespace sideboard {

struct SeatFaces {
    QStringList names;
    QStringList tones; ///< of the theme
    bool operator==(const SeatFaces&) const = default;
};

/// The theme's name for a colour of a box.
[[nodiscard]] QString themeTone(const QString& colour);

[[nodiscard]] SeatFaces facesOf(const Seating& seating, const GameInfo& info);

/// Numbers of seats inside sentences become names, and the tones "seat0".. those that the seats chose.
[[nodiscard]] Words named(Words words, const SeatFaces& faces);
[[nodiscard]] View named(View view, const SeatFaces& faces);

} // namespace sideboard
