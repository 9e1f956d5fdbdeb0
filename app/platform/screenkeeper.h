#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "screenlock.h"

namespace sideboard {

/// Keeps the screen on while `awake`: a page says `ScreenKeeper { awake: settings.keepScreenOn && table.inPlay }`.
class ScreenKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool awake READ awake WRITE setAwake NOTIFY awakeChanged)

public:
    explicit ScreenKeeper(QObject* parent = nullptr);
    ScreenKeeper(std::unique_ptr<ScreenLock> lock, QObject* parent);

    [[nodiscard]] bool awake() const { return m_awake; }
    void setAwake(bool awake);

signals:
    void awakeChanged();

private:
    std::unique_ptr<ScreenLock> m_lock;
    bool m_awake = false;
};

} // namespace sideboard
