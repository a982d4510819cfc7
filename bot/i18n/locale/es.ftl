# Every sentence of the bot in Spanish. The words of the cards and of the rules help stand beside.

## Lists and figures

list-comma = ,{" "}
list-and =
    { $count ->
       *[other] { $first } y { $last }
    }
list-and-i =
    { $count ->
       *[other] { $first } e { $last }
    }
list-or = { $first } o { $last }
list-or-u = { $first } u { $last }
list-plies = ;{" "}
list-sentences = {" "}
list-dot = {" "}·{" "}
number = { $count }
coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
items =
    { $item ->
        [mushroom] { $count ->
            [one] { $count } hongo
           *[other] { $count } hongos
        }
        [fish] { $count ->
            [one] { $count } pescado
           *[other] { $count } pescados
        }
        [fruit] { $count ->
            [one] { $count } fruta
           *[other] { $count } frutas
        }
        [rope] { $count ->
            [one] { $count } cuerda
           *[other] { $count } cuerdas
        }
        [pot] { $count ->
            [one] { $count } vasija
           *[other] { $count } vasijas
        }
        [paper] { $count ->
            [one] { $count } papel
           *[other] { $count } papeles
        }
        [ore] { $count ->
            [one] { $count } mineral
           *[other] { $count } minerales
        }
        [amethyst] { $count ->
            [one] { $count } amatista
           *[other] { $count } amatistas
        }
        [cider] { $count ->
            [one] { $count } sidra
           *[other] { $count } sidras
        }
       *[potion] { $count ->
            [one] { $count } poción
           *[other] { $count } pociones
        }
    }
item-name =
    { $item ->
        [mushroom] hongo
        [fish] pescado
        [fruit] fruta
        [rope] cuerda
        [pot] vasija
        [paper] papel
        [ore] mineral
        [amethyst] amatista
        [cider] sidra
       *[potion] poción
    }
area =
    { $area ->
        [ready] Listos
        [exhausted] Agotados
        [injured] Heridos
       *[cave] Abajo
    }
row =
    { $row ->
        [house] casas
        [outpost] puestos avanzados
        [key] casas clave
       *[star] casas estrella
    }
named =
    { $what ->
        [mushroom] hongo
        [fish] pescado
        [fruit] fruta
        [rope] cuerda
        [pot] vasija
        [paper] papel
        [ore] mineral
        [amethyst] amatista
        [cider] sidra
        [potion] poción
        [house] casas
        [outpost] puestos avanzados
       *[other] eso
    }
everyone = Todos ({ $count })

## Cards

card-name = **{ $name }**
card-cost =
    { $cost ->
        [0] casa inicial
       *[other] { $cost } monedas
    }
small-building = { $cost } monedas · { $about }
small-hire =
    { $slot ->
        [0] 2 monedas
        [1] 3 monedas
        [2] 3 monedas
        [3] 4 monedas
       *[other] 5 monedas
    } · { $about }
skill-hammer = martillo
skill-hammer-plus = martillo+
skill-quill = pluma
skill-quill-plus = pluma+
mark-liquid-woman = inquietante
mark-glogo = construye por una moneda menos
mark-cave-cat = obedece si saca 3 o más
mark-metal-man = cama propia, ni sidra ni pociones
dice = { $roll }+ da { $lanterns }
dice-first =
    { $roll }+ da { $lanterns ->
        [one] { $lanterns } linterna
       *[other] { $lanterns } linternas
    }
symbol-points = { $count } PV
symbol-beds =
    { $count ->
        [one] { $count } cama
       *[other] { $count } camas
    }
symbol-income = +{ $count } de ingresos
symbol-train-to-ready = listo al entrenar
symbol-coin-when-building =
    +{ $count } { $count ->
        [one] moneda
       *[other] monedas
    } al construir
symbol-rerolls =
    { $count ->
        [one] { $count } nueva tirada
       *[other] { $count } nuevas tiradas
    }
symbol-coin-when-exploring =
    +{ $count } { $count ->
        [one] moneda
       *[other] monedas
    } al explorar
symbol-bonus-explore =
    +{ $count } { $count ->
        [one] linterna
       *[other] linternas
    } en cada exploración
symbol-ciders-as-coins = las sidras valen como monedas
symbol-potions-as-coins = las pociones valen como monedas
symbol-reputation = +{ $count } de reputación al instante
symbol-potions =
    { $count ->
        [one] { $count } poción al instante
       *[other] { $count } pociones al instante
    }
symbol-potion-income = una poción por ronda
symbol-goods = { items }, una vez
symbol-replenishing = { items } por ronda
symbol-income-for = +1 de ingresos por cada { $per } en la pista
symbol-points-for = { $count } PV por cada { $per }
thing =
    { $what ->
        [house] casa
        [outpost] puesto avanzado
        [villager] aldeano
        [empty_cave] cueva vacía
       *[other] { named }
    }

## The lobby

lobby-title = ### Above and Below: ¿quién juega?
lobby-cover = Above and Below
lobby-newcomers = -# ¿Primera vez? `/tutorial` son cinco minutos, solo para ti.
rulebook-final = Reglas definitivas
rulebook-preview = Reglas preliminares
lobby-players-common = de dos a cuatro jugadores
lobby-players-solo = en solitario contra dos bots
lobby-empty = Todavía nadie.
lobby-ask =
    { $variant ->
        [solo] El bot de la izquierda y el de la derecha ya están aquí. Empieza cuando quieras.
       *[common] { $count ->
            [1] Hace falta alguien más: pueden jugar de dos a cuatro.
            [4] La mesa está completa. Cualquiera con asiento puede empezar.
           *[other] Cualquiera con asiento puede empezar, o esperar a más gente: caben { $most }.
        }
    }
fair-dice = Dados limpios
fair-dice-told =
    {""}**Dados limpios.** Las cartas y los dados salen de una semilla secreta, fijada al abrir esta sala. Su SHA-256 es
    `{ $hash }`
    Guárdalo si quieres comprobarlos: `/partida comprobar` dice la semilla cuando acaba la partida, y nadie puede encontrar otra con esa huella. **Agitar los dados** añade una palabra tuya: así, ni siquiera quienes mantienen este bot los eligen por su cuenta.
shake = Agitar los dados
shake-ask = Una palabra o un número: cambia los dados
shake-empty = Eso no era una palabra: escribe una palabra o un número cualquiera.
shaken = Han agitado los dados: { $whose }.
shaken-with = { $name } («{ $word }»)
lobby-join = Unirme
lobby-leave = Salir
lobby-start = Empezar
lobby-closed = Esta partida se cerró.
joined = Ya tienes asiento. En la mesa: { $count }.
left-last = Has dejado la mesa. No quedaba nadie más, así que la sala se cierra.
left = Has dejado la mesa.

## The panel: what is asked

bot-left = Bot izquierdo
bot-right = Bot derecho
panel-round = Ronda { $round } de { $rounds }
ask-take-turn = { $who }, es tu turno: haz una acción o pasa
ask-answer-offer = { $who }, { $buyer } te ofrece { $coins } monedas por tu { item-name }
ask-sell-item = { $who }, hay quien da { $coins } monedas por tu { item-name }: ¿aceptas, o sigue a la venta?
ask-choose-option = { $who }, lee tu encuentro y elige
ask-spend-effort = { $who }, los dados han caído: ¿es suficiente?
ask-take-reward =
    { $reward ->
        [villager] { $who }, alguien de tu expedición acaba entre los heridos: ¿quién?
        [building] { $who }, ganas un edificio: ¿cuál?
       *[other] { $who }, elige tu recompensa
    }
ask-rest-villagers = { $who }, tu aldea descansa: ¿quién bebe y quién duerme?
ask-read-paragraph =
    { $who }, { $own ->
        [True] lee
       *[False] léele a { $explorer }
    } el párrafo de tu libro y anota sus números de exploración.
ask-tell-reward =
    { $who }, busca en el libro qué { $own ->
        [True] has ganado o perdido
       *[False] ha ganado o perdido { $explorer }
    } y anótalo.
nobody-ready = En tu aldea no hay nadie listo: te quedan las acciones gratuitas, y **Pasar**.
panel-gap = -# El mercado se completa en cuanto { $name } lo mire o haga algo.
lines-more = …
effort =
    {""}**{ $lanterns ->
        [one] { $lanterns } linterna
       *[other] { $lanterns } linternas
    }** hasta ahora: { $reached ->
        [True] ya es un éxito. { $need ->
            [0] Con esfuerzo no se alcanza un número más alto.
            [one] Con el esfuerzo de { $need } aldeano se alcanza un número más alto.
           *[other] Con el esfuerzo de { $need } aldeanos se alcanza un número más alto.
        }
       *[other] no alcanza. { $need ->
            [0] Ni con esfuerzo alcanza.
            [one] Con el esfuerzo de { $need } aldeano se consigue.
           *[other] Con el esfuerzo de { $need } aldeanos se consigue.
        }
    }

## Buttons

verb-explore = Explorar
verb-build = Construir
verb-harvest = Cosechar
verb-train = Entrenar
verb-labor = Trabajar
verb-pass = Pasar
verb-put-up-for-sale = Vender
verb-take-back = Dejar de vender
verb-refresh-row = Renovar fila
verb-offer-to-buy = Comprar
verb-accept = Aceptar
verb-refuse = Rechazar
verb-reroll = Tirar de nuevo
verb-exert = Esforzarse
verb-stop = Parar aquí
verb-pick = Elegir
verb-rest = Descansar
verb-advance = Colocar bienes
verb-describe = Anotar números
verb-tell = Anotar resultado
verb-undo = Deshacer
verb-read = Leer mi encuentro
view-village = Mi aldea
view-market = Mercado
view-board = Tablero
view-score = Puntos

## Forms

form-explore = Explorar: ¿quién baja?
form-build = Construir
form-harvest = Cosechar
form-train = Entrenar a un nuevo aldeano
form-labor = Trabajar: ¿quién va a ganar monedas?
form-put-up-for-sale = Poner algo a la venta
form-refresh-row = Renovar una fila por una moneda
form-offer-to-buy = Comprar a otro jugador
form-reroll = Volver a tirar un dado
form-exert = Pedir un esfuerzo
form-pick = Elige tu recompensa
form-rest = El descanso de tus aldeanos
form-advance = Colocar bienes en tu pista
form-describe = El párrafo de tu libro
form-tell = Lo que trae el párrafo
blank-party = Dos o más aldeanos listos
blank-builder = ¿Quién construye?
blank-building = ¿Qué?
blank-buildings = ¿Qué bienes?
blank-villagers = ¿Qué aldeanos?
blank-teacher = ¿Quién entrena?
blank-villager = ¿A quién?
blank-item = ¿Qué?
blank-sell = ¿Pones uno a la venta?
blank-asking = Precio pedido, si lo hay
blank-row = ¿Qué fila?
blank-seller = ¿A quién?
blank-coins = ¿Cuántas monedas?
blank-ciders =
    { $verb ->
        [rest] Una sidra para (de agotado a listo)
       *[other] Sidras que pagas como monedas
    }
blank-potions =
    { $verb ->
        [rest] Una poción para (de herido a agotado)
       *[other] Pociones que pagas como monedas
    }
blank-beds = Una cama para (un paso por cama)
blank-goods = En este orden, de izquierda a derecha
blank-pick = ¿Qué?
blank-option = ¿Qué opción?
blank-paying = ¿Pagas por la bonificación?
blank-first = Opción 1: números de exploración (0: ninguno)
blank-second = Opción 2, si la hay
blank-third = Opción 3, si la hay
tale-coins = Monedas ganadas (o -1 si pagas una)
tale-gain = Bienes, sidras y pociones que se ganan
tale-reputation = Reputación
tale-step =
    { $step ->
        [0] sin cambios
       *[other] { $step }
    }
tale-more = ¿Qué más?
tale-lose = se pierde lo ofrecido: { item-name }
tale-leads-to = Sigue en el párrafo número
blank-numbers = Números de exploración de la opción { $number }

## Encounters

reading-title = ### { $number }. { $title }
reading-choose = **¿Qué hacen?**
reading-by-book = Párrafo **{ $number }** de tu libro.
choice-line = **{ $label }** · { $about }
choice-explore = explorar { $numbers }
choice-offer = ofreces { items }
choice-paying = { $label } (+{ $coins } moneda)
option-number = Opción { $number }
bonus-per =
    +{ $lanterns } por cada { $trade ->
        [hammer] martillo
       *[quill] pluma
    } en la expedición
bonus-owning = +{ $lanterns } si hay { items }
bonus-along =
    +{ $lanterns } si va { $who ->
        [fishfolk] alguien de la gente pez
        [frogfolk] alguien de la gente rana
        [archer] la arquera
        [liquid_woman] la mujer líquida
        [glogo] { $edition ->
            [preview] el grolo
           *[final] el glogo
        }
        [cave_cat] un gato de cueva
       *[metal_man] un hombre de metal
    }
bonus-paying =
    +{ $lanterns } si pagas { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
sealed-title = ||**Solo para tus ojos**||
sealed-tier =
    ||{ $label }{ $explore ->
        [0] {""}
       *[other] {" "}· explorar { $explore }
    }: { $outcome }||
sealed-failure = ||{ $label } · fracaso: { $outcome }||
outcome-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
outcome-pay =
    paga { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
outcome-caves = una carta de cueva más
outcome-building = un edificio de hasta { $count } monedas
outcome-injured =
    { $count ->
        [one] un herido en la expedición
       *[other] { $count } heridos en la expedición
    }
outcome-choice = a elegir: { $items }
outcome-cheapest = se une el aldeano más barato
outcome-special-liquid-woman = se une la mujer líquida
outcome-special-glogo = se une el glogo
outcome-special-grolo = se une el grolo
outcome-special-cave-cat = se une un gato de cueva
outcome-special-metal-man = se une un hombre de metal
outcome-lose-offer = se pierde lo ofrecido
outcome-leads-to = sigue en { $number }

## The journal

line-start = **Comienza la partida.** Asientos por sorteo: { $names }. El SHA-256 de la semilla es `{ $hash }`.
line-start-solo = **Comienza la partida.** { $name } contra dos bots. { $first } juega primero. El SHA-256 de la semilla es `{ $hash }`.
line-subject = **{ $name }**{" "}
line-explore = **{ $name }** manda bajo tierra a { $party }
line-build =
    {""}**{ $name }** construye { $building }{ $own ->
        [True] {""}
       *[other] {" "}con { $builder }
    }
line-harvest = **{ $name }** cosecha { $goods }
line-train =
    {""}**{ $name }** contrata a { $villager }{ $own ->
        [True] {""}
       *[other] {" "}gracias a { $teacher }
    }
line-labor = **{ $name }** manda a trabajar a { $villagers }
line-pass = **{ $name }** pasa
line-pass-idle =
    {""}**{ $names }** { $count ->
        [one] no tiene a nadie listo y pasa
       *[other] no tienen a nadie listo y pasan
    }
line-sale =
    {""}**{ $name }** pone a la venta { $items }{ $asking ->
        [0] {""}
       *[other] {" "}y pide { $asking } monedas
    }
line-take-back = **{ $name }** retira lo que tenía a la venta
line-refresh = **{ $name }** renueva la fila de { row }
line-dealt = Nuevo en el mercado: { $buildings }
line-offer = **{ $name }** ofrece a { $seller } { $coins } monedas por { items }
line-buy = **{ $name }** compra a { $seller } { items } por { $coins } monedas
line-accept = **{ $name }** acepta
line-refuse = **{ $name }** rechaza la oferta
line-withdraw = **{ $name }** retira su oferta
line-choose = **{ $name }** elige «{ $label }»
line-reroll = **{ $name }** vuelve a tirar por { $villager }
line-exert = **{ $name }** pide un esfuerzo a { $villagers }
line-exert-nobody = **{ $name }** no pide esfuerzos a nadie
line-pick = **{ $name }** elige su recompensa
line-rest = **{ $name }** descansa
line-advance = **{ $name }** coloca en la pista { $goods }
line-describe = **{ $name }** ha leído el párrafo
line-tell =
    {""}**{ $explorer }** { $own ->
        [True] cuenta lo que trae
       *[other] oye de { $name } lo que trae
    }
line-bot =
    {""}**{ $name }** { $deed ->
        [explore] { $face ->
            [1] manda a dos pozo abajo
           *[other] baja con dos linternas y sin mapa
        }
        [harvest] { $face ->
            [3] recoge la cosecha
           *[other] vuelve a casa con la cesta llena
        }
       *[labor] { $face ->
            [7] hace recados por toda la aldea
           *[other] cumple con una honrada jornada de trabajo
        }
    }
line-bot-build =
    {""}**{ $name }** { $row ->
        [none] construye { $building }
       *[other] hace renovar la fila de { row } y construye { $building }
    }
line-bot-hire = {""}**{ $name }** contrata a { $villager }, { $about }, por { $coins } monedas
line-sale-die = Por lo que { $name } tiene a la venta, el dado muestra { $value }: nadie compra.
detail-bot-cider = se bebe la sidra de la ronda
line-undo = **{ $name }** deshace el último paso
line-villagers = Nuevas caras por contratar: { $villagers }
line-beds = Con cama para cada aldeano: { $names }
line-beds-all = Con cama para cada aldeano
line-income = Ingresos: { $paid }
line-income-each = Ingresos: +{ $coins } por aldea
line-round = **Comienza la ronda { $round }.** { $name } juega primero.
line-end-solo = **La partida ha terminado.** Se cuentan los puntos de la aldea de { $name }.
line-end = **La partida ha terminado. ¡Victoria para { $names }!**
income-of = { $name } +{ $coins }
potions-of = { $name } recibe { $items }
detail-die =
    { $villager } saca { $value }, { $lanterns ->
        [0] ninguna linterna
        [one] { $lanterns } linterna
       *[other] { $lanterns } linternas
    }
detail-coins =
    { $sign }{ $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }{ $why ->
        [coin_when_exploring] {" "}por los edificios
       *[other] {""}
    }
detail-gained = gana { $items }
detail-spent = gasta { $items }
detail-cider = se lleva la sidra
detail-joined = { $villager } se une a la aldea
detail-cat = { $villager } saca { $value } y no quiere trabajar
detail-paragraph = párrafo { $number }
detail-bonus =
    +{ $lanterns } { $why ->
        [hammers] por los martillos
        [quills] por las plumas
        [owning] por lo que llevan
        [along] por quien los acompaña
        [bonus_explore] por los edificios
        [card] por una carta secreta
       *[paying] por la moneda
    }
detail-reached =
    { $lanterns ->
        [0] éxito
        [one] { $lanterns } linterna, éxito
       *[other] { $lanterns } linternas, éxito
    }
detail-failed =
    { $lanterns ->
        [one] { $lanterns } linterna, fracaso
       *[other] { $lanterns } linternas, fracaso
    }
detail-reputation = { $sign }{ $steps } de reputación
detail-hurt = { $villager } vuelve con heridas
detail-building = se queda con { $building }
detail-dealt = nuevo en el mercado: { $building }
detail-woke = de nuevo en pie: { $villagers }
detail-healed = ya sin heridas: { $villagers }
detail-woke-nobody = nadie se levanta
detail-placed = con { items } encima
detail-cave-gained = gana la cueva
detail-cave-returned = pierde la cueva
detail-earlier = y lo ganado por el camino
detail-cave-extra = descubre una cueva más
detail-sold-off =
    vende { items } por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
detail-for-sale =
    pone a la venta { $items }{ $asking ->
        [0] {""}
       *[other] {" "}y pide { $asking } monedas
    }
detail-row = ahora hay { $buildings }
detail-sold = { $buyer } compra a { $seller } { items } por { $coins } monedas

## Boards

village-name = **{ $name }**
village-next = **{ $name }**{"\u00a0"}(sigue)
village-coins = { coins }
village-area =
    { $area ->
        [ready] { $count ->
            [one] { $count } listo
           *[other] { $count } listos
        }
        [exhausted] { $count ->
            [one] { $count } agotado
           *[other] { $count } agotados
        }
        [injured] { $count ->
            [one] { $count } herido
           *[other] { $count } heridos
        }
       *[cave] { $count } abajo
    }
village-caves =
    { $count ->
        [one] { $count } cueva vacía
       *[other] { $count } cuevas vacías
    }
village-passed = **{ $name }**{"\u00a0"}(ya pasó)
village-title = ## La aldea de { $name }
village-purse =
    {""}**{ $coins }** { $coins ->
        [one] moneda
       *[other] monedas
    }, { $income } de ingresos por ronda
village-supply = Reserva: { $items }
village-selling = a la venta: { sale }
sale =
    { items }{ $asking ->
        [0] {""}
       *[other] {" "}por { $asking } monedas
    }
village-sale = A la venta: { sale }
village-buildings = Edificios
building-holds = {" "}· guarda { items }
village-track =
    ### Pista ({ $points } PV)
    { $slots }
village-track-empty =
    ### Pista
    Vacía.
track-slot = { items } a { $points } PV
market-title = ## Mercado y precios
market-line = **{ $name }** ({ $cost }) · { $about }
market-row =
    { $row ->
        [house] Casas ({ $left } en el mazo)
        [outpost] Puestos avanzados ({ $left } en el mazo)
        [key] Casas clave
       *[star] Casas estrella
    }
market-none = Ya no quedan.
market-gap = La fila se completa cuando siga el turno.
market-cave = -# **Próxima cueva** (dado 1–6): { $numbers } · { $left } en el mazo
board-title = ## Ronda { $round } de { $rounds }
board-hires = Por contratar ({ $left } en la pila)
board-reputation = Reputación
board-cube = { $name }: casilla { $steps } (la antorcha es 0), { $points } PV
bots-title = Los bots
bots-houses = Pila de casas ({ $count }): { $cards }
bots-outposts = Pila de puestos avanzados ({ $count }): { $cards }
bots-hired = Contratados ({ $count }): { $cards }
bot-line =
    {""}**{ $name }** { $count ->
        [0] aún no ha hecho nada
       *[other] { $deeds }
    }
bot-deed =
    { $deed ->
        [explore] exploró
        [harvest] cosechó
        [build] construyó
        [hire] contrató
       *[labor] trabajó
    }{ $count ->
        [1] {""}
        [2] {" "}dos veces
       *[other] {" "}{ $count } veces
    }
board-cider =
    { $there ->
        [True] La sidra de la ronda espera a quien trabaje primero.
       *[other] La sidra de la ronda ya tiene dueño.
    }
score-title =
    { $final ->
        [True] ## Puntuación final
       *[other] ### Si la partida acabara ahora
    }
score-head = **{ $place }. { $name }: { $total } PV**
score-head-solo = **{ $name }: { $total } PV**
score-alone = Los bots no puntúan: estos puntos son tu resultado.
score-from = { $source } { $points }
end-points = Puntos en detalle
score-nothing = Todavía nada.
score-track = Pista
score-buildings = Edificios
score-prize = Premio de reputación
score-reputation = Pista de reputación
score-rounds = Ronda a ronda: { $points }
score-tie =
    El desempate: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $villagers ->
        [one] { $villagers } aldeano
       *[other] { $villagers } aldeanos
    }
seed-told = -# `/partida comprobar` comprueba los dados y las cartas con la semilla `{ $seed }…`.

## Private answers

status =
    { $status ->
        [lobby] Aquí hay una sala abierta: `/partida unirse` te da un asiento, y cualquiera con asiento puede usar `/partida empezar`.
        [running] La partida está en marcha. Su panel vuelve a publicarse abajo.
        [paused] La partida está en pausa.
        [finished] La partida ha terminado. `/partida nueva` abre otra.
       *[closed] La partida se cerró.
    } El SHA-256 de la semilla es `{ $hash }…`.
settings-shown =
    {""}**Tus ajustes**
    - Idioma: { $language }
    - { settings-switch-dm-readings }: { $dm ->
        [True] sí
       *[other] no
    }
    - { settings-switch-text-first }: { $text ->
        [True] sí
       *[other] no
    }
verify-right = **Los { $dice } dados y las { $cards } cartas barajadas salen de la semilla.** El SHA-256 de `{ $seed }` es `{ $hash }`.
verify-wrong = **De { $dice } dados y { $cards } cartas, { $wrong } no salen de la semilla** `{ $seed }`.
verify-shaken = Los dados salen del SHA-256 de la semilla, del SHA-256 de cada palabra y de las reglas de la casa, si las hay, con | entre ellos: `{ $text }`
exported = La partida hasta ahora: lo que puede ver cualquiera en la mesa.
closed-by = { $name } ha cerrado esta partida. Su semilla era `{ $seed }`.

## Why not

no-game-here = En este canal aún no hay partida. `/partida nueva` abre una; `/yo partidas` muestra las que tienes en otros sitios, y `/reglas` explica cómo se juega.
channel-has-game = Este canal ya tiene una partida abierta: `/partida estado` la muestra, y `/partida unirse` te da un asiento antes de que empiece. Otro canal o un hilo puede albergar otra partida.
already-seated = Ya tienes un asiento.
not-seated = No tienes asiento en esta partida. `/partida estado` la muestra y `/reglas` la explica.
not-a-lobby = Esta partida ya ha empezado. Con `/partida asiento` se deja, se vuelve o se toma un asiento libre.
not-started = La partida aún no ha empezado.
game-over = Esta partida ha terminado. `/partida nueva` abre otra.
game-paused = Esta partida está en pausa. Quien la organiza la reanuda con `/partida reanudar`, y la mesa con `/partida votar`.
held-channel = Esta partida está en pausa: el bot no pudo escribir en su canal. Cualquier jugador puede reanudarla con `/partida estado`.
held-corrupt = Esta partida está en pausa: su registro está dañado. Las demás siguen; el aviso para el operador del bot está en el registro de errores.
held-host = Tu partida en { $channel } está en pausa: no tengo permiso para escribir allí, o el canal ya no existe. Devuélveme los permisos y usa allí `/partida estado`.
no-such-book = No tengo ese libro. Elige uno de los que te sugiero.
book-missing = El libro de encuentros de esta partida ya no está aquí.
stale-question = Eso ya está resuelto. El panel más reciente muestra qué toca ahora.
panel-lost = Este panel ya no vale: el bot ha vuelto a una copia anterior de sus partidas. La partida sigue en su panel actual, y `/partida estado` vuelve a publicarlo.
letter-lost = Este mensaje ya no vale: el bot ha vuelto a una copia anterior de sus partidas. La partida sigue en su panel actual, y `/partida estado` en su canal vuelve a publicarlo.
not-you = Eso le toca responderlo a { $who }.
not-asked = Ahora no te toca responder a eso.
not-asked-now = Eso no te toca ahora. El panel muestra de quién es el turno.
unknown-press = Ese botón es demasiado antiguo, o no es mío. El panel más reciente muestra qué toca ahora.
press-elsewhere = Ese botón es de una partida de otro lugar, y aquí no hace nada.
not-on-this-server = No soy miembro de este servidor, así que aquí no puedo llevar una partida. Quien gestione el servidor puede añadirme con el enlace de `/acerca`.
no-messages-here = Aquí no se pueden escribir mensajes, solo en las publicaciones. Usa el comando en una publicación o en otro canal.
rights-missing = Aquí no puedo escribir. Me faltan permisos: { $rights }. Cuando alguien que gestione este canal me los dé, inténtalo otra vez.
thread-locked = Aquí no puedo escribir: este hilo está bloqueado. Desbloquéalo o usa otro canal.
thread-not-joined = Aquí no puedo escribir: no estoy en este hilo privado. Mencióname para añadirme e inténtalo otra vez.
right-view-channel = *Ver canal*
right-send-messages = *Enviar mensajes*
right-send-messages-in-threads = *Enviar mensajes en hilos*
right-create-public-threads = *Crear hilos públicos*
right-connect = *Conectar*
bad-input = No he podido leer eso. Elige, por favor, entre las sugerencias.
store-busy = No puedo guardarlo en este momento, así que nada ha cambiado. Inténtalo otra vez dentro de un rato.
something-failed = Algo ha salido mal, pero no se ha perdido nada. Díselo a quien opera el bot: { $incident }.
nothing-to-read = Ahora no hay nada que leerte.
not-your-encounter = De momento, eso solo puede leerlo quien explora.
not-the-reader = No te toca leer este encuentro.
no-village = Ese jugador no tiene aldea aquí.
not-the-host = Eso solo puede hacerlo quien organiza la partida o quien gestiona este canal.
verify-later = La semilla se revela cuando acaba la partida. Su SHA-256 es `{ $hash }`.
undo-nothing = No hay nada que deshacer.
undo-not-yours = El último paso no fue tuyo.
undo-die-rolled = Se tiró un dado: eso ya no se deshace.
undo-lanterns-rolled = Se tiraron los dados: eso ya no se deshace.
undo-cat-refused = El gato ya tiró su dado: eso ya no se deshace.
undo-cave-drawn = Se robó una cueva: eso ya no se deshace.
undo-encounter-settled = La recompensa ya se leyó: eso ya no se deshace.
undo-extra-cave-gained = Se robó una cueva: eso ya no se deshace.
undo-paragraph-read = Se leyó un párrafo: eso ya no se deshace.
undo-explore-numbers-told = Se leyó un párrafo: eso ya no se deshace.
undo-reward-told = Se contó una recompensa: eso ya no se deshace.
undo-row-refilled = Se robó una carta nueva: eso ya no se deshace.
undo-row-refreshed = Se robaron cartas nuevas: eso ya no se deshace.
undo-round-began = La ronda ha terminado: eso ya no se deshace.
undo-round-ended = La ronda ha terminado: eso ya no se deshace.
undo-card-played = Se jugó una carta secreta: eso ya no se deshace.
undo-item-sold = Fue un trato entre dos: eso ya no se deshace.
undo-opponent-acted = Un bot ha jugado su turno: eso ya no se deshace.
undo-offer-refused = La oferta ya tuvo respuesta: eso ya no se deshace.
refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-not-asked = Ahora no te toca responder a eso.
refusal-no-such-choice = Eso no se puede elegir ahora.
refusal-not-ready =
    { $known ->
        [True] { $what } no está entre los listos.
       *[other] No tienes a nadie listo con ese nombre.
    }
refusal-named-twice = Hay un nombre repetido.
refusal-too-few-villagers =
    { $need ->
        [one] Necesitas un aldeano listo.
       *[other] Hacen falta al menos { $need } aldeanos listos, y tienes { $have }.
    }
refusal-no-caves-left = El mazo de cuevas está vacío.
refusal-no-hammer = Hace falta un aldeano listo con martillo.
refusal-no-quill = Hace falta un aldeano listo con pluma.
refusal-not-for-sale = Eso no está disponible.
refusal-not-enough-coins =
    { $need ->
        [one] Cuesta { $need } moneda, y puedes pagar { $have }.
       *[other] Cuesta { $need } monedas, y puedes pagar { $have }.
    }
refusal-not-enough-items =
    { $item ->
        [any] No tienes nada que poner a la venta.
       *[other] { $have ->
            [0] No tienes { $item ->
                [mushroom] hongos
                [fish] pescado
                [fruit] fruta
                [rope] cuerda
                [pot] vasijas
                [paper] papel
                [ore] mineral
                [amethyst] amatistas
                [cider] sidra
               *[other] pociones
            }.
           *[other] Tienes { items }, y hacen falta { $need }.
        }
    }
refusal-too-much-paid = Eso es más de lo que cuesta.
refusal-not-as-coins = Ninguno de tus edificios permite pagar con eso.
refusal-no-empty-cave = Un puesto avanzado necesita una cueva vacía, y no tienes ninguna: explora primero.
refusal-no-goods-there = No hay bienes que cosechar.
refusal-one-good-each =
    Un bien por aldeano: has nombrado { $need ->
        [one] { $need } aldeano
       *[other] { $need } aldeanos
    } y { $have ->
        [one] { $have } bien
       *[other] { $have } bienes
    }.
refusal-not-harvested = Solo puedes poner a la venta lo que cosechas ahora, y eso no está: { item-name }.
refusal-nothing-for-sale = No hay nada a la venta.
refusal-price-too-low = El precio mínimo es de { $need } monedas.
refusal-already-refused = Este turno ya se rechazaron { $need } monedas. Ofrece más.
refusal-already-refreshed = Ya has renovado una fila este turno.
refusal-row-cannot-refresh = Esa fila no se puede renovar: su mazo está vacío, o no es una de las dos.
refusal-needs-offer = Tendrías que poder ofrecer esto: { $what }.
refusal-nothing-to-pay-for = En esa opción no hay nada que pagar.
refusal-no-rerolls = No te quedan nuevas tiradas.
refusal-nothing-gained =
    { $need ->
        [0] Ahora ningún esfuerzo alcanza un número más alto.
       *[other] Con esos esfuerzos no se alcanza un número más alto; con { $need }, sí.
    }
refusal-cannot-rest = { $what } no puede descansar así: una cama por cabeza, pociones para los heridos, sidras para los agotados.
refusal-not-enough-beds =
    { $have ->
        [one] Solo tienes { $have } cama.
       *[other] Solo tienes { $have } camas.
    }
refusal-nothing-to-place = No tienes bienes que colocar.
refusal-bad-paragraph = Ningún párrafo dice eso. Una opción lleva solo 0, o uno o dos números de exploración, el menor primero; no se salta ninguna opción. Una recompensa tiene como mucho 12 monedas, 6 cosas y 3 pasos de reputación.
refusal-price-by-die = Aquí no se pide precio: un dado dirá cuánto dan los bots, en un turno posterior.
refusal-too-few-caves = Esta edición tiene { $need } cartas de cueva, y el libro solo trae párrafos para { $have }.
refusal-too-few-seats = Hacen falta al menos { $need } jugadores.
refusal-too-many-seats =
    { $need ->
        [one] Esta partida es para una sola persona.
       *[other] Los { $need } asientos están ocupados.
    }

## Commands

cmd-game = Una partida de Above and Below en este canal
cmd-game-new = Abrir una sala en este canal
cmd-game-join = Tomar asiento en la sala
cmd-game-leave = Salir de la sala
cmd-game-start = Empezar la partida
cmd-game-status = Cómo va la partida; vuelve a publicar su panel
cmd-game-undo = Deshacer tu último paso
cmd-game-end = Cerrar esta partida sin que nadie gane
cmd-game-verify = Comprobar cada dado y cada carta barajada de una partida terminada
cmd-game-export = La partida en un archivo
cmd-game-chronicle = La partida terminada, como página y como libro
cmd-explore = Mandar a dos o más aldeanos bajo tierra
cmd-harvest = Recoger bienes de tus edificios
cmd-build = Construir una casa o un puesto avanzado
cmd-train = Contratar a un nuevo aldeano
cmd-labor = Mandar aldeanos a ganar monedas
cmd-pass = No hacer más acciones en esta ronda
cmd-sell = Poner algo a la venta; si no dices qué, retirar lo que hay
cmd-buy = Ofrecer monedas por lo que otro jugador tiene a la venta
cmd-answer = Responder a una oferta por lo que tienes a la venta
cmd-refresh = Renovar las casas o los puestos avanzados por una moneda
cmd-advance = Colocar bienes en tu pista de avance, cuando quieras
cmd-rest = Dar descanso a tus aldeanos; si no nombras a nadie, llena las camas
cmd-choose = Elegir en tu encuentro
cmd-reroll = Volver a tirar el dado de un aldeano
cmd-exert = Pedir un esfuerzo a algunos aldeanos (una linterna por cada uno) o a nadie
cmd-describe = De tu propio libro: los números de exploración de cada opción
cmd-tell = De tu propio libro: lo que trae el párrafo
cmd-pick = Elegir cuando una recompensa lo permite
cmd-board = El tablero de reputación: aldeanos por contratar, ronda, reputación
cmd-market = Lo que se puede construir, y la próxima cueva
cmd-score = Los puntos tal como están
cmd-village = Una aldea: la tuya o la de otro jugador
cmd-read = Leer otra vez tu encuentro abierto
cmd-rules = Una regla, explicada
cmd-settings = Tus propios ajustes
opt-edition = Qué reglas
opt-variant = Con más gente, o en solitario contra dos bots
opt-book = De qué libro se lee, si el bot tiene varios
opt-reading = Quién lee los encuentros
opt-game-language = El idioma de la partida
opt-party = Quién va: nombres, separados por comas
opt-goods = Qué bienes, separados por comas
opt-villagers = Qué aldeanos, separados por comas
opt-building = Qué construir
opt-builder = Quién construye
opt-ciders = Sidras que pagas como monedas
opt-potions = Pociones que pagas como monedas
opt-hire = A quién contratar
opt-teacher = Quién entrena
opt-sell = Qué poner a la venta
opt-sell-harvested = Cuál de esos bienes poner a la venta
opt-asking = Un precio al que se vende sin preguntarte
opt-seller = A quién se lo compras
opt-coins = Cuántas monedas
opt-reply = Tu respuesta
opt-row = Qué fila
opt-advance = Bienes en su orden, separados por comas
opt-beds = Quién recibe una cama
opt-cider-for = Quién recibe una sidra
opt-potion-for = Quién recibe una poción
opt-option = Tu opción
opt-paying = Pagar por la bonificación, donde la haya
opt-reroll = De quién es el dado
opt-exert = A quién pedir un esfuerzo, o a nadie; si lo dejas vacío, pregunta
opt-first = Números de exploración de la primera opción, separados por comas; 0 si no los hay
opt-second = Números de exploración de la segunda opción
opt-third = Números de exploración de la tercera opción
opt-tell-coins = Monedas ganadas
opt-tell-pay = Monedas pagadas
opt-tell-gain = Bienes, sidras y pociones que se ganan, separados por comas
opt-tell-choice = Bienes entre los que elige quien explora
opt-tell-reputation = Pasos de reputación, de -3 a 3
opt-tell-cheapest = Se une el aldeano más barato
opt-tell-special = Se une un aldeano especial
opt-tell-caves = Cartas de cueva de más
opt-tell-building = Un edificio gratis: su coste máximo en monedas
opt-tell-injured = Cuántos heridos hay en la expedición
opt-tell-lose = El objeto que se ofreció y se pierde
opt-tell-leads-to = El párrafo en el que sigue
opt-pick = Qué tomar
opt-player = De quién es la aldea
opt-topic = Qué quieres saber
opt-language = El idioma en que te hablo
opt-dm = Encuentros por mensaje directo
opt-text-first = Solo texto: lo que nadie más que tú ve llega sin imágenes ni emojis
reply-accept = Aceptar
reply-refuse = Rechazar
reply-withdraw = Retirar mi oferta
edition-final = Las reglas definitivas
edition-preview = Las reglas de la edición preliminar
variant-common = De dos a cuatro jugadores
variant-solo = En solitario contra dos bots
reading-private = El bot, en privado a quien explora
reading-table = El bot, a toda la mesa
reading-player = Quien está a la izquierda
reading-book = Cada cual, en su propio libro

## The coach of the first round

guide-on = Enséñame
guide-off = Gracias, ya sé jugar
guide-welcome = **Esta ronda estaré detrás de ti.** Nadie más ve esto. Haz lo que quieras: yo solo sugiero.
guide-left = Entonces te dejo jugar. `/reglas` explica lo que sea, cuando sea.
guide-end = **Eso ha sido una ronda entera.** Ya sabes cómo va una ronda: actuar, pasar, descansar, cobrar, y así hasta la última. Aquí te dejo; `/reglas` explica el resto.
guide-wait = Ahora es el turno de { $name }. Mientras tanto, mira **Mercado** y **Tablero**; te avisaré cuando te toque.
guide-goods = Tienes bienes: **Más** los coloca en tu pista, cuando quieras. Una clase por casilla: las primeras valen poco, las siguientes más.
guide-to-explore =
    {""}**Prueba esto: explora.** Pulsa **Explorar** y marca a dos aldeanos. Conviene llevar a alguien con buenos dados; si puedes, deja arriba a quien construye.
    En la cueva que ganes cabrá un puesto avanzado.
guide-to-build =
    {""}**Prueba esto: construye.** Pulsa **Construir** y elige algo que puedas pagar. Una cama vale mucho al principio; también los bienes que vuelven cada ronda.
guide-to-train =
    {""}**Prueba esto: entrena.** Pulsa **Entrenar**: tu aldeano con la pluma trae a alguien nuevo. Lo más barato cuesta 2 monedas.
guide-to-harvest =
    {""}**Prueba esto: cosecha.** Pulsa un botón de **Cosechar**: un aldeano recoge un bien de uno de tus edificios.
guide-to-labor =
    {""}**Prueba esto: trabaja.** Pulsa un botón de **Trabajar**: una moneda por cada aldeano que mandes. Quien trabaja primero en la ronda se lleva además la sidra.
guide-to-pass =
    {""}**¿Nada más que hacer?** Pulsa **Pasar**. Cuando todos han pasado, los aldeanos descansan y llegan las monedas.
guide-choose-option = **Lee y después elige.** Pulsa **Leer mi encuentro**. Cada opción dice sus números de exploración: tus dados tienen que dar esa cantidad de linternas. Los más altos traen más.
guide-spend-effort = **Los dados han caído.** ¿Faltan linternas? **Esforzarse** suma una por aldeano, pero quien se esfuerza vuelve herido. Si ya te alcanza, o no hay esperanza: **Parar aquí**.
guide-take-reward = **Puedes elegir tu recompensa.** Toma lo que te sirva: los bienes de una clase nueva alargan tu pista.
guide-rest-villagers = **Cae la noche.** Da cada cama a alguien: los agotados quedan listos, los heridos quedan agotados. Pulsa **Llenar las camas**.
guide-answer-offer = **Alguien quiere comprar.** Pulsa **Aceptar** si el precio te conviene; **Rechazar** no cuesta nada.
guide-done = Hecho.
guide-done-explore = **Allá van, bien hecho.** La cueva te guarda una historia.
guide-done-build = **Un buen edificio.** Es tuyo hasta el final, y cada uno vale un punto.
guide-done-train = **¡La aldea crece!** Quien llega empieza entre los agotados; una cama y quedará listo.
guide-done-harvest = **Buena cosecha.** Justo lo que tu pista esperaba.
guide-done-labor = **Trabajo honrado, monedas honradas.**
guide-done-pass = **Bien pensado.** En la próxima ronda vuelves a actuar.
guide-done-choose = **Valiente elección.**
guide-done-exert = **De vuelta en casa.** El diario cuenta cómo acabó.
guide-done-rest = **Que duerman bien.**
