# Story nights: the stage, what its buttons say, what is answered to them, the sheet at the end.

night-group = The village
night-village-title = ## { $name }
night-title = ## A story night
night-about =
    { $count } journeys below, about { $minutes } minutes. One village for everybody: each of you holds some of its villagers. The lead goes round; who leads decides, others read aloud in turn, and all advise.
night-reader-guests = guests read
night-reader-bot = the bot reads
night-reader-host = the host reads
decide-leader = the leader decides
decide-table = the table decides
night-pace-brisk = brisk pace
night-pace-easy = easy pace
night-pace-unhurried = unhurried pace
night-round-the-fire =
    { $count ->
        [0] Nobody sits round the fire yet.
       *[other] Round the fire: { $names }
    }
night-lobby-ask = Sit down, up to 25 of you. The host begins. Whoever comes late sits down and advises at once.
night-sit = Sit down
night-up = Get up
night-start = Begin
night-resume = Go on

night-begun = **The night begins.** The seed's SHA-256 is `{ $hash }`.
night-journey = Journey { $number } of { $count }
night-left = about { $minutes } minutes left
night-empty = nobody sits here any more
night-roles =
    { $count ->
        [one] { $leader } leads, { $reader } reads
       *[other] { $leader } leads, { $reader } read
    }
night-roles-bot = { $leader } leads, the bot reads
night-closes = Goes on by itself { $until }
night-anybody = Nothing happens by itself. Is somebody away? From { $since } on any guest may go on for them.
night-paused =
    { $until ->
        [none] The night pauses. Any guest goes on, this evening or another.
       *[other] A break. The night goes on { $until }, or when a guest says so.
    }

night-gather =
    {""}**{ $leader }, who goes below?** { $third ->
        [True] Two go. A third may come if its holder offers it.
       *[False] Two go.
    }
night-going = Filled in: { $villagers }
night-resting =
    { $count ->
        [one] Not ready: { $villagers }
       *[other] Not ready: { $villagers }
    }
night-nobody-ready =
    { $count ->
        [one] { $names } has nobody ready
       *[other] { $names } have nobody ready
    }
night-most-unready = { $count } guests have nobody ready
night-held = { $villager } ({ $name })
night-hand = **{ $name }** { $villagers }
night-offers = offers { $villager } as a third
night-offered = offered as a third by { $names }
night-joins-next =
    { $count ->
        [one] { $names } came late: leads and reads from the next journey on
       *[other] { $names } came late: they lead and read from the next journey on
    }
night-late =
    { $count ->
       *[other] -# { $names } came late; together they have one voice
    }
night-go = Go below: { $villagers }
night-others = Others go…
night-along = Mine comes along
night-form = Who goes below?
night-form-party = Two, or three if a holder offered

night-listen =
    { $reader ->
        [none] *Listen. The words appear here when the reading is over.*
       *[other] **{ $reader }, you read this to us:** press **{ night-read }**. All others listen; the words appear here when the reading is over.
    }
night-listen-shared = **{ $reader }, you share this one, in this order:** each presses **{ night-read }**, reads their part to us, then presses **{ night-heard }**. The words appear here after the last of them.
night-parts-read =
    { $count ->
        [one] **{ $next }, now you:** { $names } has read.
       *[other] **{ $next }, now you:** { $names } have read.
    }
night-goes-on = **The story goes on.**
night-read = Read to us
night-heard = It is read
night-heard-done = Thank you for reading. The words are on the stage now.
night-part-done = Thank you for reading. Now { $next } reads on; the words appear on the stage after the last of you.
night-bot = Let the bot read
night-reader-intro = Read this aloud to the others, choices and all. When you are done, press **It is read**. Nobody knows yet how it ends, and neither do you.
night-reader-part =
    { $place ->
        [first] You read first of { $count }. When you are done, press **{ night-heard }**; then { $after } reads on.
        [last] You read last, after { $before }: you read the choices now, and the end later. When you are done, press **{ night-heard }**.
       *[between] You are number { $number } of { $count }: read when { $before } stops. When you are done, press **{ night-heard }**; then { $after } reads on.
    }
night-reader-marks = Where a name is in brackets, stop: that guest has a line there.
night-reader-voice = You are a voice in it: each time the telling stops at { $mark }, read your next line. When you have read all, press **{ night-heard }**.
night-voice-mark = **({ $name })**
night-read-end = Read the end
night-end-listen = **{ $reader }, you read the end as well:** press **{ night-read-end }**. All others listen; it appears here when it is read.
night-end-intro = Read this to the others, and press **It is read**. Only then does the stage show it.

night-advised = { $names }
night-advised-many = { $count } guests
night-decide-leader = { $leader } decides, by a choice and then **{ night-close }**; the others advise.
night-decide-table = Most votes decide; { $leader } breaks a tie.
night-close = Decide now
night-needed =
    {""}**{ $label }**
    Lanterns needed: { $numbers }
night-rolling = 🎲 { $villager } …

night-consent-ask = **Further?** Each villager who is hurt gives a lantern more, and must rest. Say yes for your own alone; { $leader } then presses to go further.
night-consent =
    - { $who }: { $agreed ->
        [True] **yes**
        [partly] yes, waits for { $names }
       *[False] no answer yet
    }
night-yes = Yes, hurt { $villager }
night-yes-taken = No, spare { $villager }
night-exert = Go further with { $villagers }
night-stop = Leave it at that
night-reward =
    { $reward ->
        [villager] **Somebody is hurt: who?** Their holders say so; else it is one of { $leader }'s own, if one is below.
        [building] **{ $leader }, which building?**
       *[other] **{ $leader }, which of these?**
    }
night-pick = Take the first
night-pick-hurt = Let it be { $villager }

night-on = On to the next
night-rest = Rest
night-resting-now = **The village rests** before the next journey: beds and drinks go to those who need them most.

night-read-by =
    { $count ->
       *[other] { $name } read
    }
night-otherwise =
    { $count ->
       *[other] { $names } advised otherwise
    }
night-otherwise-many = { $count } advised otherwise

night-over = ## The night is over
sheet-journeys =
    Journeys: { $journeys } · stories heard: { $stories }
sheet-failures = Failures: { $count }
sheet-lanterns = Lanterns lit: { $count }
sheet-hurt = Villagers hurt: { $count }
sheet-reputation =
    Reputation: { $steps ->
        [0] as it was
       *[other] { $shown }
    }
sheet-left =
    Left in the village: { $count ->
        [0] nothing
       *[other] { $left }
    }
sheet-joined =
    Who joined the village: { $count ->
        [0] nobody
       *[other] { $names }
    }
night-thanks = It was told by { $names }.
night-best = Choose the story of the night

night-best-of =
    {""}**The story of the night:** “{ $title }” ({ $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    })

next-night-again = Another night
next-night-plan = Plan the next…
next-night-when = When? For example: fri 20:00

chronicle-night = The night of { $names }
chronicle-others = { $count } others
night-done = Done: the stage in the channel shows it.
night-told-sits = You sit round the fire. The host begins the night.
night-told-up = You got up. You can sit down again at any time.
night-told-lifted = The game has come to an evening: its encounters are read aloud on the stage, and its clocks stand still. You sit there; others sit down with the stage's button. `/night end` lets the game go back.
night-told-back = The evening is over. The game goes on as before, and its clocks run again.
night-told-end = The night is over. Its sheet is in the channel.
night-told-paused = The night pauses. Any guest can let it go on.
night-sits-next = You sit here now, with { $villagers }. In this journey all who came late advise with one voice, together; from the next one on you lead and read as well.
night-has-left = You got up. Your villagers went to the guest on your left. You can sit down again at any time.
night-host-left = { night-has-left } The host's desk is now for { $host }.
night-seated = You sit here already.
night-full = All { $count } places are taken.
night-not-a-guest = You are not among the guests yet. Sit down with the stage's button, and you advise at once.
night-not-the-leader = Somebody else leads this journey. You can advise.
night-not-the-reader = Somebody else reads this time. Listen, or ask them.
night-third = A third goes only if a holder has offered it.
night-nobody-to-send = You hold nobody who could come along now.
night-no-such-choice = That cannot be chosen now.
night-not-yours = Only whoever holds that villager can say that.
night-no-yes = Too few holders have said yes for that.
night-half-first = This goes on once at least half of the guests have answered.
night-no-such-thing = The stage has no such button now. Pick one that is suggested.
night-none-here = There is no story night in this channel. `/night new` opens one.
night-not-the-host = That is for the host, and for whoever manages this channel.

evening-title = An evening at the table
evening-reads = { $leader } explores, { $reader } reads
evening-bot-reads = { $leader } explores, the bot reads
evening-here =
    { $until ->
        [none] Here: { $names }. The clocks stand still until `/night end`.
       *[other] Here: { $names }. The clocks stand still until { $until }, or until `/night end`.
    }
evening-not-theirs = The evening is ended by its host, by anyone who plays, or by anyone who manages this channel. You can get up at any time.
evening-sits = You sit at the table: you advise, and you read when it is your turn. Whoever has a seat plays it as always.
evening-has-left = You got up. You can sit down again at any time.
evening-over =
    The evening is over; it began { $since }. { $count ->
        [0] There was no story.
        [one] One story was told.
       *[other] { $count } stories were told.
    } Here were { $names }. The clocks run on from where they stood.
night-lift-night = This is a story night already.
night-lifted = This game is at an evening already. `/night end` lets it go back.
night-lift-by-book = You read from your own book: the bot has no words to read out.
night-lift-pause = An evening is not paused: `/night end` lets the game go back, and `/game pause` pauses the game.
night-lift-seated = Somebody who plays here brings the game to an evening, or whoever manages this channel.
night-listen-first = Listen first: it is being read aloud. The words appear on the stage.
night-on-first = The stage still tells a story. Let it go on to the next journey there, then go below.

refusal-too-many-villagers = At most { $need } villagers go below together tonight.
refusal-not-tonight = Tonight you only explore or rest.

command-lift = lift
command-night = night
command-do = do
cmd-night = Hear stories together: one village, one evening
cmd-night-new = Open a story night in this channel
cmd-night-do = Do what a button of the stage does
cmd-night-pause = Pause the night, or take a break
cmd-night-lift = Bring this game to an evening: encounters are read aloud, clocks stand still
cmd-night-end = End the night now, or let a lifted game go back
opt-journeys = How many journeys below (12 take about 60 minutes)
opt-night-reader = Who reads to the others
opt-night-decide = Who decides on the choices
opt-night-pace = How long the night waits before it goes on by itself; unhurried: never
opt-lift-minutes = After how many minutes it goes back at the latest
opt-night-what = One of the stage's buttons
opt-break = A break of so many minutes; without it, until a guest goes on
parameter-reader = reader
parameter-journeys = journeys
parameter-decide = decide
parameter-minutes = minutes
data-guests = - Places at story nights: { $count }

help-night = Story night
help-night-also = night, evening, party, group, together, read aloud, guests, leader, advise, journeys, story, stories, voice
help-night-text =
    A group without a game hears stories together: one village, and nothing to do but to go below.

    {""}**Begin**
    - `/night new` opens a night of 6, 12 or 20 journeys in this channel: from half an hour to an hour and a quarter.
    - Up to 25 guests press **Sit down**; the host presses **Begin**. Late guests sit down and advise at once, all of them with one voice; from the next journey on they lead and read too.
    - `/night plan` sets an evening ahead: an event of the server, a list of who comes, and a reminder an hour before. `/night move` and `/night cancel` change it.

    {""}**A journey**
    - The lead goes round. The leader sends two villagers below; those filled in are of other guests. A third goes only if a holder offers it.
    - The guest to the leader's left gets the words alone, and reads them aloud. Or the bot shows them.
    - Who reads may record it as a voice message here, and keep it for the chronicle: **Keep as a reading**, in the message's menu under Apps. `/night readings` shows what is kept.
    - Everybody advises, by name; the leader decides. Or most votes do, with `decide`.
    - The dice fall one by one. To go further somebody is hurt, and only their own holders can say yes to that, all who share one.
    - Nobody sees an outcome before the dice have fallen, the reader neither. Then they read it out, and it appears.

    {""}**The tale**
    - A tale is told between the journeys; `tale` chooses one, or none. Its opening asks the village a question before the first journey, and most votes decide.
    - Its light only burns down: a failure costs two, each villager who is hurt one, and each rest of the whole village one. In the last third every explore number is one higher, and two while the light is low.
    - Each of you holds a secret card, for one use: **Your card** on the stage shows it to you alone. A journey takes one card, or more where there are more of you than journeys; at the end all are shown, and there are prizes for those used and for those kept.
    - In the finale each of you secretly goes ahead or holds the light. Then all answers are shown, each with the dice of all your villagers who are not hurt: the lanterns of those ahead go to the deed, the others' to the light.

    {""}**Nobody is waited for**
    - Each step goes on by itself after a while: `pace` says how soon. Whoever is silent twice in a row gets up.
    - In an unhurried night nothing happens by itself: after five minutes any guest may go on for whoever is asked.
    - **Get up** passes your villagers to the left. `/night pause` stops the night, for a break or for another evening.
    - **Host's desk** in the lobby, on the stage and at an evening, or `/night desk`, is for the host: a break, the pace, who reads and who decides, the next step, asking a guest to leave, the end.

    {""}**A game comes to the evening**
    - `/night lift` in a running game's channel: its clocks stand still, nobody is pinged, and its encounters are read aloud. Seats play as always; whoever sits down advises and reads.
    - `/night end`, half an hour in which nobody does anything, or the `minutes` that you set: it goes back as it was.

    {""}**The rules of a night** (rulings 37 to 39)
    - A story that somebody here heard at one of their last nights gives way to the next one on its cave card that nobody has heard.
    - The village has all twelve starting villagers and the four starting houses. It only explores and rests.
    - The night ends with its last journey, with the last cave, or after the seventh round.
    - There are no village points. The sheet counts stories, failures, lanterns, who was hurt, reputation, goods and who joined.

    What buttons do, `/night do` does too.
