#include "session.h"

#include <algorithm>

#include "gamewords.h"
#include "phrasebook.h"
#include "scoresheet.h"
#include "sync/tablekeeping.h"

namespace sideboard {

Session::Session(Opened opened, Journal& journal, std::function<std::int64_t()> now, Neighbours* neighbours,
                 QObject* parent)
    : QObject(parent),
      m_row(std::move(opened.row)),
      m_table(std::move(opened.table)),
      m_secrets(std::move(opened.secrets)),
      m_journal(journal),
      m_now(std::move(now)),
      m_neighbours(neighbours),
      m_kinds(m_table->movesJson()) {
    for (std::size_t i = 0; i < m_table->log().size(); ++i)
        if (m_table->log()[i].id.device == m_row.device) m_stored = std::max(m_stored, m_table->log()[i].id.seq);
    const std::vector<Seat> turn = m_table->view(noSeat, {}).turn;
    if (!turn.empty()) m_seat = int(indexOf(turn.front()));
    refresh(0);
    showCompared();
    m_neighbours->attach(*this);
}

Session::~Session() = default;

QString Session::id() const { return QString::fromStdString(toText(DeviceId{m_row.id})); }
QString Session::gameName() const { return phrasebook::say(gamewords::game(m_row.game)); }
QString Session::headline() const { return phrasebook::say(m_view.headline); }
QString Session::says() const { return phrasebook::say(m_view.says); }

QString Session::waitingFor() const {
    QStringList names;
    for (Seat seat : m_view.waitingFor)
        if (int(indexOf(seat)) < m_faces.names.size()) names += m_faces.names[int(indexOf(seat))];
    return names.join(QStringLiteral(", "));
}

QStringList Session::openMoves() const {
    QStringList kinds;
    for (const MoveRow& row : m_moves.rows())
        if (row.refusal.isEmpty()) kinds += row.key;
    return kinds;
}

bool Session::seals() const {
    const Json sealed = m_table->sealedJson();
    return !sealed.empty() && sealed.front().value("do", std::string()) != "nothing";
}

Panel Session::scorePanel() const { return scoresheet::panelFor(*m_table, m_faces); }

void Session::refresh(std::size_t firstChanged) {
    m_faces = facesOf(m_table->seating(), m_table->info());
    if (m_moment >= int(m_table->log().size())) m_moment = -1;
    m_draft.ask(situation());
    showView();
    showSeats();
    m_moves.update(inThePast() ? std::vector<MoveRow>{}
                               : MoveModel::rowsFor(*m_table, seatAt(std::size_t(m_seat)), m_faces, m_kinds));
    m_history.update(m_table.get(), m_faces, firstChanged, m_stored);
    m_score.update(scorePanel());
    if (m_comparing > 0) showCompared();
    const auto sentenceOf = [this](const std::optional<EntryId>& id) {
        const auto position = id ? m_table->log().positionOf(*id) : std::nullopt;
        return position ? HistoryModel::sentence(*m_table, m_faces, *position) : QString();
    };
    m_undoText = sentenceOf(m_table->undoTarget());
    m_redoText.clear();
    if (const auto back = m_table->redoTarget())
        if (const auto* entry = std::get_if<TakeBack>(&m_table->log().find(*back)->body))
            m_redoText = sentenceOf(entry->target);
    Q_EMIT changed();
}

void Session::showView() {
    const Seat viewer = seatAt(std::size_t(m_seat));
    // Hidden choices are read only while the curtain is open, and only those of that seat.
    std::vector<Secret> open;
    for (const Secret& secret : m_secrets)
        if (int(indexOf(secret.seat)) == m_unveiled) open.push_back(secret);
    View view = inThePast() ? m_table->viewAt(std::size_t(m_moment), viewer, open) : m_table->view(viewer, open);
    m_view = named(std::move(view), m_faces);
    View shown = m_view;
    markOpenPlaces(shown);
    m_panels.update(shown);
}

void Session::markOpenPlaces(View& view) const {
    const auto& open = m_draft.open();
    const auto* cells = open ? std::get_if<Cells>(&open->ask) : nullptr;
    if (!cells) return;
    for (Panel& panel : view.panels) {
        if (panel.name != cells->panel) continue;
        const bool byKey = std::any_of(panel.pieces.begin(), panel.pieces.end(), [&](const Piece& piece) {
            return piece.key.compare(0, open->field.size(), open->field) == 0;
        });
        for (Piece& piece : panel.pieces) {
            const auto option =
                std::find_if(cells->options.begin(), cells->options.end(), [&](const PromptOption& each) {
                    return byKey ? piece.key == open->field + each.key : piece.value == each.key;
                });
            const bool isOpen = option != cells->options.end() && !option->refusal;
            piece.mark = isOpen ? Mark::open : Mark::faded;
        }
    }
}

void Session::showSeats() {
    std::vector<SeatRow> rows;
    bool acts = false;
    for (int i = 0; i < m_faces.names.size(); ++i) {
        const Seat seat = seatAt(std::size_t(i));
        const Score score = m_table->score(seat);
        SeatRow row;
        row.key = QString::number(i);
        row.seat = i;
        row.name = m_faces.names[i];
        row.tone = m_faces.tones[i];
        row.points = score.total;
        row.winner = score.winner;
        row.toAct = std::find(m_view.turn.begin(), m_view.turn.end(), seat) != m_view.turn.end();
        row.owes = std::find(m_view.waitingFor.begin(), m_view.waitingFor.end(), seat) != m_view.waitingFor.end();
        row.sealed =
            std::any_of(m_secrets.begin(), m_secrets.end(), [&](const Secret& secret) { return secret.seat == seat; });
        acts = acts || (row.toAct && i == m_seat);
        rows.push_back(std::move(row));
    }
    m_seats.update(rows);
    if (acts && !m_acted) Q_EMIT turnCame();
    m_acted = acts;
}

void Session::showCompared() {
    m_tallies.update(TrackedModel::rowsFor(*m_table, TrackedUse::tally, m_faces));
    m_printed.update(TrackedModel::rowsFor(*m_table, TrackedUse::printed, m_faces));
    m_options.update(TrackedModel::rowsFor(*m_table, TrackedUse::option, m_faces));
    const auto& rows = m_printed.rows();
    m_unchecked = int(std::count_if(rows.begin(), rows.end(), [](const TrackedRow& row) { return !row.checked; }));
    Q_EMIT comparedChanged();
}

QStringList Session::zones() const {
    QStringList zones;
    for (const TrackedRow& row : m_tallies.rows())
        if (!zones.contains(row.zone)) zones += row.zone;
    return zones;
}

void Session::retranslate() {
    m_panels.retranslate();
    m_history.retranslate();
    refresh(0);
    m_score.retranslate();
    showCompared();
}

void Session::retitle(const QString& title) {
    m_row.title = title;
    Q_EMIT changed();
}

// Looking ------------------------------------------------------------------------------------------------------------

void Session::lookAt(int seat) {
    if (seat < 0 || seat >= m_table->seating().size() || seat == m_seat) return;
    m_seat = seat;
    m_unveiled = -1;
    m_draft.clear();
    dismissRefusal();
    refresh(m_table->log().size());
}

void Session::lookAtMoment(int moment) {
    const int last = entries();
    const int next = moment >= last ? -1 : std::max(1, moment); // before the set-up there is nothing to see
    if (next == m_moment) return;
    const bool comesOrGoes = inThePast() != (next >= 0);
    m_moment = next;
    if (comesOrGoes) return refresh(m_table->log().size());
    showView(); // dragging the slider: only what it shows
    Q_EMIT changed();
}

void Session::lookAtNow() { lookAtMoment(entries()); }

void Session::compare(bool comparing) {
    m_comparing = std::max(0, m_comparing + (comparing ? 1 : -1));
    if (m_comparing > 0) showCompared();
}

void Session::filterHistory(int seat) { m_history.show(seat); }

void Session::unveil(int seat) {
    m_unveiled = seat;
    showView();
    Q_EMIT changed();
}

void Session::veil() {
    if (m_unveiled >= 0) unveil(-1);
}

// The seam to other devices ------------------------------------------------------------------------------------------

void Session::takeIn(std::vector<Entry> entries) {
    m_journal.write({TakeIn{m_row.id, entries}}, this, [this](const Failure& failure) {
        if (!failure) return;
        m_trouble = errorWords(*failure);
        Q_EMIT refused();
    });
    const TableMerged merged = m_table->merge(std::move(entries));
    refresh(merged.log.firstChanged);
}

} // namespace sideboard
