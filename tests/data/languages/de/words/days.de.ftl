# Turns across days.

## Calls

ping-turn = Du bist am Zug.
next-is-you = Der Zug vor deinem hat begonnen: Als Nächstes bist du dran.
to-the-table = Zum Tisch
refused-messages = **Ich konnte dir keine Direktnachricht schicken.** Vielleicht lässt du von diesem Server keine zu. Das stand darin:
remind =
    { $last ->
        [True] Alle warten auf dich: Du bist noch am Zug.
       *[other] Du bist noch am Zug.
    } Gefragt wurdest du { $since }.{ $until ->
        [none] {""}
       *[other] {" "}Deine Uhr läuft { $until } ab.
    }
remind-in-hours = In 3 Stunden erinnern
remind-tomorrow = Morgen erinnern
remind-not = In diesem Zug nicht mehr
remind-at = Ich erinnere dich am { $at }, wenn du dann noch am Zug bist.
remind-never = An diesen Zug erinnere ich dich nicht mehr.
reminders-end =
    { $name } wurde { $count }-mal erinnert, und in diesem Zug erinnere ich nicht noch einmal. Vielleicht hilft ein Wort von euch.
overdue =
    Die Uhr von { $name } ist abgelaufen. Verloren ist nichts: Die Partie wartet, und die anderen am Tisch können abstimmen, wie es weitergeht.

## The panel

asked-since =
    gefragt { $since }{ $until ->
        [none] {""}
       *[other] {" · "}die Uhr läuft { $until } ab{ $more ->
            [0] {""}
           *[other] {" "}(+{ $more } h mit dem Zug)
        }
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}Ruhezeit, zurück { $wakes }
    }{ $last ->
        [True] {" · "}alle anderen sind fertig
       *[other] {""}
    }
clocks = Uhren: { $clocks }. Jeder Zug gibt { $more } h dazu, bis zu { $cap } h.
clock-of = { $name } { $hours } h
part-done = Du bist erst einmal fertig. Wir warten noch auf { $names }.

## The pace of a table

lobby-pace =
    { $pace ->
        [none] -# Keine Uhr; eine Erinnerung alle { $remind } Stunden.
       *[other]
            -# Uhr: { $bank } Stunden und { $increment } mehr für jeden Zug, höchstens { $cap }. Sie schläft, wenn du schläfst (`/ich abwesend`). Eine Erinnerung alle { $remind } Stunden.
    }
opt-pace = Wie lange ein Zug dauern darf
pace-none = keine Uhr
pace-live = live: 24 Stunden und 4 für jeden Zug
pace-fast = schnell: 72 Stunden und 12 für jeden Zug
pace-slow = langsam: 72 Stunden und 36 für jeden Zug

## When you are awake

cmd-away = Wann du schläfst, frei hast oder verreist: Deine Uhr steht, und niemand pingt dich
opt-zone = Deine Zeitzone: eine Stadt, ein Land oder ein Abstand wie UTC-8
opt-quiet = Wann du Ruhe willst, etwa 22:00-07:00
opt-days-off = Wochentage, an denen du nicht spielst
opt-holiday-from = Erster Urlaubstag, etwa 2027-07-24
opt-holiday-to = Letzter Urlaubstag
away-zone = Deine Zeitzone ist **{ $zone }**, dort ist es jetzt { $time }.
away-zone-unset = Deine Zeitzone kenne ich noch nicht. Bis du sie einstellst, rechne ich in UTC, dort ist es jetzt { $time }.
away-night = - Bis dahin warten Erinnerungen nachts: { $quiet } in { $zone }
away-quiet = - Ruhezeit: { $quiet }
away-days = - Freie Tage: { $days }
away-holiday = - Urlaub: { $first } bis { $last }
away-never = Dich darf man zu jeder Stunde pingen.
away-how = -# Einstellen kannst du sie mit **Ändern** oder den Optionen von `/ich abwesend`. In diesen Zeiten stehen deine Uhren, und du bekommst keine Erinnerungen.
change = Ändern
hours-form = Wann du wach bist
hours-zone = Deine Zeitzone
hours-quiet = Ruhezeit
hours-days-off = Freie Tage
hours-start = Erster Urlaubstag
hours-end = Letzter Urlaubstag
away-proposed =
    So wie du spielst, schläfst du wohl etwa **{ $quiet }** ({ $zone }). Sollen deine Uhren dann stehen und Erinnerungen warten?
away-confirm = Ja, diese Zeiten
away-none = keine
away-none-spoken = kein|aus|nein|nichts|nie|-
away-zone-unknown = Eine Zeitzone „{ $text }“ kenne ich nicht. Tipp eine Stadt oder ein Land und nimm etwas aus der Liste.
away-zone-several = „{ $text }“ kann mehrere Zeitzonen meinen: { $zones }. Stell bitte eine davon ein.
away-quiet-unclear = „{ $text }“ kann ich nicht als Uhrzeiten lesen. Schreib es wie 22:00-07:00, oder keine.
away-quiet-too-long = Eine Ruhezeit braucht einen Anfang und ein anderes Ende und darf höchstens { $most } Stunden dauern.
away-days-unclear = „{ $text }“ kann ich nicht als Wochentage lesen. Schreib ihre Namen mit Kommas dazwischen, oder keine.
away-days-all = Lass dir einen Tag zum Spielen.
away-date-unclear = „{ $text }“ kann ich nicht als Datum lesen. Schreib es wie 2027-07-24, oder keine.
date-two-ways = „{ $text }“ kann { $first } oder { $second } meinen. Schreib es bitte so.
away-order = Dieser Urlaub endet, bevor er beginnt.
away-past = Dieser Urlaub ist schon vorbei.
away-too-long = Ein Urlaub darf { $most } Tage dauern. Für länger überlass deinen Platz jemand anderem.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
cmd-remind = An deinen Zug erinnert werden
opt-remind-in = In wie vielen Stunden; 0 für gar nicht

## Settings

opt-pings = Wo du gepingt wirst, wenn du am Zug bist
opt-next = Eine Nachricht, wenn du als Nächstes dran bist
opt-remind = Stunden zwischen Erinnerungen; 0 für keine
opt-pass-for-me = Für dich passen, wenn bei dir niemand bereit ist und nur noch Handel bleibt
pings-channel = im Kanal
pings-dm = per Direktnachricht
settings-calls =
    - Pings: { $pings ->
        [dm] { pings-dm }
       *[other] { pings-channel }
    }
    - { settings-switch-tell-next }: { $next ->
        [True] ja
       *[other] nein
    }
    - Erinnerungen: { settings-remind }
    - { settings-switch-pass-for-me }: { $passes ->
        [True] ja
       *[other] nein
    }

    -# Einstellen kannst du sie mit **Ändern** oder den Optionen von `/ich einstellungen`.
settings-form = Deine Einstellungen
settings-ask-language = Sprache
settings-ask-pings = Wo ich dich pinge, wenn du am Zug bist
settings-ask-remind = Erinnerungen
settings-ask-switches = Was du möchtest
settings-language-own = wie in Discord
settings-remind =
    { $remind ->
        [-1] wie am Tisch eingestellt
        [0] keine
        [one] jede Stunde, oder früher, wenn der Tisch es so will
       *[other] alle { $remind } Stunden, oder früher, wenn der Tisch es so will
    }
settings-switch-dm-readings = Begegnungen per Direktnachricht
settings-switch-text-first = Nur Text, wo nur du es siehst, keine Bilder
settings-switch-tell-next = Bescheid, wenn du als Nächstes dran bist
settings-switch-pass-for-me = Für dich passen, wenn nur Handel bleibt
settings-switch-narration = Briefe vorgelesen bekommen
digest = Deine Partien heute: { $own ->
    [0] { $count ->
        [one] die eine wartet auf andere.
       *[other] alle { $count } warten auf andere.
    }
   *[other] { $count ->
        [one] du bist am Zug.
       *[other] in { $own } von { $count } bist du am Zug.
    }
}
digest-own = **Du bist am Zug**
digest-others = **Andere sind am Zug**
digest-since =
    seit { $since }{ $until ->
        [none] {""}
       *[other] {" · "}die Zeit läuft { $until } ab
    }
digest-waits = wartet auf { $names }
digest-how = -# Einmal am Tag, wie du es eingestellt hast. `/ich einstellungen` ändert es.
settings-digest =
    - Täglich eine Liste deiner Partien: { $at ->
        [none] nein
       *[other] um { $at }{ $only ->
            [True] , und sonst keine Pings
           *[other] {""}
        }
    }
settings-ask-digest = Täglich eine Liste deiner Partien, um
settings-switch-digest-only = Mit dieser Liste keine Pings bei jedem Zug
opt-digest = Jeden Tag zu dieser Stunde eine Direktnachricht mit deinen Partien
opt-digest-only = Mit dieser Liste keine Pings und Erinnerungen bei jedem Zug
pass-for-me-asked =
    {""}**In deinem Dorf sind jetzt alle beschäftigt.** In solchen Zügen kannst du nur noch handeln oder passen, also passe ich für dich, ohne dich zu rufen. Ist dir das recht?
pass-for-me-yes = Ja, pass für mich
pass-for-me-no = Nein, ruf mich
pass-for-me-set = { $passes ->
    [True] **Ich passe für dich**, wenn bei dir niemand bereit ist.
   *[other] **Ich rufe dich**, solange du noch handeln könntest.
} `/ich einstellungen` ändert es.
