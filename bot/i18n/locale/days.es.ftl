# Turns across days.

## Calls

ping-turn = Te toca jugar.
next-is-you = Ha empezado el turno anterior al tuyo: después vas tú.
to-the-table = A la mesa
refused-messages = **No he podido enviarte un mensaje directo.** Quizá los tengas desactivados en este servidor. Esto es lo que decía:
remind =
    { $last ->
        [True] Solo faltas tú: todavía te toca jugar.
       *[other] Todavía te toca jugar.
    } Te esperamos desde { $since }.{ $until ->
        [none] {""}
       *[other] {" "}Tu reloj se agota { $until }.
    }
remind-in-hours = Recordármelo en 3 horas
remind-tomorrow = Recordármelo mañana
remind-not = No en este turno
remind-at = Te lo recordaré el { $at }, si todavía te toca.
remind-never = No volveré a recordarte este turno.
reminders-end =
    { $name } ya tiene { $count } recordatorios, y no voy a insistir más en este turno. Quizá unas palabras tuyas lleguen mejor.
overdue =
    El reloj de { $name } se ha agotado. No se pierde nada: la partida espera, y quienes comparten la mesa pueden decidir seguir adelante.

## The panel

asked-since =
    en espera desde { $since }{ $until ->
        [none] {""}
       *[other] {" · "}fin del reloj { $until }{ $more ->
            [0] {""}
           *[other] {" "}(+{ $more } h con el turno)
        }
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}horas de silencio, vuelve { $wakes }
    }{ $last ->
        [True] {" · "}solo falta esta respuesta
       *[other] {""}
    }
clocks = Relojes: { $clocks }. Cada turno da { $more } h más, hasta { $cap } h.
clock-of = { $name } { $hours } h
part-done = Por ahora has terminado. Esperamos a { $names }.

## The pace of a table

lobby-pace =
    { $pace ->
        [none] -# Sin reloj; un recordatorio cada { $remind } horas.
       *[other]
            -# Reloj: { $bank } horas, y { $increment } más por cada turno, con un máximo de { $cap }. Se para mientras duermes (`/yo ausencia`). Un recordatorio cada { $remind } horas.
    }
opt-pace = Cuánto tiempo puede durar un turno
pace-none = sin reloj
pace-live = en vivo: 24 horas, y 4 más por turno
pace-fast = rápido: 72 horas, y 12 más por turno
pace-slow = lento: 72 horas, y 36 más por turno

## When you are awake

cmd-away = Cuándo duermes, descansas o viajas: tu reloj se detiene y no recibes avisos
opt-zone = Tu zona horaria: una ciudad, un país o una diferencia como UTC-8
opt-quiet = Cuándo quieres silencio, por ejemplo 22:00-07:00
opt-days-off = Días de la semana en que no juegas
opt-holiday-from = Primer día de vacaciones, por ejemplo 2027-07-24
opt-holiday-to = Último día de vacaciones
away-zone = Tu zona horaria es **{ $zone }**: allí el reloj marca { $time }.
away-zone-unset = Aún no sé tu zona horaria. Mientras no la pongas, cuento en UTC, donde ahora son las { $time }.
away-night = - Hasta entonces, los recordatorios esperan de noche: { $quiet } en { $zone }
away-quiet = - Horas de silencio: { $quiet }
away-days = - Días libres: { $days }
away-holiday = - Vacaciones: del { $first } al { $last }
away-never = Se te puede avisar a cualquier hora.
away-how = -# Con **Cambiar** o con las opciones de `/yo ausencia`. En esos ratos tus relojes se detienen y no llegan recordatorios.
change = Cambiar
hours-form = Tus horas
hours-zone = Tu zona horaria
hours-quiet = Horas de silencio
hours-days-off = Días libres
hours-start = Primer día de vacaciones
hours-end = Último día de vacaciones
away-proposed =
    Por las horas a las que juegas, parece que duermes alrededor de **{ $quiet }** ({ $zone }). ¿Detengo entonces tus relojes y me callo los recordatorios?
away-confirm = Sí, a esas horas
away-none = quitar
away-none-spoken = no|nada|nunca|ninguna|ninguno|sin|off|-
away-zone-unknown = No conozco la zona horaria «{ $text }». Escribe una ciudad o un país y elige de la lista.
away-zone-several = «{ $text }» puede ser varias zonas horarias: { $zones }. Pon una de ellas.
away-quiet-unclear = No entiendo «{ $text }» como horas. Escríbelas así: 22:00-07:00, o pon `quitar` para borrarlas.
away-quiet-too-long = Las horas de silencio necesitan un principio y un final distintos, y duran como mucho { $most } horas.
away-days-unclear = No entiendo «{ $text }» como días de la semana. Escribe los nombres separados por comas, o pon `quitar` para borrarlos.
away-days-all = Déjate algún día para jugar.
away-date-unclear = No entiendo «{ $text }» como fecha. Escríbela así: 2027-07-24, o pon `quitar` para borrarla.
date-two-ways = «{ $text }» puede ser el { $first } o el { $second }. Escríbelo así.
away-order = Esas vacaciones acaban antes de empezar.
away-past = Esas vacaciones ya pasaron.
away-too-long = Las vacaciones duran como mucho { $most } días. Para más tiempo, deja que alguien tome tu asiento.
weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
cmd-remind = Que te recuerde tu turno
opt-remind-in = Dentro de cuántas horas; 0 para no avisar

## Settings

opt-pings = Dónde se te avisa cuando te toca
opt-next = Que te avise cuando el turno siguiente sea el tuyo
opt-remind = Horas entre recordatorios; 0 para ninguno
opt-pass-for-me = Cuando no tengas a nadie listo y solo quede comerciar, pasar por ti
pings-channel = en el canal
pings-dm = por mensaje directo
settings-calls =
    - Avisos: { $pings ->
        [dm] { pings-dm }
       *[other] { pings-channel }
    }
    - { settings-switch-tell-next }: { $next ->
        [True] sí
       *[other] no
    }
    - Recordatorios: { settings-remind }
    - { settings-switch-pass-for-me }: { $passes ->
        [True] sí
       *[other] no
    }

    -# Se cambian con **Cambiar** o con las opciones de `/yo ajustes`.
settings-form = Tus ajustes
settings-ask-language = Idioma
settings-ask-pings = Dónde te aviso cuando te toca
settings-ask-remind = Recordatorios
settings-ask-switches = Qué quieres
settings-language-own = el de Discord
settings-remind =
    { $remind ->
        [-1] como en la mesa
        [0] ninguno
        [one] cada hora, o como en la mesa si eso llega antes
       *[other] cada { $remind } horas, o como en la mesa si eso llega antes
    }
settings-switch-dm-readings = Encuentros por mensaje directo
settings-switch-text-first = En privado solo texto, sin imágenes
settings-switch-tell-next = Aviso cuando el turno siguiente es el tuyo
settings-switch-pass-for-me = Paso por ti cuando solo queda comerciar
settings-switch-narration = Cartas leídas en voz alta
digest = Tus partidas de hoy: { $own ->
    [0] { $count ->
        [one] espera a otra persona.
       *[other] las { $count } esperan a otras personas.
    }
   *[other] { $count ->
        [one] te toca jugar.
       *[other] te toca en { $own } de { $count }.
    }
}
digest-own = **Te toca**
digest-others = **No te toca**
digest-since =
    desde { $since }{ $until ->
        [none] {""}
       *[other] {" · "}el tiempo se acaba { $until }
    }
digest-waits = esperando a { $names }
digest-how = -# Una vez al día, como has elegido. Se cambia en `/yo ajustes`.
settings-digest =
    - Lista diaria de tus partidas: { $at ->
        [none] no
       *[other] a las { $at }{ $only ->
            [True] , y sin avisos aparte
           *[other] {""}
        }
    }
settings-ask-digest = Lista diaria de tus partidas, a las
settings-switch-digest-only = Con esa lista, sin avisos en cada turno
opt-digest = Cada día a esta hora, un mensaje directo con la lista de tus partidas
opt-digest-only = Con esa lista, sin avisos ni recordatorios en cada turno
pass-for-me-asked =
    {""}**En tu aldea no queda nadie libre.** En los próximos turnos de una ronda así solo podrías comerciar o pasar, así que paso por ti, sin avisarte. ¿Te parece bien?
pass-for-me-yes = Sí, pasa por mí
pass-for-me-no = No, avísame
pass-for-me-set = { $passes ->
    [True] **Paso por ti** cuando no tengas a nadie listo.
   *[other] **Te aviso** mientras puedas comerciar.
} Se cambia con `/yo ajustes`.
