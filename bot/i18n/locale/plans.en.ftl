# Planned story nights: their message, their event, what those who signed up are told.

plan-title = ## A story night is planned
plan-length =
    { $count } journeys below, about { $minutes } minutes. You need no game, and nothing to prepare.
plan-when = **{ $at }**, { $rest }
plan-voice = We meet in { $channel }.
plan-coming =
    { $count ->
        [0] Nobody has signed up yet.
        [one] **Coming:** { $names }
       *[other] **Coming ({ $count }):** { $names }
    }
plan-ask = Whoever comes is reminded an hour before. At the time, a new message here lets you sit down.
plan-come = I’m coming
plan-stay = I can’t come
plan-to-event = Event
plan-closed = This story night, planned for { $at }, does not take place.
plan-nobody = Nobody came to the fire this time. `/night plan` sets another evening.
plan-expected = **Expected:** { $names }
plan-zone = I took your time for UTC: { $at }. If that is wrong, tell me your time zone with `/me away`, then correct the night with `/night move`.
plan-to = The night is moved to { $at }.

plan-soon = The story night begins here { $at }.
plan-opens = The story night begins. Sit down when you are there.
plan-moved = The story night is moved: it begins { $at }.
plan-cancelled = The story night that was planned does not take place.
plan-missed = The story night could not open at its time. `/night plan` sets another.
plan-busy = The story night is due, and a game is going on in this channel. It opens as soon as that is over, if that is within an hour; `/night move` moves it.
plan-channel-gone = The story night that you signed up for does not take place: its channel cannot be reached.

plan-event = A story night: { $count } journeys below
plan-event-about =
    We hear stories together: one village, one evening. Somebody reads aloud, everybody advises, the dice decide.
    { $about }
    Sign up here: { $link }
plan-cover = A story night
plan-journeys = { $count } journeys below
alt-cover = “{ $title }”, { $about }. Six villagers sit round a fire under the stars; below them is a cave.

plan-today = today
plan-tomorrow = tomorrow
plan-in-two-days = the day after tomorrow|day after tomorrow
plan-morning = this morning|in the morning|morning
plan-afternoon = this afternoon|in the afternoon|afternoon
plan-evening = this evening|in the evening|at night|evening|night
plan-none-here = No story night is planned in this channel. `/night plan` plans one.
plan-here = A story night is planned in this channel already. `/night move` moves it, `/night cancel` cancels it.
plan-over = That night has opened or was cancelled: look for its newest message.
plan-not-open = This night opens later.
plan-signed-up = You have signed up already.
plan-not-signed-up = You had not signed up.
plan-at-unclear = I cannot read “{ $text }” as a time. Try `saturday 20:00`, `tomorrow 8 pm` or `2026-11-28 20:00`.
plan-at-past = That is over already.
plan-at-far = That is more than { $days } days ahead.

command-plan = plan
command-move = move
cmd-night-plan = Plan a story night for later, with a server event and a list of who comes
cmd-night-move = Move the planned night to another time
cmd-night-cancel = Cancel the planned night
opt-at = When, in your time zone: saturday 20:00, tomorrow 8 pm, 2026-11-28 20:00
opt-voice-channel = The voice channel where you meet, if there is one
parameter-at = at
parameter-voice = voice
data-sign-ups = - Story nights you signed up for: { $count }
