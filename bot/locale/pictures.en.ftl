# The words in the pictures, and the alt text that stands for each.

## In the pictures

picture-player = Player { $letter }
picture-supply-empty = Nothing in the supply
picture-sale = Sale
picture-track = Advancement track
picture-market = Market
picture-row =
    { $row ->
        [house] Houses
        [key] Key houses
        [star] Star houses
       *[outpost] Outposts
    }
picture-row-empty = None left
picture-cave-deck = Next cave, by die ({ $left } in the deck)
picture-round = Round { $round } of { $rounds }
picture-hires = For hire ({ $left } in the pile)
picture-cider =
    { $there ->
        [True] One for labor
       *[other] Cider is gone
    }
picture-reputation = Reputation
picture-mood =
    { $mood ->
        [bustling] Bustling
        [eerie] Eerie
        [grand] Grand
        [merry] Merry
        [tender] Tender
        [tense] Tense
       *[wry] Wry
    }
picture-bonus = { $count } from bonus lines
picture-exerted = { $count } from exertion
picture-score =
    { $final ->
        [True] Final score
       *[other] If the game ended now
    }
picture-total = { $points } VP
picture-source =
    { $source ->
        [track] Advancement track
        [buildings] Each building
        [cards] Building bonuses
        [prize] Reputation prize
       *[reputation] Reputation track
    }
