#pragma once

#include "keys.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>

#include <functional>

namespace sideboard::sync {

// Join keys of one code, made once for each table however many addresses are tried: each takes a good part of a second.
class JoinKeys : public QObject {
    Q_OBJECT

public:
    explicit JoinKeys(const TableCode& code, QObject* parent = nullptr) : QObject(parent), m_code(code) {}

    [[nodiscard]] const TableCode& code() const { return m_code; }
    // Calls `use` later, unless `context` is gone by then.
    void want(const TableId& table, QObject* context, std::function<void(const JoinKey&)> use);

private:
    // Whoever names ever new tables gets no more keys made.
    static constexpr qsizetype mostTables = 32;

    TableCode m_code;
    QHash<TableId, QFutureWatcher<JoinKey>*> m_keys;
};

} // namespace sideboard::sync
