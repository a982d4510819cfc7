# Companions: people of the caves who sit down and play.

companion-person-peck = Miss Peck
companion-person-quoin = Quoin
companion-person-nance = Jory Nance
companion-person-averill = Mrs Averill
companion-person-rapp = Old Rapp
companion-person-vole = Jessamy Vole
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
        [before_others] “MINE NOW. PECK.”
        [for_the_cider] “CIDER TAKEN. QUITE GOOD.”
        [met_well] “{ $name } WAS USEFUL. NOTED.”
        [met_badly] “SAW THAT, { $name }. TUT.”
       *[first_then] “NEXT: { $what }. OBVIOUSLY.”
    }
remark-quoin =
    { $code ->
        [likes_it] “That’s one I’d very nearly.”
        [before_others] “Another day, and somebody’d have had the.”
        [for_the_cider] “Just a drop, before it goes all.”
        [met_well] “Decent of { $name }, what was done for us. I’d have built you a.”
        [met_badly] “I’d not say { $name } did it badly. I’d say it’s not yet.”
       *[first_then] “Then { $what }. Tuesday, at the very.”
    }
remark-nance =
    { $code ->
        [likes_it] “One for the front page.”
        [before_others] “We had it first. Print that.”
        [for_the_cider] “Refreshments for the press.”
        [met_well] “Page one: thanks to { $name }. Standing type, on account of the damp.”
        [met_badly] “Corrections, page four: { $name }.”
       *[first_then] “Tomorrow’s page says: { $what }.”
    }
remark-averill =
    { $code ->
        [likes_it] “At Number Six we do not go without.”
        [before_others] “At Number Six we do not wait to be asked twice.”
        [for_the_cider] “At Number Six nothing is left to go flat.”
        [met_well] “At Number Six we do not forget a kindness, { $name }.”
        [met_badly] “At Number Six we say no more about it, { $name }. We think it.”
       *[first_then] “Then { $what }. At Number Six we do not put things off.”
    }
remark-rapp =
    { $code ->
        [likes_it] “Hear that? Hollow. It goes on the string.”
        [before_others] “I heard you coming. I was quicker.”
        [for_the_cider] “One knock for cider. That was me.”
        [met_well] “That was your step, { $name }. There’s a good knot in the string for it.”
        [met_badly] “I heard that, { $name }. So did the rock.”
       *[first_then] “Then { $what }. The knot is tied for it.”
    }
remark-vole =
    { $code ->
        [likes_it] “The finest in all the caves, and Jessamy Vole has it, for a song.”
        [before_others] “Jessamy Vole weeps for whoever wanted it, and weeps louder for a penny.”
        [for_the_cider] “Jessamy Vole drinks the noblest of healths, yours, free of charge.”
        [met_well] “Jessamy Vole never forgets { $name }, the noblest of customers, but for the change.”
        [met_badly] “Jessamy Vole forgives { $name }, in tears, for a penny.”
       *[first_then] “Then { $what }, the grandest bargain below, and Jessamy Vole loses by it.”
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
