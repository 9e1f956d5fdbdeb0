<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="app.backup.done">
        <source>Backed up</source>
        <translation>Backed up</translation>
    </message>
    <message id="app.compare.done">
        <source>All compared</source>
        <translation>All compared</translation>
    </message>
    <message id="app.compare.next">
        <source>Next zone</source>
        <translation>Next zone</translation>
    </message>
    <message id="app.compare.same">
        <source>Same as on the board</source>
        <translation>Same as on the board</translation>
    </message>
    <message id="app.compare.title">
        <source>Compare with the board</source>
        <translation>Compare with the board</translation>
    </message>
    <message id="app.compare.walk">
        <source>Walk through the zones; tap what differs.</source>
        <translation>Walk through the zones; tap what differs.</translation>
    </message>
    <message id="app.compare.zone">
        <source>Zone %1 of %2</source>
        <translation>Zone %1 of %2</translation>
    </message>
    <message id="app.curtain.detail">
        <source>Pass the device to %1. The others look away.</source>
        <translation>Pass the device to %1. The others look away.</translation>
    </message>
    <message id="app.curtain.open">
        <source>I am %1</source>
        <translation>I am %1</translation>
    </message>
    <message id="app.curtain.title">
        <source>For %1 only</source>
        <translation>For %1 only</translation>
    </message>
    <message id="app.devices.alone">
        <source>Only this device is at the table. Pass it around: everything works on one.</source>
        <translation>Only this device is at the table. Pass it around: everything works on one.</translation>
    </message>
    <message id="app.devices.away">
        <source>Away</source>
        <translation>Away</translation>
    </message>
    <message id="app.devices.catching-up">
        <source>Catching up</source>
        <translation>Catching up</translation>
    </message>
    <message id="app.devices.code">
        <source>Code to join</source>
        <translation>Code to join</translation>
    </message>
    <message id="app.devices.in-step">
        <source>In step</source>
        <translation>In step</translation>
    </message>
    <message id="app.devices.this">
        <source>This device</source>
        <translation>This device</translation>
    </message>
    <message id="app.devices.title">
        <source>Devices at the table</source>
        <translation>Devices at the table</translation>
    </message>
    <message id="app.devices.unsent" numerus="yes">
        <source>%n entries not sent yet</source>
        <translation>
            <numerusform>%n entry not sent yet</numerusform>
            <numerusform>%n entries not sent yet</numerusform>
        </translation>
    </message>
    <message id="app.error.bad-table-file">
        <source>This file is not a table of Sideboard, or it is cut off</source>
        <translation>This file is not a table of Sideboard, or it is cut off</translation>
    </message>
    <message id="app.error.db-cannot-open">
        <source>The file with your tables cannot be opened or made. Check its folder, then try again.</source>
        <translation>The file with your tables cannot be opened or made. Check its folder, then try again.</translation>
    </message>
    <message id="app.error.db-conflict">
        <source>This could not be stored beside what is there, and was taken off the screen.</source>
        <translation>This could not be stored beside what is there, and was taken off the screen.</translation>
    </message>
    <message id="app.error.db-damaged">
        <source>The file with your tables is damaged. It was left as it is; what could be read was copied to a new file beside it.</source>
        <translation>The file with your tables is damaged. It was left as it is; what could be read was copied to a new file beside it.</translation>
    </message>
    <message id="app.error.db-failed">
        <source>This could not be stored and was taken off the screen. Try again.</source>
        <translation>This could not be stored and was taken off the screen. Try again.</translation>
    </message>
    <message id="app.error.db-foreign">
        <source>This file belongs to another program and was left as it is.</source>
        <translation>This file belongs to another program and was left as it is.</translation>
    </message>
    <message id="app.error.db-full">
        <source>The disk is full, so this was not stored and was taken off the screen. Make room and do it again.</source>
        <translation>The disk is full, so this was not stored and was taken off the screen. Make room and do it again.</translation>
    </message>
    <message id="app.error.db-io">
        <source>The disk refused to work, so this was not stored and was taken off the screen. Check the disk and do it again.</source>
        <translation>The disk refused to work, so this was not stored and was taken off the screen. Check the disk and do it again.</translation>
    </message>
    <message id="app.error.db-is-folder">
        <source>A folder stands where the file with your tables should be.</source>
        <translation>A folder stands where the file with your tables should be.</translation>
    </message>
    <message id="app.error.db-locked">
        <source>Another program uses the file with your tables. Close it there, then try again.</source>
        <translation>Another program uses the file with your tables. Close it there, then try again.</translation>
    </message>
    <message id="app.error.db-newer">
        <source>This file was written by a newer Sideboard and was left as it is. Update this one to open it.</source>
        <translation>This file was written by a newer Sideboard and was left as it is. Update this one to open it.</translation>
    </message>
    <message id="app.error.db-no-folder">
        <source>The folder for your tables is missing. Make it, then try again.</source>
        <translation>The folder for your tables is missing. Make it, then try again.</translation>
    </message>
    <message id="app.error.db-not-a-database">
        <source>This file is not one of Sideboard's and was left as it is.</source>
        <translation>This file is not one of Sideboard's and was left as it is.</translation>
    </message>
    <message id="app.error.db-read-only">
        <source>The file with your tables cannot be written. Make the file and its folder writable, then try again.</source>
        <translation>The file with your tables cannot be written. Make the file and its folder writable, then try again.</translation>
    </message>
    <message id="app.error.db-unreadable">
        <source>The file with your tables cannot be read. Give yourself the right to read and write it, then try again.</source>
        <translation>The file with your tables cannot be read. Give yourself the right to read and write it, then try again.</translation>
    </message>
    <message id="app.error.newer-rules">
        <source>This table was started with a newer version. Update this one to open it.</source>
        <translation>This table was started with a newer version. Update this one to open it.</translation>
    </message>
    <message id="app.error.newer-table-file">
        <source>This file was written by a newer version. Update this one to read it.</source>
        <translation>This file was written by a newer version. Update this one to read it.</translation>
    </message>
    <message id="app.error.not-taken-back">
        <source>This cannot be taken back</source>
        <translation>This cannot be taken back</translation>
    </message>
    <message id="app.error.nothing-to-redo">
        <source>There is nothing to restore</source>
        <translation>There is nothing to restore</translation>
    </message>
    <message id="app.error.nothing-to-undo">
        <source>There is nothing left to take back</source>
        <translation>There is nothing left to take back</translation>
    </message>
    <message id="app.error.table-differs">
        <source>The table is here already, and the two do not agree</source>
        <translation>The table is here already, and the two do not agree</translation>
    </message>
    <message id="app.error.unknown-game">
        <source>This version does not have that game. Update it to open the table.</source>
        <translation>This version does not have that game. Update it to open the table.</translation>
    </message>
    <message id="app.export.done">
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message id="app.export.failed">
        <source>It could not be saved: %1. Choose another place.</source>
        <translation>It could not be saved: %1. Choose another place.</translation>
    </message>
    <message id="app.history.correction">
        <source>Corrected: %1 is %2</source>
        <translation>Corrected: %1 is %2</translation>
    </message>
    <message id="app.history.empty">
        <source>Nothing has happened yet</source>
        <translation>Nothing has happened yet</translation>
    </message>
    <message id="app.history.everybody">
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
    <message id="app.history.filter">
        <source>Show only %1</source>
        <translation>Show only %1</translation>
    </message>
    <message id="app.history.finish">
        <source>The game is finished</source>
        <translation>The game is finished</translation>
    </message>
    <message id="app.history.go-back">
        <source>Go back to here</source>
        <translation>Go back to here</translation>
    </message>
    <message id="app.history.go-back.confirm">
        <source>Everything after it is taken back; it stays in the history.</source>
        <translation>Everything after it is taken back; it stays in the history.</translation>
    </message>
    <message id="app.history.moment">
        <source>Moment %1 of %2</source>
        <translation>Moment %1 of %2</translation>
    </message>
    <message id="app.history.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="app.history.note.add">
        <source>Add a note</source>
        <translation>Add a note</translation>
    </message>
    <message id="app.history.now">
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
    <message id="app.history.opening">
        <source>Opened a hidden choice</source>
        <translation>Opened a hidden choice</translation>
    </message>
    <message id="app.history.option">
        <source>Option: %1 is %2</source>
        <translation>Option: %1 is %2</translation>
    </message>
    <message id="app.history.past">
        <source>You are looking at an earlier moment</source>
        <translation>You are looking at an earlier moment</translation>
    </message>
    <message id="app.history.printed">
        <source>Printed: %1 is %2</source>
        <translation>Printed: %1 is %2</translation>
    </message>
    <message id="app.history.seal">
        <source>Sealed a hidden choice</source>
        <translation>Sealed a hidden choice</translation>
    </message>
    <message id="app.history.seat.claim">
        <source>%1 sits down</source>
        <translation>%1 sits down</translation>
    </message>
    <message id="app.history.seat.colour">
        <source>%1: colour %2</source>
        <translation>%1: colour %2</translation>
    </message>
    <message id="app.history.seat.dismiss">
        <source>A device was dismissed</source>
        <translation>A device was dismissed</translation>
    </message>
    <message id="app.history.seat.everybody">
        <source>Everybody may enter for everybody</source>
        <translation>Everybody may enter for everybody</translation>
    </message>
    <message id="app.history.seat.hand-over">
        <source>%1 was handed over</source>
        <translation>%1 was handed over</translation>
    </message>
    <message id="app.history.seat.look-on">
        <source>A device looks on</source>
        <translation>A device looks on</translation>
    </message>
    <message id="app.history.seat.name">
        <source>%1: name</source>
        <translation>%1: name</translation>
    </message>
    <message id="app.history.seat.own-seats-only">
        <source>Everybody enters for their own seat only</source>
        <translation>Everybody enters for their own seat only</translation>
    </message>
    <message id="app.history.seat.release">
        <source>%1 stands up</source>
        <translation>%1 stands up</translation>
    </message>
    <message id="app.history.seat.take-over">
        <source>%1 was taken over</source>
        <translation>%1 was taken over</translation>
    </message>
    <message id="app.history.set-up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="app.history.slider">
        <source>Moment to look at</source>
        <translation>Moment to look at</translation>
    </message>
    <message id="app.history.take-back">
        <source>Took back: %1</source>
        <translation>Took back: %1</translation>
    </message>
    <message id="app.history.take-back.ask">
        <source>Take this back?</source>
        <translation>Take this back?</translation>
    </message>
    <message id="app.history.take-back.do">
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message id="app.history.take-back.nothing">
        <source>Nothing else depends on it.</source>
        <translation>Nothing else depends on it.</translation>
    </message>
    <message id="app.history.take-back.stops">
        <source>These would no longer fit:</source>
        <translation>These would no longer fit:</translation>
    </message>
    <message id="app.history.title">
        <source>History</source>
        <translation>History</translation>
    </message>
    <message id="app.history.unreadable">
        <source>An entry of a newer version</source>
        <translation>An entry of a newer version</translation>
    </message>
    <message id="app.history.went-back">
        <source>Went back to that moment</source>
        <translation>Went back to that moment</translation>
    </message>
    <message id="app.home.archived">
        <source>Archived</source>
        <translation>Archived</translation>
    </message>
    <message id="app.home.empty">
        <source>No table yet</source>
        <translation>No table yet</translation>
    </message>
    <message id="app.home.empty.detail">
        <source>Set one up beside your board, or join one that others opened.</source>
        <translation>Set one up beside your board, or join one that others opened.</translation>
    </message>
    <message id="app.home.finished">
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message id="app.home.import">
        <source>Import a table</source>
        <translation>Import a table</translation>
    </message>
    <message id="app.home.join">
        <source>Join</source>
        <translation>Join</translation>
    </message>
    <message id="app.home.more">
        <source>More about this table</source>
        <translation>More about this table</translation>
    </message>
    <message id="app.home.new">
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message id="app.home.open">
        <source>In progress</source>
        <translation>In progress</translation>
    </message>
    <message id="app.home.records">
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message id="app.home.settings">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="app.home.title">
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message id="app.import.do">
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message id="app.import.done" numerus="yes">
        <source>%n new entries taken in</source>
        <translation>
            <numerusform>%n new entry taken in</numerusform>
            <numerusform>%n new entries taken in</numerusform>
        </translation>
    </message>
    <message id="app.import.title">
        <source>Import a table</source>
        <translation>Import a table</translation>
    </message>
    <message id="app.import.too-large">
        <source>This file is too large to be a table</source>
        <translation>This file is too large to be a table</translation>
    </message>
    <message id="app.import.unreadable">
        <source>This file cannot be read. Check that it is there and that you may read it.</source>
        <translation>This file cannot be read. Check that it is there and that you may read it.</translation>
    </message>
    <message id="app.join.address">
        <source>Address (if it is not found by itself)</source>
        <translation>Address (if it is not found by itself)</translation>
    </message>
    <message id="app.join.code">
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message id="app.join.connecting">
        <source>Connecting…</source>
        <translation>Connecting…</translation>
    </message>
    <message id="app.join.failed">
        <source>It did not work</source>
        <translation>It did not work</translation>
    </message>
    <message id="app.join.join">
        <source>Join</source>
        <translation>Join</translation>
    </message>
    <message id="app.join.looking">
        <source>Looking for tables on this network…</source>
        <translation>Looking for tables on this network…</translation>
    </message>
    <message id="app.join.nearby">
        <source>Tables nearby</source>
        <translation>Tables nearby</translation>
    </message>
    <message id="app.join.none">
        <source>No table seen nearby</source>
        <translation>No table seen nearby</translation>
    </message>
    <message id="app.join.none.detail">
        <source>The other device must be on the same Wi-Fi, with its share page open.</source>
        <translation>The other device must be on the same Wi-Fi, with its share page open.</translation>
    </message>
    <message id="app.join.title">
        <source>Join a table</source>
        <translation>Join a table</translation>
    </message>
    <message id="app.join.unavailable">
        <source>This version does not join over the network yet</source>
        <translation>This version does not join over the network yet</translation>
    </message>
    <message id="app.join.unavailable.detail">
        <source>Export the table on the other device and import the file here, or pass one device around.</source>
        <translation>Export the table on the other device and import the file here, or pass one device around.</translation>
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
        <translation>another value was there</translation>
    </message>
    <message id="app.mark.copy">
        <source>entered twice</source>
        <translation>entered twice</translation>
    </message>
    <message id="app.mark.corrected">
        <source>corrected</source>
        <translation>corrected</translation>
    </message>
    <message id="app.mark.did-not-fit">
        <source>did not fit: %1</source>
        <translation>did not fit: %1</translation>
    </message>
    <message id="app.mark.not-proved">
        <source>not proved</source>
        <translation>not proved</translation>
    </message>
    <message id="app.mark.overruled">
        <source>the board says otherwise</source>
        <translation>the board says otherwise</translation>
    </message>
    <message id="app.mark.question">
        <source>entered differently: which is right?</source>
        <translation>entered differently: which is right?</translation>
    </message>
    <message id="app.mark.seen-draw">
        <source>drawn, seen and taken back</source>
        <translation>drawn, seen and taken back</translation>
    </message>
    <message id="app.mark.taken-back">
        <source>taken back</source>
        <translation>taken back</translation>
    </message>
    <message id="app.new.colour">
        <source>Colour %1</source>
        <translation>Colour %1</translation>
    </message>
    <message id="app.new.create">
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message id="app.new.first">
        <source>Draw who begins</source>
        <translation>Draw who begins</translation>
    </message>
    <message id="app.new.first.is">
        <source>%1 begins</source>
        <translation>%1 begins</translation>
    </message>
    <message id="app.new.game">
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message id="app.new.name">
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message id="app.new.off">
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message id="app.new.on">
        <source>On</source>
        <translation>On</translation>
    </message>
    <message id="app.new.options">
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message id="app.new.seats">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="app.new.seats.count" numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message id="app.new.title">
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message id="app.of-seat">
        <source>{what} ({seat})</source>
        <translation>{what} ({seat})</translation>
    </message>
    <message id="app.printed.all-checked">
        <source>All checked</source>
        <translation>All checked</translation>
    </message>
    <message id="app.printed.ask">
        <source>What does the component say?</source>
        <translation>What does the component say?</translation>
    </message>
    <message id="app.printed.checked">
        <source>checked</source>
        <translation>checked</translation>
    </message>
    <message id="app.printed.detail">
        <source>Figures that stand on components and in no rulebook. Look at yours once; they are remembered for this box.</source>
        <translation>Figures that stand on components and in no rulebook. Look at yours once; they are remembered for this box.</translation>
    </message>
    <message id="app.printed.not-checked">
        <source>not checked</source>
        <translation>not checked</translation>
    </message>
    <message id="app.printed.title">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message id="app.printed.unchecked" numerus="yes">
        <source>%n values not checked yet</source>
        <translation>
            <numerusform>%n value not checked yet</numerusform>
            <numerusform>%n values not checked yet</numerusform>
        </translation>
    </message>
    <message id="app.records.average">
        <source>Average %1</source>
        <translation>Average %1</translation>
    </message>
    <message id="app.records.best">
        <source>Best %1</source>
        <translation>Best %1</translation>
    </message>
    <message id="app.records.empty">
        <source>No finished game yet</source>
        <translation>No finished game yet</translation>
    </message>
    <message id="app.records.empty.detail">
        <source>Finish a game from its score page and it will be listed here.</source>
        <translation>Finish a game from its score page and it will be listed here.</translation>
    </message>
    <message id="app.records.games">
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message id="app.records.played" numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message id="app.records.players">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="app.records.title">
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message id="app.records.trend">
        <source>Last scores: %1</source>
        <translation>Last scores: %1</translation>
    </message>
    <message id="app.records.won" numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message id="app.score.csv">
        <source>Table (CSV)</source>
        <translation>Table (CSV)</translation>
    </message>
    <message id="app.score.export">
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message id="app.score.file">
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message id="app.score.finish">
        <source>Finish the game</source>
        <translation>Finish the game</translation>
    </message>
    <message id="app.score.json">
        <source>Data (JSON)</source>
        <translation>Data (JSON)</translation>
    </message>
    <message id="app.score.png">
        <source>Picture (PNG)</source>
        <translation>Picture (PNG)</translation>
    </message>
    <message id="app.score.rematch">
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message id="app.score.reopen">
        <source>Open it again</source>
        <translation>Open it again</translation>
    </message>
    <message id="app.score.save">
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message id="app.score.saved">
        <source>Where to save it?</source>
        <translation>Where to save it?</translation>
    </message>
    <message id="app.score.table">
        <source>Whole game (JSON)</source>
        <translation>Whole game (JSON)</translation>
    </message>
    <message id="app.score.text">
        <source>Text</source>
        <translation>Text</translation>
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
        <translation>%1 has won</translation>
    </message>
    <message id="app.seat">
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message id="app.settings.awake">
        <source>Keep the screen on</source>
        <translation>Keep the screen on</translation>
    </message>
    <message id="app.settings.backups">
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message id="app.settings.backups.count" numerus="yes">
        <source>%n backups kept beside the file</source>
        <translation>
            <numerusform>%n backup kept beside the file</numerusform>
            <numerusform>%n backups kept beside the file</numerusform>
        </translation>
    </message>
    <message id="app.settings.backups.now">
        <source>Back up now</source>
        <translation>Back up now</translation>
    </message>
    <message id="app.settings.clock">
        <source>Show a clock in play</source>
        <translation>Show a clock in play</translation>
    </message>
    <message id="app.settings.devices">
        <source>Devices</source>
        <translation>Devices</translation>
    </message>
    <message id="app.settings.file">
        <source>Your tables are kept in %1</source>
        <translation>Your tables are kept in %1</translation>
    </message>
    <message id="app.settings.haptics">
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message id="app.settings.language">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="app.settings.motion">
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
    </message>
    <message id="app.settings.name">
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message id="app.settings.percent">
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message id="app.settings.sound">
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message id="app.settings.text">
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message id="app.settings.theme">
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message id="app.settings.theme.contrast">
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message id="app.settings.theme.dark">
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message id="app.settings.theme.light">
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message id="app.settings.theme.system">
        <source>System</source>
        <translation>System</translation>
    </message>
    <message id="app.settings.title">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="app.setup.detail">
        <source>A wrong option or value is changed from here on; the history keeps both.</source>
        <translation>A wrong option or value is changed from here on; the history keeps both.</translation>
    </message>
    <message id="app.setup.names">
        <source>Names and colours</source>
        <translation>Names and colours</translation>
    </message>
    <message id="app.setup.title">
        <source>Change the set-up</source>
        <translation>Change the set-up</translation>
    </message>
    <message id="app.tab.history">
        <source>History</source>
        <translation>History</translation>
    </message>
    <message id="app.tab.moves">
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message id="app.tab.score">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="app.tab.seat">
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message id="app.tab.table">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="app.table.archive">
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message id="app.table.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.table.choose-place">
        <source>Choose a place on the map</source>
        <translation>Choose a place on the map</translation>
    </message>
    <message id="app.table.compare">
        <source>Compare with the board</source>
        <translation>Compare with the board</translation>
    </message>
    <message id="app.table.delete">
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message id="app.table.delete.ask">
        <source>Delete this table for good?</source>
        <translation>Delete this table for good?</translation>
    </message>
    <message id="app.table.delete.detail">
        <source>Its record goes with it. Export it first to keep it.</source>
        <translation>Its record goes with it. Export it first to keep it.</translation>
    </message>
    <message id="app.table.deleted">
        <source>The table was deleted</source>
        <translation>The table was deleted</translation>
    </message>
    <message id="app.table.draw">
        <source>Let the app draw</source>
        <translation>Let the app draw</translation>
    </message>
    <message id="app.table.draw.toss">
        <source>Let the app decide</source>
        <translation>Let the app decide</translation>
    </message>
    <message id="app.table.exit-overview">
        <source>Leave the overview</source>
        <translation>Leave the overview</translation>
    </message>
    <message id="app.table.fell-away">
        <source>No longer open: %1</source>
        <translation>No longer open: %1</translation>
    </message>
    <message id="app.table.finished">
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message id="app.table.leave">
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message id="app.table.look-at">
        <source>Enter it now</source>
        <translation>Enter it now</translation>
    </message>
    <message id="app.table.menu">
        <source>More</source>
        <translation>More</translation>
    </message>
    <message id="app.table.moves">
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message id="app.table.not-stored">
        <source>Not stored</source>
        <translation>Not stored</translation>
    </message>
    <message id="app.table.nothing-open">
        <source>Nothing to do here now</source>
        <translation>Nothing to do here now</translation>
    </message>
    <message id="app.table.one-back">
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message id="app.table.overview">
        <source>Overview (TV)</source>
        <translation>Overview (TV)</translation>
    </message>
    <message id="app.table.printed">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message id="app.table.redo">
        <source>Redo: %1</source>
        <translation>Redo: %1</translation>
    </message>
    <message id="app.table.rename">
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message id="app.table.seat">
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message id="app.table.set-up">
        <source>Change the set-up</source>
        <translation>Change the set-up</translation>
    </message>
    <message id="app.table.shared">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="app.table.to-act">
        <source>to act</source>
        <translation>to act</translation>
    </message>
    <message id="app.table.unarchive">
        <source>Take out of the archive</source>
        <translation>Take out of the archive</translation>
    </message>
    <message id="app.table.unsaved" numerus="yes">
        <source>%n entries are being stored</source>
        <translation>
            <numerusform>%n entry is being stored</numerusform>
            <numerusform>%n entries are being stored</numerusform>
        </translation>
    </message>
    <message id="app.table.waiting">
        <source>Waiting for %1</source>
        <translation>Waiting for %1</translation>
    </message>
    <message id="app.table.won-by">
        <source>Won by %1</source>
        <translation>Won by %1</translation>
    </message>
    <message id="app.tone.black">
        <source>black</source>
        <translation>black</translation>
    </message>
    <message id="app.tone.blue">
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message id="app.tone.green">
        <source>green</source>
        <translation>green</translation>
    </message>
    <message id="app.tone.orange">
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message id="app.tone.purple">
        <source>purple</source>
        <translation>purple</translation>
    </message>
    <message id="app.tone.red">
        <source>red</source>
        <translation>red</translation>
    </message>
    <message id="app.tone.teal">
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message id="app.tone.white">
        <source>white</source>
        <translation>white</translation>
    </message>
    <message id="app.tone.yellow">
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message id="app.trouble.title">
        <source>Your tables cannot be opened</source>
        <translation>Your tables cannot be opened</translation>
    </message>
    <message id="app.value.false">
        <source>No</source>
        <translation>No</translation>
    </message>
    <message id="app.value.none">
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message id="app.value.number">
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message id="app.value.true">
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message id="app.welcome.detail">
        <source>Sideboard lies beside your board, counts, throws and remembers.</source>
        <translation>Sideboard lies beside your board, counts, throws and remembers.</translation>
    </message>
    <message id="app.welcome.language">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="app.welcome.name">
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message id="app.welcome.start">
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message id="app.welcome.title">
        <source>Welcome</source>
        <translation>Welcome</translation>
    </message>
    <message id="app.zone.table">
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message id="controls.section">
        <source>“{page}”</source>
        <translation>“{page}”</translation>
    </message>
</context>
</TS>
