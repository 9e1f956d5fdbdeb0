pragma Singleton

import QtQuick
import Sideboard.Controls

/* Values only: the app binds the three switches to its settings, everything else follows. */
QtObject {
    id: root

    enum Scheme { Light, Dark, Contrast }

    property int scheme: Theme.Light
    property real textScale: 1
    property bool reduceMotion: false

    readonly property Paint paint: scheme === Theme.Dark ? dark : scheme === Theme.Contrast ? contrast : light
    readonly property Paint light: LightPaint {}
    readonly property Paint dark: DarkPaint {}
    readonly property Paint contrast: ContrastPaint {}

    readonly property real scaling: Math.min(2, Math.max(0.8, textScale))
    readonly property int tiny: Math.round(12 * scaling)
    readonly property int small: Math.round(14 * scaling)
    readonly property int body: Math.round(16 * scaling)
    readonly property int title: Math.round(20 * scaling)
    readonly property int figure: Math.round(28 * scaling)
    readonly property int large: Math.round(40 * scaling)
    readonly property int huge: Math.round(56 * scaling)

    readonly property int unit: 8
    readonly property int gap: 8
    readonly property int margin: 16
    readonly property int pad: 12
    readonly property int touch: 48
    readonly property int radius: 14
    readonly property int hairline: paint.hairline

    readonly property int motion: reduceMotion ? 0 : 160

    /* The colour of a good, a landscape or a seat as an area or a sign. */
    function tone(name: string): color {
        const colour = Shade.tone(name)
        return paint.dark ? Shade.readable(colour, paint.card, 2.6) : colour
    }
    /* The same colour, for signs: at least 3 : 1 on the card. */
    function sign(name: string): color {
        return Shade.readable(Shade.tone(name), paint.card, 3)
    }
    /* The same colour, for words on the card and the paper. */
    function word(name: string): color {
        return Shade.readable(Shade.tone(name), paint.dark ? paint.card : paint.paper, 4.5)
    }
    /* A wash of the colour, to lay under its icon. */
    function wash(name: string): color {
        return Shade.mix(Shade.tone(name), paint.card, paint.dark ? 0.26 : 0.16)
    }
    /* The same colour as a stretch of land: lies behind words and icons. */
    function ground(name: string): color {
        if (name.length === 0)
            return paint.sunken
        return paint.dark ? Shade.byNight(Shade.tone(name)) : Shade.tone(name)
    }
    function over(ground: color): color {
        return Shade.over(ground)
    }
}
