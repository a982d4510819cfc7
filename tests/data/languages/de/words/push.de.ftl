# What a message is first posted as: all that a lock screen shows of it.

push-in = { $channel }: { $text }
push-turn = { $who }, dein Zug in Runde { $round } von { $rounds }: { $has }
push-home = { $name } ist zurück aus der Tiefe
push-encounter = Deine Begegnung: „{ $title }“. Was tut ihr?
push-reader = Lies „{ $title }“ vor, für { $explorer }.
push-show = Zeigen
push-waits = Discord hat den Rest dieser Nachricht noch nicht angenommen. Ich versuche es weiter; `/rückblick` zeigt, was auf dich wartet.
