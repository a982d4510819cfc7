# What a message is first posted as: all that a lock screen shows of it.

push-in = { $channel }: { $text }
push-turn = { $who }, your turn in round { $round } of { $rounds }: { $has }
push-home = { $name } is back from below
push-encounter = Your encounter: “{ $title }”. What do you do?
push-reader = Read “{ $title }” to { $explorer }.
push-show = Show
push-waits = Discord has not taken the rest of this message yet. I keep trying; `/catchup` shows what waits for you.
