# La mesa de quien organiza: un mensaje privado desde el que se dirige una noche.

desk-open = Mesa de control
desk-title = ## La mesa de control
desk-note = -# Solo tú ves esto. Lo que cambies vale desde ahora.
desk-break = Descanso de { $minutes } minutos
desk-pause = Pausa
desk-skip = Saltar este paso
desk-pace =
    { $value ->
        [brisk] Ritmo ágil
        [easy] Ritmo tranquilo
       *[unhurried] Sin prisa
    }
desk-reader =
    { $value ->
        [guests] Que lean los invitados
        [bot] Que lea el bot
       *[host] Que lea quien organiza
    }
desk-decide =
    { $value ->
        [leader] Que decida quien manda
       *[table] Que decida la mesa
    }
desk-guests = Pedir a alguien que se vaya…
desk-end = Cerrar la noche…
desk-end-ask = **¿Cerrar la noche ahora?** Lo último sería: { $journey }. Una historia que no se haya leído hasta el final no cuenta como escuchada.
desk-ended = Cerrar la noche
desk-back = Seguir con la noche
desk-lobby-later = La noche aún no ha empezado: nada corre todavía que se pueda parar o saltar.
desk-lobby-end = Cancelar la noche…
desk-lobby-end-ask = **¿Cancelar la noche?** La convocatoria se cierra para todo el grupo.
desk-lobby-ended = Cancelarla
desk-lobby-back = Dejarla abierta
desk-called-off = La noche está cancelada. `/noche nueva` abre otra.
desk-evening-end = Devolver la partida…
desk-evening-end-ask = **¿Devolver ya la partida a sus días?** Sigue desde donde está, y los relojes vuelven a correr.
desk-evening-ended = Devolverla
desk-evening-back = Seguir con la velada
desk-evening-break = Es buen momento para un descanso: aquí no corre ningún reloj de la partida. La velada espera hasta las { $until }; después la partida vuelve a sus días.
desk-evening-pace = En una velada nada avanza por sí solo: hay todo el tiempo que haga falta.
desk-evening-decide = En una velada decide quien tiene el turno; el resto aconseja.
desk-evening-skip = Ahora no se lee ni se cuenta nada: este paso depende de quien tiene el turno.
desk-form = Pedir a alguien que se vaya
desk-form-guest = ¿Quién se va por el resto de la noche?
desk-left = { $name } ya no está, y esta noche no puede volver a sentarse.
desk-nobody = Aquí no hay nadie más.
desk-gone = Esa persona ya no está aquí.
night-sent-away = Quien organiza te ha pedido que dejes esta noche. Todavía puedes escucharla.
night-host-begins = La noche la empieza quien organiza o, si no está, quien se sentó primero.

command-desk = control
cmd-night-desk = La mesa de control: descansos, ritmo, lectura, invitados, el final
