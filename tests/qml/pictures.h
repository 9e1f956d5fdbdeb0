#pragma once

#include <QtGui/QImage>

/// Comparing pictures as a person would: a hair of antialiasing is no difference, a moved line is.
namespace pictures {

struct Difference {
    double share = 0; ///< of the pixels that differ clearly
    QImage shown;     ///< the expected picture, pale, with what differs in red
};

[[nodiscard]] Difference difference(const QImage& expected, const QImage& found);

} // namespace pictures
