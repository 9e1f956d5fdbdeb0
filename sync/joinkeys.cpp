#include "joinkeys.h"

#include <QTimer>

namespace sideboard::sync {

void JoinKeys::want(const TableId& table, QObject* context, std::function<void(const JoinKey&)> use) {
    auto* watcher = m_keys.value(table);
    if (watcher && watcher->isFinished()) {
        QTimer::singleShot(0, context, [key = watcher->result(), use = std::move(use)] { use(key); });
        return;
    }
    if (!watcher) {
        if (m_keys.size() >= mostTables) return;
        watcher = new QFutureWatcher<JoinKey>(this);
        m_keys.insert(table, watcher);
        watcher->setFuture(joinKeyLater(m_code, table));
    }
    connect(watcher, &QFutureWatcher<JoinKey>::finished, context,
            [watcher, use = std::move(use)] { use(watcher->result()); });
}

} // namespace sideboard::sync
