#include "appwindow.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>

#include "qml/Sideboard/Panels/modules.h"
#include "qml/i18n/words.h"

void qml_register_types_Sideboard_Session();
void qml_register_types_Sideboard_Games();
void qml_register_types_Sideboard_Pages();

namespace sideboard {

AppWindow::AppWindow(const QString& path)
    : m_library(std::make_unique<Library>(path)), m_view(std::make_unique<QQuickView>()) {
    qml_register_types_Sideboard_Session();
    qml_register_types_Sideboard_Games();
    qml_register_types_Sideboard_Pages();
    useModules(*m_view->engine());
    speak(m_library->settings()->language());
    m_library->open();
    speak(m_library->settings()->language());
    QObject::connect(m_library->settings(), &Settings::languageChanged, m_view.get(), [this](const QString& language) {
        speak(language, m_view->engine());
        m_library->retranslate();
    });
    m_view->setTitle(QStringLiteral("Sideboard"));
    m_view->setMinimumSize({320, 320});
    m_view->setResizeMode(QQuickView::SizeRootObjectToView);
    m_view->setInitialProperties({{QStringLiteral("library"), QVariant::fromValue(m_library.get())}});
    m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Sideboard/Pages/Shell.qml")));
}

AppWindow::~AppWindow() {
    m_view.reset(); // the pages go before what they show
}

bool AppWindow::ready() const { return m_view->rootObject() != nullptr; }

QQuickItem* AppWindow::shell() const { return m_view->rootObject(); }

void AppWindow::go(const QString& page) { QMetaObject::invokeMethod(shell(), "go", Q_ARG(QString, page)); }

QString AppWindow::page() const { return shell()->property("page").toString(); }

QString AppWindow::standardPath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return folder + QStringLiteral("/tables.sideboard");
}

} // namespace sideboard
