# El cuento de una noche: su comienzo, su luz y sus señales, su desenlace y su final.

tale-title = ### { $title }
tale-light =
    { $state ->
        [low] 🏮 Luz: { $light } de { $start }, y arde baja
       *[bright] 🏮 Luz: { $light } de { $start }
    }
tale-raised = Oscurece: cada número que se pide es { $count } más alto que en el libro.
tale-sign-reads = { $reader } lo lee en voz alta para todo el grupo.
tale-reader-intro = Lee esto en voz alta al grupo. Cuando termines, pulsa **Ya está leído**. Entonces aparece el texto para todo el mundo.
tale-about-first = una luz más al principio
tale-about-second = la hazaña pide un farol menos al final
tale-vote =
    { $leader ->
        [none] Decide la mayoría.
       *[other] Decide la mayoría; si hay empate, decide { $leader }.
    }
tale-stake-ahead = **{ $label }**: la hazaña pide **{ $need }** { $need ->
        [one] farol
       *[other] faroles
    } a quienes lo hagan.
tale-stake-hold = **{ $label }**: la oscuridad pide **{ $dark }**. La luz tiene { $light }; se suman los faroles de quienes la sostienen.
tale-secret = **Cada persona responde en secreto.** Después se muestran todas las respuestas, una a una, y cada persona tira el dado de alguien de la aldea.
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
        [True] Hazaña: { $deed } de { $need } faroles: cumplida
       *[False] Hazaña: { $deed } de { $need } faroles: sin cumplir
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
       *[other] Lee **{ $name }**:
    }
tale-drawn = los dados sacan un cuento
tale-chosen = el cuento: { $title }
tale-none = sin cuento
opt-night-tale = El cuento que se cuenta entre los viajes; si no eliges, lo sacan los dados
tale-unknown = Ningún cuento se llama así. Elige una de las sugerencias.
parameter-tale = cuento
