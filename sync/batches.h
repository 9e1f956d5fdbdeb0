#pragma once

#include "wire.h"

#include <QByteArray>
#include <QList>

#include <span>

#include "engine/core/log.h"

// Between the engine's entries and what a message carries.
namespace sideboard::sync {

[[nodiscard]] Holdings toWire(const sideboard::Have& have);
[[nodiscard]] sideboard::Have fromWire(const Holdings& have);

inline constexpr std::size_t mostInBatch = 2000;

// Entries in their order, cut so that each batch fits into a message.
[[nodiscard]] QList<QByteArray> toBatches(std::span<const Entry* const> entries);
[[nodiscard]] sideboard::Result<std::vector<Entry>> fromBatch(const QByteArray& batch);

} // namespace sideboard::sync
