#include "sync/sha256.h"

#include <QCryptographicHash>
#include <algorithm>

namespace sideboard {

Digest sha256(std::string_view bytes) {
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())), QCryptographicHash::Sha256);
    Digest digest{};
    std::copy_n(hash.begin(), digest.size(), reinterpret_cast<char*>(digest.data()));
    return digest;
}

} // namespace sideboard
