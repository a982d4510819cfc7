# The words in the pictures, and the alt text that stands for each.

## In the pictures

picture-player = Platz { $letter }
picture-guest = Gast { $number }
picture-asked = Am Zug
picture-next = Als Nächstes
picture-first = Fängt an
picture-passed = Gepasst
picture-supply-empty = Nichts im Vorrat
picture-sale = Angebot
picture-track = Fortschrittsleiste
picture-market = Markt
picture-row =
    { $row ->
        [house] Häuser
        [key] Schlüsselhäuser
        [star] Schlüssel- und Sternhäuser
       *[outpost] Außenposten
    }
picture-row-empty = Keine mehr da
picture-gap = füllt sich, wenn der Zug weitergeht
picture-cave-deck = Nächste Höhle, nach Würfel ({ $left } im Stapel)
picture-round = Runde { $round } von { $rounds }
picture-idle = noch nichts getan
picture-stacks = Von beiden genommen
picture-hires = Zum Anwerben ({ $left } im Stapel)
picture-cider =
    { $there ->
        [True] Einer fürs Arbeiten
       *[other] Cider ist weg
    }
picture-reputation = Ansehen
picture-prizes = Preise
picture-lanterns =
    { $count ->
        [one] Laterne
       *[other] Laternen
    }
picture-mood =
    { $mood ->
        [bustling] Geschäftig
        [eerie] Unheimlich
        [grand] Erhaben
        [merry] Heiter
        [tender] Zart
        [tense] Gespannt
        [grim] Düster
        [angry] Zornig
        [lost] Verloren
       *[wry] Verschmitzt
    }
picture-bonus = { $count } durch Boni
picture-exerted = { $count } durch Verausgaben
picture-score =
    { $final ->
        [True] Endstand
       *[other] Wenn die Partie jetzt endete
    }
picture-rounds = Runde für Runde
picture-total = { $points } SP
picture-source =
    { $source ->
        [track] Fortschrittsleiste
        [buildings] Jedes Gebäude
        [cards] Boni der Gebäude
        [prize] Preis für Ansehen
       *[reputation] Ansehensleiste
    }

## In place of the pictures

alt-table = Der Tisch auf einen Blick.
alt-village =
    Das Dorf von { $name }: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }, Einkommen { $income }, Ansehen { $reputation }.
alt-asked = Hier ist jemand am Zug.
alt-next = Als Nächstes dran.
alt-passed = Hat in dieser Runde gepasst.
alt-area =
    { $area ->
        [ready] Bereit ({ $count }): { $names }.
        [exhausted] Erschöpft ({ $count }): { $names }.
        [injured] Verletzt ({ $count }): { $names }.
       *[cave] Unterwegs in der Tiefe ({ $count }): { $names }.
    }
alt-dice =
    { $area ->
        [ready] Laternen nach Würfel, bereit: { $dice }.
        [exhausted] Laternen nach Würfel, erschöpft: { $dice }.
        [injured] Laternen nach Würfel, verletzt: { $dice }.
       *[cave] Laternen nach Würfel, in der Tiefe: { $dice }.
    }
alt-die = { $name } { $dice }
alt-supply = Vorrat: { $items }.
alt-sale =
    { $asking ->
        [0] Im Angebot: { item-name }.
       *[other] Im Angebot: { item-name }, für { $asking }.
    }
alt-track = Auf der Leiste: { $items }, { $points } SP.
alt-houses =
    { $beds ->
        [one] Häuser mit einem Bett: { $names }.
       *[other] Häuser mit { $beds } Betten: { $names }.
    }
alt-outposts = Außenposten: { $names }.
alt-caves =
    { $count ->
        [0] Keine leere Höhle.
        [one] Eine leere Höhle.
       *[other] { $count } leere Höhlen.
    }
alt-holding = { $name }, darauf { $items }
alt-market = Der Markt, mit Kosten in Münzen.
alt-row =
    { $row ->
        [house] Häuser: { $cards }.
        [outpost] Außenposten: { $cards }.
        [key] Schlüsselhäuser: { $cards }.
       *[star] Sternhäuser: { $cards }.
    }
alt-priced = { $name } für { $cost }
alt-cave = Die nächste Höhle führt nach Würfel zu { $numbers }.
alt-decks = Übrige Karten: { $houses } Häuser, { $outposts } Außenposten, { $caves } Höhlen.
alt-board = Die Ansehenstafel in Runde { $round } von { $rounds }.
alt-hires = Zum Anwerben: { $names }; { $left } weitere im Stapel.
alt-cube = { $name } steht { $steps } von der Fackel, das sind { $points } SP.
alt-cider =
    { $there ->
        [True] Wer zuerst arbeitet, bekommt den Cider.
       *[other] Der Cider ist weg.
    }
alt-sentence = { $line }.
alt-bot =
    { $count ->
        [0] { $name } hat noch nichts getan.
       *[other] { $name } hat { $deeds }.
    }
alt-title = Absatz { $number }, „{ $title }“.
alt-mood =
    { $mood ->
        [bustling] Die Stimmung ist geschäftig.
        [eerie] Die Stimmung ist unheimlich.
        [grand] Die Stimmung ist erhaben.
        [merry] Die Stimmung ist heiter.
        [tender] Die Stimmung ist zart.
        [tense] Die Stimmung ist gespannt.
        [grim] Die Stimmung ist düster.
        [angry] Die Stimmung ist zornig.
        [lost] Die Stimmung ist verloren.
       *[wry] Die Stimmung ist verschmitzt.
    }
alt-party =
    { $lanterns ->
        [one] Die Gruppe von { $name } hat eine Laterne.
       *[other] Die Gruppe von { $name } hat { $lanterns } Laternen.
    }
alt-path = Absatz { $number }.
alt-rolled =
    { $lanterns ->
        [0] { $name } hat { $value } gewürfelt: keine Laterne.
        [one] { $name } hat { $value } gewürfelt: eine Laterne.
       *[other] { $name } hat { $value } gewürfelt: { $lanterns } Laternen.
    }
alt-waiting = Noch nicht gewürfelt: { $names }.
alt-bonus = { $count } durch Boni.
alt-exerted = { $count } durch Verausgaben.
alt-rerolls =
    { $count ->
        [one] Noch einmal neu würfeln.
       *[other] Noch { $count }-mal neu würfeln.
    }
alt-scores =
    { $final ->
        [True] Der Endstand.
       *[other] Der Stand, wenn die Partie jetzt endete.
    }
alt-rounds = Runde für Runde: { $players }.
alt-score-rounds = { $name } { $points }
alt-score = { $place }. { $name }, { $total } SP: { $sources }.
alt-source = { $source } { $points }
