#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

#include "engine/games/shelf.h"
#include "listmodel.h"

namespace sideboard {

struct GameRow {
    QString key;
    QString name;
    QString about;
    QString seats; ///< "2–4"
    bool operator==(const GameRow&) const = default;
    static const std::vector<Column<GameRow>>& columns();
};
class GameModel : public ListModel<GameRow> {
    SIDEBOARD_LIST(GameModel)
};

struct WishSeat {
    QString key;
    int seat = 0;
    QString name;
    QString tone;
    bool first = false;
    bool operator==(const WishSeat&) const = default;
    static const std::vector<Column<WishSeat>>& columns();
};
class WishSeats : public ListModel<WishSeat> {
    SIDEBOARD_LIST(WishSeats)
};

struct WishOption {
    QString key;
    QString label;
    QString detail;
    int value = 0;
    int min = 0;
    int max = 1;
    bool onOff = false;
    QStringList names;
    bool operator==(const WishOption&) const = default;
    static const std::vector<Column<WishOption>>& columns();
};
class WishOptions : public ListModel<WishOption> {
    SIDEBOARD_LIST(WishOptions)
};

/// A table that is being thought up on the New page.
class TableWish : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the library")
    Q_PROPERTY(sideboard::GameModel* games READ games CONSTANT)
    Q_PROPERTY(sideboard::WishSeats* seats READ seats CONSTANT)
    Q_PROPERTY(sideboard::WishOptions* options READ options CONSTANT)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY changed)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY changed)
    Q_PROPERTY(QStringList colours READ colours NOTIFY changed)
    Q_PROPERTY(QString first READ first NOTIFY changed) ///< who begins, once it was drawn

public:
    explicit TableWish(QObject* parent = nullptr);

    /// Starts over; the first seat is for the person of this device.
    void reset(const QString& ownName);
    void retranslate();

    Q_INVOKABLE void chooseGame(const QString& game);
    Q_INVOKABLE void setSeats(int count);
    Q_INVOKABLE void nameSeat(int seat, const QString& name);
    Q_INVOKABLE void paintSeat(int seat, const QString& tone);
    Q_INVOKABLE void setOption(const QString& option, int value);
    Q_INVOKABLE void drawFirst();

    /// A table that chance treats as it did before: for pictures and measurements.
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return m_seed; }
    [[nodiscard]] const ShelvedGame* shelved() const { return m_game; }
    [[nodiscard]] const std::vector<WishSeat>& wishedSeats() const { return m_wished; }
    [[nodiscard]] OptionValues optionValues() const { return m_values; }

    [[nodiscard]] GameModel* games() { return &m_games; }
    [[nodiscard]] WishSeats* seats() { return &m_seats; }
    [[nodiscard]] WishOptions* options() { return &m_options; }
    [[nodiscard]] QString game() const { return m_game ? QString::fromStdString(m_game->info().id) : QString(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] int seatCount() const { return int(m_wished.size()); }
    [[nodiscard]] int minSeats() const { return m_game ? m_game->info().minSeats : 1; }
    [[nodiscard]] int maxSeats() const { return m_game ? m_game->info().maxSeats : 4; }
    [[nodiscard]] QStringList colours() const;
    [[nodiscard]] QString first() const;

Q_SIGNALS:
    void changed();

private:
    void tell();

    const ShelvedGame* m_game = nullptr;
    std::vector<WishSeat> m_wished;
    OptionValues m_values;
    QString m_ownName;
    std::optional<std::uint64_t> m_seed;
    GameModel m_games{this};
    WishSeats m_seats{this};
    WishOptions m_options{this};
};

} // namespace sideboard
