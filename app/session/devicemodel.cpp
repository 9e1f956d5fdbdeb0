#include "devicemodel.h"

namespace sideboard {

const std::vector<Column<DeviceRow>>& DeviceRow::columns() {
    static const std::vector<Column<DeviceRow>> list{
        {"device", [](const DeviceRow& row) { return QVariant(row.key); }},
        {"name", [](const DeviceRow& row) { return QVariant(row.name); }},
        {"tone", [](const DeviceRow& row) { return QVariant(row.tone); }},
        {"seats", [](const DeviceRow& row) { return QVariant(row.seats); }},
        {"how", [](const DeviceRow& row) { return QVariant(int(row.state)); }},
        {"self", [](const DeviceRow& row) { return QVariant(row.self); }},
        {"missing", [](const DeviceRow& row) { return QVariant(row.missing); }},
    };
    return list;
}

QStringList DeviceModel::tones() const {
    QStringList list;
    for (const DeviceRow& row : rows()) list += row.tone;
    return list;
}

QList<int> DeviceModel::states() const {
    QList<int> list;
    for (const DeviceRow& row : rows()) list += int(row.state);
    return list;
}

void DeviceModel::replace(const std::vector<DeviceRow>& next) {
    if (rows() == next) return;
    update(next);
    Q_EMIT changed();
}

} // namespace sideboard
