#include "frame.h"

#include <QtEndian>

namespace sideboard::sync {

namespace {

std::optional<Error> faultOf(quint64 length) {
    if (length == 0) return Error{QStringLiteral("an empty frame")};
    if (length > quint64(largestPayload))
        return Error{QStringLiteral("a frame of %1 bytes; at most %2 are allowed").arg(length).arg(largestPayload)};
    return std::nullopt;
}

} // namespace

Result<QByteArray> encodeFrame(QByteArrayView payload) {
    if (auto fault = faultOf(quint64(payload.size()))) return *std::move(fault);
    QByteArray frame(frameHeader, Qt::Uninitialized);
    qToBigEndian(quint32(payload.size()), frame.data());
    frame.append(payload);
    return frame;
}

Frames FrameDecoder::feed(QByteArrayView chunk) {
    if (fault) return {{}, fault};
    buffer.append(chunk);

    Frames frames;
    qsizetype at = 0;
    while (buffer.size() - at >= frameHeader) {
        const auto length = qFromBigEndian<quint32>(buffer.constData() + at);
        fault = faultOf(length);
        if (fault) {
            buffer = {};
            frames.fault = fault;
            return frames;
        }
        if (buffer.size() - at - frameHeader < qsizetype(length)) break;
        frames.payloads.append(buffer.mid(at + frameHeader, length));
        at += frameHeader + qsizetype(length);
    }
    // Once per chunk, not once per frame: many small frames must not cost a copy each.
    if (at == buffer.size()) buffer = {};
    else if (at > 0) buffer.remove(0, at);
    return frames;
}

} // namespace sideboard::sync
