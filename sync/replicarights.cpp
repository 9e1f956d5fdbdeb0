#include "replica.h"

#include <QCoreApplication>

#include <algorithm>

// What passes beside the log: who was dismissed, the key that is renewed for it, the secrets of a seat handed over.
namespace sideboard::sync {

void Replica::checkDismissed() {
    bool byUs = false;
    for (std::size_t i = m_table.log().size(); i-- > 0;) {
        const auto* change = std::get_if<SeatChange>(&m_table.log()[i].body);
        if (!change || change->act != SeatAct::dismiss || !m_table.seating().dismissed(change->device)) continue;
        if (!m_dismissed.insert(change->device).second) continue;
        byUs = byUs || m_table.log()[i].id.device == self();
    }
    for (Conversation* talk : QList(m_talks))
        if (talk->device() != DeviceId{} && m_dismissed.contains(talk->device()))
            talk->leave(ByeReason::Dismissed,
                        QCoreApplication::translate("Replica", "This device was dismissed from the table."));
    if (byUs) renewKey();
    if (m_dismissed.contains(self())) Q_EMIT dismissedHere();
}

// The dismissed device holds the key, so the key goes too.
void Replica::renewKey() { adoptKey({m_key.number + 1, self(), randomTableKey()}); }

void Replica::adoptKey(const KeyRenewal& key) {
    if (!key.isNewerThan(m_key)) return;
    m_key = key;
    m_keeper.note({SetSetting{keySettingName(id()), toSetting(key)}});
    Aside aside;
    aside.key = key;
    for (Conversation* talk : QList(m_talks))
        if (talk->stage() != Conversation::Stage::Greeting) talk->sendAside(encodeAside(aside));
    Q_EMIT keyRenewed(key);
}

// How often it was renewed, the first device that is met will say.
void Replica::takeKey(const TableKey& key) {
    m_key.key = key;
    m_keeper.note({SetSetting{keySettingName(id()), toSetting(m_key)}});
    Q_EMIT keyRenewed(m_key);
}

void Replica::take(Conversation* from, const QByteArray& bytes) {
    const auto aside = decodeAside(bytes);
    if (!aside) return from->leave(ByeReason::Malformed, aside.error());
    if (aside->key && !m_dismissed.contains(from->device())) adoptKey(*aside->key);
    for (const Secret& secret : aside->secrets) {
        m_keeper.note({KeepSecret{m_table.id(), secret}});
        Q_EMIT secretArrived(secret);
    }
}

bool Replica::handedOverHere(Seat seat, DeviceId to) const {
    for (std::size_t i = m_table.log().size(); i-- > 0;) {
        const Entry& entry = m_table.log()[i];
        const auto* change = std::get_if<SeatChange>(&entry.body);
        const bool seats = change && entry.seat == seat &&
                           (change->act == SeatAct::claim || change->act == SeatAct::takeOver ||
                            change->act == SeatAct::handOver || change->act == SeatAct::release);
        if (!seats || m_table.outcome(i).fit != Fit::fits) continue;
        // Only what this device gave away itself: a seat that somebody took over brings no secrets.
        return change->act == SeatAct::handOver && change->device == to && entry.id.device == self();
    }
    return false;
}

void Replica::passSecrets(Conversation* to) {
    if (!m_secrets || to->stage() != Conversation::Stage::InStep) return;
    Aside aside;
    for (const Secret& secret : m_secrets()) {
        const bool seated = static_cast<int>(indexOf(secret.seat)) < m_table.seating().size();
        if (!seated || m_table.seating().holder(secret.seat) != to->device()) continue;
        const SecretName name{secret.seat, secret.purpose, secret.number};
        if (m_passed[to].contains(name) || !handedOverHere(secret.seat, to->device())) continue;
        m_passed[to].insert(name);
        aside.secrets.push_back(secret);
    }
    if (!aside.secrets.empty()) to->sendAside(encodeAside(aside));
}

} // namespace sideboard::sync
