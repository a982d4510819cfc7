# Following games: what one missed and owes, lists, spectators, figures, invitations.

## What happened

retold = **{ $name }** { $deeds }
retold-deed =
    { $deed ->
        [labor] arbeitet
        [build] baut
        [train] bildet aus
        [explore] geht nach unten
        [offer_to_buy] macht ein Gebot
        [accept] nimmt ein Gebot an
        [opponent] macht einen Zug
        [harvest] erntet
        [pass] passt
        [rest] ruht aus
        [advance] legt Waren aus
        [put_up_for_sale] bietet etwas zum Verkauf an
        [take_back] nimmt es zurück
        [refresh_row] tauscht eine Reihe aus
        [refuse] lehnt ab
       *[withdraw] zieht ein Gebot zurück
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count }-mal)
    }
retold-named =
    { $deed ->
        [build] baut { $what }
        [train] bildet { $what } aus
        [lost] scheitert in „{ $what }“
       *[found] schafft es in „{ $what }“
    }
catchup-title =
    ### { $moves ->
        [0] Seit du zuletzt am Zug warst
        [one] Ein Zug, seit du zuletzt am Zug warst
       *[other] { $moves } Züge, seit du zuletzt am Zug warst
    }
catchup-you = **Du:** { $figures }
catchup-coins = Münzen { $figure }
catchup-villagers = Dorfbewohner { $figure } ({ $ready } bereit)
catchup-goods = Waren: { $figure }
catchup-none = keine
catchup-reputation = Ansehen { $figure }
catchup-last = Dein letzter Zug: { $deed }
catchup-story = **{ $title }**
catchup-leads =
    { $by ->
        [one] Endete es jetzt: vorn { $names } mit { $points } Punkten, einen vor dir.
       *[other] Endete es jetzt: vorn { $names } mit { $points } Punkten, { $by } vor dir.
    }
catchup-share = Endete es jetzt, lägst du mit anderen vorn, mit { $points } Punkten.
catchup-lead =
    { $by ->
        [one] Endete es jetzt, lägst du mit { $points } Punkten vorn, einen vor allen anderen.
       *[other] Endete es jetzt, lägst du mit { $points } Punkten vorn, { $by } vor allen anderen.
    }
catchup-log = Das ganze Protokoll
catchup-nothing = Es ist nichts geschehen.
catchup-again = Noch einmal nachsehen

## What is owed

owed-nothing = **Auf dich wartet gerade nichts.** Ich pinge dich, wenn du am Zug bist.
owed-nowhere = Du spielst gerade in keiner Partie. `/partie neu` eröffnet eine; `/partie zuschauen` folgt der Partie hier.
owed-title = ### Das wartet auf dich
owed =
    { $place } · {""}**{ $what ->
        [take_turn] dein Zug
        [answer_offer] ein Gebot für dein Angebot
        [sell_item] jemand will dein Angebot kaufen
        [choose_option] eine Wahl in der Tiefe
        [read_out] ein Absatz zum Vorlesen
        [spend_effort] neu würfeln, verausgaben oder aufhören?
        [take_reward] eine Belohnung zum Aussuchen
        [rest_villagers] Ausruhen: Wer trinkt, wer schläft?
        [read_paragraph] ein Absatz zum Lesen
       *[tell_reward] eine Belohnung zum Nachschlagen
    }**
owed-since = { $what }, gefragt { $since }
owed-vote = { $place } · {""}**eine Abstimmung** { vote-motion }. Sie endet { $until }.
owed-more =
    { $count ->
        [one] Eine weitere Partie wartet auf dich: `/ich partien` zeigt sie.
       *[other] { $count } weitere Partien warten auf dich: `/ich partien` listet sie auf.
    }
table-link = [zum Tisch]({ $url })

## Games

games-title = ### Deine Partien auf diesem Server
games-none = Du hast auf diesem Server keine Partie. `/partie neu` eröffnet eine: Ein Kanal oder Thread hat immer nur eine.
games-lobby = wartet auf Mitspielende, { $count } von { $most }
games-round = Runde { $round } von { $rounds }
games-paused = pausiert
games-asked = wartet auf { $who }
games-since = gefragt { $since }
games-clock = die Uhr läuft { $until } ab
games-you = **dich**
games-nights = ### Deine Geschichtenabende
guest-planned = geplant für { $at }, { $rest }: du kommst
guest-asked =
    { $what ->
        [sit] **setz dich dazu:** er ist offen
        [begin] noch nicht begonnen: jeder Gast kann anfangen
        [go-on] Pause: jeder Gast kann weitermachen
        [lead] **du führst an:** Wer geht nach unten?
        [read] **du liest vor**
        [decide] **du entscheidest**
        [vote] der Tisch entscheidet: sag, was du meinst
       *[listen] von dir wird gerade nichts erwartet
    }
games-more =
    { $count ->
        [one] Eine weitere steht hier nicht.
       *[other] { $count } weitere stehen hier nicht.
    }

## Favourites


## Commands

cmd-catchup = Was geschah, seit du zuletzt am Zug warst, und was in deinen Partien auf dich wartet
cmd-games = Deine Partien auf diesem Server, zuerst die, die auf dich warten
cmd-game-watch = Diese Partie ansehen, ohne mitzuspielen, und hören, wie sie läuft
cmd-game-unwatch = Keine Nachrichten mehr über diese Partie
opt-updates = Wann ich dir schreibe
updates-round = Eine Nachricht nach jeder Runde
updates-end = Eine Nachricht, wenn die Partie endet
updates-none = Keine Nachrichten

## Watching

view-log = Protokoll
watch-village = Das Dorf von { $name }
watch-look = Zeig her
watch-often =
    { $often ->
        [round] Jede Runde Bescheid
        [end] Am Ende Bescheid
       *[none] Kein Bescheid
    }
watch-still =
    { $over ->
        [True] Die Partie ist zu Ende.
       *[other] Die Partie pausiert.
    }
watch-left = Du bekommst keine Nachrichten mehr über diese Partie.
watch-round = Runde { $round } von { $rounds } ist vorbei in { $place }. Zwischenstand: { $standing } Punkte.
watch-end = **Die Partie in { $place } ist zu Ende.** { $standing } Punkte.

## Invitations

language-name = Deutsch
lobby-untold =
    { $part ->
        [some] manche Geschichten sind auf { $language }
       *[all] die Geschichten sind auf { $language }
    }
lobby-until = schließt { $until }
pace-answers =
    antwortet { $hours ->
        [0] binnen einer Stunde
        [one] nach etwa einer Stunde
       *[other] nach etwa { $hours } Stunden
    }
pace-in-time = fast immer rechtzeitig
lobby-filled = Es sind genug gekommen.
lobby-ready = Ihr seid genug: Fangt an, wann ihr mögt, oder wartet auf weitere.
lobby-closes-soon = Diese Einladung schließt { $until }. Fangt an oder holt noch Leute dazu; `/partie neu` eröffnet jederzeit eine neue.
lobby-expired = Eine Woche lang hat niemand diese Partie angefangen, also ist die Einladung jetzt geschlossen. `/partie neu` eröffnet eine neue, wann ihr wollt.

## Figures

stats-title = ### { $who }
stats-none = Hier ist noch keine Partie zu Ende gespielt.
stats-none-common = Noch keine Partie ohne Gefährten und Hausregeln zu Ende gespielt.
stats-games =
    { $games ->
        [one] Eine Partie zu Ende gespielt
       *[other] { $games } Partien zu Ende gespielt
    }{ $won ->
        [0] {""}
       *[other] , { $won } gewonnen
    }
stats-server-games =
    { $games ->
        [one] Eine Partie zu Ende gespielt
       *[other] { $games } Partien zu Ende gespielt
    }
stats-best = bestes Dorf: { $points } Punkte, Platz { $place }, { village-size }
stats-server-best = bestes Dorf: { $points } Punkte, von { $who }, { village-size }
stats-average = im Schnitt { $points } Punkte
stats-companions =
    mit Gefährten: { $games ->
        [one] eine Partie, { $points } Punkte
       *[other] { $games } Partien, im Schnitt { $points } Punkte
    }
stats-house-rules =
    mit Hausregeln: { $games ->
        [one] eine Partie, { $points } Punkte
       *[other] { $games } Partien, im Schnitt { $points } Punkte
    }
stats-moves =
    { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
    }, { $in_time } davon rechtzeitig
stats-kept = Behaltene Geschichten: { $titles }
stats-server = Dieser Server
cmd-stats = Partien, Dörfer und Tempo: deine, die von anderen und die des Servers
opt-stats-player = Wessen Partien
