#pragma once

#include "around.h"

#include <QList>
#include <QObject>

#include <deque>

#include "engine/core/table.h"
#include "sync/changes.h"
#include "sync/storageerror.h"

namespace sideboard::sync {

// Puts a table's entries on the disk before anybody else sees them, and knows which of them are there.
//
// Own entries are drafts until a device is near enough to hear of them (setReady). Then the drafts are put behind
// everything else, checked again and made final in one transaction; from then on each new entry is final at once.
// What is final and on the disk is `held`: that, and nothing else, is told and sent.
class Keeper : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Failure&)>;
    using Write = std::function<void(StoreChanges changes, QObject* context, Done done)>;

    // An entry larger than this is refused here, since no batch could carry it.
    static constexpr std::size_t largestEntry = std::size_t{256} * 1024;
    static constexpr int retryAfter = 2000;

    Keeper(Table& table, Write write, Around around, QObject* parent);

    [[nodiscard]] const sideboard::Have& held() const { return m_held; }

    // Own entries that were just entered, with what belongs to them. If they cannot be stored they are taken off the
    // table again.
    void keep(StoreChanges changes, Done done);
    // Others' entries: into the table at once, and onto the disk.
    TableMerged takeIn(std::vector<Entry> entries);
    // Something that is no entry: a secret, a setting.
    void note(StoreChanges changes);

    // Whether somebody is there to whom own entries can go.
    void setReady(bool ready);
    // Goes on as another device. `known` are the entries that others hold under this device's number: drafts that are
    // among them are not entered a second time.
    void takeIdentity(std::vector<Entry> known);

Q_SIGNALS:
    void heldMore(bool own);
    // Drafts that no longer fit, taken back and to be asked of whoever entered them.
    void asked(const std::vector<sideboard::EntryId>& drafts);
    void identityTaken(sideboard::DeviceId fresh);
    void troubled(const sideboard::Error& error);

private:
    struct Writing {
        std::size_t from = 0; // of the others' entries that go along
        std::size_t to = 0;
        sideboard::Have others;
    };

    [[nodiscard]] std::uint32_t ownCount() const;
    [[nodiscard]] Failure tooLarge(std::uint32_t after) const;
    [[nodiscard]] Failure lost(const StoreChanges& changes) const;
    [[nodiscard]] std::vector<Entry> draftEntries() const;
    [[nodiscard]] bool busy() const { return m_exclusive || m_ownWrites > 0; }
    [[nodiscard]] Writing begin(bool withAllOthers, std::size_t from);
    [[nodiscard]] StoreChanges owed(const Writing& writing) const;
    void stored(const Writing& writing);
    void writeOthers(std::size_t from);
    void settleIfDue();
    void settle();
    void changeIdentity();
    void finishIdentity(StoreChanges changes);
    void carryOn();
    void retryOthers();

    Table& m_table;
    Write m_write;
    Around m_around;
    sideboard::Have m_held;
    std::deque<Entry> m_unstored;   // others' entries not on the disk yet
    std::size_t m_storedOthers = 0; // how many others' entries left m_unstored, ever
    bool m_othersFailed = false;
    bool m_ready = false;
    bool m_exclusive = false; // drafts are being settled, or the identity is changing: own writes wait
    int m_ownWrites = 0;
    std::uint32_t m_finalSeq = 0; // own entries up to here are final on the disk, or will be
    quint64 m_epoch = 0;          // rises when a write fails: later ones that fail because of it retract nothing more
    bool m_draftsDiffer = false;  // the drafts on the disk have other stamps than those here
    bool m_identityDue = false;
    std::vector<Entry> m_known;
    struct Waiting {
        StoreChanges changes;
        Done done;
    };
    std::deque<Waiting> m_waiting;
};

} // namespace sideboard::sync
