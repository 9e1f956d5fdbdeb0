#pragma once

#include <QtCore/QStringList>

namespace sideboard {

/// Collects every warning that Qt and QML write while it lives. There is one at a time.
class Warnings {
public:
    Warnings();
    ~Warnings();
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

    [[nodiscard]] static QStringList list();
};

} // namespace sideboard
