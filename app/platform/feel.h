#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "buzzer.h"
#include "soundplayer.h"

namespace sideboard {

/// The three things that may be heard and felt. Sound is off until somebody asks for it. What a cue says is always on
/// the screen as well: nothing depends on hearing or touch.
class Feel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    Q_PROPERTY(bool haptics READ haptics WRITE setHaptics NOTIFY hapticsChanged)

public:
    enum Cue { MyTurn, Thrown, Refused };
    Q_ENUM(Cue)

    explicit Feel(QObject* parent = nullptr);
    Feel(std::unique_ptr<SoundPlayer> player, std::unique_ptr<Buzzer> buzzer, QObject* parent);

    [[nodiscard]] bool sound() const { return m_sound; }
    [[nodiscard]] bool haptics() const { return m_haptics; }
    void setSound(bool sound);
    void setHaptics(bool haptics);

    Q_INVOKABLE void cue(sideboard::Feel::Cue cue);

    [[nodiscard]] static QString soundOf(Cue cue);
    [[nodiscard]] static QString eventOf(Cue cue);

signals:
    void soundChanged();
    void hapticsChanged();

private:
    std::unique_ptr<SoundPlayer> m_player;
    std::unique_ptr<Buzzer> m_buzzer;
    bool m_sound = false;
    bool m_haptics = true;
};

} // namespace sideboard
