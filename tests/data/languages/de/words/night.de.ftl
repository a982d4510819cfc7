# Story nights: the stage, what its buttons say, what is answered to them, the sheet at the end.

night-group = Das Dorf
night-village-title = ## { $name }
night-title = ## Ein Geschichtenabend
night-about =
    { $count } Reisen in die Tiefe, etwa { $minutes } Minuten. Ein Dorf für alle: Jeder Gast hat einige der Dorfbewohner. Reihum führt jemand an; wer anführt, entscheidet, andere lesen reihum vor, und alle geben Rat.
night-reader-guests = Gäste lesen vor
night-reader-bot = der Bot liest vor
night-reader-host = wer einlädt, liest vor
decide-leader = wer anführt, entscheidet
decide-table = der Tisch entscheidet
night-pace-brisk = flottes Tempo
night-pace-easy = ruhiges Tempo
night-pace-unhurried = ohne Eile
night-round-the-fire =
    { $count ->
        [0] Noch sitzt niemand am Feuer.
       *[other] Am Feuer: { $names }
    }
night-lobby-ask = Setzt euch dazu, bis zu 25 Gäste. Wer einlädt, beginnt. Wer später kommt, setzt sich dazu und berät gleich mit.
night-sit = Dazusetzen
night-up = Aufstehen
night-start = Beginnen
night-resume = Weiter

night-begun = **Der Abend beginnt.** Der SHA-256 des Startwerts ist `{ $hash }`.
night-journey = Reise { $number } von { $count }
night-left = noch etwa { $minutes } Minuten
night-empty = hier sitzt niemand mehr
night-roles =
    { $count ->
        [one] { $leader } führt an, { $reader } liest vor
       *[other] { $leader } führt an, { $reader } lesen vor
    }
night-roles-bot = { $leader } führt an, der Bot liest vor
night-closes = Geht { $until } von selbst weiter
night-anybody = Von selbst geschieht nichts. Ist jemand weg? Ab { $since } darf jeder Gast für diese Person weitermachen.
night-paused =
    { $until ->
        [none] Der Abend pausiert. Jeder Gast kann weitermachen, heute oder ein andermal.
       *[other] Eine Pause. Der Abend geht { $until } weiter, oder wenn ein Gast es sagt.
    }

night-gather =
    {""}**{ $leader }, wer geht nach unten?** { $third ->
        [True] Zwei gehen. Jemand Drittes darf mit, wenn ein Gast es anbietet.
       *[False] Zwei gehen.
    }
night-going = Eingetragen: { $villagers }
night-resting =
    { $count ->
        [one] Nicht bereit: { $villagers }
       *[other] Nicht bereit: { $villagers }
    }
night-nobody-ready =
    { $count ->
        [one] Bei { $names } ist niemand bereit
       *[other] Bei { $names } ist niemand bereit
    }
night-most-unready = Bei { $count } Gästen ist niemand bereit
night-held = { $villager } ({ $name })
night-hand = **{ $name }** { $villagers }
night-offers = bietet als Drittes an: { $villager }
night-offered = als Drittes angeboten von { $names }
night-joins-next =
    { $count ->
        [one] { $names } kam später: führt an und liest ab der nächsten Reise
       *[other] { $names } kamen später: Sie führen an und lesen ab der nächsten Reise
    }
night-late =
    { $count ->
       *[other] -# Später gekommen: { $names }. Alle Späteren beraten mit einer Stimme
    }
night-go = Nach unten: { $villagers }
night-others = Andere gehen…
night-along = Von mir kommt wer mit
night-form = Wer geht nach unten?
night-form-party = Zwei, oder drei, wenn ein Gast es anbot

night-listen =
    { $reader ->
        [none] *Hört zu. Die Worte erscheinen hier, wenn das Vorlesen vorbei ist.*
       *[other] **{ $reader }, du liest uns das vor:** Drück **{ night-read }**. Alle anderen hören zu; die Worte erscheinen hier, wenn das Vorlesen vorbei ist.
    }
night-listen-shared = **{ $reader }, ihr teilt euch das, in dieser Reihenfolge:** Jeder drückt **{ night-read }**, liest uns den eigenen Teil vor und drückt dann **{ night-heard }**. Die Worte erscheinen hier nach dem letzten Teil.
night-parts-read =
    { $count ->
        [one] **{ $next }, jetzt du:** { $names } hat gelesen.
       *[other] **{ $next }, jetzt du:** { $names } haben gelesen.
    }
night-goes-on = **Die Geschichte geht weiter.**
night-read = Uns vorlesen
night-heard = Vorgelesen
night-heard-done = Danke fürs Vorlesen. Die Worte stehen jetzt auf der Bühne.
night-part-done = Danke fürs Vorlesen. Jetzt liest { $next } weiter; die Worte erscheinen nach dem letzten Teil auf der Bühne.
night-bot = Den Bot lesen lassen
night-reader-intro = Lies das den anderen vor, samt Optionen. Wenn du fertig bist, drück **Vorgelesen**. Wie es ausgeht, weiß noch niemand, auch du nicht.
night-reader-part =
    { $place ->
        [first] Du liest als Erstes von { $count }. Wenn du fertig bist, drück **{ night-heard }**; dann liest { $after } weiter.
        [last] Du liest zuletzt, nach { $before }: Du liest jetzt die Optionen und später das Ende. Wenn du fertig bist, drück **{ night-heard }**.
       *[between] Du bist Nummer { $number } von { $count }: Lies, wenn { $before } aufhört. Wenn du fertig bist, drück **{ night-heard }**; dann liest { $after } weiter.
    }
night-reader-marks = Wo ein Name in Klammern steht, halt an: Dort spricht diese Person.
night-reader-voice = Du bist eine Stimme darin: Sooft das Erzählen bei { $mark } anhält, lies deine nächste Zeile. Wenn du alle gelesen hast, drück **{ night-heard }**.
night-voice-mark = **({ $name })**
night-read-end = Das Ende vorlesen
night-end-listen = **{ $reader }, du liest auch das Ende vor:** Drück **{ night-read-end }**. Alle anderen hören zu; es erscheint hier, wenn es vorgelesen ist.
night-end-intro = Lies das den anderen vor und drück **Vorgelesen**. Erst dann zeigt es die Bühne.

night-advised = { $names }
night-advised-many = { $count } Gäste
night-decide-leader = { $leader } entscheidet, mit einer Option und dann mit **{ night-close }**; die anderen geben Rat.
night-decide-table = Die meisten Stimmen entscheiden; bei Gleichstand { $leader }.
night-close = Jetzt entscheiden
night-needed =
    {""}**{ $label }**
    Nötige Laternen: { $numbers }
night-rolling = 🎲 { $villager } …

night-consent-ask = **Noch weiter?** Wer sich verausgabt, gibt eine Laterne mehr und ist dann verletzt. Jeder Gast sagt nur für die eigenen Leute Ja; dann drückt { $leader } den Knopf zum Weitergehen.
night-consent =
    - { $who }: { $agreed ->
        [True] **ja**
        [partly] ja, wartet auf { $names }
       *[False] noch keine Antwort
    }
night-yes = Ja, { $villager } verausgaben
night-yes-taken = Nein, { $villager } schonen
night-exert = Weiter mit { $villagers }
night-stop = Dabei bleibt es
night-reward =
    { $reward ->
        [villager] **Jemand ist verletzt: wer?** Das sagen die Gäste, zu denen die Person gehört; sonst trifft es jemanden von { $leader }, wenn jemand davon unten ist.
        [building] **{ $leader }, welches Gebäude?**
       *[other] **{ $leader }, was davon?**
    }
night-pick = Das Erste nehmen
night-pick-hurt = Es trifft { $villager }

night-on = Weiter zur nächsten
night-rest = Ausruhen
night-resting-now = **Das Dorf ruht aus** vor der nächsten Reise: Betten und Getränke bekommt, wer sie am nötigsten braucht.

night-read-by =
    { $count ->
       *[other] Vorgelesen von { $name }
    }
night-otherwise =
    { $count ->
       *[other] anderer Meinung: { $names }
    }
night-otherwise-many = { $count } Gäste waren anderer Meinung

night-over = ## Der Abend ist vorbei
sheet-journeys =
    Reisen: { $journeys } · Geschichten gehört: { $stories }
sheet-failures = Misserfolge: { $count }
sheet-lanterns = Laternen entzündet: { $count }
sheet-hurt = Verletzte: { $count }
sheet-reputation =
    Ansehen: { $steps ->
        [0] wie zuvor
       *[other] { $shown }
    }
sheet-left =
    Im Dorf geblieben: { $count ->
        [0] nichts
       *[other] { $left }
    }
sheet-joined =
    Neu im Dorf: { $count ->
        [0] niemand
       *[other] { $names }
    }
night-thanks = Erzählt von { $names }.
night-best = Geschichte des Abends wählen

night-best-of =
    {""}**Die Geschichte des Abends:** „{ $title }“ ({ $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    })

next-night-again = Noch ein Abend
next-night-plan = Den nächsten planen…
next-night-when = Wann? Zum Beispiel: Freitag 20:00

chronicle-night = Der Abend von { $names }
chronicle-others = { $count } weiteren
night-done = Erledigt: Die Bühne im Kanal zeigt es.
night-told-sits = Du sitzt am Feuer. Wer einlädt, beginnt den Abend.
night-told-up = Du bist aufgestanden. Du kannst dich jederzeit wieder dazusetzen.
night-told-lifted = Die Partie ist jetzt ein Spielabend: Ihre Begegnungen werden auf der Bühne vorgelesen, und ihre Uhren stehen. Du sitzt dort; andere setzen sich mit dem Knopf der Bühne dazu. `/abend beenden` lässt die Partie zurückkehren.
night-told-back = Der Spielabend ist vorbei. Die Partie geht weiter wie zuvor, und ihre Uhren laufen wieder.
night-told-end = Der Abend ist vorbei. Die Bilanz steht im Kanal.
night-told-paused = Der Abend pausiert. Jeder Gast kann ihn weitergehen lassen.
night-sits-next = Du sitzt jetzt hier, mit { $villagers }. In dieser Reise beraten alle, die später kamen, gemeinsam mit einer Stimme; ab der nächsten führst du auch an und liest vor.
night-has-left = Du bist aufgestanden. Deine Leute gehören jetzt dem Gast links von dir. Du kannst dich jederzeit wieder dazusetzen.
night-host-left = { night-has-left } Das Regiepult gehört jetzt { $host }.
night-seated = Du sitzt schon hier.
night-full = Alle { $count } Plätze sind besetzt.
night-not-a-guest = Du gehörst noch nicht zu den Gästen. Setz dich mit dem Knopf der Bühne dazu, und du berätst gleich mit.
night-not-the-leader = Diese Reise führt jemand anders an. Du kannst Rat geben.
night-not-the-reader = Diesmal liest jemand anders vor. Hör zu oder frag die Person.
night-third = Jemand Drittes geht nur mit, wenn ein Gast es angeboten hat.
night-nobody-to-send = Von deinen Leuten kann gerade niemand mitkommen.
night-no-such-choice = Das lässt sich jetzt nicht wählen.
night-not-yours = Das kann nur der Gast sagen, zu dem diese Person gehört.
night-no-yes = Dafür haben zu wenige Gäste Ja gesagt.
night-half-first = Erst antwortet mindestens die Hälfte der Gäste, dann geht es weiter.
night-no-such-thing = Diesen Knopf hat die Bühne gerade nicht. Nimm einen der vorgeschlagenen.
night-none-here = In diesem Kanal gibt es keinen Geschichtenabend. `/abend neu` eröffnet einen.
night-not-the-host = Das kann nur, wer einlädt oder diesen Kanal verwaltet.

evening-title = Ein Spielabend am Tisch
evening-reads = { $leader } erkundet, { $reader } liest vor
evening-bot-reads = { $leader } erkundet, der Bot liest vor
evening-here =
    { $until ->
        [none] Hier: { $names }. Die Uhren stehen bis `/abend beenden`.
       *[other] Hier: { $names }. Die Uhren stehen bis { $until } oder bis `/abend beenden`.
    }
evening-not-theirs = Den Spielabend beendet, wer dazu einlädt, wer mitspielt oder wer diesen Kanal verwaltet. Aufstehen kannst du jederzeit.
evening-sits = Du sitzt am Tisch: Du gibst Rat und liest vor, wenn du an der Reihe bist. Wer einen Platz hat, spielt ihn wie immer.
evening-has-left = Du bist aufgestanden. Du kannst dich jederzeit wieder dazusetzen.
evening-over =
    Der Spielabend ist vorbei; begonnen hat er { $since }. { $count ->
        [0] Es gab keine Geschichte.
        [one] Eine Geschichte wurde erzählt.
       *[other] { $count } Geschichten wurden erzählt.
    } Dabei waren { $names }. Die Uhren laufen dort weiter, wo sie standen.
night-lift-night = Das ist schon ein Geschichtenabend.
night-lifted = Diese Partie ist schon ein Spielabend. `/abend beenden` lässt sie zurückkehren.
night-lift-by-book = Ihr lest aus eurem eigenen Buch: Der Bot hat keine Worte zum Vorlesen.
night-lift-pause = Ein Spielabend pausiert nicht: `/abend beenden` lässt die Partie zurückkehren, und `/partie pausieren` hält die Partie an.
night-lift-seated = Einen Spielabend macht daraus, wer hier mitspielt oder diesen Kanal verwaltet.
night-listen-first = Hör erst zu: Es wird gerade vorgelesen. Die Worte erscheinen auf der Bühne.
night-on-first = Die Bühne erzählt noch eine Geschichte. Geh dort erst weiter zur nächsten Reise, dann nach unten.

refusal-too-many-villagers = Heute gehen höchstens { $need } zusammen nach unten.
refusal-not-tonight = Heute wird nur erkundet oder ausgeruht.

command-lift = spielabend
command-night = abend
command-do = tun
cmd-night = Gemeinsam Geschichten hören: ein Dorf, ein Abend
cmd-night-new = In diesem Kanal einen Geschichtenabend eröffnen
cmd-night-do = Tun, was ein Knopf der Bühne tut
cmd-night-pause = Den Abend anhalten oder eine Pause machen
cmd-night-lift = Aus dieser Partie einen Spielabend machen: Begegnungen vorgelesen, Uhren stehen
cmd-night-end = Den Abend jetzt beenden oder eine Partie zurückkehren lassen
opt-journeys = Wie viele Reisen in die Tiefe (12 dauern etwa 60 Minuten)
opt-night-reader = Wer den anderen vorliest
opt-night-decide = Wer über die Optionen entscheidet
opt-night-pace = Wie lange der Abend wartet, bis er von selbst weitergeht; ohne Eile: nie
opt-lift-minutes = Nach wie vielen Minuten sie spätestens zurückkehrt
opt-night-what = Einer der Knöpfe der Bühne
opt-break = Eine Pause von so vielen Minuten; ohne Angabe, bis ein Gast weitermacht
parameter-reader = wer_liest
parameter-journeys = reisen
parameter-decide = wer_entscheidet
parameter-minutes = minuten
data-guests = - Plätze bei Geschichtenabenden: { $count }

help-night = Geschichtenabend
help-night-also = abend, nacht, feier, gruppe, zusammen, gemeinsam, vorlesen, gäste, anführen, rat, beraten, reisen, geschichte, geschichten, stimme
help-night-text =
    Eine Gruppe hört gemeinsam Geschichten: ein Dorf, und nichts zu tun, als nach unten zu gehen.

    {""}**Beginnen**
    - `/abend neu` eröffnet in diesem Kanal einen Abend mit 6, 12 oder 20 Reisen: von einer halben Stunde bis zu fünf Viertelstunden.
    - Bis zu 25 Gäste drücken **Dazusetzen**; wer einlädt, drückt **Beginnen**. Wer später kommt, setzt sich dazu und berät gleich mit, alle Späteren mit einer Stimme; ab der nächsten Reise führen auch sie an und lesen vor.
    - `/abend planen` setzt einen Abend an: mit einem Event des Servers, einer Liste, wer kommt, und einer Erinnerung eine Stunde vorher. `/abend verschieben` und `/abend absagen` ändern es.

    {""}**Eine Reise**
    - Reihum führt jemand an. Wer anführt, schickt zwei Dorfbewohner nach unten; eingetragen sind welche von anderen Gästen. Jemand Drittes geht nur mit, wenn ein Gast es anbietet.
    - Der Gast links daneben bekommt als Einziger die Worte und liest sie vor. Oder der Bot zeigt sie.
    - Wer vorliest, kann es hier als Sprachnachricht aufnehmen und für die Chronik behalten: **Als Lesung behalten**, im Menü der Nachricht unter Apps. `/abend lesungen` zeigt, was behalten ist.
    - Alle geben Rat, mit Namen; wer anführt, entscheidet. Mit `wer_entscheidet` tun es die meisten Stimmen.
    - Die Würfel fallen einer nach dem anderen. Um weiterzugehen, verausgabt sich jemand, und Ja sagen dazu nur die Gäste, zu denen die Person gehört, und zwar alle.
    - Niemand sieht das Ende, bevor die Würfel gefallen sind, auch nicht, wer vorliest. Dann wird es vorgelesen.

    {""}**Die Sage**
    - Zwischen den Reisen wird eine Sage erzählt; `sage` wählt eine oder keine. Ihr Anfang stellt dem Dorf vor der ersten Reise eine Frage, und die meisten Stimmen entscheiden.
    - Ihr Licht brennt nur herunter: Ein Misserfolg kostet zwei, jede verletzte Person und jede Rast eins. Im letzten Drittel ist jede Erkundungszahl um eins höher, und um zwei, solange das Licht schwach ist.
    - Jeder Gast hat eine Geheimkarte, für einen Einsatz: **Deine Karte** auf der Bühne zeigt sie nur dir. Pro Reise wird eine gespielt, mehr bei vielen; am Ende liegen alle offen, und es gibt Preise für gespielte und für behaltene.
    - Im Finale geht jeder heimlich voran oder hält das Licht. Dann werden alle Antworten gezeigt, jede mit den Würfeln der eigenen Unverletzten: Wer vorangeht, gibt seine Laternen der Tat, wer hält, dem Licht.

    {""}**Auf niemanden wird gewartet**
    - Jeder Schritt geht nach einer Weile von selbst weiter: Wie bald, sagt `tempo`. Wer zweimal nacheinander schweigt, steht auf.
    - An einem Abend ohne Eile geschieht nichts von selbst: Nach fünf Minuten darf jeder Gast für die gefragte Person weitermachen.
    - **Aufstehen** gibt deine Leute nach links weiter. `/abend pausieren` hält den Abend an, für eine Pause oder bis zu einem anderen Abend.
    - Das **Regiepult** auf der Bühne oder `/abend regiepult` ist für alle, die einladen: eine Pause, das Tempo, wer vorliest und wer entscheidet, der nächste Schritt, einen Gast verabschieden, das Ende.

    {""}**Eine Partie wird zum Spielabend**
    - `/abend spielabend` im Kanal einer laufenden Partie: Ihre Uhren stehen, niemand wird gepingt, und ihre Begegnungen werden vorgelesen. Die Plätze spielen wie immer; wer sich dazusetzt, gibt Rat und liest vor.
    - `/abend beenden`, eine halbe Stunde, in der niemand etwas tut, oder die `minuten`, die du setzt: Sie kehrt zurück, wie sie war.

    {""}**Die Regeln eines Abends** (Entscheidungen 37 bis 39)
    - Eine Geschichte, die hier jemand an einem der letzten Abende gehört hat, weicht der nächsten ihrer Höhlenkarte, die niemand gehört hat.
    - Das Dorf hat alle zwölf anfänglichen Dorfbewohner und die vier Starthäuser. Es erkundet nur und ruht aus.
    - Der Abend endet mit seiner letzten Reise, mit der letzten Höhle oder nach der siebten Runde.
    - Siegpunkte gibt es keine. Die Bilanz zählt Geschichten, Misserfolge, Laternen, Verletzte, Ansehen, Waren und wer dazukam.

    Was Knöpfe tun, tut auch `/abend tun`.
