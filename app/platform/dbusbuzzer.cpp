#include "dbusbuzzer.h"

#include <QtCore/QVariantMap>
#include <QtDBus/QDBusMessage>

namespace sideboard {

void DBusBuzzer::buzz(const QString& event) {
    QDBusMessage call =
        QDBusMessage::createMethodCall(QStringLiteral("org.sigxcpu.Feedback"), QStringLiteral("/org/sigxcpu/Feedback"),
                                       QStringLiteral("org.sigxcpu.Feedback"), QStringLiteral("TriggerFeedback"));
    call << QStringLiteral("sideboard") << event << QVariantMap() << -1;
    m_bus.send(call);
}

} // namespace sideboard
