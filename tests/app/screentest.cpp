#include <QtCore/QProcess>
#include <QtDBus/QDBusConnection>
#include <QtTest/QTest>

#include "dbusbuzzer.h"
#include "dbusscreenlock.h"
#include "screenkeeper.h"

/// Stands for the desktop: hands out cookies and takes them back.
class Desktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QList<uint> held;
    uint given = 40;

public slots:
    uint Inhibit(const QString& application, const QString& reason) {
        if (application.isEmpty() || reason.isEmpty()) return 0;
        held += ++given;
        return given;
    }
    void UnInhibit(uint cookie) { held.removeAll(cookie); }
};

class Phone : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.sigxcpu.Feedback")

public:
    QStringList felt;

public slots:
    uint TriggerFeedback(const QString&, const QString& event, const QVariantMap&, int) {
        felt += event;
        return 1;
    }
};

/// On a bus of its own, with a real D-Bus daemon between the two sides.
class ScreenTest : public QObject {
    Q_OBJECT

private:
    QProcess m_daemon;
    QString m_address;
    Desktop m_desktop;
    Phone m_phone;

    QDBusConnection bus(const char* name) const { return QDBusConnection::connectToBus(m_address, name); }

private slots:
    void initTestCase() {
        m_daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
        QVERIFY2(m_daemon.waitForReadyRead(10'000), "dbus-daemon does not start: install what tools/packages lists");
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        QDBusConnection desktop = bus("desktop");
        QVERIFY(desktop.isConnected());
        QVERIFY(desktop.registerObject("/org/freedesktop/ScreenSaver", &m_desktop, QDBusConnection::ExportAllSlots));
        QVERIFY(desktop.registerService("org.freedesktop.ScreenSaver"));
        QVERIFY(desktop.registerObject("/org/sigxcpu/Feedback", &m_phone, QDBusConnection::ExportAllSlots));
        QVERIFY(desktop.registerService("org.sigxcpu.Feedback"));
    }
    void cleanupTestCase() {
        m_daemon.terminate();
        m_daemon.waitForFinished(5'000);
    }

    void theScreenStaysOnWhileAwake() {
        sideboard::ScreenKeeper keeper(std::make_unique<sideboard::DBusScreenLock>(bus("app")), nullptr);
        keeper.setAwake(true);
        QTRY_COMPARE(m_desktop.held.size(), 1);
        keeper.setAwake(false);
        QTRY_COMPARE(m_desktop.held.size(), 0);
    }

    void anAnswerThatComesTooLateIsGivenBack() {
        sideboard::ScreenKeeper keeper(std::make_unique<sideboard::DBusScreenLock>(bus("app")), nullptr);
        const uint before = m_desktop.given;
        keeper.setAwake(true);
        keeper.setAwake(false);
        QTRY_COMPARE(m_desktop.given, before + 1);
        QTRY_COMPARE(m_desktop.held.size(), 0);
    }

    void goingAwayLetsTheScreenSleep() {
        {
            sideboard::ScreenKeeper keeper(std::make_unique<sideboard::DBusScreenLock>(bus("app")), nullptr);
            keeper.setAwake(true);
            QTRY_COMPARE(m_desktop.held.size(), 1);
            QTest::qWait(50); // the answer arrives
        }
        QTRY_COMPARE(m_desktop.held.size(), 0);
    }

    void aBusWithoutADesktopStopsNothing() {
        sideboard::ScreenKeeper keeper(
            std::make_unique<sideboard::DBusScreenLock>(QDBusConnection(QStringLiteral("nowhere"))), nullptr);
        keeper.setAwake(true);
        keeper.setAwake(false);
        QVERIFY(!keeper.awake());
    }

    void aPhoneIsFelt() {
        sideboard::DBusBuzzer buzzer(bus("app"));
        buzzer.buzz("button-pressed");
        QTRY_COMPARE(m_phone.felt, QStringList{"button-pressed"});
    }
};

QTEST_GUILESS_MAIN(ScreenTest)
#include "screentest.moc"
