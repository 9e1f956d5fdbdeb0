#include "grab.h"

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <algorithm>

#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

namespace {

struct Size {
    const char* name;
    int width;
    int height;
};

void settle() {
    for (int i = 0; i < 6; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

} // namespace

int grabAll(const QString& folder, const QString& only, double textScale, const QString& from) {
    QDir().mkpath(folder);
    QQuickView view;
    sideboard::useModules(*view.engine());
    if (!from.isEmpty()) view.engine()->addImportPath(from);
    sideboard::speak(QStringLiteral("fr"));
    view.setInitialProperties({{"still", true}, {"textScale", textScale}});
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const QString stagePath = QStringLiteral("/Sideboard/Gallery/Stage.qml");
    view.setSource(from.isEmpty() ? QUrl(QStringLiteral("qrc:/qt/qml") + stagePath)
                                  : QUrl::fromLocalFile(from + stagePath));
    QQuickItem* stage = view.rootObject();
    if (!stage) return 1;
    view.show();

    int failed = 0;
    const QStringList pages = stage->property("pages").toStringList();
    const char* schemes[] = {"light", "dark", "contrast"};
    for (const Size& size :
         {Size{"phone", 390, 844}, Size{"landscape", 844, 390}, Size{"tablet", 1180, 820}, Size{"tv", 1920, 1080}}) {
        for (const QString& language : {QStringLiteral("fr"), QStringLiteral("en")}) {
            sideboard::speak(language, view.engine());
            QMetaObject::invokeMethod(stage, "fill");
            for (int scheme = 0; scheme < 3; ++scheme) {
                stage->setProperty("scheme", scheme);
                for (const QString& page : pages) {
                    const QString name =
                        QStringLiteral("%1-%2-%3-%4")
                            .arg(page.toLower(), QLatin1String(size.name), QLatin1String(schemes[scheme]), language);
                    if (!only.isEmpty() && !name.contains(QRegularExpression(only))) continue;
                    view.resize(size.width, size.height);
                    stage->setProperty("page", page);
                    settle();
                    view.resize(size.width, std::max(size.height, int(stage->property("needed").toDouble())));
                    settle();
                    const bool saved =
                        view.grabWindow().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
                    if (!saved) ++failed;
                }
            }
        }
    }
    return failed;
}
