# The paper after a round, and what became of whom at the end.

tidings-name = **{ $name }**
tidings-head = **{ $name }**, after round { $round }
tidings-headline = **{ $text }** ({ $name })
tidings-correction = *Corrections.* { $text }
tidings-weather = *The weather.* { $text }
tidings-season = **Underneath.** { $text }
tidings-market = *Heard at the market.* { $text }
tidings-rest = *Heard at the inn.* { $text }
tidings-letter = *A letter to { $name }, from { $sender }.* { $text }
tidings-read = Read the paper
no-paper = No paper came out then.
became = What became of them
became-hear = Hear what became of them
became-title = ### What became of them
became-of = **{ $name }**
