# The rules help in English: a name and a text for each topic.

help-start = First steps
help-start-text = Seven rounds. On your turn you send villagers to one action. When everybody has passed, the round ends, beds and drinks get villagers ready again, and coins come in. The most village points win.
