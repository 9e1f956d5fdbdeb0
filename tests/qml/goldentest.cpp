#include <QtCore/QDir>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtTest/QTest>
#include <memory>

#include "pictures.h"
#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

/// Every panel against its golden picture, light and dark, drawn by the software renderer with one font and no motion.
/// SIDEBOARD_WRITE_GOLDEN=1 writes the pictures anew: look at each of them before it is kept.
class GoldenTest : public QObject {
    Q_OBJECT

private:
    /// Of the pixels: letters differ by less between builds of the same font library, a changed figure by more.
    static constexpr double tolerance = 0.004;

    static QString stage(const QString& panel, int height) {
        return QStringLiteral(
                   "import QtQuick\nimport Sideboard.Controls\nimport Sideboard.Gallery\nimport Sideboard.Panels\n"
                   "Rectangle { width: 358; height: %2; color: Theme.paint.paper; Samples { id: samples }\n"
                   "Component.onCompleted: { Theme.reduceMotion = true; Theme.textScale = 1 }\n"
                   "Card { x: 8; y: 8; width: 342; height: %2 - 16; %1 } }")
            .arg(panel)
            .arg(height);
    }

    static QImage drawn(const QString& source, int scheme) {
        QQuickView view;
        sideboard::useModules(*view.engine());
        QQmlComponent component(view.engine());
        component.setData(source.toUtf8(), QUrl());
        QObject* root = component.create();
        if (!root) {
            qWarning("%s", qPrintable(component.errorString()));
            return {};
        }
        view.setContent(QUrl(), &component, root);
        QQmlComponent theme(view.engine());
        theme.setData(QStringLiteral("import QtQuick\nimport Sideboard.Controls\nQtObject { "
                                     "Component.onCompleted: Theme.scheme = %1 }")
                          .arg(scheme)
                          .toUtf8(),
                      QUrl());
        const std::unique_ptr<QObject> switched(theme.create());
        view.show();
        for (int i = 0; i < 12; ++i) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            QTest::qWait(5);
        }
        return view.grabWindow().convertToFormat(QImage::Format_RGB32);
    }

private slots:
    void initTestCase() {
        qml_register_types_Sideboard_Gallery();
        QVERIFY2(QFontDatabase::families().contains("Noto Sans"),
                 "the pictures need Noto Sans: install what tools/packages lists");
        QFont font("Noto Sans");
        font.setHintingPreference(QFont::PreferNoHinting);
        QGuiApplication::setFont(font);
        QVERIFY(sideboard::speak("en"));
        QDir().mkpath(GOLDEN_OUTPUT);
    }

    void everyPanelLooksAsItDid_data() {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("scheme");
        const struct {
            const char* name;
            const char* panel;
            int height;
        } panels[] = {
            {"counters", "Counters { width: parent.width; panel: samples.glassGoods }", 230},
            {"counters-small", "Counters { width: parent.width; panel: samples.derreinGoods }", 128},
            {"track", "Track { width: parent.width; panel: samples.arleTrack }", 370},
            {"track-shared", "Track { width: parent.width; panel: samples.gwtnzTrack }", 160},
            {"wheel", "Wheel { width: 300; height: 300; panel: samples.glassWheel }", 340},
            {"ring", "Ring { width: 318; height: 318; panel: samples.neulandRing }", 360},
            {"bowl", "Bowl { width: 318; height: 298; panel: samples.derreinBowl }", 340},
            {"gains", "Gains { width: parent.width; panel: samples.derreinGains }", 130},
            {"grid", "CellGrid { width: parent.width; height: implicitHeight; panel: samples.arleVillage }", 520},
            {"hexmap", "HexMap { width: parent.width; height: implicitHeight; panel: samples.neulandMap }", 340},
            {"market", "Market { width: parent.width; panel: samples.gwtnzMarket }", 250},
            {"cards", "Cards { width: parent.width; height: implicitHeight; panel: samples.glassCards }", 200},
            {"face", "FaceCard { width: parent.width; panel: samples.sarahCard }", 200},
            {"steps", "Steps { width: parent.width; panel: samples.sarahSteps }", 480},
            {"score", "ScoreSheet { width: parent.width; panel: samples.arleScore }", 500},
        };
        for (const auto& each : panels)
            for (int scheme = 0; scheme < 2; ++scheme)
                QTest::addRow("%s-%s", each.name, scheme == 0 ? "light" : "dark")
                    << QString(each.panel) << each.height << scheme;
    }
    void everyPanelLooksAsItDid() {
        QFETCH(QString, panel);
        QFETCH(int, height);
        QFETCH(int, scheme);
        const QString name = QString::fromLatin1(QTest::currentDataTag()) + ".png";
        const QString golden = QStringLiteral(GOLDEN_PICTURES "/") + name;
        const QImage found = drawn(stage(panel, height), scheme);
        QVERIFY(!found.isNull());
        if (qEnvironmentVariableIsSet("SIDEBOARD_WRITE_GOLDEN")) {
            QDir().mkpath(GOLDEN_PICTURES);
            QVERIFY(found.save(golden));
            return;
        }
        const QImage expected(golden);
        QVERIFY2(!expected.isNull(), qPrintable("no picture " + golden + ": write it with SIDEBOARD_WRITE_GOLDEN=1"));
        const pictures::Difference difference = pictures::difference(expected, found);
        if (difference.share <= tolerance) return;
        const QString now = QStringLiteral(GOLDEN_OUTPUT "/") + name;
        const QString red = QStringLiteral(GOLDEN_OUTPUT "/difference-") + name;
        QVERIFY(found.save(now) && difference.shown.save(red));
        QFAIL(qPrintable(QStringLiteral("%1 % of the picture differ (%2 % may): see %3 and %4")
                             .arg(difference.share * 100, 0, 'f', 2)
                             .arg(tolerance * 100)
                             .arg(now, red)));
    }

    /// The measure itself: a figure that changed must be seen.
    void aChangedFigureIsADifference() {
        const QString tile =
            "CounterTile { width: 114; label: 'Wood'; detail: ''; iconName: 'wood'; tone: 'wood'; value: %1 }";
        const QImage three = drawn(stage(tile.arg(3), 120), 0);
        QCOMPARE(pictures::difference(three, drawn(stage(tile.arg(3), 120), 0)).share, 0.0);
        // A tile is a seventh of a panel: so much of a panel would differ.
        QVERIFY(pictures::difference(three, drawn(stage(tile.arg(8), 120), 0)).share > 0.001);
    }
};

QTEST_MAIN(GoldenTest)
#include "goldentest.moc"
