## House rules: each in a few words, for the lobby's sentence, its button, and lists

house-rule-coins = { $figure } monedas extra
house-rule-rounds = { $figure } rondas
house-rule-prizes =
    { $figure ->
        [0] sin premios por reputación
        [6] premios por reputación: 6, 4, 2
       *[5] premios por reputación: 5, 3, 2
    }
house-rule-reputation = { $figure } PV con reputación +2
house-rule-goods = { $figure } fichas de cada bien
house-rule-keys = { $figure } casas clave

## Where they are chosen and told

house-rules = Reglas de la casa
house-rules-about =
    ### Reglas de la casa
    Cualquiera que tenga asiento puede elegir hasta que empiece la partida; si se pulsa otra vez, se quita. Estas partidas se cuentan aparte y no entran en ninguna galería.
house-rules-none = No hay ninguna elegida: se juega según el reglamento.
house-rules-told = Reglas de la casa: { $rules }.
house-rules-ticked = ✅ { $rule }

## The help page

help-house-rules = Reglas de la casa
help-house-rules-also = regla de la casa, reglas caseras, variante, variantes, partida larga, partida corta, más rondas, monedas extra, más monedas, premios, casas clave
help-house-rules-text =
    Una mesa puede cambiar algunas cifras de su reglamento.

    - **{ house-rules }**, en la sala, las enumera. Cualquiera que tenga asiento puede elegir hasta que empiece la partida. **{ again }** las conserva; las noches de cuentos no tienen ninguna.
    - La sala dice lo que se ha elegido. También lo dicen la primera línea del diario, `/reglas` en el canal de la partida, `/partida comprobar`, `/partida exportar` y la crónica.
    - Cada dado depende de ellas, así que `/partida comprobar` descubre si alguien las cambia más tarde.
    - Reputación +2 son dos pasos hacia abajo desde la antorcha. Entre dos jugadores, solo uno gana premio por reputación: la segunda cifra.
    - Los bots que juegan contra una sola persona toman la última ronda como la 7, y las demás que pasen de la sexta, como la 6.
    - La compañía juega con ellas, pero aprendió a jugar sin ellas.
    - Las partidas con reglas de la casa se cuentan aparte en `/yo estadísticas` y no entran en ninguna galería.

    {""}**Lo que se puede elegir**
