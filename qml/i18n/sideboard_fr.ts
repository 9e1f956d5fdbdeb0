<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="controls.amount.all">
        <source>All %1</source>
        <translation>Tout %1</translation>
    </message>
    <message id="controls.arrange.lost" numerus="yes">
        <source>%n find no place and are lost</source>
        <translation>
            <numerusform>%n ne trouve pas de place et est perdu</numerusform>
            <numerusform>%n ne trouvent pas de place et sont perdus</numerusform>
        </translation>
    </message>
    <message id="controls.arrange.must" numerus="yes">
        <source>%n still need a place</source>
        <translation>
            <numerusform>%n attend encore une place</numerusform>
            <numerusform>%n attendent encore une place</numerusform>
        </translation>
    </message>
    <message id="controls.arrange.put">
        <source>Add one to %1</source>
        <translation>En ajouter un : %1</translation>
    </message>
    <message id="controls.arrange.take">
        <source>Take one out of %1</source>
        <translation>En retirer un : %1</translation>
    </message>
    <message id="controls.back">
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message id="controls.clock">
        <source>Time to think</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message id="controls.clock.seat">
        <source>%1 has thought for %2</source>
        <translation>%1 a réfléchi %2</translation>
    </message>
    <message id="controls.close">
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message id="controls.devices.away" numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absents</numerusform>
        </translation>
    </message>
    <message id="controls.devices.catching-up" numerus="yes">
        <source>%n catching up</source>
        <translation>
            <numerusform>%n en retard</numerusform>
            <numerusform>%n en retard</numerusform>
        </translation>
    </message>
    <message id="controls.devices.in-step" numerus="yes">
        <source>%n devices in step</source>
        <translation>
            <numerusform>%n appareil à jour</numerusform>
            <numerusform>%n appareils à jour</numerusform>
        </translation>
    </message>
    <message id="controls.keypad.back">
        <source>Delete the last figure</source>
        <translation>Effacer le dernier chiffre</translation>
    </message>
    <message id="controls.keypad.clear">
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message id="controls.keypad.minus">
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message id="controls.keypad.plus">
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message id="controls.keypad.range">
        <source>between %1 and %2</source>
        <translation>entre %1 et %2</translation>
    </message>
    <message id="controls.less">
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message id="controls.loading">
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message id="controls.mix.pay">
        <source>Pay %1 of %2</source>
        <translation>Payer %1 sur %2</translation>
    </message>
    <message id="controls.mix.pay-range">
        <source>Pay %1 (%2 to %3)</source>
        <translation>Payer %1 (de %2 à %3)</translation>
    </message>
    <message id="controls.more">
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message id="controls.ok">
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message id="controls.page">
        <source>p. {page}</source>
        <translation>p. {page}</translation>
    </message>
    <message id="controls.refusal.board-says">
        <source>The board says otherwise</source>
        <translation>Le plateau dit autrement</translation>
    </message>
    <message id="controls.refusal.understood">
        <source>All right</source>
        <translation>D'accord</translation>
    </message>
    <message id="controls.try-again">
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message id="controls.turn.dismiss">
        <source>I have seen it</source>
        <translation>J'ai vu</translation>
    </message>
    <message id="controls.turn.yours">
        <source>Your turn, %1</source>
        <translation>À vous, %1</translation>
    </message>
    <message id="controls.undo">
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message id="controls.undo.what">
        <source>Undo %1</source>
        <translation>Annuler %1</translation>
    </message>
    <message id="gallery.any">
        <source>Any game</source>
        <translation>Tout autre jeu</translation>
    </message>
    <message id="gallery.any.note">
        <source>panels without a page of their own</source>
        <translation>des panneaux sans page à eux</translation>
    </message>
    <message id="gallery.arle.actions">
        <source>Summer actions</source>
        <translation>Actions d'été</translation>
    </message>
    <message id="gallery.arle.actions.note">
        <source>winter action still free</source>
        <translation>action d'hiver encore libre</translation>
    </message>
    <message id="gallery.arle.animals">
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message id="gallery.arle.barn">
        <source>Barn</source>
        <translation>Grange</translation>
    </message>
    <message id="gallery.arle.barrow">
        <source>Handcart full · 1 plow</source>
        <translation>Brouette pleine · 1 charrue</translation>
    </message>
    <message id="gallery.arle.builder">
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message id="gallery.arle.builder.does">
        <source>Mill is built</source>
        <translation>Moulin construit</translation>
    </message>
    <message id="gallery.arle.carpenter">
        <source>Carpenter</source>
        <translation>Charpentier</translation>
    </message>
    <message id="gallery.arle.carpenter.does">
        <source>stall or building</source>
        <translation>stalle ou bâtiment</translation>
    </message>
    <message id="gallery.arle.cart">
        <source>Cart · 1 place free</source>
        <translation>Charriot · 1 place libre</translation>
    </message>
    <message id="gallery.arle.clay-worker">
        <source>Clay worker</source>
        <translation>Argile</translation>
    </message>
    <message id="gallery.arle.clay-worker.does">
        <source>+5 clay</source>
        <translation>+5 argile</translation>
    </message>
    <message id="gallery.arle.colonist">
        <source>Colonist</source>
        <translation>Colon</translation>
    </message>
    <message id="gallery.arle.colonist.does">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="gallery.arle.copied">
        <source>copied Peat cutter</source>
        <translation>a copié Tourbier</translation>
    </message>
    <message id="gallery.arle.cow-horse">
        <source>1 cow 1 horse</source>
        <translation>1 vache 1 cheval</translation>
    </message>
    <message id="gallery.arle.dike">
        <source>Dike</source>
        <translation>Digue</translation>
    </message>
    <message id="gallery.arle.dike-builder">
        <source>Dike builder</source>
        <translation>Digues</translation>
    </message>
    <message id="gallery.arle.dike-builder.does">
        <source>+1 animal, 2 dikes</source>
        <translation>+1 animal, 2 digues</translation>
    </message>
    <message id="gallery.arle.enough">
        <source>nothing will be missing</source>
        <translation>rien ne manquera</translation>
    </message>
    <message id="gallery.arle.farmer">
        <source>Farmer</source>
        <translation>Fermier</translation>
    </message>
    <message id="gallery.arle.farmer.does">
        <source>plow 1 field</source>
        <translation>labourer 1 champ</translation>
    </message>
    <message id="gallery.arle.first-player">
        <source>first player</source>
        <translation>premier joueur</translation>
    </message>
    <message id="gallery.arle.fisherman">
        <source>Fisherman</source>
        <translation>Pêcheur</translation>
    </message>
    <message id="gallery.arle.fisherman.does">
        <source>+1 sheep, 5 food</source>
        <translation>+1 mouton, 5 nourriture</translation>
    </message>
    <message id="gallery.arle.forester">
        <source>Forester</source>
        <translation>Forestier</translation>
    </message>
    <message id="gallery.arle.forester.does">
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message id="gallery.arle.guard">
        <source>Warden</source>
        <translation>Gardien</translation>
    </message>
    <message id="gallery.arle.guard.does">
        <source>turn 1 tile over</source>
        <translation>retourner 1 tuile</translation>
    </message>
    <message id="gallery.arle.harvest">
        <source>Harvest</source>
        <translation>Récolte</translation>
    </message>
    <message id="gallery.arle.harvest.what">
        <source>+2 wheat  +1 flax  +1 wood</source>
        <translation>+2 blé  +1 lin  +1 bois</translation>
    </message>
    <message id="gallery.arle.headline">
        <source>5th half-year · summer · September · Yellow places</source>
        <translation>5e semestre · été · septembre · à Jaune de placer</translation>
    </message>
    <message id="gallery.arle.labourer">
        <source>Labourer</source>
        <translation>Ouvrier</translation>
    </message>
    <message id="gallery.arle.labourer.does">
        <source>copy: −2 food</source>
        <translation>copier : −2 nourriture</translation>
    </message>
    <message id="gallery.arle.master">
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message id="gallery.arle.master.does">
        <source>2 tools</source>
        <translation>2 outils</translation>
    </message>
    <message id="gallery.arle.meadow">
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message id="gallery.arle.merchant">
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message id="gallery.arle.merchant.does">
        <source>wheat, hide, +1 of choice</source>
        <translation>blé, cuir, + 1 au choix</translation>
    </message>
    <message id="gallery.arle.milk">
        <source>Milk</source>
        <translation>Lait</translation>
    </message>
    <message id="gallery.arle.milk.what">
        <source>+3 food</source>
        <translation>+3 nourriture</translation>
    </message>
    <message id="gallery.arle.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="gallery.arle.moor">
        <source>Moor</source>
        <translation>Tourbière</translation>
    </message>
    <message id="gallery.arle.name">
        <source>Fields of Arle</source>
        <translation>Terres d'Arle</translation>
    </message>
    <message id="gallery.arle.november">
        <source>November, in 2 workers</source>
        <translation>Novembre, dans 2 ouvriers</translation>
    </message>
    <message id="gallery.arle.park">
        <source>Park</source>
        <translation>Promenade</translation>
    </message>
    <message id="gallery.arle.pay">
        <source>To pay</source>
        <translation>À payer</translation>
    </message>
    <message id="gallery.arle.pay.what">
        <source>−3 food  −2 peat</source>
        <translation>−3 nourriture  −2 tourbe</translation>
    </message>
    <message id="gallery.arle.peat-cutter">
        <source>Peat cutter</source>
        <translation>Tourbier</translation>
    </message>
    <message id="gallery.arle.peat-cutter.does">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="gallery.arle.peat2">
        <source>2 peat</source>
        <translation>2 tourbe</translation>
    </message>
    <message id="gallery.arle.peat3">
        <source>3 peat</source>
        <translation>3 tourbe</translation>
    </message>
    <message id="gallery.arle.sheep2">
        <source>2 sheep</source>
        <translation>2 moutons</translation>
    </message>
    <message id="gallery.arle.sheep4">
        <source>4 sheep</source>
        <translation>4 moutons</translation>
    </message>
    <message id="gallery.arle.stable">
        <source>Stable</source>
        <translation>Étable</translation>
    </message>
    <message id="gallery.arle.stall">
        <source>Stall</source>
        <translation>Stalle</translation>
    </message>
    <message id="gallery.arle.track">
        <source>Goods track</source>
        <translation>Ressources</translation>
    </message>
    <message id="gallery.arle.undo">
        <source>worker</source>
        <translation>ouvrier</translation>
    </message>
    <message id="gallery.arle.village">
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message id="gallery.arle.village.note">
        <source>8 animals · room for 14</source>
        <translation>8 animaux · place pour 14</translation>
    </message>
    <message id="gallery.arle.woodcutter">
        <source>Woodcutter</source>
        <translation>Bûcheron</translation>
    </message>
    <message id="gallery.arle.woodcutter.does">
        <source>+4 wood</source>
        <translation>+4 bois</translation>
    </message>
    <message id="gallery.arle.wool-weaver">
        <source>Wool weaver</source>
        <translation>Tisserand de laine</translation>
    </message>
    <message id="gallery.arle.wool-weaver.does">
        <source>3 wool → 3 yarn</source>
        <translation>3 laine → 3 pelotes</translation>
    </message>
    <message id="gallery.bead.blue">
        <source>blue bead</source>
        <translation>grain bleu</translation>
    </message>
    <message id="gallery.bead.brown">
        <source>brown bead</source>
        <translation>grain brun</translation>
    </message>
    <message id="gallery.bead.green">
        <source>green bead</source>
        <translation>grain vert</translation>
    </message>
    <message id="gallery.bead.purple">
        <source>purple bead</source>
        <translation>grain violet</translation>
    </message>
    <message id="gallery.bead.red">
        <source>red bead</source>
        <translation>grain rouge</translation>
    </message>
    <message id="gallery.bead.yellow">
        <source>yellow bead</source>
        <translation>grain jaune</translation>
    </message>
    <message id="gallery.brick">
        <source>Brick</source>
        <translation>Brique</translation>
    </message>
    <message id="gallery.build">
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message id="gallery.charcoal">
        <source>Charcoal</source>
        <translation>Charbon</translation>
    </message>
    <message id="gallery.clay">
        <source>Clay</source>
        <translation>Argile</translation>
    </message>
    <message id="gallery.colours">
        <source>Colours and type</source>
        <translation>Couleurs et caractères</translation>
    </message>
    <message id="gallery.colours.note">
        <source>seats, goods, landscapes</source>
        <translation>joueurs, biens, paysages</translation>
    </message>
    <message id="gallery.controls">
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message id="gallery.controls.note">
        <source>every button and strip</source>
        <translation>tous les boutons et bandeaux</translation>
    </message>
    <message id="gallery.counters.note">
        <source>tap, swipe, hold</source>
        <translation>toucher, glisser, maintenir</translation>
    </message>
    <message id="gallery.cow">
        <source>Cattle</source>
        <translation>Vaches</translation>
    </message>
    <message id="gallery.derrein.annex">
        <source>Annex · duchy</source>
        <translation>Annexe · duché</translation>
    </message>
    <message id="gallery.derrein.annex-why">
        <source>needs a farm beside it</source>
        <translation>il faut une ferme à côté</translation>
    </message>
    <message id="gallery.derrein.duchy">
        <source>Duchy</source>
        <translation>Duché</translation>
    </message>
    <message id="gallery.derrein.farm-cost">
        <source>−2 planks −1 stone</source>
        <translation>−2 planches −1 pierre</translation>
    </message>
    <message id="gallery.derrein.farm-here">
        <source>Farm · open land B2</source>
        <translation>Ferme · terre libre B2</translation>
    </message>
    <message id="gallery.derrein.gain.stone">
        <source>1 bead × (1 + 1 farm)</source>
        <translation>1 grain × (1 + 1 ferme)</translation>
    </message>
    <message id="gallery.derrein.gain.wheat">
        <source>2 beads × (1 + 2 farms)</source>
        <translation>2 grains × (1 + 2 fermes)</translation>
    </message>
    <message id="gallery.derrein.gains">
        <source>What it brings</source>
        <translation>Ce que cela rapporte</translation>
    </message>
    <message id="gallery.derrein.goods">
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message id="gallery.derrein.harvest">
        <source>Harvest</source>
        <translation>Récolter</translation>
    </message>
    <message id="gallery.derrein.headline">
        <source>Round 3 · Marie · harvest and hunt</source>
        <translation>Tour 3 · Marie · récolte et chasse</translation>
    </message>
    <message id="gallery.derrein.name">
        <source>Derrein</source>
        <translation>Derrein</translation>
    </message>
    <message id="gallery.derrein.odds">
        <source>Next throw: a red bead in %1 % of cases</source>
        <translation>Prochain jet : un grain rouge dans %1 % des cas</translation>
    </message>
    <message id="gallery.derrein.plates">
        <source>Plates</source>
        <translation>Plateau</translation>
    </message>
    <message id="gallery.derrein.plates.note">
        <source>tap a lit field</source>
        <translation>touchez une case éclairée</translation>
    </message>
    <message id="gallery.derrein.real-throw">
        <source>Real throw…</source>
        <translation>Vrai jet…</translation>
    </message>
    <message id="gallery.derrein.thrown">
        <source>Wheat, wheat, stone</source>
        <translation>Froment, froment, pierre</translation>
    </message>
    <message id="gallery.derrein.thrown.farms">
        <source>2 farms on wheat, 1 at the river</source>
        <translation>2 fermes sur froment, 1 sur la rivière</translation>
    </message>
    <message id="gallery.derrein.undo">
        <source>throw</source>
        <translation>jet</translation>
    </message>
    <message id="gallery.empty">
        <source>No table yet</source>
        <translation>Pas encore de table</translation>
    </message>
    <message id="gallery.empty.action">
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message id="gallery.empty.detail">
        <source>Start one, or join a table nearby with its code.</source>
        <translation>Ouvrez-en une, ou rejoignez une table voisine avec son code.</translation>
    </message>
    <message id="gallery.error">
        <source>This table was written by a newer Sideboard</source>
        <translation>Cette table vient d'une version plus récente</translation>
    </message>
    <message id="gallery.error.detail">
        <source>It is left as it is. Update the app to open it.</source>
        <translation>Elle reste intacte. Mettez l'application à jour pour l'ouvrir.</translation>
    </message>
    <message id="gallery.feel">
        <source>Turn and time</source>
        <translation>Tour et temps</translation>
    </message>
    <message id="gallery.flax">
        <source>Flax</source>
        <translation>Lin</translation>
    </message>
    <message id="gallery.flour">
        <source>Flour</source>
        <translation>Farine</translation>
    </message>
    <message id="gallery.food">
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message id="gallery.glass">
        <source>Glass</source>
        <translation>Verre</translation>
    </message>
    <message id="gallery.glassroad.after">
        <source>After conversions: Clay pit, Cabin, Sand depot</source>
        <translation>Après conversions : Argilière, Cabanon, Dépôt de sable</translation>
    </message>
    <message id="gallery.glassroad.both">
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message id="gallery.glassroad.brick-wheel">
        <source>Brick wheel</source>
        <translation>Roue de la brique</translation>
    </message>
    <message id="gallery.glassroad.build-cooperage">
        <source>Build the Cooperage</source>
        <translation>Construire la Tonnellerie</translation>
    </message>
    <message id="gallery.glassroad.builder">
        <source>Master builder</source>
        <translation>Maître d'œuvre</translation>
    </message>
    <message id="gallery.glassroad.builder.does">
        <source>build one</source>
        <translation>un bâtiment</translation>
    </message>
    <message id="gallery.glassroad.cards">
        <source>My specialists</source>
        <translation>Mes spécialistes</translation>
    </message>
    <message id="gallery.glassroad.church">
        <source>Church</source>
        <translation>Église</translation>
    </message>
    <message id="gallery.glassroad.clay-pit">
        <source>Clay pit</source>
        <translation>Argilière</translation>
    </message>
    <message id="gallery.glassroad.cooperage">
        <source>Cooperage</source>
        <translation>Tonnellerie</translation>
    </message>
    <message id="gallery.glassroad.cooperage.cost">
        <source>2 bricks missing</source>
        <translation>il manque 2 briques</translation>
    </message>
    <message id="gallery.glassroad.cooperage.outcome">
        <source>−1 wood −2 bricks  →  3 points</source>
        <translation>−1 bois −2 briques  →  3 points</translation>
    </message>
    <message id="gallery.glassroad.cottage">
        <source>Cottage</source>
        <translation>Chaumière</translation>
    </message>
    <message id="gallery.glassroad.cottage.cost">
        <source>2 wood, 1 clay</source>
        <translation>2 bois, 1 argile</translation>
    </message>
    <message id="gallery.glassroad.depot">
        <source>Sand depot</source>
        <translation>Dépôt de sable</translation>
    </message>
    <message id="gallery.glassroad.depot.cost">
        <source>1 sand, 1 clay</source>
        <translation>1 sable, 1 argile</translation>
    </message>
    <message id="gallery.glassroad.fish-farmer">
        <source>Fish farmer</source>
        <translation>Pisciculteur</translation>
    </message>
    <message id="gallery.glassroad.fish-farmer.does">
        <source>food per pond</source>
        <translation>1 par étang</translation>
    </message>
    <message id="gallery.glassroad.forest-manager">
        <source>Forest manager</source>
        <translation>Garde forestier</translation>
    </message>
    <message id="gallery.glassroad.forest-manager.both">
        <source>Grove + 1 wood   or   4 food</source>
        <translation>Bosquet + 1 bois   ou   4 nourritures</translation>
    </message>
    <message id="gallery.glassroad.forest-manager.does">
        <source>grove + 1 wood</source>
        <translation>bosquet + 1 bois</translation>
    </message>
    <message id="gallery.glassroad.glass-wheel">
        <source>Glass wheel</source>
        <translation>Roue du verre</translation>
    </message>
    <message id="gallery.glassroad.headline">
        <source>Period 2 · round 3 · Lucille reveals</source>
        <translation>Période 2 · manche 3 · à Lucille de révéler</translation>
    </message>
    <message id="gallery.glassroad.kiln">
        <source>Charcoal kiln</source>
        <translation>Charbonnière</translation>
    </message>
    <message id="gallery.glassroad.kiln.cost">
        <source>2 wood, 1 brick</source>
        <translation>2 bois, 1 brique</translation>
    </message>
    <message id="gallery.glassroad.land">
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message id="gallery.glassroad.land.note">
        <source>2 free places</source>
        <translation>2 places libres</translation>
    </message>
    <message id="gallery.glassroad.lord">
        <source>Feudal lord</source>
        <translation>Seigneur</translation>
    </message>
    <message id="gallery.glassroad.lord.does">
        <source>played</source>
        <translation>déjà joué</translation>
    </message>
    <message id="gallery.glassroad.missing">
        <source>2 bricks missing</source>
        <translation>il manque 2 briques</translation>
    </message>
    <message id="gallery.glassroad.name">
        <source>Glass Road</source>
        <translation>Route du Verre</translation>
    </message>
    <message id="gallery.glassroad.points1">
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message id="gallery.glassroad.points6">
        <source>6 points</source>
        <translation>6 points</translation>
    </message>
    <message id="gallery.glassroad.sawmill">
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message id="gallery.glassroad.sawmill.cost">
        <source>1 wood</source>
        <translation>1 bois</translation>
    </message>
    <message id="gallery.glassroad.site">
        <source>Building display</source>
        <translation>Chantier</translation>
    </message>
    <message id="gallery.glassroad.site.note">
        <source>3 within reach</source>
        <translation>3 à portée</translation>
    </message>
    <message id="gallery.glassroad.undo">
        <source>+2 water</source>
        <translation>+2 eau</translation>
    </message>
    <message id="gallery.glassroad.village-church">
        <source>Village church</source>
        <translation>Église du village</translation>
    </message>
    <message id="gallery.glassroad.village-church.cost">
        <source>3 bricks, 2 glass</source>
        <translation>3 briques, 2 verres</translation>
    </message>
    <message id="gallery.glassroad.water-carrier">
        <source>Water carrier</source>
        <translation>Porteur d'eau</translation>
    </message>
    <message id="gallery.glassroad.water-carrier.does">
        <source>pond + 1 water</source>
        <translation>étang + 1 eau</translation>
    </message>
    <message id="gallery.glassroad.wheel.note">
        <source>1 more food and the glassworks turn.</source>
        <translation>Encore 1 nourriture et la verrerie tourne.</translation>
    </message>
    <message id="gallery.goods">
        <source>Goods</source>
        <translation>Ressources</translation>
    </message>
    <message id="gallery.ground.">
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message id="gallery.ground.building">
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message id="gallery.ground.field-lavender">
        <source>Lavender</source>
        <translation>Lavande</translation>
    </message>
    <message id="gallery.ground.field-wheat">
        <source>Wheat field</source>
        <translation>Champ de froment</translation>
    </message>
    <message id="gallery.ground.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="gallery.ground.grove">
        <source>Grove</source>
        <translation>Bosquet</translation>
    </message>
    <message id="gallery.ground.land">
        <source>Open land</source>
        <translation>Terre libre</translation>
    </message>
    <message id="gallery.ground.meadow">
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message id="gallery.ground.mountain">
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message id="gallery.ground.pit">
        <source>Pit</source>
        <translation>Fosse</translation>
    </message>
    <message id="gallery.ground.pond">
        <source>Pond</source>
        <translation>Étang</translation>
    </message>
    <message id="gallery.ground.river">
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message id="gallery.ground.sea">
        <source>Sea</source>
        <translation>Mer</translation>
    </message>
    <message id="gallery.gwtnz.card">
        <source>Card 14</source>
        <translation>Carte 14</translation>
    </message>
    <message id="gallery.gwtnz.card14">
        <source>Buy sheep</source>
        <translation>Acheter des moutons</translation>
    </message>
    <message id="gallery.gwtnz.card14.how">
        <source>specialised in shepherds: left action</source>
        <translation>spécialisée en bergères : action de gauche</translation>
    </message>
    <message id="gallery.gwtnz.cards" numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message id="gallery.gwtnz.craftsman">
        <source>Builders</source>
        <translation>Bâtisseurs</translation>
    </message>
    <message id="gallery.gwtnz.deck">
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message id="gallery.gwtnz.headline">
        <source>Solo · medium · Sarah's turn 9</source>
        <translation>Solo · moyen · tour 9 de Sarah</translation>
    </message>
    <message id="gallery.gwtnz.hire">
        <source>Hire a shepherd</source>
        <translation>Engager une bergère</translation>
    </message>
    <message id="gallery.gwtnz.hire.outcome">
        <source>−6 £  →  3 shepherds</source>
        <translation>−6 £  →  3 bergères</translation>
    </message>
    <message id="gallery.gwtnz.jobs">
        <source>Job market</source>
        <translation>Marché de l'emploi</translation>
    </message>
    <message id="gallery.gwtnz.jobs.note">
        <source>you have £7</source>
        <translation>vous avez 7 £</translation>
    </message>
    <message id="gallery.gwtnz.name">
        <source>Great Western Trail NZ</source>
        <translation>Great Western Trail NZ</translation>
    </message>
    <message id="gallery.gwtnz.one.craftsman">
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message id="gallery.gwtnz.one.sailor">
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message id="gallery.gwtnz.one.shearer">
        <source>Shearer</source>
        <translation>Tondeur</translation>
    </message>
    <message id="gallery.gwtnz.one.shepherd">
        <source>Shepherd</source>
        <translation>Bergère</translation>
    </message>
    <message id="gallery.gwtnz.pathfinder">
        <source>Pathfinder track</source>
        <translation>Piste d'éclaireur</translation>
    </message>
    <message id="gallery.gwtnz.places">
        <source>places</source>
        <translation>lieux</translation>
    </message>
    <message id="gallery.gwtnz.sailor">
        <source>Sailors</source>
        <translation>Marins</translation>
    </message>
    <message id="gallery.gwtnz.shearer">
        <source>Shearers</source>
        <translation>Tondeurs</translation>
    </message>
    <message id="gallery.gwtnz.shepherd">
        <source>Shepherds</source>
        <translation>Bergères</translation>
    </message>
    <message id="gallery.gwtnz.step1">
        <source>Move her runholder 4 places</source>
        <translation>Avancer son éleveur de 4 lieux</translation>
    </message>
    <message id="gallery.gwtnz.step1.why">
        <source>Shortest way to Wellington, then the fewest taxes. Take £2: she passes your green hand.</source>
        <translation>Chemin le plus court vers Wellington, puis le moins de taxes. Prenez 2 £ : elle passe votre main verte.</translation>
    </message>
    <message id="gallery.gwtnz.step2">
        <source>Add 2 cards to the market</source>
        <translation>Ajouter 2 cartes au marché</translation>
    </message>
    <message id="gallery.gwtnz.step2.why">
        <source>For free, because she is specialised in shepherds.</source>
        <translation>Gratuitement, parce qu'elle est spécialisée en bergères.</translation>
    </message>
    <message id="gallery.gwtnz.step3">
        <source>Neither Suffolk nor Dorset Horn: add 2 cards, one shepherd less</source>
        <translation>Ni Suffolk ni Dorset Horn : ajouter 2 cartes, une bergère de moins</translation>
    </message>
    <message id="gallery.gwtnz.step3.why">
        <source>The option with 4 shepherds is not complete in the market.</source>
        <translation>L'option à 4 bergères n'est pas complète au marché.</translation>
    </message>
    <message id="gallery.gwtnz.step4">
        <source>Take 2 Corriedale</source>
        <translation>Prendre 2 Corriedale</translation>
    </message>
    <message id="gallery.gwtnz.step4.why">
        <source>2 points each; fewer in the market than Lincoln (2 against 3).</source>
        <translation>2 points chacune ; moins nombreuses au marché que les Lincoln (2 contre 3).</translation>
    </message>
    <message id="gallery.gwtnz.taken">
        <source>already hired</source>
        <translation>déjà engagé</translation>
    </message>
    <message id="gallery.gwtnz.turn">
        <source>Sarah's turn</source>
        <translation>Tour de Sarah</translation>
    </message>
    <message id="gallery.gwtnz.undo">
        <source>step 2</source>
        <translation>étape 2</translation>
    </message>
    <message id="gallery.hide">
        <source>Hides</source>
        <translation>Peaux</translation>
    </message>
    <message id="gallery.horse">
        <source>Horses</source>
        <translation>Chevaux</translation>
    </message>
    <message id="gallery.icons">
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message id="gallery.leather">
        <source>Leather</source>
        <translation>Cuir</translation>
    </message>
    <message id="gallery.luc">
        <source>Luc</source>
        <translation>Luc</translation>
    </message>
    <message id="gallery.marie">
        <source>Marie</source>
        <translation>Marie</translation>
    </message>
    <message id="gallery.medicine">
        <source>Remedy</source>
        <translation>Remède</translation>
    </message>
    <message id="gallery.neuland.abbey">
        <source>Abbey · Religion 1</source>
        <translation>Abbaye · Religion 1</translation>
    </message>
    <message id="gallery.neuland.abbey-why">
        <source>already taken by Red</source>
        <translation>déjà prise par Rouge</translation>
    </message>
    <message id="gallery.neuland.arms">
        <source>Arms</source>
        <translation>Blasons</translation>
    </message>
    <message id="gallery.neuland.done">
        <source>actions done, 5 possible</source>
        <translation>actions faites, 5 possibles</translation>
    </message>
    <message id="gallery.neuland.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="gallery.neuland.headline">
        <source>2nd edition · Yellow again</source>
        <translation>2e édition · au tour de Jaune, encore</translation>
    </message>
    <message id="gallery.neuland.loss">
        <source>If the turn ends here, you lose 1 cloth</source>
        <translation>Si le tour finit ici, vous perdez 1 tissu</translation>
    </message>
    <message id="gallery.neuland.loss.why">
        <source>worker lying on the Weaving mill</source>
        <translation>ouvrier couché sur l'Atelier de tissage</translation>
    </message>
    <message id="gallery.neuland.lumberjack-hut">
        <source>Lumberjack hut</source>
        <translation>Cabane de bûcheron</translation>
    </message>
    <message id="gallery.neuland.map">
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message id="gallery.neuland.map.note">
        <source>4 places for the Paper mill</source>
        <translation>4 places pour la Papeterie</translation>
    </message>
    <message id="gallery.neuland.mine">
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message id="gallery.neuland.name">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="gallery.neuland.next">
        <source>next: Red</source>
        <translation>ensuite : Rouge</translation>
    </message>
    <message id="gallery.neuland.one-more">
        <source>one more action</source>
        <translation>une action de plus</translation>
    </message>
    <message id="gallery.neuland.paper-cost">
        <source>0 actions · 1 stone</source>
        <translation>0 action · 1 pierre</translation>
    </message>
    <message id="gallery.neuland.paper-here">
        <source>Paper mill · forest C3</source>
        <translation>Papeterie · forêt C3</translation>
    </message>
    <message id="gallery.neuland.paper-mill">
        <source>Paper mill</source>
        <translation>Papeterie</translation>
    </message>
    <message id="gallery.neuland.refused">
        <source>The Paper mill needs a forest with a river beside it.</source>
        <translation>La Papeterie demande une forêt au bord d'une rivière.</translation>
    </message>
    <message id="gallery.neuland.standing">
        <source>Yellow 18 arms · Red 17</source>
        <translation>Jaune 18 blasons · Rouge 17</translation>
    </message>
    <message id="gallery.neuland.undo">
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message id="gallery.neuland.weaving-mill">
        <source>Weaving mill</source>
        <translation>Atelier de tissage</translation>
    </message>
    <message id="gallery.neuland.wood-cost">
        <source>1 action · food next to it</source>
        <translation>1 action · nourriture d'à côté</translation>
    </message>
    <message id="gallery.neuland.wood-here">
        <source>Wood · Lumberjack hut</source>
        <translation>Bois · Cabane de bûcheron</translation>
    </message>
    <message id="gallery.neuland.worker">
        <source>Worker</source>
        <translation>Ouvrier</translation>
    </message>
    <message id="gallery.page9">
        <source>p. 9</source>
        <translation>p. 9</translation>
    </message>
    <message id="gallery.paul">
        <source>Paul</source>
        <translation>Paul</translation>
    </message>
    <message id="gallery.peat">
        <source>Peat</source>
        <translation>Tourbe</translation>
    </message>
    <message id="gallery.phone">
        <source>Phone / tablet</source>
        <translation>Téléphone / tablette</translation>
    </message>
    <message id="gallery.plank">
        <source>Planks</source>
        <translation>Planche</translation>
    </message>
    <message id="gallery.points">
        <source>points</source>
        <translation>points</translation>
    </message>
    <message id="gallery.points-short" numerus="yes">
        <source>{count} pts</source>
        <translation>
            <numerusform>{count} pt</numerusform>
            <numerusform>{count} pts</numerusform>
        </translation>
    </message>
    <message id="gallery.produce">
        <source>Produce</source>
        <translation>Produire</translation>
    </message>
    <message id="gallery.prompt.amount">
        <source>How many?</source>
        <translation>Combien ?</translation>
    </message>
    <message id="gallery.prompt.arrangement">
        <source>Put the animals into stalls</source>
        <translation>Répartir les animaux</translation>
    </message>
    <message id="gallery.prompt.building">
        <source>Which building?</source>
        <translation>Quel bâtiment ?</translation>
    </message>
    <message id="gallery.prompt.cell">
        <source>Where does it stand?</source>
        <translation>Où le placer ?</translation>
    </message>
    <message id="gallery.prompt.mix">
        <source>Pay 3 goods of any kind</source>
        <translation>Payer 3 biens au choix</translation>
    </message>
    <message id="gallery.prompts.note">
        <source>what a move still needs</source>
        <translation>ce qu'il manque à une action</translation>
    </message>
    <message id="gallery.red">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="gallery.refusal.missing-brick" numerus="yes">
        <source>{count} bricks are missing</source>
        <translation>
            <numerusform>il manque {count} brique</numerusform>
            <numerusform>il manque {count} briques</numerusform>
        </translation>
    </message>
    <message id="gallery.refusal.taken">
        <source>this place is taken</source>
        <translation>cette place est prise</translation>
    </message>
    <message id="gallery.sand">
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message id="gallery.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gallery.score">
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message id="gallery.score.animals">
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message id="gallery.score.animals.why0">
        <source>6 sheep, 1 cow, 1 horse</source>
        <translation>6 moutons, 1 vache, 1 cheval</translation>
    </message>
    <message id="gallery.score.animals.why1">
        <source>4 sheep, 3 cows</source>
        <translation>4 moutons, 3 vaches</translation>
    </message>
    <message id="gallery.score.buildings">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="gallery.score.buildings.why0">
        <source>Mill 6, Park 5, Inn 6</source>
        <translation>Moulin 6, Promenade 5, Auberge 6</translation>
    </message>
    <message id="gallery.score.buildings.why1">
        <source>Church 8, Depot 6</source>
        <translation>Église 8, Dépôt 6</translation>
    </message>
    <message id="gallery.score.dikes">
        <source>Dikes</source>
        <translation>Digues</translation>
    </message>
    <message id="gallery.score.dikes.why0">
        <source>5 dikes</source>
        <translation>5 digues</translation>
    </message>
    <message id="gallery.score.dikes.why1">
        <source>3 dikes</source>
        <translation>3 digues</translation>
    </message>
    <message id="gallery.score.goods">
        <source>Goods</source>
        <translation>Biens</translation>
    </message>
    <message id="gallery.score.goods.why0">
        <source>food 9, wheat 3</source>
        <translation>nourriture 9, blé 3</translation>
    </message>
    <message id="gallery.score.goods.why1">
        <source>food 11, wool 4</source>
        <translation>nourriture 11, laine 4</translation>
    </message>
    <message id="gallery.score.moors">
        <source>Moors left</source>
        <translation>Tourbières</translation>
    </message>
    <message id="gallery.score.moors.why0">
        <source>2 moors</source>
        <translation>2 tourbières</translation>
    </message>
    <message id="gallery.score.moors.why1">
        <source>1 moor</source>
        <translation>1 tourbière</translation>
    </message>
    <message id="gallery.score.tools">
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message id="gallery.score.tools.why0">
        <source>5 raised tools</source>
        <translation>5 outils améliorés</translation>
    </message>
    <message id="gallery.score.tools.why1">
        <source>3 raised tools</source>
        <translation>3 outils améliorés</translation>
    </message>
    <message id="gallery.score.travel">
        <source>Travel</source>
        <translation>Voyages</translation>
    </message>
    <message id="gallery.score.travel.why0">
        <source>Aurich twice</source>
        <translation>Aurich deux fois</translation>
    </message>
    <message id="gallery.score.travel.why1">
        <source>Emden</source>
        <translation>Emden</translation>
    </message>
    <message id="gallery.score.vehicles">
        <source>Vehicles</source>
        <translation>Véhicules</translation>
    </message>
    <message id="gallery.score.vehicles.why0">
        <source>2 carts</source>
        <translation>2 charriots</translation>
    </message>
    <message id="gallery.score.vehicles.why1">
        <source>carriage and cart</source>
        <translation>calèche et charriot</translation>
    </message>
    <message id="gallery.settings">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="gallery.share">
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message id="gallery.sheep">
        <source>Sheep</source>
        <translation>Moutons</translation>
    </message>
    <message id="gallery.slate">
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message id="gallery.states">
        <source>Empty, loading, error</source>
        <translation>Vide, attente, erreur</translation>
    </message>
    <message id="gallery.stone">
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message id="gallery.tab.actions">
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message id="gallery.tab.arms">
        <source>Arms</source>
        <translation>Blasons</translation>
    </message>
    <message id="gallery.tab.board">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="gallery.tab.history">
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message id="gallery.tab.land">
        <source>Land</source>
        <translation>Paysage</translation>
    </message>
    <message id="gallery.tab.map">
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message id="gallery.tab.markets">
        <source>Markets</source>
        <translation>Marchés</translation>
    </message>
    <message id="gallery.tab.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="gallery.tab.points">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gallery.tab.site">
        <source>Buildings</source>
        <translation>Chantier</translation>
    </message>
    <message id="gallery.tab.time">
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message id="gallery.tab.trade">
        <source>Trade</source>
        <translation>Négocier</translation>
    </message>
    <message id="gallery.tab.village">
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message id="gallery.text">
        <source>Text %1 %</source>
        <translation>Texte %1 %</translation>
    </message>
    <message id="gallery.theme">
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message id="gallery.timber">
        <source>Timber</source>
        <translation>Madrier</translation>
    </message>
    <message id="gallery.title">
        <source>Sideboard gallery</source>
        <translation>Galerie de Sideboard</translation>
    </message>
    <message id="gallery.toast">
        <source>Marie: +2 water</source>
        <translation>Marie : +2 eau</translation>
    </message>
    <message id="gallery.water">
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message id="gallery.wheat">
        <source>Wheat</source>
        <translation>Froment</translation>
    </message>
    <message id="gallery.wood">
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message id="gallery.wool">
        <source>Wool</source>
        <translation>Laine</translation>
    </message>
    <message id="gallery.yellow">
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message id="gallery.you">
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message id="panels.bowl.throw">
        <source>Throw the bowl</source>
        <translation>Lancer le bol</translation>
    </message>
    <message id="panels.cards.hidden">
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message id="panels.grid.empty">
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message id="panels.nothing">
        <source>Nothing here yet</source>
        <translation>Rien pour le moment</translation>
    </message>
    <message id="panels.ring.marker">
        <source>%1 on space %2</source>
        <translation>%1 sur la case %2</translation>
    </message>
    <message id="panels.ring.present">
        <source>The present</source>
        <translation>Le présent</translation>
    </message>
    <message id="panels.ring.space">
        <source>Space %1</source>
        <translation>Case %1</translation>
    </message>
    <message id="panels.steps.done">
        <source>Done</source>
        <translation>C'est fait</translation>
    </message>
    <message id="panels.steps.otherwise">
        <source>Otherwise…</source>
        <translation>Autrement…</translation>
    </message>
    <message id="panels.steps.page">
        <source>booklet p. %1</source>
        <translation>livret p. %1</translation>
    </message>
    <message id="platform.screen.reason">
        <source>A game is being played</source>
        <translation>Une partie est en cours</translation>
    </message>
</context>
</TS>
