# The tale of a story night: its opening, light and signs, its finale and its ending.

tale-title = ### { $title }
tale-light =
    { $state ->
        [out] 🏮 Licht: { $light } von { $start }, es ist aus
        [low] 🏮 Licht: { $light } von { $start }, und es brennt schwach
       *[bright] 🏮 Licht: { $light } von { $start }
    }
tale-spared = ein Docht spart { $count } von dem, was als Nächstes brennt
tale-raised = Es wird dunkel: In den Zahlen oben steckt schon { $count } mehr.
tale-sign-reads = { $reader } liest das allen vor.
tale-reader-intro = Lies das den anderen vor. Wenn du fertig bist, drück **Vorgelesen**. Dann erscheinen die Worte für alle.
tale-about-first = am Anfang ein Licht mehr
tale-about-second = am Ende braucht die Tat eine Laterne weniger
tale-how = Verbrauchtes Licht: { $failure } für einen Misserfolg, { $hurt } für jede verletzte Person, { $rest } für jede Rast des ganzen Dorfs. Du hast eine geheime Karte: **{ night-card }**.
tale-vote =
    { $leader ->
        [none] Die meisten Stimmen entscheiden.
       *[other] Die meisten Stimmen entscheiden; bei Gleichstand { $leader }.
    }
tale-stake-ahead = **{ $label }**: Von allen, die das tun, braucht die Tat **{ $need }** { $need ->
        [one] Laterne
       *[other] Laternen
    }.
tale-stake-hold = **{ $label }**: Das Dunkel nimmt **{ $dark }**. Das Licht hat { $light }; dazu kommen die Laternen aller, die es halten.
tale-secret = **Ihr antwortet heimlich.** Dann werden alle Antworten gezeigt, eine nach der anderen, mit den Würfeln derer, die mitgehen: alle eigenen, die nicht verletzt sind, oder sonst jemand von den anderen.
tale-answered = Geantwortet: { $count } von { $guests }. Wer schweigt, hält das Licht.
tale-noted = Notiert: **{ $label }**. Das siehst nur du. Bis alle Antworten gezeigt sind, kannst du noch das andere drücken.
tale-mark-ahead = ⚔️
tale-mark-hold = 🏮
tale-sheet-light =
    { $held ->
        [True] Licht: { $light } gegen ein Dunkel von { $dark }: Es hielt
       *[False] Licht: { $light } gegen ein Dunkel von { $dark }: Es ging aus
    }
tale-sheet-deed =
    { $done ->
        [True] Tat: { $deed } von { $need } Laternen: vollbracht
       *[False] Tat: { $deed } von { $need } Laternen: nicht vollbracht
    }
tale-sheet-ending =
    { $ending ->
        [both] Ende: Die Tat ist vollbracht, und das Licht hält
        [deed] Ende: Die Tat ist vollbracht, im Dunkeln
        [light] Ende: Das Licht führt heim, die Tat bleibt ungetan
       *[neither] Ende: weder Tat noch Licht
    }
ask-answer-tale = { $who }, die Sage fragt euch alle etwas
tale-unfinished = Der Abend endete vor seiner Sage.
tale-village-answers = Die Antwort des Dorfes: **{ $label }**
tale-line-begun = **Die Sage dieses Abends: { $title }**
tale-fate =
    { $count ->
        [0] { "" }
        [1] **{ $name }** liest vor:
       *[other] **{ $name }** lesen gemeinsam vor:
    }
tale-drawn = die Würfel ziehen eine Sage
tale-chosen = die Sage: { $title }
tale-none = keine Sage
opt-night-tale = Die Sage, die zwischen den Reisen erzählt wird; ohne Angabe ziehen die Würfel eine
tale-unknown = Keine Sage heißt so. Nimm einen der Vorschläge.
parameter-tale = sage

# The secret cards of a night's guests: one each, for one use.

night-card = Deine Karte
night-play = Karte spielen
card-name-wick = Der Ersatzdocht
card-name-salve = Der Salbentiegel
card-name-lantern = Die Taschenlaterne
card-name-die = Der zweite Wurf
card-name-map = Die alte Karte
card-name-voice = Die laute Stimme
card-does-wick =
    { $spares ->
        [0] Das Licht gewinnt zwei, aber nie mehr, als es am Anfang hatte.
        [one] Das nächste Licht, das verbrannt wäre, wird gespart.
       *[other] Die nächsten { $spares } Lichter, die verbrannt wären, werden gespart.
    } Spiel sie vor einer Reise, während gewählt wird oder wenn die Würfel gefallen sind.
card-does-salve = Jemand Verletztes ist wieder bereit. Spiel sie vor einer Reise.
card-does-lantern = Eine Laterne mehr für die Würfel einer Option. Spiel sie, während gewählt wird.
card-does-die = Wer diese Reise anführt, darf einen Würfel neu würfeln. Spiel sie, während gewählt wird oder wenn die Würfel gefallen sind.
card-does-map = Solange das Licht schwach brennt, sind die Zahlen dieser Reise nur um eins höher als im Buch, nicht um zwei. Spiel sie, während gewählt wird.
card-does-voice = Die meisten Stimmen entscheiden über die Wahl, und deine zählt doppelt. Spiel sie, während gewählt wird.
card-line-wick = 🃏 **{ $name }** spielt **Der Ersatzdocht**: Das Licht hält länger.
card-line-salve = 🃏 **{ $name }** spielt **Der Salbentiegel**: Jemand Verletztes ist wieder bereit.
card-line-lantern = 🃏 **{ $name }** spielt **Die Taschenlaterne**: eine Laterne mehr für diese Wahl.
card-line-die = 🃏 **{ $name }** spielt **Der zweite Wurf**: Ein Würfel darf neu geworfen werden.
card-line-map = 🃏 **{ $name }** spielt **Die alte Karte**: Die Zahlen dieser Reise sind nur um eins höher.
card-line-voice = 🃏 **{ $name }** spielt **Die laute Stimme**: Die meisten Stimmen entscheiden, und diese zählt doppelt.
card-only-you =
    Das siehst nur du. Die Karte taugt für einen Einsatz, und pro Reise { $count ->
        [one] spielt nur ein Gast eine Karte
       *[other] spielen höchstens { $count } Gäste eine Karte
    }.
card-now = Du kannst sie jetzt spielen.
card-done = Gespielt. Die Bühne sagt es allen.
card-none = An diesem Abend gibt es keine Geheimkarten.
card-refused-used = Du hast deine Karte schon gespielt.
card-refused-enough = In dieser Reise kann keine Karte mehr gespielt werden. Deine hält bis zur nächsten.
card-refused-later = Noch ist nicht ihre Zeit. Deine Karte sagt, wann sie kommt.
card-idle-wick = Sie würde am Licht jetzt nichts ändern. Du behältst sie.
card-idle-salve = Sie würde jetzt nichts ändern: Niemand ist verletzt. Du behältst sie.
card-idle-lantern = Sie würde jetzt nichts ändern: Hier würfelt keine Option. Du behältst sie.
card-idle-die = Sie würde jetzt nichts ändern: Hier kann kein Würfel besser fallen. Du behältst sie.
card-idle-map = Sie würde jetzt nichts ändern: Hier ist keine Zahl um zwei höher als im Buch. Du behältst sie.
card-idle-voice = Sie würde jetzt nichts ändern: Es gibt nichts abzustimmen. Du behältst sie.
card-sheet-title = **Die Geheimkarten**
card-sheet-played = **{ $card }**, gespielt von { $names }. Der Preis: { $prize }.
card-sheet-kept = **{ $card }**, behalten bis zum Schluss von { $names }. Der Preis: { $prize }.
card-sheet-taken = **{ $card }**, mit nach Hause genommen von { $names }.
card-prize-wick-played = der Orden vom Verbrannten Daumen
card-prize-wick-kept = das Recht, zu sagen, dass noch einer da war
card-prize-salve-played = eine Verbeugung, von einem Knie, das sich wieder beugt
card-prize-salve-kept = der Goldene Verband, von niemandem abgerollt
card-prize-lantern-played = der Stern für Helligkeit, im Dunkeln zu tragen
card-prize-lantern-kept = die Ehrentasche, die ein wenig leuchtet
card-prize-die-played = der Pokal vom Zweiten Wurf, mit Delle
card-prize-die-kept = ein Würfel, der noch auf alles fallen kann
card-prize-map-played = der Titel Vermessungsrat der Finsternis
card-prize-map-kept = eine Karte ohne jeden Knick
card-prize-voice-played = der Silberne Gong, bis in die letzte Reihe zu hören
card-prize-voice-kept = die Medaille fürs Stillsein, verliehen ohne Rede
