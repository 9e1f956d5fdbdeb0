#pragma once

#include "keys.h"
#include "result.h"

namespace sideboard::sync {

// The one frame of a join link. As soon as the handshake has shown that the newcomer knows the table
// code, the listening device sends it the table key; the newcomer closes, and dials again with that key.
// No `hello` ever passes over a join link, so a code by itself shows nothing of a table.
//
// FROZEN FOR EVER, as `hello` is: [0, {1: table id, 2: table key}].
struct Welcome {
    TableId table;
    TableKey key;
    bool operator==(const Welcome&) const = default;
};

[[nodiscard]] QByteArray encodeWelcome(const Welcome& welcome);
[[nodiscard]] Result<Welcome> decodeWelcome(const QByteArray& payload);

} // namespace sideboard::sync
