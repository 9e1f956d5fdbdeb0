#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/log.h"
#include "engine/core/refusal.h"

namespace sideboard {

struct Liveness {
    std::vector<bool> live; ///< by slot
    std::map<std::size_t, Misfit>
        barred; ///< take-backs that their device had no right to make, by slot: they take nothing back
};

/// Which entries count: an entry is live if no live take-back names it, and a take-back reaches only what stands before
/// it. Taking back a once-move covers every copy, also one that was made without knowing of the take-back. A seal is
/// not taken back once its round was opened. `copyKeys` go by slot: equal for a once-move and its copies, nothing for
/// all else.
[[nodiscard]] Liveness livenessOf(const Log& log, std::span<const std::optional<std::uint64_t>> copyKeys);

} // namespace sideboard
