#include "feel.h"

#include "system.h"

namespace sideboard {

Feel::Feel(QObject* parent) : Feel(platform::soundPlayer(), platform::buzzer(), parent) {}

Feel::Feel(std::unique_ptr<SoundPlayer> player, std::unique_ptr<Buzzer> buzzer, QObject* parent)
    : QObject(parent), m_player(std::move(player)), m_buzzer(std::move(buzzer)) {}

void Feel::setSound(bool sound) {
    if (sound == m_sound) return;
    m_sound = sound;
    emit soundChanged();
}

void Feel::setHaptics(bool haptics) {
    if (haptics == m_haptics) return;
    m_haptics = haptics;
    emit hapticsChanged();
}

void Feel::cue(Cue cue) {
    if (m_sound && m_player) m_player->play(soundOf(cue));
    if (m_haptics && m_buzzer) m_buzzer->buzz(eventOf(cue));
}

QString Feel::soundOf(Cue cue) {
    const QString folder = QStringLiteral(":/qt/qml/Sideboard/Platform/sounds/");
    switch (cue) {
    case MyTurn: return folder + QStringLiteral("my-turn.wav");
    case Thrown: return folder + QStringLiteral("thrown.wav");
    case Refused: break;
    }
    return folder + QStringLiteral("refused.wav");
}

QString Feel::eventOf(Cue cue) {
    switch (cue) {
    case MyTurn: return QStringLiteral("message-new-instant");
    case Thrown: return QStringLiteral("button-pressed");
    case Refused: break;
    }
    return QStringLiteral("bell-terminal");
}

} // namespace sideboard
