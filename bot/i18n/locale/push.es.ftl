# Con qué se publica primero un mensaje: todo lo que muestra de él una pantalla bloqueada.

push-in = { $channel }: { $text }
push-turn = { $who }, te toca en la ronda { $round } de { $rounds }: { $has }
push-home = { $name } ha vuelto de la expedición
push-encounter = Tu encuentro: «{ $title }». ¿Qué haces?
push-reader = Léele «{ $title }» a { $explorer }.
push-show = Mostrar
push-waits = Discord todavía no ha aceptado el resto de este mensaje. Sigo intentándolo; `/pendiente` muestra lo que te espera.
