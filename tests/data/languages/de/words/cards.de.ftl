# The names of the cards. A key is the kind of card, a dash, and the card's id.
# A trade stands before a name: "mit Baumeister Odo" is said in every case of German as it is.

## Starting villagers, the same three for each seat

villager-builder-1 = Baumeister Odo
villager-trainer-1 = Ausbilderin Wren
villager-explorer-1 = Kundschafter Pip
villager-builder-2 = Baumeisterin Marta
villager-trainer-2 = Ausbilder Anselm
villager-explorer-2 = Kundschafter Fink
villager-builder-3 = Baumeister Tobin
villager-trainer-3 = Ausbilderin Ilse
villager-explorer-3 = Kundschafterin Linnet
villager-builder-4 = Baumeisterin Gudrun
villager-trainer-4 = Ausbilder Kasimir
villager-explorer-4 = Kundschafterin Tamsin

## Ordinary villagers, and what is said of them

villager-bram = Bram
villager-bram-about = der geduldige Brunnengräber
villager-oakum = Werg
villager-oakum-about = der Schiffszimmermann fern vom Meer
villager-marl = Mergel
villager-marl-about = die summende Maurerin
villager-tansy = Tansy
villager-tansy-about = die schwindelfreie Dachdeckerin
villager-vesper = Vesper
villager-vesper-about = die Bogenschützin mit den bemalten Wangen
villager-cobb = Cobb
villager-cobb-about = der sparsame Steinmetz
villager-juniper = Wacholder
villager-juniper-about = der Kesselflicker, der nachts liest
villager-aldith = Aldith
villager-aldith-about = die Dorfschullehrerin
villager-fennick = Fennick
villager-fennick-about = der Tanzmeister
villager-posy = Posy
villager-posy-about = die Erzählerin am Kamin
villager-larkin = Larkin
villager-larkin-about = der Schreiber fremder Briefe
villager-umber = Umbra
villager-umber-about = die Schildermalerin, die gut feilscht
villager-rusk = Zwieback
villager-rusk-about = der Bäcker, der davonlief
villager-ottoline = Ottoline
villager-ottoline-about = die Imkerin
villager-nettle = Nessel
villager-nettle-about = die Seiltänzerin
villager-skerry = Skerry
villager-skerry-about = der Klippenspringer
villager-gullop = Gullop
villager-gullop-about = der Flötenspieler vom Froschvolk
villager-brill = Brill
villager-brill-about = die Perlentaucherin vom Fischvolk

## Special villagers

villager-liquid-woman = Flüssige Frau
villager-glogo = Glogo
villager-grolo = Grolo
villager-cave-cat-1 = Höhlenkatze Ruß
villager-cave-cat-2 = Höhlenkatze Asche
villager-metal-man-1 = Metallmann Klonk
villager-metal-man-2 = Metallmann Niete

## Starting houses

building-starting-house-1 = Herdhaus
building-starting-house-2 = Schwellenhaus
building-starting-house-3 = Sparrenhaus
building-starting-house-4 = Gluthaus

## Houses

building-gabled-inn = Giebelwirtshaus
building-quince-cottage = Quittenhäuschen
building-windfall-cellar = Fallobstkeller
building-crooked-kiln = Schiefer Brennofen
building-chamomile-cottage = Kamillenhäuschen
building-weathercock-loft = Wetterhahnboden
building-welcome-lodge = Willkommenshaus
building-tollbridge-house = Zollbrückenhaus
building-pilgrim-hostel = Pilgerherberge
building-steaming-bathhouse = Dampfendes Badehaus
building-tin-bakery = Blechbäckerei
building-market-arcade = Marktlauben
building-physic-garden = Heilkräutergarten
building-mossback-hut = Moosrückenhütte
building-herring-smokehouse = Heringsräucherei
building-heron-jetty = Reihersteg
building-twine-walk = Seilerbahn
building-bellrope-tower = Glockenseilturm
building-clayfoot-pottery = Töpferei Tonfuß
building-almanac-press = Kalenderdruckerei
building-rag-mill = Lumpenmühle
building-mapmakers-attic = Kartenstube
building-chiming-clocktower = Schlagender Uhrturm
building-feasting-hall = Festhalle
building-rosewindow-chapel = Rosettenkapelle
building-alembic-manor = Destillierhof
building-hearthring-court = Herdkreishof

## Key houses

building-slate-schoolroom = Schiefertafelschule
building-aunties-parlor = Tantchens Stube
building-sawdust-workshop = Sägemehlwerkstatt
building-muddy-boot-porch = Matschstiefelveranda
building-applewood-taproom = Apfelholzschänke
building-remedy-pantry = Arzneikammer
building-joiners-bunkhouse = Schreinerherberge
building-corner-shop = Eckladen
building-featherbed-house = Federbetthaus
building-chandlers-shop = Kerzenladen
building-lamplighters-lodge = Laternenwärterhaus
building-wishing-gate = Wunschtor

## Star houses

building-skyreach-palace = Himmelspalast
building-alchemists-cathedral = Alchemistendom
building-great-moot-hall = Große Thinghalle
building-deepgate-citadel = Zitadelle am Tiefentor
building-harvest-basilica = Erntebasilika
building-golden-guildhall = Goldenes Gildehaus

## Outposts

building-buried-urn-vault = Urnengewölbe
building-echoing-mine = Echostollen
building-violet-grotto = Violette Grotte
building-ironroot-shaft = Eisenwurzelschacht
building-toadstool-camp = Fliegenpilzlager
building-mineral-springs = Mineralquellen
building-hammock-cavern = Hängemattenhöhle
building-candlelit-burrow = Kerzenlichtbau
building-sunshaft-orchard = Lichtschachtgarten
building-ferrymans-landing = Fährmannsanleger
building-puffball-hollow = Bovistmulde
building-glowcap-terrace = Leuchtpilzterrasse
building-blindfish-pool = Blindfischteich
building-underlake-wharf = Tiefseekai
building-spidersilk-loom = Spinnenseidenwebstuhl
building-forgotten-archive = Vergessenes Archiv
building-roaring-smelter = Fauchende Schmelze
building-geode-shrine = Geodenschrein
building-jewelers-row = Juweliersgasse
building-wayfinders-post = Wegweiserposten
building-fortune-well = Glücksbrunnen
building-hermits-apothecary = Einsiedlerapotheke
building-spiral-crossroads = Spiralkreuzung
building-sleeping-colossus = Schlafender Koloss
building-beacon-stair = Leuchtfeuertreppe
building-mirrorlight-gallery = Spiegellichtgalerie
building-ropewalk-ledge = Seilerfels

## Cave cards

cave-cave-01 = Flüstergalerie
cave-cave-02 = Ertrunkene Treppe
cave-cave-03 = Lagerfeuermulde
cave-cave-04 = Salzdom
cave-cave-05 = Wurzelkriechgang
cave-cave-06 = Mondmilchkammer
cave-cave-07 = Hundertstufenschacht
cave-cave-08 = Benagter Gang
cave-cave-09 = Spiegelsee
cave-cave-10 = Tropfender Chor
cave-cave-11 = Alte Königsstraße
cave-cave-12 = Fledermauskamin
cave-cave-13 = Warmwindgang
cave-cave-14 = Versunkener Markt
cave-cave-15 = Nadelbrücke
cave-cave-16 = Stilles Dunkel
cave-cave-17 = Versteinerter Wald
cave-cave-18 = Eck der verlorenen Lampe
cave-cave-19 = Einsturzgewölbe
cave-cave-20 = Bemalte Wand
cave-cave-21 = Schwarzer Sandstrand
cave-cave-22 = Riesentasche
cave-cave-23 = Glühwürmchenspalte
cave-cave-24 = Knotenlabyrinth
cave-cave-25 = Bodenlose Schwelle
cave-cave-26 = Schiefer Absatz
cave-cave-27 = Kreidespirale
cave-cave-28 = Geborgter Keller
cave-cave-29 = Donnerrinne
cave-cave-30 = Sims der letzten Kerze
