alt-scene =
    { $figure ->
        [candle] One of the candle folk stands
        [cat] A ginger cat sits
        [poured] Somebody made of water stands
        [glogo] A mossy glogo stands
        [metal] A metal man salutes
        [clerk] A clerk in spectacles stands
        [fish] One of the fishfolk stands
        [frog] A frog in a hat stands
        [tapper] A tapper with a hammer stands
        [gardener] A gardener in a straw hat stands
        [newt] A newt with a pot stands
        [wasp] A wasp with a pen stands
        [lady] An old lady with a teapot stands
        [snail] A masked snail stands
        [beetle] A great beetle stands
        [listener] An old man with an ear trumpet stands
        [porter] Somebody in three coats stands
        [bat] A bat with a letter hangs
        [shadow] A shadow stands, hat in hand,
        [vole] A vole with a tray of goods stands
        [worm] A great worm in a lace cap comes up
        [explorer] An explorer with a lantern stands
        [mouse] A mouse with a piece of cheese sits
        [cow] A cow with a bell stands
        [pony] A pony with papers stands
        [bee] A round bee hovers
        [cricket] A cricket with a fiddle stands
        [scarecrow] A scarecrow stands
        [mason] A neat old builder stands with his back to you, bareheaded,
        [boots] Empty boots stand in pairs
        [hands] Two great open hands come up out of the floor
        [child] A small child in one sock listens
        [none] Nobody is there: only lamps burn
       *[mayor] A mayor in a top hat stands
    } { $scene ->
        [stair] on a stair round a pillar of candle fat
        [pipe] before a fat warm pipe with cats on it
        [cisterns] among round pools under arches
        [building_site] among unfinished houses and scaffolds
        [iron_door] before a great iron door
        [museum] in a museum of things that fell down wells
        [harbour] at the harbour of an underground sea
        [sump] in a marsh village on stilts, with a great pot and ladle
        [mine] in a mine, beside a cart of ore
        [orchard] under pear trees that grow downward
        [kilns] before a row of burning kilns
        [paper_works] in a paper works with a press and books
        [terrace] in a street of narrow houses inside a geode
        [farms] among rows of great mushrooms
        [hall] in a hall of arch within arch
        [cellar] under icicles, among crates of frost
        [post] in a post office on the roof of a cave
        [deep] in a gallery that has no light and no end
        [wall] before a new wall of clean wet brick, with a string along its top
        [shaft] at the edge of a deep shaft with a chain
        [flood] in a street under black water
        [fall] before a road that is closed by fallen rock
       *[road] where a tunnel forks, by a signpost
    }.
