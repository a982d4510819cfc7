## How encounters are read, chosen in the lobby

lobby-readings = **How are the encounters read?** The host chooses.
lobby-reading =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
lobby-reading-private = **Private letters**: only the explorer reads the encounter; once it is over, everyone may.
lobby-reading-table = **At the table**: everyone sees the text of an encounter in the channel, and the explorer chooses.
lobby-reading-player = **A player reads**: the player to the explorer's left gets the text of an encounter and reads it to everyone.
lobby-reading-book = **Your own book**: you have the printed book of encounters, and the bot gives the numbers.
lobby-who-reads = Who reads?
lobby-read-private = Private letters
lobby-read-table = At the table
lobby-read-player = A player reads
lobby-read-book = Your own book

## A player reads

verb-aloud = I have read it out
verb-open-reading = Open what I read
ask-read-out = { $who }, read { $explorer }'s encounter to the table
read-by = **{ $name }** has the text, and reads it to you. I will ping you when it is your turn to choose.
reader-intro =
    { $done ->
        [True] **You have read this to { $explorer }**, and the table sees it now. Keep the last part to yourself until the dice have fallen.
       *[other] **You are the reader for { $explorer }.** Read it out, then press **I have read it out**: the paragraph and its choices appear for the whole table, and { $explorer } is pinged to choose. You can also let the button do the reading. Keep the last part to yourself until the dice have fallen.
    }
ping-reading = It is your turn to read: an encounter waits for its reader.
remind-reading =
    An encounter still waits for you to read it. You were asked { $since }.{ $until ->
        [none] {""}
       *[other] {" "}End of your clock: { $until }.
    } If you do not, somebody else will be asked.
ping-read = { $name } has read you your encounter: choose what you do.
ping-shown = Nobody has read your encounter out, so here it is for everyone: choose what you do.
reading-passed = { $name } did not read the encounter, so { $next } was asked to.
reading-shown = { $name } did not read the encounter, so the bot showed it to the table.
wait-for-reader = Your reader has the text. I will ping you when they have read it out.
read-out-already = That has been read out already.
