<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="derrein.about">
        <source>Harvest with the chance bowl, build duchies, fulfil a secret mission</source>
        <translation>Récolter avec l'écuelle de hasard, bâtir des duchés, remplir une mission secrète</translation>
    </message>
    <message id="derrein.any-time.title">
        <source>Any time</source>
        <translation>À tout moment</translation>
    </message>
    <message id="derrein.ask.against">
        <source>Against whose witch?</source>
        <translation>Contre la sorcière de qui ?</translation>
    </message>
    <message id="derrein.ask.agree">
        <source>Do you agree?</source>
        <translation>Êtes-vous d'accord ?</translation>
    </message>
    <message id="derrein.ask.agreed">
        <source>Agreed already?</source>
        <translation>Déjà d'accord ?</translation>
    </message>
    <message id="derrein.ask.beads">
        <source>What did the real bowl show?</source>
        <translation>Qu'a montré la vraie écuelle ?</translation>
    </message>
    <message id="derrein.ask.cell">
        <source>Where?</source>
        <translation>Où ?</translation>
    </message>
    <message id="derrein.ask.food">
        <source>How is it paid?</source>
        <translation>Comment payer ?</translation>
    </message>
    <message id="derrein.ask.from">
        <source>Which good is transformed?</source>
        <translation>Quelle carte métamorphoser ?</translation>
    </message>
    <message id="derrein.ask.give">
        <source>What do you give?</source>
        <translation>Que donnez-vous ?</translation>
    </message>
    <message id="derrein.ask.in">
        <source>Which colour comes in?</source>
        <translation>Quelle couleur entre ?</translation>
    </message>
    <message id="derrein.ask.landscape">
        <source>Which landscape?</source>
        <translation>Quel paysage ?</translation>
    </message>
    <message id="derrein.ask.lower">
        <source>Lower part of the mission</source>
        <translation>Partie inférieure de la mission</translation>
    </message>
    <message id="derrein.ask.number">
        <source>Number on the start card</source>
        <translation>Numéro de la carte Début</translation>
    </message>
    <message id="derrein.ask.offer">
        <source>Which offer?</source>
        <translation>Quelle offre ?</translation>
    </message>
    <message id="derrein.ask.out">
        <source>Which colour goes out?</source>
        <translation>Quelle couleur sort ?</translation>
    </message>
    <message id="derrein.ask.owner">
        <source>Whose workshop?</source>
        <translation>L'atelier de qui ?</translation>
    </message>
    <message id="derrein.ask.piece">
        <source>First piece on the card</source>
        <translation>Première pièce de la carte</translation>
    </message>
    <message id="derrein.ask.place">
        <source>Where?</source>
        <translation>Où ?</translation>
    </message>
    <message id="derrein.ask.plate">
        <source>Which board?</source>
        <translation>Quel tableau ?</translation>
    </message>
    <message id="derrein.ask.price">
        <source>What is paid for it?</source>
        <translation>Contre quoi ?</translation>
    </message>
    <message id="derrein.ask.quarters">
        <source>How many quarter turns?</source>
        <translation>Combien de quarts de tour ?</translation>
    </message>
    <message id="derrein.ask.raw">
        <source>Which raw good?</source>
        <translation>Quelle matière première ?</translation>
    </message>
    <message id="derrein.ask.times">
        <source>How many?</source>
        <translation>Combien ?</translation>
    </message>
    <message id="derrein.ask.to">
        <source>Into what?</source>
        <translation>En quoi ?</translation>
    </message>
    <message id="derrein.ask.upper">
        <source>Upper part of the mission</source>
        <translation>Partie supérieure de la mission</translation>
    </message>
    <message id="derrein.ask.want">
        <source>What do you get?</source>
        <translation>Que recevez-vous ?</translation>
    </message>
    <message id="derrein.ask.with">
        <source>Trade with whom?</source>
        <translation>Négocier avec qui ?</translation>
    </message>
    <message id="derrein.ask.won">
        <source>Which star stands?</source>
        <translation>Quelle étoile reste debout ?</translation>
    </message>
    <message id="derrein.ask.workshop">
        <source>Which workshop?</source>
        <translation>Quel atelier ?</translation>
    </message>
    <message id="derrein.bowl.no-red">
        <source>No red bead yet</source>
        <translation>Pas encore de grain rouge</translation>
    </message>
    <message id="derrein.bowl.red-odds">
        <source>Next throw: a red bead {percent} % of the time</source>
        <translation>Prochain jet : un grain rouge dans {percent} % des cas</translation>
    </message>
    <message id="derrein.bowl.thrown">
        <source>{beads}</source>
        <translation>{beads}</translation>
    </message>
    <message id="derrein.bowl.title">
        <source>Chance bowl</source>
        <translation>Écuelle de hasard</translation>
    </message>
    <message id="derrein.build.title">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="derrein.building.farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="derrein.building.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.building.none">
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message id="derrein.building.sawmill">
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message id="derrein.building.stonecutter">
        <source>Stonecutter</source>
        <translation>Tailleur p.</translation>
    </message>
    <message id="derrein.building.tannery">
        <source>Tannery</source>
        <translation>Tannerie</translation>
    </message>
    <message id="derrein.building.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.buildings.title">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="derrein.colour.blue">
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message id="derrein.colour.brown">
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message id="derrein.colour.green">
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message id="derrein.colour.purple">
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message id="derrein.colour.red">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="derrein.colour.yellow">
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message id="derrein.duchy.large">
        <source>Large duchy</source>
        <translation>Grand duché</translation>
    </message>
    <message id="derrein.duchy.none">
        <source>Place for a duchy</source>
        <translation>Place pour un duché</translation>
    </message>
    <message id="derrein.duchy.small">
        <source>Small duchy</source>
        <translation>Petit duché</translation>
    </message>
    <message id="derrein.farms-on">
        <source>Farm · {landscape}</source>
        <translation>Ferme · {landscape}</translation>
    </message>
    <message id="derrein.figure.active">
        <source>Whose turn (seat from 0)</source>
        <translation>À qui le tour (siège dès 0)</translation>
    </message>
    <message id="derrein.figure.cell.building">
        <source>Square {number}: building</source>
        <translation>Case {number} : bâtiment</translation>
    </message>
    <message id="derrein.figure.cell.landscape">
        <source>Square {number}: landscape</source>
        <translation>Case {number} : paysage</translation>
    </message>
    <message id="derrein.figure.first-piece">
        <source>First piece</source>
        <translation>Première pièce</translation>
    </message>
    <message id="derrein.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="derrein.figure.place.duchy">
        <source>Duchy place {number}</source>
        <translation>Place de duché {number}</translation>
    </message>
    <message id="derrein.figure.printed.plate">
        <source>Board square {last}</source>
        <translation>Case de tableau {last}</translation>
    </message>
    <message id="derrein.figure.printed.plate.columns">
        <source>Columns of a board</source>
        <translation>Colonnes d'un tableau</translation>
    </message>
    <message id="derrein.figure.printed.plate.rows">
        <source>Rows of a board</source>
        <translation>Lignes d'un tableau</translation>
    </message>
    <message id="derrein.figure.round">
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message id="derrein.figure.start-number">
        <source>Start card number</source>
        <translation>Numéro de carte Début</translation>
    </message>
    <message id="derrein.figure.won">
        <source>Has won</source>
        <translation>A gagné</translation>
    </message>
    <message id="derrein.food.enough">
        <source>{need} to pay</source>
        <translation>{need} à payer</translation>
    </message>
    <message id="derrein.food.short">
        <source>{need} to pay, {missing} missing</source>
        <translation>{need} à payer, il manque {missing}</translation>
    </message>
    <message id="derrein.food.title">
        <source>Food</source>
        <translation>Alimentation</translation>
    </message>
    <message id="derrein.good.cow">
        <source>Cow</source>
        <translation>Vache</translation>
    </message>
    <message id="derrein.good.flour">
        <source>Flour</source>
        <translation>Farine</translation>
    </message>
    <message id="derrein.good.lavender">
        <source>Lavender</source>
        <translation>Lavande</translation>
    </message>
    <message id="derrein.good.leather">
        <source>Leather</source>
        <translation>Cuir</translation>
    </message>
    <message id="derrein.good.medicine">
        <source>Medicine</source>
        <translation>Médicament</translation>
    </message>
    <message id="derrein.good.plank">
        <source>Plank</source>
        <translation>Planche</translation>
    </message>
    <message id="derrein.good.rock">
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message id="derrein.good.slate">
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message id="derrein.good.wheat">
        <source>Wheat</source>
        <translation>Froment</translation>
    </message>
    <message id="derrein.good.wood">
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message id="derrein.goods.title">
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message id="derrein.harvest.lost">
        <source>all of it goes back</source>
        <translation>tout est rendu</translation>
    </message>
    <message id="derrein.harvest.rotten">
        <source>Red: nothing is harvested, and products rot</source>
        <translation>Rouge : aucune récolte, des produits pourrissent</translation>
    </message>
    <message id="derrein.harvest.sum">
        <source>{beads} × (1 + {farms} farms)</source>
        <translation>{beads} × (1 + {farms} fermes)</translation>
    </message>
    <message id="derrein.harvest.title">
        <source>Harvest</source>
        <translation>Récolte</translation>
    </message>
    <message id="derrein.headline">
        <source>Round {round} · {seat} · {phase}</source>
        <translation>Tour {round} · {seat} · {phase}</translation>
    </message>
    <message id="derrein.landscape.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="derrein.landscape.lavender">
        <source>Lavender</source>
        <translation>Lavande</translation>
    </message>
    <message id="derrein.landscape.meadow">
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message id="derrein.landscape.none">
        <source>no landscape</source>
        <translation>pas de paysage</translation>
    </message>
    <message id="derrein.landscape.pebbles">
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message id="derrein.landscape.wheat">
        <source>Wheat</source>
        <translation>Froment</translation>
    </message>
    <message id="derrein.map.title">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.medicine.title">
        <source>With medicine</source>
        <translation>Avec un médicament</translation>
    </message>
    <message id="derrein.misfit.below-zero">
        <source>There is not that much {good}</source>
        <translation>Il n'y a pas assez : {good}</translation>
    </message>
    <message id="derrein.misfit.cell-or-none">
        <source>A place is missing, or one too many was given</source>
        <translation>Il manque un lieu, ou il y en a un de trop</translation>
    </message>
    <message id="derrein.misfit.duchy-place-taken">
        <source>A duchy stands there already</source>
        <translation>Un duché s'y trouve déjà</translation>
    </message>
    <message id="derrein.misfit.landscape-taken">
        <source>Something stands there already</source>
        <translation>Quelque chose s'y trouve déjà</translation>
    </message>
    <message id="derrein.misfit.negative">
        <source>An amount is below zero</source>
        <translation>Une quantité est négative</translation>
    </message>
    <message id="derrein.misfit.no-bead-left">
        <source>No bead of that colour is left</source>
        <translation>Il ne reste aucun grain de cette couleur</translation>
    </message>
    <message id="derrein.misfit.no-duchy-place">
        <source>No duchy can stand there</source>
        <translation>Aucun duché ne peut s'y trouver</translation>
    </message>
    <message id="derrein.misfit.no-landscape">
        <source>There is no landscape there</source>
        <translation>Il n'y a pas de paysage à cet endroit</translation>
    </message>
    <message id="derrein.misfit.no-piece-left">
        <source>No such piece is left</source>
        <translation>Il ne reste plus de pièce de ce genre</translation>
    </message>
    <message id="derrein.misfit.no-start-card">
        <source>A start card is missing</source>
        <translation>Il manque une carte Début</translation>
    </message>
    <message id="derrein.misfit.no-such-duchy">
        <source>There is no such duchy</source>
        <translation>Ce duché n'existe pas</translation>
    </message>
    <message id="derrein.misfit.no-such-offer">
        <source>This offer is gone</source>
        <translation>Cette offre n'existe plus</translation>
    </message>
    <message id="derrein.misfit.no-such-player">
        <source>Nobody sits there</source>
        <translation>Personne n'est assis là</translation>
    </message>
    <message id="derrein.misfit.no-such-workshop">
        <source>There is no such workshop</source>
        <translation>Cet atelier n'existe pas</translation>
    </message>
    <message id="derrein.misfit.no-witchery">
        <source>There is no witchery</source>
        <translation>Il n'y a pas de sorcellerie</translation>
    </message>
    <message id="derrein.misfit.not-in-bowl">
        <source>The bowl does not hold these beads</source>
        <translation>L'écuelle ne contient pas ces grains</translation>
    </message>
    <message id="derrein.misfit.nothing-to-annex">
        <source>There is nothing to annex there</source>
        <translation>Il n'y a rien à annexer à cet endroit</translation>
    </message>
    <message id="derrein.misfit.other-fight">
        <source>Another fight came first</source>
        <translation>Un autre combat est passé avant</translation>
    </message>
    <message id="derrein.misfit.other-turn">
        <source>That turn is over</source>
        <translation>Ce tour est terminé</translation>
    </message>
    <message id="derrein.misfit.plate-off-the-map">
        <source>The board does not fit there</source>
        <translation>Le tableau ne tient pas à cet endroit</translation>
    </message>
    <message id="derrein.misfit.too-many-offers">
        <source>Too many offers are open</source>
        <translation>Trop d'offres sont ouvertes</translation>
    </message>
    <message id="derrein.mission.enter">
        <source>Enter the mission</source>
        <translation>Saisir la mission</translation>
    </message>
    <message id="derrein.mission.hide">
        <source>Hide it again</source>
        <translation>Cacher de nouveau</translation>
    </message>
    <message id="derrein.mission.look">
        <source>Look behind the curtain</source>
        <translation>Regarder derrière le rideau</translation>
    </message>
    <message id="derrein.mission.lower">
        <source>Lower part (long game)</source>
        <translation>Partie inférieure (partie longue)</translation>
    </message>
    <message id="derrein.mission.met">
        <source>Fulfilled! Finish the food phase to win</source>
        <translation>Remplie ! Terminez la phase alimentaire pour gagner</translation>
    </message>
    <message id="derrein.mission.missing" numerus="yes">
        <source>{count} buildings missing</source>
        <translation>
            <numerusform>il manque {count} bâtiment</numerusform>
            <numerusform>il manque {count} bâtiments</numerusform>
        </translation>
    </message>
    <message id="derrein.mission.none">
        <source>Not entered yet</source>
        <translation>Pas encore saisie</translation>
    </message>
    <message id="derrein.mission.open">
        <source>Open it for all</source>
        <translation>La montrer à tous</translation>
    </message>
    <message id="derrein.mission.owed">
        <source>A mission must be shown or sealed</source>
        <translation>Une mission doit être montrée ou scellée</translation>
    </message>
    <message id="derrein.mission.seal">
        <source>Seal it</source>
        <translation>Sceller</translation>
    </message>
    <message id="derrein.mission.sealed">
        <source>Sealed: hidden until the end</source>
        <translation>Scellée : secrète jusqu'à la fin</translation>
    </message>
    <message id="derrein.mission.title">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.mission.upper">
        <source>Upper part</source>
        <translation>Partie supérieure</translation>
    </message>
    <message id="derrein.move.add-red">
        <source>Add a red bead</source>
        <translation>Ajouter un grain rouge</translation>
    </message>
    <message id="derrein.move.annex">
        <source>Annex</source>
        <translation>Annexer</translation>
    </message>
    <message id="derrein.move.answer">
        <source>Answer an offer</source>
        <translation>Répondre à une offre</translation>
    </message>
    <message id="derrein.move.ask-workshop">
        <source>Use another's workshop</source>
        <translation>Atelier d'un autre</translation>
    </message>
    <message id="derrein.move.begin">
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message id="derrein.move.build-duchy">
        <source>Small duchy</source>
        <translation>Petit duché</translation>
    </message>
    <message id="derrein.move.build-farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="derrein.move.build-witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.move.build-workshop">
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message id="derrein.move.claim-victory">
        <source>Mission fulfilled!</source>
        <translation>Mission remplie !</translation>
    </message>
    <message id="derrein.move.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Maudire l'écuelle</translation>
    </message>
    <message id="derrein.move.drop-workshop">
        <source>Remove a workshop</source>
        <translation>Enlever un atelier</translation>
    </message>
    <message id="derrein.move.end-building">
        <source>Done building</source>
        <translation>Fin de construction</translation>
    </message>
    <message id="derrein.move.enlarge-duchy">
        <source>Enlarge a duchy</source>
        <translation>Agrandir un duché</translation>
    </message>
    <message id="derrein.move.fight-witch">
        <source>Fight a witch</source>
        <translation>Combat de sorcières</translation>
    </message>
    <message id="derrein.move.go-on">
        <source>Go on as a long game</source>
        <translation>Continuer en partie longue</translation>
    </message>
    <message id="derrein.move.lay-plate">
        <source>Lay a board</source>
        <translation>Poser un tableau</translation>
    </message>
    <message id="derrein.move.lose-duchy">
        <source>Hunger: lose a duchy</source>
        <translation>Faim : perdre un duché</translation>
    </message>
    <message id="derrein.move.lose-workshop">
        <source>Hunger: lose a workshop</source>
        <translation>Faim : perdre un atelier</translation>
    </message>
    <message id="derrein.move.move-witchery">
        <source>Move the witchery</source>
        <translation>Déplacer la sorcellerie</translation>
    </message>
    <message id="derrein.move.paint">
        <source>Paint a landscape</source>
        <translation>Peindre un paysage</translation>
    </message>
    <message id="derrein.move.pay-food">
        <source>Pay food</source>
        <translation>Payer l'alimentation</translation>
    </message>
    <message id="derrein.move.place-duchy">
        <source>Place the first duchy</source>
        <translation>Placer le premier duché</translation>
    </message>
    <message id="derrein.move.place-farm">
        <source>Place the first farm</source>
        <translation>Placer la première ferme</translation>
    </message>
    <message id="derrein.move.place-first">
        <source>Place the first piece</source>
        <translation>Placer la première pièce</translation>
    </message>
    <message id="derrein.move.process">
        <source>Process</source>
        <translation>Transformer</translation>
    </message>
    <message id="derrein.move.show-mission">
        <source>Show the mission</source>
        <translation>Montrer la mission</translation>
    </message>
    <message id="derrein.move.shrink-duchy">
        <source>Hunger: shrink a duchy</source>
        <translation>Faim : réduire un duché</translation>
    </message>
    <message id="derrein.move.swap-bead">
        <source>Change the bowl</source>
        <translation>Métamorphoser l'écuelle</translation>
    </message>
    <message id="derrein.move.swap-mission">
        <source>Swap the mission</source>
        <translation>Échanger la mission</translation>
    </message>
    <message id="derrein.move.take-start-card">
        <source>Start card</source>
        <translation>Carte Début</translation>
    </message>
    <message id="derrein.move.throw-bowl">
        <source>Throw</source>
        <translation>Jeter</translation>
    </message>
    <message id="derrein.move.trade">
        <source>Trade</source>
        <translation>Négocier</translation>
    </message>
    <message id="derrein.move.transform">
        <source>Transform a good</source>
        <translation>Métamorphoser</translation>
    </message>
    <message id="derrein.move.withdraw">
        <source>Withdraw an offer</source>
        <translation>Retirer une offre</translation>
    </message>
    <message id="derrein.name">
        <source>Derrein</source>
        <translation>Derrein</translation>
    </message>
    <message id="derrein.need.any-workshop">
        <source>Any workshop</source>
        <translation>Atelier au choix</translation>
    </message>
    <message id="derrein.need.duchy">
        <source>Duchy</source>
        <translation>Duché</translation>
    </message>
    <message id="derrein.need.farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="derrein.need.large-duchy">
        <source>Large duchy</source>
        <translation>Grand duché</translation>
    </message>
    <message id="derrein.need.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.need.sawmill">
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message id="derrein.need.stonecutter">
        <source>Stonecutter</source>
        <translation>Tailleur de pierres</translation>
    </message>
    <message id="derrein.need.tannery">
        <source>Tannery</source>
        <translation>Tannerie</translation>
    </message>
    <message id="derrein.need.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.nothing">
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message id="derrein.odds.beads" numerus="yes">
        <source>{count} beads in the bowl</source>
        <translation>
            <numerusform>{count} grain dans l'écuelle</numerusform>
            <numerusform>{count} grains dans l'écuelle</numerusform>
        </translation>
    </message>
    <message id="derrein.odds.title">
        <source>Odds in the next throw</source>
        <translation>Chances au prochain jet</translation>
    </message>
    <message id="derrein.offers.detail">
        <source>gives {give}, wants {want}</source>
        <translation>donne {give}, veut {want}</translation>
    </message>
    <message id="derrein.offers.detail-workshop">
        <source>process {process} for {give}</source>
        <translation>transformer {process} contre {give}</translation>
    </message>
    <message id="derrein.offers.title">
        <source>Offers</source>
        <translation>Offres</translation>
    </message>
    <message id="derrein.offers.trade">
        <source>{seat} to {other}</source>
        <translation>{seat} à {other}</translation>
    </message>
    <message id="derrein.offers.workshop">
        <source>{seat} asks {other}</source>
        <translation>{seat} demande à {other}</translation>
    </message>
    <message id="derrein.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexion de fermes</translation>
    </message>
    <message id="derrein.option.annex-farms-again">
        <source>Annexing farms again</source>
        <translation>Annexion supplémentaire de fermes</translation>
    </message>
    <message id="derrein.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexion d'ateliers</translation>
    </message>
    <message id="derrein.option.annex-workshops-again">
        <source>Annexing workshops again</source>
        <translation>Annexion supplémentaire d'ateliers</translation>
    </message>
    <message id="derrein.option.change-bowl">
        <source>Change the bowl</source>
        <translation>Métamorphoser l'écuelle</translation>
    </message>
    <message id="derrein.option.cost-card">
        <source>Cost of workshops</source>
        <translation>Coût des ateliers</translation>
    </message>
    <message id="derrein.option.cost-card.plain">
        <source>Plank + leather</source>
        <translation>Planche + cuir</translation>
    </message>
    <message id="derrein.option.cost-card.printed">
        <source>From the card</source>
        <translation>De la carte</translation>
    </message>
    <message id="derrein.option.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Maudire l'écuelle</translation>
    </message>
    <message id="derrein.option.game">
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message id="derrein.option.game.detail">
        <source>Short: the upper part of the mission. Long: the whole of it.</source>
        <translation>Courte : la partie supérieure de la mission. Longue : toute la mission.</translation>
    </message>
    <message id="derrein.option.game.long">
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message id="derrein.option.game.short">
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message id="derrein.option.guild-master">
        <source>Guild master</source>
        <translation>Maître de guilde</translation>
    </message>
    <message id="derrein.option.map">
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.option.map.counts">
        <source>Counts only</source>
        <translation>Comptes</translation>
    </message>
    <message id="derrein.option.map.dealt">
        <source>Dealt</source>
        <translation>Distribué</translation>
    </message>
    <message id="derrein.option.map.detail">
        <source>Painted: you enter the landscapes. Dealt: the app lays them out. Counts only: no map, buildings are counted.</source>
        <translation>Peint : vous saisissez les paysages. Distribué : l'appli les pose. Comptes : pas de plateau, les bâtiments sont comptés.</translation>
    </message>
    <message id="derrein.option.map.painted">
        <source>Painted</source>
        <translation>Peint</translation>
    </message>
    <message id="derrein.option.raw-limited">
        <source>Raw goods are limited</source>
        <translation>Matières premières limitées</translation>
    </message>
    <message id="derrein.phase.build">
        <source>building</source>
        <translation>construction</translation>
    </message>
    <message id="derrein.phase.first-duchy">
        <source>first duchy</source>
        <translation>premier duché</translation>
    </message>
    <message id="derrein.phase.first-farm">
        <source>first farm</source>
        <translation>première ferme</translation>
    </message>
    <message id="derrein.phase.first-piece">
        <source>first piece</source>
        <translation>première pièce</translation>
    </message>
    <message id="derrein.phase.food">
        <source>food</source>
        <translation>alimentation</translation>
    </message>
    <message id="derrein.phase.harvest">
        <source>harvest and hunt</source>
        <translation>récolte et chasse</translation>
    </message>
    <message id="derrein.phase.over">
        <source>the end</source>
        <translation>fin du jeu</translation>
    </message>
    <message id="derrein.phase.set-up">
        <source>set-up</source>
        <translation>préparations</translation>
    </message>
    <message id="derrein.real-throw">
        <source>Real throw…</source>
        <translation>Vrai jet…</translation>
    </message>
    <message id="derrein.records.expected">
        <source>expected {tenths}/10</source>
        <translation>attendu {tenths}/10</translation>
    </message>
    <message id="derrein.records.gained">
        <source>Goods gained: {seat}</source>
        <translation>Récoltes : {seat}</translation>
    </message>
    <message id="derrein.records.throws" numerus="yes">
        <source>{count} throws so far</source>
        <translation>
            <numerusform>{count} jet jusqu'ici</numerusform>
            <numerusform>{count} jets jusqu'ici</numerusform>
        </translation>
    </message>
    <message id="derrein.records.title">
        <source>Throws</source>
        <translation>Jets</translation>
    </message>
    <message id="derrein.refusal.another-player">
        <source>Choose another player</source>
        <translation>Choisissez un autre joueur</translation>
    </message>
    <message id="derrein.refusal.ask-the-owner">
        <source>Somebody owns a {workshop}: ask the owner</source>
        <translation>Quelqu'un possède cet atelier ({workshop}) : demandez-lui</translation>
    </message>
    <message id="derrein.refusal.at-least-one">
        <source>At least one</source>
        <translation>Au moins un</translation>
    </message>
    <message id="derrein.refusal.bowl-is-cursed">
        <source>The bowl is cursed this turn</source>
        <translation>L'écuelle est maudite pendant ce tour</translation>
    </message>
    <message id="derrein.refusal.cost-not-known">
        <source>The cost of the {workshop} is not known yet: look at the cost card</source>
        <translation>Le coût de l'atelier ({workshop}) n'est pas encore connu : regardez le sommaire des coûts</translation>
    </message>
    <message id="derrein.refusal.duchy-not-beside-first">
        <source>The duchy must touch your first piece</source>
        <translation>Le duché doit toucher votre première pièce</translation>
    </message>
    <message id="derrein.refusal.duchy-place-taken">
        <source>A duchy stands there already</source>
        <translation>Un duché s'y trouve déjà</translation>
    </message>
    <message id="derrein.refusal.duchy-protects">
        <source>A duchy protects it</source>
        <translation>Un duché le protège</translation>
    </message>
    <message id="derrein.refusal.empty-trade">
        <source>Nothing changes hands</source>
        <translation>Rien ne change de main</translation>
    </message>
    <message id="derrein.refusal.expansion-off">
        <source>This expansion is switched off</source>
        <translation>Cette expansion n'est pas utilisée</translation>
    </message>
    <message id="derrein.refusal.farms-used-up">
        <source>As many beads as farms: {farms}</source>
        <translation>Autant de grains que de fermes : {farms}</translation>
    </message>
    <message id="derrein.refusal.first-piece-missing">
        <source>The first piece is not placed yet</source>
        <translation>La première pièce n'est pas encore placée</translation>
    </message>
    <message id="derrein.refusal.food-phase-first">
        <source>Finish the food phase first</source>
        <translation>Terminez d'abord la phase alimentaire</translation>
    </message>
    <message id="derrein.refusal.food-total">
        <source>{needed} must be paid, this is {paid}</source>
        <translation>Il faut payer {needed}, ceci fait {paid}</translation>
    </message>
    <message id="derrein.refusal.has-room">
        <source>This workshop has room</source>
        <translation>Cet atelier a de la place</translation>
    </message>
    <message id="derrein.refusal.landscape-taken">
        <source>Something stands there already ({building})</source>
        <translation>Quelque chose s'y trouve déjà ({building})</translation>
    </message>
    <message id="derrein.refusal.last-of-colour">
        <source>One bead of each colour must stay ({colour})</source>
        <translation>Il doit rester un grain de chaque couleur ({colour})</translation>
    </message>
    <message id="derrein.refusal.long-game-is-over">
        <source>The long game is over</source>
        <translation>La partie longue est terminée</translation>
    </message>
    <message id="derrein.refusal.map-is-dealt">
        <source>The app dealt this map</source>
        <translation>L'appli a distribué ce plateau</translation>
    </message>
    <message id="derrein.refusal.map-too-small">
        <source>The map is too small for this many players</source>
        <translation>Le plateau est trop petit pour autant de joueurs</translation>
    </message>
    <message id="derrein.refusal.mission-empty">
        <source>The mission asks for nothing</source>
        <translation>La mission ne demande rien</translation>
    </message>
    <message id="derrein.refusal.mission-not-met">
        <source>The mission is not fulfilled yet</source>
        <translation>La mission n'est pas encore remplie</translation>
    </message>
    <message id="derrein.refusal.mission-owed">
        <source>A mission must be entered first</source>
        <translation>Une mission doit d'abord être saisie</translation>
    </message>
    <message id="derrein.refusal.mission-shown">
        <source>The mission lies open already</source>
        <translation>La mission est déjà montrée</translation>
    </message>
    <message id="derrein.refusal.needs-large-duchy">
        <source>A large duchy is needed</source>
        <translation>Il faut un grand duché</translation>
    </message>
    <message id="derrein.refusal.needs-no-food">
        <source>There is nothing to feed</source>
        <translation>Il n'y a rien à nourrir</translation>
    </message>
    <message id="derrein.refusal.negative">
        <source>An amount is below zero</source>
        <translation>Une quantité est négative</translation>
    </message>
    <message id="derrein.refusal.never-across">
        <source>Raw goods stay raw, products stay products</source>
        <translation>Une matière première reste une matière première, un produit un produit</translation>
    </message>
    <message id="derrein.refusal.no-bead-left">
        <source>No such bead is left in the box ({colour})</source>
        <translation>Il ne reste aucun grain de cette couleur ({colour})</translation>
    </message>
    <message id="derrein.refusal.no-cards-left">
        <source>The supply runs out: {good}, {left} left</source>
        <translation>La réserve est épuisée : {good}, il reste {left}</translation>
    </message>
    <message id="derrein.refusal.no-duchy-left">
        <source>All three duchies are built</source>
        <translation>Les trois duchés sont construits</translation>
    </message>
    <message id="derrein.refusal.no-duchy-place">
        <source>No duchy can stand there</source>
        <translation>Aucun duché ne peut s'y trouver</translation>
    </message>
    <message id="derrein.refusal.no-farm-left">
        <source>All five farms are built</source>
        <translation>Les cinq fermes sont construites</translation>
    </message>
    <message id="derrein.refusal.no-farm-of-colour">
        <source>No own farm gives this colour ({colour})</source>
        <translation>Aucune ferme à vous ne donne cette couleur ({colour})</translation>
    </message>
    <message id="derrein.refusal.no-landscape">
        <source>There is no landscape there</source>
        <translation>Il n'y a pas de paysage à cet endroit</translation>
    </message>
    <message id="derrein.refusal.no-map">
        <source>This table keeps counts, not a map</source>
        <translation>Cette table tient des comptes, pas un plateau</translation>
    </message>
    <message id="derrein.refusal.no-new-duchy">
        <source>No new duchy stands to annex from</source>
        <translation>Aucun nouveau duché ne permet d'annexer</translation>
    </message>
    <message id="derrein.refusal.no-own-duchy-beside">
        <source>No own duchy is next to it</source>
        <translation>Aucun duché à vous n'est à côté</translation>
    </message>
    <message id="derrein.refusal.no-room">
        <source>The duchies beside it are full</source>
        <translation>Les duchés voisins sont pleins</translation>
    </message>
    <message id="derrein.refusal.no-room-for-duchy">
        <source>There is no room for a duchy</source>
        <translation>Il n'y a pas de place pour un duché</translation>
    </message>
    <message id="derrein.refusal.no-such-duchy">
        <source>No {size} to change</source>
        <translation>Aucun {size} à changer</translation>
    </message>
    <message id="derrein.refusal.no-such-offer">
        <source>This offer is gone</source>
        <translation>Cette offre n'existe plus</translation>
    </message>
    <message id="derrein.refusal.no-such-plate">
        <source>There is no such board</source>
        <translation>Ce tableau n'existe pas</translation>
    </message>
    <message id="derrein.refusal.no-such-start-card">
        <source>There is no such start card</source>
        <translation>Cette carte Début n'existe pas</translation>
    </message>
    <message id="derrein.refusal.no-such-turn">
        <source>That is not the turn</source>
        <translation>Ce n'est pas le bon tour</translation>
    </message>
    <message id="derrein.refusal.no-such-workshop">
        <source>No such workshop is there ({workshop})</source>
        <translation>Il n'y a pas d'atelier de ce genre ({workshop})</translation>
    </message>
    <message id="derrein.refusal.no-witchery">
        <source>You have no witchery</source>
        <translation>Vous n'avez pas de sorcellerie</translation>
    </message>
    <message id="derrein.refusal.no-workshop-left">
        <source>All six workshops are built</source>
        <translation>Les six ateliers sont construits</translation>
    </message>
    <message id="derrein.refusal.not-begun">
        <source>The game has not begun</source>
        <translation>La partie n'a pas commencé</translation>
    </message>
    <message id="derrein.refusal.not-beside-new-duchy">
        <source>It is not next to the new duchy</source>
        <translation>Ce n'est pas à côté du nouveau duché</translation>
    </message>
    <message id="derrein.refusal.not-enough">
        <source>{good}: {needed} needed, {held} there</source>
        <translation>{good} : il en faut {needed}, il y en a {held}</translation>
    </message>
    <message id="derrein.refusal.not-enough-food">
        <source>There is not enough food</source>
        <translation>Il n'y a pas assez à manger</translation>
    </message>
    <message id="derrein.refusal.not-in-bowl">
        <source>The bowl holds no such bead ({colour})</source>
        <translation>L'écuelle ne contient pas ce grain ({colour})</translation>
    </message>
    <message id="derrein.refusal.not-over">
        <source>Nobody has won yet</source>
        <translation>Personne n'a encore gagné</translation>
    </message>
    <message id="derrein.refusal.not-stronger">
        <source>Your duchies are not stronger: {mine} to {theirs}</source>
        <translation>Vos duchés ne sont pas plus forts : {mine} contre {theirs}</translation>
    </message>
    <message id="derrein.refusal.not-your-turn">
        <source>It is another player's turn</source>
        <translation>C'est le tour d'un autre joueur</translation>
    </message>
    <message id="derrein.refusal.nothing-must-go">
        <source>No workshop has to go</source>
        <translation>Aucun atelier ne doit partir</translation>
    </message>
    <message id="derrein.refusal.nothing-to-annex">
        <source>There is nothing to annex there</source>
        <translation>Il n'y a rien à annexer à cet endroit</translation>
    </message>
    <message id="derrein.refusal.nothing-to-trade">
        <source>Neither has anything to trade</source>
        <translation>Personne n'a rien à échanger</translation>
    </message>
    <message id="derrein.refusal.one-mill">
        <source>There is only one mill</source>
        <translation>Il n'y a qu'un moulin</translation>
    </message>
    <message id="derrein.refusal.one-witchery">
        <source>Everybody has one witchery at most</source>
        <translation>Une seule sorcellerie par joueur</translation>
    </message>
    <message id="derrein.refusal.other-fight">
        <source>This is fight {fight}</source>
        <translation>C'est le combat {fight}</translation>
    </message>
    <message id="derrein.refusal.other-has-no-witchery">
        <source>The other has no witchery</source>
        <translation>L'autre n'a pas de sorcellerie</translation>
    </message>
    <message id="derrein.refusal.other-has-not">
        <source>The other has only {held}: {good}</source>
        <translation>L'autre n'en a que {held} : {good}</translation>
    </message>
    <message id="derrein.refusal.other-landscape">
        <source>The landscape there is another ({landscape})</source>
        <translation>Le paysage y est différent ({landscape})</translation>
    </message>
    <message id="derrein.refusal.other-phase">
        <source>Only in this phase: {phase}</source>
        <translation>Seulement dans cette phase : {phase}</translation>
    </message>
    <message id="derrein.refusal.other-turn">
        <source>This is turn {turn}</source>
        <translation>C'est le tour {turn}</translation>
    </message>
    <message id="derrein.refusal.over">
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message id="derrein.refusal.own-turn">
        <source>Only before another player's turn</source>
        <translation>Seulement avant le tour d'un autre joueur</translation>
    </message>
    <message id="derrein.refusal.own-workshop">
        <source>You own such a workshop</source>
        <translation>Vous possédez cet atelier</translation>
    </message>
    <message id="derrein.refusal.painted-already">
        <source>It is painted like that already</source>
        <translation>C'est déjà peint ainsi</translation>
    </message>
    <message id="derrein.refusal.plate-not-known">
        <source>Board {plate} is not entered yet</source>
        <translation>Le tableau {plate} n'est pas encore saisi</translation>
    </message>
    <message id="derrein.refusal.plate-off-the-map">
        <source>The board does not fit there</source>
        <translation>Le tableau ne tient pas à cet endroit</translation>
    </message>
    <message id="derrein.refusal.plate-overlaps">
        <source>A board lies there already</source>
        <translation>Un tableau s'y trouve déjà</translation>
    </message>
    <message id="derrein.refusal.red-stays">
        <source>Red beads are not swapped</source>
        <translation>Les grains rouges ne s'échangent pas</translation>
    </message>
    <message id="derrein.refusal.same-colour">
        <source>Choose another colour</source>
        <translation>Choisissez une autre couleur</translation>
    </message>
    <message id="derrein.refusal.same-good">
        <source>Choose another good</source>
        <translation>Choisissez une autre marchandise</translation>
    </message>
    <message id="derrein.refusal.set-up-is-over">
        <source>The set-up is over</source>
        <translation>Les préparations sont terminées</translation>
    </message>
    <message id="derrein.refusal.show-mission-first">
        <source>Show the mission first</source>
        <translation>Montrez d'abord la mission</translation>
    </message>
    <message id="derrein.refusal.start-card-missing">
        <source>A start card is missing</source>
        <translation>Il manque une carte Début</translation>
    </message>
    <message id="derrein.refusal.start-card-taken">
        <source>Number {number} is taken</source>
        <translation>Le numéro {number} est pris</translation>
    </message>
    <message id="derrein.refusal.teasing">
        <source>Not next to another player's duchy at the start</source>
        <translation>Pas à côté du duché d'un autre joueur au début</translation>
    </message>
    <message id="derrein.refusal.three-beads">
        <source>Three beads fall, not {beads}</source>
        <translation>Trois grains tombent, pas {beads}</translation>
    </message>
    <message id="derrein.refusal.too-many-offers">
        <source>Too many offers are open</source>
        <translation>Trop d'offres sont ouvertes</translation>
    </message>
    <message id="derrein.refusal.too-many-pieces">
        <source>A player has {most} pieces at most</source>
        <translation>Un joueur a au plus {most} pièces</translation>
    </message>
    <message id="derrein.refusal.turn-has-begun">
        <source>The turn has begun</source>
        <translation>Le tour a commencé</translation>
    </message>
    <message id="derrein.refusal.witchery-not-lent">
        <source>A witchery is not lent</source>
        <translation>Une sorcellerie ne se prête pas</translation>
    </message>
    <message id="derrein.refusal.witchery-protects">
        <source>A witchery protects it</source>
        <translation>Une sorcellerie le protège</translation>
    </message>
    <message id="derrein.refusal.workshops-must-go">
        <source>Workshops without room must go first</source>
        <translation>Des ateliers sans place doivent partir d'abord</translation>
    </message>
    <message id="derrein.refusal.wrong-landscape">
        <source>This is no place for a {building}</source>
        <translation>Ce n'est pas un lieu pour : {building}</translation>
    </message>
    <message id="derrein.says.red-came">
        <source>A red bead joins the bowl: put it in the real one too</source>
        <translation>Un grain rouge rejoint l'écuelle : ajoutez-le aussi dans la vraie</translation>
    </message>
    <message id="derrein.score.farms">
        <source>Farms</source>
        <translation>Fermes</translation>
    </message>
    <message id="derrein.score.large-duchies">
        <source>Large duchies</source>
        <translation>Grands duchés</translation>
    </message>
    <message id="derrein.score.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.score.mission">
        <source>{met} of {asked} fulfilled</source>
        <translation>{met} sur {asked} remplis</translation>
    </message>
    <message id="derrein.score.sawmill">
        <source>Sawmills</source>
        <translation>Scieries</translation>
    </message>
    <message id="derrein.score.small-duchies">
        <source>Small duchies</source>
        <translation>Petits duchés</translation>
    </message>
    <message id="derrein.score.stonecutter">
        <source>Stonecutters</source>
        <translation>Tailleurs de pierres</translation>
    </message>
    <message id="derrein.score.tannery">
        <source>Tanneries</source>
        <translation>Tanneries</translation>
    </message>
    <message id="derrein.score.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.set-up.begin">
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message id="derrein.set-up.begin.detail">
        <source>The lowest number places first.</source>
        <translation>Le numéro le plus bas place en premier.</translation>
    </message>
    <message id="derrein.set-up.bowl">
        <source>Fill the bowl with {beads} beads</source>
        <translation>Mettez {beads} grains dans l'écuelle</translation>
    </message>
    <message id="derrein.set-up.bowl.detail">
        <source>Two of each colour, none of them red.</source>
        <translation>Deux de chaque couleur, sauf le rouge.</translation>
    </message>
    <message id="derrein.set-up.cards">
        <source>Sort goods and product cards</source>
        <translation>Triez matières premières et cartes Produit</translation>
    </message>
    <message id="derrein.set-up.cards.detail">
        <source>Five piles of products, the raw goods in front of them.</source>
        <translation>Cinq piles de produits, les matières premières devant.</translation>
    </message>
    <message id="derrein.set-up.flour" numerus="yes">
        <source>{count} flour for everybody</source>
        <translation>
            <numerusform>{count} farine pour chacun</numerusform>
            <numerusform>{count} farines pour chacun</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.flour.detail">
        <source>Already entered.</source>
        <translation>Déjà saisi.</translation>
    </message>
    <message id="derrein.set-up.missions">
        <source>A secret mission for everybody</source>
        <translation>Une mission secrète pour chacun</translation>
    </message>
    <message id="derrein.set-up.missions.detail">
        <source>Each enters theirs under Mission, behind the curtain.</source>
        <translation>Chacun saisit la sienne sous Mission, derrière le rideau.</translation>
    </message>
    <message id="derrein.set-up.plates" numerus="yes">
        <source>Lay out {count} boards</source>
        <translation>
            <numerusform>Posez {count} tableaux</numerusform>
            <numerusform>Posez {count} tableaux</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.plates.detail">
        <source>Side by side, in any order and any direction.</source>
        <translation>Les uns à côté des autres, dans n'importe quel ordre et sens.</translation>
    </message>
    <message id="derrein.set-up.start-cards">
        <source>A start card for everybody</source>
        <translation>Une carte Début pour chacun</translation>
    </message>
    <message id="derrein.set-up.start-cards.detail">
        <source>Enter its number and the first piece it shows.</source>
        <translation>Saisissez son numéro et la première pièce indiquée.</translation>
    </message>
    <message id="derrein.set-up.title">
        <source>Set-up</source>
        <translation>Préparations</translation>
    </message>
    <message id="derrein.size.large">
        <source>large duchy</source>
        <translation>grand duché</translation>
    </message>
    <message id="derrein.size.none">
        <source>no duchy</source>
        <translation>aucun duché</translation>
    </message>
    <message id="derrein.size.small">
        <source>small duchy</source>
        <translation>petit duché</translation>
    </message>
    <message id="derrein.supply.title">
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message id="derrein.tab.board">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.tab.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.tab.trade">
        <source>Trade</source>
        <translation>Négocier</translation>
    </message>
    <message id="derrein.tab.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="derrein.throw">
        <source>Throw</source>
        <translation>Jeter</translation>
    </message>
    <message id="derrein.thrown.none">
        <source>Throw the beads</source>
        <translation>Jetez les grains</translation>
    </message>
    <message id="derrein.tracked.bowl">
        <source>Bowl: {what}</source>
        <translation>Écuelle : {what}</translation>
    </message>
    <message id="derrein.tracked.duchies.large">
        <source>Large duchy</source>
        <translation>Grand duché</translation>
    </message>
    <message id="derrein.tracked.duchies.small">
        <source>Small duchy</source>
        <translation>Petit duché</translation>
    </message>
    <message id="derrein.tracked.farms">
        <source>Farm: {what}</source>
        <translation>Ferme : {what}</translation>
    </message>
    <message id="derrein.tracked.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexion de fermes</translation>
    </message>
    <message id="derrein.tracked.option.annex-farms-again">
        <source>Annexing farms again</source>
        <translation>Annexion supplémentaire de fermes</translation>
    </message>
    <message id="derrein.tracked.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexion d'ateliers</translation>
    </message>
    <message id="derrein.tracked.option.annex-workshops-again">
        <source>Annexing workshops again</source>
        <translation>Annexion supplémentaire d'ateliers</translation>
    </message>
    <message id="derrein.tracked.option.change-bowl">
        <source>Change the bowl</source>
        <translation>Métamorphoser l'écuelle</translation>
    </message>
    <message id="derrein.tracked.option.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Maudire l'écuelle</translation>
    </message>
    <message id="derrein.tracked.option.guild-master">
        <source>Guild master</source>
        <translation>Maître de guilde</translation>
    </message>
    <message id="derrein.tracked.option.long-game">
        <source>Long game</source>
        <translation>Partie longue</translation>
    </message>
    <message id="derrein.tracked.option.raw-limited">
        <source>Raw goods are limited</source>
        <translation>Matières premières limitées</translation>
    </message>
    <message id="derrein.tracked.printed.beads">
        <source>Beads in the box: {what}</source>
        <translation>Grains dans la boîte : {what}</translation>
    </message>
    <message id="derrein.tracked.printed.cost">
        <source>{what}: {of}</source>
        <translation>{what} : {of}</translation>
    </message>
    <message id="derrein.tracked.printed.limit">
        <source>Cards in the box: {what}</source>
        <translation>Cartes dans la boîte : {what}</translation>
    </message>
    <message id="derrein.tracked.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.tracked.workshops">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="derrein.trade.none">
        <source>No offer is open</source>
        <translation>Aucune offre ouverte</translation>
    </message>
    <message id="derrein.value.agree.false">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="derrein.value.agree.true">
        <source>Agreed</source>
        <translation>D'accord</translation>
    </message>
    <message id="derrein.value.agreed.false">
        <source>No: make an offer</source>
        <translation>Non : faire une offre</translation>
    </message>
    <message id="derrein.value.agreed.true">
        <source>Yes: enter it as done</source>
        <translation>Oui : saisir comme fait</translation>
    </message>
    <message id="derrein.value.landscape.cow">
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message id="derrein.value.landscape.lavender">
        <source>Lavender field</source>
        <translation>Champ de lavande</translation>
    </message>
    <message id="derrein.value.landscape.rock">
        <source>River pebbles</source>
        <translation>Cailloux de rivière</translation>
    </message>
    <message id="derrein.value.landscape.wheat">
        <source>Wheat field</source>
        <translation>Champ de froment</translation>
    </message>
    <message id="derrein.value.landscape.wood">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="derrein.value.piece.unknown">
        <source>Not known yet</source>
        <translation>Pas encore connue</translation>
    </message>
    <message id="derrein.value.unknown">
        <source>Not known yet</source>
        <translation>Pas encore connue</translation>
    </message>
    <message id="derrein.value.won.false">
        <source>The other: I lose</source>
        <translation>L'autre : je perds</translation>
    </message>
    <message id="derrein.value.won.true">
        <source>Mine: I win</source>
        <translation>La mienne : je gagne</translation>
    </message>
    <message id="derrein.workshop.mill">
        <source>mill</source>
        <translation>moulin</translation>
    </message>
    <message id="derrein.workshop.sawmill">
        <source>sawmill</source>
        <translation>scierie</translation>
    </message>
    <message id="derrein.workshop.stonecutter">
        <source>stonecutter's</source>
        <translation>atelier du tailleur de pierres</translation>
    </message>
    <message id="derrein.workshop.tannery">
        <source>tannery</source>
        <translation>tannerie</translation>
    </message>
    <message id="derrein.zone.active">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
    <message id="derrein.zone.bowl">
        <source>Chance bowl</source>
        <translation>Écuelle de hasard</translation>
    </message>
    <message id="derrein.zone.cell">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.zone.phase">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
    <message id="derrein.zone.place">
        <source>Duchies</source>
        <translation>Duchés</translation>
    </message>
    <message id="derrein.zone.printed">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="derrein.zone.round">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
</context>
</TS>
