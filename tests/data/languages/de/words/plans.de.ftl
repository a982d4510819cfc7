# Planned story nights: their message, their event, what those who signed up are told.

plan-title = ## Ein Geschichtenabend ist geplant
plan-length =
    { $count } Reisen in die Tiefe, etwa { $minutes } Minuten. Ihr braucht kein Spiel und keine Vorbereitung.
plan-when = **{ $at }**, { $rest }
plan-voice = Wir treffen uns in { $channel }.
plan-coming =
    { $count ->
        [0] Noch hat niemand zugesagt.
        [one] **Zugesagt:** { $names }
       *[other] **Zugesagt ({ $count }):** { $names }
    }
plan-ask = Wer kommt, wird eine Stunde vorher erinnert. Wenn es so weit ist, könnt ihr euch hier unter einer neuen Nachricht dazusetzen.
plan-come = Ich komme
plan-stay = Ich kann nicht
plan-to-event = Event
plan-closed = Dieser Geschichtenabend, geplant für { $at }, findet nicht statt.
plan-nobody = Diesmal kam niemand ans Feuer. `/abend planen` setzt einen anderen Abend an.
plan-expected = **Erwartet:** { $names }
plan-zone = Ich habe deine Zeit als UTC verstanden: { $at }. Stimmt das nicht, nenn mir deine Zeitzone mit `/ich abwesend` und berichtige den Abend mit `/abend verschieben`.
plan-to = Der Abend ist verschoben auf { $at }.

plan-soon = Der Geschichtenabend beginnt hier { $at }.
plan-opens = Der Geschichtenabend beginnt. Setz dich dazu, wenn du da bist.
plan-moved = Der Geschichtenabend ist verschoben: Er beginnt { $at }.
plan-cancelled = Der geplante Geschichtenabend findet nicht statt.
plan-missed = Der Geschichtenabend konnte nicht rechtzeitig öffnen. `/abend planen` setzt einen anderen an.
plan-busy = Es ist Zeit für den Geschichtenabend, aber in diesem Kanal läuft eine Partie. Er öffnet, sobald sie vorbei ist, wenn das in der nächsten Stunde ist; `/abend verschieben` verschiebt ihn.
plan-channel-gone = Der Geschichtenabend, für den du zugesagt hast, findet nicht statt: Sein Kanal ist nicht zu erreichen.

plan-event = Ein Geschichtenabend: { $count } Reisen in die Tiefe
plan-event-about =
    Wir hören gemeinsam Geschichten: ein Dorf, ein Abend. Jemand liest vor, alle geben Rat, die Würfel entscheiden.
    { $about }
    Hier zusagen: { $link }
plan-cover = Ein Geschichtenabend
plan-journeys = { $count } Reisen in die Tiefe
alt-cover = „{ $title }“, { $about }. Sechs Dorfbewohner sitzen unter den Sternen um ein Feuer; unter ihnen liegt eine Höhle.

plan-today = heute|heut
plan-tomorrow = morgen
plan-in-two-days = übermorgen
plan-morning = am morgen|vormittags|früh
plan-afternoon = am nachmittag|nachmittags|nachmittag
plan-evening = am abend|abends|abend
plan-none-here = In diesem Kanal ist kein Geschichtenabend geplant. `/abend planen` plant einen.
plan-here = In diesem Kanal ist schon ein Geschichtenabend geplant. `/abend verschieben` verschiebt ihn, `/abend absagen` sagt ihn ab.
plan-over = Dieser Abend hat schon geöffnet oder ist abgesagt: Such seine neueste Nachricht.
plan-not-open = Dieser Abend öffnet später.
plan-signed-up = Du hast schon zugesagt.
plan-not-signed-up = Du hattest nicht zugesagt.
plan-at-unclear = „{ $text }“ kann ich nicht als Zeit lesen. Versuch `samstag 20:00`, `morgen 20:00` oder `2026-11-28 20:00`.
plan-at-past = Das ist schon vorbei.
plan-at-far = Das ist mehr als { $days } Tage hin.

command-plan = planen
command-move = verschieben
cmd-night-plan = Einen Geschichtenabend planen, mit Event des Servers und einer Liste, wer kommt
cmd-night-move = Den geplanten Abend verschieben
cmd-night-cancel = Den geplanten Abend absagen
opt-at = Wann, in deiner Zeitzone: samstag 20:00, morgen 20:00, 2026-11-28 20:00
opt-voice-channel = Der Sprachkanal, in dem ihr euch trefft, wenn es einen gibt
parameter-at = wann
parameter-voice = sprachkanal
data-sign-ups = - Geschichtenabende, für die du zugesagt hast: { $count }
