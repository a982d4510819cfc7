# El enlace con el que se ve una mesa en el navegador, y sus páginas.
command-link = enlace
cmd-game-link = Un enlace para que cualquiera vea esta mesa en el navegador
opt-link = Ver el enlace, cambiarlo o anularlo
link-show = verlo
link-new = cambiarlo: el viejo deja de servir
link-off = anularlo
link-open = Ver la mesa
link-here = Quien tenga este enlace puede ver la mesa en el navegador: sus aldeas, a quién le toca y cada historia cuando ha terminado. `/partida enlace` lo cambia o lo anula.
link-made = **{ $name }** ha hecho un enlace: quien lo tenga puede ver esta mesa en el navegador. Lo que aquí sigue oculto, allí también. `/partida enlace` lo muestra, lo cambia o lo anula.
link-ended = El enlace está anulado: ya no muestra nada.
link-nowhere = Este bot no muestra mesas en el navegador. Quien lo aloja puede cambiarlo: SCREEN_PORT en la configuración.
link-later = Primero tiene que empezar la partida.
link-host = Si la noche tiene enlace lo decide quien la organiza.

## Páginas

screen-missing = Aquí no hay nada que ver
screen-missing-why = El enlace está mal, o lo han anulado o cambiado. El nuevo lo tiene la mesa.
screen-later = Un momento
screen-later-why = Discord todavía no ha dicho qué muestra esta mesa. La página lo vuelve a intentar sola.
screen-languages = Idiomas
screen-pages = Páginas
screen-table = Mesa
screen-replay = Desde el principio
screen-book = Como libro (EPUB)
screen-poster = Cartel
screen-now = Ahora
screen-votes = Lo que se aconseja
screen-vote = { $count ->
        [one] 1 voz
       *[other] { $count } voces
    }
screen-sound = Sonido: fuego, goteo y viento
screen-step = Jugada { $number } de { $count }
screen-earlier = Antes
screen-after = Después
screen-village = Aldea
screen-coins = Monedas
screen-ready = Listos
screen-people = Aldeanos
screen-buildings = Edificios
screen-goods = Bienes
screen-reputation = Reputación
screen-points = Puntos
screen-began = Las aldeas al comenzar la ronda { $round }
screen-by-round = Puntos por ronda
