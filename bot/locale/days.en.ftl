# Turns across days.

## Calls

ping-turn = It is your move.
next-is-you = The turn before yours has begun: you are next.
to-the-table = To the table
remind =
    { $last ->
        [True] You are the last we wait for: it is still your move.
       *[other] It is still your move.
    } You were asked { $since }.{ $until ->
        [none] {""}
       *[other] {" "}Your clock runs out { $until }.
    }
remind-in-hours = Remind me in 3 hours
remind-tomorrow = Remind me tomorrow
remind-not = Not for this turn
remind-at = I will remind you on { $at }, if it is still your move then.
remind-never = I will not remind you of this turn again.
reminders-end =
    { $name } has been reminded { $count } times, and I will not call again for this turn. Perhaps a
    word from you reaches them.
overdue =
    The clock of { $name } has run out. Nothing is lost: the game waits, and you who share the table
    may decide to go on.
overdue-pass = Pass for this round
overdue-replace = Find a substitute
overdue-extend = More time
seat-gone = { $name } is not on this server any more. The seat is open.

## The panel

asked-since =
    -# Asked { $since }{ $until ->
        [none] {""}
       *[other] {" · "}clock runs out { $until }
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}quiet hours, back { $wakes }
    }{ $last ->
        [True] {" · "}the last we wait for
       *[other] {""}
    }
