#pragma once

#include <QList>

#include "app/ctl/playtable.h"
#include "sync/invitation.h"

namespace sideboard::ctl {

/// What `table` was asked for.
struct TableWish {
    QString database;
    std::optional<PlayWish> fresh;        ///< --new: a table if the file holds none
    std::optional<sync::Invitation> join; ///< --join: where the file holds none
    QString table;                        ///< an id where the file holds several
    quint16 port = 0;
    QList<sync::HostPort> peers;
    QString name;
    bool isHidden = false;
    bool stays = false; ///< goes on after the end of its input
    int wait = 30;      ///< seconds to find a table in
};

[[nodiscard]] Result<TableWish> tableWishFrom(const QStringList& arguments);

} // namespace sideboard::ctl
