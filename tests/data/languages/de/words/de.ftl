# Every sentence of the bot in German. The words of the cards and of the rules help stand beside.
#
# One word for one thing: village Dorf, villager Dorfbewohner (Leute where it is short), game Partie, table Tisch,
# seat Platz, turn and move Zug, host Gastgeber/in (better: wer einlädt), explore erkunden, below unten, party Gruppe,
# harvest ernten, build bauen, train ausbilden, labor arbeiten, pass passen, rest ausruhen, exert verausgaben,
# reroll neu würfeln, ready bereit, exhausted erschöpft, injured verletzt, hammer Hammer, quill Feder, lantern Laterne,
# die Würfel, good Ware, supply Vorrat, potion Trank, cider Cider, coin Münze, bed Bett, income Einkommen,
# VP SP (Siegpunkte), reputation Ansehen, torch Fackel, board Tafel, track Leiste, advancement track Fortschrittsleiste,
# to place on the track auslegen, building Gebäude, house Haus, outpost Außenposten, key house Schlüsselhaus, star house
# Sternhaus, cave card Höhlenkarte, deck and pile Stapel, row Reihe, for sale im Angebot, offer to buy Gebot, round
# Runde, encounter Begegnung, choice Option, explore number Erkundungszahl, paragraph Absatz, letter Brief,
# panel Panel, log and journal Protokoll, chronicle Chronik, seed Startwert, hall Ruhmeshalle, paper Zeitung,
# companion Gefährte, neighbour jemand aus der Nachbarschaft, plain player Automatik, substitute Vertretung,
# order Auftrag, house rules Hausregeln, story night Geschichtenabend, evening of a game Spielabend, guest Gast,
# journey Reise, stage Bühne, sheet Bilanz, tale Sage, light Licht, deed Tat, secret card Geheimkarte, reading Lesung.
#
# Names and things are not declined: a sentence has them where German says the nominative or the accusative without
# an article, or behind a colon.

## Lists and figures

list-comma = ,{" "}
list-and =
    { $count ->
       *[other] { $first } und { $last }
    }
list-and-i =
    { $count ->
       *[other] { $first } und { $last }
    }
list-or = { $first } oder { $last }
list-or-u = { $first } oder { $last }
list-plies = ;{" "}
list-sentences = {" "}
list-dot = {" "}·{" "}
number = { $count }
coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
items =
    { $item ->
        [mushroom] { $count ->
            [one] { $count } Pilz
           *[other] { $count } Pilze
        }
        [fish] { $count ->
            [one] { $count } Fisch
           *[other] { $count } Fische
        }
        [fruit] { $count ->
            [one] { $count } Frucht
           *[other] { $count } Früchte
        }
        [rope] { $count ->
            [one] { $count } Seil
           *[other] { $count } Seile
        }
        [pot] { $count ->
            [one] { $count } Tontopf
           *[other] { $count } Tontöpfe
        }
        [paper] { $count } Papier
        [ore] { $count } Erz
        [amethyst] { $count ->
            [one] { $count } Amethyst
           *[other] { $count } Amethyste
        }
        [cider] { $count } Cider
       *[potion] { $count ->
            [one] { $count } Trank
           *[other] { $count } Tränke
        }
    }
item-name =
    { $item ->
        [mushroom] Pilz
        [fish] Fisch
        [fruit] Frucht
        [rope] Seil
        [pot] Tontopf
        [paper] Papier
        [ore] Erz
        [amethyst] Amethyst
        [cider] Cider
       *[potion] Trank
    }
area =
    { $area ->
        [ready] Bereit
        [exhausted] Erschöpft
        [injured] Verletzt
       *[cave] Unten
    }
row =
    { $row ->
        [house] Häuser
        [outpost] Außenposten
        [key] Schlüsselhäuser
       *[star] Sternhäuser
    }
named =
    { $what ->
        [mushroom] Pilz
        [fish] Fisch
        [fruit] Frucht
        [rope] Seil
        [pot] Tontopf
        [paper] Papier
        [ore] Erz
        [amethyst] Amethyst
        [cider] Cider
        [potion] Trank
        [house] Häuser
        [outpost] Außenposten
       *[other] das
    }
everyone = Alle ({ $count })

## Cards

card-name = **{ $name }**
card-cost =
    { $cost ->
        [0] Starthaus
       *[other] { $cost } Münzen
    }
small-building = { $cost } Münzen · { $about }
small-hire =
    { $slot ->
        [0] 2 Münzen
        [1] 3 Münzen
        [2] 3 Münzen
        [3] 4 Münzen
       *[other] 5 Münzen
    } · { $about }
skill-hammer = Hammer
skill-hammer-plus = Hammer plus
skill-quill = Feder
skill-quill-plus = Feder plus
mark-liquid-woman = unheimlich
mark-glogo = baut eine Münze billiger
mark-cave-cat = gehorcht bei 3 bis 6
mark-metal-man = eigenes Bett, kein Cider, keine Tränke
dice = { $roll }+ gibt { $lanterns }
dice-first =
    { $roll }+ gibt { $lanterns ->
        [one] { $lanterns } Laterne
       *[other] { $lanterns } Laternen
    }
symbol-points = { $count } SP
symbol-beds =
    { $count ->
        [one] { $count } Bett
       *[other] { $count } Betten
    }
symbol-income = +{ $count } Einkommen
symbol-train-to-ready = bereit ausbilden
symbol-coin-when-building =
    +{ $count } { $count ->
        [one] Münze
       *[other] Münzen
    } beim Bauen
symbol-rerolls =
    { $count ->
        [one] einmal neu würfeln
       *[other] { $count }-mal neu würfeln
    }
symbol-coin-when-exploring =
    +{ $count } { $count ->
        [one] Münze
       *[other] Münzen
    } beim Erkunden
symbol-bonus-explore =
    +{ $count } { $count ->
        [one] Laterne
       *[other] Laternen
    } bei jedem Erkunden
symbol-ciders-as-coins = Cider zählen als Münzen
symbol-potions-as-coins = Tränke zählen als Münzen
symbol-reputation = +{ $count } Ansehen sofort
symbol-potions =
    { $count ->
        [one] { $count } Trank sofort
       *[other] { $count } Tränke sofort
    }
symbol-potion-income = jede Runde ein Trank
symbol-goods = einmal { items }
symbol-replenishing = jede Runde { items }
symbol-income-for = +1 Einkommen je { $per } auf der Leiste
symbol-points-for = { $count } SP je { $per }
thing =
    { $what ->
        [house] Haus
        [outpost] Außenposten
        [villager] Dorfbewohner
        [empty_cave] leere Höhle
       *[other] { named }
    }

## The lobby

lobby-title = ### Above and Below: Wer spielt mit?
lobby-cover = Above and Below
lobby-newcomers = -# Noch nie gespielt? `/tutorial` dauert fünf Minuten, nur für dich.
rulebook-final = Endgültige Regeln
rulebook-preview = Regeln der Vorabausgabe
lobby-players-common = zwei bis vier Personen
lobby-players-solo = eine Person gegen zwei Bots
lobby-empty = Noch niemand.
lobby-ask =
    { $variant ->
        [solo] Der linke und der rechte Bot sind da. Fang an, wann du magst.
       *[common] { $count ->
            [1] Mindestens eine Person fehlt noch: Spielen könnt ihr zu zweit, zu dritt oder zu viert.
            [4] Der Tisch ist voll. Alle am Tisch können anfangen.
           *[other] Alle am Tisch können jetzt anfangen oder auf weitere warten (bis zu { $most }).
        }
    }
fair-dice = Faire Würfel
fair-dice-told =
    {""}**Faire Würfel.** Karten und Würfel kommen aus einem geheimen Startwert, gezogen beim Öffnen dieser Lobby. Sein SHA-256 lautet
    `{ $hash }`
    Heb ihn auf, wenn du nachprüfen willst: `/partie prüfen` verrät den Startwert nach dem Ende der Partie, und niemand findet einen anderen mit dieser Prüfsumme. **Würfel schütteln** fügt ein Wort von dir hinzu: So haben sie nicht einmal die allein bestimmt, die mich betreiben.
shake = Würfel schütteln
shake-ask = Ein Wort, eine Zahl: Die Würfel folgen ihr
shake-empty = Das war kein Wort: Gib irgendein Wort oder eine Zahl ein.
shaken = Die Würfel geschüttelt: { $whose }.
shaken-with = { $name } („{ $word }“)
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Anfangen
lobby-closed = Diese Partie wurde geschlossen.
joined = Du hast einen Platz. Am Tisch: { $count }.
left = Du bist vom Tisch aufgestanden.
left-last = Du bist vom Tisch aufgestanden. Sonst war niemand da, also ist die Lobby geschlossen.

## The panel: what is asked

bot-left = Linker Bot
bot-right = Rechter Bot
panel-round = Runde { $round } von { $rounds }
ask-take-turn = { $who }, du bist am Zug: Wähle eine Aktion oder passe
ask-answer-offer = { $who }, { $buyer } bietet dir { $coins } Münzen: { item-name } verkaufen?
ask-sell-item =
    { $who }, jemand bietet dir { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: { item-name } verkaufen oder im Angebot lassen?
ask-choose-option = { $who }, lies deine Begegnung und wähle
ask-spend-effort = { $who }, die Würfel sind gefallen: Reicht das?
ask-take-reward =
    { $reward ->
        [villager] { $who }, jemand aus deiner Gruppe ist verletzt: wer?
        [building] { $who }, du gewinnst ein Gebäude: welches?
       *[other] { $who }, such dir deine Belohnung aus
    }
ask-rest-villagers = { $who }, Zeit zum Ausruhen: Wer trinkt, wer schläft?
ask-read-paragraph =
    { $who }, lies den Absatz { $own ->
        [True] in deinem Buch
       *[False] aus deinem Buch vor, für { $explorer }
    }, dann trag die Erkundungszahlen ein.
ask-tell-reward =
    { $who }, schlag nach, was { $own ->
        [True] du gewonnen oder verloren hast
       *[False] { $explorer } gewonnen oder verloren hat
    }, und trag es ein.
nobody-ready = In deinem Dorf ist niemand bereit. Freie Aktionen gehen noch, sonst **Passen**.
panel-gap = -# Der Markt füllt sich, sobald { $name } hinsieht oder etwas tut.
lines-more = …
effort =
    {""}**{ $lanterns ->
        [one] { $lanterns } Laterne
       *[other] { $lanterns } Laternen
    }** bisher: { $reached ->
        [True] geschafft. { $need ->
            [0] Eine höhere Zahl ist auch durch Verausgaben nicht drin.
            [one] Verausgabst du { $need } Person, reicht es für eine höhere Zahl.
           *[other] Verausgabst du { $need } Personen, reicht es für eine höhere Zahl.
        }
       *[other] zu wenige. { $need ->
            [0] Auch Verausgaben reicht nicht.
            [one] Verausgabst du { $need } Person, ist es geschafft.
           *[other] Verausgabst du { $need } Personen, ist es geschafft.
        }
    }

## Buttons

verb-explore = Erkunden
verb-build = Bauen
verb-harvest = Ernten
verb-train = Ausbilden
verb-labor = Arbeiten
verb-pass = Passen
verb-put-up-for-sale = Verkaufen
verb-take-back = Nicht mehr anbieten
verb-refresh-row = Reihe austauschen
verb-offer-to-buy = Kaufen
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-reroll = Neu würfeln
verb-exert = Verausgaben
verb-stop = Hier aufhören
verb-pick = Auswählen
verb-rest = Ausruhen
verb-advance = Waren auslegen
verb-describe = Zahlen eintragen
verb-tell = Ergebnis eintragen
verb-undo = Zurücknehmen
verb-read = Meine Begegnung lesen
view-village = Mein Dorf
view-market = Markt
view-board = Tafel
view-score = Punkte

## Forms

form-explore = Erkunden: Wer geht nach unten?
form-build = Bauen
form-harvest = Ernten
form-train = Ausbilden: jemand Neues anwerben
form-labor = Arbeiten: Wer verdient Münzen?
form-put-up-for-sale = Etwas zum Verkauf anbieten
form-refresh-row = Für eine Münze eine Reihe austauschen
form-offer-to-buy = Von anderen kaufen
form-reroll = Einen Würfel neu würfeln
form-exert = Wen verausgabst du?
form-pick = Such dir deine Belohnung aus
form-rest = Deine Leute ausruhen lassen
form-advance = Waren auf deine Leiste legen
form-describe = Der Absatz in deinem Buch
form-tell = Was der Absatz bringt
blank-party = Zwei oder mehr, die bereit sind
blank-builder = Wer baut?
blank-building = Was?
blank-buildings = Welche Waren?
blank-villagers = Welche Leute?
blank-teacher = Wer bildet aus?
blank-villager = Wen?
blank-item = Was?
blank-sell = Eine davon zum Verkauf anbieten?
blank-asking = Preis, falls du einen nennst
blank-row = Welche Reihe?
blank-seller = Von wem?
blank-coins = Wie viele Münzen?
blank-ciders =
    { $verb ->
        [rest] Je ein Cider (erschöpft wird bereit)
       *[other] Cider als Münzen
    }
blank-potions =
    { $verb ->
        [rest] Je ein Trank (verletzt wird erschöpft)
       *[other] Tränke als Münzen
    }
blank-beds = Je ein Bett (ein Schritt pro Bett)
blank-goods = In dieser Folge, von links nach rechts
blank-pick = Was?
blank-option = Welche Option?
blank-paying = Für den Bonus zahlen?
blank-first = Option 1: Erkundungszahlen (0: keine)
blank-second = Option 2, falls vorhanden
blank-third = Option 3, falls vorhanden
tale-coins = Münzen gewonnen (-1: eine bezahlt)
tale-gain = Waren, Cider und Tränke gewonnen
tale-reputation = Ansehen
tale-step =
    { $step ->
        [0] wie bisher
       *[other] { $step }
    }
tale-more = Was noch?
tale-lose = das Vorgezeigte ist verloren: { item-name }
tale-leads-to = Weiter bei Absatz Nummer
blank-numbers = Erkundungszahlen von Option { $number }

## Encounters

reading-title = ### { $number }. { $title }
reading-choose = **Was tut ihr?**
reading-by-book = Absatz **{ $number }** in deinem Buch.
choice-line = **{ $label }** · { $about }
choice-explore = erkunden { $numbers }
choice-offer = du zeigst vor: { items }
choice-paying = { $label } (+{ $coins } Münze)
option-number = Option { $number }
bonus-per =
    +{ $lanterns } je { $trade ->
        [hammer] Hammer
       *[quill] Feder
    } in der Gruppe
bonus-owning = +{ $lanterns }, wenn du { items } hast
bonus-along =
    +{ $lanterns } in Begleitung: { $who ->
        [fishfolk] jemand vom Fischvolk
        [frogfolk] jemand vom Froschvolk
        [archer] die Bogenschützin
        [liquid_woman] die flüssige Frau
        [glogo] { $edition ->
            [preview] der Grolo
           *[final] der Glogo
        }
        [cave_cat] eine Höhlenkatze
       *[metal_man] ein Metallmann
    }
bonus-paying =
    +{ $lanterns }, wenn du { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } zahlst
sealed-title = ||**Nur für deine Augen**||
sealed-tier =
    ||{ $label }{ $explore ->
        [0] {""}
       *[other] {" "}· erkunden { $explore }
    }: { $outcome }||
sealed-failure = ||{ $label } · Misserfolg: { $outcome }||
outcome-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
outcome-pay =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } zahlen
outcome-caves = eine Höhlenkarte mehr
outcome-building = ein Gebäude für höchstens { $count } Münzen
outcome-injured =
    { $count ->
        [one] jemand aus der Gruppe ist verletzt
       *[other] { $count } aus der Gruppe sind verletzt
    }
outcome-choice = zur Wahl: { $items }
outcome-cheapest = die billigste Person der Tafel kommt dazu
outcome-special-liquid-woman = die flüssige Frau kommt dazu
outcome-special-glogo = der Glogo kommt dazu
outcome-special-grolo = der Grolo kommt dazu
outcome-special-cave-cat = eine Höhlenkatze kommt dazu
outcome-special-metal-man = ein Metallmann kommt dazu
outcome-lose-offer = das Vorgezeigte ist verloren
outcome-leads-to = weiter bei { $number }

## The journal

line-start = **Die Partie beginnt.** Ausgeloste Plätze: { $names }. Der SHA-256 des Startwerts ist `{ $hash }`.
line-start-solo = **Die Partie beginnt.** { $name } spielt gegen zwei Bots. { $first } fängt an. Der SHA-256 des Startwerts ist `{ $hash }`.
line-subject = **{ $name }**{" "}
line-explore = **{ $name }** schickt { $party } nach unten
line-build =
    {""}**{ $name }** baut{ $own ->
        [True] {""}
       *[other] {" "}mit { $builder }
    }: { $building }
line-harvest = **{ $name }** erntet { $goods }
line-train =
    {""}**{ $name }** lässt { $villager } ausbilden{ $own ->
        [True] {""}
       *[other] , von { $teacher }
    }
line-labor = **{ $name }** schickt { $villagers } arbeiten
line-pass = **{ $name }** passt
line-pass-idle =
    {""}**{ $names }** { $count ->
        [one] hat niemanden mehr bereit und passt
       *[other] haben niemanden mehr bereit und passen
    }
line-sale =
    {""}**{ $name }** bietet { $items } zum Verkauf an{ $asking ->
        [0] {""}
       *[other] , für { $asking } Münzen
    }
line-take-back = **{ $name }** nimmt das Angebot zurück
line-refresh = **{ $name }** tauscht eine Reihe aus: { row }
line-dealt = Neu im Markt: { $buildings }
line-offer = **{ $name }** bietet { $seller } { $coins } Münzen für { items }
line-buy = **{ $name }** kauft { items } von { $seller } für { $coins } Münzen
line-accept = **{ $name }** nimmt das Gebot an
line-refuse = **{ $name }** lehnt das Gebot ab
line-withdraw = **{ $name }** zieht das Gebot zurück
line-choose = **{ $name }** wählt „{ $label }“
line-reroll = **{ $name }** wirft für { $villager } noch einmal
line-exert = **{ $name }** verausgabt { $villagers }
line-exert-nobody = **{ $name }** verausgabt niemanden
line-pick = **{ $name }** sucht eine Belohnung aus
line-rest = **{ $name }** ruht aus
line-advance = **{ $name }** legt { $goods } auf die Leiste
line-describe = **{ $name }** hat den Absatz gelesen
line-tell =
    {""}**{ $explorer }** { $own ->
        [True] trägt ein, was er bringt
       *[other] erfährt von { $name }, was er bringt
    }
line-bot =
    {""}**{ $name }** { $deed ->
        [explore] { $face ->
            [1] schickt zwei den Schacht hinunter
           *[other] geht mit zwei Laternen und ohne Karte nach unten
        }
        [harvest] { $face ->
            [3] bringt die Ernte ein
           *[other] trägt einen vollen Korb nach Hause
        }
       *[labor] { $face ->
            [7] macht im ganzen Dorf kleine Besorgungen
           *[other] leistet ehrliche Tagesarbeit
        }
    }
line-bot-build =
    {""}**{ $name }** { $row ->
        [none] baut: { $building }
       *[other] lässt eine Reihe austauschen ({ row }) und baut: { $building }
    }
line-bot-hire = {""}**{ $name }** wirbt { $villager } an ({ $about }), für { $coins } Münzen
line-sale-die = Der Würfel für das Angebot von { $name } zeigt { $value }: Niemand kauft.
detail-bot-cider = trinkt den Cider der Runde
line-undo = **{ $name }** nimmt den letzten Schritt zurück
line-villagers = Neu auf der Tafel: { $villagers }
line-beds = Genug Betten für alle: bei { $names }
line-beds-all = Genug Betten für alle
line-income = Einkommen: { $paid }
line-income-each = Einkommen: je +{ $coins }
line-round = **Runde { $round } beginnt.** { $name } fängt an.
line-end-solo = **Die Partie ist zu Ende.** Die Punkte im Dorf von { $name } werden gezählt.
line-end = **Die Partie ist zu Ende. Sieg für { $names }!**
income-of = { $name } +{ $coins }
potions-of = { $name } bekommt { $items }
detail-die =
    { $villager } würfelt { $value }, { $lanterns ->
        [0] keine Laterne
        [one] { $lanterns } Laterne
       *[other] { $lanterns } Laternen
    }
detail-coins =
    { $sign }{ $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }{ $why ->
        [coin_when_exploring] {" "}durch Gebäude
       *[other] {""}
    }
detail-gained = bekommt { $items }
detail-spent = verbraucht { $items }
detail-cider = nimmt den Cider
detail-joined = { $villager } zieht ins Dorf
detail-cat = { $villager } würfelt { $value } und hat keine Lust
detail-paragraph = Absatz { $number }
detail-bonus =
    +{ $lanterns } { $why ->
        [hammers] für Hämmer
        [quills] für Federn
        [owning] für etwas aus dem Vorrat
        [along] für die Begleitung
        [bonus_explore] durch Gebäude
        [card] durch eine Geheimkarte
       *[paying] für die Münze
    }
detail-reached =
    { $lanterns ->
        [0] geschafft
        [one] { $lanterns } Laterne, geschafft
       *[other] { $lanterns } Laternen, geschafft
    }
detail-failed =
    { $lanterns ->
        [one] { $lanterns } Laterne, nicht geschafft
       *[other] { $lanterns } Laternen, nicht geschafft
    }
detail-reputation = { $sign }{ $steps } Ansehen
detail-hurt = { $villager } ist verletzt
detail-building = bekommt ein Gebäude: { $building }
detail-dealt = neu im Markt: { $building }
detail-woke = wieder bereit: { $villagers }
detail-healed = nicht mehr verletzt: { $villagers }
detail-woke-nobody = niemand wacht auf
detail-placed = { items } darauf
detail-cave-gained = gewinnt die Höhle
detail-cave-returned = die Höhle ist verloren
detail-earlier = und was unterwegs zu holen war
detail-cave-extra = findet eine weitere Höhle
detail-sold-off =
    verkauft { items } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
detail-for-sale =
    bietet { $items } zum Verkauf an{ $asking ->
        [0] {""}
       *[other] , für { $asking } Münzen
    }
detail-row = jetzt { $buildings }
detail-sold = { $buyer } kauft { items } von { $seller } für { $coins } Münzen

## Boards

village-name = **{ $name }**
village-next = **{ $name }**{"\u00a0"}(als Nächstes)
village-coins = { coins }
village-area =
    { $area ->
        [ready] { $count } bereit
        [exhausted] { $count } erschöpft
        [injured] { $count } verletzt
       *[cave] { $count } unten
    }
village-caves =
    { $count ->
        [one] { $count } leere Höhle
       *[other] { $count } leere Höhlen
    }
village-passed = **{ $name }**{"\u00a0"}(gepasst)
village-title = ## Das Dorf von { $name }
village-purse =
    {""}**{ $coins }** { $coins ->
        [one] Münze
       *[other] Münzen
    }, Einkommen { $income } pro Runde
village-supply = Vorrat: { $items }
village-sale = Im Angebot: { sale }
village-selling = im Angebot: { sale }
sale =
    { items }{ $asking ->
        [0] {""}
       *[other] {" "}für { $asking } Münzen
    }
village-buildings = Gebäude
building-holds = {" "}· darauf { items }
village-track =
    ### Leiste ({ $points } SP)
    { $slots }
village-track-empty =
    ### Leiste
    Leer.
track-slot = { items } zu je { $points } SP
market-title = ## Markt und Preise
market-line = **{ $name }** ({ $cost }) · { $about }
market-row =
    { $row ->
        [house] Häuser ({ $left } im Stapel)
        [outpost] Außenposten ({ $left } im Stapel)
        [key] Schlüsselhäuser
       *[star] Sternhäuser
    }
market-none = Keine mehr da.
market-gap = Die Reihe füllt sich, wenn der Zug weitergeht.
market-cave = -# **Nächste Höhle** (Würfel 1–6): { $numbers } · { $left } im Stapel
board-title = ## Runde { $round } von { $rounds }
board-hires = Zum Anwerben ({ $left } im Stapel)
board-reputation = Ansehen
board-cube = { $name }: Feld { $steps } (die Fackel ist 0), { $points } SP
bots-title = Die Bots
bots-houses = Häuserstapel ({ $count }): { $cards }
bots-outposts = Außenpostenstapel ({ $count }): { $cards }
bots-hired = Angeworben ({ $count }): { $cards }
bot-line =
    {""}**{ $name }** { $count ->
        [0] hat noch nichts getan
       *[other] hat { $deeds }
    }
bot-deed =
    { $count ->
        [1] {""}
        [2] zweimal{" "}
       *[other] { $count }-mal{" "}
    }{ $deed ->
        [explore] erkundet
        [harvest] geerntet
        [build] gebaut
        [hire] angeworben
       *[labor] gearbeitet
    }
board-cider =
    { $there ->
        [True] Wer zuerst arbeitet, bekommt den Cider der Runde.
       *[other] Der Cider der Runde ist weg.
    }
score-title =
    { $final ->
        [True] ## Endstand
       *[other] ### Wenn die Partie jetzt endete
    }
score-head = **{ $place }. { $name }: { $total } SP**
score-head-solo = **{ $name }: { $total } SP**
score-alone = Die Bots bekommen keine Punkte: Diese sind dein Ergebnis.
score-from = { $source } { $points }
end-points = Punkte im Einzelnen
score-nothing = Noch nichts.
score-track = Leiste
score-buildings = Gebäude
score-prize = Preis für Ansehen
score-reputation = Ansehensleiste
score-rounds = Runde für Runde: { $points }
score-tie =
    Bei Gleichstand: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $villagers ->
        [one] { $villagers } Dorfbewohner
       *[other] { $villagers } Dorfbewohner
    }
seed-told = -# `/partie prüfen` prüft alle Würfel und Karten mit dem Startwert `{ $seed }…`.

## Private answers

status =
    { $status ->
        [lobby] Hier ist eine Lobby offen: `/partie mitspielen` gibt dir einen Platz, und alle am Tisch können mit `/partie anfangen` loslegen.
        [running] Die Partie läuft. Das Panel steht gleich noch einmal darunter.
        [paused] Die Partie pausiert.
        [finished] Die Partie ist zu Ende. `/partie neu` eröffnet eine neue.
       *[closed] Die Partie wurde geschlossen.
    } Der SHA-256 des Startwerts ist `{ $hash }…`.
settings-shown =
    {""}**Deine Einstellungen**
    - Sprache: { $language }
    - { settings-switch-dm-readings }: { $dm ->
        [True] ja
       *[other] nein
    }
    - { settings-switch-text-first }: { $text ->
        [True] ja
       *[other] nein
    }
verify-right = **Alle { $dice } Würfe und { $cards } gemischten Karten folgen aus dem Startwert.** Der SHA-256 von `{ $seed }` ist `{ $hash }`.
verify-wrong = **{ $wrong } von { $dice } Würfen und { $cards } Karten folgen nicht aus dem Startwert** `{ $seed }`.
verify-shaken = Die Würfel kommen aus dem SHA-256 des Startwerts, dem SHA-256 jedes Wortes und den Hausregeln, soweit es welche gibt, mit | dazwischen: `{ $text }`
exported = Die Partie bis hierher: was alle am Tisch sehen dürfen.
closed-by = { $name } hat diese Partie geschlossen. Ihr Startwert war `{ $seed }`.

## Why not

no-game-here = In diesem Kanal gibt es noch keine Partie. `/partie neu` eröffnet eine; `/ich partien` zeigt deine anderen, und `/regeln` erklärt das Spiel.
channel-has-game = In diesem Kanal läuft schon eine Partie: `/partie stand` zeigt sie, und `/partie mitspielen` gibt dir einen Platz, solange sie nicht angefangen hat. In einem anderen Kanal oder Thread ist Platz für eine weitere.
already-seated = Du hast schon einen Platz.
not-seated = Du hast in dieser Partie keinen Platz. `/partie stand` zeigt sie, und `/regeln` erklärt sie.
not-a-lobby = Diese Partie hat schon angefangen. Mit `/partie platz` kann man gehen, zurückkommen oder einen freien Platz nehmen.
not-started = Die Partie hat noch nicht angefangen.
game-over = Diese Partie ist zu Ende. `/partie neu` eröffnet eine neue.
game-paused = Diese Partie pausiert. Wer eingeladen hat, setzt sie mit `/partie fortsetzen` fort, der Tisch mit `/partie abstimmen`.
held-channel = Diese Partie pausiert: Der Bot konnte nicht in ihren Kanal schreiben. Alle, die mitspielen, können sie mit `/partie stand` fortsetzen.
held-corrupt = Diese Partie pausiert: Ihre Aufzeichnung ist beschädigt. Andere Partien gehen weiter; Näheres steht im Log des Bots.
held-host = Deine Partie in { $channel } pausiert: Ich darf dort nicht schreiben, oder den Kanal gibt es nicht mehr. Gib mir meine Rechte zurück und benutze dort `/partie stand`.
no-such-book = So ein Buch habe ich nicht. Nimm eins der vorgeschlagenen.
book-missing = Das Begegnungsbuch dieser Partie ist nicht mehr hier.
stale-question = Das ist schon erledigt. Das neueste Panel zeigt, wie es weitergeht.
panel-lost = Dieses Panel ist veraltet: Der Bot ist zu einem früheren Stand seiner Partien zurückgekehrt. Die Partie geht auf ihrem aktuellen Panel weiter, und `/partie stand` schickt es noch einmal.
letter-lost = Diese Nachricht ist veraltet: Der Bot ist zu einem früheren Stand seiner Partien zurückgekehrt. Die Partie geht auf ihrem aktuellen Panel weiter, und `/partie stand` in ihrem Kanal schickt es noch einmal.
not-you = Das beantwortet { $who }.
not-asked = Hier gibt es für dich gerade nichts zu beantworten.
not-asked-now = Du bist nicht am Zug. Das Panel zeigt, wer dran ist.
unknown-press = Dieser Knopf ist zu alt oder nicht von mir. Das neueste Panel zeigt, wie es weitergeht.
press-elsewhere = Dieser Knopf gehört zu einer Partie anderswo und bewirkt hier nichts.
not-on-this-server = Ich bin nicht auf diesem Server und kann hier keine Partie leiten. Wer den Server verwaltet, kann mich über den Link in `/info` hinzufügen.
no-messages-here = Hier kann niemand schreiben, nur in den Beiträgen. Benutze den Befehl in einem Beitrag oder in einem anderen Kanal.
rights-missing = Ich darf hier nicht schreiben, mir fehlt: { $rights }. Wer diesen Kanal verwaltet, kann es mir erlauben; dann versuch es noch einmal.
thread-locked = Ich darf hier nicht schreiben: Dieser Thread ist gesperrt. Entsperr ihn oder nimm einen anderen Kanal.
thread-not-joined = Ich darf hier nicht schreiben: In diesem privaten Thread bin ich nicht. Erwähne mich, um mich hinzuzufügen; dann versuch es noch einmal.
right-view-channel = *Kanal ansehen*
right-send-messages = *Nachrichten senden*
right-send-messages-in-threads = *Nachrichten in Threads senden*
right-create-public-threads = *Öffentliche Threads erstellen*
right-connect = *Verbinden*
bad-input = Das konnte ich nicht lesen. Nimm bitte etwas von den Vorschlägen.
store-busy = Das kann ich gerade nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
something-failed = Etwas ist schiefgegangen, verloren ist nichts. Sag es denen, die den Bot betreiben: { $incident }.
nothing-to-read = Dir wird gerade nichts vorgelesen.
not-your-encounter = Das darf jetzt nur lesen, wer erkundet.
not-the-reader = Diese Begegnung liest jemand anders vor.
no-village = Diese Person hat hier kein Dorf.
not-the-host = Das kann nur, wer eingeladen hat oder diesen Kanal verwaltet.
verify-later = Den Startwert gibt es, wenn die Partie zu Ende ist. Sein SHA-256 ist `{ $hash }`.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Der letzte Schritt war nicht deiner.
undo-die-rolled = Ein Würfel ist gefallen: Das lässt sich nicht zurücknehmen.
undo-lanterns-rolled = Würfel sind gefallen: Das lässt sich nicht zurücknehmen.
undo-cat-refused = Die Katze hat gewürfelt: Das lässt sich nicht zurücknehmen.
undo-cave-drawn = Eine Höhle wurde gezogen: Das lässt sich nicht zurücknehmen.
undo-encounter-settled = Die Belohnung wurde gelesen: Das lässt sich nicht zurücknehmen.
undo-extra-cave-gained = Eine Höhle wurde gezogen: Das lässt sich nicht zurücknehmen.
undo-paragraph-read = Ein Absatz wurde gelesen: Das lässt sich nicht zurücknehmen.
undo-explore-numbers-told = Ein Absatz wurde gelesen: Das lässt sich nicht zurücknehmen.
undo-reward-told = Eine Belohnung wurde eingetragen: Das lässt sich nicht zurücknehmen.
undo-row-refilled = Eine neue Karte wurde gezogen: Das lässt sich nicht zurücknehmen.
undo-row-refreshed = Neue Karten wurden gezogen: Das lässt sich nicht zurücknehmen.
undo-round-began = Die Runde ist zu Ende: Das lässt sich nicht zurücknehmen.
undo-round-ended = Die Runde ist zu Ende: Das lässt sich nicht zurücknehmen.
undo-card-played = Eine Geheimkarte wurde gespielt: Das lässt sich nicht zurücknehmen.
undo-item-sold = Ihr wart euch zu zweit einig: Das lässt sich nicht zurücknehmen.
undo-opponent-acted = Ein Bot war am Zug: Das lässt sich nicht zurücknehmen.
undo-offer-refused = Das Gebot ist beantwortet: Das lässt sich nicht zurücknehmen.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-asked = Hier gibt es für dich gerade nichts zu beantworten.
refusal-no-such-choice = Das lässt sich jetzt nicht wählen.
refusal-not-ready =
    { $known ->
        [True] { $what } ist nicht bereit.
       *[other] Niemand mit diesem Namen ist bei dir bereit.
    }
refusal-named-twice = Da ist jemand doppelt genannt.
refusal-too-few-villagers =
    { $need ->
        [one] Du brauchst jemanden, der bereit ist.
       *[other] Du brauchst mindestens { $need } Leute, die bereit sind; du hast { $have }.
    }
refusal-no-caves-left = Der Höhlenstapel ist leer.
refusal-no-hammer = Du brauchst jemanden mit Hammer, der bereit ist.
refusal-no-quill = Du brauchst jemanden mit Feder, der bereit ist.
refusal-not-for-sale = Das ist nicht im Angebot.
refusal-not-enough-coins =
    Du brauchst { $need ->
        [one] { $need } Münze
       *[other] { $need } Münzen
    }; zahlen kannst du { $have }.
refusal-not-enough-items =
    { $item ->
        [any] Du hast nichts, was du anbieten könntest.
       *[other] { $have ->
            [0] Das hast du nicht: { item-name }.
           *[other] Du brauchst { $need } und hast { items }.
        }
    }
refusal-too-much-paid = Das ist mehr, als es kostet.
refusal-not-as-coins = Keins deiner Gebäude lässt dich damit bezahlen.
refusal-no-empty-cave = Ein Außenposten braucht eine leere Höhle, und du hast keine: Geh erst erkunden.
refusal-no-goods-there = Es gibt nichts zu ernten.
refusal-one-good-each =
    Eine Ware pro Person: Du hast { $need ->
        [one] { $need } Person
       *[other] { $need } Personen
    } und { $have ->
        [one] { $have } Ware
       *[other] { $have } Waren
    } genannt.
refusal-not-harvested = Anbieten kannst du nur, was du jetzt erntest, und das ist nicht dabei: { item-name }.
refusal-nothing-for-sale = Es ist nichts im Angebot.
refusal-price-too-low = Der niedrigste Preis ist { $need } Münzen.
refusal-already-refused = { $need } Münzen wurden in diesem Zug abgelehnt. Biete mehr.
refusal-already-refreshed = Du hast in diesem Zug schon eine Reihe ausgetauscht.
refusal-row-cannot-refresh = Diese Reihe lässt sich nicht austauschen: Ihr Stapel ist leer, oder es ist keine der beiden.
refusal-needs-offer = Dafür musst du das im Vorrat haben und vorzeigen: { $what }.
refusal-nothing-to-pay-for = Bei dieser Option gibt es nichts zu bezahlen.
refusal-no-rerolls = Neu würfeln geht in dieser Begegnung nicht mehr.
refusal-nothing-gained =
    { $need ->
        [0] Eine höhere Zahl ist auch durch Verausgaben nicht drin.
       *[other] So viele reichen für keine höhere Zahl; { $need } würden reichen.
    }
refusal-cannot-rest = { $what } kann so nicht ausruhen: ein Bett pro Person, Tränke für Verletzte, Cider für Erschöpfte.
refusal-not-enough-beds =
    Du hast { $have ->
        [one] { $have } Bett
       *[other] { $have } Betten
    }.
refusal-nothing-to-place = Du hast keine Waren zum Auslegen.
refusal-bad-paragraph = So steht es in keinem Absatz. Eine Option hat nur 0 oder eine oder zwei Erkundungszahlen, die kleinere zuerst; vor einer Option darf keine fehlen. Eine Belohnung hat höchstens 12 Münzen, 6 Dinge und 3 Schritte Ansehen.
refusal-price-by-die = Hier nennst du keinen Preis: Was die Bots geben, sagt ein Würfel in einem späteren Zug.
refusal-too-few-caves = Diese Ausgabe hat { $need } Höhlenkarten, das Buch aber nur für { $have } Absätze.
refusal-too-few-seats = Ihr braucht mindestens { $need } Personen.
refusal-too-many-seats =
    { $need ->
        [one] Diese Partie ist für eine Person allein.
       *[other] Alle { $need } Plätze sind besetzt.
    }

## Commands

cmd-game = Eine Partie Above and Below in diesem Kanal
cmd-game-new = Eine Lobby in diesem Kanal öffnen
cmd-game-join = In der Lobby Platz nehmen
cmd-game-leave = Die Lobby verlassen
cmd-game-start = Die Partie anfangen
cmd-game-status = Zeigen, wie die Partie steht, und das Panel noch einmal schicken
cmd-game-undo = Deinen letzten Schritt zurücknehmen
cmd-game-end = Diese Partie ohne Sieg beenden
cmd-game-verify = Jeden Wurf und jedes Mischen einer beendeten Partie nachprüfen
cmd-game-export = Die Partie als Datei
cmd-game-chronicle = Die beendete Partie als Seite und Buch zum Behalten
cmd-explore = Zwei oder mehr Leute nach unten schicken
cmd-harvest = Waren von deinen Gebäuden holen
cmd-build = Ein Haus oder einen Außenposten bauen
cmd-train = Jemand Neues anwerben
cmd-labor = Leute Münzen verdienen lassen
cmd-pass = In dieser Runde keine Aktion mehr machen
cmd-sell = Etwas zum Verkauf anbieten; ohne Angabe nimmst du es zurück
cmd-buy = Münzen für etwas bieten, das jemand anders anbietet
cmd-answer = Auf ein Gebot für dein Angebot antworten
cmd-refresh = Für eine Münze die Häuser oder die Außenposten austauschen
cmd-advance = Waren auf deine Fortschrittsleiste legen, jederzeit
cmd-rest = Deine Leute ausruhen lassen; ohne Namen werden die Betten belegt
cmd-choose = In deiner Begegnung wählen
cmd-reroll = Einen Würfel neu würfeln
cmd-exert = Leute für je eine Laterne verausgaben, oder niemanden
cmd-describe = Aus deinem eigenen Buch: die Erkundungszahlen jeder Option
cmd-tell = Aus deinem eigenen Buch: was der Absatz bringt
cmd-pick = Eine Belohnung aussuchen, die eine Wahl lässt
cmd-board = Die Ansehenstafel: wer zu haben ist, Runde, Ansehen
cmd-market = Was sich bauen lässt, und die nächste Höhle
cmd-score = Der Punktestand
cmd-village = Ein Dorf: deins oder ein anderes
cmd-read = Deine offene Begegnung noch einmal lesen
cmd-rules = Eine Regel, erklärt
cmd-settings = Deine eigenen Einstellungen
opt-edition = Welche Regeln
opt-variant = Mit anderen oder allein gegen zwei Bots
opt-book = Aus welchem Buch gelesen wird, wenn der Bot mehrere hat
opt-reading = Wer die Begegnungen liest
opt-game-language = Die Sprache der Partie
opt-party = Wer geht: Namen, mit Kommas getrennt
opt-goods = Welche Waren, mit Kommas getrennt
opt-villagers = Welche Leute, mit Kommas getrennt
opt-building = Was gebaut wird
opt-builder = Wer baut
opt-ciders = Cider, die als Münzen zählen
opt-potions = Tränke, die als Münzen zählen
opt-hire = Wer dazukommen soll
opt-teacher = Wer ausbildet
opt-sell = Was du zum Verkauf anbietest
opt-sell-harvested = Welche dieser Waren du zum Verkauf anbietest
opt-asking = Ein Preis, zu dem ohne Rückfrage verkauft wird
opt-seller = Von wem
opt-coins = Wie viele Münzen
opt-reply = Deine Antwort
opt-row = Welche Reihe
opt-advance = Waren in ihrer Reihenfolge, mit Kommas getrennt
opt-beds = Wer ein Bett bekommt
opt-cider-for = Wer einen Cider bekommt
opt-potion-for = Wer einen Trank bekommt
opt-option = Deine Wahl
opt-paying = Für den Bonus zahlen, wo es einen gibt
opt-reroll = Wessen Würfel
opt-exert = Wen du verausgabst, oder niemand; ohne Angabe wirst du gefragt
opt-first = Erkundungszahlen der ersten Option, mit Kommas getrennt; 0 für keine
opt-second = Erkundungszahlen der zweiten Option
opt-third = Erkundungszahlen der dritten Option
opt-tell-coins = Gewonnene Münzen
opt-tell-pay = Bezahlte Münzen
opt-tell-gain = Gewonnene Waren, Cider und Tränke, mit Kommas getrennt
opt-tell-choice = Waren, von denen sich eine aussuchen darf, wer erkundet
opt-tell-reputation = Schritte Ansehen, -3 bis 3
opt-tell-cheapest = Die billigste Person der Tafel kommt dazu
opt-tell-special = Jemand Besonderes kommt dazu
opt-tell-caves = Weitere Höhlenkarten
opt-tell-building = Ein Gebäude umsonst: Münzen, die es höchstens kostet
opt-tell-injured = Wie viele aus der Gruppe verletzt sind
opt-tell-lose = Das Vorgezeigte, das verloren ist
opt-tell-leads-to = Der Absatz, bei dem es weitergeht
opt-pick = Was du nimmst
opt-player = Wessen Dorf
opt-topic = Was du wissen möchtest
opt-language = Die Sprache, in der ich mit dir spreche
opt-dm = Begegnungen per Direktnachricht
opt-text-first = Nur Text: Was niemand außer dir sieht, kommt ohne Bilder und Emojis
reply-accept = Annehmen
reply-refuse = Ablehnen
reply-withdraw = Mein Gebot zurückziehen
edition-final = Die endgültigen Regeln
edition-preview = Die Regeln der Vorabausgabe
variant-common = Zwei bis vier Personen
variant-solo = Eine Person gegen zwei Bots
reading-private = Der Bot, nur für die Person, die erkundet
reading-table = Der Bot, für den ganzen Tisch
reading-player = Wer links daneben sitzt
reading-book = Ihr selbst, aus eurem eigenen Buch

## The coach of the first round

guide-on = Zeig mir, wie es geht
guide-off = Danke, ich kenne das Spiel
guide-welcome = **Ich begleite dich durch diese Runde.** Sonst sieht das niemand. Tu, was du willst: Ich mache nur Vorschläge.
guide-left = Dann lass ich dich spielen. `/regeln` erklärt alles, jederzeit.
guide-end = **Das war eine ganze Runde.** So läuft jede: Aktionen, passen, ausruhen, Einkommen, und so weiter bis zur letzten. Ab hier kommst du allein zurecht; `/regeln` erklärt den Rest.
guide-wait = Jetzt ist { $name } am Zug. Sieh dir solange den **Tisch** an; ich pinge dich, wenn du gefragt bist.
guide-goods = Du hast Waren: **Mehr** legt sie auf deine Leiste, wann immer du willst. Jedes Feld nimmt eine Sorte, und spätere Felder sind mehr wert.
guide-to-explore =
    {""}**Mein Vorschlag: erkunden.** Drück **Erkunden** und wähle zwei Leute aus. Nimm jemanden mit guten Würfeln mit; wer baut, bleibt besser oben.
    In einer Höhle, die du gewinnst, ist Platz für einen Außenposten.
guide-to-build =
    {""}**Mein Vorschlag: bauen.** Drück **Bauen** und nimm etwas, das du bezahlen kannst. Ein Bett ist früh viel wert; Waren, die jede Runde nachwachsen, auch.
guide-to-train =
    {""}**Mein Vorschlag: ausbilden.** Drück **Ausbilden**: Wer bei dir die Feder hat, holt jemand Neues ins Dorf. Am billigsten sind 2 Münzen.
guide-to-harvest =
    {""}**Mein Vorschlag: ernten.** Drück den Knopf zum **Ernten**: Eine Person holt eine Ware von einem deiner Gebäude.
guide-to-labor =
    {""}**Mein Vorschlag: arbeiten.** Drück den Knopf zum **Arbeiten**: eine Münze für jede Person, die du schickst. Wer in einer Runde als Erstes arbeitet, bekommt den Cider dazu.
guide-to-pass =
    {""}**Nichts mehr zu tun?** Drück **Passen**. Haben alle gepasst, ruhen die Dörfer sich aus, und es gibt Einkommen.
guide-choose-option = **Erst lesen, dann wählen.** Drück **Meine Begegnung lesen**. Jede Option nennt ihre Erkundungszahlen: So viele Laternen brauchen deine Würfel. Höhere bringen mehr.
guide-spend-effort = **Die Würfel sind gefallen.** Zu wenige Laternen? **Verausgaben** bringt eine pro Person, aber sie kommt verletzt heim. Reicht es, oder ist nichts mehr zu hoffen: **Hier aufhören**.
guide-take-reward = **Du darfst dir etwas aussuchen.** Nimm, was du brauchst: Waren einer neuen Sorte verlängern deine Leiste.
guide-rest-villagers = **Es wird Nacht.** Gib jedes Bett jemandem: Wer erschöpft ist, wird bereit, wer verletzt ist, wird erschöpft. Drück **Betten belegen**.
guide-answer-offer = **Jemand möchte kaufen.** Drück **Annehmen**, wenn der Preis stimmt; **Ablehnen** kostet dich nichts.
guide-done = Erledigt.
guide-done-explore = **Da gehen sie, gut gemacht.** Die Höhle hat eine Geschichte für dich.
guide-done-build = **Ein schönes Gebäude.** Es gehört dir bis zum Ende, und jedes zählt einen Punkt.
guide-done-train = **Willkommen im Dorf!** Wer neu ist, ruht erst aus; nach einer Nacht im Bett ist die Person bereit.
guide-done-harvest = **Gute Ernte.** Darauf wartet deine Leiste.
guide-done-labor = **Ehrliche Arbeit, ehrliche Münzen.**
guide-done-pass = **Ein guter Moment zum Passen.** Nächste Runde geht es für dich weiter.
guide-done-choose = **Mutig gewählt.**
guide-done-exert = **Wieder daheim.** Im Protokoll steht, wie es ausging.
guide-done-rest = **Schlaft gut, alle miteinander.**
