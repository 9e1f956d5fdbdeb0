#pragma once

#include <QString>

namespace sideboard {

/// What a database file says of itself, read without SQLite: asking SQLite could already write to it.
struct FileHeader {
    enum class Nature { absent, empty, folder, unreadable, somethingElse, database };
    Nature nature = Nature::absent;
    int version = 0;     ///< user_version
    int application = 0; ///< application_id
    bool hasTables = false;
    bool writable = true;
};

[[nodiscard]] FileHeader readHeader(const QString& path);

} // namespace sideboard
