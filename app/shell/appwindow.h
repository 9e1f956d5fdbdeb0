#pragma once

#include <QtQuick/QQuickView>
#include <memory>

#include "library.h"

namespace sideboard {

/// The app in one window: the library, the languages, and the page that is shown.
class AppWindow {
public:
    /// Opens the file at this path; what goes wrong is shown on a page.
    explicit AppWindow(const QString& path);
    ~AppWindow();
    AppWindow(const AppWindow&) = delete;
    AppWindow& operator=(const AppWindow&) = delete;

    /// Whether the pages could be loaded at all.
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QQuickView& view() { return *m_view; }
    [[nodiscard]] Library& library() { return *m_library; }
    [[nodiscard]] QQuickItem* shell() const;
    /// Goes to a page by its name, as a tap would.
    void go(const QString& page);
    [[nodiscard]] QString page() const;

    /// Where the tables of this person are kept.
    [[nodiscard]] static QString standardPath();

private:
    std::unique_ptr<Library> m_library; ///< outlives the window
    std::unique_ptr<QQuickView> m_view;
};

} // namespace sideboard
