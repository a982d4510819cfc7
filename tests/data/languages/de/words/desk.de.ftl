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
desk-form = Gast verabschieden
desk-form-guest = Wer soll für heute gehen?
desk-left = { $name } ist gegangen und kann sich heute nicht mehr dazusetzen.
desk-nobody = Sonst sitzt hier niemand.
desk-gone = Dieser Gast ist nicht mehr hier.
night-sent-away = Du wurdest gebeten, diesen Abend zu verlassen. Zuhören kannst du weiterhin.
night-host-begins = Den Abend beginnt, wer einlädt, und ohne diese Person, wer sich als Erstes gesetzt hat.

command-desk = regiepult
cmd-night-desk = Das Regiepult: Pausen, Tempo, Vorlesen, Gäste, das Ende
