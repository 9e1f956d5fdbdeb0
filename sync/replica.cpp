#include "replica.h"

#include "batches.h"

#include <QCoreApplication>

#include <algorithm>

namespace sideboard::sync {

namespace {

// The rules that the table is pinned to; what this app can fold where there is no table yet.
quint32 rulesOf(const Table& table) {
    for (std::size_t i = 0; i < table.log().size(); ++i)
        if (const auto* setUp = std::get_if<SetUp>(&table.log()[i].body)) return setUp->rules;
    return table.info().rules;
}

std::set<DeviceId> dismissedAt(const Table& table) {
    std::set<DeviceId> dismissed;
    for (const auto& [device, held] : table.log().have())
        if (table.seating().dismissed(device)) dismissed.insert(device);
    return dismissed;
}

} // namespace

Replica::Replica(Wish wish, QObject* parent)
    : QObject(parent),
      m_table(wish.table),
      m_self(wish.table.log().self()),
      m_around(wish.around),
      m_name(wish.name),
      m_secrets(wish.secrets),
      m_key(wish.key),
      m_keeper(wish.table, wish.write, wish.around, this),
      m_dismissed(dismissedAt(wish.table)) {
    connect(&m_keeper, &Keeper::heldMore, this, &Replica::heldMore);
    connect(&m_keeper, &Keeper::asked, this, &Replica::asked);
    connect(&m_keeper, &Keeper::identityTaken, this, &Replica::renamed);
    connect(&m_keeper, &Keeper::troubled, this, &Replica::troubled);
}

Hello Replica::ourHello() const {
    return {protocolVersion,        QString::fromStdString(m_table.info().id), rulesOf(m_table), id(), self(),
            toWire(m_keeper.held())};
}

Standing Replica::standing() const { return {ourHello(), m_table.started(), m_table.info().rules}; }

Presence Replica::ourPresence() const {
    Presence presence{m_name, m_listens, {}, unsent(), {}};
    for (int seat = 0; seat < m_table.seating().size(); ++seat)
        if (m_table.seating().holder(seatAt(static_cast<std::size_t>(seat))) == self()) presence.seats += quint8(seat);
    for (const Conversation* talk : m_talks) {
        const auto* known = m_roster.find(talk->device());
        if (talk->stage() == Conversation::Stage::InStep && known && known->at.port != 0)
            presence.peers += {talk->device(), known->at};
    }
    return presence;
}

void Replica::attach(std::unique_ptr<Link> link, const QByteArray& alreadyRead) {
    auto* talk = new Conversation(std::move(link), m_around, this);
    m_talks += talk;
    connect(talk, &Conversation::greeted, this, [this, talk] { greeted(talk); });
    connect(talk, &Conversation::broughtEntries, this, [this, talk](const auto& entries) { take(talk, entries); });
    connect(talk, &Conversation::broughtAside, this, [this, talk](const QByteArray& aside) { take(talk, aside); });
    connect(talk, &Conversation::toldHave, this, [this, talk] {
        m_roster.told(talk->device(), talk->told(), m_around.wall());
        checkMeetings();
        Q_EMIT heldChanged();
    });
    connect(talk, &Conversation::toldPresence, this, [this, talk] {
        m_roster.told(talk->device(), talk->presence(), m_around.wall());
        const quint16 port = talk->presence().listens.isEmpty() ? 0 : talk->presence().listens.first().port;
        if (port != 0) m_roster.met(talk->device(), {talk->peer().at.address, port}, m_around.wall());
        for (const Endpoint& at : talk->presence().listens) Q_EMIT heardOf(talk->device(), at);
        for (const Presence::Peer& peer : talk->presence().peers)
            if (peer.device != self()) Q_EMIT heardOf(peer.device, peer.at);
        Q_EMIT devicesChanged();
    });
    connect(talk, &Conversation::pulse, this, [this, talk] { pulse(talk); });
    connect(talk, &Conversation::drained, this,
            [this, talk] { talk->sendLacked(m_table.log(), m_keeper.held(), Conversation::What::Everything); });
    connect(talk, &Conversation::over, this, [this, talk](const Bye& bye, LinkEnd end) { partFrom(talk, bye, end); });
    talk->greet(ourHello());
    if (!alreadyRead.isEmpty()) talk->read(alreadyRead);
}

void Replica::take(Conversation* from, const std::vector<Entry>& entries) {
    if (m_renaming || tellsMoreOfUs(entries)) {
        // Nothing is merged before this device has another number: what the others entered after its lost entries
        // could be taken to stand after its drafts. It is all sent again.
        for (const Entry& entry : entries)
            if (entry.id.device == self() && entry.id.seq > m_table.log().shared()) m_knownOfUs[entry.id.seq] = entry;
        return goOnAsAnother();
    }
    const TableMerged merged = m_keeper.takeIn(entries);
    if (merged.log.added > 0) from->progressed();
    if (!merged.log.conflicts.empty()) Q_EMIT conflicted(merged.log.conflicts);
    if (merged.log.added > 0) Q_EMIT tableChanged(merged);
    checkMeetings();
    checkDismissed();
}

void Replica::heldMore(bool own) {
    for (Conversation* talk : QList(m_talks))
        if (own) talk->sendLacked(m_table.log(), m_keeper.held(), Conversation::What::OwnOnly);
    if (!own) passOnLater();
    tellLater();
    if (own) {
        checkDismissed();
        for (Conversation* talk : QList(m_talks)) passSecrets(talk);
    }
    Q_EMIT heldChanged();
}

// Whoever made an entry sends it to everybody it can reach; the others help where that was not enough.
void Replica::passOnLater() {
    if (std::exchange(m_passingOn, true)) return;
    m_around.later(passOnAfter, this, [this] {
        m_passingOn = false;
        for (Conversation* talk : QList(m_talks))
            talk->sendLacked(m_table.log(), m_keeper.held(), Conversation::What::Everything);
    });
}

void Replica::tellLater() {
    if (std::exchange(m_telling, true)) return;
    m_around.later(tellAfter, this, [this] {
        m_telling = false;
        for (Conversation* talk : QList(m_talks))
            if (talk->stage() != Conversation::Stage::Greeting) talk->say(Have{toWire(m_keeper.held())});
    });
}

void Replica::pulse(Conversation* with) {
    with->say(ourPresence());
    with->say(Have{toWire(m_keeper.held())});
    with->sendLacked(m_table.log(), m_keeper.held(), Conversation::What::Everything);
    checkMeetings();
}

void Replica::partFrom(Conversation* with, const Bye& bye, LinkEnd end) {
    m_talks.removeOne(with);
    m_passed.erase(with);
    with->deleteLater();
    const bool said = end == LinkEnd::ClosedThere && bye.reason != ByeReason::Leaving;
    if (said && bye.reason != ByeReason::SecondLink) Q_EMIT refused(with->device(), bye.reason, bye.words);
    if (said && bye.reason == ByeReason::Dismissed) Q_EMIT dismissedHere();
    if (with->device() != DeviceId{} && !isLinkedTo(with->device())) {
        if (bye.reason != ByeReason::SecondLink) m_roster.parted(with->device(), bye.words, m_around.wall());
        Q_EMIT parted(with->device(), with->peer());
    }
    const bool anybody = std::any_of(m_talks.begin(), m_talks.end(), [](const Conversation* talk) {
        return talk->stage() == Conversation::Stage::InStep;
    });
    if (!anybody) m_keeper.setReady(false);
    Q_EMIT devicesChanged();
}

void Replica::leave() {
    for (Conversation* talk : QList(m_talks))
        talk->leave(ByeReason::Leaving, QCoreApplication::translate("Replica", "That device left the table."));
}

bool Replica::isLinkedTo(DeviceId device) const {
    return std::any_of(m_talks.begin(), m_talks.end(), [&](const Conversation* talk) {
        return talk->device() == device && talk->stage() != Conversation::Stage::Greeting &&
               talk->stage() != Conversation::Stage::Over;
    });
}

bool Replica::isStored(EntryId entry) const {
    const Entry* found = m_table.log().find(entry);
    if (!found) return false;
    const auto held = m_keeper.held().find(entry.device);
    return held != m_keeper.held().end() && held->second.count >= entry.seq;
}

bool Replica::heldByAll(EntryId entry) const {
    if (!isStored(entry)) return false;
    std::set<DeviceId> devices;
    for (const auto& [device, known] : m_roster.all()) devices.insert(device);
    for (int seat = 0; seat < m_table.seating().size(); ++seat)
        devices.insert(m_table.seating().holder(seatAt(static_cast<std::size_t>(seat))));
    devices.erase(DeviceId{});
    devices.erase(self());
    return std::all_of(devices.begin(), devices.end(), [&](DeviceId device) {
        return m_table.seating().dismissed(device) || m_roster.holds(device, entry);
    });
}

QList<DeviceStatus> Replica::devices() const {
    using State = DeviceStatus::State;
    std::map<DeviceId, DeviceStatus> list;
    for (const auto& [device, held] : m_table.log().have()) list[device].device = device;
    for (const auto& [device, known] : m_roster.all()) {
        DeviceStatus& status = list[device];
        status = {device, known.name, State::Away, known.lastContact, known.unsent, 0, {}, known.at, known.words};
    }
    list[self()] = {self(), m_name, State::Here, m_around.wall(), unsent(), 0, {}, m_listens.value(0), {}};
    for (int seat = 0; seat < m_table.seating().size(); ++seat) {
        const DeviceId holder = m_table.seating().holder(seatAt(static_cast<std::size_t>(seat)));
        if (holder == DeviceId{}) continue;
        list[holder].device = holder;
        list[holder].seats += quint8(seat);
    }
    for (const Conversation* talk : m_talks) {
        const auto found = list.find(talk->device());
        if (found == list.end() || talk->stage() == Conversation::Stage::Greeting) continue;
        const bool lacksNothing = m_roster.lacking(talk->device(), m_keeper.held()) == 0;
        const bool inStep = talk->stage() == Conversation::Stage::InStep && lacksNothing;
        found->second.state = inStep ? State::InStep : State::CatchingUp;
    }
    QList<DeviceStatus> statuses;
    for (auto& [device, status] : list) {
        if (m_table.seating().dismissed(device)) status.state = State::Dismissed;
        else if (status.state != State::Here) status.lacking = m_roster.lacking(device, m_keeper.held());
        statuses += status;
    }
    return statuses;
}

} // namespace sideboard::sync
