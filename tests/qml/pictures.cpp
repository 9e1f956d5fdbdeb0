#include "pictures.h"

#include <algorithm>
#include <cstdlib>

namespace pictures {
namespace {

constexpr int clearly = 32; ///< of 255, in any channel

bool differs(QRgb one, QRgb other) {
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))}) > clearly;
}

} // namespace

Difference difference(const QImage& expected, const QImage& found) {
    const QSize size = expected.size().expandedTo(found.size());
    Difference result{0, QImage(size, QImage::Format_RGB32)};
    qint64 different = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const bool both = expected.valid(x, y) && found.valid(x, y);
            const bool other = !both || differs(expected.pixel(x, y), found.pixel(x, y));
            different += other;
            const int grey = expected.valid(x, y) ? 192 + qGray(expected.pixel(x, y)) / 4 : 255;
            result.shown.setPixel(x, y, other ? qRgb(200, 0, 0) : qRgb(grey, grey, grey));
        }
    result.share = size.isEmpty() ? 1 : double(different) / (double(size.width()) * size.height());
    return result;
}

} // namespace pictures
