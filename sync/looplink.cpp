#include "looplink.h"

#include <QTimer>

namespace sideboard::sync {

LoopLink::Pair LoopLink::pair(const LoopHooks& hooks, Trust trust, const Endpoint& dialled) {
    const Peer there{dialled, trust, true};
    Peer here = there;
    here.dialledHere = false;
    Pair pair{new LoopLink(there, hooks), new LoopLink(here, hooks)};
    pair.first->m_other = pair.second.get();
    pair.second->m_other = pair.first.get();
    return pair;
}

LoopLink::~LoopLink() {
    // As when a process dies: the other side finds the connection closed.
    if (m_open && m_other) dispatch({{}, true}, 0);
}

void LoopLink::send(const QByteArray& payload) {
    if (!m_open) return;
    const auto frame = encodeFrame(payload);
    Q_ASSERT_X(frame.ok(), "LoopLink::send", qPrintable(frame.error()));
    if (!frame) return end(LinkEnd::Malformed, frame.error());
    if (m_hooks.drop && m_hooks.drop(payload)) return;
    const int copies = m_hooks.repeat && m_hooks.repeat(payload) ? 2 : 1;
    for (int i = 0; i < copies; ++i) dispatch({*frame, false}, m_hooks.delay ? m_hooks.delay(payload) : 0);
}

void LoopLink::sendRaw(const QByteArray& bytes) {
    if (m_open) dispatch({bytes, false}, 0);
}

void LoopLink::close(const QString& words) {
    if (!m_open) return;
    dispatch({{}, true}, 0);
    end(LinkEnd::ClosedHere, words);
}

void LoopLink::cut() {
    m_arriving.clear();
    const QPointer<LoopLink> other = m_other;
    if (other) other->m_arriving.clear();
    end(LinkEnd::Broken, QStringLiteral("cut"));
    if (other) other->end(LinkEnd::Broken, QStringLiteral("cut"));
}

void LoopLink::dispatch(const Parcel& parcel, int delay) {
    if (!m_other) return;
    // In order, the parcel that has waited longest arrives, whichever timer it is that fires.
    QPointer<LoopLink> to = m_other;
    std::function<void()> run;
    if (m_hooks.inOrder) {
        to->m_arriving.push_back(parcel);
        run = [to] {
            if (!to || to->m_arriving.empty()) return;
            const Parcel next = to->m_arriving.front();
            to->m_arriving.pop_front();
            to->arrive(next);
        };
    } else {
        run = [to, parcel] {
            if (to) to->arrive(parcel);
        };
    }
    if (m_hooks.later) m_hooks.later(delay, run);
    else QTimer::singleShot(delay, to, run);
}

void LoopLink::arrive(const Parcel& parcel) {
    if (!m_open) return;
    if (parcel.isEnd) return end(LinkEnd::ClosedThere, QStringLiteral("The other side closed the link."));
    const QPointer<LoopLink> alive(this);
    const qsizetype step = qMax(1, m_hooks.chunk);
    for (qsizetype at = 0; at < parcel.bytes.size(); at += step) {
        const Frames frames =
            m_decoder.feed(QByteArrayView(parcel.bytes).sliced(at, qMin(step, parcel.bytes.size() - at)));
        for (const QByteArray& payload : frames.payloads) {
            Q_EMIT received(payload);
            if (!alive || !m_open) return;
        }
        if (frames.fault) {
            if (m_other) dispatch({{}, true}, 0);
            return end(LinkEnd::Malformed, frames.fault->words);
        }
    }
}

void LoopLink::end(LinkEnd why, const QString& words) {
    if (!m_open) return;
    m_open = false;
    Q_EMIT closed(why, words);
}

} // namespace sideboard::sync
