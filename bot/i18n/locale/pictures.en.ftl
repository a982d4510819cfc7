# The words in the pictures, and the alt text that stands for each.

## In the pictures

picture-player = Player { $letter }
picture-guest = Guest { $number }
picture-asked = To act
picture-next = Next
picture-first = First player
picture-passed = Passed
picture-supply-empty = Nothing in the supply
picture-sale = Sale
picture-track = Advancement track
picture-market = Market
picture-row =
    { $row ->
        [house] Houses
        [key] Key houses
        [star] Key houses and star houses
       *[outpost] Outposts
    }
picture-row-empty = None left
picture-gap = filled when the turn goes on
picture-cave-deck = Next cave, by die ({ $left } in the deck)
picture-round = Round { $round } of { $rounds }
picture-idle = nothing done yet
picture-stacks = Taken by both
picture-hires = For hire ({ $left } in the pile)
picture-cider =
    { $there ->
        [True] One for labor
       *[other] Cider is gone
    }
picture-reputation = Reputation
picture-prizes = Prizes
picture-lanterns =
    { $count ->
        [one] lantern
       *[other] lanterns
    }
picture-mood =
    { $mood ->
        [bustling] Bustling
        [eerie] Eerie
        [grand] Grand
        [merry] Merry
        [tender] Tender
        [tense] Tense
        [grim] Grim
        [angry] Angry
        [lost] Lost
       *[wry] Wry
    }
picture-bonus = { $count } from bonus lines
picture-exerted = { $count } from exertion
picture-score =
    { $final ->
        [True] Final score
       *[other] If the game ended now
    }
picture-rounds = Round by round
picture-total = { $points } VP
picture-source =
    { $source ->
        [track] Advancement track
        [buildings] Each building
        [cards] Building bonuses
        [prize] Reputation prize
       *[reputation] Reputation track
    }

## In place of the pictures

alt-table = The table at a glance.
alt-village =
    { $name }'s village: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, income { $income }, reputation { $reputation }.
alt-asked = It is time to act here.
alt-next = Next in turn.
alt-passed = Passed for this round.
alt-area =
    { $area ->
        [ready] Ready ({ $count }): { $names }.
        [exhausted] Exhausted ({ $count }): { $names }.
        [injured] Injured ({ $count }): { $names }.
       *[cave] Exploring ({ $count }): { $names }.
    }
alt-dice =
    { $area ->
        [ready] Lanterns by die, ready: { $dice }.
        [exhausted] Lanterns by die, exhausted: { $dice }.
        [injured] Lanterns by die, injured: { $dice }.
       *[cave] Lanterns by die, exploring: { $dice }.
    }
alt-die = { $name } { $dice }
alt-supply = Supply: { $items }.
alt-sale =
    { $asking ->
        [0] For sale: { item-name }.
       *[other] For sale: { item-name }, asking { $asking }.
    }
alt-track = On the track: { $items }, { $points } VP.
alt-houses =
    { $beds ->
        [one] Houses with a bed: { $names }.
       *[other] Houses with { $beds } beds: { $names }.
    }
alt-outposts = Outposts: { $names }.
alt-caves =
    { $count ->
        [0] No empty cave.
        [one] One empty cave.
       *[other] { $count } empty caves.
    }
alt-holding = { $name } with { $items }
alt-market = The market, with costs in coins.
alt-row =
    { $row ->
        [house] Houses: { $cards }.
        [outpost] Outposts: { $cards }.
        [key] Key houses: { $cards }.
       *[star] Star houses: { $cards }.
    }
alt-priced = { $name } for { $cost }
alt-cave = The next cave leads, by die, to { $numbers }.
alt-decks = Cards left: { $houses } houses, { $outposts } outposts, { $caves } caves.
alt-board = The reputation board in round { $round } of { $rounds }.
alt-hires = For hire: { $names }; { $left } more in the pile.
alt-cube = { $name } stands { $steps } from the torch for { $points } VP.
alt-cider =
    { $there ->
        [True] The cider waits for the first to labor.
       *[other] The cider is gone.
    }
alt-sentence = { $line }.
alt-bot =
    { $count ->
        [0] { $name } has done nothing yet.
       *[other] { $name } has { $deeds }.
    }
alt-title = Paragraph { $number }, “{ $title }”.
alt-mood =
    { $mood ->
        [bustling] Its mood is bustling.
        [eerie] Its mood is eerie.
        [grand] Its mood is grand.
        [merry] Its mood is merry.
        [tender] Its mood is tender.
        [tense] Its mood is tense.
        [grim] Its mood is grim.
        [angry] Its mood is angry.
        [lost] Its mood is lost.
       *[wry] Its mood is wry.
    }
alt-party =
    { $lanterns ->
        [one] { $name }'s party has one lantern.
       *[other] { $name }'s party has { $lanterns } lanterns.
    }
alt-path = Paragraph { $number }.
alt-rolled =
    { $lanterns ->
        [0] { $name } rolled { $value } for no lantern.
        [one] { $name } rolled { $value } for one lantern.
       *[other] { $name } rolled { $value } for { $lanterns } lanterns.
    }
alt-waiting = Not rolled yet: { $names }.
alt-bonus = { $count } from bonus lines.
alt-exerted = { $count } from exertion.
alt-rerolls =
    { $count ->
        [one] One reroll left.
       *[other] { $count } rerolls left.
    }
alt-scores =
    { $final ->
        [True] The final score.
       *[other] The score if the game ended now.
    }
alt-rounds = Round by round: { $players }.
alt-score-rounds = { $name } { $points }
alt-score = { $place }. { $name }, { $total } VP: { $sources }.
alt-source = { $source } { $points }
