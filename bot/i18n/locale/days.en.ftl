# Turns across days.

## Calls

ping-turn = It is your move.
next-is-you = The turn before yours has begun: you are next.
to-the-table = To the table
unsaid = **Discord took none of my messages to you**, as direct messages from this server are closed. This is what they said:
remind =
    { $last ->
        [True] You are the last we wait for: it is still your move.
       *[other] It is still your move.
    } You were asked { $since }.{ $until ->
        [none] {""}
       *[other] {" "}End of your clock: { $until }.
    }
remind-in-hours = Remind me in 3 hours
remind-tomorrow = Remind me tomorrow
remind-not = Not for this turn
remind-at = I will remind you on { $at }, if it is still your move then.
remind-never = I will not remind you of this turn again.
reminders-end =
    { $name } has been reminded { $count } times, and I will not call again for this turn. Perhaps a word from you reaches them.
overdue =
    The clock of { $name } has run out. Nothing is lost: the game waits, and you who share the table may decide to go on.

## The panel

asked-since =
    asked { $since }{ $until ->
        [none] {""}
       *[other] {" · "}end of the clock { $until } (+{ $more } h with the turn)
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}quiet hours, back { $wakes }
    }{ $last ->
        [True] {" · "}the last we wait for
       *[other] {""}
    }
clocks = Clocks: { $clocks }. Each turn gives { $more } h more, up to { $cap } h.
clock-of = { $name } { $hours } h
turn-over = -# The turn is over. { $name } is next.
part-done = That is all we need of you. We wait for { $names }.

## The pace of a table

lobby-pace =
    { $pace ->
        [none] -# No clock; a reminder every { $remind } hours.
       *[other]
            -# Clock: { $bank } hours, and { $increment } more for each turn, { $cap } at most. It sleeps when you do (`/away`). A reminder every { $remind } hours.
    }
opt-pace = How much time a turn may take
pace-none = no clock
pace-live = live: 24 hours, and 4 for each turn
pace-fast = fast: 72 hours, and 12 for each turn
pace-slow = slow: 72 hours, and 36 for each turn

## When you are awake

cmd-away = When you sleep, rest or travel: your clock stops, and nobody calls you
opt-zone = Your time zone: type a city
opt-quiet = When you want quiet, like 22:00-07:00
opt-days-off = Weekdays without a move of yours
opt-holiday-from = First day of a holiday, like 2027-07-24
opt-holiday-to = Last day of a holiday
away-zone = Your time zone is **{ $zone }**, where it is { $time } now.
away-quiet = - Quiet hours: { $quiet }
away-days = - Days off: { $days }
away-holiday = - Holiday: { $first } to { $last }
away-never = You may be called at any hour.
away-how = -# Change it with the options of `/away`. Your clocks stop in these times, and no reminder comes.
away-proposed =
    From when you play, it looks as if you sleep around **{ $quiet }** ({ $zone }). Shall your clocks stop then, and no reminder come?
away-confirm = Yes, these hours
away-none = none
away-zone-unknown = I know no time zone "{ $text }". Type a city and pick from the list.
away-quiet-unclear = I cannot read "{ $text }" as hours. Write it like 22:00-07:00, or none.
away-quiet-too-long = Quiet hours need a beginning and another end, and may last { $most } hours at most.
away-days-unclear = I cannot read "{ $text }" as weekdays. Write names with commas between, or none.
away-days-all = Leave yourself one day to play on.
away-date-unclear = I cannot read "{ $text }" as a date. Write it like 2027-07-24, or none.
away-order = That holiday ends before it begins.
away-past = That holiday is over already.
away-too-long = A holiday may last { $most } days. For longer, let somebody take your seat.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
cmd-remind = Be reminded of your turn
opt-remind-in = In how many hours; 0 for not at all

## Settings

opt-pings = Where you are called when it is your move
opt-next = Be told when you are next
opt-remind = Hours between reminders; 0 for none
pings-channel = in the channel
pings-dm = by direct message
settings-calls =
    - Calls: { $pings ->
        [dm] { pings-dm }
       *[other] { pings-channel }
    }
    - A word when you are next: { $next ->
        [True] yes
       *[other] no
    }
    - Reminders: { $remind ->
        [-1] as the table has it
        [0] none
        [one] every hour, or as the table has it where that is sooner
       *[other] every { $remind } hours, or as the table has it where that is sooner
    }

    -# The options of `/settings` change them.
