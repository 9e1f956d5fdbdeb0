#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace sideboard::sync {

// On the wire a message is its length in four bytes, big end first, and then its payload.
inline constexpr qsizetype frameHeader = 4;
inline constexpr qsizetype largestPayload = 1024 * 1024;

// Refuses an empty payload and one above the cap: the other side would refuse it too.
[[nodiscard]] Result<QByteArray> encodeFrame(QByteArrayView payload);

// What a chunk completed. With a fault the frames before it still count, so what is delivered
// does not depend on how the network happened to cut the stream.
struct [[nodiscard]] Frames {
    QList<QByteArray> payloads;
    std::optional<Error> fault;
};

class FrameDecoder {
public:
    // Holds no more than one unfinished frame between calls. After a fault it stays at fault.
    Frames feed(QByteArrayView chunk);

    [[nodiscard]] qsizetype pending() const { return buffer.size(); }

private:
    QByteArray buffer;
    std::optional<Error> fault;
};

} // namespace sideboard::sync
