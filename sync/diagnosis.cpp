#include "diagnosis.h"

#include <QCoreApplication>

#include <algorithm>

namespace sideboard::sync {

namespace {

using Line = Diagnosis::Line;
using State = Diagnosis::State;
using Way = Diagnosis::Way;
using Kind = FinderReport::Way::Kind;

QString words(const char* text) { return QCoreApplication::translate("Diagnosis", text); }

Line network(const Diagnosed& seen) {
    if (seen.hasNetwork)
        return {Way::Network, State::Works, words(QT_TRANSLATE_NOOP("Diagnosis", "This device is on a network."))};
    return {Way::Network, State::Fails,
            words(QT_TRANSLATE_NOOP("Diagnosis", "This device is on no network. Join the same Wi-Fi as the others."))};
}

Line listening(const Diagnosed& seen) {
    if (seen.cannotListen.isEmpty())
        return {Way::Listening, State::Works, words(QT_TRANSLATE_NOOP("Diagnosis", "Others can dial this device."))};
    return {Way::Listening, State::Fails, seen.cannotListen};
}

// Sending is known at once; whether it arrives anywhere shows only in what comes back by the same way.
Line announcing(Way way, const Diagnosed& seen, const QList<Kind>& kinds, quint64 heardSo, quint64 heardOtherwise) {
    if (!seen.finder)
        return {way, State::Unknown, words(QT_TRANSLATE_NOOP("Diagnosis", "Announcements are switched off."))};
    const QString cannotListen = seen.finder->cannotListen4.isEmpty() ? QString() : seen.finder->cannotListen4;
    if (!cannotListen.isEmpty() && heardSo == 0)
        return {way, State::Fails,
                words(QT_TRANSLATE_NOOP("Diagnosis", "The system does not let Sideboard listen for other devices (%1). "
                                                     "Allow it to use the local network."))
                    .arg(cannotListen)};
    if (heardSo > 0)
        return {way, State::Works, words(QT_TRANSLATE_NOOP("Diagnosis", "Other devices are heard this way."))};
    QString trouble;
    bool sent = false;
    for (const FinderReport::Way& each : seen.finder->ways) {
        if (!kinds.contains(each.kind)) continue;
        if (each.trouble.isEmpty()) sent = true;
        else trouble = each.trouble;
    }
    if (!sent && !trouble.isEmpty())
        return {way, State::Fails,
                words(QT_TRANSLATE_NOOP("Diagnosis", "Announcements cannot be sent this way: %1")).arg(trouble)};
    if (heardOtherwise > 0)
        return {way, State::Fails,
                words(QT_TRANSLATE_NOOP("Diagnosis", "The network blocks this way; others are heard the other way."))};
    return {way, State::Unknown, words(QT_TRANSLATE_NOOP("Diagnosis", "Nothing was heard this way yet."))};
}

Line hearing(const Diagnosed& seen) {
    if (seen.heard > 0)
        return {Way::Hearing, State::Works,
                words(QT_TRANSLATE_NOOP("Diagnosis", "Devices of this table are announced here."))};
    return {Way::Hearing, State::Unknown,
            words(QT_TRANSLATE_NOOP("Diagnosis", "No device of this table is announced here. Scan the QR code, or type "
                                                 "an address."))};
}

Line dialling(const Diagnosed& seen) {
    const auto ended = [&](DialFailure why) { return seen.dials.contains(why); };
    if (seen.linked > 0)
        return {Way::Dialling, State::Works, words(QT_TRANSLATE_NOOP("Diagnosis", "Linked to other devices."))};
    if (ended(DialFailure::NoCipher)) return {Way::Dialling, State::Fails, wordsFor(DialFailure::NoCipher)};
    if (ended(DialFailure::WrongKey))
        return {
            Way::Dialling, State::Fails,
            words(QT_TRANSLATE_NOOP("Diagnosis", "The table's key was renewed, or the code is another one by now. Join "
                                                 "again with the code on a share page."))};
    const bool silent = ended(DialFailure::TimedOut) || ended(DialFailure::Unreachable);
    if (seen.heard > 0 && silent)
        return {Way::Dialling, State::Fails,
                words(QT_TRANSLATE_NOOP("Diagnosis", "Devices are heard but cannot be reached: the network keeps its "
                                                     "devices apart (client isolation), or a firewall does."))};
    if (!seen.dials.isEmpty()) return {Way::Dialling, State::Fails, wordsFor(seen.dials.first())};
    return {Way::Dialling, State::Unknown, words(QT_TRANSLATE_NOOP("Diagnosis", "No other device was dialled yet."))};
}

} // namespace

Diagnosis diagnose(const Diagnosed& seen) {
    const FinderReport report = seen.finder.value_or(FinderReport{});
    const quint64 multicast = report.heardMulticast4 + report.heardMulticast6;
    return {{network(seen), listening(seen),
             announcing(Way::Multicast, seen, {Kind::Multicast4, Kind::Multicast6}, multicast, report.heardBroadcast),
             announcing(Way::Broadcast, seen, {Kind::Broadcast}, report.heardBroadcast, multicast), hearing(seen),
             dialling(seen)}};
}

} // namespace sideboard::sync
