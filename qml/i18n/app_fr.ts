<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="app.backup.done">
        <source>Backed up</source>
        <translation>Sauvegardé</translation>
    </message>
    <message id="app.compare.done">
        <source>All compared</source>
        <translation>Tout est comparé</translation>
    </message>
    <message id="app.compare.next">
        <source>Next zone</source>
        <translation>Zone suivante</translation>
    </message>
    <message id="app.compare.same">
        <source>Same as on the board</source>
        <translation>Identique au plateau</translation>
    </message>
    <message id="app.compare.title">
        <source>Compare with the board</source>
        <translation>Comparer avec le plateau</translation>
    </message>
    <message id="app.compare.walk">
        <source>Walk through the zones; tap what differs.</source>
        <translation>Parcourez les zones ; touchez ce qui diffère.</translation>
    </message>
    <message id="app.compare.zone">
        <source>Zone %1 of %2</source>
        <translation>Zone %1 sur %2</translation>
    </message>
    <message id="app.curtain.detail">
        <source>Pass the device to %1. The others look away.</source>
        <translation>Passez l'appareil à %1. Les autres regardent ailleurs.</translation>
    </message>
    <message id="app.curtain.open">
        <source>I am %1</source>
        <translation>C'est moi, %1</translation>
    </message>
    <message id="app.curtain.title">
        <source>For %1 only</source>
        <translation>Pour %1 seulement</translation>
    </message>
    <message id="app.devices.alone">
        <source>Only this device is at the table. Pass it around: everything works on one.</source>
        <translation>Seul cet appareil est à la table. Faites-le passer : tout fonctionne sur un seul.</translation>
    </message>
    <message id="app.devices.away">
        <source>Away</source>
        <translation>Absent</translation>
    </message>
    <message id="app.devices.catching-up">
        <source>Catching up</source>
        <translation>Se met à jour</translation>
    </message>
    <message id="app.devices.code">
        <source>Code to join</source>
        <translation>Code pour rejoindre</translation>
    </message>
    <message id="app.devices.in-step">
        <source>In step</source>
        <translation>À jour</translation>
    </message>
    <message id="app.devices.this">
        <source>This device</source>
        <translation>Cet appareil</translation>
    </message>
    <message id="app.devices.title">
        <source>Devices at the table</source>
        <translation>Appareils à la table</translation>
    </message>
    <message id="app.devices.unsent" numerus="yes">
        <source>%n entries not sent yet</source>
        <translation>
            <numerusform>%n saisie pas encore envoyée</numerusform>
            <numerusform>%n saisies pas encore envoyées</numerusform>
        </translation>
    </message>
    <message id="app.error.bad-table-file">
        <source>This file is not a table of Sideboard, or it is cut off</source>
        <translation>Ce fichier n'est pas une table de Sideboard, ou il est coupé</translation>
    </message>
    <message id="app.error.db-cannot-open">
        <source>The file with your tables cannot be opened or made. Check its folder, then try again.</source>
        <translation>Le fichier de vos tables ne peut être ni ouvert ni créé. Vérifiez son dossier, puis réessayez.</translation>
    </message>
    <message id="app.error.db-conflict">
        <source>This could not be stored beside what is there, and was taken off the screen.</source>
        <translation>Ceci n'a pas pu être enregistré à côté de l'existant et a été retiré de l'écran.</translation>
    </message>
    <message id="app.error.db-damaged">
        <source>The file with your tables is damaged. It was left as it is; what could be read was copied to a new file beside it.</source>
        <translation>Le fichier de vos tables est abîmé. Il est resté intact ; ce qui était lisible a été copié dans un nouveau fichier à côté.</translation>
    </message>
    <message id="app.error.db-failed">
        <source>This could not be stored and was taken off the screen. Try again.</source>
        <translation>Ceci n'a pas pu être enregistré et a été retiré de l'écran. Réessayez.</translation>
    </message>
    <message id="app.error.db-foreign">
        <source>This file belongs to another program and was left as it is.</source>
        <translation>Ce fichier appartient à un autre programme et est resté intact.</translation>
    </message>
    <message id="app.error.db-full">
        <source>The disk is full, so this was not stored and was taken off the screen. Make room and do it again.</source>
        <translation>Le disque est plein : ceci n'a pas été enregistré et a été retiré de l'écran. Libérez de la place et recommencez.</translation>
    </message>
    <message id="app.error.db-io">
        <source>The disk refused to work, so this was not stored and was taken off the screen. Check the disk and do it again.</source>
        <translation>Le disque a refusé de travailler : ceci n'a pas été enregistré et a été retiré de l'écran. Vérifiez le disque et recommencez.</translation>
    </message>
    <message id="app.error.db-is-folder">
        <source>A folder stands where the file with your tables should be.</source>
        <translation>Un dossier se trouve à la place du fichier de vos tables.</translation>
    </message>
    <message id="app.error.db-locked">
        <source>Another program uses the file with your tables. Close it there, then try again.</source>
        <translation>Un autre programme utilise le fichier de vos tables. Fermez-le là-bas, puis réessayez.</translation>
    </message>
    <message id="app.error.db-newer">
        <source>This file was written by a newer Sideboard and was left as it is. Update this one to open it.</source>
        <translation>Ce fichier a été écrit par un Sideboard plus récent et est resté intact. Mettez celui-ci à jour pour l'ouvrir.</translation>
    </message>
    <message id="app.error.db-no-folder">
        <source>The folder for your tables is missing. Make it, then try again.</source>
        <translation>Le dossier de vos tables manque. Créez-le, puis réessayez.</translation>
    </message>
    <message id="app.error.db-not-a-database">
        <source>This file is not one of Sideboard's and was left as it is.</source>
        <translation>Ce fichier n'est pas de Sideboard et est resté intact.</translation>
    </message>
    <message id="app.error.db-read-only">
        <source>The file with your tables cannot be written. Make the file and its folder writable, then try again.</source>
        <translation>Le fichier de vos tables n'est pas modifiable. Rendez le fichier et son dossier modifiables, puis réessayez.</translation>
    </message>
    <message id="app.error.db-unreadable">
        <source>The file with your tables cannot be read. Give yourself the right to read and write it, then try again.</source>
        <translation>Le fichier de vos tables ne peut pas être lu. Donnez-vous le droit de le lire et de l'écrire, puis réessayez.</translation>
    </message>
    <message id="app.error.newer-rules">
        <source>This table was started with a newer version. Update this one to open it.</source>
        <translation>Cette table a été commencée avec une version plus récente. Mettez celle-ci à jour pour l'ouvrir.</translation>
    </message>
    <message id="app.error.newer-table-file">
        <source>This file was written by a newer version. Update this one to read it.</source>
        <translation>Ce fichier a été écrit par une version plus récente. Mettez celle-ci à jour pour le lire.</translation>
    </message>
    <message id="app.error.not-taken-back">
        <source>This cannot be taken back</source>
        <translation>Ceci ne peut pas être annulé</translation>
    </message>
    <message id="app.error.nothing-to-redo">
        <source>There is nothing to restore</source>
        <translation>Il n'y a rien à rétablir</translation>
    </message>
    <message id="app.error.nothing-to-undo">
        <source>There is nothing left to take back</source>
        <translation>Il n'y a plus rien à annuler</translation>
    </message>
    <message id="app.error.table-differs">
        <source>The table is here already, and the two do not agree</source>
        <translation>La table est déjà là, et les deux ne concordent pas</translation>
    </message>
    <message id="app.error.unknown-game">
        <source>This version does not have that game. Update it to open the table.</source>
        <translation>Cette version n'a pas ce jeu. Mettez-la à jour pour ouvrir la table.</translation>
    </message>
    <message id="app.export.done">
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message id="app.export.failed">
        <source>It could not be saved: %1. Choose another place.</source>
        <translation>Impossible d'enregistrer : %1. Choisissez un autre endroit.</translation>
    </message>
    <message id="app.history.correction">
        <source>Corrected: %1 is %2</source>
        <translation>Corrigé : %1 vaut %2</translation>
    </message>
    <message id="app.history.empty">
        <source>Nothing has happened yet</source>
        <translation>Rien ne s'est encore passé</translation>
    </message>
    <message id="app.history.everybody">
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message id="app.history.filter">
        <source>Show only %1</source>
        <translation>Montrer seulement %1</translation>
    </message>
    <message id="app.history.finish">
        <source>The game is finished</source>
        <translation>La partie est terminée</translation>
    </message>
    <message id="app.history.go-back">
        <source>Go back to here</source>
        <translation>Revenir à ce moment</translation>
    </message>
    <message id="app.history.go-back.confirm">
        <source>Everything after it is taken back; it stays in the history.</source>
        <translation>Tout ce qui suit est annulé ; cela reste dans l'historique.</translation>
    </message>
    <message id="app.history.moment">
        <source>Moment %1 of %2</source>
        <translation>Moment %1 sur %2</translation>
    </message>
    <message id="app.history.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="app.history.note.add">
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message id="app.history.now">
        <source>Back to now</source>
        <translation>Revenir à maintenant</translation>
    </message>
    <message id="app.history.opening">
        <source>Opened a hidden choice</source>
        <translation>Choix secret dévoilé</translation>
    </message>
    <message id="app.history.option">
        <source>Option: %1 is %2</source>
        <translation>Option : %1 vaut %2</translation>
    </message>
    <message id="app.history.past">
        <source>You are looking at an earlier moment</source>
        <translation>Vous regardez un moment passé</translation>
    </message>
    <message id="app.history.printed">
        <source>Printed: %1 is %2</source>
        <translation>Imprimé : %1 vaut %2</translation>
    </message>
    <message id="app.history.seal">
        <source>Sealed a hidden choice</source>
        <translation>Choix secret scellé</translation>
    </message>
    <message id="app.history.seat.claim">
        <source>%1 sits down</source>
        <translation>%1 s'assoit</translation>
    </message>
    <message id="app.history.seat.colour">
        <source>%1: colour %2</source>
        <translation>%1 : couleur %2</translation>
    </message>
    <message id="app.history.seat.dismiss">
        <source>A device was dismissed</source>
        <translation>Un appareil a été retiré</translation>
    </message>
    <message id="app.history.seat.everybody">
        <source>Everybody may enter for everybody</source>
        <translation>Tout le monde peut saisir pour tous</translation>
    </message>
    <message id="app.history.seat.hand-over">
        <source>%1 was handed over</source>
        <translation>%1 a été transmis</translation>
    </message>
    <message id="app.history.seat.look-on">
        <source>A device looks on</source>
        <translation>Un appareil regarde</translation>
    </message>
    <message id="app.history.seat.name">
        <source>%1: name</source>
        <translation>%1 : nom</translation>
    </message>
    <message id="app.history.seat.own-seats-only">
        <source>Everybody enters for their own seat only</source>
        <translation>Chacun ne saisit que pour sa place</translation>
    </message>
    <message id="app.history.seat.release">
        <source>%1 stands up</source>
        <translation>%1 se lève</translation>
    </message>
    <message id="app.history.seat.take-over">
        <source>%1 was taken over</source>
        <translation>%1 a été repris</translation>
    </message>
    <message id="app.history.set-up">
        <source>Set-up</source>
        <translation>Préparations</translation>
    </message>
    <message id="app.history.slider">
        <source>Moment to look at</source>
        <translation>Moment à regarder</translation>
    </message>
    <message id="app.history.take-back">
        <source>Took back: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message id="app.history.take-back.ask">
        <source>Take this back?</source>
        <translation>Annuler ceci ?</translation>
    </message>
    <message id="app.history.take-back.do">
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message id="app.history.take-back.nothing">
        <source>Nothing else depends on it.</source>
        <translation>Rien d'autre n'en dépend.</translation>
    </message>
    <message id="app.history.take-back.stops">
        <source>These would no longer fit:</source>
        <translation>Ceci ne conviendrait plus :</translation>
    </message>
    <message id="app.history.title">
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message id="app.history.unreadable">
        <source>An entry of a newer version</source>
        <translation>Une saisie d'une version plus récente</translation>
    </message>
    <message id="app.history.went-back">
        <source>Went back to that moment</source>
        <translation>Retour à ce moment</translation>
    </message>
    <message id="app.home.archived">
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
    <message id="app.home.empty">
        <source>No table yet</source>
        <translation>Pas encore de table</translation>
    </message>
    <message id="app.home.empty.detail">
        <source>Set one up beside your board, or join one that others opened.</source>
        <translation>Préparez-en une à côté de votre plateau, ou rejoignez celle des autres.</translation>
    </message>
    <message id="app.home.finished">
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message id="app.home.import">
        <source>Import a table</source>
        <translation>Importer une table</translation>
    </message>
    <message id="app.home.join">
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message id="app.home.more">
        <source>More about this table</source>
        <translation>Plus sur cette table</translation>
    </message>
    <message id="app.home.new">
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message id="app.home.open">
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message id="app.home.records">
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message id="app.home.settings">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="app.home.title">
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message id="app.import.do">
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message id="app.import.done" numerus="yes">
        <source>%n new entries taken in</source>
        <translation>
            <numerusform>%n nouvelle saisie reprise</numerusform>
            <numerusform>%n nouvelles saisies reprises</numerusform>
        </translation>
    </message>
    <message id="app.import.title">
        <source>Import a table</source>
        <translation>Importer une table</translation>
    </message>
    <message id="app.import.too-large">
        <source>This file is too large to be a table</source>
        <translation>Ce fichier est trop grand pour être une table</translation>
    </message>
    <message id="app.import.unreadable">
        <source>This file cannot be read. Check that it is there and that you may read it.</source>
        <translation>Ce fichier ne peut pas être lu. Vérifiez qu'il existe et que vous pouvez le lire.</translation>
    </message>
    <message id="app.join.address">
        <source>Address (if it is not found by itself)</source>
        <translation>Adresse (si la table n'est pas trouvée)</translation>
    </message>
    <message id="app.join.code">
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message id="app.join.connecting">
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message id="app.join.failed">
        <source>It did not work</source>
        <translation>Cela n'a pas marché</translation>
    </message>
    <message id="app.join.join">
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message id="app.join.looking">
        <source>Looking for tables on this network…</source>
        <translation>Recherche de tables sur ce réseau…</translation>
    </message>
    <message id="app.join.nearby">
        <source>Tables nearby</source>
        <translation>Tables à proximité</translation>
    </message>
    <message id="app.join.none">
        <source>No table seen nearby</source>
        <translation>Aucune table à proximité</translation>
    </message>
    <message id="app.join.none.detail">
        <source>The other device must be on the same Wi-Fi, with its share page open.</source>
        <translation>L'autre appareil doit être sur le même Wi-Fi, sa page de partage ouverte.</translation>
    </message>
    <message id="app.join.title">
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message id="app.join.unavailable">
        <source>This version does not join over the network yet</source>
        <translation>Cette version ne rejoint pas encore par le réseau</translation>
    </message>
    <message id="app.join.unavailable.detail">
        <source>Export the table on the other device and import the file here, or pass one device around.</source>
        <translation>Exportez la table sur l'autre appareil et importez le fichier ici, ou faites passer un seul appareil.</translation>
    </message>
    <message id="app.language.en">
        <source>English</source>
        <translation>English</translation>
    </message>
    <message id="app.language.fr">
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message id="app.mark.contested">
        <source>another value was there</source>
        <translation>une autre valeur s'y trouvait</translation>
    </message>
    <message id="app.mark.copy">
        <source>entered twice</source>
        <translation>saisi deux fois</translation>
    </message>
    <message id="app.mark.corrected">
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message id="app.mark.did-not-fit">
        <source>did not fit: %1</source>
        <translation>ne convenait pas : %1</translation>
    </message>
    <message id="app.mark.not-proved">
        <source>not proved</source>
        <translation>non prouvé</translation>
    </message>
    <message id="app.mark.overruled">
        <source>the board says otherwise</source>
        <translation>le plateau dit autre chose</translation>
    </message>
    <message id="app.mark.question">
        <source>entered differently: which is right?</source>
        <translation>saisi autrement : lequel est juste ?</translation>
    </message>
    <message id="app.mark.seen-draw">
        <source>drawn, seen and taken back</source>
        <translation>tiré, vu et annulé</translation>
    </message>
    <message id="app.mark.taken-back">
        <source>taken back</source>
        <translation>annulé</translation>
    </message>
    <message id="app.new.colour">
        <source>Colour %1</source>
        <translation>Couleur : %1</translation>
    </message>
    <message id="app.new.create">
        <source>Set up the table</source>
        <translation>Préparer la table</translation>
    </message>
    <message id="app.new.first">
        <source>Draw who begins</source>
        <translation>Tirer qui commence</translation>
    </message>
    <message id="app.new.first.is">
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message id="app.new.game">
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message id="app.new.name">
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message id="app.new.off">
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message id="app.new.on">
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message id="app.new.options">
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message id="app.new.seats">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="app.new.seats.count" numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message id="app.new.title">
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message id="app.of-seat">
        <source>{what} ({seat})</source>
        <translation>{what} ({seat})</translation>
    </message>
    <message id="app.printed.all-checked">
        <source>All checked</source>
        <translation>Tout est vérifié</translation>
    </message>
    <message id="app.printed.ask">
        <source>What does the component say?</source>
        <translation>Que dit le matériel ?</translation>
    </message>
    <message id="app.printed.checked">
        <source>checked</source>
        <translation>vérifié</translation>
    </message>
    <message id="app.printed.detail">
        <source>Figures that stand on components and in no rulebook. Look at yours once; they are remembered for this box.</source>
        <translation>Des chiffres imprimés sur le matériel, absents des règles. Regardez les vôtres une fois ; ils sont retenus pour cette boîte.</translation>
    </message>
    <message id="app.printed.not-checked">
        <source>not checked</source>
        <translation>pas vérifié</translation>
    </message>
    <message id="app.printed.title">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="app.printed.unchecked" numerus="yes">
        <source>%n values not checked yet</source>
        <translation>
            <numerusform>%n valeur pas encore vérifiée</numerusform>
            <numerusform>%n valeurs pas encore vérifiées</numerusform>
        </translation>
    </message>
    <message id="app.records.average">
        <source>Average %1</source>
        <translation>Moyenne %1</translation>
    </message>
    <message id="app.records.best">
        <source>Best %1</source>
        <translation>Meilleur %1</translation>
    </message>
    <message id="app.records.empty">
        <source>No finished game yet</source>
        <translation>Aucune partie terminée</translation>
    </message>
    <message id="app.records.empty.detail">
        <source>Finish a game from its score page and it will be listed here.</source>
        <translation>Terminez une partie depuis sa page de score et elle apparaîtra ici.</translation>
    </message>
    <message id="app.records.games">
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message id="app.records.played" numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message id="app.records.players">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="app.records.title">
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message id="app.records.trend">
        <source>Last scores: %1</source>
        <translation>Derniers scores : %1</translation>
    </message>
    <message id="app.records.won" numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message id="app.score.csv">
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message id="app.score.export">
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message id="app.score.file">
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message id="app.score.finish">
        <source>Finish the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message id="app.score.json">
        <source>Data (JSON)</source>
        <translation>Données (JSON)</translation>
    </message>
    <message id="app.score.png">
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message id="app.score.rematch">
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message id="app.score.reopen">
        <source>Open it again</source>
        <translation>Rouvrir la partie</translation>
    </message>
    <message id="app.score.save">
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message id="app.score.saved">
        <source>Where to save it?</source>
        <translation>Où l'enregistrer ?</translation>
    </message>
    <message id="app.score.table">
        <source>Whole game (JSON)</source>
        <translation>Partie entière (JSON)</translation>
    </message>
    <message id="app.score.text">
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message id="app.score.title">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="app.score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="app.score.winner">
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message id="app.seat">
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message id="app.settings.awake">
        <source>Keep the screen on</source>
        <translation>Garder l'écran allumé</translation>
    </message>
    <message id="app.settings.backups">
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message id="app.settings.backups.count" numerus="yes">
        <source>%n backups kept beside the file</source>
        <translation>
            <numerusform>%n sauvegarde gardée à côté du fichier</numerusform>
            <numerusform>%n sauvegardes gardées à côté du fichier</numerusform>
        </translation>
    </message>
    <message id="app.settings.backups.now">
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message id="app.settings.clock">
        <source>Show a clock in play</source>
        <translation>Montrer une horloge en jeu</translation>
    </message>
    <message id="app.settings.devices">
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message id="app.settings.file">
        <source>Your tables are kept in %1</source>
        <translation>Vos tables sont gardées dans %1</translation>
    </message>
    <message id="app.settings.haptics">
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message id="app.settings.language">
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message id="app.settings.motion">
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message id="app.settings.name">
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message id="app.settings.percent">
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message id="app.settings.sound">
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message id="app.settings.text">
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message id="app.settings.theme">
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message id="app.settings.theme.contrast">
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message id="app.settings.theme.dark">
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message id="app.settings.theme.light">
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message id="app.settings.theme.system">
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message id="app.settings.title">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="app.setup.detail">
        <source>A wrong option or value is changed from here on; the history keeps both.</source>
        <translation>Une option ou une valeur fausse est changée à partir d'ici ; l'historique garde les deux.</translation>
    </message>
    <message id="app.setup.names">
        <source>Names and colours</source>
        <translation>Noms et couleurs</translation>
    </message>
    <message id="app.setup.title">
        <source>Change the set-up</source>
        <translation>Changer les préparations</translation>
    </message>
    <message id="app.tab.history">
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message id="app.tab.moves">
        <source>Moves</source>
        <translation>Actions</translation>
    </message>
    <message id="app.tab.score">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="app.tab.seat">
        <source>Mine</source>
        <translation>Moi</translation>
    </message>
    <message id="app.tab.table">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="app.table.archive">
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message id="app.table.cancel">
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message id="app.table.choose-place">
        <source>Choose a place on the map</source>
        <translation>Choisissez un lieu sur le plateau</translation>
    </message>
    <message id="app.table.compare">
        <source>Compare with the board</source>
        <translation>Comparer avec le plateau</translation>
    </message>
    <message id="app.table.delete">
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message id="app.table.delete.ask">
        <source>Delete this table for good?</source>
        <translation>Supprimer cette table pour de bon ?</translation>
    </message>
    <message id="app.table.delete.detail">
        <source>Its record goes with it. Export it first to keep it.</source>
        <translation>Son résultat part avec elle. Exportez-la d'abord pour la garder.</translation>
    </message>
    <message id="app.table.deleted">
        <source>The table was deleted</source>
        <translation>La table a été supprimée</translation>
    </message>
    <message id="app.table.draw">
        <source>Let the app draw</source>
        <translation>L'appli tire</translation>
    </message>
    <message id="app.table.draw.toss">
        <source>Let the app decide</source>
        <translation>L'appli décide</translation>
    </message>
    <message id="app.table.exit-overview">
        <source>Leave the overview</source>
        <translation>Quitter la vue d'ensemble</translation>
    </message>
    <message id="app.table.fell-away">
        <source>No longer open: %1</source>
        <translation>Plus possible : %1</translation>
    </message>
    <message id="app.table.finished">
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message id="app.table.leave">
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message id="app.table.look-at">
        <source>Enter it now</source>
        <translation>Saisir maintenant</translation>
    </message>
    <message id="app.table.menu">
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message id="app.table.moves">
        <source>Moves</source>
        <translation>Actions</translation>
    </message>
    <message id="app.table.not-stored">
        <source>Not stored</source>
        <translation>Pas enregistré</translation>
    </message>
    <message id="app.table.nothing-open">
        <source>Nothing to do here now</source>
        <translation>Rien à faire ici pour l'instant</translation>
    </message>
    <message id="app.table.one-back">
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message id="app.table.overview">
        <source>Overview (TV)</source>
        <translation>Vue d'ensemble (TV)</translation>
    </message>
    <message id="app.table.printed">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="app.table.redo">
        <source>Redo: %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message id="app.table.rename">
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message id="app.table.seat">
        <source>Seat</source>
        <translation>Joueur</translation>
    </message>
    <message id="app.table.set-up">
        <source>Change the set-up</source>
        <translation>Changer les préparations</translation>
    </message>
    <message id="app.table.shared">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="app.table.to-act">
        <source>to act</source>
        <translation>doit jouer</translation>
    </message>
    <message id="app.table.unarchive">
        <source>Take out of the archive</source>
        <translation>Sortir de l'archive</translation>
    </message>
    <message id="app.table.unsaved" numerus="yes">
        <source>%n entries are being stored</source>
        <translation>
            <numerusform>%n saisie en cours d'enregistrement</numerusform>
            <numerusform>%n saisies en cours d'enregistrement</numerusform>
        </translation>
    </message>
    <message id="app.table.waiting">
        <source>Waiting for %1</source>
        <translation>En attente de %1</translation>
    </message>
    <message id="app.table.won-by">
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message id="app.tone.black">
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message id="app.tone.blue">
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message id="app.tone.green">
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message id="app.tone.orange">
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message id="app.tone.purple">
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message id="app.tone.red">
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message id="app.tone.teal">
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message id="app.tone.white">
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message id="app.tone.yellow">
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message id="app.trouble.title">
        <source>Your tables cannot be opened</source>
        <translation>Vos tables ne peuvent pas être ouvertes</translation>
    </message>
    <message id="app.value.false">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="app.value.none">
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message id="app.value.number">
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message id="app.value.true">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message id="app.welcome.detail">
        <source>Sideboard lies beside your board, counts, throws and remembers.</source>
        <translation>Sideboard se pose à côté du plateau, compte, jette et se souvient.</translation>
    </message>
    <message id="app.welcome.language">
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message id="app.welcome.name">
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message id="app.welcome.start">
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message id="app.welcome.title">
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message id="app.zone.table">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="controls.section">
        <source>“{page}”</source>
        <translation>« {page} »</translation>
    </message>
</context>
</TS>
