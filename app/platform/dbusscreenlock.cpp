#include "dbusscreenlock.h"

#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>

namespace sideboard {
namespace {

QDBusMessage call(const char* method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), QString::fromLatin1(method));
}

} // namespace

void DBusScreenLock::hold() {
    m_wanted = true;
    if (m_cookie || m_asking) return;
    m_asking = true;
    QDBusMessage ask = call("Inhibit");
    ask << QStringLiteral("Sideboard") << qtTrId("platform.screen.reason");
    auto* answer = new QDBusPendingCallWatcher(m_bus.asyncCall(ask), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        m_asking = false;
        const QDBusPendingReply<uint> reply = *done;
        if (reply.isError()) return;
        if (m_wanted) m_cookie = reply.value();
        else letGo(reply.value()); // Nobody wants it any more: it came too late.
    });
}

void DBusScreenLock::release() {
    m_wanted = false;
    if (!m_cookie) return;
    letGo(*m_cookie);
    m_cookie.reset();
}

void DBusScreenLock::letGo(uint cookie) {
    QDBusMessage end = call("UnInhibit");
    end << cookie;
    m_bus.send(end);
}

} // namespace sideboard
