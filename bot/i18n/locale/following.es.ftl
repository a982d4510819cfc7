# Following games: what one missed and owes, lists, spectators, figures, invitations.

## What happened

retold = **{ $name }** { $deeds }
retold-deed =
    { $deed ->
        [labor] trabaja
        [build] construye
        [train] contrata
        [explore] manda gente bajo tierra
        [offer_to_buy] hace una oferta
        [accept] acepta una oferta
        [opponent] juega
        [harvest] cosecha
        [pass] pasa
        [rest] descansa
        [advance] coloca bienes
        [put_up_for_sale] pone algo a la venta
        [take_back] retira lo que vendía
        [refresh_row] renueva una fila
        [refuse] rechaza una oferta
       *[withdraw] retira una oferta
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } veces)
    }
retold-named =
    { $deed ->
        [build] construye { $what }
        [train] contrata a { $what }
        [lost] fracasa en «{ $what }»
       *[found] sale bien de «{ $what }»
    }
catchup-title =
    ### { $moves ->
        [0] Desde tu última jugada
        [one] Una jugada desde la tuya
       *[other] { $moves } jugadas desde la tuya
    }
catchup-you = **Lo tuyo:** { $figures }
catchup-coins = monedas { $figure }
catchup-villagers = aldeanos { $figure } (listos: { $ready })
catchup-goods = bienes: { $figure }
catchup-none = ninguno
catchup-reputation = reputación { $figure }
catchup-last = Tu última jugada: { $deed }
catchup-story = **{ $title }**
catchup-leads =
    { $by ->
        [one] Si acabara ahora: por delante { $names }, con { $points }; tú, a un punto.
       *[other] Si acabara ahora: por delante { $names }, con { $points }; tú, a { $by } puntos.
    }
catchup-share = Si acabara ahora: compartirías el primer puesto, con { $points } puntos.
catchup-lead =
    { $by ->
        [one] Si acabara ahora: irías por delante por un punto, con { $points }.
       *[other] Si acabara ahora: irías por delante por { $by } puntos, con { $points }.
    }
catchup-log = Todo el diario
catchup-nothing = No ha pasado nada.
catchup-again = Mirar otra vez

## What is owed

owed-nothing = **No tienes nada pendiente.** Te aviso cuando alguien te espere.
owed-nowhere = Ahora no juegas ninguna partida. `/partida nueva` abre una; `/partida observar` sigue la de aquí.
owed-title = ### Esto te espera
owed =
    { $place } · {""}**{ $what ->
        [take_turn] tu turno
        [answer_offer] una oferta por lo que vendes
        [sell_item] alguien quiere lo que vendes
        [choose_option] hay que elegir, allá abajo
        [read_out] un párrafo por leerle a quien explora
        [spend_effort] ¿tirar de nuevo, esforzarse o parar?
        [take_reward] una recompensa a tu elección
        [rest_villagers] el descanso: ¿quién bebe y quién duerme?
        [read_paragraph] un párrafo por leer
       *[tell_reward] una recompensa por consultar
    }**
owed-since = { $what }, desde { $since }
owed-vote = { $place } · {""}**una votación**: { vote-motion }. Se cierra { $until }.
owed-more =
    { $count ->
        [one] Hay otra partida que te espera: `/yo partidas` la muestra.
       *[other] Hay otras { $count } partidas que te esperan: están en `/yo partidas`.
    }
table-link = [ir a la mesa]({ $url })

## Games

games-title = ### Tus partidas en este servidor
games-none = No tienes partidas en este servidor. `/partida nueva` abre una; en cada canal o hilo cabe una sola a la vez.
games-lobby = faltan jugadores, { $count } de { $most }
games-round = ronda { $round } de { $rounds }
games-paused = en pausa
games-asked = pendiente de { $who }
games-since = desde { $since }
games-clock = el reloj vence { $until }
games-you = **ti**
games-nights = ### Tus noches de cuentos
guest-planned = prevista para { $at }, { $rest }: vas a ir
guest-asked =
    { $what ->
        [sit] **siéntate:** ya está abierta
        [begin] sin empezar: puede empezar cualquiera que tenga sitio
        [go-on] en pausa: puede seguir cualquiera que tenga sitio
        [lead] **mandas tú:** ¿quién baja?
        [read] **lees tú en voz alta**
        [decide] **decides tú**
        [vote] decide la mesa: di lo que piensas
       *[listen] ahora no se te pide nada
    }
games-more =
    { $count ->
        [one] Hay una más que no cabe aquí.
       *[other] Hay { $count } más que no caben aquí.
    }

## Favourites


## Commands

cmd-catchup = Qué ha pasado desde tu última jugada y qué tienes pendiente en todas tus partidas
cmd-games = Tus partidas en este servidor; primero las que te esperan
cmd-game-watch = Mirar esta partida sin jugar y recibir noticias de ella
cmd-game-unwatch = No recibir más noticias de esta partida
opt-updates = Cuándo te escribo
updates-round = Un mensaje después de cada ronda
updates-end = Un mensaje cuando termine
updates-none = Ningún mensaje

## Watching

view-log = Diario
watch-village = Aldea de { $name }
watch-look = Ver la mesa
watch-often =
    { $often ->
        [round] Avisar en cada ronda
        [end] Avisar al final
       *[none] No avisar
    }
watch-still =
    { $over ->
        [True] La partida ha terminado.
       *[other] La partida está en pausa.
    }
watch-left = No te escribiré más sobre esta partida.
watch-round = Terminó la ronda { $round } de { $rounds } en { $place }. Así van los puntos: { $standing }.
watch-end = **Terminó la partida en { $place }.** Puntos: { $standing }.

## Invitations

language-name = Español (Latinoamérica)
lobby-untold =
    { $part ->
        [some] algunas historias están en { $language }
       *[all] las historias están en { $language }
    }
lobby-until = se cierra { $until }
pace-answers =
    responde en { $hours ->
        [0] menos de una hora
        [one] alrededor de una hora
       *[other] unas { $hours } horas
    }
pace-in-time = casi siempre a tiempo
lobby-filled = Ya hay suficientes jugadores.
lobby-ready = Ya hay suficientes jugadores: empieza cuando quieras, o espera a que lleguen más.
lobby-closes-soon = Esta invitación se cierra { $until }. Empieza la partida o trae a más gente; con `/partida nueva` puedes abrir otra en cualquier momento.
lobby-expired = En una semana nadie ha empezado esta partida, así que la invitación queda cerrada. `/partida nueva` abre otra cuando quieras.

## Figures

stats-title = ### { $who }
stats-none = Aquí todavía no hay ninguna partida terminada.
stats-none-common = Todavía no hay ninguna partida terminada sin compañía ni reglas de la casa.
stats-games =
    { $games ->
        [one] Una partida terminada
       *[other] { $games } partidas terminadas
    }{ $won ->
        [0] {""}
        [one] , { $won } victoria
       *[other] , { $won } victorias
    }
stats-server-games =
    { $games ->
        [one] Una partida terminada
       *[other] { $games } partidas terminadas
    }
stats-best = mejor aldea: { $points } puntos, puesto { $place }, { village-size }
stats-server-best = mejor aldea: { $points } puntos, de { $who }, { village-size }
stats-average = { $points } puntos de promedio
stats-companions =
    con compañía: { $games ->
        [one] una partida, { $points } puntos
       *[other] { $games } partidas, { $points } puntos de promedio
    }
stats-house-rules =
    con reglas de la casa: { $games ->
        [one] una partida, { $points } puntos
       *[other] { $games } partidas, { $points } puntos de promedio
    }
stats-moves =
    { $moves ->
        [one] Una jugada
       *[other] { $moves } jugadas
    }, { $in_time } a tiempo
stats-kept = Historias guardadas: { $titles }
stats-server = Este servidor
cmd-stats = Partidas, aldeas y ritmo: tus cifras, las de otra persona o las del servidor
opt-stats-player = De quién
