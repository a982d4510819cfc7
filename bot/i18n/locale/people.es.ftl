# People come and go, and tables vote.

## Seats

take-seat = Tomar este asiento
let-it-play = Que juegue alguien del vecindario
let-it-play-plainly = Que juegue en automático
panel-open-seat =
    El asiento de { $name } está libre
    La mesa espera a quien lo tome: `/partida asiento` sirve para tomarlo u ofrecerlo.
seat-sought = **{ $name }** sigue en juego, pero busca suplente. Quien tome el asiento seguirá desde aquí.
seat-kept = **{ $name }** se queda y ya no busca suplente.
seat-left = **{ $name }** ha dejado la mesa. El asiento está libre: quien lo tome seguirá con esta aldea.
seat-back = **{ $name }** está de vuelta.
seat-taken = **{ $name }** se hace cargo del asiento y de la aldea de { $before }.
seat-gone = **{ $name }** ya no está en este servidor. El asiento queda libre, a la espera de suplente o de que vuelva { $name }.
seat-offered = **Un asiento libre:** la aldea de { $name } busca a alguien que siga con ella.
seat-automated-by = { $by } pide a { companion-name } que juegue en el asiento de **{ $name }** hasta que alguien lo tome.
seat-automated-plainly-by = { $by } deja en automático el asiento de **{ $name }**: solo cosecha, trabaja, descansa y pasa, y el libro va a la siguiente persona. Cualquiera puede volver a tomarlo.
seat-opened-by = { $by } abre a suplentes el asiento de **{ $name }**.
seat-yours = **Este asiento es tuyo.** Aquí está tu aldea; el panel del canal muestra la mesa.
seat-not-asked = Ahora no te toca nada.
seat-given-up = Has dejado tu asiento en esta mesa. Mientras siga libre, `/partida asiento` con *Volver* te lo devuelve.
seat-sought-already = La mesa ya sabe que buscas suplente.
seat-of-your-own = Dejaste un asiento en esta mesa. Puedes volver a ese, y a ningún otro.
seat-not-open = Ese asiento está ocupado.
seat-open-already = Ese asiento ya está libre.
seat-plays-itself = En ese asiento ya juega otra mano.
no-offer-there = En ese canal no puedes escribir tú, o no puedo yo. Elige otro para la oferta.
no-open-seat = Aquí no hay ningún asiento libre.
no-such-seat = En esta mesa no hay tal asiento.
last-person = Solo quedas tú en esta mesa, y una partida no se juega sola: con `/partida votar` puedes darla por terminada.
done-and-told = Hecho. La mesa ya lo sabe.

## In charge

not-in-charge = Eso es cosa de quien organiza la partida o gestiona este canal. Puedes preguntar a la mesa: `/partida votar`.
not-paused = Esta partida no está en pausa.
set-paused-by = **{ $name }** pone la partida en pausa. Todos los relojes se detienen.
set-running-by = **{ $name }** reanuda la partida.
closed-in-journal = **{ $name }** cierra la partida.

## Votes: what is asked

motion-pause = poner la partida en pausa
motion-resume = reanudar la partida
motion-extend = dar más tiempo a { $name }
motion-pass = pasar por { $name } en esta ronda
motion-replace = abrir a suplentes el asiento de { $name }
motion-automate = dejar el asiento de { $name } a alguien del vecindario
motion-automate-plainly = dejar en automático el asiento de { $name }
motion-undo = deshacer el último paso
motion-end = terminar ya la partida y puntuarla como está
motion-cancel = cancelar la partida sin puntuarla
motion-absent-vote = si a alguien se le acaba el tiempo, votar qué hacer
motion-absent-pass = si a alguien se le acaba el tiempo, pasar en su lugar hasta que vuelva
motion-absent-companion = si a alguien se le acaba el tiempo, que juegue alguien del vecindario hasta que vuelva
motion-link = hacer un enlace para que cualquiera vea esta mesa en el navegador
vote-title = **Votación** a propuesta de { $name }: ¿{ $what }?
vote-rule =
    { $count ->
        [one] Basta un sí. Caduca { $until } si no lo hay.
       *[other] Votos a favor necesarios: { $need } de { $count }. Caduca { $until } si no se reúnen.
    }
vote-yes-so-far = Sí: { $names }
vote-no-so-far = No: { $names }
vote-still-out = Sin votar: { $names }
nobody = nadie
vote-yes = Sí
vote-no = No
call-extend = ¿Más tiempo?
call-pass = ¿Pasar por ahora?
call-replace = ¿Suplente?
call-automate = ¿Alguien del vecindario?
call-automate-plainly = ¿En automático?

## Votes: what became of them

voted-pause = La mesa pone la partida en pausa ({ $yes } de { $count }). Todos los relojes se detienen.
voted-resume = La mesa reanuda la partida ({ $yes } de { $count }).
voted-extend = La mesa da más tiempo a **{ $name }** ({ $yes } de { $count }).
voted-pass = La mesa pasa por **{ $name }**, tras mucho esperar ({ $yes } de { $count }).
voted-replace = La mesa abre a suplentes el asiento de **{ $name }** ({ $yes } de { $count }). Cualquiera puede tomarlo con `/partida asiento`; { $name } puede volver.
voted-automate = La mesa deja el asiento de **{ $name }** a alguien del vecindario ({ $yes } de { $count }), hasta que alguien lo tome con `/partida asiento`.
voted-automate-plainly = La mesa deja en automático el asiento de **{ $name }** ({ $yes } de { $count }): solo cosecha, trabaja, descansa y pasa, y el libro va a la siguiente persona. Cualquiera puede tomarlo con `/partida asiento`.
voted-undo = La mesa deshace el último paso ({ $yes } de { $count }).
voted-end = La mesa termina aquí la partida ({ $yes } de { $count }). Cada aldea se puntúa como está.
voted-cancel = La mesa cancela la partida ({ $yes } de { $count }). Nadie gana. Su semilla era `{ $seed }`.
voted-absent-vote = La mesa lo acuerda ({ $yes } de { $count }): si a alguien se le acaba el tiempo, los demás votan qué hacer.
voted-absent-pass = La mesa lo acuerda ({ $yes } de { $count }): si a alguien se le acaba el tiempo, paso por esa persona hasta que vuelva.
voted-absent-companion = La mesa lo acuerda ({ $yes } de { $count }): si a alguien se le acaba el tiempo, alguien del vecindario juega en su lugar hasta que vuelva.
voted-link = La mesa lo acuerda ({ $yes } de { $count }): quien tenga su enlace puede verla en el navegador. Lo que aquí sigue oculto, allí también. `/partida enlace` lo muestra, lo cambia o lo anula.
vote-motion =
    { $motion ->
        [pause] poner la partida en pausa
        [resume] reanudar la partida
        [extend] dar más tiempo a { $name }
        [pass] pasar por { $name }
        [replace] abrir a suplentes el asiento de { $name }
        [automate] dejar el asiento de { $name } a alguien del vecindario
        [automate-plainly] dejar en automático el asiento de { $name }
        [undo] deshacer un paso
        [end] terminar ya la partida
        [absent-vote] votar sobre quien desaparece
        [absent-pass] pasar por quien desaparece
        [absent-companion] dejar el asiento de quien desaparece al vecindario
        [link] dejar que se vea la mesa en el navegador
       *[cancel] cancelar la partida
    }
vote-waits = Mientras no estabas, la mesa abrió una votación: { vote-motion }. Se cierra { $until }.
vote-lost = La propuesta de { vote-motion } no sale adelante ({ $yes } de { $count } a favor).
vote-fell = La propuesta de { vote-motion } caduca: se acabó el plazo ({ $yes } de { $count } a favor).
vote-moot = La propuesta de { vote-motion } ya no hace falta: la mesa ha seguido adelante.

## Votes: private answers

vote-called = La votación está abierta, y ya cuenta tu voto a favor.
vote-decided = Con eso queda decidido.
vote-counted = Tu voto cuenta.
vote-open = Las votaciones, de una en una: la mesa ya tiene una abierta.
vote-over = Ahora no hay abierta esa votación.
vote-nobody = No queda nadie que pueda votar eso.
vote-about-you = Esta votación trata de tu propio asiento: deciden los demás.
vote-said-already = Eso ya lo has dicho.
vote-about-whom = Di de qué asiento trata la votación.
vote-not-asked = A ese asiento no le toca nada ahora.
vote-not-overdue = A ese asiento le queda tiempo. Podrás votarlo cuando se agote su reloj, o a los dos días si no lo tiene.

## When somebody vanishes

absence = Si alguien desaparece
absence-about = **Si alguien desaparece:** ¿qué pasa cuando se agota su reloj? Sin reloj, eso ocurre a los dos días, sin contar las horas en que duerme (`/yo ausencia`).
absence-told =
    { $way ->
        [pass] Si a alguien se le acaba el tiempo, paso por esa persona hasta que vuelva.
        [companion] Si a alguien se le acaba el tiempo, alguien del vecindario juega en su lugar hasta que vuelva.
       *[vote] Si a alguien se le acaba el tiempo, los demás votan qué hacer.
    }
absence-way =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
absence-vote = Votan los demás
absence-pass = Pasar en su lugar
absence-companion = Juega el vecindario
absence-who =
    { $running ->
        [True] Lo decide quien organiza la mesa; cualquier otra persona de la mesa abre una votación.
       *[other] Elige cualquiera que tenga asiento aquí.
    }
absence-agreed-already = Eso ya está acordado.
absence-alone = En esta mesa nadie espera a nadie, así que no hay nada que acordar.
absence-set-vote = { $by } lo decide: si a alguien se le acaba el tiempo, los demás votan qué hacer.
absence-set-pass = { $by } lo decide: si a alguien se le acaba el tiempo, paso por esa persona hasta que vuelva.
absence-set-companion = { $by } lo decide: si a alguien se le acaba el tiempo, alguien del vecindario juega en su lugar hasta que vuelva.
seat-kept-pass = **{ $name }** no ha respondido a tiempo. Como se acordó, paso en su lugar hasta que vuelva. El asiento sigue siendo suyo.
seat-kept-companion = **{ $name }** no ha respondido a tiempo. Como se acordó, { companion-name } juega en su lugar hasta que vuelva. El asiento sigue siendo suyo.
seat-kept-plainly = **{ $name }** no ha respondido a tiempo. Como se acordó, su asiento juega en automático hasta que vuelva: solo cosecha, trabaja, descansa y pasa. El asiento sigue siendo suyo.
seat-i-am-back = Ya he vuelto
seat-is-kept = Ese asiento se guarda para quien lo ocupaba.
panel-passed-seat = Paso por **{ $name }** hasta que vuelva.

## Commands

cmd-game-seat = Buscar suplente, dejar tu asiento, volver, tomar uno libre u ofrecerlo
cmd-game-vote = Convocar una votación de la mesa, o votar
cmd-game-pause = Pausar la partida: para quien la organiza o gestiona el canal
cmd-game-resume = Seguir tras una pausa: para quien organiza la partida o gestiona el canal
cmd-game-replace = Poner un asiento en otras manos: decide quien organiza; los demás convocan una votación
opt-seat-what = Qué hacer
opt-seat-channel = Dónde ofrecer un asiento libre; si no, aquí
opt-vote-seat = De qué asiento se trata; si no, del que se espera
opt-replace-seat = De quién es el asiento
opt-replace-hands = Quién lo jugará
seat-what-seek = Buscar suplente y seguir jugando
seat-what-leave = Dejar mi asiento
seat-what-back = Volver, o quedarme a pesar de todo
seat-what-take = Tomar un asiento libre
seat-what-offer = Ofrecer aquí los asientos libres
vote-on-pause = Poner la partida en pausa
vote-on-resume = Reanudar la partida
vote-on-extend = Más tiempo para un asiento
vote-on-pass = Pasar por alguien a quien se le acabó el tiempo
vote-on-replace = Abrir un asiento a suplentes
vote-on-automate = Dejar un asiento a alguien del vecindario (con libro impreso: en automático)
vote-on-undo = Deshacer el último paso
vote-on-end = Terminar ya la partida y puntuarla
vote-on-cancel = Cancelar la partida sin puntuarla
vote-on-absent-vote = Desde ahora, votar qué hacer con quien desaparece
vote-on-absent-pass = Desde ahora, pasar por quien desaparece hasta que vuelva
vote-on-absent-companion = Desde ahora, que el vecindario juegue por quien desaparece
hands-person = Suplente
hands-neighbour = Alguien del vecindario de las cuevas; con libro impreso, en automático

## New tables

lobby-thread = Empezar en un hilo
thread-name = Above and Below: { $names }
lobby-moved = **La partida está en { $thread }.** En este canal cabe otra.
no-new-thread = Aquí no puedo abrir un hilo. O bien esto ya es un hilo, o bien me falta uno de estos permisos: *Crear hilos públicos* y *Enviar mensajes en hilos*. **Empezar** da comienzo a la partida en este canal.
no-new-thread-rights = Aquí no puedo abrir un hilo. Me faltan permisos: { $rights }. **Empezar** da comienzo a la partida en este canal.
again = Otra partida
again-called = **{ $name }** quiere volver a jugar contigo. Si te apuntas, pulsa **Unirme** en la sala.
