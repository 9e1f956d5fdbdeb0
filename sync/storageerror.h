#pragma once

#include <QSqlError>
#include <QString>
#include <optional>

#include "engine/core/result.h"

/// What can go wrong with a file, each in one message that says what to do.
namespace sideboard {

/// Nothing, or why it did not work.
using Failure = std::optional<Error>;

[[nodiscard]] Error storageError(const QSqlError& error, const QString& path);

[[nodiscard]] Error missingFolder(const QString& path);
[[nodiscard]] Error isFolder(const QString& path);
[[nodiscard]] Error unreadable(const QString& path);
[[nodiscard]] Error readOnlyDatabase(const QString& path);
[[nodiscard]] Error notADatabase(const QString& path);
[[nodiscard]] Error foreignDatabase(const QString& path);
[[nodiscard]] Error newerDatabase(const QString& path, int version, int known);
[[nodiscard]] Error damaged(const QString& path, const QString& detail);

/// The code of `damaged`, by which callers know that salvage is worth trying.
inline constexpr const char* damagedCode = "db-damaged";

} // namespace sideboard
