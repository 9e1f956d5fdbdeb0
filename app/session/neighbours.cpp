#include "neighbours.h"

#include <QtCore/QCoreApplication>

#include "session.h"

namespace sideboard {

void Neighbours::attach(Session& session) {
    DeviceRow self;
    self.key = QStringLiteral("self");
    self.name = qtTrId("app.devices.this");
    self.tone = session.seats()->toneAt(0);
    self.self = true;
    m_devices.replace({self});
}

void Neighbours::stored(const std::vector<Entry>&) {}

} // namespace sideboard
