#pragma once

#include "ids.h"
#include "keys.h"

#include <QByteArray>
#include <QObject>

namespace sideboard::sync {

enum class LinkEnd {
    ClosedHere,  // by close()
    ClosedThere, // the other side closed, or its device died
    Broken,      // the network failed
    Malformed,   // bytes that are no frame
    TooSlow,     // the other side does not read what it is sent
};

// A way to one other device that already proved which key it holds. Payloads arrive whole, in order, once.
// How it does so is the business of the class behind it: TlsLink on the network, LoopLink in one process.
class Link : public QObject {
    Q_OBJECT

public:
    struct Peer {
        Endpoint at;
        Trust trust = Trust::Table;
        bool dialledHere = false; // of two links between a pair one must go, and this decides which
    };

    using QObject::QObject;

    [[nodiscard]] virtual Peer peer() const = 0;
    [[nodiscard]] virtual bool isOpen() const = 0;

    // One frame. On a link that is closed it does nothing: closed() was told, or will be.
    virtual void send(const QByteArray& payload) = 0;
    // What was sent before still goes out. `words` come back in closed().
    virtual void close(const QString& words) = 0;

    // Bytes that send() took and the network did not yet. Above largestBacklog the link ends as TooSlow,
    // so whoever has much to send waits for drained().
    [[nodiscard]] virtual qint64 backlog() const = 0;
    static constexpr qint64 largestBacklog = 16 * 1024 * 1024;

Q_SIGNALS:
    void received(const QByteArray& payload);
    void drained();
    // Once, and the last signal of a link.
    void closed(sideboard::sync::LinkEnd why, const QString& words);
};

} // namespace sideboard::sync
