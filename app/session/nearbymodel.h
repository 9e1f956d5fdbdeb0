#pragma once

#include <QtQml/qqmlregistration.h>

#include "listmodel.h"

namespace sideboard {

/// A table that another device shows on the LAN.
struct NearbyRow {
    QString key;
    QString title;
    QString gameName;
    QString players;
    QString address;
    bool known = false; ///< this device is at it already
    bool operator==(const NearbyRow&) const = default;
    static const std::vector<Column<NearbyRow>>& columns();
};

class NearbyModel : public ListModel<NearbyRow> {
    SIDEBOARD_LIST(NearbyModel)
};

/// The ways to a table of somebody else, for the Join page: what a network part finds, and what came of a code. Without
/// one the page says so and offers the file.
class Joining : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the library")
    Q_PROPERTY(sideboard::NearbyModel* nearby READ nearby CONSTANT)
    Q_PROPERTY(bool available READ available CONSTANT)
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) ///< in words, for Failed

public:
    enum State { Idle, Looking, Connecting, Failed };
    Q_ENUM(State)

    explicit Joining(QObject* parent = nullptr) : QObject(parent), m_nearby(this) {}

    Q_INVOKABLE virtual void look() {}
    Q_INVOKABLE virtual void stopLooking() {}
    Q_INVOKABLE virtual void joinNearby(const QString& table) { Q_UNUSED(table) }
    Q_INVOKABLE virtual void joinByCode(const QString& code, const QString& address) {
        Q_UNUSED(code)
        Q_UNUSED(address)
    }

    [[nodiscard]] virtual bool available() const { return false; }
    [[nodiscard]] virtual State state() const { return Idle; }
    [[nodiscard]] virtual QString trouble() const { return {}; }
    [[nodiscard]] NearbyModel* nearby() { return &m_nearby; }

Q_SIGNALS:
    void changed();
    void joined(quint64 table);

private:
    NearbyModel m_nearby;
};

} // namespace sideboard
