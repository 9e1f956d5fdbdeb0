#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

#include "devicemodel.h"
#include "engine/core/table.h"
#include "sync/changes.h"

namespace sideboard {

class Session;

/// The other devices at a table: the one seam where a network joins in. A session works the same without any.
///
/// Out: the session calls `stored` once entries of this device are on the disk; they may leave then.
/// In: entries from elsewhere go to Session::takeIn, which merges, stores and shows them.
/// What the pages show of it is here: the devices, how much is unsent, the code and link that invite others.
class Neighbours : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the library")
    Q_PROPERTY(sideboard::DeviceModel* devices READ devices CONSTANT)
    Q_PROPERTY(bool available READ available CONSTANT) ///< whether there is a network part at all
    Q_PROPERTY(int unsent READ unsent NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed) ///< empty: nobody can join now
    Q_PROPERTY(QString link READ link NOTIFY changed) ///< what the QR code says
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    explicit Neighbours(QObject* parent = nullptr) : QObject(parent), m_devices(this) {}

    virtual void attach(Session& session);
    virtual void stored(const std::vector<Entry>& entries);
    /// The share page is open: others may join by the code.
    Q_INVOKABLE virtual void invite() {}
    Q_INVOKABLE virtual void stopInviting() {}

    [[nodiscard]] virtual bool available() const { return false; }
    [[nodiscard]] virtual int unsent() const { return 0; }
    [[nodiscard]] virtual QString code() const { return {}; }
    [[nodiscard]] virtual QString link() const { return {}; }
    [[nodiscard]] virtual QString trouble() const { return {}; }
    [[nodiscard]] DeviceModel* devices() { return &m_devices; }

Q_SIGNALS:
    void changed();

private:
    DeviceModel m_devices;
};

} // namespace sideboard
