#pragma once

#include <QtCore/QString>

/// Writes a picture of every page in every size, theme and language into a folder. The number of pictures that failed.
/// With `from`, the QML comes from that folder instead of from inside: to see a change without building.
int grabAll(const QString& folder, const QString& only, double textScale, const QString& from);
