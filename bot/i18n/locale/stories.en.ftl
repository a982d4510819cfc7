# Stories: an encounter once it is over, hearing it again, keeping it.

story-who = -# { $name }, with { $party }
story-number = Paragraph { $number } in your book
story-brief = **{ $name }** went below with { $party }: **{ $title }**
story-failed = It does not work. Nobody says so, and everybody walks home a little faster than they came.
story-exerted = exerts { $villagers }
story-hear = Read the story
story-how = How did it end?
story-hear-titled = Read “{ $title }”
story-on = Go on
story-keep =
    { $count ->
        [0] ♥ Keep this story
       *[other] ♥ Keep this story ({ $count })
    }
story-listed = { $title } ({ $name })
story-not-over = That story is not over yet, or it is not from this game.
no-stories = Nobody went below in this game, so there is no story to choose.
story-vote = Choose the story of the game
story-which = Which story was the best?
story-voted = Your vote counts. You can change it as often as you like.
story-best =
    {""}**The story of the game:** “{ $title }”, brought home by { $name } ({ $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    })
finale-title = ## How it ended below
finale-reader = -# **{ $name }** reads:
finale-again = Hear the end again
line-chosen = **{ $name }** has chosen
detail-cave-die = the cave's die:{"\u00a0"}{ $value }
opt-story = A story of this channel's games; without one, the open paragraph
demo-title = ### Welcome to the table
demo-welcome =
    You are **Ada**, and this is a simulated Discord: nothing leaves your machine. Bo plays along, and so do { $first } and { $second } of the caves, who think aloud.

    {""}**New to the game?** Press **A first adventure**, just below: five minutes, for you alone.

    {""}**Or join in at once:**
    1. Read the story above that somebody brought home, and keep it.
    2. Press **Explore** and send two villagers into the cave: an encounter is read to you alone.
    3. Press **Show me how**, here or under **More**: a coach helps you through a round.
