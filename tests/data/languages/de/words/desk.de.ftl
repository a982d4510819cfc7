# The host's desk: a private message from which a night is steered.

desk-open = Regiepult
desk-title = ## Das Regiepult
desk-note = -# Das siehst nur du. Was du änderst, gilt sofort.
desk-break = { $minutes } Minuten Pause
desk-pause = Pause
desk-skip = Diesen Schritt überspringen
desk-pace =
    { $value ->
        [brisk] Flottes Tempo
        [easy] Ruhiges Tempo
       *[unhurried] Ohne Eile
    }
desk-reader =
    { $value ->
        [guests] Gäste lesen vor
        [bot] Der Bot liest vor
       *[host] Wer einlädt, liest vor
    }
desk-decide =
    { $value ->
        [leader] Wer anführt, entscheidet
       *[table] Der Tisch entscheidet
    }
desk-guests = Gast verabschieden…
desk-end = Abend beenden…
desk-end-ask = **Den Abend jetzt beenden?** { $journey } wäre die letzte. Eine Geschichte, die nicht zu Ende gelesen ist, gilt nicht als gehört.
desk-ended = Abend beenden
desk-back = Weiter mit dem Abend
desk-lobby-later = Der Abend hat noch nicht begonnen: Es läuft noch nichts, was pausieren oder übersprungen werden könnte.
desk-lobby-end = Abend absagen…
desk-lobby-end-ask = **Den Abend absagen?** Die Einladung schließt für alle.
desk-lobby-ended = Absagen
desk-lobby-back = Offen lassen
desk-called-off = Der Abend ist abgesagt. `/abend neu` öffnet einen anderen.
desk-evening-end = Partie zurückkehren lassen…
desk-evening-end-ask = **Die Partie jetzt zurückkehren lassen?** Sie geht über Tage weiter, und ihre Uhren laufen wieder.
desk-evening-ended = Zurückkehren lassen
desk-evening-back = Zusammen bleiben
desk-evening-break = Macht Pause: Hier läuft keine Uhr der Partie. Der Spielabend wartet bis { $until } auf euch; dann kehrt die Partie zurück.
desk-evening-pace = An einem Spielabend geht nichts von selbst weiter: Ihr habt alle Zeit, die ihr wollt.
desk-evening-decide = An einem Spielabend entscheidet, wer am Zug ist; die anderen beraten.
desk-evening-skip = Gerade wird nichts vorgelesen oder erzählt: Dieser Schritt gehört der Person, die am Zug ist.
desk-form = Gast verabschieden
desk-form-guest = Wer soll für heute gehen?
desk-left = { $name } ist gegangen und kann sich heute nicht mehr dazusetzen.
desk-nobody = Sonst sitzt hier niemand.
desk-gone = Dieser Gast ist nicht mehr hier.
night-sent-away = Du wurdest gebeten, diesen Abend zu verlassen. Zuhören kannst du weiterhin.
night-host-begins = Den Abend beginnt, wer einlädt, und ohne diese Person, wer sich als Erstes gesetzt hat.

command-desk = regiepult
cmd-night-desk = Das Regiepult: Pausen, Tempo, Vorlesen, Gäste, das Ende
