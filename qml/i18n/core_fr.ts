<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="core.colour.blue">
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message id="core.colour.green">
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message id="core.colour.lightblue">
        <source>Light blue</source>
        <translation>Bleu clair</translation>
    </message>
    <message id="core.colour.red">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="core.colour.violet">
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message id="core.colour.white">
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message id="core.colour.yellow">
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message id="core.did.adjustment">
        <source>{what} {by}</source>
        <translation>{what} {by}</translation>
    </message>
    <message id="core.did.correction">
        <source>{what} corrected: {from} → {to}</source>
        <translation>{what} corrigé : {from} → {to}</translation>
    </message>
    <message id="core.did.finish">
        <source>Closed the table</source>
        <translation>Clôt la partie</translation>
    </message>
    <message id="core.did.finish.no-finished">
        <source>Opened the table again</source>
        <translation>Rouvre la partie</translation>
    </message>
    <message id="core.did.note">
        <source>Note: {text}</source>
        <translation>Note : {text}</translation>
    </message>
    <message id="core.did.opening">
        <source>Revealed a secret choice</source>
        <translation>Révèle un choix secret</translation>
    </message>
    <message id="core.did.option">
        <source>{what}: now {value}</source>
        <translation>{what} : désormais {value}</translation>
    </message>
    <message id="core.did.printed">
        <source>Looked up: {what}, {value}</source>
        <translation>Relevé sur le matériel : {what}, {value}</translation>
    </message>
    <message id="core.did.seal">
        <source>Sealed a secret choice</source>
        <translation>Scelle un choix secret</translation>
    </message>
    <message id="core.did.seat.claim">
        <source>Took this seat</source>
        <translation>Prend cette place</translation>
    </message>
    <message id="core.did.seat.colour">
        <source>Plays {text}</source>
        <translation>Joue : {text}</translation>
    </message>
    <message id="core.did.seat.dismiss">
        <source>Removed a device from the table</source>
        <translation>Retire un appareil de la table</translation>
    </message>
    <message id="core.did.seat.everybody">
        <source>Everybody may enter for everybody</source>
        <translation>Tout le monde peut saisir pour tous</translation>
    </message>
    <message id="core.did.seat.hand-over">
        <source>Handed the seat over</source>
        <translation>Confie la place à un autre appareil</translation>
    </message>
    <message id="core.did.seat.look-on">
        <source>Looks on</source>
        <translation>Regarde la partie</translation>
    </message>
    <message id="core.did.seat.name">
        <source>Is called {text}</source>
        <translation>S’appelle {text}</translation>
    </message>
    <message id="core.did.seat.own-seats-only">
        <source>Everybody enters for their own seat only</source>
        <translation>Chacun ne saisit que pour sa place</translation>
    </message>
    <message id="core.did.seat.release">
        <source>Left this seat</source>
        <translation>Quitte cette place</translation>
    </message>
    <message id="core.did.seat.take-over">
        <source>Took the seat over</source>
        <translation>Reprend la place</translation>
    </message>
    <message id="core.did.set-up" numerus="yes">
        <source>Set up for {seats} players</source>
        <translation>
            <numerusform>Mise en place pour {seats} joueur</numerusform>
            <numerusform>Mise en place pour {seats} joueurs</numerusform>
        </translation>
    </message>
    <message id="core.did.take-back">
        <source>Took an entry back</source>
        <translation>Annule une saisie</translation>
    </message>
    <message id="core.did.unreadable">
        <source>A move that this version of the app cannot read</source>
        <translation>Un coup que cette version de l’application ne sait pas lire</translation>
    </message>
    <message id="core.error.bad-device">
        <source>This is not the id of a device.</source>
        <translation>Ce n’est pas l’identifiant d’un appareil.</translation>
    </message>
    <message id="core.error.bad-json">
        <source>This text cannot be read as a table.</source>
        <translation>Ce texte ne peut pas être lu comme une partie.</translation>
    </message>
    <message id="core.error.bad-seats">
        <source>The game is not for this many players.</source>
        <translation>Le jeu ne se joue pas à ce nombre.</translation>
    </message>
    <message id="core.error.bad-value">
        <source>A value cannot be read.</source>
        <translation>Une valeur est illisible.</translation>
    </message>
    <message id="core.error.impossible-state">
        <source>This situation cannot come about in the game.</source>
        <translation>Cette situation est impossible dans le jeu.</translation>
    </message>
    <message id="core.error.missing-field">
        <source>Something is missing here.</source>
        <translation>Il manque une information.</translation>
    </message>
    <message id="core.error.newer-rules">
        <source>The table was started with a newer version of the app. Update this one to open it.</source>
        <translation>La partie a été commencée avec une version plus récente. Mettez l’application à jour pour l’ouvrir.</translation>
    </message>
    <message id="core.error.no-legal-move">
        <source>Nothing can be played for this seat now.</source>
        <translation>Rien ne peut être joué à cette place pour l’instant.</translation>
    </message>
    <message id="core.error.no-set-up">
        <source>The table is not set up yet.</source>
        <translation>La partie n’est pas encore mise en place.</translation>
    </message>
    <message id="core.error.not-a-draw">
        <source>There is nothing to draw here: enter the move itself.</source>
        <translation>Il n’y a rien à tirer ici : saisissez le coup.</translation>
    </message>
    <message id="core.error.not-an-option">
        <source>This is not an option of the game.</source>
        <translation>Ce n’est pas une option du jeu.</translation>
    </message>
    <message id="core.error.not-printed">
        <source>This value is not printed on a component.</source>
        <translation>Cette valeur n’est pas imprimée sur le matériel.</translation>
    </message>
    <message id="core.error.not-taken-back">
        <source>This cannot be taken back.</source>
        <translation>Cela ne peut pas être annulé.</translation>
    </message>
    <message id="core.error.nothing-to-redo">
        <source>There is nothing to restore.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message id="core.error.nothing-to-undo">
        <source>There is nothing left to take back on this device.</source>
        <translation>Il n’y a plus rien à annuler sur cet appareil.</translation>
    </message>
    <message id="core.error.other-game">
        <source>This table is of another game.</source>
        <translation>Cette partie est celle d’un autre jeu.</translation>
    </message>
    <message id="core.error.out-of-range">
        <source>The value is outside what is possible.</source>
        <translation>La valeur sort des limites.</translation>
    </message>
    <message id="core.error.too-long">
        <source>This text is too long.</source>
        <translation>Ce texte est trop long.</translation>
    </message>
    <message id="core.error.unknown-field">
        <source>There is something here that the app does not know.</source>
        <translation>Il y a ici quelque chose que l’application ne connaît pas.</translation>
    </message>
    <message id="core.error.unknown-move">
        <source>The game does not know this move.</source>
        <translation>Le jeu ne connaît pas ce coup.</translation>
    </message>
    <message id="core.error.unknown-option">
        <source>The game does not have this option.</source>
        <translation>Le jeu n’a pas cette option.</translation>
    </message>
    <message id="core.error.unknown-seat">
        <source>Nobody sits there at this table.</source>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message id="core.error.unknown-stamp">
        <source>This entry is not in the history.</source>
        <translation>Cette saisie n’est pas dans l’historique.</translation>
    </message>
    <message id="core.error.unknown-value">
        <source>This table does not keep that value.</source>
        <translation>Cette table ne suit pas cette valeur.</translation>
    </message>
    <message id="core.fit.contested">
        <source>Two corrections met here</source>
        <translation>Deux corrections se croisent ici</translation>
    </message>
    <message id="core.fit.copy">
        <source>Entered twice, counts once</source>
        <translation>Saisi deux fois, compte une fois</translation>
    </message>
    <message id="core.fit.did-not-fit">
        <source>Did not fit</source>
        <translation>Ne s’applique pas</translation>
    </message>
    <message id="core.fit.question">
        <source>Entered in two ways: which one is right?</source>
        <translation>Saisi de deux façons : laquelle est la bonne ?</translation>
    </message>
    <message id="core.fit.taken-back">
        <source>Taken back</source>
        <translation>Annulé</translation>
    </message>
    <message id="core.misfit.bad-set-up">
        <source>The set-up has a number of players or an option that the game does not have.</source>
        <translation>La mise en place comporte un nombre de joueurs ou une option que le jeu n’a pas.</translation>
    </message>
    <message id="core.misfit.dismissed">
        <source>The device was removed from the table.</source>
        <translation>L’appareil a été retiré de la table.</translation>
    </message>
    <message id="core.misfit.done-otherwise">
        <source>It was entered already, with another result.</source>
        <translation>C’est déjà saisi, avec un autre résultat.</translation>
    </message>
    <message id="core.misfit.impossible-state">
        <source>The table it starts from cannot come about in this game.</source>
        <translation>La situation de départ est impossible dans ce jeu.</translation>
    </message>
    <message id="core.misfit.late-seal">
        <source>The choice came after it was revealed.</source>
        <translation>Le choix est arrivé après la révélation.</translation>
    </message>
    <message id="core.misfit.looks-on">
        <source>The device only looks on.</source>
        <translation>L’appareil ne fait que regarder.</translation>
    </message>
    <message id="core.misfit.name-too-long">
        <source>The name is too long.</source>
        <translation>Le nom est trop long.</translation>
    </message>
    <message id="core.misfit.newer-rules">
        <source>It was entered with a newer version of the app. Update the app on this device.</source>
        <translation>Saisi avec une version plus récente. Mettez l’application à jour sur cet appareil.</translation>
    </message>
    <message id="core.misfit.no-set-up">
        <source>The table is not set up yet.</source>
        <translation>La partie n’est pas encore mise en place.</translation>
    </message>
    <message id="core.misfit.no-such-seat">
        <source>Nobody sits there at this table.</source>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message id="core.misfit.no-such-value">
        <source>This table does not keep that value.</source>
        <translation>Cette table ne suit pas cette valeur.</translation>
    </message>
    <message id="core.misfit.nothing-is-sealed">
        <source>Nothing is secret in this game.</source>
        <translation>Rien n’est secret dans ce jeu.</translation>
    </message>
    <message id="core.misfit.other-game">
        <source>It belongs to another game.</source>
        <translation>Cela appartient à un autre jeu.</translation>
    </message>
    <message id="core.misfit.out-of-range">
        <source>{value} is outside what is possible, {min} to {max}.</source>
        <translation>{value} sort des limites, de {min} à {max}.</translation>
    </message>
    <message id="core.misfit.seal-is-opened">
        <source>It was revealed already, and everybody has seen it.</source>
        <translation>C’est déjà révélé, tout le monde l’a vu.</translation>
    </message>
    <message id="core.misfit.seat-of-another">
        <source>The seat is held by another device: {seat}.</source>
        <translation>La place est tenue par un autre appareil : {seat}.</translation>
    </message>
    <message id="core.misfit.unreadable">
        <source>This version of the app cannot read it. Update the app on this device.</source>
        <translation>Cette version de l’application ne sait pas le lire. Mettez-la à jour sur cet appareil.</translation>
    </message>
    <message id="core.misfit.wrong-opening">
        <source>What was revealed is not what was sealed.</source>
        <translation>Ce qui est révélé n’est pas ce qui avait été scellé.</translation>
    </message>
    <message id="core.refusal.more-than-there-are">
        <source>That is more than there are.</source>
        <translation>Il n’y en a pas autant.</translation>
    </message>
    <message id="core.refusal.no-room">
        <source>There is room for {capacity} only.</source>
        <translation>Il n’y a de place que pour {capacity}.</translation>
    </message>
    <message id="core.refusal.no-such-arrangement">
        <source>Things cannot be placed like this.</source>
        <translation>On ne peut pas ranger les pièces ainsi.</translation>
    </message>
    <message id="core.refusal.not-accepted-there">
        <source>This place does not take such a thing.</source>
        <translation>Cette place n’accepte pas cette pièce.</translation>
    </message>
    <message id="core.refusal.not-all-stand">
        <source>Everything needs a place.</source>
        <translation>Tout doit trouver une place.</translation>
    </message>
    <message id="core.refusal.nothing-to-choose">
        <source>There is nothing to choose from.</source>
        <translation>Il n’y a rien à choisir.</translation>
    </message>
    <message id="core.refusal.one-kind-only">
        <source>This place holds one kind only.</source>
        <translation>Cette place ne reçoit qu’une seule sorte.</translation>
    </message>
    <message id="core.seat.named">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="core.seat.number">
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message id="core.value.no">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="core.value.nothing">
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message id="core.value.number">
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message id="core.value.off">
        <source>Without it</source>
        <translation>Sans</translation>
    </message>
    <message id="core.value.on">
        <source>With it</source>
        <translation>Avec</translation>
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
        <translation>Inconnu</translation>
    </message>
    <message id="core.value.yes">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
</TS>
