#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

#include "sync/journal.h"

namespace sideboard {

/// What this device remembers of its person's wishes. Kept in the journal, beside the tables.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the library")
    Q_PROPERTY(QString language READ language NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool greeted READ greeted NOTIFY changed) ///< language and name were chosen once
    Q_PROPERTY(Scheme scheme READ scheme NOTIFY changed)
    Q_PROPERTY(int textPercent READ textPercent NOTIFY changed)
    Q_PROPERTY(bool reduceMotion READ reduceMotion NOTIFY changed)
    Q_PROPERTY(bool sound READ sound NOTIFY changed)
    Q_PROPERTY(bool haptics READ haptics NOTIFY changed)
    Q_PROPERTY(bool keepAwake READ keepAwake NOTIFY changed)
    Q_PROPERTY(bool clock READ clock NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)

public:
    enum Scheme { System, Light, Dark, Contrast };
    Q_ENUM(Scheme)

    using QObject::QObject;

    /// Reads what was chosen; until then everything has its first value.
    void readFrom(Journal& journal);

    Q_INVOKABLE void speak(const QString& language);
    Q_INVOKABLE void introduce(const QString& name);
    Q_INVOKABLE void greet();
    Q_INVOKABLE void paint(sideboard::Settings::Scheme scheme);
    Q_INVOKABLE void scaleText(int percent);
    Q_INVOKABLE void setStill(bool reduceMotion);
    Q_INVOKABLE void setSound(bool on);
    Q_INVOKABLE void setHaptics(bool on);
    Q_INVOKABLE void setAwake(bool on);
    Q_INVOKABLE void setClock(bool on);

    /// For things that are remembered but not chosen: the table that was open.
    void remember(const QString& name, const QString& value);

    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool greeted() const { return m_greeted; }
    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    [[nodiscard]] int textPercent() const { return m_textPercent; }
    [[nodiscard]] bool reduceMotion() const { return m_reduceMotion; }
    [[nodiscard]] bool sound() const { return m_sound; }
    [[nodiscard]] bool haptics() const { return m_haptics; }
    [[nodiscard]] bool keepAwake() const { return m_keepAwake; }
    [[nodiscard]] bool clock() const { return m_clock; }
    [[nodiscard]] QStringList languages() const { return {QStringLiteral("fr"), QStringLiteral("en")}; }

    /// The language of the system, if we speak it.
    [[nodiscard]] static QString systemLanguage();

Q_SIGNALS:
    void changed();
    void languageChanged(const QString& language);
    void failed(const sideboard::Error& error);

private:
    void set(bool& member, bool on, const QString& name);

    Journal* m_journal = nullptr;
    QString m_language = systemLanguage();
    QString m_name;
    bool m_greeted = false;
    Scheme m_scheme = System;
    int m_textPercent = 100;
    bool m_reduceMotion = false;
    bool m_sound = false;
    bool m_haptics = true;
    bool m_keepAwake = true;
    bool m_clock = false;
};

} // namespace sideboard
