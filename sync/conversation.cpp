#include "conversation.h"

#include "batches.h"

#include <QCoreApplication>

namespace sideboard::sync {

Conversation::Conversation(std::unique_ptr<Link> link, Around around, QObject* parent)
    : QObject(parent),
      m_link(std::move(link)),
      m_around(std::move(around)),
      m_started(m_around.now()),
      m_lastHeard(m_started),
      m_lastProgress(m_started) {
    m_link->setParent(nullptr);
    connect(m_link.get(), &Link::received, this, &Conversation::read);
    connect(m_link.get(), &Link::drained, this, &Conversation::drained);
    connect(m_link.get(), &Link::closed, this, &Conversation::end);
    m_around.later(heartbeatEvery, this, [this] { beat(); });
}

// The link may be in the middle of one of its signals.
Conversation::~Conversation() {
    m_link->disconnect(this);
    m_link.release()->deleteLater();
}

void Conversation::greet(const Hello& ours) { say(ours); }

void Conversation::beat() {
    if (m_stage == Stage::Over) return;
    const qint64 now = m_around.now();
    const bool neverGreeted = m_stage == Stage::Greeting && now - m_started > greetingLimit;
    if (neverGreeted || now - m_lastHeard > deadAfter) {
        const auto words = QCoreApplication::translate("Replica", "The other device no longer answers.");
        m_link->close(words);
        return end(LinkEnd::Broken, words);
    }
    if (m_stage != Stage::Greeting) Q_EMIT pulse();
    m_around.later(heartbeatEvery, this, [this] { beat(); });
}

void Conversation::read(const QByteArray& payload) {
    if (m_stage == Stage::Over) return;
    m_lastHeard = m_around.now();
    auto message = decode(payload);
    if (!message) return leave(ByeReason::Malformed, message.error());
    // Nothing counts before it is known who speaks; what is dropped here is sent again.
    const bool counts =
        m_stage != Stage::Greeting || std::holds_alternative<Hello>(*message) || std::holds_alternative<Bye>(*message);
    if (counts) std::visit([this](auto&& each) { take(std::move(each)); }, std::move(message).value());
}

void Conversation::take(Hello&& hello) {
    if (m_stage != Stage::Greeting) return;
    m_hello = std::move(hello);
    m_told = fromWire(m_hello.have);
    m_assumed = m_told;
    Q_EMIT greeted();
}

void Conversation::take(Entries&& entries) {
    if (!entries.aside.isEmpty()) {
        const QPointer<Conversation> alive(this);
        Q_EMIT broughtAside(entries.aside);
        if (!alive || m_stage == Stage::Over) return;
    }
    if (entries.batch.isEmpty()) return;
    auto batch = fromBatch(entries.batch);
    if (!batch) return leave(ByeReason::Malformed, QString::fromStdString(batch.error().message));
    // It holds what it sends.
    for (const Entry& entry : *batch) {
        Held& assumed = m_assumed[entry.id.device];
        if (entry.id.seq == assumed.count + 1) assumed.count = entry.id.seq;
    }
    Q_EMIT broughtEntries(*batch);
}

void Conversation::take(Have&& have) {
    m_told = fromWire(have.have);
    // What was sent long ago and is not held yet did not arrive.
    const bool overdue = m_link->backlog() == 0 && m_around.now() - m_lastSent > resendAfter;
    if (overdue) m_assumed = m_told;
    else
        for (const auto& [device, held] : m_told)
            m_assumed[device].count = std::max(m_assumed[device].count, held.count);
    Q_EMIT toldHave();
}

void Conversation::take(Presence&& presence) {
    m_presence = std::move(presence);
    Q_EMIT toldPresence();
}

void Conversation::take(Bye&& bye) {
    m_bye = std::move(bye);
    m_link->close(m_bye->words);
    end(LinkEnd::ClosedThere, m_bye->words);
}

bool Conversation::caughtUp(const Log& log) const {
    const sideboard::Have here = log.have();
    const bool all = std::all_of(m_told.begin(), m_told.end(), [&](const auto& told) {
        const auto held = here.find(told.first);
        return told.first == log.self() || (held != here.end() && held->second.count >= told.second.count);
    });
    return all || m_around.now() - m_lastProgress > meetingLimit;
}

void Conversation::sendLacked(const Log& log, const sideboard::Have& held, What what) {
    if (m_stage != Stage::Meeting && m_stage != Stage::InStep) return;
    if (m_link->backlog() > enoughOnTheWay) return; // goes on when the link has drained
    std::vector<const Entry*> lacked = log.lackedBy(m_assumed);
    std::erase_if(lacked, [&](const Entry* entry) {
        if (what == What::OwnOnly && entry->id.device != log.self()) return true;
        const auto here = held.find(entry->id.device);
        return here == held.end() || entry->id.seq > here->second.count;
    });
    if (lacked.empty()) return;
    // Far behind, it gets a part now and the rest when that has gone out.
    constexpr std::size_t mostAtOnce = 20 * mostInBatch;
    if (lacked.size() > mostAtOnce) lacked.resize(mostAtOnce);
    for (const QByteArray& batch : toBatches(lacked)) say(Entries{batch, {}});
    for (const Entry* entry : lacked) {
        Held& assumed = m_assumed[entry->id.device];
        assumed.count = std::max(assumed.count, entry->id.seq);
    }
    m_lastSent = m_around.now();
}

void Conversation::sendAside(const QByteArray& aside) { say(Entries{{}, aside}); }

void Conversation::say(const Message& message) {
    if (m_stage != Stage::Over) m_link->send(encode(message));
}

void Conversation::leave(ByeReason reason, const QString& words) {
    if (m_stage == Stage::Over) return;
    m_bye = Bye{reason, words};
    say(*m_bye);
    m_link->close(words);
    end(LinkEnd::ClosedHere, words);
}

void Conversation::end(LinkEnd why, const QString& words) {
    if (m_stage == Stage::Over) return;
    m_stage = Stage::Over;
    Q_EMIT over(m_bye.value_or(Bye{ByeReason::Leaving, words}), why);
}

} // namespace sideboard::sync
