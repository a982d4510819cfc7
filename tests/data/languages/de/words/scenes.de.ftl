alt-scene =
    { $figure ->
        [candle] Jemand vom Kerzenvolk steht
        [cat] Eine rote Katze sitzt
        [poured] Jemand ganz aus Wasser steht
        [glogo] Ein moosiger Glogo steht
        [metal] Ein Metallmann salutiert
        [clerk] Ein Schreiber mit Brille steht
        [fish] Jemand vom Fischvolk steht
        [frog] Ein Frosch mit Hut steht
        [tapper] Eine Klopferin mit Hammer steht
        [gardener] Eine Gärtnerin mit Strohhut steht
        [newt] Ein Molch mit einem Topf steht
        [wasp] Eine Wespe mit einer Schreibfeder steht
        [lady] Eine alte Dame mit Teekanne steht
        [snail] Eine maskierte Schnecke steht
        [beetle] Ein großer Käfer steht
        [listener] Ein alter Mann mit Hörrohr steht
        [porter] Jemand in drei Mänteln steht
        [bat] Eine Fledermaus mit einem Brief hängt
        [shadow] Ein Schatten steht, den Hut in der Hand,
        [vole] Eine Wühlmaus mit einem Bauchladen steht
        [worm] Ein großer Wurm mit Spitzenhaube taucht auf
        [explorer] Jemand auf Erkundung steht mit einer Laterne
        [mouse] Eine Maus mit einem Stück Käse sitzt
        [cow] Eine Kuh mit Glocke steht
        [pony] Ein Pony mit Papieren steht
        [bee] Eine runde Biene schwebt
        [cricket] Eine Grille mit Geige steht
        [scarecrow] Eine Vogelscheuche steht
        [mason] Ein adretter alter Maurer steht mit dem Rücken zu dir, barhäuptig,
        [boots] Leere Stiefel stehen paarweise
        [hands] Zwei große offene Hände ragen aus dem Boden
        [child] Ein kleines Kind mit nur einer Socke lauscht
        [none] Niemand ist da: Nur Lampen brennen
       *[mayor] Ein Bürgermeister mit Zylinder steht
    } { $scene ->
        [stair] auf einer Treppe um eine Säule aus Kerzentalg
        [pipe] vor einem dicken warmen Rohr voller Katzen
        [cisterns] zwischen runden Becken unter Bögen
        [building_site] zwischen Rohbauten und Gerüsten
        [iron_door] vor einer großen Eisentür
        [museum] in einem Museum für alles, was in Brunnen gefallen ist
        [harbour] am Hafen eines unterirdischen Meeres
        [sump] in einem Sumpfdorf auf Pfählen, mit großem Topf und Kelle
        [mine] in einem Bergwerk, neben einem Wagen voll Erz
        [orchard] unter Birnbäumen, die nach unten wachsen
        [kilns] vor einer Reihe brennender Öfen
        [paper_works] in einer Papierfabrik mit Presse und Büchern
        [terrace] in einer Gasse schmaler Häuser in einer Geode
        [farms] zwischen Reihen großer Pilze
        [hall] in einer Halle, Bogen hinter Bogen
        [cellar] unter Eiszapfen, zwischen Kisten voll Frost
        [post] in einem Postamt an der Decke einer Höhle
        [deep] in einem Stollen ohne Licht und ohne Ende
        [wall] vor einer neuen Mauer aus sauberen nassen Ziegeln, mit einer Schnur obenauf
        [shaft] am Rand eines tiefen Schachts mit einer Kette
        [flood] in einer Straße unter schwarzem Wasser
        [fall] vor einem Weg, den Steine versperren
       *[road] wo ein Gang sich gabelt, an einem Wegweiser
    }.
