#include "keys.h"

#include <QCryptographicHash>
#include <QPasswordDigestor>
#include <QPromise>
#include <QRandomGenerator>
#include <QThreadPool>

#include <array>
#include <memory>

namespace sideboard::sync {

namespace {

constexpr QByteArrayView joinPrefix("join:");
constexpr QByteArrayView tablePrefix("table:");
constexpr QByteArrayView hintPrefix("sideboard:");

std::optional<TableId> tableBehind(QByteArrayView prefix, QByteArrayView bytes) {
    if (!bytes.startsWith(prefix)) return std::nullopt;
    return tableIdFromHex(bytes.sliced(prefix.size()));
}

} // namespace

TableKey randomTableKey() {
    std::array<quint32, TableKey::size / 4> words;
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {QByteArray(reinterpret_cast<const char*>(words.data()), TableKey::size)};
}

JoinKey joinKey(const TableCode& code, const TableId& table) {
    return {QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, code.toText().toLatin1(), table.toBytes(),
                                               joinKeyRounds, 32)};
}

QFuture<JoinKey> joinKeyLater(const TableCode& code, const TableId& table) {
    auto promise = std::make_shared<QPromise<JoinKey>>();
    QFuture<JoinKey> future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, code, table] {
        if (!promise->isCanceled()) promise->addResult(joinKey(code, table));
        promise->finish();
    });
    return future;
}

QByteArray Identity::toBytes() const {
    return (trust == Trust::Join ? joinPrefix : tablePrefix).toByteArray() + table.toHex();
}

std::optional<Identity> identityFromBytes(QByteArrayView bytes) {
    if (const auto table = tableBehind(joinPrefix, bytes)) return Identity{Trust::Join, *table};
    if (const auto table = tableBehind(tablePrefix, bytes)) return Identity{Trust::Table, *table};
    return std::nullopt;
}

QByteArray hintFor(const TableId& table) { return hintPrefix.toByteArray() + table.toHex(); }

std::optional<TableId> tableFromHint(QByteArrayView hint) { return tableBehind(hintPrefix, hint); }

} // namespace sideboard::sync
