#include "shade.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sideboard {
namespace {

const std::map<QString, QRgb>& tones() {
    static const std::map<QString, QRgb> table{
        // seats and beads
        {"red", 0xB2452E},
        {"blue", 0x2F6BA8},
        {"yellow", 0xD19A26},
        {"green", 0x5B8C34},
        {"brown", 0x8A5A33},
        {"purple", 0x7E55A6},
        {"black", 0x3E3B36},
        {"white", 0xE9E2D2},
        {"orange", 0xC4622D},
        {"teal", 0x1F6F68},
        {"grey", 0x7D776C},
        {"seat0", 0xB2452E},
        {"seat1", 0x2F6BA8},
        {"seat2", 0xD19A26},
        {"seat3", 0x5B8C34},
        // goods
        {"wood", 0x8A5A33},
        {"timber", 0xA8743F},
        {"plank", 0xA8743F},
        {"clay", 0xB8622B},
        {"brick", 0xA8402E},
        {"peat", 0x5A4636},
        {"sand", 0xC99B38},
        {"water", 0x38759F},
        {"food", 0x6F9A37},
        {"charcoal", 0x47443F},
        {"coal", 0x47443F},
        {"quartz", 0xB2452E},
        {"glass", 0x3C9A8A},
        {"wheat", 0xD3AE3E},
        {"flax", 0x7E9AD3},
        {"hide", 0xA37B53},
        {"wool", 0x9C9284},
        {"stone", 0x6C7A86},
        {"slate", 0x5B7A99},
        {"flour", 0xC9B27C},
        {"leather", 0xB0703C},
        {"medicine", 0x8C63B5},
        {"lavender", 0x8C63B5},
        {"cloth", 0x2E8B8B},
        {"paper", 0xB8A98A},
        {"iron", 0x6C7A86},
        {"gold", 0xC9971F},
        {"silver", 0x9AA3AB},
        {"linen", 0x7E9AD3},
        {"sheep", 0x9C9284},
        {"cow", 0xA37B53},
        {"horse", 0x8A5A33},
        {"pound", 0xC9971F},
        {"points", 0xC9971F},
        // landscapes
        {"forest", 0x4E7B3B},
        {"grove", 0x9CC27A},
        {"meadow", 0xA5CB86},
        {"pasture", 0xCFE0B6},
        {"pond", 0x7FB2D0},
        {"river", 0x7FB2D0},
        {"sea", 0xD6E4E9},
        {"pit", 0xC98B4A},
        {"moor", 0x4B6B64},
        {"moor-drained", 0x6B5647},
        {"field-wheat", 0xE7D07A},
        {"field-flax", 0xA0B6DE},
        {"field-lavender", 0xC3A8DD},
        {"stall", 0xBA8A5C},
        {"building", 0xB5552F},
        {"mountain", 0x9A968C},
        {"dike", 0x3F6F7C},
        {"land", 0xE4D9BF},
        {"duchy", 0x8796A8},
        {"pebbles", 0x7FB2D0},
        {"none", 0xE4D9BF},
        // breeds of sheep
        {"merino", 0xC9B27C},
        {"romney", 0xB8A98A},
        {"corriedale", 0x9C9284},
        {"lincoln", 0x6C7A86},
        {"leicester", 0x8C7A5C},
        {"ryeland", 0xA37B53},
        {"hampshire", 0x5B7A99},
        {"dorset", 0xB5552F},
        {"shropshire", 0x7E55A6},
        {"southdown", 0x5B8C34},
        {"suffolk", 0x3E3B36},
    };
    return table;
}

qreal linear(qreal channel) { return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

qreal luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

qreal Shade::contrast(const QColor& one, const QColor& other) {
    const qreal a = luminance(one) + 0.05;
    const qreal b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

QColor Shade::mix(const QColor& one, const QColor& other, qreal share) {
    const qreal rest = 1 - share;
    return QColor::fromRgbF(float(one.redF() * share + other.redF() * rest),
                            float(one.greenF() * share + other.greenF() * rest),
                            float(one.blueF() * share + other.blueF() * rest));
}

QColor Shade::readable(const QColor& colour, const QColor& ground, qreal ratio) {
    // Along the lightness, so that a red stays red.
    const bool darker = luminance(ground) > 0.18;
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    for (; lightness >= 0 && lightness <= 1; lightness += darker ? -0.02f : 0.02f) {
        const QColor tried = QColor::fromHslF(std::max(0.0f, hue), saturation, lightness);
        if (contrast(tried, ground) >= ratio) return tried;
    }
    return darker ? Qt::black : Qt::white;
}

QColor Shade::over(const QColor& ground) {
    const QColor ink(0x22, 0x20, 0x1C);
    if (contrast(Qt::white, ground) >= 4.5) return Qt::white;
    return contrast(ink, ground) >= 4.5 ? ink : QColor(Qt::black);
}

QColor Shade::byNight(const QColor& colour) {
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    return QColor::fromHslF(std::max(0.0f, hue), std::min(saturation, 0.34f), std::min(lightness * 0.72f, 0.34f));
}

QColor Shade::tone(const QString& name) {
    const auto found = tones().find(name);
    return found == tones().end() ? QColor(0x7D, 0x77, 0x6C) : QColor(found->second);
}

QStringList Shade::toneNames() {
    QStringList names;
    for (const auto& [name, colour] : tones()) names.append(name);
    return names;
}

} // namespace sideboard
