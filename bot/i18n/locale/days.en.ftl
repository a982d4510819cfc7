# Turns across days.

## Calls

ping-turn = It is your move.
next-is-you = The turn before yours has begun: you are next.
to-the-table = To the table
refused-messages = **I could not send you a direct message.** Perhaps you take none from this server. This is what it said:
remind =
    { $last ->
        [True] Everyone is waiting for you: it is still your move.
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
    { $name } has been reminded { $count } times, and I will not remind them again this turn. A word from one of you may reach them.
overdue =
    The clock of { $name } has run out. Nothing is lost: the game waits, and the others at the table can vote to go on.

## The panel

asked-since =
    asked { $since }{ $until ->
        [none] {""}
       *[other] {" · "}clock runs out { $until }{ $more ->
            [0] {""}
           *[other] {" "}(+{ $more } h with the turn)
        }
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}quiet hours, back { $wakes }
    }{ $last ->
        [True] {" · "}everyone else is done
       *[other] {""}
    }
clocks = Clocks: { $clocks }. Each turn gives { $more } h more, up to { $cap } h.
clock-of = { $name } { $hours } h
part-done = You are done for now. We are waiting for { $names }.

## The pace of a table

lobby-pace =
    { $pace ->
        [none] -# No clock; a reminder every { $remind } hours.
       *[other]
            -# Clock: { $bank } hours, and { $increment } more for each turn, { $cap } at most. It sleeps when you do (`/me away`). A reminder every { $remind } hours.
    }
opt-pace = How much time a turn may take
pace-none = no clock
pace-live = live: 24 hours, and 4 for each turn
pace-fast = fast: 72 hours, and 12 for each turn
pace-slow = slow: 72 hours, and 36 for each turn

## When you are awake

cmd-away = When you sleep, rest or travel: your clock stops, and nobody pings you
opt-zone = Your time zone: a city, a country, or an offset like UTC-8
opt-quiet = When you want quiet, like 22:00-07:00
opt-days-off = Weekdays on which you do not play
opt-holiday-from = First day of a holiday, like 2027-07-24
opt-holiday-to = Last day of a holiday
away-zone = Your time zone is **{ $zone }**, where it is { $time } now.
away-zone-unset = I do not know your time zone yet. Until you set it, I count in UTC, where it is { $time } now.
away-night = - Until then, reminders wait at night: { $quiet } in { $zone }
away-quiet = - Quiet hours: { $quiet }
away-days = - Days off: { $days }
away-holiday = - Holiday: { $first } to { $last }
away-never = You may be pinged at any hour.
away-how = -# **Change**, or the options of `/me away`, set them. During these times your clocks stop and you get no reminders.
change = Change
hours-form = When you are awake
hours-zone = Your time zone
hours-quiet = Quiet hours
hours-days-off = Days off
hours-start = First day of a holiday
hours-end = Last day of a holiday
away-proposed =
    From when you play, it looks as if you sleep around **{ $quiet }** ({ $zone }). Stop your clocks and hold reminders during those hours?
away-confirm = Yes, these hours
away-none = none
away-none-spoken = off|no|nothing|never|clear|-
away-zone-unknown = I know no time zone "{ $text }". Type a city or a country and pick from the list.
away-zone-several = "{ $text }" may be several time zones: { $zones }. Please set one of these.
away-quiet-unclear = I cannot read "{ $text }" as hours. Write it like 22:00-07:00, or none.
away-quiet-too-long = Quiet hours need a beginning and another end, and may last { $most } hours at most.
away-days-unclear = I cannot read "{ $text }" as weekdays. Write names with commas between, or none.
away-days-all = Leave yourself one day to play on.
away-date-unclear = I cannot read "{ $text }" as a date. Write it like 2027-07-24, or none.
date-two-ways = "{ $text }" may be { $first } or { $second }. Please write it like that.
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

opt-pings = Where you are pinged when it is your move
opt-next = Get a message when you are next
opt-remind = Hours between reminders; 0 for none
opt-pass-for-me = When you have nobody ready and only trade is left, pass for you
pings-channel = in the channel
pings-dm = by direct message
settings-calls =
    - Pings: { $pings ->
        [dm] { pings-dm }
       *[other] { pings-channel }
    }
    - { settings-switch-tell-next }: { $next ->
        [True] yes
       *[other] no
    }
    - Reminders: { settings-remind }
    - { settings-switch-pass-for-me }: { $passes ->
        [True] yes
       *[other] no
    }

    -# **Change**, or the options of `/me settings`, set them.
settings-form = Your settings
settings-ask-language = Language
settings-ask-pings = Where I ping you at your move
settings-ask-remind = Reminders
settings-ask-switches = What you want
settings-language-own = as in Discord
settings-remind =
    { $remind ->
        [-1] the table's setting
        [0] none
        [one] every hour, or sooner if the table says so
       *[other] every { $remind } hours, or sooner if the table says so
    }
settings-switch-dm-readings = Encounters by direct message
settings-switch-text-first = Text only in private, no pictures
settings-switch-tell-next = Tell me when I am next
settings-switch-pass-for-me = Passing for you when only trade is left
settings-switch-narration = Letters read aloud
digest = Your games today: { $own ->
    [0] { $count ->
        [one] it waits for others.
       *[other] all { $count } wait for others.
    }
   *[other] { $count ->
        [one] it is your move.
       *[other] your move in { $own } of { $count }.
    }
}
digest-own = **Your move**
digest-others = **Not your move**
digest-since =
    since { $since }{ $until ->
        [none] {""}
       *[other] {" · "}time runs out { $until }
    }
digest-waits = waiting for { $names }
digest-how = -# Once a day, as you have set. `/me settings` changes that.
settings-digest =
    - A list of your games each day: { $at ->
        [none] no
       *[other] at { $at }{ $only ->
            [True] , and no pings beside it
           *[other] {""}
        }
    }
settings-ask-digest = A list of your games each day, at
settings-switch-digest-only = With that list, no pings at each move
opt-digest = Each day at this hour, a direct message that lists your games
opt-digest-only = With that list, no pings and reminders at each move
pass-for-me-asked =
    {""}**Everybody in your village is busy now.** On your next turns of a round like this you can only trade or pass, so I pass for you, without calling you. Is that all right?
pass-for-me-yes = Yes, pass for me
pass-for-me-no = No, call me
pass-for-me-set = { $passes ->
    [True] **I pass for you** when you have nobody ready.
   *[other] **I call you** as long as you could still trade.
} `/me settings` changes it.
