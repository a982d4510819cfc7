# A newcomer's first adventure, alone and in private.

adventure-begin = Ein erstes Abenteuer
adventure-again = Noch einmal
adventure-newgame = Hier einen Tisch eröffnen
adventure-newnight = Hier einen Geschichtenabend eröffnen
adventure-nobody = Niemanden verausgaben
adventure-neighbour = Nebenan
adventure-head = -# Dein erstes Abenteuer · { $step } von { $steps }
adventure-send =
    {""}### Das ist dein Dorf
    Ein Haus, vier Dorfbewohner, sieben Münzen; und darunter Höhlen, deren Ende niemand kennt. In jedem Zug schickst du jemanden los, um eine Sache zu tun. Wer gearbeitet hat, ist müde bis zur Nacht.

    {""}**Wer geht nach unten?** Zwei müssen es sein. Was ihre Würfel zeigen, sind Laternen, und ohne Laternen lässt sich dort unten nichts ausrichten. Odo bleibt hier: Sonst hat niemand einen Hammer, und bauen willst du ja auch.
adventure-read = **Wähle.** Die Zahl sagt, wie viele Laternen deine zwei würfeln müssen. Was es bringt, verrät dir vorher niemand.
adventure-exert = **Zu wenige Laternen.** Wer sich verausgabt, bringt eine dazu und kommt verletzt heim: Das kostet zwei Nächte im Bett oder einen Trank. Oder du lässt es und hörst, wie es ausgeht.
adventure-build = **Jetzt bau etwas.** Odo hat einen Hammer und du die Münzen. Jedes Gebäude bringt am Ende Siegpunkte (SP), und die meisten schon vorher etwas: Betten, Waren, Einkommen.
adventure-rest = **Es wird Nacht**, sobald niemand mehr etwas zu tun hat. Wer müde ist und in einem Bett schläft, kann morgen wieder arbeiten. Du hast weniger Betten als Leute, die eins brauchen: Darum baut man mehr davon.
adventure-done =
    {""}### Das war eine Runde. Eine Partie hat sieben
    In einer ganzen Partie teilen sich zwei bis vier Dörfer einen Markt, Waren bringen mehr, je länger du sie sammelst, und die Leute unten merken sich, was du getan hast. Die anderen am Tisch hören deine Geschichten, und du hörst ihre.

    `/partie neu` eröffnet einen Tisch in jedem Kanal: Ist gerade niemand da, spielen Gefährten mit, und **Zeig mir, wie es geht** auf dem Panel bringt jemanden, der dich begleitet. `/abend neu` ist für einen gemeinsamen Abend: Jede Geschichte wird vorgelesen, und alle geben Rat. `/regeln` beantwortet Fragen.

command-tutorial = tutorial
cmd-tutorial = Ein erstes Abenteuer: fünf Minuten, nur für dich allein
