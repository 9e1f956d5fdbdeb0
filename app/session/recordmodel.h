#pragma once

#include <QtQml/qqmlregistration.h>

#include "listmodel.h"
#include "sync/changes.h"

namespace sideboard {

/// A finished game on the records page.
struct RecordRow {
    QString key;
    QString game;
    QString gameName;
    QString title;
    QString when;
    QString result; ///< "Marie 32, Paul 28"
    QString winner;
    int best = 0;
    bool operator==(const RecordRow&) const = default;

    static const std::vector<Column<RecordRow>>& columns();
};

class RecordModel : public ListModel<RecordRow> {
    SIDEBOARD_LIST(RecordModel)
    [[nodiscard]] static std::vector<RecordRow> rowsFor(const std::vector<Record>& records);
};

/// What the finished games say about one player at one game.
struct PlayerRow {
    QString key;
    QString name;
    QString gameName;
    int played = 0;
    int won = 0;
    int best = 0;
    double average = 0;
    QList<int> trend; ///< the last scores, the oldest first
    bool operator==(const PlayerRow&) const = default;

    static const std::vector<Column<PlayerRow>>& columns();
};

class PlayerModel : public ListModel<PlayerRow> {
    SIDEBOARD_LIST(PlayerModel)
    [[nodiscard]] static std::vector<PlayerRow> rowsFor(const std::vector<Record>& records);
};

} // namespace sideboard
