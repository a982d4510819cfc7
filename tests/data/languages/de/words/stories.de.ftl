# Stories: an encounter once it is over, hearing it again, keeping it.

story-who = -# { $name }, mit { $party }
story-number = Absatz { $number } in deinem Buch
story-brief = **{ $name }** ging mit { $party } nach unten: **{ $title }**
story-failed = Es klappt nicht. Niemand sagt es, und alle gehen etwas schneller nach Hause, als sie gekommen sind.
story-exerted = verausgabt { $villagers }
story-hear = Die Geschichte lesen
story-how = Wie ging es aus?
story-hear-titled = „{ $title }“ lesen
story-on = Weiter
story-keep =
    { $count ->
        [0] ♥ Diese Geschichte behalten
       *[other] ♥ Diese Geschichte behalten ({ $count })
    }
story-listed = { $title } ({ $name })
story-not-over = Diese Geschichte ist noch nicht vorbei, oder sie ist nicht aus dieser Partie.
no-stories = In dieser Partie ging niemand nach unten, also gibt es keine Geschichte zu wählen.
story-vote = Geschichte der Partie wählen
story-which = Welche Geschichte war die beste?
story-voted = Deine Stimme zählt. Du kannst sie ändern, so oft du willst.
story-best =
    {""}**Die Geschichte der Partie:** „{ $title }“, heimgebracht von { $name } ({ $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    })
finale-title = ## Wie es in der Tiefe ausging
finale-reader = -# **{ $name }** liest vor:
finale-again = Das Ende noch einmal hören
line-chosen = **{ $name }** hat gewählt
detail-cave-die = der Würfel der Höhle:{"\u00a0"}{ $value }
opt-story = Eine Geschichte aus den Partien dieses Kanals; ohne Angabe der offene Absatz
demo-title = ### Willkommen am Tisch
demo-welcome =
    Du bist **Ada**, und das hier ist ein nachgestelltes Discord: Nichts verlässt deinen Rechner. Bo spielt mit, ebenso { $first } und { $second } aus den Höhlen, die laut denken.

    {""}**Neu im Spiel?** Drück gleich hier drunter **Ein erstes Abenteuer**: fünf Minuten, nur für dich.

    {""}**Oder steig gleich ein:**
    1. Lies die Geschichte oben, die jemand heimgebracht hat, und behalte sie.
    2. Drück **Erkunden** und schick zwei Dorfbewohner in die Höhle: Eine Begegnung wird nur dir vorgelesen.
    3. Drück **Zeig mir, wie es geht**, hier oder unter **Mehr**: Jemand begleitet dich durch eine Runde.
