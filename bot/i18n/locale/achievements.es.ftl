# What a village did that few do, and the hall of a server's villages.

achieved-title = **Lo que se dirá de estas aldeas**
achieved = **{ $name }** · *{ $title }*: { $why }
stats-achieved = logros: { $titles }
stats-achieved-times = *{ $title }* ×{ $count }
hall-title = ## La galería de aldeas
hall-village = { $rank }. **{ $points } puntos** · { $who } · { village-size } · puesto { $place }
village-size =
    { $buildings ->
        [one] un edificio
       *[other] { $buildings } edificios
    }, { $villagers ->
        [one] un aldeano
       *[other] { $villagers } aldeanos
    }
hall-achieved = -# { $titles }
hall-empty = Aquí no hay aldeas todavía: las primeras llegan con la primera partida que termine en este servidor sin compañía ni reglas de la casa.
hall-known = -# Logros conseguidos en este servidor: { $earned } de { $all }. Los demás se descubren al conseguirlos.

achievement-metal-man = Para abrir tarros
achievement-metal-man-why = En el vecindario hay alguien de metal. Nadie lo comenta; todo el mundo le lleva tarros.
achievement-three-sixes = Tres seises
achievement-three-sixes-why = Tres seises en un mismo rellano. Los dados ruegan que no se les pregunte.
achievement-nine-lanterns = Como de día
achievement-nine-lanterns-why = Nueve linternas en un solo sitio. Acudieron polillas de tres parroquias.
achievement-not-a-scratch = Ni un rasguño
achievement-not-a-scratch-why = Cuatro encuentros, y las vendas siguen envueltas en su papel.
achievement-long-way-home = El camino más largo
achievement-long-way-home-why = Una cueva, tres puertas, y la cena al calor hasta que todo quedó contado.
achievement-went-back-down = Otra vez, pues
achievement-went-back-down-why = La primera vuelta fue sin cueva. Se ataron otra vez las botas, y la trajeron.
achievement-seven-kinds = De todo un poco
achievement-seven-kinds-why = Siete clases de bienes en una misma pista. En el mercado ya es «lo de siempre».
achievement-shopkeeper = Abierto los domingos
achievement-shopkeeper-why = Tres ventas al vecindario, con el cordel de regalo.
achievement-town = Cuidado con el andamio
achievement-town-why = Diez edificios. En correos han pedido un plano, y una silla.
achievement-undertown = Los cuartos de abajo
achievement-undertown-why = Cuatro puestos avanzados bajo una misma aldea. Arriba se oyen las teteras.
achievement-full-house = Casa llena
achievement-full-house-why = Nueve aldeanos. Para el baño hay lista.
achievement-good-name = Buen nombre
achievement-good-name-why = Con tan buena fama, las puertas se abren antes de que se vea quién viene.
achievement-by-a-whisker = Por los pelos
achievement-by-a-whisker-why = Victoria por un solo punto. Se contó dos veces, una por cada lado.
