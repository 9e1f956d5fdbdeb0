#include <QtCore/QCoreApplication>
#include <algorithm>

#include "gamewords.h"
#include "phrasebook.h"
#include "session.h"
#include "sync/tablekeeping.h"

namespace sideboard {

namespace {

/// Taps on one counter that follow each other so fast are one line of history.
constexpr std::int64_t burstMs = 1500;

const Secret* lastSecret(const std::vector<Secret>& secrets, Seat seat) {
    const Secret* last = nullptr;
    for (const Secret& secret : secrets)
        if (secret.seat == seat && (!last || secret.number > last->number)) last = &secret;
    return last;
}

} // namespace

QString errorWords(const Error& error) {
    const std::string id = "app.error." + error.code;
    return gamewords::knows(id) ? phrasebook::say(Words{id, {}}) : QString::fromStdString(error.message);
}

// Drafting -----------------------------------------------------------------------------------------------------------

void Session::start(const QString& move, const QString& value) {
    if (!mayEnter()) return;
    const Seat seat = seatAt(std::size_t(m_seat));
    const std::string kind = move.toStdString();
    const auto kinds = m_table->kinds(seat);
    const auto open = std::find_if(kinds.begin(), kinds.end(), [&](const OpenKind& each) { return each.name == kind; });
    if (open == kinds.end()) return;
    dismissRefusal();
    if (open->refusal) return tell(*open->refusal, {{}, {}, {}, true, seat, kind, Json::object(), {}, false});
    m_draft.begin(situation(), seat, kind, value.toStdString());
    playIfWhole();
}

void Session::tap(const QString& panel, const QString& key) {
    const auto* cells = m_draft.open() ? std::get_if<Cells>(&m_draft.open()->ask) : nullptr;
    for (const Panel& each : m_view.panels) {
        if (each.name != panel.toStdString()) continue;
        const auto piece = std::find_if(each.pieces.begin(), each.pieces.end(),
                                        [&](const Piece& one) { return one.key == key.toStdString(); });
        if (piece == each.pieces.end()) return;
        if (cells && cells->panel == each.name) {
            // The key of a place starts with the name of the field it may answer: "cell12" is no answer to "place".
            const std::string& field = m_draft.open()->field;
            const bool named = piece->key == field + piece->value;
            const bool byKey = std::any_of(each.pieces.begin(), each.pieces.end(), [&](const Piece& one) {
                return one.key.compare(0, field.size(), field) == 0;
            });
            if (named || !byKey) choose(QString::fromStdString(piece->value));
            return;
        }
        if (!piece->move.empty()) start(QString::fromStdString(piece->move), QString::fromStdString(piece->value));
        return;
    }
}

void Session::choose(const QString& key) {
    if (!mayEnter() || !m_draft.active()) return;
    const std::string kind = m_draft.kind();
    if (const auto refusal = m_draft.choose(situation(), key.toStdString(), false))
        return tell(*refusal, {{}, {}, {}, true, m_draft.seat(), kind, m_draft.fields(), key.toStdString(), false});
    dismissRefusal();
    playIfWhole();
}

void Session::chooseAmount(int amount) {
    m_draft.chooseAmount(situation(), amount);
    playIfWhole();
}

void Session::chooseMix(const QStringList& keys, const QList<int>& amounts) {
    m_draft.chooseMix(situation(), keys, amounts);
    playIfWhole();
}

void Session::arrange(const QStringList& places, const QStringList& things, const QList<int>& counts) {
    m_draft.arrange(situation(), places, things, counts);
    playIfWhole();
}

void Session::goBack() {
    m_draft.goBack(situation());
    showView();
}

void Session::cancel() {
    m_draft.clear();
    showView();
}

void Session::playIfWhole() {
    if (!m_draft.whole() || !mayEnter()) return showView(); // the places that are open now
    const Refused refused{{}, {}, {}, true, m_draft.seat(), m_draft.kind(), m_draft.fields(), {}, true};
    Entering how{m_now()};
    how.overruled = m_draft.overruled();
    const Entered entered = m_table->play(refused.seat, refused.move, refused.fields, how);
    m_draft.clear();
    if (!entered) {
        showView();
        return tell(entered.error(), refused);
    }
    settle(entered);
}

void Session::draw(const QString& move) {
    if (!mayEnter()) return;
    dismissRefusal();
    const Seat seat = seatAt(std::size_t(m_seat));
    const Entered entered = m_table->draw(seat, move.toStdString(), Json::object(), {m_now()});
    if (!entered) return tell(entered.error(), {{}, {}, {}, true, seat, move.toStdString(), Json::object(), {}, false});
    if (settle(entered)) Q_EMIT drawn();
}

void Session::drawRest() {
    if (!mayEnter() || !m_draft.active()) return;
    const Entered entered = m_table->draw(m_draft.seat(), m_draft.kind(), m_draft.fields(), {m_now()});
    m_draft.clear();
    if (settle(entered)) Q_EMIT drawn();
}

void Session::drawAny() {
    const auto& rows = m_moves.rows();
    const auto drawable =
        std::find_if(rows.begin(), rows.end(), [](const MoveRow& row) { return row.drawn && row.refusal.isEmpty(); });
    if (drawable != rows.end()) draw(drawable->key);
}

// The board says otherwise -------------------------------------------------------------------------------------------

void Session::overrule() {
    const Refused refused = m_refused;
    dismissRefusal();
    if (!mayEnter() || refused.move.empty()) return;
    if (refused.whole) {
        Entering how{m_now()};
        how.overruled = true;
        settle(m_table->play(refused.seat, refused.move, refused.fields, how));
    } else if (!refused.key.empty()) overruleChoice(QString::fromStdString(refused.key));
    else {
        m_draft.begin(situation(), refused.seat, refused.move, {}, true);
        playIfWhole();
    }
}

void Session::overruleChoice(const QString& key) {
    dismissRefusal();
    if (!mayEnter()) return;
    (void)m_draft.choose(situation(), key.toStdString(), true);
    playIfWhole();
}

void Session::dismissRefusal() {
    if (m_refused.sentence.isEmpty() && m_trouble.isEmpty()) return;
    m_refused = {};
    m_trouble.clear();
    Q_EMIT refused();
}

void Session::dismissToast() { say({}); }

void Session::tell(const Rejection& rejection, Refused refused) {
    if (const auto* refusal = std::get_if<Refusal>(&rejection)) {
        refused.sentence = phrasebook::say(*refusal);
        refused.page = phrasebook::page(*refusal);
        refused.asks = QString::fromUtf8(refusal->ask.data(), qsizetype(refusal->ask.size()));
    } else if (const auto* misfit = std::get_if<Misfit>(&rejection)) {
        refused.sentence = phrasebook::say(Refusal{misfit->reason, {}, wholeMove, misfit->figures});
        refused.overrulable = false;
    } else {
        refused.sentence = errorWords(std::get<Error>(rejection));
        refused.overrulable = false;
    }
    m_refused = std::move(refused);
    Q_EMIT this->refused();
}

void Session::say(const QString& toast) {
    if (toast == m_toast) return;
    m_toast = toast;
    Q_EMIT toasted();
}

// Storing ------------------------------------------------------------------------------------------------------------

bool Session::settle(const Entered& entered, StoreChanges beside) {
    if (!entered) {
        tell(entered.error(), Refused());
        return false;
    }
    keep(*entered, std::move(beside));
    const std::size_t position = *m_table->log().positionOf(*entered);
    const Entry& entry = m_table->log()[position];
    const bool quiet = std::holds_alternative<Adjustment>(entry.body) || std::holds_alternative<SeatChange>(entry.body);
    const bool backwards = std::holds_alternative<TakeBack>(entry.body);
    refresh(backwards ? 0 : position);
    say(quiet ? QString() : HistoryModel::sentence(*m_table, m_faces, position));
    return true;
}

void Session::keep(EntryId id, StoreChanges beside) {
    const bool wasFinished = m_row.finished.has_value();
    StoreChanges changes = changesFor(*m_table, m_row, id, m_now());
    for (StoreChange& change : beside) changes.push_back(std::move(change));
    m_waiting.push_back({id.seq});
    m_journal.write(std::move(changes), this,
                    [this, seq = id.seq](const Failure& failure) { storedUpTo(seq, failure); });
    Q_EMIT unsavedChanged();
    if (wasFinished != m_row.finished.has_value()) Q_EMIT finishedChanged();
}

void Session::storedUpTo(std::uint32_t seq, const Failure& failure) {
    const auto waiting =
        std::find_if(m_waiting.begin(), m_waiting.end(), [&](const Waiting& each) { return each.seq == seq; });
    if (waiting == m_waiting.end()) return; // went off the screen with an earlier one
    if (!failure) {
        m_waiting.erase(waiting);
        m_stored = std::max(m_stored, seq);
        if (const Entry* entry = m_table->log().find({m_row.device, seq})) m_neighbours->stored({*entry});
        Q_EMIT unsavedChanged();
        return;
    }
    // What follows cannot be stored behind a gap: all of it goes off the screen, with words.
    m_waiting.erase(waiting, m_waiting.end());
    m_table->retractFrom(seq);
    if (!m_table->finished()) m_row.finished.reset();
    m_burst = {};
    say({});
    m_trouble = errorWords(*failure);
    refresh(0);
    Q_EMIT unsavedChanged();
    Q_EMIT refused();
}

// Entering directly --------------------------------------------------------------------------------------------------

void Session::adjust(const QString& tracked, int by) {
    if (!mayEnter() || by == 0) return;
    const std::string id = tracked.toStdString();
    Entering how{m_now()};
    const bool joins = m_burst.tracked == id && how.at - m_burst.at < burstMs;
    if (joins) how.group = m_burst.group;
    const Entered entered = m_table->adjust(id, by, how);
    if (settle(entered)) m_burst = {id, joins ? m_burst.group : *entered, how.at};
}

void Session::correct(const QString& tracked, int to) {
    if (mayEnter()) settle(m_table->correct(tracked.toStdString(), to, {m_now()}));
}

void Session::enterPrinted(const QString& tracked, int value) {
    if (!mayEnter()) return;
    const std::string id = tracked.toStdString();
    settle(m_table->enterPrinted(id, value, {m_now()}), {RememberValue{m_row.game, id, value}});
    dismissRefusal();
}

void Session::changeOption(const QString& tracked, int value) {
    if (mayEnter()) settle(m_table->changeOption(tracked.toStdString(), value, {m_now()}));
}

void Session::undo() {
    m_burst = {};
    if (mayEnter()) settle(m_table->undo(m_now()));
}

void Session::redo() {
    if (mayEnter()) settle(m_table->redo(m_now()));
}

void Session::consider(const QString& stamp) {
    const auto id = entryIdFromText(stamp.toStdString());
    const auto position = id ? m_table->log().positionOf(*id) : std::nullopt;
    m_considered = position ? *id : EntryId{};
    m_consideredText = position ? HistoryModel::sentence(*m_table, m_faces, *position) : QString();
    QStringList lines;
    if (position)
        for (EntryId stopping : m_table->wouldStopFitting(*id, true))
            lines += HistoryModel::sentence(*m_table, m_faces, *m_table->log().positionOf(stopping));
    m_consequences = lines.join(QLatin1Char('\n'));
    Q_EMIT consideredChanged();
}

void Session::takeBackConsidered() {
    const EntryId target = m_considered;
    consider({});
    if (target.seq != 0 && mayEnter()) settle(m_table->takeBack(target, true, m_now()));
}

void Session::goBackToMoment() {
    if (!inThePast()) return;
    const auto moment = std::size_t(m_moment);
    m_moment = -1;
    // From the newest on: what stands on something later goes before it.
    for (std::size_t i = m_table->log().size(); i-- > moment;) {
        const Entry& entry = m_table->log()[i];
        const bool stands = m_table->outcome(i).fit != Fit::takenBack;
        if (!stands || std::holds_alternative<TakeBack>(entry.body) || std::holds_alternative<SetUp>(entry.body))
            continue;
        if (const Entered entered = m_table->takeBack(entry.id, false, m_now())) keep(*entered, {});
    }
    refresh(0);
    say(qtTrId("app.history.went-back"));
}

void Session::renameSeat(int seat, const QString& name) {
    settle(m_table->changeSeat(seatAt(std::size_t(seat)), {SeatAct::name, {}, name.trimmed().toStdString()}, m_now()));
}

void Session::paintSeat(int seat, const QString& tone) {
    settle(m_table->changeSeat(seatAt(std::size_t(seat)), {SeatAct::colour, {}, tone.toStdString()}, m_now()));
}

void Session::note(const QString& text) {
    if (!text.trimmed().isEmpty())
        settle(m_table->note(seatAt(std::size_t(m_seat)), text.trimmed().toStdString(), m_now()));
}

void Session::finish(bool finished) {
    if (finished != m_table->finished()) settle(m_table->finish(finished, m_now()));
}

bool Session::playByChance(std::uint64_t seed) {
    std::vector<Seat> seats = m_view.turn;
    for (std::size_t i = 0; i < std::size_t(m_table->seating().size()); ++i) seats.push_back(seatAt(i));
    for (Seat seat : seats)
        if (const Entered entered = m_table->playRandomly(seat, seed, {m_now()})) return settle(entered);
    return false;
}

bool Session::playSuggestion(Seat seat, const std::string& move) {
    const auto fields = m_table->suggestion(seat, move, Json::object());
    return fields && settle(m_table->play(seat, move, *fields, {m_now()}));
}

// Hidden choices -----------------------------------------------------------------------------------------------------

void Session::seal(const QString& purpose, const QStringList& keys, const QList<int>& amounts) {
    if (!mayEnter() || keys.size() != amounts.size()) return;
    Json choice = Json::object();
    for (const Json& kind : m_table->sealedJson())
        if (kind.value("do", std::string()) == purpose.toStdString())
            for (const Json& field : kind["fields"]) choice[field.value("name", std::string())] = Json::object();
    for (int i = 0; i < keys.size(); ++i) {
        const std::string field = keys[i].section(QLatin1Char('.'), 0, 0).toStdString();
        if (amounts[i] > 0) choice[field][keys[i].section(QLatin1Char('.'), 1).toStdString()] = amounts[i];
    }
    const Seat seat = seatAt(std::size_t(m_seat));
    const auto secret = m_table->prepareSecret(seat, purpose.toStdString(), choice, randomSalt());
    if (!secret) return tell(secret.error(), Refused());
    const Entered entered = m_table->seal(*secret, {m_now()});
    if (entered) m_secrets.push_back(*secret);
    settle(entered, {KeepSecret{m_row.id, *secret}});
}

void Session::openSeal() {
    const Secret* secret = lastSecret(m_secrets, seatAt(std::size_t(m_seat)));
    if (secret && mayEnter()) settle(m_table->open(*secret, {m_now()}));
}

} // namespace sideboard
