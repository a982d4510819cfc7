## Una pulsación: las jugadas más corrientes, Más y Mesa

quick-harvest = Cosechar { $goods }
quick-harvest-all =
    { $count ->
        [one] Cosecharlo
       *[other] Cosechar todo ({ $count })
    }
quick-explore = Abajo: { $villagers }
quick-labor = A trabajar: { $villagers }
quick-exert = Esfuerzo: { $villagers }
quick-reroll = Volver a tirar: { $villager }
quick-buy = Comprar { item-name }: { $coins } monedas
quick-buy-from = Comprar { item-name } de { $name }: { $coins } monedas
verb-more = Más
verb-rest-otherwise = Descansar de otro modo
verb-undo-of = Deshacer ({ $name })
verb-withdraw = Retirar ({ $name })
view-table = Mesa
table-title = ## La mesa, ronda { $round } de { $rounds }
more-title = ### Qué más puedes hacer ahora
more-dice = ### Primero los dados: ¿tirar de nuevo, esforzarse o parar?
more-none = Ahora no te queda nada más que hacer. **Mesa** muestra cada aldea y cada tablero.
more-not-now = **Ahora no**
more-why = -# { $verb }: { $why }
more-buy = **Comprar a otra aldea**
more-offer = Hacer una oferta
more-bid = **Ofrecer a { $name }** por { item-name }
more-coins = { coins }
more-bid-price = { $name }: { coins }
more-sell = **Vender**: ¿por cuánto?
more-price = { item-name }: { coins }
more-any-price = { item-name }: oír ofertas
more-sell-solo = Vender: { item-name }
more-dearer = Otro precio
more-sell-other = Vender otra cosa
more-refresh = **Renovar una fila por una moneda**
more-row =
    { $row ->
        [house] Casas nuevas
       *[outpost] Puestos nuevos
    }
more-goods = **Tu pista de avance**: coloca un bien, o varios
more-place = Colocar { items }
more-others = **Todo lo demás**
verb-proposed = Llenar las camas
verb-proposed-drinks = Camas y bebidas
proposed-rest = -# { $name }: las camas son para { $villagers }.
proposed-potions = -# Con bebidas: poción para { $villagers }.
proposed-ciders = -# Con bebidas: sidra para { $villagers }.
proposed-nobody = -# { $name }: nadie puede usar una cama.
beds-empty =
    { $count ->
        [one] Queda una cama vacía, y podría dormir en ella { $villagers }. **¿Dejarla vacía?**
       *[other] Quedan { $count } camas vacías, y podrían dormir en ellas { $villagers }. **¿Dejarlas vacías?**
    }
beds-fill = Llenar las camas
beds-leave = Dejar vacío
short-builder-1 = Odo
short-trainer-1 = Alondra
short-explorer-1 = Pipo
short-builder-2 = Marta
short-trainer-2 = Anselmo
short-explorer-2 = Pinzón
short-builder-3 = Tobías
short-trainer-3 = Elsa
short-explorer-3 = Jara
short-builder-4 = Gertrudis
short-trainer-4 = Casimiro
short-explorer-4 = Tomasa
pick-one = Elige uno, y solo uno.

## What is for sale

buy-build =
    {""}**{ $name }** construye. Tienes { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
buy-train =
    {""}**{ $name }** entrena. Tienes { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
buy-card = { $name } · { $count }
buy-missing =
    { $count ->
        [one] falta 1 moneda
       *[other] faltan { $count } monedas
    }
buy-no-cave = Puestos avanzados (te hace falta una cueva vacía)
buy-otherwise = De otro modo…
