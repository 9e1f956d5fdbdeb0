#include "tablewish.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRandomGenerator>
#include <algorithm>

#include "gamewords.h"
#include "naming.h"
#include "phrasebook.h"

namespace sideboard {

const std::vector<Column<GameRow>>& GameRow::columns() {
    static const std::vector<Column<GameRow>> list{
        {"game", [](const GameRow& row) { return QVariant(row.key); }},
        {"name", [](const GameRow& row) { return QVariant(row.name); }},
        {"about", [](const GameRow& row) { return QVariant(row.about); }},
        {"seats", [](const GameRow& row) { return QVariant(row.seats); }},
    };
    return list;
}

const std::vector<Column<WishSeat>>& WishSeat::columns() {
    static const std::vector<Column<WishSeat>> list{
        {"seat", [](const WishSeat& row) { return QVariant(row.seat); }},
        {"name", [](const WishSeat& row) { return QVariant(row.name); }},
        {"tone", [](const WishSeat& row) { return QVariant(row.tone); }},
        {"first", [](const WishSeat& row) { return QVariant(row.first); }},
    };
    return list;
}

const std::vector<Column<WishOption>>& WishOption::columns() {
    static const std::vector<Column<WishOption>> list{
        {"option", [](const WishOption& row) { return QVariant(row.key); }},
        {"label", [](const WishOption& row) { return QVariant(row.label); }},
        {"detail", [](const WishOption& row) { return QVariant(row.detail); }},
        {"value", [](const WishOption& row) { return QVariant(row.value); }},
        {"min", [](const WishOption& row) { return QVariant(row.min); }},
        {"max", [](const WishOption& row) { return QVariant(row.max); }},
        {"onOff", [](const WishOption& row) { return QVariant(row.onOff); }},
        {"names", [](const WishOption& row) { return QVariant(row.names); }},
    };
    return list;
}

TableWish::TableWish(QObject* parent) : QObject(parent) {}

void TableWish::reset(const QString& ownName) {
    m_ownName = ownName;
    m_seed.reset();
    m_wished.clear();
    m_values.clear();
    chooseGame(QString::fromStdString(shelf().front().info().id));
}

void TableWish::retranslate() { tell(); }

void TableWish::chooseGame(const QString& game) {
    m_game = findGame(game.toStdString());
    if (!m_game) return;
    m_values.clear();
    for (const OptionInfo& option : m_game->info().options) m_values[option.id] = option.standard;
    for (WishSeat& seat : m_wished) seat.tone.clear();
    setSeats(std::clamp(seatCount() == 0 ? 2 : seatCount(), minSeats(), maxSeats()));
}

void TableWish::setSeats(int count) {
    count = std::clamp(count, minSeats(), maxSeats());
    while (seatCount() > count) m_wished.pop_back();
    while (seatCount() < count) {
        WishSeat seat;
        seat.seat = seatCount();
        seat.key = QString::number(seat.seat);
        if (seat.seat == 0) seat.name = m_ownName;
        m_wished.push_back(std::move(seat));
    }
    const QStringList all = colours();
    for (WishSeat& seat : m_wished) {
        if (!seat.tone.isEmpty()) continue;
        for (const QString& tone : all) {
            const bool taken = std::any_of(m_wished.begin(), m_wished.end(),
                                           [&](const WishSeat& other) { return other.tone == tone; });
            if (taken) continue;
            seat.tone = tone;
            break;
        }
    }
    tell();
}

void TableWish::nameSeat(int seat, const QString& name) {
    if (seat < 0 || seat >= seatCount() || m_wished[std::size_t(seat)].name == name) return;
    m_wished[std::size_t(seat)].name = name;
    tell();
}

void TableWish::paintSeat(int seat, const QString& tone) {
    if (seat < 0 || seat >= seatCount()) return;
    // Two seats never share a colour: the other one gets what is given up.
    for (WishSeat& other : m_wished)
        if (other.tone == tone) other.tone = m_wished[std::size_t(seat)].tone;
    m_wished[std::size_t(seat)].tone = tone;
    tell();
}

void TableWish::setOption(const QString& option, int value) {
    const auto known = m_values.find(option.toStdString());
    if (known == m_values.end()) return; // another game's
    known->second = value;
    tell();
}

void TableWish::drawFirst() {
    const int chosen = QRandomGenerator::system()->bounded(seatCount());
    for (WishSeat& seat : m_wished) seat.first = seat.seat == chosen;
    tell();
}

QString TableWish::gameName() const { return m_game ? phrasebook::say(gamewords::game(m_game->info().id)) : QString(); }

QStringList TableWish::colours() const {
    QStringList list;
    if (m_game)
        for (const std::string& colour : m_game->info().colours) list += themeTone(QString::fromStdString(colour));
    for (const char* spare : {"red", "blue", "yellow", "green", "black", "white"})
        if (list.size() < maxSeats() && !list.contains(QLatin1String(spare))) list += QLatin1String(spare);
    return list;
}

QString TableWish::first() const {
    const auto found = std::find_if(m_wished.begin(), m_wished.end(), [](const WishSeat& seat) { return seat.first; });
    if (found == m_wished.end()) return {};
    return found->name.isEmpty() ? qtTrId("app.seat").arg(found->seat + 1) : found->name;
}

void TableWish::tell() {
    std::vector<GameRow> games;
    for (const ShelvedGame& game : shelf()) {
        const GameInfo& info = game.info();
        const QString most = QString::number(info.maxSeats);
        games.push_back(
            {QString::fromStdString(info.id), phrasebook::say(gamewords::game(info.id)),
             phrasebook::say(names::gameTagline(info.id)),
             info.minSeats == info.maxSeats ? most : QString::number(info.minSeats) + QChar(0x2013) + most});
    }
    m_games.update(games);
    m_seats.update(m_wished);
    std::vector<WishOption> options;
    if (m_game)
        for (const OptionInfo& info : m_game->info().options) {
            const std::string& game = m_game->info().id;
            WishOption option;
            option.key = QString::fromStdString(info.id);
            option.label = phrasebook::say(names::optionName(game, info.id));
            option.detail = phrasebook::say(names::optionWhy(game, info.id));
            option.value = m_values[info.id];
            option.min = info.min;
            option.max = info.max;
            option.onOff = info.names == std::vector<std::string>{"off", "on"};
            for (const std::string& name : info.names)
                option.names += option.onOff ? QString::fromStdString(name)
                                             : phrasebook::say(names::optionValue(game, info.id, name));
            options.push_back(std::move(option));
        }
    m_options.update(options);
    Q_EMIT changed();
}

} // namespace sideboard
