#pragma once

#include <QtCore/QString>

namespace sideboard {

/// Plays one short sound. What a desktop offers for it differs from what a phone does.
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;

    /// The WAV file at this path of our resources. False: it cannot be heard here.
    virtual bool play(const QString& resource) = 0;
};

} // namespace sideboard
