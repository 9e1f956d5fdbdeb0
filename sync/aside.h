#pragma once

#include "keys.h"
#include "result.h"

#include <optional>
#include <vector>

#include "engine/core/seals.h"

namespace sideboard::sync {

// A table key that took the place of another. Of two made at once the higher one counts, the same one everywhere.
struct KeyRenewal {
    quint32 number = 0; // how often the key was renewed
    DeviceId by;
    TableKey key;
    bool operator==(const KeyRenewal&) const = default;
    [[nodiscard]] bool isNewerThan(const KeyRenewal& other) const {
        return std::pair(number, by) > std::pair(other.number, other.by);
    }
};

// What goes to one device alone and never into the log.
struct Aside {
    std::vector<Secret> secrets; // of a seat that was handed to it
    std::optional<KeyRenewal> key;
    bool operator==(const Aside&) const = default;
};

inline constexpr quint64 mostSecrets = 256;

[[nodiscard]] QByteArray encodeAside(const Aside& aside);
[[nodiscard]] Result<Aside> decodeAside(const QByteArray& bytes);

// As a journal's setting keeps it.
[[nodiscard]] QString toSetting(const KeyRenewal& key);
[[nodiscard]] std::optional<KeyRenewal> keyFromSetting(const QString& text);
[[nodiscard]] QString keySettingName(const TableId& table);

} // namespace sideboard::sync
