<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="core.colour.blue">
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message id="core.colour.green">
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message id="core.colour.lightblue">
        <source>Light blue</source>
        <translation>Light blue</translation>
    </message>
    <message id="core.colour.red">
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message id="core.colour.violet">
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message id="core.colour.white">
        <source>White</source>
        <translation>White</translation>
    </message>
    <message id="core.colour.yellow">
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message id="core.did.adjustment">
        <source>{what} {by}</source>
        <translation>{what} {by}</translation>
    </message>
    <message id="core.did.correction">
        <source>{what} corrected: {from} → {to}</source>
        <translation>{what} corrected: {from} → {to}</translation>
    </message>
    <message id="core.did.finish">
        <source>Closed the table</source>
        <translation>Closed the table</translation>
    </message>
    <message id="core.did.finish.no-finished">
        <source>Opened the table again</source>
        <translation>Opened the table again</translation>
    </message>
    <message id="core.did.note">
        <source>Note: {text}</source>
        <translation>Note: {text}</translation>
    </message>
    <message id="core.did.opening">
        <source>Revealed a secret choice</source>
        <translation>Revealed a secret choice</translation>
    </message>
    <message id="core.did.option">
        <source>{what}: now {value}</source>
        <translation>{what}: now {value}</translation>
    </message>
    <message id="core.did.printed">
        <source>Looked up: {what}, {value}</source>
        <translation>Looked up: {what}, {value}</translation>
    </message>
    <message id="core.did.seal">
        <source>Sealed a secret choice</source>
        <translation>Sealed a secret choice</translation>
    </message>
    <message id="core.did.seat.claim">
        <source>Took this seat</source>
        <translation>Took this seat</translation>
    </message>
    <message id="core.did.seat.colour">
        <source>Plays {text}</source>
        <translation>Plays {text}</translation>
    </message>
    <message id="core.did.seat.dismiss">
        <source>Removed a device from the table</source>
        <translation>Removed a device from the table</translation>
    </message>
    <message id="core.did.seat.everybody">
        <source>Everybody may enter for everybody</source>
        <translation>Everybody may enter for everybody</translation>
    </message>
    <message id="core.did.seat.hand-over">
        <source>Handed the seat over</source>
        <translation>Handed the seat over</translation>
    </message>
    <message id="core.did.seat.look-on">
        <source>Looks on</source>
        <translation>Looks on</translation>
    </message>
    <message id="core.did.seat.name">
        <source>Is called {text}</source>
        <translation>Is called {text}</translation>
    </message>
    <message id="core.did.seat.own-seats-only">
        <source>Everybody enters for their own seat only</source>
        <translation>Everybody enters for their own seat only</translation>
    </message>
    <message id="core.did.seat.release">
        <source>Left this seat</source>
        <translation>Left this seat</translation>
    </message>
    <message id="core.did.seat.take-over">
        <source>Took the seat over</source>
        <translation>Took the seat over</translation>
    </message>
    <message id="core.did.set-up" numerus="yes">
        <source>Set up for {seats} players</source>
        <translation>
            <numerusform>Set up for {seats} player</numerusform>
            <numerusform>Set up for {seats} players</numerusform>
        </translation>
    </message>
    <message id="core.did.take-back">
        <source>Took an entry back</source>
        <translation>Took an entry back</translation>
    </message>
    <message id="core.did.unreadable">
        <source>A move that this version of the app cannot read</source>
        <translation>A move that this version of the app cannot read</translation>
    </message>
    <message id="core.error.bad-device">
        <source>This is not the id of a device.</source>
        <translation>This is not the id of a device.</translation>
    </message>
    <message id="core.error.bad-json">
        <source>This text cannot be read as a table.</source>
        <translation>This text cannot be read as a table.</translation>
    </message>
    <message id="core.error.bad-seats">
        <source>The game is not for this many players.</source>
        <translation>The game is not for this many players.</translation>
    </message>
    <message id="core.error.bad-value">
        <source>A value cannot be read.</source>
        <translation>A value cannot be read.</translation>
    </message>
    <message id="core.error.impossible-state">
        <source>This situation cannot come about in the game.</source>
        <translation>This situation cannot come about in the game.</translation>
    </message>
    <message id="core.error.missing-field">
        <source>Something is missing here.</source>
        <translation>Something is missing here.</translation>
    </message>
    <message id="core.error.newer-rules">
        <source>The table was started with a newer version of the app. Update this one to open it.</source>
        <translation>The table was started with a newer version of the app. Update this one to open it.</translation>
    </message>
    <message id="core.error.no-legal-move">
        <source>Nothing can be played for this seat now.</source>
        <translation>Nothing can be played for this seat now.</translation>
    </message>
    <message id="core.error.no-set-up">
        <source>The table is not set up yet.</source>
        <translation>The table is not set up yet.</translation>
    </message>
    <message id="core.error.not-a-draw">
        <source>There is nothing to draw here: enter the move itself.</source>
        <translation>There is nothing to draw here: enter the move itself.</translation>
    </message>
    <message id="core.error.not-an-option">
        <source>This is not an option of the game.</source>
        <translation>This is not an option of the game.</translation>
    </message>
    <message id="core.error.not-printed">
        <source>This value is not printed on a component.</source>
        <translation>This value is not printed on a component.</translation>
    </message>
    <message id="core.error.not-taken-back">
        <source>This cannot be taken back.</source>
        <translation>This cannot be taken back.</translation>
    </message>
    <message id="core.error.nothing-to-redo">
        <source>There is nothing to restore.</source>
        <translation>There is nothing to restore.</translation>
    </message>
    <message id="core.error.nothing-to-undo">
        <source>There is nothing left to take back on this device.</source>
        <translation>There is nothing left to take back on this device.</translation>
    </message>
    <message id="core.error.other-game">
        <source>This table is of another game.</source>
        <translation>This table is of another game.</translation>
    </message>
    <message id="core.error.out-of-range">
        <source>The value is outside what is possible.</source>
        <translation>The value is outside what is possible.</translation>
    </message>
    <message id="core.error.too-long">
        <source>This text is too long.</source>
        <translation>This text is too long.</translation>
    </message>
    <message id="core.error.unknown-field">
        <source>There is something here that the app does not know.</source>
        <translation>There is something here that the app does not know.</translation>
    </message>
    <message id="core.error.unknown-move">
        <source>The game does not know this move.</source>
        <translation>The game does not know this move.</translation>
    </message>
    <message id="core.error.unknown-option">
        <source>The game does not have this option.</source>
        <translation>The game does not have this option.</translation>
    </message>
    <message id="core.error.unknown-seat">
        <source>Nobody sits there at this table.</source>
        <translation>Nobody sits there at this table.</translation>
    </message>
    <message id="core.error.unknown-stamp">
        <source>This entry is not in the history.</source>
        <translation>This entry is not in the history.</translation>
    </message>
    <message id="core.error.unknown-value">
        <source>This table does not keep that value.</source>
        <translation>This table does not keep that value.</translation>
    </message>
    <message id="core.fit.contested">
        <source>Two corrections met here</source>
        <translation>Two corrections met here</translation>
    </message>
    <message id="core.fit.copy">
        <source>Entered twice, counts once</source>
        <translation>Entered twice, counts once</translation>
    </message>
    <message id="core.fit.did-not-fit">
        <source>Did not fit</source>
        <translation>Did not fit</translation>
    </message>
    <message id="core.fit.question">
        <source>Entered in two ways: which one is right?</source>
        <translation>Entered in two ways: which one is right?</translation>
    </message>
    <message id="core.fit.taken-back">
        <source>Taken back</source>
        <translation>Taken back</translation>
    </message>
    <message id="core.misfit.bad-set-up">
        <source>The set-up has a number of players or an option that the game does not have.</source>
        <translation>The set-up has a number of players or an option that the game does not have.</translation>
    </message>
    <message id="core.misfit.dismissed">
        <source>The device was removed from the table.</source>
        <translation>The device was removed from the table.</translation>
    </message>
    <message id="core.misfit.done-otherwise">
        <source>It was entered already, with another result.</source>
        <translation>It was entered already, with another result.</translation>
    </message>
    <message id="core.misfit.impossible-state">
        <source>The table it starts from cannot come about in this game.</source>
        <translation>The table it starts from cannot come about in this game.</translation>
    </message>
    <message id="core.misfit.late-seal">
        <source>The choice came after it was revealed.</source>
        <translation>The choice came after it was revealed.</translation>
    </message>
    <message id="core.misfit.looks-on">
        <source>The device only looks on.</source>
        <translation>The device only looks on.</translation>
    </message>
    <message id="core.misfit.name-too-long">
        <source>The name is too long.</source>
        <translation>The name is too long.</translation>
    </message>
    <message id="core.misfit.newer-rules">
        <source>It was entered with a newer version of the app. Update the app on this device.</source>
        <translation>It was entered with a newer version of the app. Update the app on this device.</translation>
    </message>
    <message id="core.misfit.no-set-up">
        <source>The table is not set up yet.</source>
        <translation>The table is not set up yet.</translation>
    </message>
    <message id="core.misfit.no-such-seat">
        <source>Nobody sits there at this table.</source>
        <translation>Nobody sits there at this table.</translation>
    </message>
    <message id="core.misfit.no-such-value">
        <source>This table does not keep that value.</source>
        <translation>This table does not keep that value.</translation>
    </message>
    <message id="core.misfit.nothing-is-sealed">
        <source>Nothing is secret in this game.</source>
        <translation>Nothing is secret in this game.</translation>
    </message>
    <message id="core.misfit.other-game">
        <source>It belongs to another game.</source>
        <translation>It belongs to another game.</translation>
    </message>
    <message id="core.misfit.out-of-range">
        <source>{value} is outside what is possible, {min} to {max}.</source>
        <translation>{value} is outside what is possible, {min} to {max}.</translation>
    </message>
    <message id="core.misfit.seal-is-opened">
        <source>It was revealed already, and everybody has seen it.</source>
        <translation>It was revealed already, and everybody has seen it.</translation>
    </message>
    <message id="core.misfit.seat-of-another">
        <source>The seat is held by another device: {seat}.</source>
        <translation>The seat is held by another device: {seat}.</translation>
    </message>
    <message id="core.misfit.unreadable">
        <source>This version of the app cannot read it. Update the app on this device.</source>
        <translation>This version of the app cannot read it. Update the app on this device.</translation>
    </message>
    <message id="core.misfit.wrong-opening">
        <source>What was revealed is not what was sealed.</source>
        <translation>What was revealed is not what was sealed.</translation>
    </message>
    <message id="core.refusal.more-than-there-are">
        <source>That is more than there are.</source>
        <translation>That is more than there are.</translation>
    </message>
    <message id="core.refusal.no-room">
        <source>There is room for {capacity} only.</source>
        <translation>There is room for {capacity} only.</translation>
    </message>
    <message id="core.refusal.no-such-arrangement">
        <source>Things cannot be placed like this.</source>
        <translation>Things cannot be placed like this.</translation>
    </message>
    <message id="core.refusal.not-accepted-there">
        <source>This place does not take such a thing.</source>
        <translation>This place does not take such a thing.</translation>
    </message>
    <message id="core.refusal.not-all-stand">
        <source>Everything needs a place.</source>
        <translation>Everything needs a place.</translation>
    </message>
    <message id="core.refusal.nothing-to-choose">
        <source>There is nothing to choose from.</source>
        <translation>There is nothing to choose from.</translation>
    </message>
    <message id="core.refusal.one-kind-only">
        <source>This place holds one kind only.</source>
        <translation>This place holds one kind only.</translation>
    </message>
    <message id="core.seat.named">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="core.seat.number">
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message id="core.value.no">
        <source>No</source>
        <translation>No</translation>
    </message>
    <message id="core.value.nothing">
        <source>None</source>
        <translation>None</translation>
    </message>
    <message id="core.value.number">
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message id="core.value.off">
        <source>Without it</source>
        <translation>Without it</translation>
    </message>
    <message id="core.value.on">
        <source>With it</source>
        <translation>With it</translation>
    </message>
    <message id="core.value.owned">
        <source>{what} ({who})</source>
        <translation>{what} ({who})</translation>
    </message>
    <message id="core.value.text">
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message id="core.value.unknown">
        <source>Not known</source>
        <translation>Not known</translation>
    </message>
    <message id="core.value.yes">
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
</context>
</TS>
