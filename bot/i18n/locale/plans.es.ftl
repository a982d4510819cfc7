# Noches de cuentos previstas: su mensaje, su evento, lo que se dice a quien se apuntó.

plan-title = ## Hay una noche de cuentos prevista
plan-length =
    { $count } viajes bajo tierra, unos { $minutes } minutos. No hace falta tener partida ni preparar nada.
plan-when = **{ $at }**, { $rest }
plan-voice = Nos vemos en { $channel }.
plan-coming =
    { $count ->
        [0] Todavía no se ha apuntado nadie.
        [one] **Viene:** { $names }
       *[other] **Vienen ({ $count }):** { $names }
    }
plan-ask = Quien se apunte recibe un aviso una hora antes. Llegado el momento, un mensaje nuevo aquí deja sentarse.
plan-come = Voy
plan-stay = No puedo ir
plan-to-event = Evento
plan-closed = Esta noche de cuentos, prevista para { $at }, no se celebra.
plan-nobody = Esta vez no vino nadie al fuego. `/noche planear` fija otro día.
plan-expected = **Se espera a:** { $names }
plan-zone = He tomado tu hora como UTC: { $at }. Si no es así, dime tu zona horaria con `/yo ausencia` y corrige la noche con `/noche mover`.
plan-to = La noche pasa a { $at }.

plan-soon = La noche de cuentos empieza aquí { $at }.
plan-opens = Empieza la noche de cuentos. Siéntate cuando llegues.
plan-moved = La noche de cuentos cambia de hora: empieza { $at }.
plan-cancelled = La noche de cuentos que estaba prevista no se celebra.
plan-missed = La noche de cuentos no pudo abrirse a su hora. `/noche planear` fija otra.
plan-busy = Es la hora de la noche de cuentos y en este canal hay una partida en marcha. Se abrirá en cuanto termine, si es en la próxima hora; `/noche mover` la cambia.
plan-channel-gone = La noche de cuentos a la que te apuntaste no se celebra: no se puede llegar a su canal.

plan-event = Noche de cuentos: { $count } viajes bajo tierra
plan-event-about =
    Oímos historias en compañía: una aldea, una noche. Alguien lee en voz alta, todo el mundo aconseja, los dados deciden.
    { $about }
    Apúntate aquí: { $link }
plan-cover = Noche de cuentos
plan-journeys = { $count } viajes bajo tierra
alt-cover = «{ $title }», { $about }. Seis aldeanos junto a un fuego bajo las estrellas; debajo de ellos hay una cueva.

plan-today = hoy
plan-tomorrow = mañana
plan-in-two-days = pasado mañana
plan-morning = esta mañana|por la mañana|en la mañana
plan-afternoon = esta tarde|por la tarde|en la tarde|tarde
plan-evening = esta noche|por la noche|en la noche|noche
plan-none-here = En este canal no hay ninguna noche de cuentos prevista. `/noche planear` prevé una.
plan-here = En este canal ya hay una noche de cuentos prevista. `/noche mover` la cambia de hora, `/noche anular` la anula.
plan-over = Esa noche ya se ha abierto o se anuló: busca su mensaje más reciente.
plan-not-open = Esta noche se abre más tarde.
plan-signed-up = Ya te habías apuntado.
plan-not-signed-up = No te habías apuntado.
plan-at-unclear = No entiendo «{ $text }» como hora. Prueba con `sábado 20:00`, `mañana a las 20:00` o `2026-11-28 20:00`.
plan-at-past = Eso ya ha pasado.
plan-at-far = Faltan más de { $days } días.

command-plan = planear
command-move = mover
cmd-night-plan = Prever una noche de cuentos, con un evento del servidor y la lista de quién viene
cmd-night-move = Cambiar de hora la noche prevista
cmd-night-cancel = Anular la noche prevista
opt-at = Cuándo, en tu zona horaria: sábado 20:00, mañana a las 20:00, 2026-11-28 20:00
opt-voice-channel = El canal de voz de la reunión, si lo hay
parameter-at = cuando
parameter-voice = voz
data-sign-ups = - Noches de cuentos a las que te apuntaste: { $count }
