import QtQuick

/* The colours of a theme. Every pair that is used together is checked for contrast by tests/qml/tst_contrast.qml. */
QtObject {
    required property bool dark
    required property color paper
    required property color card
    required property color edge
    required property color ink
    required property color soft
    required property color faint
    required property color sunken
    required property color sunkenEdge
    required property color bar
    required property color accent
    required property color overAccent
    required property color accentSoft
    required property color accentEdge
    required property color warn
    required property color warnSoft
    required property color warnEdge
    required property color bad
    required property color badSoft
    required property color badEdge
    required property color good
    required property color goodSoft
    required property color solid
    required property color overSolid
    required property color softSolid
    required property color gold
    required property color night
    required property color overNight
    required property color softNight
    required property color ring
    required property color ringPast
    required property color dial
    required property color dialCool
    required property color dialNext
    required property color dialLine
    required property color bowl
    required property color bowlRim
    required property color bowlHole
    property int hairline: 1
}
