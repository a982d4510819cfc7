# The names of the cards. A key is the kind of card, a dash, and the card's id.

## Starting villagers, the same three for each seat

villager-builder-1 = Odo the builder
villager-trainer-1 = Wren the trainer
villager-explorer-1 = Pip the explorer
villager-builder-2 = Marta the builder
villager-trainer-2 = Anselm the trainer
villager-explorer-2 = Finch the explorer
villager-builder-3 = Tobin the builder
villager-trainer-3 = Ilse the trainer
villager-explorer-3 = Linnet the explorer
villager-builder-4 = Gudrun the builder
villager-trainer-4 = Kasimir the trainer
villager-explorer-4 = Tamsin the explorer

## Ordinary villagers, and what is said of them

villager-bram = Bram
villager-bram-about = the patient well-digger
villager-oakum = Oakum
villager-oakum-about = the shipwright far from sea
villager-marl = Marl
villager-marl-about = the humming bricklayer
villager-tansy = Tansy
villager-tansy-about = the fearless roofer
villager-vesper = Vesper
villager-vesper-about = the archer with painted cheeks
villager-cobb = Cobb
villager-cobb-about = the thrifty stonemason
villager-juniper = Juniper
villager-juniper-about = the tinker who reads at night
villager-aldith = Aldith
villager-aldith-about = the village schoolmistress
villager-fennick = Fennick
villager-fennick-about = the dancing master
villager-posy = Posy
villager-posy-about = the fireside storyteller
villager-larkin = Larkin
villager-larkin-about = the writer of other folk's letters
villager-umber = Umber
villager-umber-about = the sign painter, good at bargains
villager-rusk = Rusk
villager-rusk-about = the baker who ran away
villager-ottoline = Ottoline
villager-ottoline-about = the beekeeper
villager-nettle = Nettle
villager-nettle-about = the ropewalker
villager-skerry = Skerry
villager-skerry-about = the cliff diver
villager-gullop = Gullop
villager-gullop-about = the frogfolk piper
villager-brill = Brill
villager-brill-about = the fishfolk pearl diver

## Special villagers

villager-liquid-woman = Liquid Woman
villager-glogo = Glogo
villager-grolo = Grolo
villager-cave-cat-1 = Soot the cave cat
villager-cave-cat-2 = Cinder the cave cat
villager-metal-man-1 = Clank the metal man
villager-metal-man-2 = Rivet the metal man

## Starting houses

building-starting-house-1 = Hearth House
building-starting-house-2 = Threshold House
building-starting-house-3 = Rafter House
building-starting-house-4 = Ember House

## Houses

building-gabled-inn = Gabled Inn
building-quince-cottage = Quince Cottage
building-windfall-cellar = Windfall Cellar
building-crooked-kiln = Crooked Kiln
building-chamomile-cottage = Chamomile Cottage
building-weathercock-loft = Weathercock Loft
building-welcome-lodge = Welcome Lodge
building-tollbridge-house = Tollbridge House
building-pilgrim-hostel = Pilgrim Hostel
building-steaming-bathhouse = Steaming Bathhouse
building-tin-bakery = Tin Bakery
building-market-arcade = Market Arcade
building-physic-garden = Physic Garden
building-mossback-hut = Mossback Hut
building-herring-smokehouse = Herring Smokehouse
building-heron-jetty = Heron Jetty
building-twine-walk = Twine Walk
building-bellrope-tower = Bellrope Tower
building-clayfoot-pottery = Clayfoot Pottery
building-almanac-press = Almanac Press
building-rag-mill = Rag Mill
building-mapmakers-attic = Mapmakers' Attic
building-chiming-clocktower = Chiming Clocktower
building-feasting-hall = Feasting Hall
building-rosewindow-chapel = Rosewindow Chapel
building-alembic-manor = Alembic Manor
building-hearthring-court = Hearthring Court

## Key houses

building-slate-schoolroom = Slate Schoolroom
building-aunties-parlor = Aunties' Parlor
building-sawdust-workshop = Sawdust Workshop
building-muddy-boot-porch = Muddy Boot Porch
building-applewood-taproom = Applewood Taproom
building-remedy-pantry = Remedy Pantry
building-joiners-bunkhouse = Joiners' Bunkhouse
building-corner-shop = Corner Shop
building-featherbed-house = Featherbed House
building-chandlers-shop = Chandler's Shop
building-lamplighters-lodge = Lamplighters' Lodge
building-wishing-gate = Wishing Gate

## Star houses

building-skyreach-palace = Skyreach Palace
building-alchemists-cathedral = Alchemists' Cathedral
building-great-moot-hall = Great Moot Hall
building-deepgate-citadel = Deepgate Citadel
building-harvest-basilica = Harvest Basilica
building-golden-guildhall = Golden Guildhall

## Outposts

building-buried-urn-vault = Buried Urn Vault
building-echoing-mine = Echoing Mine
building-violet-grotto = Violet Grotto
building-ironroot-shaft = Ironroot Shaft
building-toadstool-camp = Toadstool Camp
building-mineral-springs = Mineral Springs
building-hammock-cavern = Hammock Cavern
building-candlelit-burrow = Candlelit Burrow
building-sunshaft-orchard = Sunshaft Orchard
building-ferrymans-landing = Ferryman's Landing
building-puffball-hollow = Puffball Hollow
building-glowcap-terrace = Glowcap Terrace
building-blindfish-pool = Blindfish Pool
building-underlake-wharf = Underlake Wharf
building-spidersilk-loom = Spidersilk Loom
building-forgotten-archive = Forgotten Archive
building-roaring-smelter = Roaring Smelter
building-geode-shrine = Geode Shrine
building-jewelers-row = Jewelers' Row
building-wayfinders-post = Wayfinders' Post
building-fortune-well = Fortune Well
building-hermits-apothecary = Hermit's Apothecary
building-spiral-crossroads = Spiral Crossroads
building-sleeping-colossus = Sleeping Colossus
building-beacon-stair = Beacon Stair
building-mirrorlight-gallery = Mirrorlight Gallery
building-ropewalk-ledge = Ropewalk Ledge

## Cave cards

cave-cave-01 = Whispering Gallery
cave-cave-02 = Drowned Stair
cave-cave-03 = Bonfire Hollow
cave-cave-04 = Salt Cathedral
cave-cave-05 = Crawlway of Roots
cave-cave-06 = Moonmilk Chamber
cave-cave-07 = Hundred-Step Shaft
cave-cave-08 = Gnawed Tunnel
cave-cave-09 = Mirror Lake
cave-cave-10 = Dripping Choir
cave-cave-11 = Old King's Road
cave-cave-12 = Bat Chimney
cave-cave-13 = Warm Wind Passage
cave-cave-14 = Sunken Market
cave-cave-15 = Needle Bridge
cave-cave-16 = Quiet Dark
cave-cave-17 = Petrified Wood
cave-cave-18 = Lost Lamp Corner
cave-cave-19 = Tumbledown Vault
cave-cave-20 = Painted Wall
cave-cave-21 = Black Sand Shore
cave-cave-22 = Giant's Pocket
cave-cave-23 = Firefly Crevice
cave-cave-24 = Knotted Maze
cave-cave-25 = Bottomless Sill
cave-cave-26 = Lopsided Landing
cave-cave-27 = Chalk Spiral
cave-cave-28 = Borrowed Cellar
cave-cave-29 = Thunder Drain
cave-cave-30 = Last Candle Ledge
