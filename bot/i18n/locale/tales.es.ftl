# El cuento de una noche: su comienzo, su luz y sus señales, su desenlace y su final.

tale-title = ### { $title }
tale-light =
    { $state ->
        [out] 🏮 Luz: { $light } de { $start }, se apagó
        [low] 🏮 Luz: { $light } de { $start }, y arde baja
       *[bright] 🏮 Luz: { $light } de { $start }
    }
tale-spared = una mecha ahorra { $count } de lo que arda después
tale-raised = Oscurece: los números de arriba ya llevan { $count } más.
tale-sign-reads = { $reader } lo lee en voz alta para todo el grupo.
tale-reader-intro = Lee esto en voz alta al grupo. Cuando termines, pulsa **Ya está leído**. Entonces aparece el texto para todo el mundo.
tale-about-first = una luz más al principio
tale-about-second = la hazaña pide una linterna menos al final
tale-how = Luz que se gasta: { $failure } por un fracaso, { $hurt } por cada aldeano herido, { $rest } por cada descanso de toda la aldea. Tienes una carta secreta: **{ night-card }**.
tale-vote =
    { $leader ->
        [none] Decide la mayoría.
       *[other] Decide la mayoría; si hay empate, decide { $leader }.
    }
tale-stake-ahead = **{ $label }**: la hazaña pide **{ $need }** { $need ->
        [one] linterna
       *[other] linternas
    } a quienes lo hagan.
tale-stake-hold = **{ $label }**: la oscuridad pide **{ $dark }**. La luz tiene { $light }; se suman las linternas de quienes la sostienen.
tale-secret = **Cada persona responde en secreto.** Después se muestran todas las respuestas, una a una, con los dados de quienes la acompañan: sus aldeanos que no tengan heridas o, si no le queda nadie, alguien de otra persona.
tale-answered = Han respondido: { $count } de { $guests }. Quien calla sostiene la luz.
tale-noted = Anotado: **{ $label }**. Solo tú lo ves. Hasta que se muestren todas las respuestas puedes pulsar la otra.
tale-mark-ahead = ⚔️
tale-mark-hold = 🏮
tale-sheet-light =
    { $held ->
        [True] Luz: { $light } contra una oscuridad de { $dark }: resistió
       *[False] Luz: { $light } contra una oscuridad de { $dark }: se apagó
    }
tale-sheet-deed =
    { $done ->
        [True] Hazaña: { $deed } de { $need } linternas, cumplida
       *[False] Hazaña: { $deed } de { $need } linternas, sin cumplir
    }
tale-sheet-ending =
    { $ending ->
        [both] Final: la hazaña está cumplida y la luz resiste
        [deed] Final: la hazaña está cumplida, a oscuras
        [light] Final: a casa con la luz, y la hazaña sin cumplir
       *[neither] Final: ni la hazaña ni la luz
    }
ask-answer-tale = { $who }, el cuento le pregunta algo a todo el grupo
tale-unfinished = La noche terminó antes que su cuento.
tale-village-answers = La respuesta de la aldea: **{ $label }**
tale-line-begun = **El cuento de esta noche: { $title }**
tale-fate =
    { $count ->
        [0] { "" }
        [1] Lee **{ $name }**:
       *[other] Leen a coro **{ $name }**:
    }
tale-drawn = los dados sacan un cuento
tale-chosen = el cuento: { $title }
tale-none = sin cuento
opt-night-tale = El cuento que se cuenta entre los viajes; si no eliges, lo sacan los dados
tale-unknown = Ningún cuento se llama así. Elige una de las sugerencias.
parameter-tale = cuento

# Las cartas secretas de una noche: una por persona, para un solo uso.

night-card = Tu carta
night-play = Jugar tu carta
card-name-wick = La mecha de repuesto
card-name-salve = El tarro de ungüento
card-name-lantern = La linterna de bolsillo
card-name-die = La segunda tirada
card-name-map = El mapa viejo
card-name-voice = La voz fuerte
card-does-wick =
    { $spares ->
        [0] La luz gana dos, aunque nunca pasa de lo que tenía al principio.
        [one] La próxima luz que se iba a gastar se ahorra.
       *[other] Las próximas { $spares } luces que se iban a gastar se ahorran.
    } Juégala antes de un viaje, mientras haya una elección abierta o cuando ya hayan caído los dados.
card-does-salve = Alguien que estaba entre los heridos vuelve a estar en pie. Juégala antes de un viaje.
card-does-lantern = Una linterna más para los dados de una elección. Juégala mientras la elección esté abierta.
card-does-die = En este viaje, quien manda puede volver a tirar un dado. Juégala mientras haya una elección abierta o cuando ya hayan caído los dados.
card-does-map = Cuando la luz arde baja, los números de este viaje son solo uno más altos que en el libro, y no dos. Juégala mientras haya una elección abierta.
card-does-voice = Una elección la decide la mayoría, y tu voto cuenta doble. Juégala mientras la elección esté abierta.
card-line-wick = 🃏 **{ $name }** juega **la mecha de repuesto**: la luz dura más.
card-line-salve = 🃏 **{ $name }** juega **el tarro de ungüento**: alguien que estaba entre los heridos vuelve a estar en pie.
card-line-lantern = 🃏 **{ $name }** juega **la linterna de bolsillo**: una linterna más para esta elección.
card-line-die = 🃏 **{ $name }** juega **la segunda tirada**: se puede volver a tirar un dado.
card-line-map = 🃏 **{ $name }** juega **el mapa viejo**: los números de este viaje son solo uno más altos.
card-line-voice = 🃏 **{ $name }** juega **la voz fuerte**: esta elección la decide la mayoría, y su voto cuenta doble.
card-only-you =
    Solo tú lo ves. Vale para un solo uso, y en cada viaje { $count ->
        [one] se juega una sola carta
       *[other] se juegan como mucho { $count } cartas
    } entre todo el grupo.
card-now = Puedes jugarla ahora.
card-done = Carta jugada. El grupo lo ve en el canal.
card-none = Esta noche no se reparten cartas secretas.
card-refused-used = Ya jugaste tu carta.
card-refused-enough = En este viaje ya no se pueden jugar más cartas. La tuya se guarda para el siguiente.
card-refused-later = No es su momento. Tu carta dice cuándo lo es.
card-idle-wick = Ahora no cambiaría nada para la luz. Conservas la carta.
card-idle-salve = Ahora no cambiaría nada: no hay nadie con heridas. Conservas la carta.
card-idle-lantern = Ahora no cambiaría nada: aquí ninguna opción tira dados. Conservas la carta.
card-idle-die = Ahora no cambiaría nada: aquí ningún dado puede caer mejor. Conservas la carta.
card-idle-map = Ahora no cambiaría nada: aquí ningún número es dos más alto que en el libro. Conservas la carta.
card-idle-voice = Ahora no cambiaría nada: no hay nada que votar. Conservas la carta.
card-sheet-title = **Las cartas secretas**
card-sheet-played = **{ $card }**: en juego gracias a { $names }. El premio: { $prize }.
card-sheet-kept = **{ $card }**: sin usar hasta el final, en manos de { $names }. El premio: { $prize }.
card-sheet-taken = **{ $card }** se fue a casa con { $names }.
card-prize-wick-played = la Orden del Pulgar Quemado
card-prize-wick-kept = el derecho a decir que había otra
card-prize-salve-played = una reverencia, de una rodilla que vuelve a doblarse
card-prize-salve-kept = la Venda de Oro, sin desenrollar
card-prize-lantern-played = la Estrella al Brillo, para lucirla a oscuras
card-prize-lantern-kept = el Bolsillo de Honor, que brilla un poco
card-prize-die-played = la Copa de la Segunda Tirada, con una abolladura
card-prize-die-kept = un dado que aún puede caer de cualquier lado
card-prize-map-played = un diploma de agrimensura de la oscuridad
card-prize-map-kept = un mapa sin una sola arruga
card-prize-voice-played = el Gong de Plata, que se oye hasta en el fondo
card-prize-voice-kept = la Medalla al Silencio, entregada sin discurso
