#pragma once

#include <QStringList>

/// The calls of sideboardctl: each takes what stands behind its name and gives the exit status.
namespace sideboard::ctl {

int gamesCall(const QStringList& arguments);
int movesCall(const QStringList& arguments);
int playCall(const QStringList& arguments);
int tableCall(const QStringList& arguments);
int randomCall(const QStringList& arguments);
int replayCall(const QStringList& arguments);
int benchCall(const QStringList& arguments);

} // namespace sideboard::ctl
