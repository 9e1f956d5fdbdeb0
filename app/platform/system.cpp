#include "system.h"

#include "commandsoundplayer.h"
#ifdef SIDEBOARD_DBUS
#include "dbusbuzzer.h"
#include "dbusscreenlock.h"
#endif

namespace sideboard::platform {

std::unique_ptr<SoundPlayer> soundPlayer() {
    return std::make_unique<CommandSoundPlayer>(CommandSoundPlayer::usualPrograms());
}

#ifdef SIDEBOARD_DBUS
std::unique_ptr<Buzzer> buzzer() { return std::make_unique<DBusBuzzer>(QDBusConnection::sessionBus()); }
std::unique_ptr<ScreenLock> screenLock() { return std::make_unique<DBusScreenLock>(QDBusConnection::sessionBus()); }
#else
std::unique_ptr<Buzzer> buzzer() { return nullptr; }
std::unique_ptr<ScreenLock> screenLock() { return nullptr; }
#endif

} // namespace sideboard::platform
