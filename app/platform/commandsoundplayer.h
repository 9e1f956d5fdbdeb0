#pragma once

#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

#include "soundplayer.h"

namespace sideboard {

/// Through the desktop's own player program: no sound library to link (docs/decisions/sounds.md). Programs read files
/// and not our resources, so each sound is written out once.
class CommandSoundPlayer : public SoundPlayer {
public:
    /// The first of these that is installed is used; a name, or a path.
    explicit CommandSoundPlayer(const QStringList& programs);
    [[nodiscard]] static QStringList usualPrograms();

    bool play(const QString& resource) override;

private:
    [[nodiscard]] QString fileOf(const QString& resource);

    QString m_program; ///< empty: none is there
    QTemporaryDir m_folder;
    QHash<QString, QString> m_files;
};

} // namespace sideboard
