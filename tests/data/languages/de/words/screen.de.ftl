# The link by which a table is watched in a browser, and the pages behind it.
command-link = link
cmd-game-link = Ein Link, mit dem alle diesem Tisch im Browser zusehen können
opt-link = Den Link zeigen, ersetzen oder beenden
link-show = zeigen
link-new = ersetzen: der alte endet
link-off = beenden
link-open = Zusehen
link-here = Wer diesen Link hat, kann dem Tisch im Browser zusehen: seine Dörfer, wer am Zug ist und jede Geschichte, wenn sie vorbei ist. `/partie link` ersetzt oder beendet ihn.
link-made = **{ $name }** hat einen Link erstellt: Wer ihn hat, kann diesem Tisch im Browser zusehen. Was hier noch verborgen ist, ist auch dort verborgen. `/partie link` zeigt, ersetzt oder beendet ihn.
link-ended = Der Link ist beendet: Er zeigt nichts mehr.
link-nowhere = Dieser Bot zeigt keine Tische im Browser. Wer ihn betreibt, kann das ändern: SCREEN_PORT in den Einstellungen.
link-later = Erst muss die Partie anfangen.
link-host = Ob der Abend einen Link hat, entscheidet, wer einlädt.

## Pages

screen-missing = Hier gibt es nichts zu sehen
screen-missing-why = Der Link stimmt nicht, oder er wurde beendet oder ersetzt. Den neuen hat der Tisch.
screen-later = Einen Moment
screen-later-why = Discord hat noch nicht gesagt, was dieser Tisch zeigt. Die Seite versucht es von selbst noch einmal.
screen-languages = Sprachen
screen-pages = Seiten
screen-table = Tisch
screen-replay = Von Anfang an
screen-book = Als Buch (EPUB)
screen-poster = Plakat
screen-now = Jetzt
screen-votes = Was der Tisch rät
screen-vote = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
screen-sound = Ton: Feuer, Tropfen und Wind
screen-step = Zug { $number } von { $count }
screen-earlier = Früher
screen-after = Später
screen-village = Dorf
screen-coins = Münzen
screen-ready = Bereit
screen-people = Dorfbewohner
screen-buildings = Gebäude
screen-goods = Waren
screen-reputation = Ansehen
screen-points = Punkte
screen-began = Die Dörfer zu Beginn von Runde { $round }
screen-by-round = Punkte nach Runden
