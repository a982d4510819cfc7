# Relatos: un encuentro terminado, oírlo de nuevo, guardarlo.

story-who = -# { $name }, con { $party }
story-number = Párrafo { $number } de su libro
story-brief = **{ $name }** bajó con { $party }: **{ $title }**
story-failed = No sale bien. Nadie lo dice, y todo el mundo vuelve a casa un poco más deprisa de lo que vino.
story-exerted = pide un esfuerzo a { $villagers }
story-hear = Leer la historia
story-how = ¿Cómo acabó?
story-hear-titled = Leer «{ $title }»
story-on = Seguir
story-keep =
    { $count ->
        [0] ♥ Guardar esta historia
       *[other] ♥ Guardar esta historia ({ $count })
    }
story-listed = { $title } ({ $name })
story-not-over = Esa historia aún no ha terminado, o no es de esta partida.
no-stories = Nadie bajó a las cuevas en esta partida, así que no hay historia que elegir.
story-vote = Elegir la historia de la partida
story-which = ¿Qué historia fue la mejor?
story-voted = Tu voto cuenta. Puedes cambiarlo cuantas veces quieras.
story-best =
    {""}**La historia de la partida:** «{ $title }», que trajo { $name } ({ $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    })
finale-title = ## Cómo terminó, allá abajo
finale-reader = -# Lee **{ $name }**:
finale-again = Oír otra vez el final
line-chosen = **{ $name }** ya ha elegido
detail-cave-die = el dado de la cueva:{"\u00a0"}{ $value }
opt-story = Una historia de las partidas de este canal; sin ella, el párrafo abierto
demo-title = ### Te damos la bienvenida a la mesa
demo-welcome =
    Aquí eres **Ada**, y esto es un Discord simulado: nada sale de tu máquina. Bo juega por su cuenta, y también { $first } y { $second }, gente de las cuevas que piensa en voz alta.

    {""}**¿No conoces el juego?** Pulsa **Una primera aventura**, aquí abajo: cinco minutos, solo para ti.

    {""}**O únete ya a la mesa:**
    1. Lee la historia de arriba, recién traída a casa, y guárdala.
    2. Pulsa **Explorar** y envía dos aldeanos a la cueva: el encuentro se te lee solo a ti.
    3. Pulsa **Enséñame**, aquí o en **Más**: alguien te acompaña durante una ronda.
