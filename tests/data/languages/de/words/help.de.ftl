# The rules help in German: for each topic a name, words that find it, and a text of about 1,800
# characters at most. A line must not begin with *, [, . or }: bold lines begin with an empty placeable.
# Buttons and commands are quoted by their keys, so that a page calls them as they are called.

## Playing

help-start = Erste Schritte
help-start-also = start, anfang, anfangen, beginnen, anfänger, einsteiger, wie spielt man, spielen, zug, züge, lobby, hilfe, grundlagen, aktion, aktionen, panel, ping
help-start-text =
    Sieben Runden; wer die meisten Siegpunkte (SP) hat, gewinnt. Der Bot gibt aus, würfelt und zählt.

    {""}**Noch nie gespielt?** `/{ command-tutorial }` ist ein erstes Abenteuer von fünf Minuten, nur für dich.

    {""}**Einen Tisch eröffnen**
    - `/{ command-game } { command-new }` öffnet in diesem Kanal eine Lobby und setzt dich hinein. Ein bis drei andere drücken **{ lobby-join }**.
    - Ihr seid zu wenige? **{ lobby-add-companion }** setzt jemanden aus den Höhlen dazu, für den der Bot spielt.
    - Wer einen Platz hat, drückt **{ lobby-start }** oder **{ lobby-thread }**, dann bleibt dieser Kanal frei. Die Plätze werden ausgelost.
    - Allein oder nach älteren Regeln? Siehe `/{ command-rules } { help-solo }` und `/{ command-rules } { help-preview }`.

    {""}**Dein Zug**
    Das neueste Panel pingt an, wer gefragt ist. Erst kommen, wenn du magst, freie Aktionen, dann eine von diesen:
    - **{ verb-explore }**: Zwei oder mehr Leute suchen eine Höhle und ein Abenteuer
    - **{ verb-build }**: Wer einen Hammer hat, kauft ein Haus oder einen Außenposten
    - **{ verb-harvest }**: Deine Leute holen Waren von deinen Gebäuden
    - **{ verb-train }**: Wer eine Feder hat, wirbt jemanden an
    - **{ verb-labor }**: eine Münze für jeden, den du schickst
    - **{ verb-pass }**: Du bist fertig für diese Runde

    Wer arbeitet, ist danach erschöpft. Es geht reihum, bis alle gepasst haben; dann machen Betten und Getränke die Leute wieder bereit, und es gibt Einkommen.

    {""}**Womit anfangen?**
    Drücke **{ view-table }** und sieh dir **{ view-village }**, **{ view-market }** und **{ view-board }** an. Dann erkunde vielleicht: In einer gewonnenen Höhle ist Platz für deinen ersten Außenposten. Oder arbeite vor allen anderen und nimm den Cider. Bald willst du mehr Leute, und für jeden ein Bett: Du beginnst mit drei.

    Zu viert ist in der ersten Runde nur dein Maurer bereit.

    {""}**{ verb-more }** hat den Rest, auch **{ verb-pass }**, solange mehr als Arbeiten geht, und sagt dir, warum eine Aktion gerade keinen Knopf hat. Was Knöpfe tun, tun auch Befehle: `/{ command-rules } { help-commands }`.

help-setup = Aufbau
help-setup-also = vorbereitung, start, anfang, münzen, plätze, startspieler, erster spieler, spieler, stapel, vorrat, marker, material, wie viele, spielerzahl
help-setup-text =
    Der Bot baut alles auf, sobald jemand **{ lobby-start }** drückt. Wer den ersten Platz hat, beginnt; gespielt wird im Uhrzeigersinn, also die Liste hinunter und wieder von vorn.

    {""}**Jeder hat**
    - 7 Münzen
    - ein Starthaus mit 3 Betten
    - drei bereite Leute: Maurer, Ausbilder und Erkunder
    - einen Ansehensstein auf der Fackel

    {""}**Für spätere Plätze**
    - Zu zweit: Wer als Zweites dran ist, hat 1 Münze mehr.
    - Zu dritt: Der zweite und der dritte Platz haben 1 Münze mehr.
    - Zu viert: Der vierte Platz hat 1 Münze mehr, und bei allen beginnen Ausbilder und Erkunder erschöpft. Sie können sich am Ende der ersten Runde ausruhen.

    {""}**Auf dem Tisch**
    - Alle 6 Sternhäuser und 4 Schlüsselhäuser, aus 9 gezogen
    - 4 von 25 Häusern und 4 von 24 Außenposten, der Rest auf zwei Stapeln
    - 25 Höhlenkarten, offen: **{ view-market }** zeigt die Zahlen der obersten
    - 5 von 18 Leuten zum Anwerben; 6 besondere warten unten
    - 1 Cider auf der Ansehenstafel

    {""}**Im Vorrat**
    - je 12 Pilze, Fische und Früchte
    - je 10 Seile, Tontöpfe und Papiere
    - 8 Erze, 7 Amethyste
    - 10 Cider (einer davon auf der Tafel), 20 Tränke
    - Münzen ohne Ende

    Mit `/{ command-game } { command-new }` wählst du die Sprache und wer die Begegnungen vorliest: `/{ command-rules } { help-reading }`.

help-explore = Erkunden
help-explore-also = höhle, höhlen, gruppe, trupp, expedition, laterne, laternen, abenteuer, hinuntergehen, untergrund, erkundungszahl, zusammen, zu zweit
help-explore-text =
    Drücke **{ verb-explore }** oder tippe `/{ command-explore }`, und nenne zwei oder mehr bereite Leute. Du darfst so viele schicken, wie du willst.

    {""}**Was dann geschieht**
    1. Du nimmst die oberste Höhlenkarte. Ihre sechs Absatznummern lagen für alle offen unter **{ view-market }**.
    2. Ein Würfel wählt eine der sechs, und der Absatz wird dir vorgelesen. Siehe `/{ command-rules } { help-reading }`.
    3. Du triffst eine Wahl. Meist nennt sie eine oder zwei Erkundungszahlen.
    4. Jeder aus der Gruppe würfelt einmal um Laternen. Bonuszeilen geben ihre dazu.
    5. Wenn mehr Laternen noch helfen, darfst du neu würfeln und Leute verausgaben.
    6. Die höchste Erkundungszahl, die du erreicht hast, zahlt aus. Was sie bringt, siehst du vorher nicht.

    {""}**Erfolg**: Du bekommst die Belohnung und die Höhlenkarte, dazu eine Münze für jedes Symbol „Münze beim Erkunden“.

    {""}**Misserfolg**: Unter der niedrigsten Zahl gibt es keine Belohnung, und die Höhlenkarte kommt unter ihren Stapel. Ein paar Misserfolge kosten noch etwas.

    {""}**So oder so** kommt die Gruppe erschöpft heim, außer denen, die du verausgabt hast: Die sind verletzt.

    Zum Erkunden muss noch eine Karte im Höhlenstapel sein. Eine Höhlenkatze in der Gruppe würfelt, ehe die Karte gezogen wird; will sie nicht, darfst du immer noch etwas anderes tun.

    Mehr: `/{ command-rules } { help-encounters }`, `/{ command-rules } { help-effort }`.

help-encounters = Begegnungen
help-encounters-also = begegnung, wahl, entscheidung, absatz, laterne, laternen, bonus, bonuszeile, vorzeigen, folgeabsatz, belohnung, belohnungen, strafe, misserfolg, erfolg, wählen, aussuchen, verletzt, geschichte
help-encounters-text =
    Drücke deine Wahl, oder tippe `/{ command-choose }`. Eine Wahl ohne Zahl gelingt ohne Würfel.

    {""}**Bonuszeilen** geben Laternen zu deinen Würfeln:
    - für jeden Hammer oder jede Feder in der Gruppe
    - wenn du eine Ware oder ein Getränk besitzt: im Vorrat, im Angebot oder auf deiner Leiste
    - wenn jemand Bestimmtes dabei ist
    - wenn du zahlst: Drücke den Knopf, der Münzen nennt. Sie sind weg, auch wenn es misslingt. Wenn bei dir eine Karte Cider oder Tränke als Münzen zählen lässt, springen sie für fehlende Münzen ein.

    {""}**„Du zeigst vor“**: Für diese Wahl muss die Sache in deinem Vorrat sein. Bis die Begegnung vorbei ist, kannst du sie nicht auf deine Leiste legen. Du behältst sie, wenn die Geschichte sie nicht nimmt.

    {""}**Folgeabsätze** werden gleich gelesen. Wer noch auf der Höhlenkarte steht, würfelt von vorn; alte Laternen sind weg, und neue Würfe zum Neuwürfeln gibt es keine. Was der Weg kostet, ist sofort fällig. Was er bringt, wartet bis zum Schluss und ist verloren, wenn der Schluss misslingt.

    {""}**Zu gewinnen** gibt es Münzen, Waren, Getränke, Ansehen, die billigste Person auf der Tafel, jemand Besonderen, weitere Höhlenkarten oder ein Gebäude umsonst. Wer unten dazukommt, ist erschöpft. Wo du wählen darfst, drücke, was du willst, oder tippe `/{ command-pick }`.

    {""}**Zu verlieren** gibt es Münzen (so weit deine reichen), Ansehen, das Vorgezeigte oder die Gesundheit von jemandem: Du sagst, wer von denen auf der Höhlenkarte verletzt ist. Getötet wird nie jemand.

help-effort = Verausgaben und neu würfeln
help-effort-also = verausgaben, verausgabt, anstrengen, anstrengung, neu würfeln, neuwurf, nochmal würfeln, würfel, verletzt, verletzung, aufhören, laterne, laternen
help-effort-text =
    Nach den Würfeln wirst du noch einmal gefragt, wenn eine höhere Erkundungszahl noch zu erreichen ist oder du noch neu würfeln kannst.

    {""}**{ verb-reroll }**, oder `/{ command-reroll }`: Nenne jemanden aus der Gruppe; dieser Würfel wird noch einmal geworfen.
    - Jedes solche Symbol auf deinen Gebäuden gibt dir je Begegnung einen neuen Wurf, Folgeabsätze eingeschlossen.
    - Der neue Wurf gilt, auch wenn er schlechter ist.
    - Du darfst denselben Würfel mehrmals werfen, solange du Würfe hast.
    - Erst wird neu gewürfelt, dann verausgabt.

    {""}**{ verb-exert }**, oder `/{ command-exert }`: Jeder, den du nennst, gibt 1 Laterne dazu und ist dann verletzt statt erschöpft.
    - Nenne alle auf einmal: Danach ist die Begegnung entschieden.
    - Ihre Würfel zählen weiter mit.
    - Du darfst damit einen Erfolg erreichen oder auf eine höhere Zahl steigen.
    - Der Bot nimmt nur so viele, wie eine höhere Erkundungszahl braucht, und sagt, wie viele die nächste braucht. Was nichts bringt, lehnt er ab.

    {""}**{ verb-stop }**, oder `/{ command-exert }` mit „niemand“: Du nimmst, was du erreicht hast, oder den Misserfolg.

    {""}**Beispiel.** Deine Wahl sagt „erkunden 4 oder 7“, und deine Würfel geben 5 Laternen. Du hast 4 erreicht. Verausgabe zwei Leute, um auf 7 zu kommen, oder höre auf und nimm, was 4 bringt. Nur einen zu verausgaben bringt nichts, also lehnt der Bot es ab.

    Bei der höchsten Zahl, oder wo nichts mehr hilft, entscheidet sich die Begegnung von selbst.

help-build = Bauen
help-build-also = bau, gebäude, haus, häuser, sternhaus, schlüsselhaus, hammer, preis, kosten, markt, haus kaufen
help-build-text =
    Drücke **{ verb-build }** oder tippe `/{ command-build }`. Nenne eine bereite Person mit einem Hammer und ein Gebäude aus **{ view-market }**.

    - **Häuser**: eine Reihe von vier, { $house-least } bis { $house-most } Münzen
    - **Außenposten**: eine Reihe von vier, { $outpost-least } bis { $outpost-most } Münzen, und du brauchst eine leere Höhle
    - **Schlüsselhäuser**: { $key-least } bis { $key-most } Münzen; jedes gibt es einmal, und neue kommen nicht
    - **Sternhäuser**: { $star-most ->
        [0] gibt es in dieser Ausgabe nicht
       *[other] { $star-least } bis { $star-most } Münzen, ebenso
    }

    Wer baut, ist erschöpft, und du zahlst den ganzen Preis. Die Karte kommt sofort in dein Dorf und bringt, was sie sofort bringt: Waren auf der Karte, Tränke, Ansehen. Ein neues Haus oder ein neuer Außenposten füllt die Lücke in der Reihe, ehe der Nächste wählt: sobald er den Markt ansieht oder handelt.

    {""}**Weniger zahlen**
    - Ein Hammer plus spart 1 Münze.
    - Eine Karte mit „Münze beim Bauen“ gibt dir 1 Münze zurück, nachdem du eine andere Karte bezahlt hast. Zwei solche Karten geben 2.
    - Wenn bei dir eine Karte Cider oder Tränke als Münzen zählen lässt, springen sie für fehlende Münzen ein, und **{ buy-otherwise }** fragt, wie viele. Jeder zahlt 1 Münze und gibt kein Wechselgeld.

    Am Ende ist jedes Gebäude 1 SP wert, neben dem, was daraufsteht.

    Einen Bau kannst du zurücknehmen, solange niemand seither gehandelt hat und keine neue Karte aufgedeckt ist. Hat eine Höhlenkatze dafür gewürfelt, bleibt er.

    Mehr: `/{ command-rules } { help-outposts }`, `/{ command-rules } { help-symbols }`.

help-outposts = Außenposten und Höhlen
help-outposts-also = außenposten, aussenposten, höhle, höhlen, höhlenkarte, leere höhle, untergrund, unten
help-outposts-text =
    {""}**Höhlen.** Jede Begegnung, die mit einem Erfolg endet, gibt dir ihre Höhlenkarte; manche geben noch eine. **{ view-village }** zählt deine leeren Höhlen.

    {""}**Außenposten.** Ein Außenposten wird gebaut wie ein Haus, steht aber auf einer leeren Höhle. Jeder verbraucht eine Höhle. Ohne leere Höhle kannst du keinen bauen: Erkunde zuerst.

    {""}**Was sie wert sind.** Ein Außenposten ist ein Gebäude und gibt am Ende 1 SP. Eine Höhle, leer oder nicht, gibt von sich aus nichts. Manche Karten zählen deine Außenposten oder deine leeren Höhlen für weitere SP.

    {""}**Der Höhlenstapel** hat 25 Karten und liegt offen. **{ view-market }** zeigt die sechs Nummern der nächsten Karte, von Augenzahl 1 bis 6, und wie viele Karten noch da sind. Eine Höhle, die durch einen Misserfolg verloren geht, kommt nach unten. Ist der Stapel leer, kann niemand erkunden.

    {""}**Ein Gebäude umsonst**, in einer Begegnung gewonnen, darf nur dann ein Außenposten sein, wenn du vorher schon eine leere Höhle hattest: Die Höhle dieser Begegnung kommt zuletzt.

help-harvest = Ernten
help-harvest-also = ware, waren, ernte, holen, pilz, fisch, frucht, obst, seil, tontopf, papier, erz, amethyst
help-harvest-text =
    Drücke **{ verb-harvest }** oder tippe `/{ command-harvest }`. Nenne die Waren, die du willst, und für jede eine bereite Person. Wo das Panel einen Vorschlag hat, ist das Formular unter **{ verb-more }**.

    Jeder holt eine Ware von einem deiner Häuser oder Außenposten und ist dann erschöpft. Zwei dürfen zwei Waren vom selben Gebäude holen. Ernten kann jeder.

    Eine der Waren darfst du gleich anbieten, wenn du willst mit einem festen Preis.

    {""}**Waren auf Gebäuden**
    - „einmal“ auf einer Karte: So viele Waren liegen von Anfang an darauf, und mehr kommen nie.
    - „jede Runde“ auf einer Karte: Eine Ware liegt von Anfang an darauf. Ist sie am Rundenende weg, kommt eine neue. Liegt sie noch da, kommt keine zweite dazu.

    {""}**Was du mit Waren tun kannst**
    - Sie im Vorrat behalten.
    - Sie für Einkommen und SP auf deine Leiste legen: `/{ command-rules } { help-track }`.
    - Eine zum Verkauf anbieten: `/{ command-rules } { help-free }`.
    - Eine vorzeigen, wenn eine Begegnung danach fragt.

    Waren, die am Spielende noch auf einem Gebäude liegen, sind nichts wert.

help-train = Ausbilden
help-train-also = anwerben, anheuern, einstellen, dorfbewohner, leute, feder, lehrer, ausbilder, neue leute, bereit ausbilden, wer kostet was, preis
help-train-text =
    Drücke **{ verb-train }** oder tippe `/{ command-train }`. Nenne eine bereite Person mit einer Feder und wen du von der Ansehenstafel anwerben willst. **{ view-board }** zeigt, wer dort steht.

    {""}**Preise**, von links: 2, 3, 3, 4 und 5 Münzen. Eine Feder plus spart 1 Münze.

    Wer ausbildet, ist erschöpft, und wer neu kommt, auch. Mit „bereit ausbilden“ auf einem deiner Gebäude ist der Neue sofort bereit.

    Der Platz bleibt vorerst leer. Am Ende der Runde rücken die Übrigen auf die billigeren Plätze nach links, und neue Leute füllen die Lücken.

    Wenn bei dir eine Karte Cider oder Tränke als Münzen zählen lässt, springen sie für fehlende Münzen ein, und **{ buy-otherwise }** fragt, wie viele.

    Jeder schläft in einem eigenen Bett: Denke an Betten, ehe du einen Vierten anwirbst. Besondere Leute sind nie anzuwerben; man begegnet ihnen unten.

    Das Anwerben kannst du zurücknehmen, solange seither nichts geschehen ist.

help-labor = Arbeiten
help-labor-also = arbeit, münzen, geld, verdienen, lohn, cider
help-labor-text =
    Drücke **{ verb-labor }** oder tippe `/{ command-labor }`, und nenne einen oder mehr bereite Leute. Wo das Panel einen Vorschlag hat, ist das Formular unter **{ verb-more }**.

    Jeder von ihnen ist dann erschöpft und bringt dir 1 Münze. Arbeiten kann jeder.

    {""}**Der Cider.** Wer in einer Runde als Erstes arbeitet, nimmt auch den Cider von der Ansehenstafel. **{ view-board }** sagt, ob er noch da ist. Wer später arbeitet, bekommt nur Münzen. Ein neuer Cider kommt am Rundenende, wenn der alte weg ist und der Vorrat einen hat.

    Ein Cider macht beim Ausruhen eine erschöpfte Person bereit: `/{ command-rules } { help-rest }`.

help-free = Freie Aktionen
help-free-also = verkaufen, verkauf, kaufen, handel, handeln, anbieten, angebot, bieten, gebot, feilschen, austauschen, reihe, zurücknehmen, fester preis, zurückziehen, antworten, ware verkaufen, von anderen kaufen, häuser austauschen, neue häuser, markt
help-free-text =
    Vor deiner Aktion, so viele du willst. Danach keine mehr, und keine, sobald du gepasst hast.

    {""}Sie stehen hinter **{ verb-more }**, außer dem, was zu seinem festen Preis zu haben ist: Das ist ein Knopf am Panel, wo Platz ist.

    {""}**{ verb-put-up-for-sale }**, oder `/{ command-sell }`: Biete eine Ware, einen Cider oder einen Trank an. Du kannst einen festen Preis von 3 Münzen oder mehr nennen. Es liegt immer nur eine Sache da; in deinem Zug kannst du sie ersetzen, neu auszeichnen oder **{ verb-take-back }** drücken (`/{ command-sell }` ohne Sache).

    {""}**{ more-offer }**, oder `/{ command-buy }`: Biete Münzen, mindestens 3, für das, was jemand anbietet.
    - Erreichst du den festen Preis, kaufst du sofort zu diesem Preis, auch wenn du mehr geboten hast.
    - Sonst drückt, wer verkauft, **{ reply-accept }** oder **{ reply-refuse }** oder tippt `/{ command-answer }`. Das geht auch nach dem Passen. Dein Zug wartet so lange.
    - Wer kauft, kann das Gebot zurückziehen, mit dem Knopf oder mit `/{ command-answer }`.
    - Nach einer Ablehnung musst du derselben Person mehr bieten, bis zu deinem nächsten Zug.
    - Nur Münzen zahlen: keine Cider oder Tränke.

    {""}**Neue Häuser** oder **neue Außenposten**, oder `/{ command-refresh }`: Für 1 Münze kommen die vier Häuser oder die vier Außenposten unter ihren Stapel, und neue werden aufgedeckt. Einmal im Zug. Nicht möglich, wenn der Stapel leer ist oder Stapel und Reihe zusammen weniger als vier Karten haben. Schlüssel- und Sternhäuser werden nie ausgetauscht.

    Waren auf deine Leiste legen kannst du jederzeit: `/{ command-rules } { help-track }`.

help-track = Fortschrittsleiste
help-track-also = leiste, fortschritt, waren legen, waren, feld, felder, platz, einkommen, siegpunkte, punkte, sp
help-track-text =
    Drücke **{ verb-more }** und dann **{ verb-advance }**, oder tippe `/{ command-advance }`, jederzeit: ob du dran bist oder nicht, auch nach dem Passen.

    Die Leiste hat acht Felder, die von links und ohne Lücke gefüllt werden. Auf jedem Feld liegt eine Sorte Waren, so viele du willst. Eine neue Sorte nimmt das nächste leere Feld; eine Sorte, die schon da ist, kommt zu ihrem Häufchen. Bei `/{ command-advance }` werden die Waren in der Reihenfolge gelegt, in der du sie tippst.

    {""}**SP für jede Ware auf einem Feld**
    - Felder 1 und 2: 1
    - Feld 3: 2
    - Feld 4: 3
    - Felder 5 und 6: 4
    - Feld 7: 5
    - Feld 8: 6

    {""}**Einkommen je Runde, nach Sorten auf der Leiste**
    - Keine: 4 Münzen
    - Eine: 5
    - Zwei oder drei: 6
    - Vier oder fünf: 7
    - Sechs oder mehr: 8

    {""}**Beispiel.** Zwei Pilze, dann ein Fisch, dann drei Früchte: 2 + 1 + 6 = 9 SP und ein Einkommen von 6.

    Lege also früh, wovon du wenig haben wirst, und spät, was du anhäufen willst.

    Waren verlassen die Leiste nie, aber du kannst zurücknehmen, solange seither nichts geschehen ist. Cider und Tränke sind keine Waren. Am Spielende legt der Bot, was noch in deinem Vorrat ist, in der Reihenfolge, die am meisten bringt.

help-pass = Passen
help-pass-also = fertig, zug beenden, aufhören, nichts mehr, aussetzen
help-pass-text =
    Drücke **{ verb-pass }** oder tippe `/{ command-pass }`, wenn du für diese Runde fertig bist. Solange mehr als Arbeiten geht, ist der Knopf der letzte hinter **{ verb-more }**.

    {""}**Danach** hast du in dieser Runde keine Aktionen und keine freien Aktionen mehr. Du darfst aber noch
    - Waren auf deine Leiste legen
    - auf Gebote antworten für das, was du anbietest
    - deine Leute ausruhen lassen, wenn die Runde endet

    Die anderen spielen weiter. Haben alle außer dir gepasst, bist du Zug um Zug dran, bis auch du passt. Haben alle gepasst, endet die Runde.

    {""}**Ist niemand bereit**, bleibt nur noch Handel, und der Bot passt für dich. Willst du vorher kaufen oder verkaufen, setze `{ parameter-pass-for-me }` in `/{ command-me } { command-settings }` auf „nein“. Solange seither niemand etwas getan hat, gibt dir `/{ command-game } { command-undo }` den Zug zurück.

    Wer nicht gearbeitet hat, bleibt bereit und braucht kein Bett.

    Das Passen kannst du zurücknehmen, solange seither niemand etwas getan hat und die Runde nicht zu Ende ist.

help-round = Rundenende
help-round-also = ende der runde, runde, runden, nächste runde, startspieler, spielende, sieben, wie viele runden
help-round-text =
    Haben alle gepasst, geht der Bot dies von selbst durch und hält nur an, um zu fragen, wer sich ausruht:

    1. Der Rundenmarker rückt weiter.
    2. Auf die Ansehenstafel kommt ein Cider, wenn keiner da ist.
    3. Die Leute zum Anwerben rücken nach links, und neue füllen die Lücken.
    4. Alle ruhen sich aus: erst Getränke, dann Betten. Gefragt werden alle zugleich.
    5. Einkommen wird ausgezahlt.
    6. Karten mit „jede Runde ein Trank“ geben ihren Trank.
    7. Gebäude mit einer Ware „jede Runde“ bekommen eine neue, wenn ihre weg ist.
    8. Wer im Uhrzeigersinn folgt, ist nun Startspieler, und die nächste Runde beginnt.

    Reicht der Vorrat bei den Schritten 6 und 7 nicht, wird der Startspieler der alten Runde zuerst bedient.

    {""}**Nach Runde sieben** gibt es weder Ruhe noch Einkommen: Das Spiel ist aus, und der Bot zählt die Punkte. Nutze vor dem Passen, was du hast.

help-rest = Ausruhen
help-rest-also = bett, betten, schlafen, trank, tränke, cider, trinken, heilen, verletzt, erschöpft, bereit, erholen, heilung, gesund, verletzte
help-rest-text =
    Wenn eine Runde endet, drücke **{ beds-fill }**, oder **{ verb-proposed-drinks }**, um auch Tränke und Cider auszugeben: Das Panel sagt, wer was bekommt. **{ verb-rest-otherwise }** öffnet ein Formular, in dem die Betten schon belegt sind. `/{ command-rest }` allein füllt die Betten auch. Der Bot fragt noch einmal nach, ehe ein Bett leer bleibt, das jemand brauchen könnte.

    - Ein Trank hebt jemanden von verletzt auf erschöpft.
    - Ein Cider hebt jemanden von erschöpft auf bereit.
    - Ein Bett hebt jemanden um eine Stufe: von verletzt auf erschöpft oder von erschöpft auf bereit.

    Jemand kann zweierlei Hilfe bekommen: Trank und Cider, Trank und Bett oder Bett und Cider. Das macht Verletzte bereit. Niemand schläft in zwei Betten. Jedes Bettsymbol auf deinen Gebäuden ist ein Bett je Runde. Getränke gehen in den allgemeinen Vorrat zurück; was du nicht trinkst, behältst du.

    {""}**Beispiel.** Odo und Wren sind erschöpft, Pip und Bram sind verletzt. Du hast 3 Betten, einen Trank und einen Cider.
    - Trank: Pip
    - Cider: Odo
    - Betten: Pip, Wren, Bram

    Odo, Wren und Pip sind bereit, Bram ist erschöpft. Als Befehl: `/{ command-rest } { parameter-beds }: pip, wren, bram { parameter-ciders }: odo { parameter-potions }: pip`

    {""}**Von selbst.** Hat jeder ein Bett und könnte kein Getränk Verletzten weiterhelfen, ruhen alle gleich, und du wirst nicht gefragt. Ein Metallmann ruht sich allein aus.

    Geantwortet wird in beliebiger Reihenfolge; es geht weiter, wenn alle haben. Wen du auslässt, der bleibt, wie er ist. Das Ausruhen kannst du zurücknehmen, bis ein weiterer Schritt folgt oder die nächste Runde beginnt.

help-income = Einkommen
help-income-also = münzen, geld, verdienen, jede runde, trank, woher kommen münzen, lohn
help-income-text =
    Am Ende der Runden eins bis sechs werden alle bezahlt. **{ view-village }** zeigt, was du bekämst.

    {""}**Von der Leiste**, je nachdem, wie viele Sorten Waren darauf liegen:
    - Keine: 4 Münzen
    - Eine: 5
    - Zwei oder drei: 6
    - Vier oder fünf: 7
    - Sechs, sieben oder acht: 8

    {""}**Von Gebäuden**
    - „+1 Einkommen“ oder „+2 Einkommen“: so viele Münzen mehr
    - „+1 Einkommen je Erz auf der Leiste“: eine Münze für jede solche Ware auf deiner Leiste. Im Vorrat zählt sie nicht.
    - „jede Runde ein Trank“: ein Trank, solange der Vorrat einen hat

    {""}**Sonst zu Münzen kommst du** durch Arbeiten, durch Begegnungen, durch Verkaufen an andere, durch „Münze beim Bauen“ und „Münze beim Erkunden“.

    Nach Runde sieben gibt es kein Einkommen. Münzen sind dann keine Punkte wert, entscheiden aber bei Gleichstand.

help-reputation = Ansehen
help-reputation-also = ruf, stein, fackel, preis, preise, ansehensleiste, siegpunkte, gut, grausam, freundlich
help-reputation-text =
    Alle Steine beginnen auf der Fackel. Gewonnenes Ansehen rückt deinen hinab in die Höhle, verlorenes hinauf ans Tageslicht. **{ view-board }** zeigt, wo alle stehen.

    {""}**Wodurch es sich bewegt**: durch Begegnungen, bei denen gütige Entscheidungen es eher heben und grausame es senken; durch manche Gebäude, wenn du sie bekommst; und durch die flüssige Frau, die 1 kostet, wenn sie dazukommt.

    {""}**SP für das Feld, auf dem du endest**, von der Fackel gezählt
    - 3 Schritte zum Tageslicht: minus 2
    - 2 Schritte zum Tageslicht: minus 1
    - 1 Schritt hin oder her, oder auf der Fackel: 0
    - 2 Schritte hinab: 1
    - 3 hinab: 2
    - 4 hinab: 3
    - 5 hinab: 4
    - 6 hinab: 5
    - 7 hinab: 7

    Dort endet die Leiste; über ein Ende hinaus bleibt der Stein stehen.

    {""}**Preise am Ende**
    - Zu dritt oder viert: 5 SP für das meiste Ansehen, 3 für das zweite, 2 für das dritte
    - Zu zweit: 3 SP für das meiste, nichts für den anderen

    Bei Gleichstand siehe `/{ command-rules } { help-ties }`.

help-specials = Besondere Leute
help-specials-also = besondere, flüssige frau, glogo, höhlenkatze, katze, metallmann, roboter, monster
help-specials-text =
    Es gibt sechs, und sie kommen nur durch Begegnungen. Sie kosten nichts und kommen erschöpft an. Dann arbeiten sie wie alle anderen, bis auf das:

    {""}**Flüssige Frau** (eine). Sie ist den Leuten nicht geheuer: Wenn sie dazukommt, verlierst du 1 Ansehen. Feder. 1+ gibt 2 Laternen, 3+ gibt 3.

    {""}**Glogo** (einer). Der geborene Maurer mit Hammer plus: Was er baut, kostet 1 Münze weniger. 2+ gibt 1, 4+ gibt 2.

    {""}**Höhlenkatze** (zwei). Kein Hammer, keine Feder, kein Gehorsam. 2+ gibt 2, 4+ gibt 3. Wozu du sie auch schickst, erst würfelt sie:
    - 3 bis 6: Sie tut, was man ihr sagt.
    - 1 oder 2: Sie ist erschöpft, und sonst geschieht von der Aktion nichts. Die anderen, die du genannt hast, bleiben bereit, und dein Zug beginnt noch einmal: Versuch es ohne die Katze, oder tu etwas anderes.

    Zwei Katzen würfeln jede für sich; eine Weigerung genügt.

    {""}**Metallmann** (zwei). Hammer. Gibt immer 2. Er bringt sein eigenes Bett mit: Am Ende jeder Runde kommt er von selbst eine Stufe weiter, von verletzt auf erschöpft oder von erschöpft auf bereit. Er braucht keins deiner Betten, keinen Cider und keinen Trank.

    Sind alle von der Art, die du gewinnen würdest, schon vergeben, kommt niemand dazu.

help-villagers = Würfel der Leute
help-villagers-also = dorfbewohner, leute, würfel, laterne, laternen, kundschafter, erkunder, baumeister, maurer, ausbilder, fischvolk, froschvolk, bogenschütze, bereit, erschöpft, verletzt
help-villagers-text =
    Unten würfelt jeder, der auf der Höhlenkarte steht, einmal. „4+ gibt 2“ heißt: Ein Wurf von 4 oder mehr gibt 2 Laternen. Es zählt die beste Zeile, die der Wurf erreicht, und nur diese; unter der niedrigsten gibt es keine.

    {""}**Beispiel**: „1+ gibt 1, 3+ gibt 2“. Eine 2 gibt 1 Laterne, eine 5 gibt 2, nie 3.

    {""}**Deine ersten drei**
    - Maurer, Hammer: 4+ gibt 1
    - Ausbilder, Feder: 2+ gibt 1
    - Erkunder: 1+ gibt 1, 3+ gibt 2

    {""}**Die besten zum Erkunden und Anwerben**
    - Brill vom Fischvolk: 1+ gibt 2, 3+ gibt 3
    - Gullop vom Froschvolk: 1+ gibt 2, 4+ gibt 3
    - Vesper mit dem Bogen, dazu ein Hammer: 1+ gibt 2, 5+ gibt 3

    {""}**{ view-board }** zeigt die Würfel aller zum Anwerben, **{ view-village }** die deiner eigenen Leute.

    {""}**Wie es ihnen geht**
    - Bereit: kann zu einer Aktion geschickt werden
    - Erschöpft: hat gearbeitet und braucht ein Bett oder einen Cider
    - Verletzt: braucht ein Bett oder einen Trank, um erschöpft zu sein

    Hämmer bauen und Federn bilden aus; manche haben beides, manche nichts davon. Erkunden, ernten und arbeiten können alle.

help-symbols = Symbole
help-symbols-also = symbol, zeichen, karte, karten, bett, einkommen, neu würfeln, bereit ausbilden, münze beim bauen, münze beim erkunden, cider als münzen, tränke als münzen, waren, trank
help-symbols-text =
    Was die Worte auf Gebäudekarten bedeuten. **{ view-market }** zeigt sie für alles, was zu kaufen ist. Punkte und Leute: `/{ command-rules } { help-more-symbols }`.

    {""}**Wenn du die Karte bekommst**
    - „Trank sofort“: So viele bekommst du
    - „+1 Ansehen sofort“: ein Schritt hinab auf der Leiste, dieses eine Mal
    - Waren „einmal“: So viele kommen zum Ernten auf die Karte; mehr gibt es nicht
    - eine Ware „jede Runde“: Eine kommt auf die Karte; ist sie am Rundenende weg, die nächste

    {""}**Wenn eine Runde endet**
    - „Bett“: Jemand kommt eine Stufe weiter
    - „+1 Einkommen“: um so viel mehr Einkommen
    - „+1 Einkommen je Erz auf der Leiste“: 1 Münze für jede dieser Waren auf deiner Leiste
    - „jede Runde ein Trank“: 1 Trank

    {""}**Solange sie dir gehört**
    - „bereit ausbilden“: Wen du anwirbst, der ist sofort bereit
    - „+1 Münze beim Bauen“: 1 Münze, nachdem du ein anderes Gebäude bezahlt hast; keine für die Karte selbst
    - „neu würfeln“: Wirf einen Würfel noch einmal, je Begegnung einmal für jedes solche Symbol
    - „+1 Münze beim Erkunden“: 1 Münze, wenn eine Begegnung mit einem Erfolg endet
    - „Cider zählen als Münzen“, „Tränke zählen als Münzen“: Jeder zahlt 1 Münze, wenn du baust, anwirbst, eine Reihe austauschst oder unten für einen Bonus zahlst

    Symbole mit einer Zahl zählen über alle deine Karten zusammen.

help-more-symbols = Weitere Symbole
help-more-symbols-also = symbol, zeichen, siegpunkte, sp, punkte, hammer, hammer plus, feder, feder plus, laterne, höhlenkatze, schlechter ruf, metallmann, waren, häufig, selten
help-more-symbols-text =
    {""}**Punkte auf Gebäuden**
    - „3 SP“: 3 Siegpunkte am Ende, neben dem 1 fürs Gebäude selbst
    - „2 SP je Trank“, oder je etwas anderes: 2 für jeden, den du besitzt. Waren zählen auf deiner Leiste und in deinem Vorrat, nicht auf Gebäuden.
    - „SP je Haus“: Häuser, Schlüsselhäuser und Sternhäuser zählen alle, dein Starthaus und die Karte selbst auch
    - „SP je Außenposten“, „SP je Dorfbewohner“: alle deine
    - „SP je leere Höhle“: Höhlen ohne Außenposten

    {""}**Bei den Leuten**
    - „Hammer“: kann bauen
    - „Feder“: kann ausbilden
    - „Hammer plus“, „Feder plus“: dasselbe für 1 Münze weniger
    - „4+ gibt 2“: Ein Wurf von 4 oder mehr gibt beim Erkunden 2 Laternen

    {""}**Zeichen besonderer Leute**, die der Bot von selbst beachtet
    - Schlechter Ruf (flüssige Frau): 1 Ansehen weniger, wenn sie dazukommt
    - Ein Würfel (Höhlenkatze): Sie würfelt vor jeder Aufgabe und weigert sich bei 1 oder 2
    - Ein eigenes Bett und keine Getränke (Metallmann): Er ruht sich allein aus, ohne Cider oder Trank

    {""}**Waren, von häufig bis selten**: Pilz, Fisch, Frucht, Seil, Tontopf, Papier, Erz, Amethyst.

    {""}**Münzen** zahlen für Gebäude, Leute, eine neue Reihe, Waren anderer und ab und zu auch unten. **Schlüssel** und **Stern** bezeichnen Häuser, für die nichts nachkommt.

## Points

help-scoring = Wertung
help-scoring-also = punkte, siegpunkte, sp, gewinnen, gewinner, sieger, sieg, spielende, ende des spiels, wert, punkte für gebäude, was ist ein gebäude wert
help-scoring-text =
    Nach Runde sieben zählt der Bot die Siegpunkte (SP). Vorher nimmt er zurück, was du anbietest, und legt die Waren aus deinem Vorrat auf deine Leiste, in der Reihenfolge, die am meisten bringt.

    {""}**Es zählen**
    - **Leiste**: Jede Ware gibt die SP ihres Feldes, von links 1, 1, 2, 3, 4, 4, 5, 6
    - **Gebäude**: je 1 SP. Häuser, Schlüsselhäuser, Sternhäuser, Außenposten und dein Starthaus zählen, leere Höhlen nicht.
    - **Ansehen, dein Feld**: von minus 2 bis 7
    - **Ansehen, die Preise**: 5, 3 und 2 SP für die drei Besten; zu zweit 3 nur für den Besten
    - **Karten**: die SP, die auf deinen Gebäuden stehen, und was sie für deine Dinge geben

    Für Karten zählen Waren auf deiner Leiste und im Vorrat, Cider und Tränke im Vorrat. Waren auf Gebäuden zählen nicht.

    {""}**Beispiel.** Ein Sternhaus mit „3 SP“ und „2 SP je Haus“, in einem Dorf mit Starthaus, zwei Häusern und einem Außenposten: 3, und je 2 für das Starthaus, die zwei Häuser und das Sternhaus selbst, macht 11. Als Gebäude gibt es noch 1.

    Die meisten SP gewinnen. Bei Gleichstand siehe `/{ command-rules } { help-ties }`.

    `/{ command-look } { command-score }` zählt jederzeit, aber nur, was schon auf einer Leiste liegt: Was du noch nicht gelegt hast, kann dazukommen.

help-ties = Gleichstand
help-ties-also = unentschieden, gleich, gleichauf, gleich viele, preise, sieger, teilen
help-ties-text =
    {""}**Gleich viele Siegpunkte.** Mehr Münzen gewinnen. Ist auch das gleich, mehr Leute, dann mehr Gebäude. Wer in allem gleich ist, teilt sich den Platz und vielleicht den Sieg.

    {""}**Gleich viel Ansehen.** Wer gleichauf ist, zählt die Preise der Plätze zusammen, die er einnimmt, teilt die Summe zu gleichen Teilen und rundet auf.

    Zu dritt oder viert sind die Preise 5, 3 und 2:
    - Zwei auf dem ersten Platz: 5 + 3 geteilt, je 4. Wer folgt, bekommt den dritten Preis, 2.
    - Zwei auf dem zweiten: 3 + 2 geteilt, aufgerundet je 3.
    - Zwei auf dem dritten, zu viert: 2 + 0 geteilt, je 1.
    - Drei auf dem ersten: 5 + 3 + 2 geteilt, aufgerundet je 4. Der Vierte bekommt nichts.
    - Drei auf dem zweiten, zu viert: 3 + 2 + 0 geteilt, aufgerundet je 2.
    - Alle vier gleichauf: 5 + 3 + 2 + 0 geteilt, aufgerundet je 3.

    Zu zweit gibt es einen Preis von 3. Gleichauf bekommt aufgerundet jeder 2.

    Die SP des Feldes selbst werden nicht geteilt: Wer darauf steht, bekommt sie ganz.

## The bot

help-reading = Vorlesen
help-reading-also = lesen, vorleser, vorlesung, liest, privat, tisch, spieler, buch, dm, direktnachricht, geschlossen, laut, geheim, geschichte, geschichten, absatz, erzähler
help-reading-text =
    Auf Papier liest dir vor, wer links von dir sitzt. Wer hier liest, wählt der Gastgeber in der Lobby oder mit `/{ command-game } { command-new }`. Belohnungen sieht vor dem Wurf nur ein Mensch, der vorliest. Wie es ausgeht, erfahren alle.

    {""}**Privat** (so ist es zuerst): Du bekommst den Absatz als Direktnachricht, mit seinen Knöpfen.

    {""}**Tisch**: Das Panel zeigt Absatz und Knöpfe allen. Wählen darf nur, wer erkundet.

    {""}**Spieler**: Wer links sitzt, bekommt den Text als Direktnachricht, die Belohnungen als Spoiler, und liest ihn vor. Mit **{ verb-aloud }** zeigt ihn das Panel dem Tisch, und wer erkundet, wird angepingt. Wer geht oder stumm bleibt, wird übersprungen; dann liest der Nächste und zuletzt der Bot.

    {""}**Buch**: Ihr spielt aus eurem eigenen gedruckten Buch. Der Bot nennt den Absatz. Wer links sitzt, liest ihn vor und drückt **{ verb-describe }**: die Zahlen jeder Wahl, weniger die Laternen der Bonuszeilen, die gelten, oder 0, wo keine nötig ist. Nach Wahl und Würfeln kommt **{ verb-tell }**, auch bei einem Misserfolg. `/{ command-book } { command-describe }` und `/{ command-book } { command-tell }` tun dasselbe. Was eingetragen ist, lässt sich nicht zurücknehmen.

    {""}**Direktnachrichten zu?** Wer erkundet, drückt am Panel **{ verb-read }**, wer vorliest, **{ verb-open-reading }**, oder beide tippen `/{ command-read }`: Die Antwort siehst nur du, und sie hat dieselben Knöpfe. `/{ command-me } { command-settings }` mit `{ parameter-dm }` auf False stellt die Nachrichten ganz ab.

    `/{ command-choose }`, `/{ command-reroll }`, `/{ command-exert }` und `/{ command-pick }` gehen im Kanal in jedem Fall.

help-undo = Zurücknehmen
help-undo-also = rückgängig, fehler, verklickt, falsch, abbrechen, zurück
help-undo-text =
    Drücke **{ verb-undo }** neben deinem Namen am Panel oder hinter **{ verb-more }**, oder tippe `/{ command-game } { command-undo }`. Das nimmt den letzten Schritt der Partie zurück, wenn es deiner war. Noch einmal getippt, nimmt es den davor.

    {""}**Was sich zurücknehmen lässt**, solange seither niemand etwas getan hat:
    - ernten, ausbilden, arbeiten und passen
    - ein Bau, bis der Nächste den Markt ansieht oder handelt: Erst dann wird die neue Karte aufgedeckt
    - Waren, die auf die Leiste gelegt wurden
    - etwas anbieten oder wieder wegnehmen
    - ein Gebot, auf das noch niemand geantwortet hat
    - eine Belohnung, die nichts Neues gezeigt hat
    - das Ausruhen, solange andere noch ausruhen

    {""}**Was nicht**: alles, was dir oder anderen etwas Neues gezeigt hat.
    - Würfel: erkunden, wählen, neu würfeln, verausgaben, der Wurf einer Höhlenkatze
    - Karten: eine Reihe, die nach einem Bau gefüllt wurde, eine ausgetauschte Reihe, eine Höhle
    - Ein Absatz oder was er bringt
    - Ein Verkauf oder eine Ablehnung: Das hat auch jemand anderes entschieden
    - Dein Schritt, nach dem ein Bot am Zug war
    - Der Schritt, der eine Runde beendet hat

    Darum ist der Knopf nicht immer da. Wird er abgelehnt, sagt der Bot, warum.

    Das Zurücknehmen ist ein eigener Schritt im Protokoll. Der Tisch ist wie vorher, und Knöpfe alter Panels gelten nicht mehr.

help-dice = Faire Würfel
help-dice-also = würfel, prüfen, startwert, seed, sha-256, hash, zufall, glück, schummeln, mogeln, mischen, beweis, wurf
help-dice-text =
    Jeder Würfel, jedes Mischen und die Plätze kommen aus einem geheimen Startwert, der beim Öffnen der Lobby gezogen wird.

    {""}**Vor dem Spiel** zeigt **{ fair-dice }** in der Lobby den SHA-256 des Startwerts, einen Fingerabdruck aus 64 Buchstaben und Ziffern. Er verrät nichts, und niemand findet einen anderen Startwert, der dazu passt. So steht der Teil des Bots fest, ehe jemand mitspielt. **{ shake }** gibt, wenn du magst, ein Wort von dir dazu: Dann hängt jeder Würfel auch davon ab. Die erste Zeile des Protokolls nennt alle Wörter. Hausregeln werden eingemischt wie ein Wort.

    {""}**Während des Spiels** hängt jeder Würfel am Startwert, an der Nummer des Schritts und daran, wofür geworfen wird. Nichts, was ihr seht, verrät den nächsten Wurf. Der Fingerabdruck steht in der ersten Zeile des Protokolls und in `/{ command-game } { command-verify }`.

    {""}**Nach dem Spiel** steht der Anfang des Startwerts unter dem Endstand, und `/{ command-game } { command-verify }` nennt ihn ganz; eine Partie, die mit `/{ command-game } { command-end }` geschlossen wurde, nennt ihn auch. Dann gilt:
    - `/{ command-game } { command-verify }` würfelt und mischt alles noch einmal und sagt, wie viele Würfel und Karten es geprüft hat und ob einer abweicht.
    - `/{ command-game } { command-export }` gibt dir die Partie als Datei mit dem Startwert, damit du selbst prüfen kannst. Der Startwert steht hexadezimal da: Bilde mit einem beliebigen Programm den SHA-256 seiner Bytes, und vergleiche.

    {""}**Was das beweist.** Jeder Würfel und jedes Mischen folgt aus dem Startwert und den Wörtern, und niemand hat seit Spielbeginn etwas geändert. Hast du ein Wort dazugegeben, stand der Startwert fest, ehe der Betreiber des Bots es kannte; allein konnte er die Würfel also nicht wählen. Es beweist nicht, dass er nichts angesehen hat, dass das letzte Wort nicht von einem Freund von ihm kam oder dass er keine frühere Lobby geschlossen hat, weil ihm die Würfel missfielen.

    Jede Augenzahl von 1 bis 6 ist gleich wahrscheinlich.

help-commands = Befehle
help-commands-also = befehl, kommando, kommandos, slash, knöpfe, liste, tastatur, namen, abwesenheit, abwesend, erinnerung, erinnern, statistik, erfolge, schlaf, ferien, urlaub, zeitzone, ruhezeiten, freie tage, ping, benachrichtigung, sprache, einstellungen, bilder, datenschutz, meine daten, vergessen, löschen
help-commands-text =
    Aktionen, in deinem Zug. Mehrere Namen kommen in ein Feld, mit Kommas dazwischen; die ersten Buchstaben genügen.
    - `/{ command-explore }`: zwei oder mehr Leute hinunterschicken
    - `/{ command-build }`: ein Gebäude kaufen
    - `/{ command-harvest }`: Waren von deinen Gebäuden holen
    - `/{ command-train }`: jemanden anwerben
    - `/{ command-labor }`: Münzen verdienen
    - `/{ command-pass }`: keine Aktionen mehr in dieser Runde

    Freie Aktionen, vor deiner Aktion:
    - `/{ command-sell }`: etwas anbieten; ohne Sache wieder wegnehmen
    - `/{ command-buy }`: Münzen bieten für das, was jemand anbietet
    - `/{ command-refresh }`: eine Reihe für 1 Münze austauschen

    Wenn du gefragt wirst:
    - `/{ command-answer }`: zu einem Gebot ja oder nein sagen oder dein eigenes zurückziehen
    - `/{ command-choose }`: in deiner Begegnung wählen
    - `/{ command-reroll }`: einen Würfel noch einmal werfen
    - `/{ command-exert }`: Leute verausgaben oder niemanden
    - `/{ command-pick }`: eine von mehreren Belohnungen nehmen
    - `/{ command-rest }`: Getränke und Betten

    Jederzeit:
    - `/{ command-advance }`: Waren auf deine Leiste legen
    - `/{ command-read }`: deine offene Begegnung noch einmal lesen
    - `/{ command-look } { command-village }`: dein Dorf oder das von jemand anderem
    - `/{ command-look } { command-market }`: was zu bauen ist, und die nächste Höhle
    - `/{ command-look } { command-board }`: Leute zum Anwerben, Ansehen, der Cider
    - `/{ command-look } { command-score }`: die Punkte, wie sie jetzt stehen
    - `/{ command-look } { command-story }`: eine Geschichte, die der Tisch gehört hat
    - `/{ command-rules }`: diese Hilfe
    - `/{ command-tutorial }`: ein erstes Abenteuer, fünf Minuten, nur für dich
    - `/{ command-about }`: was dieser Bot ist, und wie man ihn einlädt
    - `/{ command-me } { command-settings }`: deine Sprache, Direktnachrichten, Bilder, Rufe, Erinnerungen und jeden Tag eine Liste deiner Partien

    Für Partien, die Tage dauern:
    - `/{ command-catchup }`: was du verpasst hast, und was auf dich wartet
    - `/{ command-me } { command-games }`: deine Partien auf diesem Server
    - `/{ command-me } { command-away }`: wann du schläfst, frei hast oder verreist
    - `/{ command-me } { command-remind }`: ruf mich später noch einmal
    - `/{ command-order }` und `/{ command-me } { command-orders }`: Aufträge im Voraus, die nur du siehst
    - `/{ command-me } { command-stats }` und `/{ command-look } { command-hall }`: was gespielt wurde, und die besten Dörfer dieses Servers
    - `/{ command-me } { command-data }` und `/{ command-me } { command-forget }`: was über dich gespeichert ist, zum Ansehen und zum Löschen

    Partien eröffnen und schließen: `/{ command-rules } { help-table-commands }`.

help-table-commands = Befehle am Tisch
help-table-commands-also = befehl, befehle, spiel, neu, mitspielen, verlassen, aussteigen, starten, stand, protokoll, zurücknehmen, beenden, prüfen, ausgeben, chronik, andenken, buch, lobby, schließen, gastgeber, platz, abstimmung, abstimmen, pause, zuschauen, zuschauer, tempo, fortsetzen, vertretung, ersatz, ersetzen, uhr, verschwunden, verschwindet, inaktiv, abwesend, gedächtnis, gefährte, gefährten, begleiter, nachbar
help-table-commands-text =
    In jedem Kanal oder Thread läuft immer nur eine Partie.
    - `/{ command-game } { command-new }`: hier eine Lobby öffnen. `{ parameter-reading }` sagt, wer die Begegnungen liest, `{ parameter-language }`, in welcher Sprache, `{ parameter-edition }`, nach welchen Regeln, `{ parameter-variant }`, ob du allein spielst, `{ parameter-book }`, aus welchem Buch, `{ parameter-pace }`, wie lange ein Zug dauern darf.
    - `/{ command-game } { command-join }`: vor dem Start einen Platz nehmen
    - `/{ command-game } { command-leave }`: ihn vor dem Start wieder aufgeben
    - `/{ command-game } { command-companion }`: vor dem Start jemanden von den Gefährten dazusetzen oder heimschicken. Das sind Leute aus den Höhlen, die nach den vollen Regeln spielen, als Gast, als jemand aus der Nachbarschaft oder als alter Hase, und nur sehen, was du an ihrem Platz sähest.
    - `/{ command-game } { command-seat }`: nach dem Start gehen, wiederkommen, einen freien Platz nehmen oder deinen anbieten
    - `/{ command-game } { command-start }`: anfangen, zu zweit bis viert oder allein; das darf jeder, der einen Platz hat
    - `/{ command-game } { command-status }`: wie die Partie steht. Holt das Panel ans Ende des Kanals: praktisch, wenn der Chat es weggeschoben hat. **{ absence }**, dort wie in der Lobby, regelt, was geschieht, wenn die Zeit von jemandem abgelaufen ist.
    - `/{ command-look } { command-log }`: was bisher geschah
    - `/{ command-game } { command-undo }`: deinen letzten Schritt zurücknehmen, wo es geht
    - `/{ command-game } { command-vote }`: den Tisch entscheiden lassen: eine Pause, mehr Zeit, für jemanden passen oder eine Vertretung, was mit Verschwundenen geschieht, das Ende
    - `/{ command-game } { command-pause }`, `/{ command-game } { command-resume }`, `/{ command-game } { command-replace }`, `/{ command-game } { command-end }`: für den Gastgeber oder wer den Kanal verwalten darf. Das Ende kommt ohne Sieger.
    - `/{ command-game } { command-watch }`, `/{ command-game } { command-unwatch }`: einer Partie zuschauen, ohne mitzuspielen, oder nicht mehr
    - `/{ command-game } { command-link }`: ein Link, unter dem jeder dem Tisch im Browser zusehen kann, wo der Betreiber des Bots das eingerichtet hat
    - `/{ command-game } { command-verify }`: jeden Würfel und jedes Mischen prüfen, wenn die Partie aus ist
    - `/{ command-game } { command-export }`: die Partie als Datei
    - `/{ command-game } { command-chronicle }`: die beendete Partie als Seite und Buch zum Behalten, mit jeder Geschichte; wer mitgespielt hat, kann sie einmal für den Tisch veröffentlichen

    Die Antworten auf `/{ command-look } { command-log }`, `/{ command-game } { command-verify }`, `/{ command-game } { command-export }`, `/{ command-look } { command-village }`, `/{ command-look } { command-market }`, `/{ command-look } { command-board }`, `/{ command-look } { command-score }` und `/{ command-rules }` siehst nur du, also schau nach, so oft du willst.

help-rulings = Auslegungen
help-rulings-also = auslegung, regelfrage, faq, unklar, sonderfall, gleichstand, leerer stapel, vorrat, neu würfeln, folgeabsatz, leiste
help-rulings-text =
    Wo die Spielregel schweigt, macht es der Bot so. Weiter geht es in `/{ command-rules } { help-more-rulings }`.

    1. **Gleichstand beim Ansehen.** Wer gleichauf ist, teilt die Preise dieser Plätze, aufgerundet, wie viele es auch sind. Zwei, die zu zweit gleichauf sind, bekommen je 2.
    2. **Enden der Ansehensleiste.** Dort bleibt der Stein stehen; was darüber hinausgeht, verfällt.
    3. **Leere Stapel.** Keine Höhlenkarte mehr: Niemand erkundet. Keine Leute mehr im Stapel: Plätze bleiben leer, und die Übrigen rücken trotzdem nach links. Keine Häuser oder Außenposten: Ihre Reihe wird nicht gefüllt. Austauschen kann man eine Reihe nur, wenn ihr Stapel eine Karte hat und Stapel und Reihe zusammen vier haben; sind im Stapel weniger als vier, kommen einige der alten wieder.
    4. **Leerer Vorrat.** Du bekommst, was da ist. Wo du eine Belohnung wählen darfst, wird nur angeboten, was da ist. Münzen und Würfel gehen nie aus.
    5. **Würfel unten.** Jeder würfelt einmal; dann wird neu gewürfelt, dann verausgabt. Die neuen Würfe zählen über die ganze Begegnung, Folgeabsätze eingeschlossen.
    6. **Folgeabsätze** werden von denen neu gewürfelt, die noch auf der Höhlenkarte stehen. Erst der Schluss entscheidet über die Karte und alles, was unterwegs gewonnen wurde. Was der Weg kostet, ist sofort fällig. Auch nach einem Misserfolg, der weiterführt, entscheidet der Schluss.
    7. **Die Fortschrittsleiste** ist jederzeit offen, auch außer der Reihe und nach dem Passen. Am Spielende werden übrige Waren für dich gelegt, in der besten Reihenfolge.

help-more-rulings = Weitere Auslegungen
help-more-rulings-also = auslegung, regelfrage, faq, unklar, sonderfall, reihenfolge, ausruhen, von selbst ausruhen, höhlenkatze, metallmann, billigste, fester preis, abgelehntes gebot, cider als münzen
help-more-rulings-text =
    8. **Das Rundenende**: Marker, Cider, Leute zum Anwerben, Ausruhen, Einkommen, Tränke, Waren auf Gebäuden, Startspieler. Nach Runde sieben nichts davon: Da werden die Punkte gezählt.
    9. **Ausgeruht** wird zugleich. Es geht von selbst, wenn alle in die Betten passen und entweder niemand verletzt ist oder es nichts zu trinken gibt.
    10. **Zweierlei Hilfe für eine Person**: Trank und Cider, Trank und Bett oder Bett und Cider. Nie zwei Betten. Das eigene Bett des Metallmanns hebt ihn jede Runde eine Stufe, auch von verletzt.
    11. **Eine Höhlenkatze** würfelt jedes Mal, wenn du sie schickst, vor allem anderen. Weigert sie sich, ist nur sie erschöpft, und dein Zug beginnt noch einmal. Eine andere Katze, die wollte, würfelt wieder. Eine Reihe, die du ausgetauscht hast, bleibt ausgetauscht.
    12. **Wer unten dazukommt**, ist erschöpft, ob mit „bereit ausbilden“ oder ohne. Die billigste Person steht auf der Tafel am weitesten links. Steht dort niemand, oder sind alle einer besonderen Art vergeben, kommt niemand. Weitere Höhlenkarten kommen oben vom Stapel.
    13. **Von anderen zu kaufen** braucht mindestens 3 Münzen und das Ja des Verkäufers oder den festen Preis. Ein Gebot, das in diesem Zug abgelehnt wurde, muss erhöht werden. Nur Münzen zahlen.
    14. **Cider und Tränke als Münzen** zahlen je 1, geben kein Wechselgeld und gehen in den Vorrat zurück. Sie zahlen für Gebäude, Anwerben, neue Reihen und Bonuszeilen.

    Weiter geht es in `/{ command-rules } { help-further-rulings }`.

help-further-rulings = Noch mehr Auslegungen
help-further-rulings-also = auslegung, regelfrage, faq, unklar, sonderfall, verausgaben, gebäude umsonst, vorzeigen, preis, nicht zahlen können, verletzung, wer zuerst
help-further-rulings-text =
    15. **Verausgaben**, das keine höhere Erkundungszahl erreicht, wird abgelehnt, denn es bringt nichts.
    16. **Was vorgezeigt wird**, muss in deinem Vorrat sein. Bis die Begegnung entschieden ist, kann es weder gelegt noch ausgegeben werden.
    17. **Ein Preis in einer Begegnung** wird gezahlt, so weit deine Münzen reichen.
    18. **Ein unten gewonnenes Gebäude** bringt alles, was ein gekauftes sofort bringt, und seine Reihe wird gefüllt. Da nichts gekauft wird, gibt es keine „Münze beim Bauen“. Ein Außenposten braucht eine Höhle, die schon vorher leer war.
    19. **Was du anbietest**, gehört noch dir: Es zählt in Begegnungen und für Karten und kommt zurück, ehe die Punkte gezählt werden.
    20. **Eine geerntete Ware** darf mit der Ernte selbst angeboten werden, immer nur eine. Was vorher im Angebot lag, geht zurück in deinen Vorrat.
    21. **Wer zuerst bedient wird.** Reicht der Vorrat am Rundenende nicht, ist es der Startspieler, dann im Uhrzeigersinn.

    {""}**Einzelheiten**
    - Ein Bonus für einen Besitz zählt einmal, wo du ihn auch hast: im Vorrat, im Angebot oder auf der Leiste.
    - Wer verletzt ist, sagst du, unter denen, die noch auf der Höhlenkarte stehen. Sind alle verausgabt, ist es niemand.
    - Ist in einem Folgeabsatz niemand mehr zum Würfeln da, geben nur Bonuszeilen Laternen.
    - Wer in Punkten, Münzen, Leuten und Gebäuden gleich ist, teilt sich den Sieg.

help-differences = Abweichungen von der Spielregel
help-differences-also = abweichung, abweichungen, unterschied, unterschiede, hausregel, steht nicht in der regel, spielregel, offiziell, erlaubt
help-differences-text =
    Was die Spielregel sagt, und was hier trotzdem gilt.

    40. **Für dich passen.** Nach der Regel darfst du vor dem Passen noch freie Aktionen machen. Ist bei dir niemand bereit und nur noch Handel übrig, passt der Bot für dich, damit niemand einen Tag lang auf nichts wartet. `{ parameter-pass-for-me }` in `/{ command-me } { command-settings }` sagt, ob; `/{ command-game } { command-undo }` nimmt es zurück, solange niemand gezogen hat.
    41. **Ein Bett, dann ein Cider.** In der Regel kommen erst die Getränke, dann die Betten. Hier darf jemand beides in beliebiger Reihenfolge bekommen.
    42. **Feste Preise** sind von uns. In der Regel antwortet immer der Verkäufer.
    43. **Ein früheres Ende** durch Abstimmung ist von uns. Gezählt wird, was da liegt.
    44. **Neu gewürfelt** werden die Würfel der Leute, nicht der Höhlenwürfel und nicht der einer Katze.
    45. **Eine angebotene Ware** kann erst auf die Leiste, wenn du sie zurückgenommen hast.
    46. **Ansehen +2** ist einen Punkt wert. Die Quellen sind uneins; **{ house-rules }** in der Lobby ändert es.
    47. **Das Starthaus** ist ein Haus, wo eine Karte Häuser zählt.

    Was ein Tisch selbst geändert hat, steht unter jeder Seite: `/{ command-rules } { help-house-rules }`.

help-preview = Vorabausgabe
help-preview-also = vorab, ausgabe, ausgaben, erste auflage, prototyp, unterschiede, endgültig, grolo, erkundungsbonus, neues spiel, möglichkeiten
help-preview-text =
    `/{ command-game } { command-new }` mit `{ parameter-edition }` auf der Vorabausgabe spielt nach der Regel, die vor dem Druck gezeigt wurde. Was anders ist als in den endgültigen Regeln:

    {""}**Karten**: 24 Häuser, 25 Außenposten, alle 10 Schlüsselhäuser im Spiel, keine Sternhäuser, 30 Höhlenkarten. 17 Leute zum Anwerben, 4 besondere, einer von jeder Art. 56 Waren; die häufigen sind Frucht, Fisch und Pilz, in dieser Folge.
    {""}**Start**: Niemand hat eine Münze mehr als die anderen, und auch zu viert beginnen alle bereit.
    {""}**Unten**: Du verausgabst nur, um überhaupt eine Zahl zu erreichen, nie, um von einer zur nächsten zu steigen. Ein Misserfolg kostet nichts als die Höhle.
    {""}**Neu würfeln**: Jedes solche Symbol gibt zwei Würfe.
    {""}**Erkundungsbonus**, ein neues Symbol: eine Laterne mehr bei jedem Wurf unten.
    {""}**Die flüssige Frau** kostet jedes Mal einen Schritt Ansehen, wenn sie arbeiten geschickt wird, und keinen, wenn sie dazukommt.
    {""}**Der Grolo** ist, was der Glogo hieß: eine Münze weniger beim Bauen.
    {""}**Eine Höhlenkatze**, die sich weigert, nimmt keinen Zug zurück: Die Aktion geht ohne sie weiter.
    {""}**Ansehen** bringt 6, 4 und 2 Punkte; zu zweit 4 nur für den Ersten.
    {""}**Nicht dabei**: Feder plus, jede Runde ein Trank, Einkommen für Waren auf der Leiste, Punkte für Leute und leere Höhlen, Cider und Tränke als Münzen.

    Was diese Regel offen lässt: `/{ command-rules } { help-preview-rulings }`.

help-preview-rulings = Auslegungen zur Vorabausgabe
help-preview-rulings-also = vorab, auslegung, auslegungen, faq, unklar, ausgabe, höhlenkatze, erkundungsbonus, waren, misserfolg
help-preview-rulings-text =
    Wo die Regel der Vorabausgabe etwas offen lässt, macht es der Bot wie in `/{ command-rules } { help-rulings }`, und außerdem:

    22. **Der Erkundungsbonus** zählt bei jedem Wurf unten, auch in Folgeabsätzen. Ein Erfolg ohne Zahl braucht keinen Wurf und keine Laterne.
    23. **Die 56 Waren** sind sieben von jeder Sorte. Cider und Tränke sind so viele wie in der endgültigen Ausgabe.
    24. **Eine Höhlenkatze, die sich weigert**: Wer übrig ist, macht mit der Aktion weiter. Eine Gruppe darf auf eine Person schrumpfen, da zwei geschickt waren. Eine Ware, die die Katze holen sollte, bleibt, wo sie ist. Ist niemand übrig, ist der Zug vorbei: Es wird keine Höhle gezogen, nichts gezahlt, und der Cider bleibt.
    25. **Was die endgültige Regel klarer sagt**, gilt auch hier: Eine Münze beim Bauen gibt es nicht für die Karte selbst, das Starthaus ist ein Gebäude und einen Punkt wert, bei gleichem Ansehen wird geteilt.
    26. **Ein Misserfolg** hat keine Strafe, was immer das Buch sagt. Der Bot erzählt die Worte des Buchs, wo sie von keiner erzählen. Bei einem gedruckten Buch fragt er nicht danach.

help-solo = Solo
help-solo-also = allein, alleine, einzelspieler, eine person, bot, bots, automat, automatisch, gegner, variante, verkaufen, verkauf, würfel, ansehen, für mich, solospiel
help-solo-text =
    `/{ command-game } { command-new }` mit `{ parameter-variant }` auf einer Person: du gegen den linken und den rechten Bot. Sie haben kein Dorf und bekommen keine Punkte; sie schnappen Karten und Leute weg.

    {""}**Züge**: Ein Würfel setzt dich als Ersten, Zweiten oder Dritten; der erste Platz wandert jede Runde weiter. Wenn du gepasst hast, machen die Bots weiter.

    {""}**Was ein Bot tut**, sagt ein achtseitiger Würfel; was er nicht kann, fällt aus.
    - Runde 1: bauen bei 1 bis 3, anwerben bei 4 bis 6, arbeiten bei 7 und 8
    - Runden 2 bis 5: erkunden bei 1 und 2, ernten 3, bauen 4 und 5, anwerben 6 und 7, arbeiten 8
    - Runden 6 und 7: erkunden bei 1 und 2, ernten 3 und 4, bauen 5 und 6, anwerben 7, arbeiten 8

    {""}**Wie viel**: 3 Aktionen in Runde 1, 4 in den Runden 2 und 3, 5 in 4 und 5, dann 6. Erkunden braucht zwei davon. In einer Runde erkundet ein Bot einmal, wirbt einmal an, baut einmal (in den Runden 4 bis 6 zweimal) und erntet einmal (in 6 und 7 beliebig oft). Noch einmal arbeitet er nur, wenn er gebaut und angeworben hat.

    {""}**Er wirbt an**, wer für 2 oder 3 Münzen auf sechs Seiten die meisten Laternen hat. Fischvolk, Froschvolk und Bogen locken ihn für 4 Münzen bei einem Wurf von 3 bis 6; für 5 Münzen, wenn keiner für 4 da ist, bei 5 und 6.

    {""}**Verkaufen**: Biete etwas an. Am Anfang jedes späteren Zugs wird gewürfelt. Waren: 3 Münzen bei 4 und 5, 4 Münzen bei 6. Cider und Tränke: 3 Münzen bei 5 und 6. Du sagst ja oder behältst es.

    {""}**Ansehen**: Ein Feld, das 4 Punkte oder mehr wert ist, ist der erste Platz, 1 bis 3 der zweite, weniger der dritte.

    Was sie bauen: `/{ command-rules } { help-solo-building }`. Was die Regeln offen lassen: `/{ command-rules } { help-solo-rulings }`.

help-solo-building = Solo: Bauen
help-solo-building-also = allein, bot, bots, bauen, gebäude, bett, austauschen, schlüsselhaus, sternhaus, außenposten, stapel
help-solo-building-text =
    Was ein Bot baut, hängt von der Runde ab. Seine Karten liegen auf zwei Stapeln, Häuser und Außenposten; **{ view-board }** zeigt sie. Passen mehrere, wird eine gezogen.

    {""}**Runde 1.** Ein Würfel: bei 1 bis 4 ein Schlüsselhaus. Bei 5 und 6 ein Haus mit einem Bett für 5 Münzen; sonst ein Haus für 8 Münzen oder weniger; sonst ein Schlüsselhaus.
    {""}**Runde 2.** Ein Haus mit einem Bett für 5 Münzen. Gibt es keins, ein Würfel: bei 1 bis 3 ein Schlüsselhaus, wenn noch eins da ist. Bei 4 bis 6, oder ohne eins, ein zweiter Würfel: Bei einer 6 werden die Häuser ausgetauscht. Dann irgendein Haus, oder das Bett für 5 Münzen, wenn die neue Reihe eins hat.
    {""}**Runden 3 bis 5.** Ein Haus oder Außenposten mit einem Bett für 6 Münzen oder weniger. Gibt es keins, ein Würfel, und eins kommt dazu, wenn auf den Stapeln mehr Häuser als Außenposten liegen. Bis 3: irgendein Haus. Ab 4: irgendein Außenposten. Vorher tauscht ein zweiter Würfel bei einer 6 die Reihe aus.
    {""}**Runde 6.** Nur dieser Würfel, ohne Blick auf Betten.
    {""}**Runde 7.** Ein Sternhaus.

help-solo-rulings = Solo: Auslegungen
help-solo-rulings-also = allein, bot, bots, auslegung, auslegungen, faq, unklar, arbeiten, erkunden, cider, bauen, punkte
help-solo-rulings-text =
    Wo die Soloregeln etwas offen lassen, macht es der Bot so. Weiter geht es in `/{ command-rules } { help-more-solo-rulings }`.

    27. **Drei am Tisch.** Was von der Zahl der Spieler abhängt, richtet sich nach drei: Als Zweiter oder Dritter beginnst du in der endgültigen Ausgabe mit einer Münze mehr, und die Preise sind die für drei. Aus einem gedruckten Buch liest du dir selbst vor. Gegen Bots ohne Punkte kannst du nicht verlieren.
    28. **Wie oft sie bauen**: in den Runden 4 bis 6 zweimal, wie es im Text steht, auch wenn zwei seiner Beispiele das Bauen schon nach einem Mal weglassen.
    29. **Arbeiten**: einmal je Runde, wie gewürfelt; ab Runde 2 noch einmal, so oft es fällt, aber nur ein Bot, der in dieser Runde gebaut und angeworben hat.
    30. **Erkunden braucht zwei** der Aktionen, da zwei Leute gehen. Ein Bot mit nur noch einer Aktion kann nicht erkunden.
    31. **Was ihre Aktionen bewegen.** Bauen und Anwerben nehmen Karten und Leute weg. Erkunden zieht keine Höhle, Ernten nimmt keine Ware. Wer als Erstes arbeitet, nimmt den Cider, und der eines Bots geht in den Vorrat. Sie zahlen nichts, was zählt.

help-more-solo-rulings = Solo: weitere Auslegungen
help-more-solo-rulings-also = allein, bot, bots, auslegung, auslegungen, faq, unklar, anwerben, bester dorfbewohner, bogen, verkaufen, verkauf, würfel, austauschen, sternhäuser
help-more-solo-rulings-text =
    32. **Was nicht geht**, wird nicht mitgezogen: anwerben, wenn niemand für 2 oder 3 Münzen da ist, bauen, wenn nichts da ist, was die Runde erlaubt, wie in der letzten Runde der Vorabausgabe, die keine Sternhäuser hat. Ein Bot, für den nichts mehr zu ziehen ist, ist fertig für die Runde.
    33. **Ihre Gebäude.** „Ein Haus“ heißt eins aus der Reihe; Schlüssel- und Sternhäuser nehmen sie nur, wo sie genannt sind. Ist die gewürfelte Art weg, nehmen sie die andere Art dieser Runde. Eine Reihe, die man nicht austauschen kann, bleibt.
    34. **Die Eins, die dazukommt**, zählt in den Runden 3 bis 6 nur für den ersten Würfel. Schlüssel- und Sternhäuser zählen als Häuser.
    35. **Von gleich Guten** wird angeworben, wer am weitesten links steht. Um einen der drei Verlockenden für 4 Münzen wird vor einem für 5 gewürfelt, und um diesen dann nicht mehr.
    36. **Verkaufen mit dem Würfel.** Zum ersten Mal gewürfelt wird in dem Zug nach dem, in dem du etwas angeboten hast. Ja oder nein sagst du vor allem anderen; was du behältst, bleibt im Angebot. Was verkauft ist, geht in den Vorrat. Einen festen Preis gibt es nicht.

help-about = Über das Spiel
help-about-also = inoffiziell, fanprojekt, verlag, red raven, ryan laukat, autor, spiel besitzen, urheberrecht, mitwirkende, lizenz, rechtliches
help-about-text =
    Dies ist ein inoffizielles Fanprojekt. Der Verlag des Spiels hat es weder gemacht noch gebilligt noch unterstützt.

    {""}*Above and Below* ist ein Brettspiel, entworfen und gezeichnet von Ryan Laukat und 2015 bei Red Raven Games erschienen. Das Spiel, sein Name und seine Bilder gehören ihnen.

    {""}**Besitzt bitte das Spiel.** Der Bot ersetzt nicht die Schachtel, nicht die Bilder und nicht das wunderbare Buch der Begegnungen darin. An jedem Tisch sollte wenigstens jemand ein Exemplar haben, besser noch alle: siehe redravengames.com.

    {""}**Was hier gleich ist**: die Regeln der endgültigen Spielregel und ihre Zahlen, in unseren eigenen Worten.

    {""}**Was von uns ist**: jede Begegnung und die Namen der Leute, Häuser, Außenposten und Höhlen. Wo wir nicht wussten, was auf einer Karte steht, etwa die Würfel vieler Leute oder den Preis vieler Häuser, haben wir uns etwas Passendes ausgedacht. Karten können hier also anders sein als in deiner Schachtel.

    Wer das Buch der Begegnungen besitzt, kann damit spielen: Eröffne eine Partie mit `{ parameter-reading }` auf deinem eigenen Buch. Siehe `/{ command-rules } { help-reading }`.

    Wo die Spielregel etwas offen lässt, sagen wir, was der Bot tut: `/{ command-rules } { help-rulings }`.

## How it stands for you

# Words of a question that say nothing about what it is about.
help-small-words = spielen, spieler, ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, ist, sind, bin, bist, seid, war, wird, werden, wurde, tun, tut, macht, machen, wie, was, wann, wo, wohin, woher, welche, welcher, welches, wer, wen, wem, wessen, warum, wieso, weshalb, kann, kannst, können, darf, darfst, dürfen, muss, musst, müssen, soll, sollte, will, würde, ich, mich, mir, mein, meine, meinen, du, dich, dir, dein, deine, wir, uns, unser, ihr, euch, euer, es, er, sie, man, sich, da, dort, hier, dies, diese, dieser, dieses, in, im, an, am, auf, zu, zum, zur, von, vom, für, aus, mit, bei, beim, als, wenn, ob, und, oder, aber, nicht, nein, kein, keine, so, auch, noch, denn, eigentlich, jemand, hat, habe, haben, hast, hatte, bekomme, bekommt, gibt, geht, gehen, viel, viele, brauche, brauchen, bedeutet, heißt, funktioniert, passiert, geschieht, bitte, spiel, anderer, andere, benutzen, verwenden
help-answer-from = -# Aus { $page }, wo mehr steht.
help-answer-also = -# Siehe auch { $pages }.
help-preview-here = -# Dieser Tisch spielt die Vorabausgabe: Karten und Preise sind ihre eigenen. Was sonst anders ist: `/{ command-rules } { help-preview }`.
no-such-rule = Eine Regel oder Karte dieses Namens kenne ich nicht, darum hier der Anfang. Die Themen werden beim Tippen vorgeschlagen.
your-title = **An deinem Tisch gerade**
your-nothing = nichts
your-build =
    Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zum Ausgeben und { $count ->
        [0] keine bereiten Leute mit einem Hammer
        [one] 1 bereite Person mit einem Hammer
       *[other] { $count } bereite Leute mit einem Hammer
    }.
your-train =
    Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zum Ausgeben und { $count ->
        [0] keine bereiten Leute mit einer Feder
        [one] 1 bereite Person mit einer Feder
       *[other] { $count } bereite Leute mit einer Feder
    }.
your-explore =
    Bei dir { $count ->
        [0] ist niemand bereit; eine Gruppe braucht zwei
        [one] ist 1 Person bereit; eine Gruppe braucht zwei
       *[other] sind { $count } Leute bereit
    }, und { $caves ->
        [one] 1 Höhlenkarte ist noch da
       *[other] { $caves } Höhlenkarten sind noch da
    }.
your-labor =
    Du könntest { $count ->
        [0] niemanden schicken: Es ist niemand bereit
        [one] 1 Person für 1 Münze schicken
       *[other] { $count } Leute für { $count } Münzen schicken
    }. { $cider ->
        [True] Der Cider der Runde wartet noch auf den Ersten, der arbeitet.
       *[other] Der Cider der Runde ist weg.
    }
your-harvest =
    Auf deinen Gebäuden zu ernten: { $items }. { $count ->
        [0] Es ist niemand bereit.
        [one] 1 Person ist bereit.
       *[other] { $count } Leute sind bereit.
    }
your-outposts =
    { $count ->
        [0] Du hast noch keine leere Höhle: Erkunde dafür.
        [one] Du hast 1 leere Höhle für einen Außenposten.
       *[other] Du hast { $count } leere Höhlen für Außenposten.
    }
your-track = In deinem Vorrat hast du { $items } zum Legen.
your-rest =
    Du hast { $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    } für { $exhausted } Erschöpfte und { $injured } Verletzte; { $ciders ->
        [one] 1 Cider
       *[other] { $ciders } Cider
    } und { $potions ->
        [one] 1 Trank
       *[other] { $potions } Tränke
    } sind zur Hand.
