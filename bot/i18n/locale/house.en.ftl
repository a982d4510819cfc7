## House rules: each in a few words, for the lobby's sentence, its button, and lists

house-rule-coins = { $figure } extra coins
house-rule-rounds = { $figure } rounds
house-rule-prizes =
    { $figure ->
        [0] no prizes for reputation
        [6] prizes for reputation: 6, 4, 2
       *[5] prizes for reputation: 5, 3, 2
    }
house-rule-reputation = { $figure } VP for reputation +2
house-rule-goods = { $figure } of each good
house-rule-keys = { $figure } key houses

## Where they are chosen and told

house-rules = House rules
house-rules-about =
    ### House rules
    Anyone with a seat may choose until the game starts; a second press takes a choice back. Such games are counted apart, and stand in no hall.
house-rules-none = Nothing is chosen: the game goes by its rulebook.
house-rules-told = House rules: { $rules }.
house-rules-ticked = ✅ { $rule }

## The help page

help-house-rules = House rules
help-house-rules-also = house rule, variant, variants, custom, longer game, shorter game, more rounds, extra coins, more coins, prizes, key houses
help-house-rules-text =
    A table may change some figures of its rulebook.

    - **{ house-rules }** in the lobby lists them. Anyone with a seat may choose until the game starts. **{ again }** keeps them; story nights have none.
    - The lobby says what is chosen. So do the first line of the log, `/rules` in the game's channel, `/game verify`, `/game export` and the chronicle.
    - Every die depends on them, so `/game verify` finds out if somebody changes them later.
    - Reputation +2 is two steps down from the torch. Of two players, one wins a prize for reputation: the second figure.
    - Bots that play against one person take the last round as round 7, and others after the sixth as round 6.
    - Companions play by them, but learnt the game without.
    - Games by house rules are counted apart in `/me stats`, and stand in no hall.

    {""}**What can be chosen**
