#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/core/log.h"

namespace sideboard {

/// Which entries count: an entry is live if no live take-back names it, and a take-back reaches only what stands before
/// it. Taking back a once-move covers every copy, also one that was made without knowing of the take-back. A seal is not
/// taken back once its round was opened. `onceKeys` and the answer go by slot.
[[nodiscard]] std::vector<bool> liveSlots(const Log& log, std::span<const std::optional<std::uint64_t>> onceKeys);

} // namespace sideboard
