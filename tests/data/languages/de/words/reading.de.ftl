## How encounters are read, chosen in the lobby

lobby-readings = **Wie werden die Begegnungen gelesen?** Das wählt, wer eingeladen hat.
lobby-reading =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
lobby-reading-private = **Private Briefe**: Nur wer erkundet, liest die Begegnung; ist sie vorbei, dürfen es alle.
lobby-reading-table = **Am Tisch**: Alle sehen den Text einer Begegnung im Kanal, und wer erkundet, wählt.
lobby-reading-player = **Jemand liest vor**: Wer links von der erkundenden Person sitzt, bekommt den Text einer Begegnung und liest ihn allen vor.
lobby-reading-book = **Euer eigenes Buch**: Ihr habt das gedruckte Begegnungsbuch, und der Bot nennt die Nummern.
lobby-who-reads = Wer liest?
lobby-read-private = Private Briefe
lobby-read-table = Am Tisch
lobby-read-player = Jemand liest vor
lobby-read-book = Euer eigenes Buch

## A player reads

verb-aloud = Ich habe es vorgelesen
verb-open-reading = Meinen Text öffnen
ask-read-out = { $who }, lies dem Tisch die Begegnung von { $explorer } vor
read-by = **{ $name }** hat den Text und liest ihn euch vor. Ich pinge dich, wenn du wählen kannst.
reader-intro =
    { $done ->
        [True] **Du hast das für { $explorer } vorgelesen**, und der Tisch sieht es jetzt. Behalt den letzten Teil für dich, bis die Würfel gefallen sind.
       *[other] **Du liest für { $explorer } vor.** Lies es laut, dann drück **Ich habe es vorgelesen**: Der Absatz und seine Optionen erscheinen für den ganzen Tisch, und { $explorer } wird zum Wählen gepingt. Du kannst das Lesen auch dem Knopf überlassen. Behalt den letzten Teil für dich, bis die Würfel gefallen sind.
    }
ping-reading = Du bist mit Vorlesen dran: Eine Begegnung wartet auf dich.
remind-reading =
    Eine Begegnung wartet noch darauf, dass du sie vorliest. Gefragt wurdest du { $since }.{ $until ->
        [none] {""}
       *[other] {" "}Ende deiner Uhr: { $until }.
    } Sonst wird jemand anders gefragt.
ping-read = { $name } hat dir deine Begegnung vorgelesen: Wähle, was ihr tut.
ping-shown = Niemand hat deine Begegnung vorgelesen, also steht sie hier für alle: Wähle, was ihr tut.
reading-passed = { $name } hat die Begegnung nicht vorgelesen, also ist jetzt { $next } gefragt.
reading-shown = { $name } hat die Begegnung nicht vorgelesen, also hat der Bot sie dem Tisch gezeigt.
wait-for-reader = Der Text liegt bei der Person, die dir vorliest. Ich pinge dich, wenn es so weit ist.
read-out-already = Das ist schon vorgelesen.
