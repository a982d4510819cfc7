## One press: the commonest moves, More and Table

quick-harvest = Ernten: { $goods }
quick-reroll = Neu würfeln: { $villager }
quick-harvest-all =
    { $count ->
        [one] Das ernten
       *[other] Alle { $count } ernten
    }
quick-explore = Losschicken: { $villagers }
quick-labor = Arbeiten: { $villagers }
quick-exert = Verausgaben: { $villagers }
quick-buy = { item-name } kaufen, { $coins } Münzen
quick-buy-from = { item-name } von { $name } kaufen, { $coins } Münzen
verb-more = Mehr
verb-rest-otherwise = Anders ausruhen
verb-undo-of = Zurücknehmen ({ $name })
verb-withdraw = Gebot zurückziehen ({ $name })
view-table = Tisch
table-title = ## Der Tisch, Runde { $round } von { $rounds }
more-title = ### Was du jetzt noch tun kannst
more-dice = ### Zuerst die Würfel: neu würfeln, verausgaben oder aufhören?
more-none = Mehr kannst du gerade nicht tun. **Tisch** zeigt alle Dörfer und Tafeln.
more-not-now = **Gerade nicht**
more-why = -# { $verb }: { $why }
more-buy = **Von anderen kaufen**
more-offer = Gebot machen
more-bid = **Gebot an { $name }**: { item-name }
more-coins = { coins }
more-bid-price = { $name }: { coins }
more-sell = **Verkaufen**: für wie viel?
more-price = { item-name }: { coins }
more-any-price = { item-name }: jedes Gebot
more-sell-solo = { item-name } verkaufen
more-dearer = Anderer Preis
more-sell-other = Etwas anderes verkaufen
more-refresh = **Für eine Münze eine Reihe austauschen**
more-row =
    { $row ->
        [house] Neue Häuser
       *[outpost] Neue Außenposten
    }
more-goods = **Deine Fortschrittsleiste**: eine Ware auslegen oder mehrere
more-place = { items } auslegen
more-others = **Alles andere**
verb-proposed = Betten belegen
verb-proposed-drinks = Betten und Getränke
proposed-rest = -# { $name }: Die Betten bekommen { $villagers }.
proposed-potions = -# Mit Getränken: je ein Trank für { $villagers }.
proposed-ciders = -# Mit Getränken: je ein Cider für { $villagers }.
proposed-nobody = -# { $name }: Niemand braucht ein Bett.
beds-empty =
    { $count ->
        [one] Ein Bett bleibt leer. Ohne Bett: { $villagers }. **Leer lassen?**
       *[other] { $count } Betten bleiben leer. Ohne Bett: { $villagers }. **Leer lassen?**
    }
beds-fill = Betten belegen
beds-leave = Leer lassen
short-builder-1 = Odo
short-trainer-1 = Wren
short-explorer-1 = Pip
short-builder-2 = Marta
short-trainer-2 = Anselm
short-explorer-2 = Fink
short-builder-3 = Tobin
short-trainer-3 = Ilse
short-explorer-3 = Linnet
short-builder-4 = Gudrun
short-trainer-4 = Kasimir
short-explorer-4 = Tamsin
pick-one = Wähle genau eins.

## What is for sale

buy-build =
    {""}**{ $name }** baut. Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
buy-train =
    {""}**{ $name }** bildet aus. Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
buy-card = { $name } · { $count }
buy-missing =
    { $count ->
        [one] 1 Münze fehlt
       *[other] { $count } Münzen fehlen
    }
buy-no-cave = Außenposten (du brauchst eine leere Höhle)
buy-otherwise = Anders…
