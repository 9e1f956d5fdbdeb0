#include "batches.h"
#include "replica.h"

#include <QCoreApplication>

#include <algorithm>

// How two devices meet: who they are, whether they fit together, who takes in what first.
namespace sideboard::sync {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Replica", text); }

using Stage = Conversation::Stage;
constexpr qint64 healthyFor = 2000; // heard within

} // namespace

void Replica::greeted(Conversation* with) {
    if (const auto objection = objectionTo(with->hello(), standing())) {
        const DeviceId device = with->device();
        with->leave(objection->bye.reason, objection->bye.words);
        Q_EMIT refused(device, objection->bye.reason, objection->wordsHere);
        return;
    }
    if (with->device() == self()) return metSelf(with);
    if (m_table.seating().dismissed(with->device()))
        return with->leave(ByeReason::Dismissed,
                           words(QT_TRANSLATE_NOOP("Replica", "This device was dismissed from the table.")));
    Q_EMIT recognised(with->device(), with->peer());
    // Before the question of second links: of a cloned device both ask for the one place, and only what is known of it
    // shows which of them has to go on under another number.
    if (knowsMoreOfUs(*with)) goOnAsAnother();
    if (isSecondLink(with)) return;
    const auto differing = m_table.log().disagreements(with->told());
    if (!differing.empty()) Q_EMIT disagreed(with->device(), differing);
    meet(with);
}

bool Replica::isOurselves(const Conversation& with) const {
    const Endpoint at = with.peer().at;
    return std::any_of(m_listens.begin(), m_listens.end(), [&](const Endpoint& own) {
        return own.port == at.port && (own.address == at.address || at.address.isLoopback());
    });
}

// The same device id at the other end: this device itself, or a copy of it, such as a restored backup on a new phone.
void Replica::metSelf(Conversation* with) {
    const bool dialled = with->peer().dialledHere;
    const bool ourselves = isOurselves(*with);
    const Endpoint at = with->peer().at;
    with->leave(ByeReason::SameDevice, words(QT_TRANSLATE_NOOP("Replica", "This is the same device.")));
    if (!dialled) return;
    if (ourselves) Q_EMIT foundSelfAt(at);
    else if (!m_renaming) takeIdentity();
}

bool Replica::isSecondLink(Conversation* with) {
    const auto dialler = [this](const Conversation* talk) {
        return talk->peer().dialledHere ? self() : talk->device();
    };
    for (Conversation* other : QList(m_talks)) {
        const bool same = other != with && other->device() == with->device() && other->stage() != Stage::Greeting &&
                          other->stage() != Stage::Over;
        if (!same) continue;
        Conversation* goes = nullptr;
        if (dialler(other) != dialler(with)) goes = dialler(other) == std::max(self(), with->device()) ? other : with;
        else if (dialler(with) == self()) // whoever dialled both chooses
            goes = m_around.now() - other->lastHeard() < healthyFor ? with : other;
        if (!goes) continue;
        goes->leave(ByeReason::SecondLink, words(QT_TRANSLATE_NOOP("Replica", "The two devices are linked already.")));
        if (goes == with) return true;
    }
    return false;
}

bool Replica::knowsMoreOfUs(const Conversation& with) const {
    const auto held = with.told().find(self());
    if (held == with.told().end()) return false;
    const auto differing = m_table.log().disagreements(with.told());
    return held->second.count > m_table.log().shared() ||
           std::find(differing.begin(), differing.end(), self()) != differing.end();
}

// Nobody can have seen a draft, nor have entered something after it.
bool Replica::tellsMoreOfUs(const std::vector<Entry>& entries) const {
    const Log& log = m_table.log();
    const Entry* last = log.find({self(), log.shared()});
    const Stamp sent = last ? last->stamp() : Stamp{};
    return std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) {
        const bool ours = entry.id.device == self() && entry.id.seq > log.shared();
        return ours || (entry.after.device == self() && entry.after > sent);
    });
}

// Somebody holds entries of this device that it does not know to have sent: it was restored from a backup, or copied.
// Before it writes it takes another number. Drafts may be among what the others hold: they are waited for, so that
// nothing is entered twice.
void Replica::goOnAsAnother() {
    for (const Conversation* talk : std::as_const(m_talks))
        if (const auto held = talk->told().find(self()); held != talk->told().end())
            m_toldOfUs = std::max(m_toldOfUs, held->second.count);
    const Log& log = m_table.log();
    const auto wanted = std::min<std::size_t>(m_toldOfUs - std::min(m_toldOfUs, log.shared()), log.draftCount());
    if (m_knownOfUs.size() >= wanted) return takeIdentity();
    if (std::exchange(m_renaming, true)) return;
    m_keeper.setReady(false);
    m_around.later(longestRenaming, this, [this] {
        if (m_renaming) takeIdentity();
    });
}

void Replica::takeIdentity() {
    m_renaming = true;
    m_keeper.setReady(false);
    std::vector<Entry> known;
    for (const auto& [seq, entry] : m_knownOfUs) known.push_back(entry);
    m_keeper.takeIdentity(std::move(known));
}

void Replica::renamed(DeviceId fresh) {
    m_renaming = false;
    m_knownOfUs.clear();
    m_toldOfUs = 0;
    // The links know this device under its old number.
    for (Conversation* talk : QList(m_talks))
        talk->leave(ByeReason::Leaving,
                    words(QT_TRANSLATE_NOOP("Replica", "That device goes on under another number.")));
    // Whoever sat here sits here still.
    const DeviceId old = std::exchange(m_self, fresh);
    StoreChanges changes;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_table.seating().size()); ++seat) {
        if (m_table.seating().holder(seatAt(seat)) != old) continue;
        const auto taken = m_table.changeSeat(seatAt(seat), {SeatAct::takeOver, {}, {}}, m_around.wall());
        if (taken) changes.push_back(Append{m_table.id(), {*m_table.log().find(*taken)}});
    }
    if (!changes.empty())
        m_keeper.keep(std::move(changes), [this](const Failure& failure) {
            if (failure) Q_EMIT troubled(*failure);
        });
    Q_EMIT identityTaken(fresh);
}

void Replica::meet(Conversation* with) {
    with->meet();
    Endpoint at = with->peer().at;
    if (!with->peer().dialledHere) at.port = 0; // the port that it dialled from is of no use
    m_roster.met(with->device(), at, m_around.wall());
    m_roster.told(with->device(), with->told(), m_around.wall());
    Q_EMIT met(with->device(), with->peer());
    with->say(ourPresence());
    if (m_key.number > 0) { // a newcomer holds the key but not its number
        Aside aside;
        aside.key = m_key;
        with->sendAside(encodeAside(aside));
    }
    with->sendLacked(m_table.log(), m_keeper.held(), Conversation::What::Everything);
    checkMeetings();
    Q_EMIT devicesChanged();
}

// Drafts go out once everything the other told of is in.
void Replica::checkMeetings() {
    if (m_renaming) return;
    for (Conversation* talk : QList(m_talks)) {
        if (talk->stage() != Stage::Meeting || !talk->caughtUp(m_table.log())) continue;
        talk->fallInStep();
        m_keeper.setReady(true);
        passSecrets(talk);
        Q_EMIT devicesChanged();
    }
}

} // namespace sideboard::sync
