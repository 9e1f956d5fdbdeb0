import QtQuick
import QtTest
import Sideboard.Controls

TestCase {
    id: root
    name: "Contrast"

    function check(theme, what, front, back, least) {
        const found = Shade.contrast(front, back)
        verify(found >= least, theme + ": " + what + " has " + found.toFixed(2) + ", needs " + least)
    }

    function test_everyPair_data() {
        return [
            { tag: "light", scheme: Theme.Light },
            { tag: "dark", scheme: Theme.Dark },
            { tag: "contrast", scheme: Theme.Contrast }
        ]
    }
    function test_everyPair(data) {
        Theme.scheme = data.scheme
        const p = Theme.paint
        const words = [
            ["ink on paper", p.ink, p.paper], ["ink on card", p.ink, p.card], ["ink on sunken", p.ink, p.sunken], ["ink on bar", p.ink, p.bar],
            ["ink on accentSoft", p.ink, p.accentSoft], ["ink on badSoft", p.ink, p.badSoft],
            ["soft on paper", p.soft, p.paper], ["soft on card", p.soft, p.card], ["soft on sunken", p.soft, p.sunken], ["soft on bar", p.soft, p.bar],
            ["soft on accentSoft", p.soft, p.accentSoft], ["soft on badSoft", p.soft, p.badSoft], ["soft on goodSoft", p.soft, p.goodSoft],
            ["soft on dial", p.soft, p.dial], ["soft on dialCool", p.soft, p.dialCool], ["soft on dialNext", p.soft, p.dialNext],
            ["accent on paper", p.accent, p.paper], ["accent on card", p.accent, p.card], ["accent on accentSoft", p.accent, p.accentSoft],
            ["accent on badSoft", p.accent, p.badSoft], ["accent on bar", p.accent, p.bar], ["overAccent on accent", p.overAccent, p.accent],
            ["warn on warnSoft", p.warn, p.warnSoft], ["warn on paper", p.warn, p.paper], ["bad on paper", p.bad, p.paper], ["bad on card", p.bad, p.card],
            ["bad on badSoft", p.bad, p.badSoft], ["bad on sunken", p.bad, p.sunken], ["good on goodSoft", p.good, p.goodSoft], ["good on card", p.good, p.card],
            ["overSolid on solid", p.overSolid, p.solid], ["softSolid on solid", p.softSolid, p.solid], ["gold on solid", p.gold, p.solid],
            ["overNight on night", p.overNight, p.night], ["softNight on night", p.softNight, p.night], ["card gold on night", "#F2C572", p.night]
        ]
        for (const pair of words)
            check(data.tag, pair[0], pair[1], pair[2], 4.5)
        const signs = [
            ["faint on card", p.faint, p.card], ["faint on paper", p.faint, p.paper], ["accent on sunken", p.accent, p.sunken], ["good on sunken", p.good, p.sunken],
            ["focus on paper", p.ink, p.paper], ["hole on bowl", p.bowlHole, p.bowl]
        ]
        for (const pair of signs)
            check(data.tag, pair[0], pair[1], pair[2], pair[0] === "hole on bowl" ? 1.8 : 3)
    }
    function test_everyTone_data() { return test_everyPair_data() }
    function test_everyTone(data) {
        Theme.scheme = data.scheme
        const p = Theme.paint
        for (const name of Shade.toneNames()) {
            check(data.tag, name + " as a sign", Theme.sign(name), p.card, 3)
            check(data.tag, name + " as words on the card", Theme.word(name), p.card, 4.5)
            check(data.tag, name + " as words on the paper", Theme.word(name), p.paper, 4.4)
            check(data.tag, "words on " + name, Theme.over(Theme.tone(name)), Theme.tone(name), 4.5)
            check(data.tag, "words on the ground " + name, Theme.over(Theme.ground(name)), Theme.ground(name), 4.5)
            check(data.tag, "words on the sign " + name, Theme.over(Theme.sign(name)), Theme.sign(name), 4.5)
        }
    }
    function cleanupTestCase() { Theme.scheme = Theme.Light }
}
