#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <vector>

namespace sideboard {

/// What a sentence is filled with.
struct Filling {
    QString name;
    QString value;
    bool none = false; ///< it says that there is nothing: no amount, no condition
};
using Fillings = std::vector<Filling>;

/// Fills a translated sentence:
///   {good}           what "good" stands for, all of it with commas if it was given several times; stays as it is if
///                    nobody gave it, so that it is seen
///   {tile*}          tile1, tile2, ... or tile.x, tile.y, ..., with commas between them
///   [ from {hex}]    only if everything in it is given and is not nothing
[[nodiscard]] QString filled(const QString& sentence, const Fillings& fillings);

/// The placeholders of a sentence, in order: "good", "tile*", "hex".
[[nodiscard]] QStringList placeholdersIn(const QString& sentence);

/// Those that have to be given: what stands in no brackets.
[[nodiscard]] QStringList neededIn(const QString& sentence);

} // namespace sideboard
