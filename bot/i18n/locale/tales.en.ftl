# The tale of a story night: its opening, light and signs, its finale and its ending.

tale-title = ### { $title }
tale-light =
    { $state ->
        [low] 🏮 Light: { $light } of { $start }, and it burns low
       *[bright] 🏮 Light: { $light } of { $start }
    }
tale-raised = It grows dark: every number asked is { $count } higher than in the book.
tale-sign-reads = { $reader } reads this aloud to all.
tale-reader-intro = Read this aloud to the others. When you are done, press **It is read**. Then the words appear for everybody.
tale-about-first = one more light at the start
tale-about-second = the deed takes one lantern less at the end
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
tale-secret = **Each of you answers in secret.** Then all answers are shown, one by one, and each of you rolls the die of a villager.
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
        [True] Deed: { $deed } of { $need } lanterns: done
       *[False] Deed: { $deed } of { $need } lanterns: not done
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
       *[other] **{ $name }** reads:
    }
tale-drawn = the dice draw a tale
tale-chosen = the tale: { $title }
tale-none = no tale
opt-night-tale = The tale that is told between the journeys; the dice draw one if you leave this out
tale-unknown = No tale is called that. Choose one of the suggestions.
parameter-tale = tale
