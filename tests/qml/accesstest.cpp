#include <QtCore/QHash>
#include <QtGui/QAccessible>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtTest/QTest>
#include <algorithm>
#include <functional>

#include "qml/Sideboard/Controls/shade.h"
#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Gallery();

/// Looks at the gallery as those do who see little, or who have no pointer: at the pixels, and with the Tab key.
class AccessTest : public QObject {
    Q_OBJECT

private:
    QQuickView m_view;

    QQuickItem* stage() const { return m_view.rootObject(); }

    static void walk(QQuickItem* item, const std::function<void(QQuickItem*)>& visit) {
        if (!item->isVisible() || item->opacity() < 0.05) return;
        visit(item);
        for (QQuickItem* child : item->childItems()) walk(child, visit);
    }

    static QString described(const QQuickItem* item) {
        QString path;
        for (const QQuickItem* i = item; i && path.size() < 120; i = i->parentItem())
            path.prepend(QString::fromLatin1(i->metaObject()->className()).section(QLatin1String("_QML"), 0, 0) + u'/');
        return path + u' ' + item->property("text").toString() + item->property("iconName").toString();
    }

    void show(const QString& page, int scheme) {
        stage()->setProperty("scheme", scheme);
        stage()->setProperty("page", page);
        m_view.resize(390, 844);
        settle();
        // The whole page at once: what lies below the edge of a phone counts too.
        m_view.resize(390, std::max(844, int(stage()->property("needed").toDouble())));
        settle();
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

    static QRect boxOf(const QQuickItem* item) {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).toAlignedRect();
    }

    /// The colour that most of a box has: what lies under its words.
    static QColor ground(const QImage& picture, const QRect& box) {
        QHash<QRgb, int> counts;
        const QRect inside = box.intersected(picture.rect());
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            for (int x = inside.left(); x <= inside.right(); ++x) ++counts[picture.pixel(x, y)];
        QRgb most = 0;
        int best = 0;
        for (auto it = counts.begin(); it != counts.end(); ++it)
            if (it.value() > best) {
                best = it.value();
                most = it.key();
            }
        return QColor(most);
    }

    static bool isShown(const QQuickItem* item) {
        for (const QQuickItem* i = item; i; i = i->parentItem())
            if (!i->isEnabled() || i->opacity() < 0.99) return false; // what cannot be used may be pale
        return true;
    }

private slots:
    void initTestCase() {
        qml_register_types_Sideboard_Gallery();
        sideboard::useModules(*m_view.engine());
        QVERIFY(sideboard::speak("fr"));
        m_view.setInitialProperties({{"still", true}});
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.setSource(QUrl("qrc:/qt/qml/Sideboard/Gallery/Stage.qml"));
        QVERIFY(stage());
        m_view.show();
        m_view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_view));
    }

    void wordsAndSignsStandOutFromTheirGround_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("scheme");
        const char* schemes[] = {"light", "dark", "contrast"};
        for (const QString& page : stage()->property("pages").toStringList())
            for (int scheme = 0; scheme < 3; ++scheme)
                QTest::addRow("%s %s", qPrintable(page), schemes[scheme]) << page << scheme;
    }
    void wordsAndSignsStandOutFromTheirGround() {
        QFETCH(QString, page);
        QFETCH(int, scheme);
        show(page, scheme);
        const QImage picture = m_view.grabWindow();
        QStringList pale;
        int looked = 0;
        walk(stage(), [&](QQuickItem* item) {
            if (!isShown(item)) return;
            const bool words = item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
            const bool sign = item->inherits("QQuickIconImage") && item->objectName() != QLatin1String("hollow") &&
                              !item->property("drawing").toString().isEmpty() &&
                              item->property("color").value<QColor>().alpha() > 0;
            const QRect box = boxOf(item);
            if ((!words && !sign) || !picture.rect().contains(box) || box.isEmpty()) return;
            ++looked;
            const QColor front = item->property("color").value<QColor>();
            // A sign may fill its own box: its ground is what lies around it.
            const QColor back = ground(picture, words ? box : box.adjusted(-4, -4, 4, 4));
            const double found = sideboard::Shade::contrast(front, back);
            const double size = item->property("font").value<QFont>().pixelSize();
            const bool large = words && (size >= 24 || (size >= 18.5 && item->property("font").value<QFont>().bold()));
            const double needed = words && !large ? 4.5 : 3;
            if (found < needed - 0.05)
                pale += QStringLiteral("%1 has %2 on %3, needs %4")
                            .arg(described(item), QString::number(found, 'f', 2), back.name())
                            .arg(needed);
        });
        QVERIFY(looked > 3);
        for (const QString& line : pale) qWarning("%s", qPrintable(line));
        QVERIFY(pale.isEmpty());
    }

    void theKeyboardShowsWhereItIs_data() {
        QTest::addColumn<QString>("page");
        for (const QString& page : stage()->property("pages").toStringList()) QTest::newRow(qPrintable(page)) << page;
    }
    void theKeyboardShowsWhereItIs() {
        QFETCH(QString, page);
        show(page, 0);
        QList<QQuickItem*> reachable;
        walk(stage(), [&](QQuickItem* item) {
            if (item->activeFocusOnTab() && item->isEnabled()) reachable += item;
        });
        stage()->forceActiveFocus();
        settle();
        for (QQuickItem* item : reachable) {
            item->forceActiveFocus(Qt::TabFocusReason);
            settle();
            QVERIFY2(item->hasActiveFocus(), qPrintable(described(item)));
            const QRect around = boxOf(item).adjusted(-6, -6, 6, 6).intersected(QRect(QPoint(), m_view.size()));
            QVERIFY2(!around.isEmpty(), qPrintable("out of sight: " + described(item)));
            const QImage with = m_view.grabWindow().copy(around);
            stage()->forceActiveFocus();
            settle();
            QVERIFY2(m_view.grabWindow().copy(around) != with, qPrintable("no focus to be seen: " + described(item)));
        }
    }

    /// Round with the Tab key: it comes to everything that takes it, and back.
    void tabReachesEverything_data() { theKeyboardShowsWhereItIs_data(); }
    void tabReachesEverything() {
        QFETCH(QString, page);
        show(page, 0);
        QSet<QQuickItem*> missed;
        walk(stage(), [&](QQuickItem* item) {
            if (item->activeFocusOnTab() && item->isEnabled()) missed += item;
        });
        const qsizetype all = missed.size();
        for (qsizetype i = 0; i < 2 * all + 4; ++i) {
            QTest::keyClick(&m_view, Qt::Key_Tab);
            if (QQuickItem* item = m_view.activeFocusItem()) missed.remove(item);
        }
        for (const QQuickItem* item : missed) qWarning("never reached: %s", qPrintable(described(item)));
        QVERIFY(missed.isEmpty());
    }
};

QTEST_MAIN(AccessTest)
#include "accesstest.moc"
