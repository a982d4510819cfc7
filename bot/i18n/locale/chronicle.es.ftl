# La crónica de una partida terminada: una página y un libro para guardar.

chronicle = La crónica
chronicle-later = La crónica se escribe cuando termina la partida.
chronicle-making = La crónica se está preparando. Tarda unos segundos.
chronicle-made =
    ### La crónica
    Cada historia con sus palabras, sus dados y su final, ronda a ronda. El archivo `.html` se abre en cualquier navegador, también en el teléfono; el `.epub`, en las aplicaciones para leer libros.
chronicle-poster = La imagen lo resume todo en una hoja, para enseñarla.
chronicle-title = { $count ->
    [one] La aldea de { $names }
   *[other] Las aldeas de { $names }
}
chronicle-about =
    Una partida de Above and Below, { $days ->
        [1] { $ended }
       *[other] { $began } – { $ended }
    }. { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $stories ->
        [0] ninguna historia
        [one] 1 historia
       *[other] { $stories } historias
    }.
chronicle-ended = Cómo acabó
chronicle-place = Puesto
chronicle-village-of = Aldea
chronicle-points = Puntos
chronicle-stories = Las historias
chronicle-round = Ronda { $round }
chronicle-tale = El cuento de la noche: { $title }
chronicle-finale = El final, allá abajo
chronicle-villages = Las aldeas
chronicle-village =
    { $trips ->
        [0] De aquí no bajó nadie.
        [one] De aquí se bajó una vez.
       *[other] De aquí se bajó { $trips } veces.
    } { $houses ->
        [0] No se construyó nada.
       *[other] Se construyó: { $built }.
    } { $people ->
        [0] No llegó nadie.
       *[other] Vinieron a vivir: { $hired }.
    }
chronicle-seed = Cada dado y cada mezcla se pueden comprobar con la semilla:
chronicle-shaken = Los dados salen del SHA-256 de este texto, la semilla, el SHA-256 de cada palabra y las reglas de la casa, si las hay:
chronicle-fan = Contada por un proyecto de aficionados, no oficial. El juego, sus reglas y su nombre son de su editorial, y quien lo juega debería tenerlo; los encuentros son nuestros.
alt-poster-best = La historia de la partida: «{ $title }».
alt-poster-stories = Otras historias: { $titles }.
chronicle-about-night =
    Una noche de cuentos, { $days ->
        [1] { $ended }
       *[other] { $began } – { $ended }
    }. { $stories ->
        [0] Ninguna historia
        [one] 1 historia
       *[other] { $stories } historias
    }.
chronicle-led = -# Manda: { $name }, con { $party }
chronicle-led-by = manda: { $name }
chronicle-quote = «{ $text }»
chronicle-guests = Alrededor del fuego
chronicle-met = A quién encontraron
chronicle-did-led =
    { $count ->
        [one] mandó una vez
       *[other] mandó { $count } veces
    }
chronicle-did-read =
    { $count ->
        [one] leyó una vez
       *[other] leyó { $count } veces
    }
chronicle-did-otherwise =
    { $count ->
        [one] aconsejó otra cosa una vez
       *[other] aconsejó otra cosa { $count } veces
    }
chronicle-did-listened = escuchó
chronicle-got = **{ $name }**: { $things }
chronicle-news = Nuevo en las aldeas: { $all }.
chronicle-moves = Qué más se hizo
chronicle-paper-rest = El resto del periódico
chronicle-grown = Las aldeas al final de la ronda
chronicle-grown-night = La aldea a estas alturas
chronicle-roll =
    { $name }, { $lanterns ->
        [0] ninguna linterna
        [one] 1 linterna
       *[other] { $lanterns } linternas
    }
chronicle-replay = La partida, jugada a jugada
chronicle-no-replay = Las jugadas, una a una, no cabían en este archivo. Están en el enlace de la partida, si lo tiene.
chronicle-post = Publicarla para la mesa
chronicle-posted = La crónica está publicada para toda la mesa: { $where }
chronicle-for-all =
    ### La crónica
    { $name } la ha publicado para todos: cada historia con sus palabras, sus dados y su final, y quién estuvo. El archivo `.html` se abre en cualquier navegador, también en el teléfono; el `.epub`, en las aplicaciones para leer libros.
chronicle-open = Leerla en el navegador
