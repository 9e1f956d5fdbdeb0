#pragma once

#include "frame.h"
#include "link.h"

#include <QPointer>

#include <deque>
#include <functional>
#include <memory>
#include <utility>

namespace sideboard::sync {

// What a test may do to the frames of a LoopLink. All of it is asked on the sending side.
struct LoopHooks {
    // True: this payload never arrives.
    std::function<bool(const QByteArray& payload)> drop;
    // Milliseconds this payload takes.
    std::function<int(const QByteArray& payload)> delay;
    // True: this payload arrives twice.
    std::function<bool(const QByteArray& payload)> repeat;
    // False: a payload arrives when its own delay is over, perhaps before one sent earlier.
    bool inOrder = true;
    // The stream is handed to the decoder in pieces of this size.
    int chunk = 7;
    // Runs something after so many milliseconds; by default on the event loop. A simulation puts its own clock here.
    std::function<void(int milliseconds, std::function<void()> run)> later;
};

// Two links joined in one process. Everything is framed and cut into chunks, so tests meet the codec,
// and nothing is delivered inside send().
class LoopLink : public Link {
    Q_OBJECT

public:
    using Pair = std::pair<std::unique_ptr<LoopLink>, std::unique_ptr<LoopLink>>;
    // The first of the pair is the one that dialled.
    [[nodiscard]] static Pair pair(const LoopHooks& hooks = {}, Trust trust = Trust::Table,
                                   const Endpoint& dialled = {QHostAddress(QHostAddress::LocalHost), 1});
    ~LoopLink() override;

    [[nodiscard]] Peer peer() const override { return m_peer; }
    [[nodiscard]] bool isOpen() const override { return m_open; }
    void send(const QByteArray& payload) override;
    void close(const QString& words) override;
    [[nodiscard]] qint64 backlog() const override { return 0; }

    // The cable is pulled: what is under way is lost, and both sides are told.
    void cut();
    void setHooks(const LoopHooks& hooks) { m_hooks = hooks; }
    // Bytes that do not come from a framer, as a hostile device would send them.
    void sendRaw(const QByteArray& bytes);

private:
    struct Parcel {
        QByteArray bytes;
        bool isEnd = false; // the other side closed
    };

    LoopLink(const Peer& peer, const LoopHooks& hooks) : m_peer(peer), m_hooks(hooks) {}
    void dispatch(const Parcel& parcel, int delay);
    void arrive(const Parcel& parcel);
    void end(LinkEnd why, const QString& words);

    Peer m_peer;
    LoopHooks m_hooks;
    QPointer<LoopLink> m_other;
    std::deque<Parcel> m_arriving; // sent by the other, in its order
    FrameDecoder m_decoder;
    bool m_open = true;
};

} // namespace sideboard::sync
