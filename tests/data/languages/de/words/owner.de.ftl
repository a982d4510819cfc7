# What the bot's owner sees and says, and what those see whom they have banned.

command-owner = betrieb
command-overview = überblick
command-ban = sperren
command-unban = entsperren
command-announce = ankündigen
parameter-server = server
parameter-text = text
parameter-take = annehmen
cmd-owner = Nur für die, denen dieser Bot gehört
cmd-owner-overview = Wie es dem Bot geht
cmd-owner-ban = Eine Person oder einen Server für diesen Bot sperren
cmd-owner-unban = Die Sperre einer Person oder eines Servers aufheben
cmd-owner-announce = Allen Servern mit einer offenen Partie etwas ankündigen
cmd-owner-games = Neue Partien annehmen oder keine mehr
opt-owner-player = Eine Person
opt-owner-server = Die ID eines Servers
opt-owner-text = Was du sagen willst; der Bot fügt hinzu, dass es von dir kommt
opt-owner-take = Ob neue Partien angenommen werden; offene gehen weiter

owners-only = Das können nur die, denen dieser Bot gehört.
owners-unknown = Discord kann gerade nicht sagen, wem dieser Bot gehört. Versuch es gleich noch einmal.
owner-whom = Nenne eine Person oder einen Server, eins von beiden.
owner-no-id = Das ist keine ID eines Servers. Kopier sie in Discords Entwicklermodus.
owner-not-yourself = Dieser Person gehört der Bot.
owner-title = ### Wie es dem Bot geht
owner-games = Partien: { $running } laufen, { $lobbies } in einer Lobby, { $paused } pausieren, auf { $servers } Servern
owner-outbox = Wartende Nachrichten: { $waiting }, und { $later } für später
owner-timers = Verspätete Timer: { $count }, der älteste um { $seconds } s
owner-new-dms = Neue Direktnachrichten in der letzten Stunde: { $count }
owner-disk = Datenbank: { $file } MB; frei auf ihrem Datenträger: { $free } MB
owner-backup = Neueste Sicherung: { $hours } Stunden alt
owner-no-backup = Es gibt keine Sicherung.
owner-bans = Gesperrt: { $people } Personen, { $servers } Server
owner-takes = Neue Partien werden angenommen.
owner-takes-none = Neue Partien werden nicht angenommen. Offene gehen weiter.
owner-banned-person = Gesperrt. Die Partien dieser Person gehen ohne sie weiter, und was sie drückt, wird abgelehnt. `/betrieb entsperren` hebt es auf.
owner-banned-server = Gesperrt. Seine Partien stehen still bis `/betrieb entsperren`, und was dort gedrückt wird, wird abgelehnt.
owner-banned-before = Diese Sperre gilt schon.
owner-lifted = Die Sperre ist aufgehoben.
owner-not-banned = So eine Sperre gibt es nicht.
owner-announces =
    { $count ->
        [one] Ankündigung { $number } geht an einen Server.
       *[other] Ankündigung { $number } geht an { $count } Server, zehn pro Sekunde.
    }
owner-announces-to-none = Kein Server hat eine offene Partie, also geht Ankündigung { $number } nirgendwohin.
owner-announced = **Aus dem Betrieb dieses Bots:** { $text }

banned-person = Du bist für diesen Bot gesperrt, von denen, die ihn betreiben. Deine Partien gehen ohne dich weiter. `/ich daten` zeigt, was über dich gespeichert ist, und `/ich vergessen` löscht es.
banned-server = Dieser Server ist für diesen Bot gesperrt, von denen, die ihn betreiben. Seine Partien stehen still, und verloren geht nichts. `/ich daten` zeigt, was über dich gespeichert ist, und `/ich vergessen` löscht es.
no-new-games = Ich nehme zurzeit keine neuen Partien an. Offene gehen weiter; versuch es später noch einmal.
data-banned-people = - Dass du für diesen Bot gesperrt bist, als Prüfsumme; `/ich vergessen` lässt es stehen

alert-disk = **Der Datenträger der Partien ist fast voll.** In { $folder } sind { $free } MB frei. Zuerst scheitern Sicherungen, dann lässt sich nichts mehr speichern. Schaff Platz oder setz `BACKUPS_KEPT` herunter.
alert-rights = **Ich darf nicht schreiben, wo die Partien liegen.** Der Benutzer, als der ich laufe, kann in den Ordner { $folder } oder seine Datenbank nicht schreiben. Gib ihm die Rechte zurück.
alert-backups = **Die tägliche Sicherung ist gescheitert.** In { $folder } ist nichts neuer als die letzte gelungene. Das Log sagt, warum; meist ist es der Datenträger, oder es sind die Rechte des Ordners.
