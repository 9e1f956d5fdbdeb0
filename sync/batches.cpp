#include "batches.h"

#include <algorithm>
#include <limits>

namespace sideboard::sync {

namespace {

void cut(std::span<const Entry* const> entries, QList<QByteArray>& batches) {
    if (entries.empty()) return;
    if (entries.size() <= mostInBatch) {
        const std::string bytes = batchToBytes(entries);
        // One alone always fits: the keeper lets no larger one in.
        if (bytes.size() <= static_cast<std::size_t>(largestBatch) || entries.size() == 1) {
            batches += QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
            return;
        }
    }
    const std::size_t half = std::min(mostInBatch, (entries.size() + 1) / 2);
    cut(entries.first(half), batches);
    cut(entries.subspan(half), batches);
}

} // namespace

Holdings toWire(const sideboard::Have& have) {
    Holdings holdings;
    for (const auto& [device, held] : have) holdings[device] = {held.count, held.digest};
    return holdings;
}

sideboard::Have fromWire(const Holdings& holdings) {
    sideboard::Have have;
    constexpr quint64 most = std::numeric_limits<std::uint32_t>::max();
    for (const auto& [device, held] : holdings)
        have[device] = {static_cast<std::uint32_t>(std::min(held.count, most)), held.digest};
    return have;
}

QList<QByteArray> toBatches(std::span<const Entry* const> entries) {
    QList<QByteArray> batches;
    cut(entries, batches);
    return batches;
}

sideboard::Result<std::vector<Entry>> fromBatch(const QByteArray& batch) {
    return batchFromBytes({batch.constData(), static_cast<std::size_t>(batch.size())});
}

} // namespace sideboard::sync
