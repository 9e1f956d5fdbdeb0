#pragma once

namespace sideboard {

/// Boots the app on a file of its own, walks every page in both languages and every size, and fails on any warning.
[[nodiscard]] int selfTest();

} // namespace sideboard
