#include "library.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QSaveFile>

#include "scoresheet.h"
#include "sync/backup.h"
#include "sync/opentable.h"
#include "sync/tablefile.h"
#include "sync/tablekeeping.h"

namespace sideboard {

namespace {

constexpr qint64 mostImportBytes = 64 * 1024 * 1024;
const QString lastTable = QStringLiteral("open-table");

std::uint64_t idFrom(const QString& text) {
    const auto id = deviceFromText(text.toStdString());
    return id ? id->value : 0;
}

QString pathOf(const QUrl& url) { return url.isLocalFile() ? url.toLocalFile() : url.toString(); }

} // namespace

Library::Library(QString path, Network network, QObject* parent)
    : QObject(parent),
      m_path(std::move(path)),
      m_network(std::move(network)),
      m_joining(m_network.joining ? m_network.joining(this) : new Joining(this)) {
    m_describing.setInterval(0);
    m_describing.setSingleShot(true);
    connect(&m_describing, &QTimer::timeout, this, &Library::describeNext);
    connect(&m_settings, &Settings::failed, this, [this](const Error& error) { tell(errorWords(error), true); });
    connect(m_joining, &Joining::joined, this, [this](quint64 table) {
        list();
        openTable(QString::fromStdString(toText(DeviceId{table})));
    });
}

Library::~Library() { m_session.reset(); }

void Library::open() {
    m_session.reset();
    m_journal.reset();
    auto journal = Journal::open({{m_path, wallClock}});
    if (!journal) {
        m_trouble = errorWords(journal.error());
        m_troubleDetail = QString::fromStdString(journal.error().message);
        if (m_troubleDetail == m_trouble) m_troubleDetail.clear();
        Q_EMIT troubleChanged();
        return;
    }
    m_journal = std::move(*journal);
    m_settings.readFrom(*m_journal);
    m_trouble.clear();
    m_troubleDetail.clear();
    Q_EMIT troubleChanged();
    list();
    const auto last = m_journal->setting(lastTable);
    if (last && *last && !(*last)->isEmpty()) openTable(**last);
}

void Library::list() {
    const auto rows = m_journal->tables();
    if (!rows) return tell(errorWords(rows.error()), true);
    std::vector<TableEntry> entries;
    m_undescribed.clear();
    for (const TableRow& row : *rows) {
        TableEntry entry = TableModel::entryFor(row);
        // What is known of it stays on the screen until it is looked at again.
        for (const TableEntry& known : m_tables.rows())
            if (known.key == entry.key) {
                entry.players = known.players;
                entry.tones = known.tones;
                entry.headline = known.headline;
            }
        entries.push_back(std::move(entry));
        m_undescribed.push_back(row);
    }
    m_tables.replace(entries);
    const auto records = m_journal->records();
    if (!records) return tell(errorWords(records.error()), true);
    m_records.update(RecordModel::rowsFor(*records));
    m_players.update(PlayerModel::rowsFor(*records));
    m_describing.start();
}

void Library::describeNext() {
    if (m_undescribed.empty() || !m_journal) return;
    const TableRow row = m_undescribed.front();
    m_undescribed.erase(m_undescribed.begin());
    auto stored = m_journal->table(row.id);
    std::vector<TableEntry> entries = m_tables.rows();
    for (TableEntry& entry : entries) {
        if (entry.key != TableModel::entryFor(row).key) continue;
        if (!stored) entry.headline = errorWords(stored.error());
        else if (const auto table = sideboard::openTable(std::move(*stored)); !table)
            entry.headline = errorWords(table.error());
        else TableModel::describe(entry, **table);
        break;
    }
    m_tables.replace(entries);
    if (!m_undescribed.empty()) m_describing.start();
}

void Library::newTable() { m_wish.reset(m_settings.name()); }

void Library::create() {
    const ShelvedGame* game = m_wish.shelved();
    if (!game || !m_journal) return;
    auto begun = beginTable(
        *game, {m_wish.seatCount(), m_wish.seed().value_or(randomId()), game->info().rules, m_wish.optionValues()});
    if (!begun) return tell(errorWords(begun.error()), true);
    for (const WishSeat& seat : m_wish.wishedSeats()) {
        const auto enter = [&](SeatAct act, const QString& text) {
            if (text.trimmed().isEmpty()) return;
            const Entered entered = begun->table->changeSeat(seatAt(std::size_t(seat.seat)),
                                                             {act, {}, text.trimmed().toStdString()}, wallClock());
            if (entered) begun->changes.push_back(Append{begun->row.id, {*begun->table->log().find(*entered)}});
        };
        enter(SeatAct::name, seat.name);
        enter(SeatAct::colour, seat.tone);
    }
    prefill(*begun->table, begun->row, begun->changes);
    if (!write(std::move(begun->changes))) return;
    show({begun->row, std::move(begun->table), {}});
    list();
}

void Library::prefill(Table& table, const TableRow& row, StoreChanges& changes) {
    const auto values = m_journal->boxValues(row.game);
    if (!values) return;
    for (const auto& [id, value] : *values)
        if (const Entered entered = table.enterPrinted(id, value, {wallClock()}))
            changes.push_back(Append{row.id, {*table.log().find(*entered)}});
}

void Library::openTable(const QString& table) {
    if (!m_journal || (m_session && m_session->id() == table)) return;
    auto stored = m_journal->table(idFrom(table));
    if (!stored) return tell(errorWords(stored.error()), true);
    const TableRow row = stored->row;
    std::vector<Secret> secrets = stored->secrets;
    auto folded = sideboard::openTable(std::move(*stored));
    if (!folded) return tell(errorWords(folded.error()), true);
    show({row, std::move(*folded), std::move(secrets)});
}

void Library::show(Session::Opened opened) {
    Neighbours* neighbours = m_network.neighbours ? m_network.neighbours(this) : new Neighbours(this);
    auto session = std::make_unique<Session>(std::move(opened), *m_journal, wallClock, neighbours);
    neighbours->setParent(session.get());
    connect(session.get(), &Session::finishedChanged, this, &Library::list, Qt::QueuedConnection);
    // The page lets go of the old one before it is gone.
    std::unique_ptr<Session> before = std::exchange(m_session, std::move(session));
    m_settings.remember(lastTable, m_session->id());
    Q_EMIT sessionChanged();
    if (before) before.release()->deleteLater();
}

void Library::closeTable() {
    if (!m_session) return;
    m_settings.remember(lastTable, {});
    std::unique_ptr<Session> before = std::move(m_session);
    Q_EMIT sessionChanged();
    before.release()->deleteLater();
    list();
}

bool Library::write(StoreChanges changes) {
    if (!m_journal) return false;
    if (const Failure failure = m_journal->writeNow(std::move(changes))) {
        tell(errorWords(*failure), true);
        return false;
    }
    return true;
}

void Library::rename(const QString& table, const QString& title) {
    if (!write({SetTitle{idFrom(table), title.trimmed()}})) return;
    if (m_session && m_session->id() == table) m_session->retitle(title.trimmed());
    list();
}

void Library::archive(const QString& table, bool archived) {
    if (write({SetArchived{idFrom(table), archived}})) list();
}

void Library::remove(const QString& table) {
    if (m_session && m_session->id() == table) closeTable();
    if (!write({DeleteTable{idFrom(table)}})) return;
    list();
    tell(qtTrId("app.table.deleted"));
}

void Library::rematch(const QString& table) {
    auto stored = m_journal ? m_journal->table(idFrom(table)) : Result<StoredTable>(Error{});
    if (!stored) return tell(errorWords(stored.error()), true);
    const auto before = sideboard::openTable(std::move(*stored));
    if (!before) return tell(errorWords(before.error()), true);
    const SetUp* setUp = setUpOf(**before);
    if (!setUp) return;
    m_wish.reset(m_settings.name());
    m_wish.chooseGame(QString::fromStdString(setUp->game));
    m_wish.setSeats(setUp->seats);
    const SeatFaces faces = facesOf((*before)->seating(), (*before)->info());
    for (int i = 0; i < faces.names.size(); ++i) {
        m_wish.nameSeat(i, QString::fromStdString((*before)->seating().name(seatAt(std::size_t(i)))));
        m_wish.paintSeat(i, faces.tones[i]);
    }
    for (const OptionValue& option : setUp->options) m_wish.setOption(QString::fromStdString(option.id), option.value);
    create();
}

void Library::importTable(const QUrl& file) {
    if (!m_journal) return;
    QFile source(pathOf(file));
    if (!source.open(QIODevice::ReadOnly)) return tell(qtTrId("app.import.unreadable"), true);
    if (source.size() > mostImportBytes) return tell(qtTrId("app.import.too-large"), true);
    const QByteArray bytes = source.readAll();
    const auto imported =
        sideboard::importTable(*m_journal, {bytes.constData(), std::size_t(bytes.size())}, {randomId()});
    if (!imported) return tell(errorWords(imported.error()), true);
    list();
    tell(qtTrId("app.import.done", int(imported->added)));
}

void Library::save(const QByteArray& bytes, const QUrl& file) {
    QSaveFile target(pathOf(file));
    if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size() || !target.commit())
        return tell(qtTrId("app.export.failed").arg(target.errorString()), true);
    tell(qtTrId("app.export.done").arg(pathOf(file)));
}

void Library::exportTable(const QUrl& file) {
    if (!m_session) return;
    const Json json = sideboard::exportTable(m_session->table(), m_session->row());
    save(QByteArray::fromStdString(json.dump(1, ' ', false, Json::error_handler_t::replace)), file);
}

void Library::exportScore(const QString& format, const QUrl& file) {
    if (!m_session) return;
    const QString text = format == QLatin1String("csv") ? scoresheet::csv(m_session->scorePanel())
                         : format == QLatin1String("json")
                             ? scoresheet::json(m_session->table())
                             : scoresheet::text(m_session->scorePanel(), m_session->gameName());
    save(text.toUtf8(), file);
}

void Library::pictureSaved(bool saved, const QUrl& file) {
    tell(saved ? qtTrId("app.export.done").arg(pathOf(file)) : qtTrId("app.export.failed").arg(pathOf(file)), !saved);
}

void Library::backUp() {
    if (!m_journal) return;
    const Failure failure = m_journal->backUp();
    tell(failure ? errorWords(*failure) : qtTrId("app.backup.done"), failure.has_value());
}

QStringList Library::backups() const { return backupsOf(m_path); }

void Library::tell(const QString& notice, bool trouble) {
    m_notice = notice;
    m_noticeIsTrouble = trouble;
    Q_EMIT noticed();
}

void Library::dismissNotice() { tell({}); }

void Library::retranslate() {
    m_wish.retranslate();
    if (m_session) m_session->retranslate();
    if (m_journal) list();
}

} // namespace sideboard
