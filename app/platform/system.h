#pragma once

#include <memory>

#include "buzzer.h"
#include "screenlock.h"
#include "soundplayer.h"

/// What this device has; nothing where it has none.
namespace sideboard::platform {

[[nodiscard]] std::unique_ptr<SoundPlayer> soundPlayer();
[[nodiscard]] std::unique_ptr<Buzzer> buzzer();
[[nodiscard]] std::unique_ptr<ScreenLock> screenLock();

} // namespace sideboard::platform
