# Noches de cuentos: el escenario, lo que dicen sus botones, lo que se responde y el resumen del final.

night-group = La aldea
night-village-title = ## { $name }
night-title = ## Una noche de cuentos
night-about =
    { $count } viajes bajo tierra, unos { $minutes } minutos. Una sola aldea para todo el mundo: cada cual lleva a algunos de sus aldeanos. El mando va rotando; quien lo tiene decide, otras personas leen en voz alta por turnos, y todas aconsejan.
night-reader-guests = se lee por turnos
night-reader-bot = lee el bot
night-reader-host = lee quien organiza
decide-leader = decide quien manda
decide-table = decide la mesa
night-pace-brisk = con ritmo
night-pace-easy = con calma
night-pace-unhurried = sin prisa
night-round-the-fire =
    { $count ->
        [0] Todavía no hay nadie junto al fuego.
       *[other] Junto al fuego: { $names }
    }
night-lobby-ask = Caben hasta 25 personas: pulsa para sentarte. Empieza quien organiza. Quien llegue tarde se sienta y aconseja enseguida.
night-sit = Sentarme
night-up = Levantarme
night-start = Empezar
night-resume = Seguir

night-begun = **Empieza la noche.** El SHA-256 de la semilla es `{ $hash }`.
night-journey = Viaje { $number } de { $count }
night-left = quedan unos { $minutes } minutos
night-empty = ya no queda nadie
night-roles =
    { $count ->
        [one] manda { $leader }, lee { $reader }
       *[other] manda { $leader }, leen { $reader }
    }
night-roles-bot = manda { $leader }, lee el bot
night-closes = Sigue por sí sola { $until }
night-anybody = Nada avanza por sí solo. ¿Falta alguien? Cualquiera de la mesa puede seguir en su lugar desde esta hora: { $since }.
night-paused =
    { $until ->
        [none] La noche está en pausa. Puede seguir cualquiera de la mesa, hoy u otra noche.
       *[other] Un descanso. La noche sigue { $until }, o cuando alguien lo diga.
    }

night-gather =
    {""}**{ $leader }, ¿quién baja?** { $third ->
        [True] Bajan dos. Puede ir un tercero si quien lo lleva lo ofrece.
       *[False] Bajan dos.
    }
night-going = Propuesta: { $villagers }
night-resting =
    { $count ->
        [one] Aún no puede bajar: { $villagers }
       *[other] Aún no pueden bajar: { $villagers }
    }
night-nobody-ready =
    { $count ->
        [one] { $names } no tiene a quién mandar
       *[other] { $names } no tienen a quién mandar
    }
night-most-unready = Hay { $count } personas sin nadie a quien mandar
night-held = { $villager } ({ $name })
night-hand = **{ $name }** { $villagers }
night-offers = ofrece a { $villager }
night-offered = oferta de { $names }
night-joins-next =
    { $count ->
        [one] { $names } llegó tarde: manda y lee desde el viaje siguiente
       *[other] { $names } llegaron tarde: mandan y leen desde el viaje siguiente
    }
night-late =
    { $count ->
        [one] -# { $names } llegó tarde: aconseja con una voz
       *[other] -# { $names } llegaron tarde: aconsejan juntos con una sola voz
    }
night-go = Bajar: { $villagers }
night-others = Que bajen otros…
night-along = El mío también va
night-form = ¿Quién baja?
night-form-party = Dos, o tres si alguien lo ofreció

night-listen =
    { $reader ->
        [none] *Escucha. El texto aparece aquí cuando termine la lectura.*
       *[other] **{ $reader }, esto lo lees tú:** pulsa **{ night-read }**. El resto escucha; el texto aparece aquí cuando termine la lectura.
    }
night-listen-shared = **{ $reader }, esto lo leen entre todos, en ese orden:** cada cual pulsa **{ night-read }**, lee su parte y después pulsa **{ night-heard }**. El texto aparece aquí tras la última parte.
night-parts-read =
    { $count ->
        [one] **{ $next }, te toca:** ya ha leído { $names }.
       *[other] **{ $next }, te toca:** ya han leído { $names }.
    }
night-goes-on = **La historia continúa.**
night-read = Leer en voz alta
night-heard = Ya está leído
night-heard-done = Gracias por leer. El texto ya está en el escenario.
night-part-done = Gracias por leer. Ahora sigue { $next }; el texto aparece en el escenario tras la última parte.
night-bot = Que lea el bot
night-reader-intro = Lee esto en voz alta, con sus opciones. Al terminar, pulsa **Ya está leído**. Aún no se sabe cómo acaba, y tú tampoco lo sabes.
night-reader-part =
    { $place ->
        [first] Eres la primera de { $count } voces. Al terminar, pulsa **{ night-heard }**; después sigue { $after }.
        [last] Lees al final, después de { $before }: ahora lees las opciones y, más tarde, el desenlace. Al terminar, pulsa **{ night-heard }**.
       *[between] Eres la voz { $number } de { $count }: lee cuando termine { $before }. Al terminar, pulsa **{ night-heard }**; después sigue { $after }.
    }
night-reader-marks = Donde haya un nombre entre paréntesis, detente: ahí habla esa persona.
night-reader-voice = Eres una voz del relato: cada vez que se pare en { $mark }, lee tu línea siguiente. Cuando las hayas leído todas, pulsa **{ night-heard }**.
night-voice-mark = **({ $name })**
night-read-end = Leer el final
night-end-listen = **{ $reader }, el final también lo lees tú:** pulsa **{ night-read-end }**. El resto escucha; aparece aquí cuando se haya leído.
night-end-intro = Lee esto a los demás y pulsa **Ya está leído**. Solo entonces aparece en el escenario.

night-advised = { $names }
night-advised-many = { $count } personas
night-decide-leader = Decide { $leader }, con una opción y luego **{ night-close }**; el resto aconseja.
night-decide-table = Gana lo más votado; si hay empate, decide { $leader }.
night-close = Decidir ya
night-needed =
    {""}**{ $label }**
    Linternas necesarias: { $numbers }
night-rolling = 🎲 { $villager } …

night-consent-ask = **¿Más lejos?** Cada aldeano que acabe entre los heridos da una linterna más y tiene que descansar. Cada cual dice que sí solo por los suyos; después, { $leader } pulsa para ir más lejos.
night-consent =
    - { $who }: { $agreed ->
        [True] **sí**
        [partly] sí, falta { $names }
       *[False] sin respuesta
    }
night-yes = Sí, a costa de { $villager }
night-yes-taken = No, que no le pase nada a { $villager }
night-exert = Ir más lejos con { $villagers }
night-stop = Dejarlo así
night-reward =
    { $reward ->
        [villager] **Alguien acaba entre los heridos: ¿quién?** Lo dicen quienes lo llevan; si no, le toca a alguien de { $leader }, si tiene a alguien abajo.
        [building] **{ $leader }, ¿qué edificio?**
       *[other] **{ $leader }, ¿qué eliges?**
    }
night-pick = Tomar lo primero
night-pick-hurt = Que sea { $villager }

night-on = Al siguiente
night-rest = Descansar
night-resting-now = **La aldea descansa** antes del viaje siguiente: camas y bebidas van a quienes más falta les hacen.

night-read-by =
    { $count ->
        [one] leyó { $name }
       *[other] leyeron { $name }
    }
night-otherwise =
    { $count ->
        [one] { $names } aconsejó otra cosa
       *[other] { $names } aconsejaron otra cosa
    }
night-otherwise-many = { $count } personas aconsejaron otra cosa

night-over = ## La noche ha terminado
sheet-journeys =
    Viajes: { $journeys } · historias oídas: { $stories }
sheet-failures = Fracasos: { $count }
sheet-lanterns = Linternas encendidas: { $count }
sheet-hurt = Heridas: { $count }
sheet-reputation =
    Reputación: { $steps ->
        [0] como estaba
       *[other] { $shown }
    }
sheet-left =
    Queda en la aldea: { $count ->
        [0] nada
       *[other] { $left }
    }
sheet-joined =
    { $count ->
        [0] A la aldea no se unió nadie
        [one] Se unió a la aldea: { $names }
       *[other] Se unieron a la aldea: { $names }
    }
night-thanks = La contaron { $names }.
night-best = Elegir la historia de la noche

night-best-of =
    {""}**La historia de la noche:** «{ $title }» ({ $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    })

next-night-again = Otra noche
next-night-plan = Planear la próxima…
next-night-when = ¿Cuándo? Por ejemplo: vie 20:00

chronicle-night = La noche de { $names }
chronicle-others = { $count } personas más
night-done = Hecho: se ve en el canal.
night-told-sits = Ya tienes sitio junto al fuego. Empieza quien organiza.
night-told-up = Te has levantado. Puedes volver a sentarte cuando quieras.
night-told-lifted = La partida pasa a una velada: sus encuentros se leen en voz alta en el canal, y los relojes se paran. Tú ya tienes sitio; quien venga se sienta con el botón del canal. Con `/noche cerrar` la partida vuelve a su ritmo.
night-told-back = La velada ha terminado. La partida sigue como antes, y los relojes vuelven a correr.
night-told-end = La noche ha terminado. El resumen está en el canal.
night-told-paused = La noche está en pausa. La reanuda cualquiera que tenga sitio.
night-sits-next = Ya tienes sitio, con { $villagers }. En este viaje, quienes llegaron tarde aconsejan juntos con una sola voz; desde el siguiente también mandas y lees.
night-has-left = Te has levantado. Tus aldeanos pasan a quien está a tu izquierda. Puedes volver a sentarte cuando quieras.
night-host-left = { night-has-left } La mesa de control pasa a { $host }.
night-seated = Ya tienes sitio aquí.
night-full = Los { $count } sitios están ocupados.
night-not-a-guest = Todavía no tienes sitio en esta noche. Siéntate con el botón del canal y aconsejas enseguida.
night-not-the-leader = En este viaje manda otra persona. Tú puedes aconsejar.
night-not-the-reader = Esta vez lee otra persona. Escucha, o pregúntale.
night-third = Un tercero solo va si alguien lo ha ofrecido.
night-nobody-to-send = Ahora no llevas a nadie que pueda ir también.
night-no-such-choice = Eso no se puede elegir ahora.
night-not-yours = Eso solo lo puede decir quien lleva a ese aldeano.
night-no-yes = Faltan síes para eso.
night-half-first = Antes tiene que responder al menos la mitad de quienes están aquí.
night-no-such-thing = El escenario no tiene ahora ese botón. Elige uno de los que se proponen.
night-none-here = En este canal no hay noche de cuentos. `/noche nueva` abre una.
night-not-the-host = Eso es para quien organiza y para quien gestiona este canal.

evening-title = Una velada en la mesa
evening-reads = explora { $leader }, lee { $reader }
evening-bot-reads = explora { $leader }, lee el bot
evening-here =
    { $until ->
        [none] Aquí: { $names }. Los relojes están parados hasta `/noche cerrar`.
       *[other] Aquí: { $names }. Los relojes están parados hasta esta hora: { $until }, o hasta `/noche cerrar`.
    }
evening-not-theirs = La velada la termina quien la organiza, quien juega o quien gestiona este canal. Tú puedes levantarte cuando quieras.
evening-sits = Te sientas a la mesa: das consejo, y lees cuando te toca. Quien tiene un asiento juega como siempre.
evening-has-left = Te has levantado. Puedes volver a sentarte cuando quieras.
evening-over =
    La velada ha terminado; empezó { $since }. { $count ->
        [0] No hubo ninguna historia.
        [one] Se contó una historia.
       *[other] Se contaron { $count } historias.
    } Aquí estuvieron: { $names }. Los relojes siguen desde donde estaban.
night-lift-night = Esto ya es una noche de cuentos.
night-lifted = Esta partida ya está de velada. Con `/noche cerrar` vuelve a sus días.
night-lift-by-book = Aquí se lee de un libro propio: el bot no tiene texto que leer.
night-lift-pause = Una velada no se pausa: `/noche cerrar` devuelve la partida a sus días, y `/partida pausar` la pausa.
night-lift-seated = Eso lo hace alguien que juega aquí, o quien administra este canal.
night-listen-first = Escucha primero: se está leyendo en voz alta. El texto aparece en el escenario.
night-on-first = El escenario todavía cuenta una historia. Pasa allí al viaje siguiente y baja después.

refusal-too-many-villagers = Esta noche bajan juntos { $need } aldeanos como máximo.
refusal-not-tonight = Esta noche solo se explora o se descansa.

command-lift = velada
command-night = noche
command-do = hacer
cmd-night = Oír historias juntos: una aldea, una noche
cmd-night-new = Abrir una noche de cuentos en este canal
cmd-night-do = Hacer lo que hace un botón del escenario
cmd-night-pause = Poner la noche en pausa, o hacer un descanso
cmd-night-lift = Lleva esta partida a una velada: se leen sus encuentros y los relojes se paran
cmd-night-end = Terminar ya la noche, o devolver una partida a sus días
opt-journeys = Cuántos viajes bajo tierra (12 duran unos 60 minutos)
opt-night-reader = Quién lee para el resto
opt-night-decide = Quién decide
opt-night-pace = Cuánto espera la noche antes de seguir por sí sola; sin prisa: no sigue sola
opt-lift-minutes = A los cuántos minutos vuelve como muy tarde
opt-night-what = Uno de los botones del escenario
opt-break = Un descanso de tantos minutos; sin esto, hasta que alguien siga
parameter-reader = lee
parameter-journeys = viajes
parameter-decide = decide
parameter-minutes = minutos
data-guests = - Sitios en noches de cuentos: { $count }

help-night = Noche de cuentos
help-night-also = noche, velada, fiesta, grupo, juntos, leer en voz alta, invitados, mando, aconsejar, viajes, historia, historias, cuentos, voz
help-night-text =
    Un grupo sin partida oye historias en compañía: una aldea, y nada que hacer salvo bajar.

    {""}**Empezar**
    - `/noche nueva` abre en este canal una noche de 6, 12 o 20 viajes: de media hora a una hora y cuarto.
    - Hasta 25 personas pulsan **Sentarme**; quien organiza pulsa **Empezar**. Quien llega tarde se sienta y aconseja enseguida, con una sola voz entre todos; desde el viaje siguiente también manda y lee.
    - `/noche planear` fija un día: un evento del servidor, la lista de quién viene y un aviso una hora antes. `/noche mover` y `/noche anular` lo cambian.

    {""}**Un viaje**
    - El mando va rotando. Quien manda envía abajo a dos aldeanos; los propuestos son de otras personas. Un tercero solo va si quien lo lleva lo ofrece.
    - Quien está a su izquierda recibe el texto a solas y lo lee en voz alta. O lo muestra el bot.
    - Quien lee puede grabarlo aquí como mensaje de voz y guardarlo para la crónica: **Guardar como lectura**, en el menú del mensaje, en Aplicaciones. `/noche lecturas` muestra las guardadas.
    - Todo el mundo aconseja, con su nombre; decide quien manda. O lo más votado, con `decide`.
    - Los dados caen de uno en uno. Para ir más lejos, alguien acaba entre los heridos, y solo puede decir que sí quien lo lleva; si lo llevan varias personas, todas.
    - Nadie ve un desenlace antes de que caigan los dados, tampoco quien lee. Después lo lee en voz alta, y entonces aparece.

    {""}**El cuento**
    - Entre los viajes se cuenta un cuento; `cuento` elige uno, o ninguno. Su comienzo le hace una pregunta a la aldea antes del primer viaje, y decide la mayoría.
    - Su luz solo baja: un fracaso cuesta dos; cada aldeano herido, una, y cada descanso de toda la aldea, otra. En el último tercio cada número de exploración es uno más alto, y dos mientras la luz arde baja.
    - Cada persona tiene una carta secreta, para un solo uso: **Tu carta** se la muestra solo a ella. En cada viaje se juega una, o más si son más personas que viajes; al final se muestran todas, y hay premios para las jugadas y para las guardadas.
    - En el desenlace cada persona, en secreto, sigue adelante o sostiene la luz. Después se muestran todas las respuestas, cada una con los dados de todos sus aldeanos que no tengan heridas: las linternas de quienes siguen van a la hazaña; las demás, a la luz.

    {""}**No se espera a nadie**
    - Cada paso sigue por sí solo al cabo de un rato: `ritmo` dice cuánto. Quien calla dos veces seguidas se levanta.
    - En una noche sin prisa nada avanza por sí solo: pasados cinco minutos, cualquiera de la mesa puede seguir en lugar de quien falte.
    - **Levantarme** pasa tus aldeanos a la izquierda. `/noche pausar` detiene la noche, para un descanso o para otro día.
    - **Mesa de control** en la convocatoria, en el escenario y en una velada, o `/noche control`, es para quien organiza: un descanso, el ritmo, quién lee y quién decide, el paso siguiente, pedir a alguien que se vaya, el final.

    {""}**Una partida va de velada**
    - `/noche velada` en el canal de una partida en marcha: los relojes se paran, no se llama a nadie y sus encuentros se leen en voz alta. Cada asiento juega como siempre; quien se sienta da consejo y lee.
    - Con `/noche cerrar`, con media hora en la que nadie haga nada o a los `minutos` que pongas, vuelve a ser como era.

    {""}**Las reglas de una noche** (aclaraciones 37 a 39)
    - Una historia que alguien de aquí escuchó en una de sus últimas noches cede su lugar a la siguiente de su carta de cueva que nadie haya escuchado.
    - La aldea tiene a los doce aldeanos iniciales y las cuatro casas iniciales. Solo explora y descansa.
    - La noche termina con el último viaje, con la última cueva o tras la séptima ronda.
    - No hay puntos de victoria. El resumen cuenta historias, fracasos, linternas, heridas, reputación, bienes y quién se unió.

    Lo que hacen los botones lo hace también `/noche hacer`.
