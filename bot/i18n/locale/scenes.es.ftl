alt-scene =
    { $figure ->
        [candle] Alguien con una vela en el sombrero está
        [cat] Un gato naranja está
        [poured] Alguien hecho de agua está
        [glogo] Un glogo musgoso está
        [metal] Un hombre de metal saluda
        [clerk] Alguien con gafas y papeles está
        [fish] Alguien del pueblo pez está
        [frog] Una rana con sombrero está
        [tapper] Alguien que golpea la roca con un martillo está
        [gardener] Alguien con sombrero de paja y tijeras está
        [newt] Un tritón con una olla está
        [wasp] Una avispa con una pluma está
        [lady] Una señora mayor con una tetera está
        [snail] Un caracol enmascarado está
        [beetle] Un gran escarabajo está
        [listener] Un anciano con una trompetilla está
        [porter] Alguien con tres abrigos está
        [bat] Un murciélago con una carta cuelga
        [shadow] Una sombra con el sombrero en la mano está
        [vole] Un topillo con una bandeja de mercancías está
        [worm] Una gran lombriz con cofia de encaje está
        [explorer] Alguien con mochila y farol está
        [mouse] Un ratón con un trozo de queso está
        [cow] Una vaca con cencerro está
        [pony] Un poni con papeles está
        [bee] Una abeja redonda está
        [cricket] Un grillo con un violín está
        [scarecrow] Un espantapájaros está
        [mason] Un viejo albañil muy pulcro, de espaldas y sin sombrero, está
        [boots] Unas botas vacías, por pares, están
        [hands] Dos manos enormes y abiertas salen del suelo
        [child] Una criatura con un solo calcetín escucha
        [none] No hay nadie: solo arden unos faroles
       *[mayor] Alguien con chistera y banda de alcalde está
    } { $scene ->
        [stair] en una escalera en torno a una columna de sebo
        [pipe] ante una gruesa tubería caliente con gatos encima
        [cisterns] entre estanques redondos bajo arcos
        [building_site] entre casas sin terminar y andamios
        [iron_door] ante una gran puerta de hierro
        [museum] en un museo de cosas caídas en pozos
        [harbour] en el puerto de un mar subterráneo
        [sump] en una aldea sobre pilotes en un pantano, con una gran olla y su cucharón
        [mine] en una mina, junto a una vagoneta de mineral
        [orchard] bajo perales que crecen hacia abajo
        [kilns] ante una hilera de hornos encendidos
        [paper_works] en una fábrica de papel con prensa y libros
        [terrace] en una calle de casas estrechas dentro de una geoda
        [farms] entre hileras de hongos enormes
        [hall] en una sala de arcos dentro de arcos
        [cellar] bajo carámbanos, entre cajas de escarcha
        [post] en una oficina de correos en el techo de una cueva
        [deep] en una galería sin luz y sin fin
        [wall] ante un muro nuevo de ladrillo limpio y húmedo, con un cordel a lo largo
        [shaft] al borde de un pozo hondo con una cadena
        [flood] en una calle bajo el agua negra
        [fall] ante un camino cerrado por un derrumbe
       *[road] donde un túnel se bifurca, junto a un poste indicador
    }.
