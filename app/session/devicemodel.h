#pragma once

#include <QtQml/qqmlregistration.h>

#include "listmodel.h"

namespace sideboard {

/// A device at the table, as the dots and the device list show it.
struct DeviceRow {
    enum State { InStep, CatchingUp, Away };

    QString key;
    QString name;
    QString tone; ///< of the seat it holds
    QString seats;
    State state = InStep;
    bool self = false;
    int missing = 0; ///< entries that it still lacks
    bool operator==(const DeviceRow&) const = default;

    static const std::vector<Column<DeviceRow>>& columns();
};

class DeviceModel : public ListModel<DeviceRow> {
    SIDEBOARD_LIST(DeviceModel)
    Q_PROPERTY(QStringList tones READ tones NOTIFY changed)
    Q_PROPERTY(QList<int> states READ states NOTIFY changed)
    [[nodiscard]] QStringList tones() const;
    [[nodiscard]] QList<int> states() const;
    void replace(const std::vector<DeviceRow>& rows);

Q_SIGNALS:
    void changed();
};

} // namespace sideboard
