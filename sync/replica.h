#pragma once

#include "aside.h"
#include "conversation.h"
#include "greeting.h"
#include "keeper.h"
#include "roster.h"

#include <set>

namespace sideboard::sync {

// One table on this device, met with any number of others: what each lacks it gets, whoever made it. It owns no table
// and opens no link; links are handed to it when they are up.
class Replica : public QObject {
    Q_OBJECT

public:
    static constexpr int passOnAfter = 100;
    static constexpr int longestRenaming = 30'000; // waiting for what others know of this device
    static constexpr int tellAfter = 40;           // what others need not send again

    struct Wish {
        Table& table;
        Keeper::Write write;
        Around around;
        QString name = {}; // of this device
        std::function<std::vector<Secret>()> secrets = {};
        KeyRenewal key = {};
    };

    explicit Replica(Wish wish, QObject* parent = nullptr);

    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] TableId id() const { return {m_table.id()}; }
    [[nodiscard]] DeviceId self() const { return m_table.log().self(); }
    [[nodiscard]] const KeyRenewal& key() const { return m_key; }

    // A link that is up. What was read off it already comes first.
    void attach(std::unique_ptr<Link> link, const QByteArray& alreadyRead = {});
    // Own entries that were just entered: stored, then sent.
    void keep(StoreChanges changes, Keeper::Done done) { m_keeper.keep(std::move(changes), std::move(done)); }
    // Something that is no entry and goes to nobody.
    void note(StoreChanges changes) { m_keeper.note(std::move(changes)); }
    [[nodiscard]] const QString& name() const { return m_name; }
    void setName(const QString& name) { m_name = name; }
    void setListens(const QList<Endpoint>& listens) { m_listens = listens; }
    // The key was renewed while this device was away, and it came in again by a code.
    void takeKey(const TableKey& key);
    // Says goodbye to everybody; for when the table is closed.
    void leave();

    // What the screens show.
    [[nodiscard]] QList<DeviceStatus> devices() const;
    [[nodiscard]] quint64 unsent() const { return m_table.log().draftCount(); }
    [[nodiscard]] bool isStored(EntryId entry) const;
    // By every device that counts: seated, or met since the app was started; not dismissed.
    [[nodiscard]] bool heldByAll(EntryId entry) const;
    [[nodiscard]] bool isLinkedTo(DeviceId device) const;

Q_SIGNALS:
    void tableChanged(const sideboard::TableMerged& merged); // others' entries came in
    void devicesChanged();
    void heldChanged(); // stored here, or held by others
    void asked(const std::vector<sideboard::EntryId>& drafts);
    // Two bodies under one number: the first one stays.
    void conflicted(const std::vector<sideboard::EntryId>& entries);
    void disagreed(sideboard::DeviceId with, const std::vector<sideboard::DeviceId>& about);
    void identityTaken(sideboard::DeviceId fresh);
    // The two cannot sit together; in words, and neither table is touched.
    void refused(sideboard::DeviceId device, sideboard::sync::ByeReason reason, const QString& words);
    // Who is at the other end; met() follows unless the link is one too many.
    void recognised(sideboard::DeviceId device, const sideboard::sync::Link::Peer& peer);
    void met(sideboard::DeviceId device, const sideboard::sync::Link::Peer& peer);
    void parted(sideboard::DeviceId device, const sideboard::sync::Link::Peer& peer);
    void heardOf(sideboard::DeviceId device, const sideboard::sync::Endpoint& at);
    void foundSelfAt(const sideboard::sync::Endpoint& at);
    void secretArrived(const sideboard::Secret& secret);
    void keyRenewed(const sideboard::sync::KeyRenewal& key);
    void dismissedHere();
    void troubled(const sideboard::Error& error);

private:
    [[nodiscard]] Hello ourHello() const;
    [[nodiscard]] Standing standing() const;
    [[nodiscard]] Presence ourPresence() const;

    // Meeting.
    void greeted(Conversation* with);
    [[nodiscard]] bool isOurselves(const Conversation& with) const;
    void metSelf(Conversation* with);
    [[nodiscard]] bool isSecondLink(Conversation* with);
    [[nodiscard]] bool knowsMoreOfUs(const Conversation& with) const;
    [[nodiscard]] bool tellsMoreOfUs(const std::vector<Entry>& entries) const;
    void goOnAsAnother();
    void takeIdentity();
    void meet(Conversation* with);
    void checkMeetings();
    void renamed(DeviceId fresh);

    // Talking.
    void take(Conversation* from, const std::vector<Entry>& entries);
    void take(Conversation* from, const QByteArray& aside);
    void heldMore(bool own);
    void passOnLater();
    void tellLater();
    void pulse(Conversation* with);
    void partFrom(Conversation* with, const Bye& bye, LinkEnd end);

    // Rights.
    void checkDismissed();
    void renewKey();
    void adoptKey(const KeyRenewal& key);
    void passSecrets(Conversation* to);
    [[nodiscard]] bool handedOverHere(Seat seat, DeviceId to) const;

    Table& m_table;
    DeviceId m_self; // what the table calls this device, or did until it was renamed just now
    Around m_around;
    QString m_name;
    std::function<std::vector<Secret>()> m_secrets;
    KeyRenewal m_key;
    QList<Endpoint> m_listens;
    Keeper m_keeper;
    Roster m_roster;
    QList<Conversation*> m_talks;
    std::set<DeviceId> m_dismissed;
    using SecretName = std::tuple<Seat, std::uint8_t, std::uint32_t>;
    std::map<Conversation*, std::set<SecretName>> m_passed; // by link
    bool m_renaming = false;
    std::map<std::uint32_t, Entry> m_knownOfUs; // entries of this device that it does not know to have sent
    std::uint32_t m_toldOfUs = 0;               // so many of them there are
    bool m_passingOn = false;
    bool m_telling = false;
};

} // namespace sideboard::sync
