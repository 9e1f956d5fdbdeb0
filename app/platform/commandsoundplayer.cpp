#include "commandsoundplayer.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>

namespace sideboard {

QStringList CommandSoundPlayer::usualPrograms() {
    return {QStringLiteral("pw-play"), QStringLiteral("paplay"), QStringLiteral("aplay"), QStringLiteral("afplay")};
}

CommandSoundPlayer::CommandSoundPlayer(const QStringList& programs) {
    for (const QString& program : programs) {
        m_program = QStandardPaths::findExecutable(program);
        if (!m_program.isEmpty()) return;
    }
}

QString CommandSoundPlayer::fileOf(const QString& resource) {
    QString& file = m_files[resource];
    if (!file.isEmpty() && QFile::exists(file)) return file;
    const QString target = m_folder.filePath(QFileInfo(resource).fileName());
    file = QFile::copy(resource, target) ? target : QString();
    return file;
}

bool CommandSoundPlayer::play(const QString& resource) {
    if (m_program.isEmpty() || !m_folder.isValid()) return false;
    const QString file = fileOf(resource);
    // Detached: a player that hangs must not hold up the table.
    return !file.isEmpty() && QProcess::startDetached(m_program, {file});
}

} // namespace sideboard
