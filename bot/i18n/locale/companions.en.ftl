# Companions: people of the caves who sit down and play.

companion-person-peck = Miss Dace
companion-person-quoin = Newel
companion-person-nance = Hal Stott
companion-person-averill = Mrs Holly
companion-person-rapp = Old Sib
companion-person-vole = Dapper Mossop
companion-name =
    { $person ->
        [peck] { companion-person-peck }
        [quoin] { companion-person-quoin }
        [nance] { companion-person-nance }
        [averill] { companion-person-averill }
        [rapp] { companion-person-rapp }
       *[vole] { companion-person-vole }
    }
companion-strength-guest = Guest
companion-strength-old_hand = Old hand
companion-strength-neighbour = Neighbour
companion-strength =
    { $strength ->
        [guest] { companion-strength-guest }
        [old_hand] { companion-strength-old_hand }
       *[neighbour] { companion-strength-neighbour }
    }
companion-strength-about =
    { $strength ->
        [guest] Plays like a friend at a first game
        [old_hand] Plays better than most
       *[neighbour] Plays soundly
    }
companion-person-about =
    { $person ->
        [peck] Explores, and is there first
        [quoin] Builds what shines, and names the price
        [nance] Collects one of everything, for the paper
        [averill] Lets beds, by the rules of the house
        [rapp] Maps caves, and settles in them
       *[vole] Counts coins, and weeps at the price
    }

## The lobby

lobby-companion =
    { $strength ->
        [guest] a guest from the caves
        [old_hand] an old hand from the caves
       *[neighbour] a neighbour from the caves
    }
lobby-add-companion = Add a companion
lobby-send-home = Send { companion-name } home
lobby-think-aloud = Let them think aloud
lobby-think-silently = Let them keep their plans
lobby-aloud = Companions say what they mean to do next.
companion-form = Add a companion
companion-form-strength = How well do they play?
companion-form-person = Who is it?
companion-anyone = Whoever comes by
companion-sat-down = { companion-name } sits down. The table has { $count } players now.
companion-gone-home = { companion-name } goes home. The table has { $count ->
        [one] one player
       *[other] { $count } players
    } now.
companions-aloud = Companions at this table say what they mean to do next.
companions-silent = Companions at this table keep their plans to themselves.
companion-here = That companion sits at this table already.
companion-not-here = No such companion sits here.
no-companion-here = Companions sit at tables for two to four.
no-companion-by-book = Where the players read from their own book, a seat needs somebody who reads.

## The table

panel-companion = **{ $name }** is thinking.
panel-companion-for = { companion-name } is thinking for **{ $name }**.
panel-plain-seat = A plain player plays for **{ $name }**.

## What they say

remark-said = -# { companion-name }: { $text }
remark-what =
    { $kind ->
        [explore] a trip below
        [harvest] the harvest
        [labor] a day of labor
       *[other] { $card }
    }
remark-peck =
    { $code ->
        [likes_it] “WENT FIRST. AS ALWAYS.”
        [likes_it-2] “THIS ONE. NO DEBATE.”
        [likes_it-3] “AS PLANNED. SATISFACTORY.”
        [before_others] “MINE NOW. DACE.”
        [before_others-2] “TOO SLOW, ALL. DACE.”
        [before_others-3] “WAS WANTED. WAS TAKEN.”
        [for_the_cider] “CIDER TAKEN. QUITE GOOD.”
        [for_the_cider-2] “CIDER AGAIN. FOR WARMTH.”
        [for_the_cider-3] “LAST CUP. NO REGRETS.”
        [met_well] “{ $name } WAS USEFUL. NOTED.”
        [met_badly] “SAW THAT, { $name }. TUT.”
        [met_wronged] “GOT IT, { $name }. SHABBILY.”
        [first_then-2] “THEN { $what }. KEEP UP.”
       *[first_then] “NEXT: { $what }. OBVIOUSLY.”
    }
remark-quoin =
    { $code ->
        [likes_it] “That’s one I’d very nearly.”
        [likes_it-2] “I’ve always said that with one of those you could.”
        [likes_it-3] “It only wants a bit of.”
        [before_others] “Another day, and somebody’d have had the.”
        [before_others-2] “I’d my eye on it since before the.”
        [before_others-3] “Beg pardon, you weren’t just about to.”
        [for_the_cider] “Just a drop, before it goes all.”
        [for_the_cider-2] “Dry work, this, and I’d hardly.”
        [for_the_cider-3] “I’d leave you some, only.”
        [met_well] “Decent of { $name }, what was done for us. I’d have built you a.”
        [met_badly] “I’d not say { $name } did it badly. I’d say it’s not yet.”
        [met_wronged] “What { $name } did to us I can only call finished.”
        [first_then-2] “After that { $what }, if the weather.”
       *[first_then] “Then { $what }. Tuesday, at the very.”
    }
remark-nance =
    { $code ->
        [likes_it] “One for the front page.”
        [likes_it-2] “Hold the page. This goes in.”
        [likes_it-3] “I’d read that twice.”
        [before_others] “We had it first. Print that.”
        [before_others-2] “The others may read about it.”
        [before_others-3] “Exclusive. Set it large.”
        [for_the_cider] “Refreshments for the press.”
        [for_the_cider-2] “The press drinks what it finds.”
        [for_the_cider-3] “Put it down as research.”
        [met_well] “Page one: thanks to { $name }. Standing type, on account of the damp.”
        [met_badly] “Corrections, page four: { $name }.”
        [met_wronged] “Page one: how { $name } did it. Page two: to whom.”
        [first_then-2] “Coming soon, in these pages: { $what }.”
       *[first_then] “Tomorrow’s page says: { $what }.”
    }
remark-averill =
    { $code ->
        [likes_it] “At Number Six we do not go without.”
        [likes_it-2] “At Number Six there is always room for one of those.”
        [likes_it-3] “At Number Six we know what we like.”
        [before_others] “At Number Six we do not wait to be asked twice.”
        [before_others-2] “At Number Six we were up before you.”
        [before_others-3] “At Number Six the early tray is the warm one.”
        [for_the_cider] “At Number Six nothing is left to go flat.”
        [for_the_cider-2] “At Number Six a glass is a glass, and is washed.”
        [for_the_cider-3] “At Number Six we call it medicinal.”
        [met_well] “At Number Six we do not forget a kindness, { $name }.”
        [met_badly] “At Number Six we say no more about it, { $name }. We think it.”
        [met_wronged] “At Number Six we do not count the spoons, { $name }. We did, this once.”
        [first_then-2] “And { $what } after. At Number Six there is a list.”
       *[first_then] “Then { $what }. At Number Six we do not put things off.”
    }
remark-rapp =
    { $code ->
        [likes_it] “Hear that? Hollow. It goes on the string.”
        [likes_it-2] “It rings true. That is worth a knot.”
        [likes_it-3] “Knock on it yourself. You will see.”
        [before_others] “I heard you coming. I was quicker.”
        [before_others-2] “Your boots gave you away.”
        [before_others-3] “Two knocks: taken.”
        [for_the_cider] “One knock for cider. That was me.”
        [for_the_cider-2] “It gurgles. I know that sound.”
        [for_the_cider-3] “No knot for this one. It is gone too soon.”
        [met_well] “That was your step, { $name }. There’s a good knot in the string for it.”
        [met_badly] “I heard that, { $name }. So did the rock.”
        [met_wronged] “You left heavier than you came, { $name }. There is a knot for that, too.”
        [first_then-2] “The next knot is for { $what }.”
       *[first_then] “Then { $what }. The knot is tied for it.”
    }
remark-vole =
    { $code ->
        [likes_it] “The finest in all the caves, and Dapper Mossop has it, for a song.”
        [likes_it-2] “Dapper Mossop has seen a thousand, and would sell the shop before this one.”
        [likes_it-3] “Such a thing comes once in a life, and to Dapper Mossop on most days.”
        [before_others] “Dapper Mossop weeps for whoever wanted it, and weeps louder for a penny.”
        [before_others-2] “Others had the wish, alas, and Dapper Mossop had the purse.”
        [before_others-3] “Dapper Mossop consoles the late, and the consolation is on sale.”
        [for_the_cider] “Dapper Mossop drinks the noblest of healths, yours, free of charge.”
        [for_the_cider-2] “Dapper Mossop tastes it first, lest it be poor, and it is never poor.”
        [for_the_cider-3] “A cider unpaid for, the rarest vintage known to Dapper Mossop.”
        [met_well] “Dapper Mossop never forgets { $name }, the noblest of customers, but for the change.”
        [met_badly] “Dapper Mossop forgives { $name }, in tears, for a penny.”
        [met_wronged] “Dapper Mossop has never seen a finer swindle than { $name }’s, and asks only a tenth.”
        [first_then-2] “Soon { $what }, ladies and gentlemen, and Dapper Mossop asks only for applause.”
       *[first_then] “Then { $what }, the grandest bargain below, and Dapper Mossop loses by it.”
    }

## The coach

guide-ask = What would a neighbour do?
guide-gone = I have left you by now: `/rules` explains anything, at any time.
guide-no-advice = No neighbour is about just now. Ask again in a moment.
guide-advice =
    { $kind ->
        [explore] A neighbour would go below with { $villagers }.
        [build] A neighbour would build **{ $what }**.
        [train] A neighbour would train **{ $what }**.
        [labor] A neighbour would send { $villagers } to labor.
        [choose] A neighbour would choose: *{ $what }*.
        [exert] A neighbour would exert { $villagers }.
        [exert-nobody] A neighbour would exert nobody, and go home.
       [put_up_for_sale] A neighbour would sell { items }{ $coins ->
            [0] {""}
           *[other] {" "}for { $coins } coins
        }: that is behind **{ verb-more }**.
        [more] A neighbour would press **{ verb-more }**, and there **{ $what }**.
       *[other] A neighbour would press **{ $what }**.
    }

## Commands

cmd-game-companion = Seat a companion in the lobby, or send one home
opt-companion-what = What to do
opt-companion-strength = How well they play
opt-companion-person = Who it is; if left out, whoever comes by
companion-what-add = Add a companion
companion-what-remove = Send a companion home
companion-what-aloud = Let companions say what they mean to do next
companion-what-silent = Let companions keep their plans

## The help page

help-companions = Companions
help-companions-also = companion, neighbour, neighbor, guest, old hand, computer, AI, bot player, opponent, fill a seat, hint, think aloud
help-companions-text =
    People of the caves sit down with you and play the full rules. The bot plays them; they see only what you could see in their seat.

    {""}**In the lobby**
    - **{ lobby-add-companion }** or `/game companion` seats up to three, and sends them home again. Whoever joins a full lobby gets the seat of one.
    - A guest plays like a friend at a first game, a neighbour soundly, an old hand better than most. Each of the six has a taste of their own.
    - **{ lobby-think-aloud }**: they say what they mean to do next. That tells their rivals, too.

    {""}**At the table**
    - They take a moment, as people do. They answer offers, and ping nobody.
    - **{ let-it-play }**, `/game replace` or a vote gives a seat to a neighbour that nobody plays. Anyone takes it back with `/game seat`.
    - In the first round **{ guide-ask }** is a hint for you alone, from what you can see yourself.
    - Games beside companions are counted apart in `/me stats`, and stand in no hall.
