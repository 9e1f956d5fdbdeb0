#include "around.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimer>

namespace sideboard::sync {

Around realAround() {
    QElapsedTimer started;
    started.start();
    return {[started] { return started.elapsed(); }, [] { return QDateTime::currentMSecsSinceEpoch(); },
            [](int milliseconds, QObject* context, std::function<void()> run) {
                QTimer::singleShot(milliseconds, context, std::move(run));
            },
            randomDeviceId};
}

} // namespace sideboard::sync
