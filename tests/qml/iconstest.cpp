#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>
#include <QtTest/QTest>

#include "pictures.h"
#include "qml/Sideboard/Controls/iconset.h"
#include "qml/Sideboard/Controls/shade.h"
#include "tests/app/gamewalk.h"

/// Our icons: each is there, is drawn in two tones, can be seen at 20 units; all of them on one sheet in docs.
class IconsTest : public QObject {
    Q_OBJECT

private:
    static QDir icons() { return QDir(SOURCE_DIR "/qml/Sideboard/Controls/icons", "*.svg"); }

    static QStringList names() {
        QStringList all;
        for (const QFileInfo& file : icons().entryInfoList()) all += file.completeBaseName();
        return all;
    }

    static QImage drawn(const QString& name, int size) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer renderer(icons().filePath(name + ".svg"));
        if (renderer.isValid()) renderer.render(&painter);
        return image;
    }

    static QString contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void everyIconIsSeenInTwoTonesAtTwentyUnits() {
        QVERIFY(names().size() >= 120);
        for (const QString& name : names()) {
            const QImage image = drawn(name, 20);
            int inked = 0;
            for (int y = 0; y < 20; ++y)
                for (int x = 0; x < 20; ++x) inked += qAlpha(image.pixel(x, y)) > 96;
            QVERIFY2(inked >= 14, qPrintable(QStringLiteral("%1 covers %2 of 400 pixels").arg(name).arg(inked)));
            QVERIFY2(inked <= 360, qPrintable(name + " is a block"));
        }
    }

    void everyIconKeepsTheStyle() {
        static const QRegularExpression colour("(?:fill|stroke)=\"(#[0-9A-Fa-f]{6})\"");
        for (const QString& name : names()) {
            const QString svg = contents(icons().filePath(name + ".svg"));
            QVERIFY2(svg.contains("viewBox=\"0 0 24 24\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke-linecap=\"round\""), qPrintable(name));
            QVERIFY2(!svg.contains("<text") && !svg.contains("<image") && !svg.contains("gradient"), qPrintable(name));
            QSet<QString> colours;
            for (auto match = colour.globalMatch(svg); match.hasNext();) colours += match.next().captured(1);
            // Signs of the interface take the theme's ink; pictures of things have a body and an outline.
            QVERIFY2(colours.contains("#22201C") || colours.size() >= 2, qPrintable(name + " has one tone"));
        }
    }

    void noTwoIconsLookAlike() {
        QHash<QByteArray, QString> seen;
        for (const QString& name : names()) {
            const QImage image = drawn(name, 48);
            const QByteArray bytes(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
            QVERIFY2(!seen.contains(bytes), qPrintable(name + " is " + seen.value(bytes)));
            seen.insert(bytes, name);
        }
    }

    void everyIconThatAGameShowsIsThere_data() {
        QTest::addColumn<QString>("game");
        for (const std::string& game : gamewalk::games()) QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }
    void everyIconThatAGameShowsIsThere() {
        QFETCH(QString, game);
        const QStringList all = names();
        QStringList missing;
        for (const std::string& icon : gamewalk::walk(game.toStdString(), 4, 400).icons)
            if (!all.contains(sideboard::IconSet::drawing(QString::fromStdString(icon))))
                missing += QString::fromStdString(icon);
        QVERIFY2(missing.isEmpty(), qPrintable("no icon for: " + missing.join(", ")));
    }

    void everyToneThatAGameShowsIsAColour_data() { everyIconThatAGameShowsIsThere_data(); }
    void everyToneThatAGameShowsIsAColour() {
        QFETCH(QString, game);
        QStringList missing;
        for (const std::string& tone : gamewalk::walk(game.toStdString(), 4, 400).tones)
            if (!sideboard::Shade::toneNames().contains(QString::fromStdString(tone)))
                missing += QString::fromStdString(tone);
        QCOMPARE(missing, QStringList());
    }

    void whoseAndWhichSayNothingAboutTheDrawing() {
        QCOMPARE(sideboard::IconSet::drawing("wood"), "wood");
        QCOMPARE(sideboard::IconSet::drawing("seat1.cards"), "card");
        QCOMPARE(sideboard::IconSet::drawing("local-21.seat3"), "destination");
        QCOMPARE(sideboard::IconSet::drawing("objective3"), "objective");
        QCOMPARE(sideboard::IconSet::drawing("nothing-we-know"), "");
        QCOMPARE(sideboard::IconSet::drawing(""), "");
    }

    void theSetThatIsBuiltInIsTheOneInTheTree() { QCOMPARE(sideboard::IconSet::drawings(), names()); }

    void everyIconThatAScreenNamesIsThere() {
        static const QRegularExpression named("(?:iconName|priceIcon|icon): \"([a-z0-9-]+)\"");
        QStringList missing;
        for (const char* folder : {"Controls", "Panels", "Gallery"}) {
            const QDir dir(QStringLiteral(SOURCE_DIR "/qml/Sideboard/") + folder, "*.qml");
            for (const QFileInfo& file : dir.entryInfoList())
                for (auto match = named.globalMatch(contents(file.filePath())); match.hasNext();)
                    if (const QString name = match.next().captured(1); !names().contains(name))
                        missing += file.fileName() + ": " + name;
        }
        QCOMPARE(missing, QStringList());
    }

    /// docs/icons.png shows the set as it is. SIDEBOARD_WRITE_GOLDEN=1 writes it anew.
    void theSheetInDocsIsUpToDate() {
        QFont font("Noto Sans");
        font.setPixelSize(9);
        font.setHintingPreference(QFont::PreferNoHinting);
        const int columns = 14;
        const int cell = 76;
        const QStringList all = names();
        QImage sheet(columns * cell, ((int(all.size()) + columns - 1) / columns) * cell, QImage::Format_RGB32);
        sheet.fill(QColor("#F6F1E7"));
        QPainter painter(&sheet);
        painter.setFont(font);
        painter.setPen(QColor("#69645A"));
        for (int i = 0; i < all.size(); ++i) {
            const QPoint at((i % columns) * cell, (i / columns) * cell);
            painter.drawImage(at + QPoint(8, 8), drawn(all[i], 40));
            painter.drawImage(at + QPoint(51, 28), drawn(all[i], 20));
            painter.drawText(QRect(at + QPoint(2, 52), QSize(cell - 4, 22)), Qt::AlignHCenter | Qt::TextWrapAnywhere,
                             all[i]);
        }
        painter.end();
        const QString path = SOURCE_DIR "/docs/icons.png";
        if (qEnvironmentVariableIsSet("SIDEBOARD_WRITE_GOLDEN")) QVERIFY(sheet.save(path));
        const double share = pictures::difference(QImage(path), sheet).share;
        QVERIFY2(share < 0.002, "docs/icons.png is out of date: run icons_test with SIDEBOARD_WRITE_GOLDEN=1");
    }
};

QTEST_MAIN(IconsTest)
#include "iconstest.moc"
