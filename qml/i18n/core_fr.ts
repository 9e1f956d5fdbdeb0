<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="core.misfit.bad-set-up">
        <source>The set-up cannot be read</source>
        <translation>Les préparations sont illisibles</translation>
    </message>
    <message id="core.misfit.dismissed">
        <source>This device was dismissed from the table</source>
        <translation>Cet appareil a été retiré de la table</translation>
    </message>
    <message id="core.misfit.done-otherwise">
        <source>Another device entered this differently</source>
        <translation>Un autre appareil l'a saisi autrement</translation>
    </message>
    <message id="core.misfit.impossible-state">
        <source>The table cannot be like this</source>
        <translation>La table ne peut pas être ainsi</translation>
    </message>
    <message id="core.misfit.late-seal">
        <source>Sealed too late</source>
        <translation>Scellé trop tard</translation>
    </message>
    <message id="core.misfit.looks-on">
        <source>This device only looks on</source>
        <translation>Cet appareil ne fait que regarder</translation>
    </message>
    <message id="core.misfit.name-too-long">
        <source>This name is too long</source>
        <translation>Ce nom est trop long</translation>
    </message>
    <message id="core.misfit.newer-rules">
        <source>Entered with a newer version of the app</source>
        <translation>Saisi avec une version plus récente de l'appli</translation>
    </message>
    <message id="core.misfit.no-set-up">
        <source>The table is not set up yet</source>
        <translation>La table n'est pas encore préparée</translation>
    </message>
    <message id="core.misfit.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Personne n'est assis là</translation>
    </message>
    <message id="core.misfit.no-such-value">
        <source>This version does not know that value</source>
        <translation>Cette version ne connaît pas cette valeur</translation>
    </message>
    <message id="core.misfit.nothing-is-sealed">
        <source>Nothing is sealed</source>
        <translation>Rien n'est scellé</translation>
    </message>
    <message id="core.misfit.other-game">
        <source>This belongs to another game</source>
        <translation>Cela appartient à un autre jeu</translation>
    </message>
    <message id="core.misfit.out-of-range">
        <source>That figure is out of range</source>
        <translation>Ce chiffre est hors limites</translation>
    </message>
    <message id="core.misfit.seal-is-opened">
        <source>It lies open already and stays</source>
        <translation>C'est déjà ouvert et le reste</translation>
    </message>
    <message id="core.misfit.seat-of-another">
        <source>This seat belongs to another device</source>
        <translation>Cette place appartient à un autre appareil</translation>
    </message>
    <message id="core.misfit.unreadable">
        <source>This version cannot read it</source>
        <translation>Cette version ne peut pas le lire</translation>
    </message>
    <message id="core.misfit.wrong-opening">
        <source>It does not match what was sealed</source>
        <translation>Cela ne correspond pas à ce qui a été scellé</translation>
    </message>
    <message id="core.refusal.more-than-there-are">
        <source>That is more than there are</source>
        <translation>C'est plus qu'il n'y en a</translation>
    </message>
    <message id="core.refusal.no-room">
        <source>There is no room</source>
        <translation>Il n'y a pas de place</translation>
    </message>
    <message id="core.refusal.no-such-arrangement">
        <source>That place does not exist</source>
        <translation>Ce lieu n'existe pas</translation>
    </message>
    <message id="core.refusal.not-accepted-there">
        <source>That does not go there</source>
        <translation>Cela ne va pas là</translation>
    </message>
    <message id="core.refusal.not-all-stand">
        <source>Everything needs a place</source>
        <translation>Tout doit avoir une place</translation>
    </message>
    <message id="core.refusal.nothing-to-choose">
        <source>There is nothing to choose from</source>
        <translation>Il n'y a rien à choisir</translation>
    </message>
    <message id="core.refusal.one-kind-only">
        <source>Only one kind goes there</source>
        <translation>Une seule sorte y va</translation>
    </message>
</context>
</TS>
