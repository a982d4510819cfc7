# The names of the cards. A key is the kind of card, a dash, and the card's id.
# A trade stands before a name: "mit Maurer Odo" is said in every case of German as it is.

## Starting villagers, the same three for each seat

villager-builder-1 = Maurer Odo
villager-trainer-1 = Ausbilderin Wren
villager-explorer-1 = Erkunder Pip
villager-builder-2 = Maurerin Marta
villager-trainer-2 = Ausbilder Anselm
villager-explorer-2 = Erkunder Fink
villager-builder-3 = Maurer Tobin
villager-trainer-3 = Ausbilderin Ilse
villager-explorer-3 = Erkunderin Linnet
villager-builder-4 = Maurerin Gudrun
villager-trainer-4 = Ausbilder Kasimir
villager-explorer-4 = Erkunderin Tamsin

## Ordinary villagers, and what is said of them

villager-bram = Bram
villager-bram-about = der geduldige Brunnengräber
villager-oakum = Werg
villager-oakum-about = der Schiffszimmermann fern vom Meer
villager-marl = Mergel
villager-marl-about = die Ziegellegerin, die summt
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
building-starting-house-2 = Haus zur Schwelle
building-starting-house-3 = Sparrenhaus
building-starting-house-4 = Gluthaus

## Houses

building-gabled-inn = Wirtshaus zum Giebel
building-quince-cottage = Haus zur Quitte
building-windfall-cellar = Fallobstkeller
building-crooked-kiln = Krummer Brennofen
building-chamomile-cottage = Haus Kamille
building-weathercock-loft = Dach zum Wetterhahn
building-welcome-lodge = Haus Willkommen
building-tollbridge-house = Haus zur Zollbrücke
building-pilgrim-hostel = Herberge der Pilger
building-steaming-bathhouse = Dampfendes Badehaus
building-tin-bakery = Blechbäckerei
building-market-arcade = Marktlauben
building-physic-garden = Garten der Heilkunst
building-mossback-hut = Hütte Moosrücken
building-herring-smokehouse = Räucherei Hering
building-heron-jetty = Reihersteg
building-twine-walk = Seilerbahn
building-bellrope-tower = Turm am Glockenseil
building-clayfoot-pottery = Töpferei Tonfuß
building-almanac-press = Druckerei Almanach
building-rag-mill = Lumpenmühle
building-mapmakers-attic = Kartenstube
building-chiming-clocktower = Schlagender Uhrturm
building-feasting-hall = Festhalle
building-rosewindow-chapel = Kapelle zur Rosette
building-alembic-manor = Destillierhof
building-hearthring-court = Herdkreishof

## Key houses

building-slate-schoolroom = Schule zur Tafel
building-aunties-parlor = Tantchens Stube
building-sawdust-workshop = Werkstatt Sägemehl
building-muddy-boot-porch = Matschige Diele
building-applewood-taproom = Schänke Apfelholz
building-remedy-pantry = Arzneikammer
building-joiners-bunkhouse = Herberge der Schreiner
building-corner-shop = Eckladen
building-featherbed-house = Haus Federbett
building-chandlers-shop = Kerzenladen
building-lamplighters-lodge = Haus der Lampenleute
building-wishing-gate = Wunschtor

## Star houses

building-skyreach-palace = Palast der Wolken
building-alchemists-cathedral = Dom der Alchemie
building-great-moot-hall = Große Thinghalle
building-deepgate-citadel = Zitadelle am Tiefentor
building-harvest-basilica = Erntebasilika
building-golden-guildhall = Goldenes Gildehaus

## Outposts

building-buried-urn-vault = Gruft der Urnen
building-echoing-mine = Echostollen
building-violet-grotto = Violette Grotte
building-ironroot-shaft = Schacht Eisenwurz
building-toadstool-camp = Lager Fliegenpilz
building-mineral-springs = Heilquellen
building-hammock-cavern = Höhle der Hängematten
building-candlelit-burrow = Bau bei Kerzenlicht
building-sunshaft-orchard = Obstgarten im Licht
building-ferrymans-landing = Anleger der Fähre
building-puffball-hollow = Bovistmulde
building-glowcap-terrace = Terrasse der Leuchtpilze
building-blindfish-pool = Teich der Blindfische
building-underlake-wharf = Tiefseekai
building-spidersilk-loom = Webstuhl der Spinnen
building-forgotten-archive = Vergessenes Archiv
building-roaring-smelter = Fauchende Schmelze
building-geode-shrine = Schrein der Geode
building-jewelers-row = Gasse der Juweliere
building-wayfinders-post = Posten am Wegweiser
building-fortune-well = Brunnen des Glücks
building-hermits-apothecary = Apotheke der Klause
building-spiral-crossroads = Kreuzung der Spiralen
building-sleeping-colossus = Schlafender Koloss
building-beacon-stair = Treppe zum Leuchtfeuer
building-mirrorlight-gallery = Galerie im Spiegellicht
building-ropewalk-ledge = Seilerfels

## Cave cards

cave-cave-01 = Flüstergalerie
cave-cave-02 = Ertrunkene Treppe
cave-cave-03 = Mulde am Lagerfeuer
cave-cave-04 = Salzdom
cave-cave-05 = Kriechgang der Wurzeln
cave-cave-06 = Kammer der Mondmilch
cave-cave-07 = Schacht der 100 Stufen
cave-cave-08 = Benagter Gang
cave-cave-09 = Spiegelsee
cave-cave-10 = Tropfender Chor
cave-cave-11 = Alte Königsstraße
cave-cave-12 = Kamin der Fledermäuse
cave-cave-13 = Warmwindgang
cave-cave-14 = Versunkener Markt
cave-cave-15 = Nadelbrücke
cave-cave-16 = Stilles Dunkel
cave-cave-17 = Versteinerter Wald
cave-cave-18 = Verlorene Lampe
cave-cave-19 = Morsches Gewölbe
cave-cave-20 = Bemalte Wand
cave-cave-21 = Schwarzer Sandstrand
cave-cave-22 = Riesentasche
cave-cave-23 = Spalte der Glühwürmer
cave-cave-24 = Labyrinth der Knoten
cave-cave-25 = Bodenlose Schwelle
cave-cave-26 = Schräger Absatz
cave-cave-27 = Kreidespirale
cave-cave-28 = Geborgter Keller
cave-cave-29 = Donnerrinne
cave-cave-30 = Sims der letzten Kerze
