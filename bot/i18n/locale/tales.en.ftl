# The tale of a story night: its opening, light and signs, its finale and its ending.

tale-title = ### { $title }
tale-light =
    { $state ->
        [out] 🏮 Light: { $light } of { $start }, it is out
        [low] 🏮 Light: { $light } of { $start }, and it burns low
       *[bright] 🏮 Light: { $light } of { $start }
    }
tale-spared = a wick spares { $count } of what burns next
tale-raised = It grows dark: the numbers above already include { $count } more.
tale-sign-reads = { $reader } reads this aloud to all.
tale-reader-intro = Read this aloud to the others. When you are done, press **It is read**. Then the words appear for everybody.
tale-about-first = one more light at the start
tale-about-second = the deed takes one lantern less at the end
tale-how = Light that burns: { $failure } for a failure, { $hurt } for each villager who is hurt, { $rest } for each rest of the whole village. You hold a secret card: **{ night-card }**.
tale-vote =
    { $leader ->
        [none] Most votes decide.
       *[other] Most votes decide; { $leader } breaks a tie.
    }
tale-stake-ahead = **{ $label }**: the deed takes **{ $need }** { $need ->
        [one] lantern
       *[other] lanterns
    } of those who do.
tale-stake-hold = **{ $label }**: the dark takes **{ $dark }**. The light has { $light }; the lanterns of those who hold are added.
tale-secret = **Each of you answers in secret.** Then all answers are shown, one by one, with the dice of the villagers who go with you: your own who are not hurt, or else somebody else's.
tale-answered = Answered: { $count } of { $guests }. Who is silent holds the light.
tale-noted = Noted: **{ $label }**. Only you see this. Until all answers are shown you can press the other one.
tale-mark-ahead = ⚔️
tale-mark-hold = 🏮
tale-sheet-light =
    { $held ->
        [True] Light: { $light } against a dark of { $dark }: it held
       *[False] Light: { $light } against a dark of { $dark }: it went out
    }
tale-sheet-deed =
    { $done ->
        [True] Deed: { $deed } of { $need } lanterns, done
       *[False] Deed: { $deed } of { $need } lanterns, not done
    }
tale-sheet-ending =
    { $ending ->
        [both] Ending: the deed is done, and the light holds
        [deed] Ending: the deed is done, in the dark
        [light] Ending: home by the light, and the deed is not done
       *[neither] Ending: neither the deed nor the light
    }
ask-answer-tale = { $who }, the tale asks something of you all
tale-unfinished = The night ended before its tale did.
tale-village-answers = The village's answer: **{ $label }**
tale-line-begun = **The tale of this night: { $title }**
tale-fate =
    { $count ->
        [0] { "" }
        [1] **{ $name }** reads:
       *[other] **{ $name }** read together:
    }
tale-drawn = the dice draw a tale
tale-chosen = the tale: { $title }
tale-none = no tale
opt-night-tale = The tale that is told between the journeys; the dice draw one if you leave this out
tale-unknown = No tale is called that. Choose one of the suggestions.
parameter-tale = tale

# The secret cards of a night's guests: one each, for one use.

night-card = Your card
night-play = Play your card
card-name-wick = The spare wick
card-name-salve = The pot of salve
card-name-lantern = The pocket lantern
card-name-die = The second throw
card-name-map = The old map
card-name-voice = The loud voice
card-does-wick =
    { $spares ->
        [0] The light gains two, though never more than it began with.
        [one] The next light that would burn is spared.
       *[other] The next { $spares } lights that would burn are spared.
    } Play it before a journey, while a choice is open, or once the dice have fallen.
card-does-salve = A villager who is hurt is ready again. Play it before a journey.
card-does-lantern = One more lantern for the dice of a choice. Play it while the choice is open.
card-does-die = On this journey the leader may roll one die again. Play it while a choice is open, or once the dice have fallen.
card-does-map = While the light burns low, the numbers of this journey are only one higher than in the book, not two. Play it while a choice is open.
card-does-voice = Most votes decide a choice, and yours counts twice. Play it while the choice is open.
card-line-wick = 🃏 **{ $name }** plays **the spare wick**: the light lasts longer.
card-line-salve = 🃏 **{ $name }** plays **the pot of salve**: somebody who was hurt is ready again.
card-line-lantern = 🃏 **{ $name }** plays **the pocket lantern**: one more lantern for this choice.
card-line-die = 🃏 **{ $name }** plays **the second throw**: one die may be rolled again.
card-line-map = 🃏 **{ $name }** plays **the old map**: the numbers of this journey are only one higher.
card-line-voice = 🃏 **{ $name }** plays **the loud voice**: most votes decide this choice, and theirs counts twice.
card-only-you =
    Only you see this. It's good for one use, and on each journey { $count ->
        [one] only one of you plays a card
       *[other] at most { $count } of you play a card
    }.
card-now = You can play it now.
card-done = Played. The stage tells everybody.
card-none = No secret cards are dealt on this night.
card-refused-used = You've played your card.
card-refused-enough = No more cards can be played on this journey. Yours keeps until the next one.
card-refused-later = This isn't its time. Your card says when that is.
card-idle-wick = It would change nothing for the light now. You keep it.
card-idle-salve = It would change nothing now: nobody is hurt. You keep it.
card-idle-lantern = It would change nothing now: no choice here rolls dice. You keep it.
card-idle-die = It would change nothing now: no die here could fall better. You keep it.
card-idle-map = It would change nothing now: no number here is two higher than in the book. You keep it.
card-idle-voice = It would change nothing now: there is nothing to vote on. You keep it.
card-sheet-title = **The secret cards**
card-sheet-played = **{ $card }**, played by { $names }. The prize: { $prize }.
card-sheet-kept = **{ $card }**, kept to the end by { $names }. The prize: { $prize }.
card-sheet-taken = **{ $card }**, taken home by { $names }.
card-prize-wick-played = the Order of the Burnt Thumb
card-prize-wick-kept = the right to say that there was a spare one
card-prize-salve-played = a bow, from a knee that bends again
card-prize-salve-kept = the Golden Bandage, unrolled by nobody
card-prize-lantern-played = the Star for Brightness, to be worn in the dark
card-prize-lantern-kept = the Pocket of Honour, which shines a little
card-prize-die-played = the Cup of the Second Throw, with a dent
card-prize-die-kept = a die that can still fall on anything
card-prize-map-played = the title of Surveyor of the Dark
card-prize-map-kept = a map without a crease in it
card-prize-voice-played = the Silver Gong, heard at the back
card-prize-voice-kept = the Medal for Keeping Quiet, given without a speech
