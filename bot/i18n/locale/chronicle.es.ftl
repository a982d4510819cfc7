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
