# Standing orders, and what saves a round trip.

## Orders in words

order-build = Construir **{ $building }** si sigue sin costarme más de { coins }, con quien esté entre los listos y lo haga más barato.
order-build-by = Construir **{ $building }** si sigue sin costarme más de { coins }, con **{ $builder }**.
order-labor = Trabajar con todos los que estén listos en ese momento.
order-pass = Pasar cuando no me quede nada más que hacer.
order-rest = Descansar como se propone: primero duermen los agotados y no se bebe nada. Si hay algo que decidir, se me pregunta.
order-rest-like = Descansar así: { $served }. Solo mientras a mi aldea no llegue nadie, nadie se hiera ni se cure, y yo tenga tantas camas ({ $beds }), pociones ({ $potions }) y sidras ({ $ciders }) como ahora.
order-rest-beds = una cama para **{ $names }**
order-rest-ciders = una sidra para **{ $names }**
order-rest-potions = una poción para **{ $names }**
order-sell = Vender lo que tengo a la venta ({ item-name }) al primero que ofrezca { coins } o más.

## Giving and cancelling them

order-draft =
    {""}**Tu orden:** { $order }

    Vale cuando la confirmes. Se cumple unos minutos después de que te toque, fuera de tus horas de silencio, salvo que actúes antes. Nadie más la ve.
order-confirm = Confirmar
order-discard = Descartar
order-like = Descansar así…
order-cancel = Cancelar { $number }
orders-title = ### Tus órdenes en esta mesa
orders-line = { $number }. { $order } (dada { $since })
orders-how = -# Se cumple, una sola vez, la primera que responda a lo que se te pide. La que ya no encaje se tacha, y te llega un mensaje directo.
orders-none = No tienes órdenes en esta mesa.
orders-full = Ya tienes { $most } órdenes en esta mesa. Cancela alguna antes.
order-changed = Ha cambiado algo de lo que dependía esa orden. Revísala y vuelve a darla.
order-gone = Esa orden ya no existe: se cumplió, se canceló o se tachó.

## Dropped

order-off =
    {""}**Tu orden queda tachada:** { $order }

    { $why }
tie-offer = Ya no está disponible.
tie-price = Ninguno de tus aldeanos puede construirlo ya a ese precio.
tie-sound = { $who } tiene heridas o ya no está en tu aldea.
tie-hurt = { $who } ya no tiene heridas o no está en tu aldea.
tie-village = Tu aldea tiene ahora más gente, o menos.
tie-beds = Ahora tienes más camas, o menos.
tie-potions = Ahora tienes más pociones, o menos.
tie-ciders = Ahora tienes más sidras, o menos.
tie-sale = En tu círculo de venta hay ahora otra cosa, o nada.

## Rests that need no thought


## Commands

cmd-order = Dar una orden por adelantado, en privado
cmd-order-build = Construir esto en mi próximo turno, si sigue ahí y puedo pagarlo
cmd-order-labor = Trabajar con todos los que queden en mi próximo turno
cmd-order-pass = Pasar en cuanto no me quede nada que hacer
cmd-order-rest = Descansar así al final de la ronda; sin nombres, como se propone
cmd-order-sell = Vender lo que tengo a la venta al primero que ofrezca bastante
cmd-orders = Tus órdenes en esta mesa, para verlas y cancelarlas
opt-order-builder = Quién construye; si lo dejas vacío, quien esté entre los listos y lo haga más barato
opt-order-least = Cuántas monedas aceptas como mínimo
