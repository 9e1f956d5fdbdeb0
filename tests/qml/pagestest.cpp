#include <QtCore/QRegularExpression>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtTest/QTest>
#include <functional>

#include "complaints.h"
#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

/// Walks every page of the gallery, in every size, theme, language and text size, and looks for what a screenshot would
/// show too late: warnings, cut words, things to press without a name or too small for a finger.
class PagesTest : public QObject {
    Q_OBJECT

private:
    QQuickView m_view;
    QStringList m_warnings;

    static void walk(QQuickItem* item, const std::function<void(QQuickItem*)>& visit) {
        if (!item->isVisible()) return;
        visit(item);
        for (QQuickItem* child : item->childItems()) walk(child, visit);
    }

    QQuickItem* stage() const { return m_view.rootObject(); }

private slots:
    void initTestCase() {
        qml_register_types_Sideboard_Gallery();
        sideboard::useModules(*m_view.engine());
        QVERIFY(sideboard::speak("fr"));
        connect(m_view.engine(), &QQmlEngine::warnings, this, [this](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors) m_warnings += error.toString();
        });
        m_view.setInitialProperties({{"still", true}});
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.setSource(QUrl("qrc:/qt/qml/Sideboard/Gallery/Stage.qml"));
        QVERIFY(stage());
        m_view.show();
    }

    /// Binding loops and missing files are told to the log only.
    void init() { QTest::failOnWarning(QRegularExpression("qrc:|file:|QML|QQuick")); }

    void nothingIsCutNamelessOrTooSmall_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::addColumn<QString>("language");
        const QSize phone(390, 844);
        const QSize sizes[] = {QSize(360, 740), phone, QSize(844, 390), QSize(1180, 820), QSize(1920, 1080)};
        for (const QString& page : stage()->property("pages").toStringList())
            for (const char* language : {"fr", "en", "pseudo"})
                for (const double text : {1.0, 1.5, 2.0})
                    for (const QSize size : sizes) {
                        // The language nobody speaks stands for the longest real one, not for it at twice the size.
                        if (qstrcmp(language, "pseudo") == 0 && text > 1) continue;
                        QTest::addRow("%s %s %d%% %d", qPrintable(page), language, int(text * 100), size.width())
                            << page << size << text << language;
                    }
    }
    void nothingIsCutNamelessOrTooSmall() {
        QFETCH(QString, page);
        QFETCH(QSize, size);
        QFETCH(double, text);
        QFETCH(QString, language);
        m_warnings.clear();
        sideboard::speak(language, m_view.engine());
        m_view.resize(size);
        stage()->setProperty("textScale", text);
        QMetaObject::invokeMethod(stage(), "fill");
        stage()->setProperty("page", page);
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);

        QStringList found;
        walk(stage(), [&](QQuickItem* item) {
            found += complaints::aboutWords(item);
            found += complaints::aboutReach(item);
        });
        found += m_warnings;
        if (!found.isEmpty()) qWarning("%s", qPrintable(found.join(QLatin1Char('\n'))));
        QVERIFY(found.isEmpty());
    }

    void everyThemeDrawsWithoutWarning() {
        m_warnings.clear();
        stage()->setProperty("textScale", 1.0);
        for (int scheme = 0; scheme < 3; ++scheme) {
            stage()->setProperty("scheme", scheme);
            for (const QString& page : stage()->property("pages").toStringList()) {
                stage()->setProperty("page", page);
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
                QVERIFY(!m_view.grabWindow().isNull());
            }
        }
        QCOMPARE(m_warnings, QStringList());
    }
};

QTEST_MAIN(PagesTest)
#include "pagestest.moc"
