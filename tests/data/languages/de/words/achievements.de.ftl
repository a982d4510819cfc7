# What a village did that few do, and the hall of a server's villages.

achieved-title = **Was man sich von diesen Dörfern erzählen wird**
achieved = **{ $name }** · *{ $title }*: { $why }
stats-achieved = Erfolge: { $titles }
stats-achieved-times = *{ $title }* ×{ $count }
hall-title = ## Die Ruhmeshalle der Dörfer
hall-village = { $rank }. **{ $points } Punkte** · { $who } · { village-size } · Platz { $place }
village-size =
    { $buildings ->
        [one] ein Gebäude
       *[other] { $buildings } Gebäude
    }, { $villagers ->
        [one] ein Dorfbewohner
       *[other] { $villagers } Dorfbewohner
    }
hall-achieved = -# { $titles }
hall-empty = Hier steht noch kein Dorf: Die erste Partie, die auf diesem Server ohne Gefährten und Hausregeln zu Ende geht, bringt die ersten.
hall-known = -# Erfolge auf diesem Server: { $earned } von { $all }. Was die anderen sind, zeigt sich, wenn jemand sie verdient.

achievement-metal-man = Gut bei festen Deckeln
achievement-metal-man-why = Jemand in der Nachbarschaft ist aus Metall. Niemand spricht davon; alle kommen mit Einmachgläsern.
achievement-three-sixes = Drei Sechsen
achievement-three-sixes-why = Drei Sechsen in einer Begegnung. Die Würfel bitten, von Fragen abzusehen.
achievement-nine-lanterns = Hell wie am Waschtag
achievement-nine-lanterns-why = Neun Laternen an einem Ort. Aus drei Gemeinden kamen die Motten.
achievement-not-a-scratch = Kein Kratzer
achievement-not-a-scratch-why = Vier Begegnungen, und das Verbandszeug ist noch eingepackt.
achievement-long-way-home = Der lange Heimweg
achievement-long-way-home-why = Eine Höhle, drei Türen, und das Abendessen blieb warm, bis alles erzählt war.
achievement-went-back-down = Dann eben noch einmal
achievement-went-back-down-why = Ohne die Höhle heimgekommen, die Stiefel neu geschnürt und eine geholt.
achievement-seven-kinds = Von allem etwas
achievement-seven-kinds-why = Sieben Sorten Waren auf einer Leiste. Auf dem Markt heißt das jetzt „wie immer“.
achievement-shopkeeper = Sonntags geöffnet
achievement-shopkeeper-why = Drei Verkäufe an die Nachbarn, und die Schnur gab es dazu.
achievement-town = Vorsicht, Gerüst
achievement-town-why = Zehn Gebäude. Die Post hat um einen Plan gebeten, und um einen Stuhl.
achievement-undertown = Zimmer nach unten
achievement-undertown-why = Vier Außenposten unter einem Dorf. Oben hört man die Kessel pfeifen.
achievement-full-house = Volles Haus
achievement-full-house-why = Neun Dorfbewohner. Für die Wanne gibt es eine Liste.
achievement-good-name = Ein guter Name
achievement-good-name-why = So angesehen, dass man Türen aufhält, bevor jemand zu sehen ist.
achievement-by-a-whisker = Um Haaresbreite
achievement-by-a-whisker-why = Mit einem einzigen Punkt gewonnen. Gezählt wurde zweimal, einmal von jeder Seite.
