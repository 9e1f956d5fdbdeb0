#include "settings.h"

#include <QtCore/QLocale>
#include <algorithm>

namespace sideboard {

QString Settings::systemLanguage() {
    return QLocale::system().language() == QLocale::French ? QStringLiteral("fr") : QStringLiteral("en");
}

void Settings::readFrom(Journal& journal) {
    m_journal = &journal;
    const auto read = [&](const char* name, const auto& take) {
        const auto value = journal.setting(QLatin1String(name));
        if (value && *value) take(**value);
    };
    const auto flag = [](bool& member) {
        return [&member](const QString& value) { member = value == QLatin1String("1"); };
    };
    read("language", [this](const QString& value) {
        if (languages().contains(value)) m_language = value;
    });
    read("name", [this](const QString& value) { m_name = value; });
    read("greeted", flag(m_greeted));
    read("scheme", [this](const QString& value) { m_scheme = Scheme(std::clamp(value.toInt(), 0, 3)); });
    read("text-percent", [this](const QString& value) { m_textPercent = std::clamp(value.toInt(), 80, 200); });
    read("reduce-motion", flag(m_reduceMotion));
    read("sound", flag(m_sound));
    read("haptics", flag(m_haptics));
    read("keep-awake", flag(m_keepAwake));
    read("clock", flag(m_clock));
    Q_EMIT changed();
}

void Settings::remember(const QString& name, const QString& value) {
    if (!m_journal) return;
    const QString kept = value.isNull() ? QStringLiteral("") : value; // nothing remembered is a value too
    m_journal->write({SetSetting{name, kept}}, this, [this](const Failure& failure) {
        if (failure) Q_EMIT failed(*failure);
    });
}

void Settings::set(bool& member, bool on, const QString& name) {
    if (member == on) return;
    member = on;
    remember(name, on ? QStringLiteral("1") : QStringLiteral("0"));
    Q_EMIT changed();
}

void Settings::speak(const QString& language) {
    if (language == m_language || !languages().contains(language)) return;
    m_language = language;
    remember(QStringLiteral("language"), language);
    Q_EMIT languageChanged(language);
    Q_EMIT changed();
}

void Settings::introduce(const QString& name) {
    if (name.trimmed() == m_name) return;
    m_name = name.trimmed();
    remember(QStringLiteral("name"), m_name);
    Q_EMIT changed();
}

void Settings::paint(Scheme scheme) {
    if (scheme == m_scheme) return;
    m_scheme = scheme;
    remember(QStringLiteral("scheme"), QString::number(scheme));
    Q_EMIT changed();
}

void Settings::scaleText(int percent) {
    percent = std::clamp(percent, 80, 200);
    if (percent == m_textPercent) return;
    m_textPercent = percent;
    remember(QStringLiteral("text-percent"), QString::number(percent));
    Q_EMIT changed();
}

void Settings::greet() { set(m_greeted, true, QStringLiteral("greeted")); }
void Settings::setStill(bool reduceMotion) { set(m_reduceMotion, reduceMotion, QStringLiteral("reduce-motion")); }
void Settings::setSound(bool on) { set(m_sound, on, QStringLiteral("sound")); }
void Settings::setHaptics(bool on) { set(m_haptics, on, QStringLiteral("haptics")); }
void Settings::setAwake(bool on) { set(m_keepAwake, on, QStringLiteral("keep-awake")); }
void Settings::setClock(bool on) { set(m_clock, on, QStringLiteral("clock")); }

} // namespace sideboard
