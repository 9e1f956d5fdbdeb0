#pragma once

#include "around.h"
#include "link.h"
#include "wire.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

#include "engine/core/log.h"

namespace sideboard::sync {

// How one device talks with one other over one link: who it is, what it holds, what it was sent. It decodes, counts and
// keeps the pulse; what a message means for the table is the replica's business.
class Conversation : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Greeting, // said hello, waits for theirs
        Meeting,  // takes in what it lacks
        InStep,
        Over,
    };

    static constexpr int heartbeatEvery = 1000;
    static constexpr int deadAfter = 4000; // without a word
    static constexpr int greetingLimit = 5000;
    static constexpr int resendAfter = 1500;  // what was sent and is still not held there
    static constexpr int meetingLimit = 3000; // without progress: the other may be unable to give what it says it has
    static constexpr qint64 enoughOnTheWay = 2 * 1024 * 1024;

    Conversation(std::unique_ptr<Link> link, Around around, QObject* parent);
    ~Conversation() override;

    void greet(const Hello& ours);
    // A payload that was read off the link before the conversation began.
    void read(const QByteArray& payload);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] DeviceId device() const { return m_hello.device; }
    [[nodiscard]] const Hello& hello() const { return m_hello; }
    [[nodiscard]] const Presence& presence() const { return m_presence; }
    [[nodiscard]] Link::Peer peer() const { return m_link->peer(); }
    // What the other says it holds.
    [[nodiscard]] const sideboard::Have& told() const { return m_told; }
    [[nodiscard]] qint64 lastHeard() const { return m_lastHeard; }

    // Whether everything the other told of is here, or it had time enough to send it.
    [[nodiscard]] bool caughtUp(const Log& log) const;
    void progressed() { m_lastProgress = m_around.now(); }
    void meet() { m_stage = Stage::Meeting; }
    void fallInStep() { m_stage = Stage::InStep; }

    enum class What { OwnOnly, Everything };
    // Sends what the other lacks of what is held here.
    void sendLacked(const Log& log, const sideboard::Have& held, What what);
    void sendAside(const QByteArray& aside);
    void say(const Message& message);
    void leave(ByeReason reason, const QString& words);

Q_SIGNALS:
    void greeted();
    void broughtEntries(const std::vector<sideboard::Entry>& entries);
    void broughtAside(const QByteArray& aside);
    void toldHave();
    void toldPresence();
    void pulse(); // time to say something
    void drained();
    // Once, and the last signal. `bye` is what the other said, or what was said to it.
    void over(const sideboard::sync::Bye& bye, sideboard::sync::LinkEnd end);

private:
    void take(Hello&& hello);
    void take(Entries&& entries);
    void take(Have&& have);
    void take(Presence&& presence);
    void take(Bye&& bye);
    void beat();
    void end(LinkEnd why, const QString& words);

    std::unique_ptr<Link> m_link;
    Around m_around;
    Stage m_stage = Stage::Greeting;
    Hello m_hello;
    Presence m_presence;
    sideboard::Have m_told;
    sideboard::Have m_assumed; // told, and what is on its way
    std::optional<Bye> m_bye;
    qint64 m_started = 0;
    qint64 m_lastHeard = 0;
    qint64 m_lastSent = 0; // entries
    qint64 m_lastProgress = 0;
};

} // namespace sideboard::sync
