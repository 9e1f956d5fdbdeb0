// libFuzzer on everything that takes bytes from the network: frames, messages, welcomes, announcements.
#include "sync/announcement.h"
#include "sync/frame.h"
#include "sync/welcome.h"
#include "sync/wire.h"

#include <cstdlib>

using namespace sideboard::sync;

namespace {

// What is taken must have one meaning: written and read again it is the same.
template <class T, class Encode, class Decode>
void check(const Result<T>& decoded, Encode encode, Decode decode) {
    if (!decoded) return;
    const auto again = decode(encode(*decoded));
    if (!again || !(*again == *decoded)) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const quint8* data, size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    check(decode(bytes), encode, decode);
    check(decodeWelcome(bytes), encodeWelcome, decodeWelcome);
    check(decodeAnnouncement(bytes), encodeAnnouncement, decodeAnnouncement);

    // A stream means the same however it is cut.
    FrameDecoder whole;
    const Frames frames = whole.feed(bytes);
    FrameDecoder pieces;
    QList<QByteArray> payloads;
    for (const char byte : bytes) payloads += pieces.feed(QByteArrayView(&byte, 1)).payloads;
    if (payloads != frames.payloads || whole.pending() != pieces.pending()) std::abort();
    return 0;
}
