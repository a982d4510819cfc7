# The paper after a round, and what became of whom at the end.

tidings-name = **{ $name }**
tidings-head = **{ $name }**, nach Runde { $round }
tidings-headline = **{ $text }** ({ $name })
tidings-correction = *Berichtigungen.* { $text }
tidings-weather = *Das Wetter.* { $text }
tidings-season = **Von unten.** { $text }
tidings-market = *Auf dem Markt gehört.* { $text }
tidings-rest = *Im Wirtshaus gehört.* { $text }
tidings-letter = *Ein Brief an { $name }, von { $sender }.* { $text }
tidings-read = Die Zeitung lesen
no-paper = Damals erschien keine Zeitung.
became = Was aus ihnen wurde
became-title = ### Was aus ihnen wurde
became-of = **{ $name }**
became-hear = Hören, was aus ihnen wurde
