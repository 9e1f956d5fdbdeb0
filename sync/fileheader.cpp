#include "sync/fileheader.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace sideboard {

namespace {

constexpr qsizetype headerSize = 100; // https://www.sqlite.org/fileformat2.html
constexpr qsizetype walHeaderSize = 32;
constexpr qsizetype frameHeaderSize = 24;

quint32 wordAt(const QByteArray& bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); }

void readFirstPage(const QByteArray& page, FileHeader& header) {
    header.hasTables = wordAt(page, 40) != 0; // the schema cookie
    header.version = static_cast<int>(wordAt(page, 60));
    header.application = static_cast<int>(wordAt(page, 68));
}

/// What was written last may still stand in the log beside the file only.
void readLog(const QString& path, FileHeader& header) {
    QFile file(path + QStringLiteral("-wal"));
    if (!file.open(QIODevice::ReadOnly)) return;
    const QByteArray lead = file.read(walHeaderSize);
    if (lead.size() < walHeaderSize || (wordAt(lead, 0) & ~1U) != 0x377f0682U) return;
    const qint64 pageSize = wordAt(lead, 8);
    if (pageSize < 512 || pageSize > 65536) return;
    QByteArray firstPage;
    for (qint64 at = walHeaderSize; at + frameHeaderSize + pageSize <= file.size(); at += frameHeaderSize + pageSize) {
        if (!file.seek(at)) return;
        const QByteArray frame = file.read(frameHeaderSize);
        if (frame.size() < frameHeaderSize || frame.mid(8, 8) != lead.mid(16, 8))
            return; // left over from an earlier round
        if (wordAt(frame, 0) == 1) firstPage = file.read(headerSize);
        const bool commits = wordAt(frame, 4) != 0;
        if (commits && firstPage.size() == headerSize) readFirstPage(firstPage, header);
    }
}

} // namespace

FileHeader readHeader(const QString& path) {
    using enum FileHeader::Nature;
    const QFileInfo info(path);
    if (!info.exists()) return {absent};
    if (info.isDir()) return {folder};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {unreadable};
    const QByteArray page = file.read(headerSize);
    FileHeader header{page.isEmpty() ? empty : somethingElse};
    if (page.startsWith(QByteArray("SQLite format 3\0", 16))) header.nature = database;
    if (page.size() == headerSize && header.nature == database) readFirstPage(page, header);
    if (header.nature == database || header.nature == empty) readLog(path, header);
    header.writable = QFile(path).open(QIODevice::ReadWrite | QIODevice::ExistingOnly);
    return header;
}

} // namespace sideboard
