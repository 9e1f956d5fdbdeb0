<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="core.misfit.bad-set-up">
        <source>The set-up cannot be read</source>
        <translation>The set-up cannot be read</translation>
    </message>
    <message id="core.misfit.dismissed">
        <source>This device was dismissed from the table</source>
        <translation>This device was dismissed from the table</translation>
    </message>
    <message id="core.misfit.done-otherwise">
        <source>Another device entered this differently</source>
        <translation>Another device entered this differently</translation>
    </message>
    <message id="core.misfit.impossible-state">
        <source>The table cannot be like this</source>
        <translation>The table cannot be like this</translation>
    </message>
    <message id="core.misfit.late-seal">
        <source>Sealed too late</source>
        <translation>Sealed too late</translation>
    </message>
    <message id="core.misfit.looks-on">
        <source>This device only looks on</source>
        <translation>This device only looks on</translation>
    </message>
    <message id="core.misfit.name-too-long">
        <source>This name is too long</source>
        <translation>This name is too long</translation>
    </message>
    <message id="core.misfit.newer-rules">
        <source>Entered with a newer version of the app</source>
        <translation>Entered with a newer version of the app</translation>
    </message>
    <message id="core.misfit.no-set-up">
        <source>The table is not set up yet</source>
        <translation>The table is not set up yet</translation>
    </message>
    <message id="core.misfit.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Nobody sits there</translation>
    </message>
    <message id="core.misfit.no-such-value">
        <source>This version does not know that value</source>
        <translation>This version does not know that value</translation>
    </message>
    <message id="core.misfit.nothing-is-sealed">
        <source>Nothing is sealed</source>
        <translation>Nothing is sealed</translation>
    </message>
    <message id="core.misfit.other-game">
        <source>This belongs to another game</source>
        <translation>This belongs to another game</translation>
    </message>
    <message id="core.misfit.out-of-range">
        <source>That figure is out of range</source>
        <translation>That figure is out of range</translation>
    </message>
    <message id="core.misfit.seal-is-opened">
        <source>It lies open already and stays</source>
        <translation>It lies open already and stays</translation>
    </message>
    <message id="core.misfit.seat-of-another">
        <source>This seat belongs to another device</source>
        <translation>This seat belongs to another device</translation>
    </message>
    <message id="core.misfit.unreadable">
        <source>This version cannot read it</source>
        <translation>This version cannot read it</translation>
    </message>
    <message id="core.misfit.wrong-opening">
        <source>It does not match what was sealed</source>
        <translation>It does not match what was sealed</translation>
    </message>
    <message id="core.refusal.more-than-there-are">
        <source>That is more than there are</source>
        <translation>That is more than there are</translation>
    </message>
    <message id="core.refusal.no-room">
        <source>There is no room</source>
        <translation>There is no room</translation>
    </message>
    <message id="core.refusal.no-such-arrangement">
        <source>That place does not exist</source>
        <translation>That place does not exist</translation>
    </message>
    <message id="core.refusal.not-accepted-there">
        <source>That does not go there</source>
        <translation>That does not go there</translation>
    </message>
    <message id="core.refusal.not-all-stand">
        <source>Everything needs a place</source>
        <translation>Everything needs a place</translation>
    </message>
    <message id="core.refusal.nothing-to-choose">
        <source>There is nothing to choose from</source>
        <translation>There is nothing to choose from</translation>
    </message>
    <message id="core.refusal.one-kind-only">
        <source>Only one kind goes there</source>
        <translation>Only one kind goes there</translation>
    </message>
</context>
</TS>
