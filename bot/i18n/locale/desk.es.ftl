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
desk-form = Pedir a alguien que se vaya
desk-form-guest = ¿Quién se va por el resto de la noche?
desk-left = { $name } ya no está, y esta noche no puede volver a sentarse.
desk-nobody = Aquí no hay nadie más.
desk-gone = Esa persona ya no está aquí.
night-sent-away = Quien organiza te ha pedido que dejes esta noche. Todavía puedes escucharla.
night-host-begins = La noche la empieza quien organiza o, si no está, quien se sentó primero.

command-desk = control
cmd-night-desk = La mesa de control: descansos, ritmo, lectura, invitados, el final
