# Following games: what one missed and owes, lists, spectators, figures, invitations.

## What happened

retold = **{ $name }** { $deeds }
retold-deed =
    { $deed ->
        [labor] labors
        [build] builds
        [train] trains
        [explore] goes below
        [offer_to_buy] makes an offer
        [accept] accepts an offer
        [opponent] takes a turn
        [harvest] harvests
        [pass] passes
        [rest] rests
        [advance] places goods
        [put_up_for_sale] puts something up for sale
        [take_back] takes it back
        [refresh_row] replaces a row
        [refuse] refuses
       *[withdraw] withdraws an offer
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } times)
    }
retold-named =
    { $deed ->
        [build] builds the { $what }
        [train] trains { $what }
        [lost] fails in “{ $what }”
       *[found] succeeds in “{ $what }”
    }
catchup-title =
    ### { $moves ->
        [0] Since you last acted
        [one] One move since you last acted
       *[other] { $moves } moves since you last acted
    }
catchup-you = **You:** { $figures }
catchup-coins = coins { $figure }
catchup-villagers = villagers { $figure } ({ $ready } ready)
catchup-goods = goods: { $figure }
catchup-none = none
catchup-reputation = reputation { $figure }
catchup-last = Your last move: { $deed }
catchup-story = **{ $title }**
catchup-leads =
    { $by ->
        [one] If it ended now: { $names } would be one point ahead of you, with { $points }.
       *[other] If it ended now: { $names } would be { $by } points ahead of you, with { $points }.
    }
catchup-share = If it ended now: you would share the lead, with { $points } points.
catchup-lead =
    { $by ->
        [one] If it ended now: you would lead by one point, with { $points }.
       *[other] If it ended now: you would lead by { $by } points, with { $points }.
    }
catchup-log = The whole log
catchup-nothing = Nothing has happened.
catchup-again = Look again

## What is owed

owed-nothing = **Nothing is waiting for you.** I will ping you when it is your move.
owed-nowhere = You play in no game now. `/game new` opens one; `/game watch` follows the one here.
owed-title = ### This waits for you
owed =
    { $place } · {""}**{ $what ->
        [take_turn] your turn
        [answer_offer] an offer for what you sell
        [sell_item] a buyer for what you sell
        [choose_option] a choice below
        [read_out] a paragraph to read out to the explorer
        [spend_effort] reroll, exert, or stop?
        [take_reward] a reward to pick
        [rest_villagers] rest: who drinks, who sleeps?
        [read_paragraph] a paragraph to read
       *[tell_reward] a reward to look up
    }**
owed-since = { $what }, asked { $since }
owed-vote = { $place } · {""}**a vote** { vote-motion }. It ends { $until }.
owed-more =
    { $count ->
        [one] One more game waits for you: `/me games` shows it.
       *[other] { $count } more games wait for you: `/me games` lists them.
    }
table-link = [to the table]({ $url })

## Games

games-title = ### Your games in this server
games-none = You have no game in this server. `/game new` opens one: a channel or a thread holds one game at a time.
games-lobby = waits for players, { $count } of { $most }
games-round = round { $round } of { $rounds }
games-paused = paused
games-asked = waits for { $who }
games-since = asked { $since }
games-clock = clock runs out { $until }
games-you = **you**
games-nights = ### Your story nights
guest-planned = planned for { $at }, { $rest }: you are coming
guest-asked =
    { $what ->
        [sit] **sit down:** it is open
        [begin] not begun yet: any guest begins
        [go-on] paused: any guest goes on
        [lead] **you lead:** who goes below?
        [read] **you read aloud**
        [decide] **you decide**
        [vote] the table decides: say what you think
       *[listen] nothing is asked of you now
    }
games-more =
    { $count ->
        [one] One more is not shown.
       *[other] { $count } more are not shown.
    }

## Favourites


## Commands

cmd-catchup = What happened since you last acted, and what waits for you in all your games
cmd-games = Your games in this server, first those that wait for you
cmd-game-watch = Look at this game without playing, and be told how it goes
cmd-game-unwatch = Stop messages about this game
opt-updates = When I write to you
updates-round = A message after each round
updates-end = A message when the game ends
updates-none = No messages

## Watching

view-log = Journal
watch-village = { $name }'s village
watch-look = Show me
watch-often =
    { $often ->
        [round] Tell me each round
        [end] Tell me the end
       *[none] Tell me nothing
    }
watch-still =
    { $over ->
        [True] The game is over.
       *[other] The game is paused.
    }
watch-left = You will get no more messages about this game.
watch-round = Round { $round } of { $rounds } is over in { $place }. As it stands: { $standing } points.
watch-end = **The game in { $place } is over.** { $standing } points.

## Invitations

language-name = English
lobby-untold =
    { $part ->
        [some] some stories are in { $language }
       *[all] the stories are in { $language }
    }
lobby-until = closes { $until }
pace-answers =
    answers { $hours ->
        [0] within an hour
        [one] in about an hour
       *[other] in about { $hours } hours
    }
pace-in-time = nearly always in time
lobby-filled = Enough players have come.
lobby-ready = Enough players are here: start when you like, or wait for more.
lobby-closes-soon = This invitation closes { $until }. Start the game, or bring more players; `/game new` opens another at any time.
lobby-expired = Nobody has started this game for a week, so its invitation is closed now. `/game new` opens another whenever you like.

## Figures

stats-title = ### { $who }
stats-none = No finished game here yet.
stats-none-common = No finished game without companions or house rules yet.
stats-games =
    { $games ->
        [one] One game finished
       *[other] { $games } games finished
    }{ $won ->
        [0] {""}
       *[other] , { $won } won
    }
stats-server-games =
    { $games ->
        [one] One game finished
       *[other] { $games } games finished
    }
stats-best = best village: { $points } points, place { $place }, { village-size }
stats-server-best = best village: { $points } points, by { $who }, { village-size }
stats-average = { $points } points on average
stats-companions =
    with companions: { $games ->
        [one] one game, { $points } points
       *[other] { $games } games, { $points } points on average
    }
stats-house-rules =
    by house rules: { $games ->
        [one] one game, { $points } points
       *[other] { $games } games, { $points } points on average
    }
stats-moves =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    }, { $in_time } of them in time
stats-kept = Stories kept: { $titles }
stats-server = This server
cmd-stats = Games, villages and pace: yours or another player's, and the server's
opt-stats-player = Whose games
