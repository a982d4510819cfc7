# The names of the cards. A key is the kind of card, a dash, and the card's id.

## Starting villagers, the same three for each seat

villager-builder-1 = Odo el albañil
villager-trainer-1 = Alondra la maestra
villager-explorer-1 = Pipo el explorador
villager-builder-2 = Marta la albañil
villager-trainer-2 = Anselmo el maestro
villager-explorer-2 = Pinzón el explorador
villager-builder-3 = Tobías el albañil
villager-trainer-3 = Elsa la maestra
villager-explorer-3 = Jara la exploradora
villager-builder-4 = Gertrudis la albañil
villager-trainer-4 = Casimiro el maestro
villager-explorer-4 = Tomasa la exploradora

## Ordinary villagers, and what is said of them

villager-bram = Bruno
villager-bram-about = pocero de mucha paciencia
villager-oakum = Estopa
villager-oakum-about = carpintero de barcos lejos del mar
villager-marl = Marga
villager-marl-about = la que pone ladrillos canturreando
villager-tansy = Retama
villager-tansy-about = techadora sin vértigo
villager-vesper = Vera
villager-vesper-about = la arquera de las mejillas pintadas
villager-cobb = Canto
villager-cobb-about = cantero que no gasta de más
villager-juniper = Enebro
villager-juniper-about = hojalatero de día y lector de noche
villager-aldith = Aldonza
villager-aldith-about = la maestra de la escuela
villager-fennick = Fermín
villager-fennick-about = el maestro de baile
villager-posy = Amapola
villager-posy-about = cuentacuentos al calor de la lumbre
villager-larkin = Plácido
villager-larkin-about = escribiente de cartas ajenas
villager-umber = Siena
villager-umber-about = pintora de letreros que regatea como nadie
villager-rusk = Bizcocho
villager-rusk-about = el panadero fugado
villager-ottoline = Melisa
villager-ottoline-about = la apicultora
villager-nettle = Ortiga
villager-nettle-about = la funambulista
villager-skerry = Risco
villager-skerry-about = el que salta desde los acantilados
villager-gullop = Charco
villager-gullop-about = flautista de la gente rana
villager-brill = Nácar
villager-brill-about = buscadora de perlas de la gente pez

## Special villagers

villager-liquid-woman = Mujer Líquida
villager-glogo = Glogo
villager-grolo = Grolo
villager-cave-cat-1 = Tizón el gato de cueva
villager-cave-cat-2 = Brasa la gata de cueva
villager-metal-man-1 = Clanc el de metal
villager-metal-man-2 = Remache el de metal

## Starting houses

building-starting-house-1 = Casa del Hogar
building-starting-house-2 = Casa del Umbral
building-starting-house-3 = Casa de las Vigas
building-starting-house-4 = Casa del Rescoldo

## Houses

building-gabled-inn = Posada del Alero
building-quince-cottage = Casita del Membrillo
building-windfall-cellar = Sótano de las Peras
building-crooked-kiln = Horno Torcido
building-chamomile-cottage = Casita Manzanilla
building-weathercock-loft = Desván de la Veleta
building-welcome-lodge = Casa de Bienvenida
building-tollbridge-house = Casa del Pontazgo
building-pilgrim-hostel = Albergue de Peregrinos
building-steaming-bathhouse = Baños de Vapor
building-tin-bakery = Panadería de Hojalata
building-market-arcade = Soportales del Mercado
building-physic-garden = Huerto del Boticario
building-mossback-hut = Choza Musgosa
building-herring-smokehouse = Ahumadero de Arenques
building-heron-jetty = Muelle de la Garza
building-twine-walk = Patio del Cordelero
building-bellrope-tower = Torre del Campanero
building-clayfoot-pottery = Alfar Pies de Barro
building-almanac-press = Imprenta del Almanaque
building-rag-mill = Molino de Trapos
building-mapmakers-attic = Altillo del Cartógrafo
building-chiming-clocktower = Torre del Carillón
building-feasting-hall = Salón de Banquetes
building-rosewindow-chapel = Capilla del Rosetón
building-alembic-manor = Mansión del Alambique
building-hearthring-court = Corro de los Fogones

## Key houses

building-slate-schoolroom = Escuela de Pizarra
building-aunties-parlor = Salita de la Tía
building-sawdust-workshop = Taller del Serrín
building-muddy-boot-porch = Porche Botas de Barro
building-applewood-taproom = Taberna del Manzano
building-remedy-pantry = Alacena de Remedios
building-joiners-bunkhouse = Posada de Carpinteros
building-corner-shop = Tienda de la Esquina
building-featherbed-house = Casa del Edredón
building-chandlers-shop = Cerería del Gremio
building-lamplighters-lodge = Casa de los Faroleros
building-wishing-gate = Puerta de los Deseos

## Star houses

building-skyreach-palace = Palacio Rozacielos
building-alchemists-cathedral = Catedral Alquimista
building-great-moot-hall = Gran Casa del Concejo
building-deepgate-citadel = Ciudadela Puertahonda
building-harvest-basilica = Basílica de la Cosecha
building-golden-guildhall = Lonja Dorada

## Outposts

building-buried-urn-vault = Cripta de las Urnas
building-echoing-mine = Mina del Eco
building-violet-grotto = Gruta Violeta
building-ironroot-shaft = Pozo Raíz de Hierro
building-toadstool-camp = Campamento del Hongo
building-mineral-springs = Fuentes Termales
building-hammock-cavern = Caverna de las Hamacas
building-candlelit-burrow = Cubil de las Velas
building-sunshaft-orchard = Huerto Rayo de Sol
building-ferrymans-landing = Paso del Barquero
building-puffball-hollow = Hoya de los Bejines
building-glowcap-terrace = Bancal Luciente
building-blindfish-pool = Poza del Pez Ciego
building-underlake-wharf = Muelle Bajo el Lago
building-spidersilk-loom = Telar de las Arañas
building-forgotten-archive = Archivo Olvidado
building-roaring-smelter = Fundición Rugiente
building-geode-shrine = Santuario de la Geoda
building-jewelers-row = Callejón de Joyeros
building-wayfinders-post = Puesto de los Guías
building-fortune-well = Pozo de la Fortuna
building-hermits-apothecary = Botica del Ermitaño
building-spiral-crossroads = Encrucijada Espiral
building-sleeping-colossus = Coloso Durmiente
building-beacon-stair = Escalera del Faro
building-mirrorlight-gallery = Galería de los Espejos
building-ropewalk-ledge = Cornisa de las Sogas

## Cave cards

cave-cave-01 = Galería de Susurros
cave-cave-02 = Escalera Anegada
cave-cave-03 = Hoya de la Hoguera
cave-cave-04 = Catedral de Sal
cave-cave-05 = Gatera de las Raíces
cave-cave-06 = Sala Leche de Luna
cave-cave-07 = Pozo de Cien Peldaños
cave-cave-08 = Túnel Roído
cave-cave-09 = Lago Espejo
cave-cave-10 = Coro de las Gotas
cave-cave-11 = Camino del Rey Viejo
cave-cave-12 = Chimenea Murciélago
cave-cave-13 = Paso del Aire Tibio
cave-cave-14 = Mercado Hundido
cave-cave-15 = Puente de la Aguja
cave-cave-16 = Negrura Quieta
cave-cave-17 = Bosque de Piedra
cave-cave-18 = Rincón del Candil
cave-cave-19 = Bóveda Desplomada
cave-cave-20 = Pared Pintada
cave-cave-21 = Playa de Arena Negra
cave-cave-22 = Bolsillo del Gigante
cave-cave-23 = Grieta de Luciérnagas
cave-cave-24 = Laberinto Enredado
cave-cave-25 = Balcón del Abismo
cave-cave-26 = Rellano Ladeado
cave-cave-27 = Espiral de Tiza
cave-cave-28 = Sótano Prestado
cave-cave-29 = Desagüe del Trueno
cave-cave-30 = Alto de la Última Vela
