# People come and go, and tables vote.

## Seats

take-seat = Take this seat
let-it-play = Let a neighbour play it
let-it-play-plainly = Let a plain player play it
panel-open-seat =
    The seat of { $name } is open
    The table waits for whoever takes it: `/game seat` takes or offers it.
seat-sought = **{ $name }** plays on, and would like a substitute. Whoever takes the seat plays on from here.
seat-kept = **{ $name }** stays, and no longer needs a substitute.
seat-left = **{ $name }** has left the table. The seat is open: whoever takes it plays on with this village.
seat-back = **{ $name }** is back.
seat-taken = **{ $name }** takes over the seat and the village of { $before }.
seat-gone = **{ $name }** is no longer on this server. The seat is open, and waits for a substitute or for { $name }.
seat-offered = **An open seat:** the village of { $name } is looking for somebody to play on with it.
seat-automated-by = { $by } asks { companion-name } to play the seat of **{ $name }**, until somebody takes it.
seat-automated-plainly-by = { $by } hands the seat of **{ $name }** to a plain player, who only harvests, labors, rests and passes, and hands the book on. Anybody may take the seat back.
seat-opened-by = { $by } opens the seat of **{ $name }** to a substitute.
seat-yours = **This seat is yours.** Here is your village; the panel in the channel shows the table.
seat-not-asked = You are not asked anything now.
seat-given-up = You have left your seat at this table. `/game seat` with *Come back* gives it to you again while it is free.
seat-sought-already = The table knows that you would like a substitute.
seat-of-your-own = You left a seat at this table. You can come back to that one, and to no other.
seat-not-open = That seat is taken.
seat-open-already = That seat is open already.
seat-plays-itself = Somebody plays that seat for them already.
no-offer-there = You or I may not write in that channel. Choose another one for the offer.
no-open-seat = No seat is open here.
no-such-seat = There is no such seat at this table.
last-person = You are the last person at this table, and a game needs a person. You can end it with `/game vote`.
done-and-told = Done. The table has been told.

## In charge

not-in-charge = That is for the host, and for whoever manages this channel. You can ask the table: `/game vote`.
not-paused = This game is not paused.
set-paused-by = **{ $name }** pauses the game. All clocks stand still.
set-running-by = **{ $name }** resumes the game.
closed-in-journal = **{ $name }** closes the game.

## Votes: what is asked

motion-pause = pause the game
motion-resume = go on with the game
motion-extend = give { $name } more time
motion-pass = pass for { $name } in this round
motion-replace = open the seat of { $name } to a substitute
motion-automate = let a neighbour play the seat of { $name }
motion-automate-plainly = let a plain player play the seat of { $name }
motion-undo = take the last step back
motion-end = end the game now, and score it as it stands
motion-cancel = cancel the game without a score
motion-absent-vote = if someone's time runs out, vote on what to do
motion-absent-pass = if someone's time runs out, pass for them until they are back
motion-absent-companion = if someone's time runs out, let a neighbour play until they are back
motion-link = make a link by which anybody can watch this table in a browser
vote-title = **A vote**, called by { $name }: { $what }?
vote-rule =
    { $count ->
        [one] One yes is enough. Without it the vote fails { $until }.
       *[other] { $need } of { $count } must say yes, or the vote fails { $until }.
    }
vote-yes-so-far = Yes: { $names }
vote-no-so-far = No: { $names }
vote-still-out = Not yet: { $names }
nobody = nobody
vote-yes = Yes
vote-no = No
call-extend = More time?
call-pass = Pass for now?
call-replace = A substitute?
call-automate = Let a neighbour play?
call-automate-plainly = Let a plain player play?

## Votes: what became of them

voted-pause = The table pauses the game ({ $yes } of { $count }). All clocks stand still.
voted-resume = The table goes on with the game ({ $yes } of { $count }).
voted-extend = The table gives **{ $name }** more time ({ $yes } of { $count }).
voted-pass = The table passes for **{ $name }**, who has kept it waiting ({ $yes } of { $count }).
voted-replace = The table opens the seat of **{ $name }** to a substitute ({ $yes } of { $count }). Anyone may take it with `/game seat`; { $name } may come back.
voted-automate = The table lets a neighbour play the seat of **{ $name }** ({ $yes } of { $count }), until somebody takes it with `/game seat`.
voted-automate-plainly = The table hands the seat of **{ $name }** to a plain player ({ $yes } of { $count }), who only harvests, labors, rests and passes, and hands the book on. Anyone may take it with `/game seat`.
voted-undo = The table takes the last step back ({ $yes } of { $count }).
voted-end = The table ends the game here ({ $yes } of { $count }). Every village is scored as it stands.
voted-cancel = The table cancels the game ({ $yes } of { $count }). Nobody wins. Its seed was `{ $seed }`.
voted-absent-vote = The table agrees ({ $yes } of { $count }): if someone's time runs out, the others vote on what to do.
voted-absent-pass = The table agrees ({ $yes } of { $count }): if someone's time runs out, I pass for them until they are back.
voted-absent-companion = The table agrees ({ $yes } of { $count }): if someone's time runs out, a neighbour plays for them until they are back.
voted-link = The table agrees ({ $yes } of { $count }): whoever has its link can watch it in a browser. What is still hidden here is hidden there. `/game link` shows the link, replaces it or ends it.
vote-motion =
    { $motion ->
        [pause] to pause the game
        [resume] to go on
        [extend] for more time for { $name }
        [pass] to pass for { $name }
        [replace] to open the seat of { $name }
        [automate] to let a neighbour play the seat of { $name }
        [automate-plainly] to let a plain player play the seat of { $name }
        [undo] to take a step back
        [end] to end the game now
        [absent-vote] to vote on those who vanish
        [absent-pass] to pass for those who vanish
        [absent-companion] to let neighbours play for those who vanish
        [link] to let people watch in a browser
       *[cancel] to cancel the game
    }
vote-waits = While you were away, a vote was called { vote-motion }. The vote ends { $until }.
vote-lost = The vote { vote-motion } has failed ({ $yes } yes of { $count }).
vote-fell = The vote { vote-motion } has failed: time ran out ({ $yes } yes of { $count }).
vote-moot = The vote { vote-motion } is no longer needed: the game has moved on.

## Votes: private answers

vote-called = The vote is open, and your yes is counted.
vote-decided = That decides it.
vote-counted = Your vote is counted.
vote-open = One vote at a time: the table is voting already.
vote-over = No such vote is open now.
vote-nobody = Nobody is left who could vote on that.
vote-about-you = This vote is about your own seat: the others decide.
vote-said-already = You have said so already.
vote-about-whom = Say which seat the vote is about.
vote-not-asked = That seat is not asked anything now.
vote-not-overdue = That seat has time left. When its clock has run out, or after two days without one, you can vote on that.

## When somebody vanishes

absence = If someone vanishes
absence-about = **If someone vanishes:** what happens once their clock has run out? Without a clock that is after two days, not counting the hours in which they sleep (`/me away`).
absence-told =
    { $way ->
        [pass] If someone's time runs out, I pass for them until they are back.
        [companion] If someone's time runs out, a neighbour from the caves plays for them until they are back.
       *[vote] If someone's time runs out, the others vote on what to do.
    }
absence-way =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
absence-vote = The others vote
absence-pass = Pass for them
absence-companion = A neighbour plays
absence-who =
    { $running ->
        [True] The host settles it; anyone else at the table calls a vote.
       *[other] Anyone seated here chooses.
    }
absence-agreed-already = That is agreed already.
absence-alone = Nobody waits for anybody at this table, so there is nothing to agree on.
absence-set-vote = { $by } settles it: if someone's time runs out, the others vote on what to do.
absence-set-pass = { $by } settles it: if someone's time runs out, I pass for them until they are back.
absence-set-companion = { $by } settles it: if someone's time runs out, a neighbour plays for them until they are back.
seat-kept-pass = **{ $name }** has not answered in time. As agreed, I pass for them until they are back. The seat stays theirs.
seat-kept-companion = **{ $name }** has not answered in time. As agreed, { companion-name } plays for them until they are back. The seat stays theirs.
seat-kept-plainly = **{ $name }** has not answered in time. As agreed, a plain player plays for them until they are back, who only harvests, labors, rests and passes. The seat stays theirs.
seat-i-am-back = I am back
seat-is-kept = That seat is kept for its player.
panel-passed-seat = I pass for **{ $name }** until they are back.

## Commands

cmd-game-seat = Ask for a substitute, leave your seat, come back, take or offer an open one
cmd-game-vote = Call for a vote of the table, or vote
cmd-game-pause = Pause the game: for its host, or someone who manages the channel
cmd-game-resume = Resume a paused game: for its host, or someone who manages the channel
cmd-game-replace = Give a seat to someone else: the host decides, others call a vote
opt-seat-what = What to do
opt-seat-channel = Where to offer an open seat; here if left out
opt-vote-seat = Whose seat it is about; if left out, the one everyone waits for
opt-replace-seat = Whose seat
opt-replace-hands = Who plays it
seat-what-seek = Ask for a substitute, and play on
seat-what-leave = Leave my seat
seat-what-back = Come back, or stay after all
seat-what-take = Take an open seat
seat-what-offer = Offer the open seats here
vote-on-pause = Pause the game
vote-on-resume = Go on with the game
vote-on-extend = More time for a seat
vote-on-pass = Pass for somebody who is overdue
vote-on-replace = Open a seat to a substitute
vote-on-automate = Let a neighbour play a seat (from a printed book: a plain player)
vote-on-undo = Take the last step back
vote-on-end = End the game now, and score it
vote-on-cancel = Cancel the game without a score
vote-on-absent-vote = From now on, vote on what to do about someone who vanishes
vote-on-absent-pass = From now on, pass for anyone who vanishes, until they are back
vote-on-absent-companion = From now on, let a neighbour play for anyone who vanishes
hands-person = A substitute
hands-neighbour = A neighbour from the caves; from a printed book a plain player

## New tables

lobby-thread = Start in a thread
thread-name = Above and Below: { $names }
lobby-moved = **The game is in { $thread }.** This channel is free for another one.
no-new-thread = I cannot open a thread here. Either this is a thread already, or I lack one of the permissions *Create Public Threads* and *Send Messages in Threads*. **Start** begins the game in this channel.
no-new-thread-rights = I cannot open a thread here: I lack { $rights }. **Start** begins the game in this channel.
again = Play again
again-called = **{ $name }** would like to play again with you. Press **Join** in the lobby if you are in.
