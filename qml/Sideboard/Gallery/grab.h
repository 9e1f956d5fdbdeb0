#pragma once

#include <QtCore/QString>

/// Writes a picture of every page in every size, theme and language into a folder. The number of pictures that failed.
int grabAll(const QString& folder, const QString& only, double textScale);
