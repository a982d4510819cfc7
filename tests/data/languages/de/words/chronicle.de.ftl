# The chronicle of a finished game: a page and a book to keep.

chronicle = Die Chronik
chronicle-later = Die Chronik wird geschrieben, wenn die Partie zu Ende ist.
chronicle-making = Die Chronik wird gerade zusammengestellt. Das dauert ein paar Sekunden.
chronicle-made =
    ### Die Chronik
    Jede Geschichte mit ihren Worten, ihren Würfeln und ihrem Ende, Runde für Runde. Die `.html`-Datei öffnet jeder Browser, auch auf dem Handy; die `.epub`-Datei ist für Apps, die Bücher lesen.
chronicle-poster = Das Bild zeigt alles auf einem Blatt, zum Herumzeigen.
chronicle-title = { $count ->
    [one] Das Dorf von { $names }
   *[other] Die Dörfer von { $names }
}
chronicle-about =
    Eine Partie Above and Below, { $days ->
        [1] { $ended }
       *[other] { $began } bis { $ended }
    }. { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $stories ->
        [0] keine Geschichten
        [one] 1 Geschichte
       *[other] { $stories } Geschichten
    }.
chronicle-ended = Wie es ausging
chronicle-place = Platz
chronicle-village-of = Dorf
chronicle-points = Punkte
chronicle-stories = Die Geschichten
chronicle-round = Runde { $round }
chronicle-tale = Die Sage des Abends: { $title }
chronicle-finale = Das Ende in der Tiefe
chronicle-villages = Die Dörfer
chronicle-village =
    { $trips ->
        [0] Von hier ging niemand nach unten.
        [one] Einmal ging jemand von hier nach unten.
       *[other] { $trips }-mal ging jemand von hier nach unten.
    } { $houses ->
        [0] Gebaut wurde nichts.
       *[other] Gebaut: { $built }.
    } { $people ->
        [0] Zugezogen ist niemand.
       *[other] Zugezogen: { $hired }.
    }
chronicle-seed = Jeder Wurf und jedes Mischen lässt sich mit dem Startwert nachprüfen:
chronicle-shaken = Die Würfel kommen aus dem SHA-256 dieses Textes: der Startwert, der SHA-256 jedes Wortes und die Hausregeln, soweit es welche gibt:
chronicle-fan = Erzählt von einem inoffiziellen Fanprojekt. Das Spiel, seine Regeln und sein Name gehören seinem Verlag, und wer es spielt, sollte es besitzen; die Begegnungen sind von uns.
alt-poster-best = Die Geschichte der Partie: „{ $title }“.
alt-poster-stories = Weitere Geschichten: { $titles }.
chronicle-about-night =
    Ein Geschichtenabend, { $days ->
        [1] { $ended }
       *[other] { $began } bis { $ended }
    }. { $stories ->
        [0] Keine Geschichten
        [one] 1 Geschichte
       *[other] { $stories } Geschichten
    }.
chronicle-led = -# Angeführt von { $name }, mit { $party }
chronicle-led-by = angeführt von { $name }
chronicle-quote = „{ $text }“
chronicle-guests = Am Feuer
chronicle-met = Wem sie begegnet sind
chronicle-did-led =
    { $count ->
        [1] einmal angeführt
        [2] zweimal angeführt
       *[other] { $count }-mal angeführt
    }
chronicle-did-read =
    { $count ->
        [1] einmal vorgelesen
        [2] zweimal vorgelesen
       *[other] { $count }-mal vorgelesen
    }
chronicle-did-otherwise =
    { $count ->
        [1] einmal anderer Meinung
        [2] zweimal anderer Meinung
       *[other] { $count }-mal anderer Meinung
    }
chronicle-did-listened = zugehört
chronicle-got = **{ $name }**: { $things }
chronicle-news = Neu in den Dörfern: { $all }.
chronicle-moves = Was sonst noch geschah
chronicle-paper-rest = Der Rest der Zeitung
chronicle-grown = Die Dörfer am Ende der Runde
chronicle-grown-night = Das Dorf zu dieser Zeit
chronicle-roll =
    { $name }, { $lanterns ->
        [0] keine Laterne
        [one] 1 Laterne
       *[other] { $lanterns } Laternen
    }
chronicle-replay = Die Partie, Zug für Zug
chronicle-no-replay = Die einzelnen Züge passten nicht mehr in diese Datei. Sie stehen unter dem Link der Partie, wenn sie einen hat.
chronicle-post = Für den Tisch veröffentlichen
chronicle-posted = Die Chronik steht jetzt für den ganzen Tisch da: { $where }
chronicle-for-all =
    ### Die Chronik
    { $name } hat sie für alle veröffentlicht: jede Geschichte mit ihren Worten, ihren Würfeln und ihrem Ende, und wer dabei war. Die `.html`-Datei öffnet jeder Browser, auch auf dem Handy; die `.epub`-Datei ist für Apps, die Bücher lesen.
chronicle-open = Im Browser lesen
