# Every sentence of the bot in English. The words of the cards and of the rules help stand beside.

## Lists and figures

list-comma = ,{" "}
list-and =
    { $count ->
       *[other] { $first } and { $last }
    }
list-and-i =
    { $count ->
       *[other] { $first } and { $last }
    }
list-or = { $first } or { $last }
list-or-u = { $first } or { $last }
list-plies = ;{" "}
list-sentences = {" "}
list-dot = {" "}·{" "}
number = { $count }
coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
items =
    { $item ->
        [mushroom] { $count ->
            [one] a mushroom
           *[other] { $count } mushrooms
        }
        [fish] { $count ->
            [one] a fish
           *[other] { $count } fish
        }
        [fruit] { $count ->
            [one] a fruit
           *[other] { $count } fruit
        }
        [rope] { $count ->
            [one] a rope
           *[other] { $count } ropes
        }
        [pot] { $count ->
            [one] a clay pot
           *[other] { $count } clay pots
        }
        [paper] { $count ->
            [one] a paper
           *[other] { $count } paper
        }
        [ore] { $count ->
            [one] an ore
           *[other] { $count } ore
        }
        [amethyst] { $count ->
            [one] an amethyst
           *[other] { $count } amethysts
        }
        [cider] { $count ->
            [one] a cider
           *[other] { $count } ciders
        }
       *[potion] { $count ->
            [one] a potion
           *[other] { $count } potions
        }
    }
item-name =
    { $item ->
        [mushroom] mushroom
        [fish] fish
        [fruit] fruit
        [rope] rope
        [pot] clay pot
        [paper] paper
        [ore] ore
        [amethyst] amethyst
        [cider] cider
       *[potion] potion
    }
area =
    { $area ->
        [ready] Ready
        [exhausted] Exhausted
        [injured] Injured
       *[cave] Below
    }
row =
    { $row ->
        [house] houses
        [outpost] outposts
        [key] key houses
       *[star] star houses
    }
named =
    { $what ->
        [mushroom] mushroom
        [fish] fish
        [fruit] fruit
        [rope] rope
        [pot] clay pot
        [paper] paper
        [ore] ore
        [amethyst] amethyst
        [cider] cider
        [potion] potion
        [house] houses
        [outpost] outposts
       *[other] that
    }
everyone = Everyone ({ $count })

## Cards

card-name = **{ $name }**
card-cost =
    { $cost ->
        [0] starting house
       *[other] { $cost } coins
    }
small-building = { $cost } coins · { $about }
small-hire =
    { $slot ->
        [0] 2 coins
        [1] 3 coins
        [2] 3 coins
        [3] 4 coins
       *[other] 5 coins
    } · { $about }
skill-hammer = hammer
skill-hammer-plus = hammer plus
skill-quill = quill
skill-quill-plus = quill plus
mark-liquid-woman = unsettling
mark-glogo = one coin less to build
mark-cave-cat = obeys on 3 to 6
mark-metal-man = own bed, no cider, no potions
dice = { $roll }+ gives { $lanterns }
dice-first =
    { $roll }+ gives { $lanterns ->
        [one] { $lanterns } lantern
       *[other] { $lanterns } lanterns
    }
symbol-points = { $count } VP
symbol-beds =
    { $count ->
        [one] { $count } bed
       *[other] { $count } beds
    }
symbol-income = +{ $count } income
symbol-train-to-ready = train to ready
symbol-coin-when-building =
    +{ $count } { $count ->
        [one] coin
       *[other] coins
    } when building
symbol-rerolls =
    { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    }
symbol-coin-when-exploring =
    +{ $count } { $count ->
        [one] coin
       *[other] coins
    } when exploring
symbol-bonus-explore =
    +{ $count } { $count ->
        [one] lantern
       *[other] lanterns
    } each time you explore
symbol-ciders-as-coins = ciders count as coins
symbol-potions-as-coins = potions count as coins
symbol-reputation = +{ $count } reputation at once
symbol-potions =
    { $count ->
        [one] { $count } potion at once
       *[other] { $count } potions at once
    }
symbol-potion-income = a potion each round
symbol-goods = { items } once
symbol-replenishing = { items } each round
symbol-income-for = +1 income per { $per } on the track
symbol-points-for = { $count } VP per { $per }
thing =
    { $what ->
        [house] house
        [outpost] outpost
        [villager] villager
        [empty_cave] empty cave
       *[other] { named }
    }

## The lobby

lobby-title = ### Above and Below: who plays?
lobby-cover = Above and Below
lobby-newcomers = -# Never played? `/tutorial` is five minutes, for you alone.
rulebook-final = Final rules
rulebook-preview = Preview rules
lobby-players-common = two to four players
lobby-players-solo = one player against two bots
lobby-empty = Nobody yet.
lobby-ask =
    { $variant ->
        [solo] The left bot and the right bot are here. Start when you like.
       *[common] { $count ->
            [1] Waiting for at least one more player: two to four can play.
            [4] The table is full. Anyone seated can start.
           *[other] Anyone seated can start now, or wait for more players (up to { $most }).
        }
    }
fair-dice = Fair dice
fair-dice-told =
    {""}**Fair dice.** Cards and dice come from a secret seed, drawn as this lobby opened. Its SHA-256 is
    `{ $hash }`
    Keep that if you want to check them: `/game verify` tells the seed when the game is over, and nobody can find another one with that hash. **Shake the dice** adds a word of yours, so that not even those who run me chose them alone.
shake = Shake the dice
shake-ask = Any word or number: the dice depend on it
shake-empty = That was no word: type any word or number.
shaken = Dice shaken by { $whose }.
shaken-with = { $name } (“{ $word }”)
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-closed = This game was closed.
joined = You have a seat. { $count } at the table.
left = You have left the table.
left-last = You have left the table. Nobody else was there, so the lobby is closed.

## The panel: what is asked

bot-left = The left bot
bot-right = The right bot
panel-round = Round { $round } of { $rounds }
ask-take-turn = { $who }, it is your turn: take an action or pass
ask-answer-offer = { $who }, { $buyer } offers { $coins } coins for your { item-name }
ask-sell-item =
    { $who }, you are offered { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for your { item-name }: sell, or keep it for sale?
ask-choose-option = { $who }, read your encounter and choose
ask-spend-effort = { $who }, the dice have fallen: is that enough?
ask-take-reward =
    { $reward ->
        [villager] { $who }, someone in your party is injured: who?
        [building] { $who }, you win a building: which one?
       *[other] { $who }, pick your reward
    }
ask-rest-villagers = { $who }, your village rests: who drinks and who sleeps?
ask-read-paragraph =
    { $who }, read the paragraph { $own ->
        [True] in
       *[False] to { $explorer } from
    } your book, then enter its explore numbers.
ask-tell-reward =
    { $who }, look up what { $own ->
        [True] you have
       *[False] { $explorer } has
    } won or lost, and enter it.
nobody-ready = None of your villagers is ready. You can still take free actions, or **Pass**.
panel-gap = -# The market is filled as soon as { $name } looks at it or acts.
lines-more = …
effort =
    {""}**{ $lanterns ->
        [one] { $lanterns } lantern
       *[other] { $lanterns } lanterns
    }** so far: { $reached ->
        [True] a success. { $need ->
            [0] Exerting villagers would not reach a higher number.
            [one] Exert { $need } villager to reach a higher number.
           *[other] Exert { $need } villagers to reach a higher number.
        }
       *[other] too few. { $need ->
            [0] Even exerting is not enough.
            [one] Exert { $need } villager to succeed.
           *[other] Exert { $need } villagers to succeed.
        }
    }

## Buttons

verb-explore = Explore
verb-build = Build
verb-harvest = Harvest
verb-train = Train
verb-labor = Labor
verb-pass = Pass
verb-put-up-for-sale = Sell
verb-take-back = Stop selling
verb-refresh-row = Refresh row
verb-offer-to-buy = Buy
verb-accept = Sell it
verb-refuse = Refuse
verb-reroll = Reroll a die
verb-exert = Exert villagers
verb-stop = Stop here
verb-pick = Pick
verb-rest = Rest
verb-advance = Place goods
verb-describe = Enter explore numbers
verb-tell = Enter the result
verb-undo = Undo
verb-read = Read my encounter
view-village = My village
view-market = Market
view-board = Board
view-score = Score

## Forms

form-explore = Explore: who goes below?
form-build = Build
form-harvest = Harvest
form-train = Train a new villager
form-labor = Labor: who works for coins?
form-put-up-for-sale = Put something up for sale
form-refresh-row = Replace a row for one coin
form-offer-to-buy = Buy from a player
form-reroll = Roll a die again
form-exert = Exert villagers
form-pick = Pick your reward
form-rest = Rest your villagers
form-advance = Place goods on your track
form-describe = The paragraph in your book
form-tell = What the paragraph brings
blank-party = Two or more ready villagers
blank-builder = Who builds?
blank-building = What?
blank-buildings = Which goods?
blank-villagers = Which villagers?
blank-teacher = Who trains?
blank-villager = Whom?
blank-item = What?
blank-sell = Put one of them up for sale?
blank-asking = Asking price, if any
blank-row = Which row?
blank-seller = From whom?
blank-coins = How many coins?
blank-ciders =
    { $verb ->
        [rest] A cider for (exhausted to ready)
       *[other] Ciders spent as coins
    }
blank-potions =
    { $verb ->
        [rest] A potion for (injured to exhausted)
       *[other] Potions spent as coins
    }
blank-beds = A bed for (one step each)
blank-goods = In this order, from left to right
blank-pick = What?
blank-option = Which choice?
blank-paying = Pay for the bonus?
blank-first = First choice: its explore numbers (0: none)
blank-second = Second choice, if there is one
blank-third = Third choice, if there is one
tale-coins = Coins gained (or -1 for one paid)
tale-gain = Goods, ciders and potions gained
tale-reputation = Reputation
tale-step =
    { $step ->
        [0] no change
       *[other] { $step }
    }
tale-more = What else?
tale-lose = the { item-name } you offered is lost
tale-leads-to = Leads to paragraph number
blank-numbers = Explore numbers of choice { $number }

## Encounters

reading-title = ### { $number }. { $title }
reading-choose = **What do you do?**
reading-by-book = Paragraph **{ $number }** in your book.
choice-line = **{ $label }** · { $about }
choice-explore = explore { $numbers }
choice-offer = you offer { items }
choice-paying = { $label } (+{ $coins } coin)
option-number = Choice { $number }
bonus-per =
    +{ $lanterns } per { $trade ->
        [hammer] hammer
       *[quill] quill
    } in the party
bonus-owning = +{ $lanterns } if you own { items }
bonus-along =
    +{ $lanterns } with { $who ->
        [fishfolk] one of the fishfolk
        [frogfolk] one of the frogfolk
        [archer] the archer
        [liquid_woman] the liquid woman
        [glogo] { $edition ->
            [preview] the grolo
           *[final] the glogo
        }
        [cave_cat] a cave cat
       *[metal_man] a metal man
    } along
bonus-paying =
    +{ $lanterns } if you pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
sealed-title = ||**Only for your eyes**||
sealed-tier =
    ||{ $label }{ $explore ->
        [0] {""}
       *[other] {" "}· explore { $explore }
    }: { $outcome }||
sealed-failure = ||{ $label } · failure: { $outcome }||
outcome-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
outcome-pay =
    pay { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
outcome-caves = an extra cave card
outcome-building = a building worth up to { $count } coins
outcome-injured =
    { $count ->
        [one] one of the party is injured
       *[other] { $count } of the party are injured
    }
outcome-choice = your choice of { $items }
outcome-cheapest = the cheapest villager joins
outcome-special-liquid-woman = the liquid woman joins
outcome-special-glogo = the glogo joins
outcome-special-grolo = the grolo joins
outcome-special-cave-cat = a cave cat joins
outcome-special-metal-man = a metal man joins
outcome-lose-offer = what you offered is lost
outcome-leads-to = on to { $number }

## The journal

line-start = **The game begins.** Seats by lot: { $names }. The seed's SHA-256 is `{ $hash }`.
line-start-solo = **The game begins.** { $name } plays against two bots. { $first } goes first. The seed's SHA-256 is `{ $hash }`.
line-subject = **{ $name }**{" "}
line-explore = **{ $name }** leads { $party } below
line-build =
    {""}**{ $name }** builds the { $building }{ $own ->
        [True] {""}
       *[other] {" "}with { $builder }
    }
line-harvest = **{ $name }** harvests { $goods }
line-train =
    {""}**{ $name }** { $own ->
        [True] trains { $villager }
       *[other] has { $teacher } train { $villager }
    }
line-labor = **{ $name }** sends { $villagers } to labor
line-pass = **{ $name }** passes
line-pass-idle =
    {""}**{ $names }** { $count ->
        [one] has nobody ready and passes
       *[other] have nobody ready and pass
    }
line-sale =
    {""}**{ $name }** puts { $items } up for sale{ $asking ->
        [0] {""}
       *[other] , asking { $asking } coins
    }
line-take-back = **{ $name }** takes back what was for sale
line-refresh = **{ $name }** replaces the { row }
line-dealt = New in the market: { $buildings }
line-offer = **{ $name }** offers { $seller } { $coins } coins for { items }
line-buy = **{ $name }** buys { items } from { $seller } for { $coins } coins
line-accept = **{ $name }** accepts the offer
line-refuse = **{ $name }** refuses the offer
line-withdraw = **{ $name }** withdraws the offer
line-choose = **{ $name }** chooses “{ $label }”
line-reroll = **{ $name }** rolls again for { $villager }
line-exert = **{ $name }** exerts { $villagers }
line-exert-nobody = **{ $name }** exerts nobody
line-pick = **{ $name }** picks a reward
line-rest = **{ $name }** rests their villagers
line-advance = **{ $name }** places { $goods } on the track
line-describe = **{ $name }** has read the paragraph
line-tell =
    {""}**{ $explorer }** { $own ->
        [True] enters what it brings
       *[other] gets the result from { $name }
    }
line-bot =
    {""}**{ $name }** { $deed ->
        [explore] { $face ->
            [1] sends two down the shaft
           *[other] goes below with two lanterns and no map
        }
        [harvest] { $face ->
            [3] brings the harvest in
           *[other] carries a full basket home
        }
       *[labor] { $face ->
            [7] does odd jobs all over the village
           *[other] puts in an honest day's work
        }
    }
line-bot-build =
    {""}**{ $name }** { $row ->
        [none] builds the { $building }
       *[other] has the { row } replaced, and builds the { $building }
    }
line-bot-hire = {""}**{ $name }** hires { $villager }, { $about }, for { $coins } coins
line-sale-die = The die for { $name }'s sale shows { $value }: nobody buys.
detail-bot-cider = drinks the round's cider
line-undo = **{ $name }** takes the last step back
line-villagers = New for hire: { $villagers }
line-beds = A bed for every villager: { $names }
line-beds-all = A bed for every villager
line-income = Income: { $paid }
line-income-each = Income: +{ $coins } each
line-round = **Round { $round } begins.** { $name } goes first.
line-end-solo = **The game is over.** The points of { $name }'s village are counted.
line-end = **The game is over. Victory for { $names }!**
income-of = { $name } +{ $coins }
potions-of = { $name } gains { $items }
detail-die =
    { $villager } rolls { $value }, { $lanterns ->
        [0] no lantern
        [one] { $lanterns } lantern
       *[other] { $lanterns } lanterns
    }
detail-coins =
    { $sign }{ $count ->
        [one] 1 coin
       *[other] { $count } coins
    }{ $why ->
        [coin_when_exploring] {" "}from buildings
       *[other] {""}
    }
detail-gained = gains { $items }
detail-spent = spends { $items }
detail-cider = takes the cider
detail-joined = { $villager } joins the village
detail-cat = { $villager } rolls { $value } and will not work
detail-paragraph = paragraph { $number }
detail-bonus =
    +{ $lanterns } { $why ->
        [hammers] for hammers
        [quills] for quills
        [owning] for something you own
        [along] for a companion
        [bonus_explore] from your buildings
        [card] from a secret card
       *[paying] for the coin
    }
detail-reached =
    { $lanterns ->
        [0] success
        [one] { $lanterns } lantern, success
       *[other] { $lanterns } lanterns, success
    }
detail-failed =
    { $lanterns ->
        [one] { $lanterns } lantern, failure
       *[other] { $lanterns } lanterns, failure
    }
detail-reputation = { $sign }{ $steps } reputation
detail-hurt = { $villager } is hurt
detail-building = gains the { $building }
detail-dealt = new in the market: the { $building }
detail-woke = ready again: { $villagers }
detail-healed = no longer hurt: { $villagers }
detail-woke-nobody = nobody wakes
detail-placed = { items } on it
detail-cave-gained = gains the cave
detail-cave-returned = the cave is lost
detail-earlier = and what was won on the way
detail-cave-extra = finds an extra cave
detail-sold-off =
    sells { items } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
detail-for-sale =
    puts { $items } up for sale{ $asking ->
        [0] {""}
       *[other] , asking { $asking } coins
    }
detail-row = now { $buildings }
detail-sold = { $buyer } buys { items } from { $seller } for { $coins } coins

## Boards

village-name = **{ $name }**
village-next = **{ $name }**{"\u00a0"}(next)
village-coins = { coins }
village-area =
    { $area ->
        [ready] { $count } ready
        [exhausted] { $count } exhausted
        [injured] { $count } injured
       *[cave] { $count } below
    }
village-caves =
    { $count ->
        [one] { $count } empty cave
       *[other] { $count } empty caves
    }
village-passed = **{ $name }**{"\u00a0"}(passed)
village-title = ## { $name }'s village
village-purse =
    {""}**{ $coins }** { $coins ->
        [one] coin
       *[other] coins
    }, income { $income } a round
village-supply = Supply: { $items }
village-sale = For sale: { sale }
village-selling = for sale: { sale }
sale =
    { items }{ $asking ->
        [0] {""}
       *[other] , asking { $asking } coins
    }
village-buildings = Buildings
building-holds = {" "}· holds { items }
village-track =
    ### Track ({ $points } VP)
    { $slots }
village-track-empty =
    ### Track
    Empty.
track-slot = { items } at { $points } VP
market-title = ## Market and prices
market-line = **{ $name }** ({ $cost }) · { $about }
market-row =
    { $row ->
        [house] Houses ({ $left } in the deck)
        [outpost] Outposts ({ $left } in the deck)
        [key] Key houses
       *[star] Star houses
    }
market-none = None left.
market-gap = The row is filled when the turn goes on.
market-cave = -# **Next cave** (die 1–6): { $numbers } · { $left } in the deck
board-title = ## Round { $round } of { $rounds }
board-hires = For hire ({ $left } in the pile)
board-reputation = Reputation
board-cube = { $name }: space { $steps } (the torch is 0), { $points } VP
bots-title = The bots
bots-houses = Stack of houses ({ $count }): { $cards }
bots-outposts = Stack of outposts ({ $count }): { $cards }
bots-hired = Hired ({ $count }): { $cards }
bot-line =
    {""}**{ $name }** { $count ->
        [0] has done nothing yet
       *[other] has { $deeds }
    }
bot-deed =
    { $deed ->
        [explore] explored
        [harvest] harvested
        [build] built
        [hire] hired
       *[labor] labored
    }{ $count ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $count } times
    }
board-cider =
    { $there ->
        [True] The round's cider waits for the first to labor.
       *[other] The round's cider is taken.
    }
score-title =
    { $final ->
        [True] ## Final score
       *[other] ### If the game ended now
    }
score-head = **{ $place }. { $name }: { $total } VP**
score-head-solo = **{ $name }: { $total } VP**
score-alone = The bots score nothing: these points are your result.
score-from = { $source } { $points }
end-points = Points in detail
score-nothing = Nothing yet.
score-track = Track
score-buildings = Buildings
score-prize = Reputation prize
score-reputation = Reputation track
score-rounds = Round by round: { $points }
score-tie =
    Tiebreak: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $villagers ->
        [one] { $villagers } villager
       *[other] { $villagers } villagers
    }
seed-told = -# `/game verify` checks all dice and cards by the seed `{ $seed }…`.

## Private answers

status =
    { $status ->
        [lobby] A lobby is open here: `/game join` gives you a seat, and anyone seated can start it with `/game start`.
        [running] The game is on. The panel is reposted below.
        [paused] The game is paused.
        [finished] The game is over. `/game new` opens another.
       *[closed] The game was closed.
    } The seed's SHA-256 is `{ $hash }…`.
settings-shown =
    {""}**Your settings**
    - Language: { $language }
    - { settings-switch-dm-readings }: { $dm ->
        [True] yes
       *[other] no
    }
    - { settings-switch-text-first }: { $text ->
        [True] yes
       *[other] no
    }
verify-right = **All { $dice } dice and { $cards } shuffled cards follow from the seed.** SHA-256 of `{ $seed }` is `{ $hash }`.
verify-wrong = **{ $wrong } of { $dice } dice and { $cards } cards do not follow from the seed** `{ $seed }`.
verify-shaken = The dice come from the SHA-256 of the seed, the SHA-256 of each word and the house rules, as far as there are any, with | between them: `{ $text }`
exported = The game so far: what anyone at the table may see.
closed-by = { $name } has closed this game. Its seed was `{ $seed }`.

## Why not

no-game-here = No game in this channel yet. `/game new` opens one; `/me games` lists yours elsewhere, and `/rules` explains how it is played.
channel-has-game = This channel has an open game already: `/game status` shows it, and `/game join` gives you a seat before it starts. Another channel or a thread can hold another game.
already-seated = You have a seat already.
not-seated = You have no seat in this game. `/game status` shows it, and `/rules` explains it.
not-a-lobby = This game has started already. `/game seat` is how people leave it, come back, or take an open seat.
not-started = The game has not started yet.
game-over = This game is over. `/game new` opens another.
game-paused = This game is paused. Its host goes on with `/game resume`, and the table with `/game vote`.
held-channel = This game is paused: the bot could not write in its channel. Any player can go on with `/game status`.
held-corrupt = This game is paused: its record is damaged. Other games go on; the details are in the bot operator's log.
held-host = Your game in { $channel } is paused: I may not write there, or the channel is gone. Give me back my permissions and use `/game status` there.
no-such-book = I have no such book. Pick one that is suggested.
book-missing = This game's encounter book is not here any more.
stale-question = That is already settled. The latest panel shows what comes next.
panel-lost = This panel is out of date: the bot went back to an earlier copy of its games. The game goes on at its current panel, and `/game status` posts that again.
letter-lost = This message is out of date: the bot went back to an earlier copy of its games. The game goes on at its current panel, and `/game status` in its channel posts that again.
not-you = That is for { $who } to answer.
not-asked = There is nothing for you to answer here right now.
not-asked-now = It is not your move. The panel shows whose turn it is.
unknown-press = That button is too old, or not mine. The latest panel shows what comes next.
press-elsewhere = That button belongs to a game elsewhere, and does nothing here.
not-on-this-server = I am not a member of this server, so I cannot run a game here. Somebody who manages the server can add me by the link in `/about`.
no-messages-here = Nobody can write messages here, only in the posts. Use the command in a post, or in another channel.
rights-missing = I may not write here: I lack { $rights }. Somebody who manages this channel can allow me that; then try again.
thread-locked = I may not write here: this thread is locked. Unlock it, or use another channel.
thread-not-joined = I may not write here: I am not in this private thread. Mention me to add me; then try again.
right-view-channel = *View Channel*
right-send-messages = *Send Messages*
right-send-messages-in-threads = *Send Messages in Threads*
right-create-public-threads = *Create Public Threads*
right-connect = *Connect*
bad-input = I could not read that. Please pick from what is suggested.
store-busy = I cannot save that right now, so nothing has changed. Please try again in a moment.
something-failed = Something went wrong, and nothing was lost. Tell the operator: { $incident }.
nothing-to-read = Nothing is being read to you now.
not-your-encounter = Only the explorer may read that now.
not-the-reader = You are not the reader of this encounter.
no-village = That player has no village here.
not-the-host = Only the host, or someone who manages this channel, can do that.
verify-later = The seed is shown when the game is over. Its SHA-256 is `{ $hash }`.
undo-nothing = There is nothing to take back.
undo-not-yours = The last step was not yours.
undo-die-rolled = A die was rolled: that cannot be taken back.
undo-lanterns-rolled = Dice were rolled: that cannot be taken back.
undo-cat-refused = The cat has rolled: that cannot be taken back.
undo-cave-drawn = A cave was drawn: that cannot be taken back.
undo-encounter-settled = The reward was read: that cannot be taken back.
undo-extra-cave-gained = A cave was drawn: that cannot be taken back.
undo-paragraph-read = A paragraph was read: that cannot be taken back.
undo-explore-numbers-told = A paragraph was read: that cannot be taken back.
undo-reward-told = A reward was entered: that cannot be taken back.
undo-row-refilled = A new card was drawn: that cannot be taken back.
undo-row-refreshed = New cards were drawn: that cannot be taken back.
undo-round-began = The round has ended: that cannot be taken back.
undo-round-ended = The round has ended: that cannot be taken back.
undo-card-played = A secret card was played: that cannot be taken back.
undo-item-sold = Two of you agreed on that: it cannot be taken back.
undo-opponent-acted = A bot has taken its turn: that cannot be taken back.
undo-offer-refused = The offer was answered: that cannot be taken back.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = There is nothing for you to answer here right now.
refusal-no-such-choice = That cannot be chosen now.
refusal-not-ready =
    { $known ->
        [True] { $what } is not ready.
       *[other] You have no ready villager of that name.
    }
refusal-named-twice = Someone is named twice.
refusal-too-few-villagers =
    { $need ->
        [one] You need a ready villager.
       *[other] You need at least { $need } ready villagers; you have { $have }.
    }
refusal-no-caves-left = The cave deck is empty.
refusal-no-hammer = You need a ready villager with a hammer.
refusal-no-quill = You need a ready villager with a quill.
refusal-not-for-sale = That is not on offer.
refusal-not-enough-coins =
    You need { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }; you can pay { $have }.
refusal-not-enough-items =
    { $item ->
        [any] You have nothing to put up for sale.
       *[other] { $have ->
            [0] You have no { item-name }.
           *[other] You need { $need }, and you have { items }.
        }
    }
refusal-too-much-paid = That is more than it costs.
refusal-not-as-coins = None of your buildings lets you pay with that.
refusal-no-empty-cave = An outpost needs an empty cave, and you have none: explore first.
refusal-no-goods-there = There are no goods to harvest.
refusal-one-good-each =
    One good for each villager: you have named { $need ->
        [one] { $need } villager
       *[other] { $need } villagers
    } and { $have ->
        [one] { $have } good
       *[other] { $have } goods
    }.
refusal-not-harvested = Only what you harvest now can be put up for sale, and no { item-name } is among it.
refusal-nothing-for-sale = Nothing is up for sale.
refusal-price-too-low = The lowest price is { $need } coins.
refusal-already-refused = { $need } coins were refused this turn. Offer more.
refusal-already-refreshed = You have replaced a row this turn already.
refusal-row-cannot-refresh = That row cannot be replaced: its deck is empty, or it is not one of the two.
refusal-needs-offer = To choose this you must have one in your supply to offer: { $what }.
refusal-nothing-to-pay-for = That choice has nothing to pay for.
refusal-no-rerolls = You have no rerolls left.
refusal-nothing-gained =
    { $need ->
        [0] Exerting villagers would not reach a higher number.
       *[other] That many exerted villagers reach no higher number; { $need } would.
    }
refusal-cannot-rest = { $what } cannot rest like that: one bed each, potions for the injured, ciders for the exhausted.
refusal-not-enough-beds =
    You have { $have ->
        [one] { $have } bed
       *[other] { $have } beds
    }.
refusal-nothing-to-place = You have no goods to place.
refusal-bad-paragraph = No paragraph says that. A choice has 0 alone, or one or two explore numbers, the lower one first; no choice may be left out before another. A reward has at most 12 coins, 6 things and 3 steps of reputation.
refusal-price-by-die = No asking price here: a die says what the bots give, on a later turn.
refusal-too-few-caves = This edition has { $need } cave cards, and the book has paragraphs for { $have } only.
refusal-too-few-seats = You need at least { $need } players.
refusal-too-many-seats =
    { $need ->
        [one] This game is for one player alone.
       *[other] All { $need } seats are taken.
    }

## Commands

cmd-game = A game of Above and Below in this channel
cmd-game-new = Open a lobby in this channel
cmd-game-join = Take a seat in the lobby
cmd-game-leave = Leave the lobby
cmd-game-start = Start the game
cmd-game-status = Show how the game stands and repost its panel
cmd-game-undo = Take your last step back
cmd-game-end = Close this game without a winner
cmd-game-verify = Check every die and shuffle of a finished game
cmd-game-export = The game as a file
cmd-game-chronicle = The finished game as a page and a book to keep
cmd-explore = Send two or more villagers below
cmd-harvest = Take goods from your buildings
cmd-build = Build a house or an outpost
cmd-train = Hire a new villager
cmd-labor = Send villagers to earn coins
cmd-pass = Take no more actions this round
cmd-sell = Put something up for sale; without an item, take it back
cmd-buy = Offer coins for what another player has for sale
cmd-answer = Answer an offer for what you have for sale
cmd-refresh = Replace the houses or the outposts for one coin
cmd-advance = Place goods on your advancement track, at any time
cmd-rest = Rest your villagers; with nobody named, fill the beds
cmd-choose = Choose in your encounter
cmd-reroll = Roll a villager's die again
cmd-exert = Exert villagers for a lantern each, or nobody
cmd-describe = From your own book: the explore numbers of each choice
cmd-tell = From your own book: what the paragraph brings
cmd-pick = Pick a reward that leaves a choice
cmd-board = The reputation board: villagers for hire, round, reputation
cmd-market = What can be built, and the next cave
cmd-score = The points as they stand
cmd-village = A village: yours, or another player's
cmd-read = Read your open encounter again
cmd-rules = A rule, explained
cmd-settings = Your own settings
opt-edition = Which rules
opt-variant = With others, or alone against two bots
opt-book = Which book is read from, where the bot has several
opt-reading = Who reads the encounters
opt-game-language = The language of the game
opt-party = Who goes: names, separated by commas
opt-goods = Which goods, separated by commas
opt-villagers = Which villagers, separated by commas
opt-building = What to build
opt-builder = Who builds
opt-ciders = Ciders spent as coins
opt-potions = Potions spent as coins
opt-hire = Whom to hire
opt-teacher = Who trains
opt-sell = What to put up for sale
opt-sell-harvested = Which of these goods to put up for sale
opt-asking = A price at which it sells without asking you
opt-seller = From whom
opt-coins = How many coins
opt-reply = Your answer
opt-row = Which row
opt-advance = Goods in their order, separated by commas
opt-beds = Who gets a bed
opt-cider-for = Who gets a cider
opt-potion-for = Who gets a potion
opt-option = Your choice
opt-paying = Pay for the bonus, where there is one
opt-reroll = Whose die
opt-exert = Whom to exert, or nobody; asks if left out
opt-first = Explore numbers of the first choice, separated by commas; 0 for none
opt-second = Explore numbers of the second choice
opt-third = Explore numbers of the third choice
opt-tell-coins = Coins gained
opt-tell-pay = Coins paid
opt-tell-gain = Goods, ciders and potions gained, separated by commas
opt-tell-choice = Goods of which the explorer picks one
opt-tell-reputation = Steps of reputation, -3 to 3
opt-tell-cheapest = The cheapest villager joins
opt-tell-special = A special villager joins
opt-tell-caves = Extra cave cards
opt-tell-building = A free building: its highest cost in coins
opt-tell-injured = How many of the party are injured
opt-tell-lose = The item that was offered and is lost
opt-tell-leads-to = The paragraph that it leads to
opt-pick = What to take
opt-player = Whose village
opt-topic = What you want to know
opt-language = The language in which I talk to you
opt-dm = Encounters by direct message
opt-text-first = Text only: what nobody but you sees comes without pictures and emoji
reply-accept = Sell it
reply-refuse = Refuse
reply-withdraw = Withdraw my offer
edition-final = The final rules
edition-preview = The preview edition's rules
variant-common = Two to four players
variant-solo = One player against two bots
reading-private = The bot, to the explorer in private
reading-table = The bot, to the whole table
reading-player = The player to the left
reading-book = You, from your own book

## The coach of the first round

guide-on = Show me how
guide-off = Thanks, I know how to play
guide-welcome = **I will coach you through this round.** Nobody else sees this. Do what you like: I only suggest.
guide-left = Then I leave you to it. `/rules` explains anything, at any time.
guide-end = **That was a whole round.** Now you know how a round goes: act, pass, rest, income, and so on until the last. I leave you to it; `/rules` explains the rest.
guide-wait = Now it is { $name }'s turn. Look at the **Table** meanwhile; you are pinged when you are asked.
guide-goods = You hold goods: **More** places them on your track, whenever you like. Each slot takes one kind, and later slots are worth more.
guide-to-explore =
    {""}**Try this: explore.** Press **Explore** and tick two villagers. One with good dice is worth taking; keep your builder up here if you can.
    A cave you win is where an outpost can stand.
guide-to-build =
    {""}**Try this: build.** Press **Build** and pick something you can pay for. A bed is worth a lot early; so are goods that come back each round.
guide-to-train =
    {""}**Try this: train.** Press **Train**: your villager with the quill brings in somebody new. The cheapest costs 2 coins.
guide-to-harvest =
    {""}**Try this: harvest.** Press a **Harvest** button: a villager fetches a good from a building of yours.
guide-to-labor =
    {""}**Try this: labor.** Press a **Labor** button: a coin for each villager who is sent. The first to labor in a round takes the cider too.
guide-to-pass =
    {""}**Nothing left to do?** Press **Pass**. When all have passed, the villagers rest and coins come in.
guide-choose-option = **Read, then choose.** Press **Read my encounter**. Each choice names its explore numbers: your dice need that many lanterns. Higher ones bring more.
guide-spend-effort = **The dice are rolled.** Not enough lanterns? **Exert villagers** adds one for each, but they come home injured. If you have enough, or too few for any hope: **Stop here**.
guide-take-reward = **You get to choose your reward.** Pick what you can use: goods of a new kind make your track longer.
guide-rest-villagers = **Night falls.** Give each bed to somebody: exhausted become ready, injured become exhausted. Press **Fill the beds**.
guide-answer-offer = **Somebody wants to buy.** Press **Sell it** if the price is right; **Refuse** costs you nothing.
guide-done = Done.
guide-done-explore = **Off they go, well done.** The cave has a story for you.
guide-done-build = **A fine building.** It is yours to the end, and every one counts a point.
guide-done-train = **Welcome to the village!** New villagers rest first; a bed gets them ready.
guide-done-harvest = **Good harvest.** That is what your track is waiting for.
guide-done-labor = **Honest work, honest coins.**
guide-done-pass = **A good time to pass.** You act again next round.
guide-done-choose = **Bravely chosen.**
guide-done-exert = **Home again.** The journal tells what came of it.
guide-done-rest = **Sleep well, all of you.**
