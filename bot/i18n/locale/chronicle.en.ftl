# The chronicle of a finished game: a page and a book to keep.

chronicle = The chronicle
chronicle-later = The chronicle is written when the game is over.
chronicle-making = The chronicle is being put together. That takes a few seconds.
chronicle-made =
    ### The chronicle
    Every story with its words, its dice and its end, round by round. The `.html` file opens in any browser, on a phone too; the `.epub` file is for apps that read books.
chronicle-poster = The picture is all of it on one sheet, to show around.
chronicle-title = { $count ->
    [one] The village of { $names }
   *[other] The villages of { $names }
}
chronicle-about =
    A game of Above and Below, { $days ->
        [1] { $ended }
       *[other] { $began } to { $ended }
    }. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $stories ->
        [0] no stories
        [one] 1 story
       *[other] { $stories } stories
    }.
chronicle-ended = How it ended
chronicle-place = Place
chronicle-village-of = Village
chronicle-points = Points
chronicle-stories = The stories
chronicle-round = Round { $round }
chronicle-tale = The tale of the night: { $title }
chronicle-finale = The end below
chronicle-villages = The villages
chronicle-village =
    { $trips ->
        [0] Nobody from here went below.
        [one] Once, somebody from here went below.
       *[other] People from here went below { $trips } times.
    } { $houses ->
        [0] Nothing was built.
       *[other] Built: { $built }.
    } { $people ->
        [0] Nobody moved in.
       *[other] Moved in: { $hired }.
    }
chronicle-seed = Every die and every shuffle can be checked by the seed:
chronicle-shaken = The dice come from the SHA-256 of this text, the seed, the SHA-256 of each word and the house rules, as far as there are any:
chronicle-fan = Told by an unofficial fan project. The game, its rules and its name belong to its publisher, and whoever plays it should own it; the encounters are our own.
alt-poster-best = The story of the game: “{ $title }”.
alt-poster-stories = Other stories: { $titles }.
chronicle-about-night =
    A story night, { $days ->
        [1] { $ended }
       *[other] { $began } to { $ended }
    }. { $stories ->
        [0] No stories
        [one] 1 story
       *[other] { $stories } stories
    }.
chronicle-led = -# Led by { $name }, with { $party }
chronicle-led-by = led by { $name }
chronicle-quote = “{ $text }”
chronicle-guests = Round the fire
chronicle-met = Whom they met
chronicle-did-led =
    { $count ->
        [1] led once
        [2] led twice
       *[other] led { $count } times
    }
chronicle-did-read =
    { $count ->
        [1] read once
        [2] read twice
       *[other] read { $count } times
    }
chronicle-did-otherwise =
    { $count ->
        [1] advised otherwise once
        [2] advised otherwise twice
       *[other] advised otherwise { $count } times
    }
chronicle-did-listened = listened
chronicle-got = **{ $name }**: { $things }
chronicle-news = New in the villages: { $all }.
chronicle-moves = Also done
chronicle-paper-rest = The rest of the paper
chronicle-grown = The villages at the end of the round
chronicle-grown-night = The village by now
chronicle-roll =
    { $name }, { $lanterns ->
        [0] no lantern
        [one] 1 lantern
       *[other] { $lanterns } lanterns
    }
chronicle-replay = The game, move by move
chronicle-no-replay = The moves, one by one, did not fit into this file. They are under the game's link, if it has one.
chronicle-post = Post it for the table
chronicle-posted = The chronicle is posted for the whole table: { $where }
chronicle-for-all =
    ### The chronicle
    { $name } has posted it for everyone: each story with its words, its dice and its end, and who was there. The `.html` file opens in any browser, on a phone too; the `.epub` file is for apps that read books.
chronicle-open = Read it in a browser
