# Relatos: un encuentro terminado, oírlo de nuevo, guardarlo.

story-who = -# { $name }, con { $party }
story-number = Párrafo { $number } de su libro
story-brief = **{ $name }** bajó con { $party }: **{ $title }**
story-failed = No sale bien. Nadie lo dice, y todo el mundo vuelve a casa un poco más deprisa de lo que vino.
story-exerted = pide un esfuerzo a { $villagers }
story-hear = Oír el relato
story-hear-titled = Oír «{ $title }»
story-on = Seguir
story-keep =
    { $count ->
        [0] ♥ Guardar este relato
       *[other] ♥ Guardar este relato ({ $count })
    }
story-listed = { $title } ({ $name })
story-not-over = Ese relato aún no ha terminado, o no es de esta partida.
no-stories = Nadie bajó a las cuevas en esta partida, así que no hay relato que elegir.
story-vote = Elegir el relato de la partida
story-which = ¿Qué relato fue el mejor?
story-voted = Tu voto cuenta. Puedes cambiarlo cuantas veces quieras.
story-best =
    {""}**El relato de la partida:** «{ $title }», que trajo { $name } ({ $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    })
line-chosen = **{ $name }** ya ha elegido
detail-cave-die = el dado de la cueva:{"\u00a0"}{ $value }
opt-story = Un relato de las partidas de este canal; sin él, el párrafo abierto
demo-welcome =
    ### Te damos la bienvenida a la mesa
    Aquí eres **Ada**, y esto es un Discord simulado: nada sale de tu máquina. Bo juega por su cuenta, y también hay compañía de las cuevas que piensa en voz alta: { $first } y { $second }. Tres cosas para probar:
    1. Lee el relato de arriba, recién traído a casa, y guárdalo.
    2. Pulsa **Explorar** y envía dos aldeanos a la cueva: el encuentro se te lee solo a ti.
    3. Pulsa **Enséñame**, aquí o en **Más**: alguien te acompaña durante una ronda.
