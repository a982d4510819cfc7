# The words in the pictures, and the alt text that stands for each.

## In the pictures

picture-player = Jugador { $letter }
picture-guest = Participante { $number }
picture-asked = Le toca
picture-next = Sigue
picture-first = Juega primero
picture-passed = Ha pasado
picture-supply-empty = Reserva vacía
picture-sale = Venta
picture-track = Pista de avance
picture-market = Mercado
picture-row =
    { $row ->
        [house] Casas
        [key] Casas clave
        [star] Casas clave y casas estrella
       *[outpost] Puestos avanzados
    }
picture-row-empty = No queda ninguna carta
picture-gap = se completa cuando siga el turno
picture-cave-deck = Próxima cueva, según el dado ({ $left } en el mazo)
picture-round = Ronda { $round } de { $rounds }
picture-idle = aún no ha hecho nada
picture-stacks = Tomado por ambos
picture-hires = Por contratar ({ $left } en la pila)
picture-cider =
    { $there ->
        [True] Para el primer trabajo
       *[other] No queda sidra
    }
picture-reputation = Reputación
picture-prizes = Premios
picture-lanterns =
    { $count ->
        [one] linterna
       *[other] linternas
    }
picture-mood =
    { $mood ->
        [bustling] Bullicio
        [eerie] Escalofrío
        [grand] Asombro
        [merry] Alegría
        [tender] Ternura
        [tense] Tensión
        [grim] Lobreguez
        [angry] Ira
        [lost] Extravío
       *[wry] Ironía
    }
picture-bonus = { $count } por bonificación
picture-exerted = { $count } por esfuerzo
picture-score =
    { $final ->
        [True] Puntuación final
       *[other] Si la partida acabara ahora
    }
picture-rounds = Ronda a ronda
picture-total = { $points } PV
picture-source =
    { $source ->
        [track] Pista de avance
        [buildings] Cada edificio
        [cards] PV de las cartas
        [prize] Premio
       *[reputation] Pista de reputación
    }

## In place of the pictures

alt-table = La mesa de un vistazo.
alt-village =
    Aldea de { $name }: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }, ingresos { $income }, reputación { $reputation }.
alt-asked = Le toca jugar.
alt-next = Juega después.
alt-passed = Ha pasado en esta ronda.
alt-area =
    { $area ->
        [ready] Listos ({ $count }): { $names }.
        [exhausted] Agotados ({ $count }): { $names }.
        [injured] Heridos ({ $count }): { $names }.
       *[cave] Abajo ({ $count }): { $names }.
    }
alt-dice =
    { $area ->
        [ready] Linternas según el dado, listos: { $dice }.
        [exhausted] Linternas según el dado, agotados: { $dice }.
        [injured] Linternas según el dado, heridos: { $dice }.
       *[cave] Linternas según el dado, abajo: { $dice }.
    }
alt-die = { $name } { $dice }
alt-supply = Reserva: { $items }.
alt-sale =
    { $asking ->
        [0] A la venta: { item-name }.
       *[other] A la venta: { item-name }, por { $asking } monedas.
    }
alt-track = En la pista: { $items }, { $points } PV.
alt-houses =
    { $beds ->
        [one] Casas con una cama: { $names }.
       *[other] Casas con { $beds } camas: { $names }.
    }
alt-outposts = Puestos avanzados: { $names }.
alt-caves =
    { $count ->
        [0] Ninguna cueva vacía.
        [one] Una cueva vacía.
       *[other] { $count } cuevas vacías.
    }
alt-holding = { $name } con { $items }
alt-market = El mercado, con los precios en monedas.
alt-row =
    { $row ->
        [house] Casas: { $cards }.
        [outpost] Puestos avanzados: { $cards }.
        [key] Casas clave: { $cards }.
       *[star] Casas estrella: { $cards }.
    }
alt-priced = { $name } por { $cost }
alt-cave = La próxima cueva lleva, según el dado, a { $numbers }.
alt-decks = Quedan en los mazos: casas, { $houses }; puestos avanzados, { $outposts }; cuevas, { $caves }.
alt-board = El tablero de reputación en la ronda { $round } de { $rounds }.
alt-hires = Por contratar: { $names }; { $left } más en la pila.
alt-cube = { $name }, a { $steps } de la antorcha: { $points } PV.
alt-cider =
    { $there ->
        [True] La sidra espera a quien trabaje primero.
       *[other] La sidra ya no está.
    }
alt-sentence = { $line }.
alt-bot =
    { $count ->
        [0] { $name } aún no ha hecho nada.
       *[other] { $name }: { $deeds }.
    }
alt-title = Párrafo { $number }, «{ $title }».
alt-mood =
    { $mood ->
        [bustling] Aire de bullicio.
        [eerie] Aire de escalofrío.
        [grand] Aire de asombro.
        [merry] Aire de alegría.
        [tender] Aire de ternura.
        [tense] Aire de tensión.
        [grim] Aire sombrío.
        [angry] Aire de ira.
        [lost] Aire de extravío.
       *[wry] Aire de ironía.
    }
alt-party =
    { $lanterns ->
        [one] La expedición de { $name } tiene una linterna.
       *[other] La expedición de { $name } tiene { $lanterns } linternas.
    }
alt-path = Párrafo { $number }.
alt-rolled =
    { $lanterns ->
        [0] { $name } saca un { $value }: ninguna linterna.
        [one] { $name } saca un { $value }: una linterna.
       *[other] { $name } saca un { $value }: { $lanterns } linternas.
    }
alt-waiting = Sin tirar todavía: { $names }.
alt-bonus = { $count } por bonificación.
alt-exerted = { $count } por esfuerzo.
alt-rerolls =
    { $count ->
        [one] Queda una nueva tirada.
       *[other] Quedan { $count } nuevas tiradas.
    }
alt-scores =
    { $final ->
        [True] La puntuación final.
       *[other] La puntuación si la partida acabara ahora.
    }
alt-rounds = Ronda a ronda: { $players }.
alt-score-rounds = { $name } { $points }
alt-score = { $place }. { $name }, { $total } PV: { $sources }.
alt-source = { $source } { $points }
