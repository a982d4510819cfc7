# The rules help in Spanish: for each topic a name, words that find it, and a text of at most 1,700
# characters. A line must not begin with *, [, . or }: bold lines begin with an empty placeable.

## Playing

help-start = Primeros pasos
help-start-also = empezar, comenzar, inicio, principiante, cómo se juega, como se juega, jugar, turno, turnos, sala, ayuda, básico, acción, accion, acciones, panel, aviso, mención
help-start-text =
    Son siete rondas y gana quien tenga más puntos de victoria (PV). El bot reparte, tira los dados y lleva las cuentas.

    {""}**¿Es tu primera vez?** `/tutorial` es una primera aventura de cinco minutos, solo para ti.

    {""}**Abrir una mesa**
    - `/partida nueva` abre una sala en este canal y te da asiento. De una a tres personas más pulsan **Unirme**.
    - ¿Falta gente? **Invitar compañía** sienta a alguien de las cuevas, por quien juega el bot.
    - Cualquiera que tenga asiento pulsa **Empezar**, o **Empezar en un hilo**, que deja libre este canal. Los asientos se sortean.
    - ¿A solas, o con reglas más antiguas? Mira `/reglas solitario` y `/reglas edición preliminar`.

    {""}**Tu turno**
    El panel más reciente avisa a quien le toca. Si quieres, empieza por las acciones gratuitas; luego haz una de estas:
    - **Explorar**: dos o más aldeanos buscan una cueva y una aventura
    - **Construir**: un aldeano con martillo compra una casa o un puesto avanzado
    - **Cosechar**: los aldeanos recogen bienes de tus edificios
    - **Entrenar**: un aldeano con pluma contrata a otro
    - **Trabajar**: una moneda por cada aldeano que envíes
    - **Pasar**: no haces nada más en esta ronda

    Quien trabaja se agota. Los turnos dan vueltas hasta que todos han pasado; entonces las camas y las bebidas reponen a los aldeanos, y llegan los ingresos.

    {""}**Por dónde empezar**
    Pulsa **Mesa** para mirar **Mi aldea**, **Mercado** y **Tablero**. Luego puedes explorar: en la cueva que ganes cabrá tu primer puesto avanzado. O trabaja antes que nadie y llévate la sidra. Pronto querrás más aldeanos, y una cama para cada uno: de salida tienes tres.

    Si son cuatro, en la primera ronda solo está listo tu albañil.

    {""}**Más** tiene lo demás, también **Pasar** mientras puedas hacer algo más que trabajar, y te dice por qué una acción no tiene botón ahora. Lo que hacen los botones también lo hacen los comandos: `/reglas comandos`.

help-setup = Preparación
help-setup-also = preparacion, empezar, inicio, comienzo, monedas, asientos, primer jugador, jugadores, mazos, reserva, fichas, componentes, cuántos, cuantos, jugador inicial, quién empieza, empieza primero
help-setup-text =
    El bot lo prepara todo cuando alguien pulsa **Empezar**. El primer asiento es el primer jugador; se juega en el sentido del reloj, es decir, lista abajo y vuelta a empezar.

    {""}**Cada jugador recibe**
    - 7 monedas
    - una casa inicial con 3 camas
    - tres aldeanos listos: quien construye, quien entrena y quien explora
    - un cubo de reputación, en la antorcha

    {""}**Por jugar más tarde**
    - Dos jugadores: el segundo tiene 1 moneda más.
    - Tres jugadores: el segundo y el tercero tienen 1 moneda más.
    - Cuatro jugadores: el cuarto tiene 1 moneda más, y en todas las aldeas quien entrena y quien explora empiezan agotados. Podrán descansar al final de la primera ronda.

    {""}**En la mesa**
    - Las 6 casas estrella y 4 de las 9 casas clave, al azar
    - 4 de 25 casas y 4 de 24 puestos avanzados; el resto forma dos mazos
    - 25 cartas de cueva boca arriba: **Mercado** muestra los números de la primera
    - 5 de 18 aldeanos que se ofrecen; otros 6, los especiales, aguardan abajo
    - 1 sidra en el tablero de reputación

    {""}**En la reserva común**
    - 12 hongos, 12 pescados y 12 frutas
    - 10 cuerdas, 10 vasijas y 10 papeles
    - 8 minerales y 7 amatistas
    - 10 sidras (una de ellas en el tablero) y 20 pociones
    - monedas sin límite

    Con `/partida nueva` eliges el idioma y quién lee los encuentros: `/reglas lecturas`.

help-explore = Explorar
help-explore-also = exploración, exploracion, cueva, cuevas, expedición, expedicion, linterna, linternas, aventura, bajar, abajo, bajo tierra, número de exploración, cuántos aldeanos
help-explore-text =
    Pulsa **Explorar** o escribe `/explorar`, y nombra a dos o más aldeanos listos. Puedes enviar a cuantos quieras.

    {""}**Lo que sucede**
    1. Tomas la primera carta de cueva. Sus seis números de párrafo estaban a la vista en **Mercado**.
    2. Un dado decide cuál de los seis te toca, y se te lee ese párrafo. Mira `/reglas lecturas`.
    3. Eliges una opción. Casi todas traen uno o dos números de exploración.
    4. Cada aldeano de la expedición tira un dado y aporta linternas. Las bonificaciones suman las suyas.
    5. Si unas linternas más pudieran ayudar, puedes volver a tirar o pedir un esfuerzo.
    6. Cobras el número de exploración más alto que hayas alcanzado. Lo que da no se enseña antes.

    {""}**Éxito**: ganas la recompensa y la carta de cueva, y una moneda por cada símbolo «+1 moneda al explorar».

    {""}**Fracaso**: si no llegas ni al número más bajo no hay recompensa, y la carta de cueva va al fondo del mazo. Algunos fracasos cuestan algo más.

    {""}**En ambos casos** la expedición vuelve agotada, salvo quienes se esforzaron: esos vuelven heridos.

    Para explorar tiene que quedar alguna carta en el mazo de cuevas. Si en la expedición va un gato de cueva, su dado se tira antes de robar la carta; si no quiere ir, aún puedes hacer otra cosa.

    Más: `/reglas encuentros`, `/reglas esfuerzos y nuevas tiradas`.

help-encounters = Encuentros
help-encounters-also = encuentro, opción, opcion, opciones, párrafo, parrafo, linterna, linternas, bonificación, bonificacion, ofrecer, continuación, continuacion, recompensa, recompensas, castigo, fracaso, éxito, exito, elegir, heridos, relato, historia
help-encounters-text =
    Pulsa tu opción o escribe `/elegir`. Una opción sin número sale bien sin tirar dados.

    {""}**Las bonificaciones** suman linternas a tus dados:
    - por cada martillo o cada pluma de la expedición
    - si posees cierto bien o bebida: en tu reserva, a la venta o en tu pista
    - si va contigo cierto aldeano
    - si pagas: pulsa el botón que habla de monedas. Se pierden aunque fracases. Si una de tus cartas hace que las sidras o las pociones valgan como monedas, cubren las que te falten.

    {""}**«Ofreces»**: esa opción exige tener el objeto en tu reserva. Hasta que el encuentro se resuelva no puedes colocarlo en la pista. Sigue siendo tuyo, salvo que la historia se lo lleve.

    {""}**Las continuaciones** se leen enseguida. Quien siga en la carta de cueva tira desde cero: las linternas de antes ya no cuentan y las nuevas tiradas no se renuevan. Lo que cueste el camino se paga al momento. Lo que se gane espera al final, y se pierde si el final es un fracaso.

    {""}**Puedes ganar** monedas, bienes, bebidas, reputación, el aldeano más barato del tablero, un aldeano especial, cartas de cueva adicionales o un edificio gratis. Los aldeanos ganados abajo llegan agotados. Cuando haya que elegir, pulsa lo que quieras o escribe `/recompensa`.

    {""}**Puedes perder** monedas (nunca más de las que tengas), reputación, el objeto ofrecido o la salud de un aldeano: tú decides quién de los que siguen en la carta de cueva acaba entre los heridos. Nunca muere nadie.

help-effort = Esfuerzos y nuevas tiradas
help-effort-also = esfuerzo, esforzarse, esforzar, tirar de nuevo, volver a tirar, nueva tirada, repetir, dado, dados, herido, heridos, herida, parar, linterna, linternas
help-effort-text =
    Después de los dados se te pregunta otra vez si aún hay un número de exploración más alto a tu alcance, o si te queda alguna nueva tirada.

    {""}**Volver a tirar** con el nombre de un aldeano, o `/tirar_de_nuevo`: su dado se vuelve a tirar.
    - Cada símbolo de nueva tirada de tus edificios da una por encuentro, continuaciones incluidas.
    - Vale el resultado nuevo, aunque sea peor.
    - Mientras te queden tiradas, puedes repetir el mismo dado.
    - Las nuevas tiradas van antes que los esfuerzos.

    {""}**Esforzarse**, o `/esfuerzo`: cada aldeano que nombres aporta 1 linterna más y, en vez de agotado, vuelve herido.
    - Nómbralos a todos de una vez: el esfuerzo cierra el encuentro.
    - Sus dados siguen contando.
    - Sirve tanto para tener éxito como para subir a un número más alto.
    - El bot acepta justo los esfuerzos que llevan a un número más alto, y dice cuántos pide el siguiente. Un esfuerzo que no gane nada se rechaza.

    {""}**Parar aquí**, o `/esfuerzo` con «nadie»: te quedas con lo que hayas alcanzado, o con el fracaso.

    {""}**Ejemplo.** Tu opción dice «explorar 4 o 7» y los dados dan 5 linternas. Has alcanzado el 4. Con el esfuerzo de dos aldeanos llegas al 7; si no, para y toma lo que da el 4. Con uno solo no ganarías nada, y por eso el bot no lo acepta.

    Si ya estás en el número más alto, o si nada puede ayudar, el encuentro se resuelve por sí mismo.

help-build = Construir
help-build-also = construcción, construccion, edificio, edificios, casa, casas, casa estrella, casa clave, martillo, precio, coste, costo, mercado, comprar una casa, taller, almacén, refugio, comprar edificio
help-build-text =
    Pulsa **Construir** o escribe `/construir`. Nombra a un aldeano listo con martillo y un edificio de los que hay en **Mercado**.

    - **Casas**: una fila de cuatro, de { $house-least } a { $house-most } monedas
    - **Puestos avanzados**: una fila de cuatro, de { $outpost-least } a { $outpost-most } monedas, y te hace falta una cueva vacía
    - **Casas clave**: de { $key-least } a { $key-most } monedas; cada una se compra una sola vez y no llegan otras
    - **Casas estrella**: { $star-most ->
        [0] no las hay en esta edición
       *[other] de { $star-least } a { $star-most } monedas, igual que las anteriores
    }

    Quien construye se agota, y tú pagas el precio completo. La carta pasa a tu aldea y da en ese momento lo que da al instante: bienes sobre la carta, pociones, reputación. Una casa o un puesto avanzado nuevo llena el hueco de la fila antes de que elija la persona siguiente: en cuanto mira el mercado o hace algo.

    {""}**Pagar menos**
    - El martillo+ ahorra 1 moneda.
    - Una carta con «+1 moneda al construir» devuelve 1 moneda después de pagar otra carta. Dos de esas cartas devuelven 2.
    - Si una de tus cartas hace que las sidras o las pociones valgan como monedas, completan las que te faltan, y **De otro modo…** pregunta cuántas quieres usar. Cada una paga 1 moneda y no da cambio.

    Al final cada edificio vale 1 PV, además de lo que lleve impreso.

    Se puede deshacer una construcción mientras nadie haya hecho nada después ni haya salido una carta nueva. Si un gato de cueva tiró el dado para construir, ya no.

    Más: `/reglas puestos avanzados y cuevas`, `/reglas símbolos`.

help-outposts = Puestos avanzados y cuevas
help-outposts-also = puesto avanzado, puesto, puestos, avanzada, cueva, cuevas, carta de cueva, cueva vacía, cueva vacia, bajo tierra, abajo, refugio, refugios
help-outposts-text =
    {""}**Cuevas.** Cada encuentro que acaba en éxito te da su carta de cueva; algunos dan otra más. **Mi aldea** cuenta tus cuevas vacías.

    {""}**Puestos avanzados.** Se construyen como una casa, pero encima de una cueva vacía, y cada uno ocupa una. Sin cuevas vacías no puedes construirlos: antes hay que explorar.

    {""}**Lo que valen.** Un puesto avanzado es un edificio y da 1 PV al final. Una cueva, vacía o no, no da nada por sí sola. Algunas cartas dan PV por tus puestos avanzados o tus cuevas vacías.

    {""}**El mazo de cuevas** tiene 25 cartas y está boca arriba. **Mercado** muestra los seis números de la próxima carta, de la cara 1 a la 6 del dado, y cuántas quedan. Una cueva perdida por un fracaso va al fondo. Cuando el mazo se acaba, nadie puede explorar.

    {""}**Un edificio gratis** ganado en un encuentro solo puede ser un puesto avanzado si ya tenías una cueva vacía: la cueva de ese mismo encuentro llega al final.

help-harvest = Cosechar
help-harvest-also = cosecha, bien, bienes, recoger, recolectar, hongo, hongos, pescado, fruta, cuerda, vasija, vasija de barro, papel, mineral, amatista, producto, productos
help-harvest-text =
    Pulsa **Cosechar** o escribe `/cosechar`. Nombra los bienes que quieres y un aldeano listo para cada uno. Si el panel trae una propuesta, el formulario está en **Más**.

    Cada aldeano recoge un bien de una de tus casas o puestos avanzados, y se agota. Dos pueden recoger dos bienes del mismo edificio. Cualquier aldeano sabe cosechar.

    Puedes poner uno de esos bienes a la venta enseguida, con un precio si quieres.

    {""}**Bienes en los edificios**
    - «una vez» en una carta: esos bienes están en ella desde el principio y no llegan más.
    - «por ronda» en una carta: hay un bien desde el principio. Si al acabar la ronda ya no está, llega otro. Si sigue ahí, no se duplica.

    {""}**Qué hacer con los bienes**
    - Guardarlos en tu reserva.
    - Colocarlos en tu pista, que da ingresos y PV: `/reglas pista de avance`.
    - Poner uno a la venta: `/reglas acciones gratuitas`.
    - Ofrecer uno en un encuentro que lo pida.

    Los bienes que al final de la partida sigan en un edificio no valen nada.

help-train = Entrenar
help-train-also = entrenamiento, contratar, aldeano, aldeanos, pluma, maestro, maestra, reclutar, aldeano nuevo, listo al entrenar, instruir, contratar aldeano, instruir cuesta, contratar a un aldeano
help-train-text =
    Pulsa **Entrenar** o escribe `/entrenar`. Nombra a un aldeano listo con pluma y a quien quieras contratar del tablero de reputación. En **Tablero** ves quién se ofrece.

    {""}**Precios**, de izquierda a derecha: 2, 3, 3, 4 y 5 monedas. La pluma+ ahorra 1 moneda.

    Se agotan los dos, quien entrena y quien llega. Si tienes un edificio con «listo al entrenar», quien llega está listo desde el principio.

    El hueco queda libre por ahora. Al acabar la ronda, los que quedan se corren a la izquierda, hacia los puestos más baratos, y otros nuevos llenan los huecos.

    Si una de tus cartas hace que las sidras o las pociones valgan como monedas, completan las que te faltan, y **De otro modo…** pregunta cuántas.

    Cada aldeano descansa en su propia cama: piensa en las camas antes de contratar al cuarto. Los aldeanos especiales nunca se contratan; se los conoce abajo.

    Puedes deshacerlo mientras no haya pasado nada más.

help-labor = Trabajar
help-labor-also = trabajo, labor, moneda, monedas, dinero, ganar, sidra, áureo, áureos
help-labor-text =
    Pulsa **Trabajar** o escribe `/trabajar`, y nombra a uno o más aldeanos listos. Si el panel trae una propuesta, el formulario está en **Más**.

    Cada uno se agota y te da 1 moneda. Cualquier aldeano sabe trabajar.

    {""}**La sidra.** Quien trabaja primero en la ronda se lleva además la sidra del tablero de reputación. **Tablero** dice si sigue ahí. Los que vienen después solo ganan monedas. Al acabar la ronda, si ya no está y queda alguna en la reserva común, llega otra.

    En el descanso, una sidra deja listo a un aldeano agotado: `/reglas descansar`.

help-free = Acciones gratuitas
help-free-also = acción gratuita, gratis, vender, venta, comprar, compra, comercio, oferta, regatear, renovar, fila, retirar, precio, precio pedido, rechazar, responder, producto, productos, vender un producto, cambiar las casas, cambio, mercado
help-free-text =
    Antes de tu acción, tantas como quieras. Después de ella ya no, y tampoco cuando has pasado.

    {""}Están en **Más**, salvo lo que se vende a un precio pedido: si cabe, tiene botón en el panel.

    {""}**Vender**, o `/vender`: pon a la venta un bien, una sidra o una poción. Puedes pedir un precio, de 3 monedas o más. Solo cabe una cosa; en tu turno puedes cambiarla, ponerle otro precio o pulsar **Dejar de vender** (`/vender` sin objeto).

    {""}**Hacer una oferta**, o `/comprar`: ofrece monedas, al menos 3, por lo que vende otra persona.
    - Si llegas al precio pedido, compras en el acto y a ese precio, aunque hayas ofrecido más.
    - Si no, quien vende pulsa **Aceptar** o **Rechazar**, o escribe `/responder`. Puede responder incluso después de pasar. Tu turno espera.
    - Quien compra puede pulsar **Retirar**, también con `/responder`.
    - Tras un rechazo tienes que ofrecerle más a esa persona, hasta tu próximo turno.
    - Solo se paga con monedas: ni sidras ni pociones.

    {""}**Casas nuevas** o **Puestos nuevos**, o `/renovar`: por 1 moneda, las cuatro casas o los cuatro puestos avanzados van al fondo de su mazo y salen cartas nuevas. Una vez por turno. No es posible si el mazo está vacío, o si entre mazo y fila hay menos de cuatro cartas. Las casas clave y estrella no se renuevan nunca.

    En tu pista puedes colocar bienes en todo momento: `/reglas pista de avance`.

help-track = Pista de avance
help-track-also = pista, avance, avanzar, colocar bienes, bienes, casilla, casillas, ingresos, puntos, puntos de victoria, pv, producto, productos, almacén
help-track-text =
    Pulsa **Más** y luego **Colocar bienes**, o escribe `/colocar`, en cualquier momento: sea o no tu turno, e incluso después de pasar.

    La pista tiene ocho casillas, que se llenan desde la izquierda y sin huecos. En cada casilla va una clase de bien, en la cantidad que quieras. Una clase nueva ocupa la siguiente casilla libre; una que ya está se suma a su montón. Con `/colocar`, los bienes se colocan en el orden en que los escribes.

    {""}**PV por cada bien de la casilla**
    - Casillas 1 y 2: 1
    - Casilla 3: 2
    - Casilla 4: 3
    - Casillas 5 y 6: 4
    - Casilla 7: 5
    - Casilla 8: 6

    {""}**Ingresos por ronda, según las clases en la pista**
    - Ninguna: 4 monedas
    - Una: 5
    - Dos o tres: 6
    - Cuatro o cinco: 7
    - Seis o más: 8

    {""}**Ejemplo.** Dos hongos, luego un pescado y luego tres frutas: 2 + 1 + 6 = 9 PV, y unos ingresos de 6.

    Así que coloca pronto lo que vayas a tener poco, y tarde lo que esperes acumular.

    Los bienes no salen nunca de la pista, aunque puedes deshacer si no ha pasado nada más. Las sidras y las pociones no son bienes. Al final de la partida, el bot coloca lo que quede en tu reserva en el orden que más valga.

help-pass = Pasar
help-pass-also = paso, terminar, acabar, fin del turno, parar, nada más, saltar
help-pass-text =
    Pulsa **Pasar** o escribe `/pasar` cuando no quieras hacer nada más en la ronda. Mientras puedas hacer algo más que trabajar, el botón es el último de **Más**.

    {""}**A partir de ahí** no tienes más acciones en esta ronda, tampoco gratuitas. Aún puedes
    - colocar bienes en tu pista
    - responder a ofertas por lo que tengas a la venta
    - dar descanso a tus aldeanos cuando acabe la ronda

    Los demás siguen. Si todos han pasado menos tú, juegas un turno tras otro hasta que también pases. Cuando todos han pasado, la ronda termina.

    {""}**Sin nadie listo** solo te queda comerciar, y el bot pasa por ti. Si antes quieres comprar o vender, pon `pasar_por_mí` en «no» en `/yo ajustes`. Mientras nadie haya hecho nada después, `/partida deshacer` te devuelve el turno.

    Los aldeanos que no han trabajado siguen listos y no necesitan cama.

    Puedes deshacerlo mientras nadie haya hecho nada después y la ronda no haya terminado.

help-round = Fin de la ronda
help-round-also = final de la ronda, ronda, rondas, fin de ronda, siguiente ronda, primer jugador, fin de la partida, siete, jugador inicial
help-round-text =
    Cuando todos han pasado, el bot recorre estos pasos por su cuenta y solo se detiene a preguntar quién descansa:

    1. El marcador de ronda avanza.
    2. Si en el tablero de reputación no hay sidra, llega una.
    3. Los aldeanos que se ofrecen se corren a la izquierda y otros nuevos llenan los huecos.
    4. Los aldeanos descansan: primero las bebidas, luego las camas. Se pregunta a todos a la vez.
    5. Se cobran los ingresos.
    6. Las cartas con «una poción por ronda» dan su poción.
    7. Los edificios con un bien «por ronda» reciben otro si ya no lo tienen.
    8. El siguiente en el sentido del reloj pasa a ser primer jugador, y empieza otra ronda.

    Si en los pasos 6 y 7 la reserva común no alcanza, se sirve antes al primer jugador de la ronda que acaba.

    {""}**Después de la séptima ronda** no hay descanso ni ingresos: la partida ha terminado y el bot cuenta los puntos. Usa lo que tengas antes de pasar.

help-rest = Descansar
help-rest-also = descanso, cama, camas, dormir, poción, pocion, pociones, sidra, sidras, beber, curar, herido, heridos, agotado, agotados, listo, listos, recuperar, cuántas camas, camas al principio
help-rest-text =
    Cuando acabe la ronda, pulsa **Llenar las camas**, o **Camas y bebidas** para gastar también pociones y sidras: el panel dice qué recibe cada cual. **Descansar de otro modo** abre un formulario con las camas ya asignadas. `/descansar` a secas también llena las camas. El bot pregunta otra vez antes de dejar vacía una cama que alguien podría usar.

    - Una poción pasa a un aldeano de herido a agotado.
    - Una sidra pasa a uno de agotado a listo.
    - Una cama adelanta a uno un solo paso: de herido a agotado, o de agotado a listo.

    Un aldeano puede recibir dos ayudas distintas: poción y sidra, poción y cama, o cama y sidra. Así un herido llega a listo. Nadie duerme en dos camas. Cada símbolo de cama de tus edificios es una cama por ronda. Las bebidas vuelven a la reserva común; las que no se beben te las quedas.

    {""}**Ejemplo.** Odo y Alondra están entre los agotados; Pipo y Bruno, entre los heridos. Tienes 3 camas, una poción y una sidra.
    - Poción: Pipo
    - Sidra: Odo
    - Camas: Pipo, Alondra, Bruno

    Odo, Alondra y Pipo quedan listos, y Bruno agotado. Como comando: `/descansar camas: pipo, alondra, bruno sidras: odo pociones: pipo`

    {""}**Por sí solo.** Si hay cama para todos y ninguna bebida ayudaría más a un herido, descansan todos a la vez y no se te pregunta. Un hombre de metal descansa por su cuenta.

    Se responde en cualquier orden; la ronda sigue cuando han respondido todos. Los aldeanos que no nombres se quedan como están. Puedes deshacer un descanso hasta que haya otro paso o empiece la siguiente ronda.

help-income = Ingresos
help-income-also = ingreso, moneda, monedas, dinero, ganar, cobrar, por ronda, una poción por ronda, áureo, áureos, de dónde salen las monedas, salen los ingresos
help-income-text =
    Al final de las rondas uno a seis todos cobran. **Mi aldea** muestra cuánto te tocaría.

    {""}**Por la pista**, según cuántas clases de bienes haya en ella:
    - Ninguna: 4 monedas
    - Una: 5
    - Dos o tres: 6
    - Cuatro o cinco: 7
    - Seis, siete u ocho: 8

    {""}**Por los edificios**
    - «+1 de ingresos» o «+2 de ingresos»: esas monedas de más
    - «+1 de ingresos por cada mineral en la pista»: una moneda por cada bien de esa clase que haya en tu pista. En tu reserva no cuenta.
    - «una poción por ronda»: una poción, mientras quede alguna en la reserva común

    {""}**Otras formas de ganar monedas**: trabajar, los encuentros, vender a otros jugadores, «+1 moneda al construir» y «+1 moneda al explorar».

    Después de la séptima ronda no hay ingresos. Entonces las monedas no dan puntos, pero sirven para desempatar.

help-reputation = Reputación
help-reputation-also = reputacion, cubo, antorcha, premio, premios, pista de reputación, puntos de victoria, fama, bondad, crueldad
help-reputation-text =
    Todos los cubos empiezan en la antorcha. La reputación que ganas baja tu cubo hacia el fondo de la cueva; la que pierdes lo sube hacia la superficie. **Tablero** muestra dónde está cada uno.

    {""}**Qué lo mueve**: los encuentros, donde las opciones bondadosas suelen subir la reputación y las crueles bajarla; algunos edificios, al conseguirlos; y la mujer líquida, que cuesta 1 cuando llega.

    {""}**PV de la casilla en que acabes**, contando desde la antorcha
    - 3 pasos hacia la superficie: menos 2
    - 2 pasos hacia la superficie: menos 1
    - a 1 paso por cualquier lado, o en la antorcha: 0
    - 2 pasos hacia abajo: 1
    - 3 hacia abajo: 2
    - 4 hacia abajo: 3
    - 5 hacia abajo: 4
    - 6 hacia abajo: 5
    - 7 hacia abajo: 7

    Ahí acaba la pista; en cualquiera de los extremos, el cubo ya no se mueve más allá.

    {""}**Premios del final**
    - Tres o cuatro jugadores: 5 PV a la mayor reputación, 3 a la segunda y 2 a la tercera
    - Dos jugadores: 3 PV a la mayor, nada a la otra

    Para los empates, mira `/reglas empates`.

help-specials = Aldeanos especiales
help-specials-also = especial, especiales, mujer líquida, mujer liquida, glogo, gato de cueva, gato, hombre de metal, robot, monstruo
help-specials-text =
    Son seis y solo llegan por los encuentros. No cuestan nada y llegan agotados. Después sirven como los demás, con estas salvedades:

    {""}**Mujer líquida** (una). Su presencia inquieta: cuando llega, pierdes 1 de reputación. Pluma. 1+ da 2 linternas, 3+ da 3.

    {""}**Glogo** (uno). Nació para construir, y trae martillo+: lo que construye cuesta 1 moneda menos. 2+ da 1, 4+ da 2.

    {""}**Gato de cueva** (dos). Ni martillo, ni pluma, ni obediencia. 2+ da 2, 4+ da 3. Cada vez que lo envías a una acción, primero tira un dado:
    - De 3 a 6: hace lo que se le pide.
    - 1 o 2: se va con los agotados y del resto de la acción no sucede nada. Los demás que nombraste siguen listos y tu turno vuelve a empezar: inténtalo sin el gato o haz otra cosa.

    Dos gatos tiran por separado; basta con que uno se niegue.

    {""}**Hombre de metal** (dos). Martillo. Siempre da 2. Trae su propia cama: al final de cada ronda avanza un paso por su cuenta, de herido a agotado o de agotado a listo. No ocupa ninguna de tus camas ni bebe sidra o poción.

    Si ya no queda nadie de la clase que ganarías, no llega nadie.

help-villagers = Dados de los aldeanos
help-villagers-also = aldeano, aldeanos, dado, dados, linterna, linternas, explorador, exploradora, albañil, maestro, maestra, gente pez, gente rana, arquera, listo, agotado, herido, listos, agotados, heridos
help-villagers-text =
    Abajo, cada aldeano que está en la carta de cueva tira un dado. «4+ da 2» quiere decir que con un 4 o más consigue 2 linternas. Vale el mejor escalón al que llegue la tirada, y solo ese; por debajo del más bajo no da ninguna.

    {""}**Ejemplo**: «1+ da 1, 3+ da 2». Un 2 da 1 linterna; un 5 da 2, nunca 3.

    {""}**Tus tres primeros**
    - Albañil, con martillo: 4+ da 1
    - Maestro o maestra, con pluma: 2+ da 1
    - Explorador o exploradora: 1+ da 1, 3+ da 2

    {""}**Lo mejor que se puede contratar para explorar**
    - Nácar, de la gente pez: 1+ da 2, 3+ da 3
    - Charco, de la gente rana: 1+ da 2, 4+ da 3
    - Vera, la arquera, con martillo: 1+ da 2, 5+ da 3

    {""}**Tablero** muestra los dados de quienes se ofrecen; **Mi aldea**, los de tus aldeanos.

    {""}**Cómo están**
    - Listos: puedes enviarlos a una acción
    - Agotados: ya han trabajado y necesitan una cama o una sidra
    - Heridos: necesitan una cama o una poción para pasar a agotados

    Con martillo se construye y con pluma se entrena; hay quien tiene ambas cosas y quien no tiene ninguna. Explorar, cosechar y trabajar lo hace cualquiera.

help-symbols = Símbolos
help-symbols-also = simbolos, símbolo, simbolo, icono, iconos, carta, cartas, cama, ingresos, nueva tirada, listo al entrenar, moneda al construir, moneda al explorar, sidras como monedas, pociones como monedas, bienes, poción, pocion
help-symbols-text =
    Lo que dicen las cartas de edificio. **Mercado** lo muestra en todas las que se pueden comprar. Puntos y aldeanos: `/reglas más símbolos`.

    {""}**Al conseguir la carta**
    - «poción al instante»: ganas esa cantidad
    - «+1 de reputación al instante»: un paso hacia abajo en la pista, solo esta vez
    - bienes «una vez»: se ponen en la carta para cosecharlos; no llegan más
    - un bien «por ronda»: se pone uno en la carta; si al acabar la ronda ya no está, llega otro

    {""}**Al acabar la ronda**
    - «cama»: un aldeano descansa un paso
    - «+1 de ingresos»: esos ingresos de más
    - «+1 de ingresos por cada mineral en la pista»: 1 moneda por cada bien de esa clase en tu pista
    - «una poción por ronda»: 1 poción

    {""}**Mientras sea tuya**
    - «listo al entrenar»: los aldeanos que contratas llegan listos
    - «+1 moneda al construir»: 1 moneda después de pagar otro edificio; por la propia carta, ninguna
    - «nueva tirada»: vuelves a tirar un dado, una vez por encuentro con cada símbolo
    - «+1 moneda al explorar»: 1 moneda cuando un encuentro acaba en éxito
    - «las sidras valen como monedas», «las pociones valen como monedas»: cada una sirve de 1 moneda para construir, entrenar, renovar una fila o pagar una bonificación abajo

    Los símbolos con número se suman entre todas tus cartas.

help-more-symbols = Más símbolos
help-more-symbols-also = mas simbolos, símbolo, simbolo, icono, puntos de victoria, pv, puntos, martillo, martillo plus, pluma, pluma plus, linterna, gato de cueva, mala fama, hombre de metal, bienes, comunes, raros
help-more-symbols-text =
    {""}**Puntos en los edificios**
    - «3 PV»: 3 puntos de victoria al final, además del que vale por ser un edificio
    - «2 PV por cada poción», o por otra cosa: 2 por cada una que tengas. Los bienes cuentan en tu pista y en tu reserva, no en los edificios.
    - «PV por cada casa»: cuentan las casas, las casas clave y las casas estrella, también tu casa inicial y la propia carta
    - «PV por cada puesto avanzado», «PV por cada aldeano»: todos los tuyos
    - «PV por cada cueva vacía»: las cuevas sin puesto avanzado

    {""}**En los aldeanos**
    - «martillo»: sabe construir
    - «pluma»: sabe entrenar
    - «martillo+», «pluma+»: lo mismo por 1 moneda menos
    - «4+ da 2»: un 4 o más da 2 linternas al explorar

    {""}**Marcas de los aldeanos especiales**, que el bot aplica por su cuenta
    - Mala fama (mujer líquida): pierdes 1 de reputación cuando llega
    - Un dado (gato de cueva): tira antes de cada tarea, y con 1 o 2 se niega
    - Cama propia y nada de beber (hombre de metal): descansa por su cuenta, sin sidra ni poción

    {""}**Los bienes, de comunes a raros**: hongo, pescado, fruta, cuerda, vasija, papel, mineral, amatista.

    {""}**Las monedas** pagan edificios, aldeanos, una fila nueva, lo que venden los demás y, de vez en cuando, algo allá abajo. **Clave** y **estrella** son las casas que no se reponen cuando alguien las compra.

## Points

help-scoring = Puntuación
help-scoring-also = puntuacion, puntos, pv, puntos de victoria, ganar, ganador, ganadora, victoria, fin de la partida, final, contar, valen los edificios, vale un edificio, valor, termina la partida, cuándo termina
help-scoring-text =
    Después de la séptima ronda, el bot cuenta los puntos de victoria (PV). Antes te devuelve lo que tengas a la venta y coloca en tu pista los bienes de tu reserva, en el orden que más valga.

    {""}**Suman**
    - **Pista**: cada bien da los PV de su casilla, desde la izquierda 1, 1, 2, 3, 4, 4, 5 y 6
    - **Edificios**: 1 PV cada uno. Cuentan las casas, las casas clave, las casas estrella, los puestos avanzados y tu casa inicial; las cuevas vacías no.
    - **Reputación, tu casilla**: de menos 2 a 7
    - **Reputación, los premios**: 5, 3 y 2 PV para las tres mejores; con dos jugadores, 3 solo para la mejor
    - **Cartas**: los PV impresos en tus edificios y los que dan por cosas que tienes

    Para las cartas cuentan los bienes de tu pista y de tu reserva, y las sidras y pociones de tu reserva. Los bienes que sigan en los edificios no cuentan.

    {""}**Ejemplo.** Una casa estrella con «3 PV» y «2 PV por cada casa», en una aldea con la casa inicial, dos casas y un puesto avanzado: 3, y 2 por cada una de cuatro casas (la inicial, las dos y la propia casa estrella), son 11. Y 1 más por ser un edificio.

    Gana quien tenga más PV. Si hay empate, mira `/reglas empates`.

    `/ver puntos` cuenta en cualquier momento, pero ahí solo valen los bienes ya puestos en una pista: lo que no hayas colocado puede sumar todavía.

help-ties = Empates
help-ties-also = empate, empatar, igualdad, desempate, igual, premios, ganador, ganadora, compartir
help-ties-text =
    {""}**Los mismos puntos de victoria.** Gana quien tenga más monedas; si sigue la igualdad, más aldeanos, y luego más edificios. Quienes empatan en todo comparten el puesto, y puede que la victoria.

    {""}**La misma reputación.** Quienes empatan suman los premios de los puestos que ocupan, se reparten la suma a partes iguales y redondean hacia arriba.

    Con tres o cuatro jugadores, los premios son 5, 3 y 2:
    - Dos empatan en el primer puesto: se reparten 5 + 3, 4 cada uno. El siguiente se lleva el tercer premio, 2.
    - Dos empatan en el segundo: 3 + 2, que son 3 cada uno tras redondear.
    - Dos empatan en el tercero, con cuatro jugadores: 2 + 0, 1 cada uno.
    - Tres empatan en el primero: 5 + 3 + 2, que son 4 cada uno tras redondear. El cuarto no recibe nada.
    - Tres empatan en el segundo, con cuatro jugadores: 3 + 2 + 0, que son 2 cada uno tras redondear.
    - Empatan los cuatro: 5 + 3 + 2 + 0, que son 3 cada uno tras redondear.

    Con dos jugadores hay un único premio de 3. Si empatan, son 2 para cada uno tras redondear.

    Los PV de la casilla no se reparten: quien esté en ella los recibe enteros.

## The bot

help-reading = Lecturas
help-reading-also = lectura, leer, lector, lectora, quién lee, quien lee, en privado, mesa, jugador, libro, mensaje directo, mensajes directos, md, cerrados, en voz alta, secreto, relato, relatos, historia, historias, párrafo, narrador
help-reading-text =
    En la mesa de verdad te lee quien está a tu izquierda. Aquí lo elige quien organiza la partida, en la sala o con `/partida nueva`. Las recompensas solo las ve antes de la tirada quien le lee a otro. El desenlace lo saben todos.

    {""}**En privado** (opción por defecto): recibes el párrafo por mensaje directo, con sus botones.

    {""}**A la mesa**: el panel muestra a todos el párrafo y los botones. Solo elige quien explora.

    {""}**Quien está a la izquierda** recibe el texto por mensaje directo, con las recompensas tapadas, y lo lee. Con **Ya lo he leído** el panel lo muestra a la mesa, y quien explora recibe un aviso. Si alguien se va o no responde, lee la siguiente persona y, al final, el bot.

    {""}**El libro**: juegas con tu propio libro impreso. El bot dice el párrafo. Quien está a la izquierda lo lee y pulsa **Anotar números**: los de cada opción, restando las linternas de las bonificaciones que se cumplan, o 0 donde no haga falta ninguno. Tras la elección y los dados pulsa **Anotar resultado**, también si es un fracaso; sirven igual `/libro anotar_números` y `/libro anotar_resultado`. Lo anotado no se puede retirar.

    {""}**¿Mensajes directos cerrados?** Quien explora puede pulsar **Leer mi encuentro** en el panel, quien lee **Abrir lo que leo**, y también sirve `/leer`: la respuesta solo la ve quien la pide, y trae los mismos botones. `/yo ajustes` con `mensajes` en False suprime esos mensajes del todo.

    `/elegir`, `/tirar_de_nuevo`, `/esfuerzo` y `/recompensa` sirven en el canal en todos los casos.

help-undo = Deshacer
help-undo-also = retirar, error, equivocación, equivocacion, equivocarse, sin querer, cancelar, atrás, atras, volver
help-undo-text =
    Pulsa **Deshacer**, junto a tu nombre en el panel o en **Más**, o escribe `/partida deshacer`. Retira el último paso de la partida, si fue tuyo. Repítelo para retirar también el anterior.

    {""}**Se puede deshacer**, mientras nadie haya hecho nada después:
    - cosechar, entrenar, trabajar y pasar
    - una construcción, hasta que la persona siguiente mire el mercado o haga algo: solo entonces sale la carta nueva
    - los bienes colocados en la pista
    - poner algo a la venta o retirarlo
    - una oferta aún sin respuesta
    - una elección que no enseñó nada nuevo
    - un descanso, mientras otros aún descansan

    {""}**No se puede** si ha enseñado algo nuevo, a ti o a los demás:
    - Dados: explorar, elegir, volver a tirar, esforzarse, el dado de un gato de cueva
    - Cartas: una fila que se completó tras construir, una fila renovada, una cueva
    - Un párrafo o lo que trae
    - Una venta o un rechazo: también decidió otra persona
    - Un paso tuyo tras el que un bot ya ha jugado
    - El paso que cerró una ronda

    Por eso el botón no está siempre. Si no es posible, el bot dice por qué.

    Deshacer queda en el diario como un paso más. La mesa vuelve a estar como antes, y los botones de paneles viejos ya no sirven.

help-dice = Dados limpios
help-dice-also = dado, dados, comprobar, verificar, semilla, sha-256, huella, hash, azar, suerte, trampa, trampas, barajar, prueba, tirada
help-dice-text =
    Cada dado, cada mezcla de cartas y el orden de los asientos salen de una misma semilla secreta, que se fija al abrir la sala.

    {""}**Antes de la partida**, el botón **Dados limpios** de la sala muestra el SHA-256 de la semilla, una huella de 64 letras y cifras. No revela nada, y nadie puede encontrar otra semilla que encaje con ella. Así, la parte del bot está decidida antes de que alguien se una. **Agitar los dados** añade una palabra tuya, si quieres: entonces cada dado depende también de ella. La primera línea del diario dice todas las palabras. Las reglas de la casa se mezclan como una palabra más.

    {""}**Durante la partida**, cada dado depende de la semilla, del número del paso y de para qué se tira. Nada de lo que ve un jugador revela la próxima tirada. La huella está en la primera línea del diario y en `/partida comprobar`.

    {""}**Después de la partida**, bajo la puntuación final está el principio de la semilla, y `/partida comprobar` la dice entera; si se cierra con `/partida cerrar`, también se dice. Entonces:
    - `/partida comprobar` vuelve a tirar y barajar todo, y dice cuántos dados y cartas ha comprobado y si alguno no coincide.
    - `/partida exportar` te da la partida en un archivo, con la semilla, para que la compruebes por tu cuenta. La semilla está en hexadecimal: calcula el SHA-256 de sus bytes con cualquier herramienta y compara.

    {""}**Qué demuestra esto.** Cada dado y cada mezcla salen de la semilla y de las palabras, y nadie ha cambiado ninguno desde que empezó la partida. Si añadiste una palabra, quien administra el bot había fijado la semilla antes de conocerla, así que no pudo elegir los dados por su cuenta. No demuestra que no haya mirado nada, que quien añadió la última palabra no estuviera de su parte, ni que no cerrara antes otra sala porque no le gustaban sus dados.

    Cada cara, del 1 al 6, tiene la misma probabilidad.

help-commands = Comandos
help-commands-also = comando, lista, botones, teclado, escribir, nombres, barra, away, catchup, games, orders, remind, stats, ausencia, ausente, zona horaria, dormir, vacaciones, recordatorio, avisos, órdenes, ordenes, orden, estadísticas, estadisticas, pendiente, idioma, ajustes, imágenes, días libres, privacidad, mis datos, logros, olvidar
help-commands-text =
    Acciones, en tu turno. Si hay varios nombres, van en el mismo campo separados por comas; bastan las primeras letras de cada uno.
    - `/explorar`: enviar abajo a dos o más aldeanos
    - `/construir`: comprar un edificio
    - `/cosechar`: recoger bienes de tus edificios
    - `/entrenar`: contratar a un aldeano
    - `/trabajar`: ganar monedas
    - `/pasar`: nada más en esta ronda

    Acciones gratuitas, antes de tu acción:
    - `/vender`: poner algo a la venta; sin objeto, retirarlo
    - `/comprar`: ofrecer monedas por lo que vende otra persona
    - `/renovar`: renovar una fila por 1 moneda

    Cuando se te pregunta:
    - `/responder`: aceptar o rechazar una oferta, o retirar la tuya
    - `/elegir`: elegir una opción en tu encuentro
    - `/tirar_de_nuevo`: volver a tirar un dado
    - `/esfuerzo`: pedir el esfuerzo de unos aldeanos, o de nadie
    - `/recompensa`: tomar una de varias recompensas
    - `/descansar`: bebidas y camas

    En cualquier momento:
    - `/colocar`: colocar bienes en tu pista
    - `/leer`: leer otra vez tu encuentro abierto
    - `/ver aldea`: tu aldea o la de otra persona
    - `/ver mercado`: lo que se puede construir y la próxima cueva
    - `/ver tablero`: quién se ofrece, la reputación y la sidra
    - `/ver puntos`: cómo van los puntos
    - `/ver historia`: una historia que la mesa ya ha oído
    - `/reglas`: esta ayuda
    - `/tutorial`: una primera aventura, cinco minutos, a solas y en privado
    - `/acerca`: qué es este bot y cómo invitarlo
    - `/yo ajustes`: tu idioma, los mensajes directos, las imágenes, los avisos, los recordatorios y una lista diaria de tus partidas

    Para partidas de varios días:
    - `/pendiente`: lo que te has perdido y lo que te espera
    - `/yo partidas`: tus partidas en este servidor
    - `/yo ausencia`: cuándo duermes, descansas o viajas
    - `/yo recordar`: avísame más tarde
    - `/orden` y `/yo órdenes`: órdenes por adelantado, en privado
    - `/yo estadísticas` y `/ver galería`: lo que se ha jugado, y las mejores aldeas de este servidor
    - `/yo datos` y `/yo olvidar`: lo que se guarda de ti, para verlo y borrarlo

    Para abrir y cerrar partidas: `/reglas comandos de mesa`.

help-table-commands = Comandos de mesa
help-table-commands-also = comando, comandos, partida, nueva, unirse, dejar, empezar, estado, diario, deshacer, terminar, comprobar, exportar, crónica, cronica, recuerdo, libro, sala, cerrar, abrir, organizar, asiento, votar, voto, votación, votacion, pausa, reanudar, suplente, observar, mirar, reloj, ritmo, salir, dejar la partida, sustituir, espectador, compañía, compania, vecino, vecindario, salgo, salir de la partida, abandonar, irse
help-table-commands-text =
    En cada canal o hilo hay una partida a la vez.
    - `/partida nueva`: abre una sala aquí. `lectura` dice quién lee los encuentros; `idioma`, en qué idioma; `edición`, con qué reglas; `modalidad`, si juegas a solas; `libro`, de qué libro; `ritmo`, cuánto puede durar un turno.
    - `/partida unirse`: tomar asiento, antes de empezar
    - `/partida salir`: dejarlo, antes de empezar
    - `/partida compañía`: antes de empezar, invitar a alguien de las cuevas o mandarlo a casa. Juega con todas las reglas, mejor o peor según se elija, y ve solo lo que verías tú en su asiento.
    - `/partida asiento`: ya empezada la partida, dejar tu asiento, volver, tomar uno libre u ofrecerlo
    - `/partida empezar`: empezar, con dos a cuatro jugadores o a solas; puede cualquiera que tenga asiento
    - `/partida estado`: cómo va la partida. Vuelve a poner el panel al final del canal: práctico cuando la charla lo ha dejado atrás. **Si alguien desaparece**, ahí y antes de empezar, acuerda qué pasa cuando se le acaba el tiempo.
    - `/ver diario`: lo que ha pasado hasta ahora
    - `/partida deshacer`: retirar tu último paso, si se puede
    - `/partida votar`: que decida la mesa: una pausa, más tiempo, pasar por alguien, un suplente, qué pasa con quien desaparece, el final
    - `/partida pausar`, `/partida reanudar`, `/partida sustituir`, `/partida cerrar`: para quien la organiza o quien gestiona el canal. Con `/partida cerrar` no gana nadie.
    - `/partida observar`, `/partida dejar_de_observar`: seguir una partida sin jugar, o dejar de seguirla
    - `/partida enlace`: un enlace para que cualquiera vea la mesa en el navegador, si quien aloja el bot lo ha preparado
    - `/partida comprobar`: comprobar cada dado y cada mezcla, cuando la partida ha terminado
    - `/partida exportar`: la partida en un archivo
    - `/partida crónica`: la partida terminada, como página y como libro, con todas sus historias; quien jugó puede publicarla para la mesa, una vez

    Las respuestas a `/ver diario`, `/partida comprobar`, `/partida exportar`, `/ver aldea`, `/ver mercado`, `/ver tablero`, `/ver puntos` y `/reglas` solo las ves tú, así que mira cuantas veces quieras.

help-rulings = Aclaraciones
help-rulings-also = aclaración, aclaracion, regla, duda, dudas, preguntas, caso dudoso, empates, mazo vacío, reserva, nueva tirada, continuación, pista
help-rulings-text =
    Donde el reglamento calla, este bot hace lo siguiente. Sigue en `/reglas más aclaraciones`.

    1. **Empates de reputación.** Quienes empatan se reparten los premios que abarcan, redondeando hacia arriba, sean cuantos sean. Si en una partida de dos empatan ambos, cada uno recibe 2.
    2. **Extremos de la pista de reputación.** El cubo se detiene ahí; lo que sobre se pierde.
    3. **Mazos vacíos.** Sin cartas de cueva, nadie explora. Sin aldeanos en la pila, los huecos quedan libres y los demás se corren igual a la izquierda. Sin casas o puestos avanzados, su fila no se llena. Una fila solo puede renovarse si a su mazo le queda alguna carta y entre mazo y fila suman cuatro; si en el mazo hay menos de cuatro, vuelven algunas de las de antes.
    4. **Reserva común vacía.** Recibes lo que quede. Si una recompensa deja elegir, solo se ofrece lo que queda. Las monedas y los dados no se acaban nunca.
    5. **Dados abajo.** Cada aldeano tira una vez; luego van las nuevas tiradas y después los esfuerzos. Las nuevas tiradas se cuentan para el encuentro entero, continuaciones incluidas.
    6. **Las continuaciones** las tiran desde cero quienes siguen en la carta de cueva. Solo el final de la cadena decide sobre la carta y sobre todo lo ganado por el camino. Lo que cueste el camino se paga al momento. Si un fracaso lleva a otro párrafo, también decide el final.
    7. **La pista de avance** está abierta siempre, también fuera de tu turno y después de pasar. Al final de la partida, los bienes que te queden se colocan por ti, en el mejor orden.

help-more-rulings = Más aclaraciones
help-more-rulings-also = mas aclaraciones, aclaración, aclaracion, regla, duda, dudas, caso dudoso, orden, descanso, descanso automático, gato de cueva, hombre de metal, aldeano más barato, precio pedido, oferta rechazada, sidras como monedas
help-more-rulings-text =
    8. **El final de una ronda**: marcador, sidra, aldeanos que se ofrecen, descanso, ingresos, pociones, bienes en los edificios, primer jugador. Tras la séptima ronda, nada de esto: se cuentan los puntos.
    9. **El descanso** es de todos a la vez. Se hace solo si hay cama para todos y, además, no hay heridos o no hay nada que beber.
    10. **Dos ayudas para un aldeano**: poción y sidra, poción y cama, o cama y sidra. Nunca dos camas. La cama propia de un hombre de metal lo adelanta un paso en cada ronda, también si está herido.
    11. **Un gato de cueva** tira cada vez que lo envías, antes de todo lo demás. Si se niega, solo él se agota y tu turno vuelve a empezar. Otro gato que sí quería vuelve a tirar. Una fila renovada sigue renovada.
    12. **Los aldeanos ganados abajo** llegan agotados, haya o no «listo al entrenar». El más barato es el de más a la izquierda del tablero. Si no hay nadie, o de una clase especial ya no queda ninguno, no llega nadie. Las cartas de cueva adicionales salen de lo alto del mazo.
    13. **Comprar a un jugador** cuesta al menos 3 monedas, y pide el sí de quien vende o el precio pedido. Una oferta rechazada en este turno hay que subirla. Solo se paga con monedas.
    14. **Las sidras y pociones que valen como monedas** pagan 1 cada una, no dan cambio y vuelven a la reserva común. Pagan edificios, entrenamientos, filas renovadas y bonificaciones.

    Sigue en `/reglas otras aclaraciones`.

help-further-rulings = Otras aclaraciones
help-further-rulings-also = aclaración, aclaracion, regla, duda, dudas, caso dudoso, esfuerzo, edificio gratis, ofrecer, precio, no alcanza, heridos, quién va antes, orden de reparto
help-further-rulings-text =
    15. **Un esfuerzo** que no lleve a un número de exploración más alto se rechaza, porque no gana nada.
    16. **Un objeto ofrecido** tiene que estar en tu reserva. Hasta que el encuentro se resuelva no se puede colocar ni gastar.
    17. **Un precio en un encuentro** se paga hasta donde lleguen tus monedas.
    18. **Un edificio ganado abajo** da al instante lo mismo que uno comprado, y su fila se llena. Como no se compra nada, no hay «+1 moneda al construir». Un puesto avanzado pide una cueva que ya estuviera vacía.
    19. **Lo que está a la venta** sigue siendo tuyo: cuenta en los encuentros y para las cartas, y vuelve antes de contar los puntos.
    20. **Un bien cosechado** puede ponerse a la venta con la misma cosecha, uno cada vez. Lo que tenías a la venta vuelve a tu reserva.
    21. **A quién se sirve antes.** Si la reserva común no alcanza al final de una ronda, primero va el primer jugador y luego los demás en el sentido del reloj.

    {""}**Detalles**
    - Una bonificación por poseer algo cuenta una vez, esté donde esté: en la reserva, a la venta o en la pista.
    - Tú decides quién acaba entre los heridos de los que siguen en la carta de cueva. Si todos se esforzaron, no hay más heridos.
    - Si en una continuación ya no queda quien tire, solo dan linternas las bonificaciones.
    - Quienes empatan en puntos, monedas, aldeanos y edificios comparten la victoria.

help-differences = Diferencias con el libro
help-differences-also = diferencia, diferencias, regla de la casa, no está en el libro, reglamento, oficial, permitido
help-differences-text =
    Lo que dice el reglamento, y lo que aquí se hace de otro modo.

    40. **Pasar por ti.** El libro te deja hacer acciones gratuitas antes de pasar. Si no tienes a nadie listo y solo queda comerciar, el bot pasa por ti, para que nadie espere un día por nada. `pasar_por_mí`, en `/yo ajustes`, decide; `/partida deshacer` lo devuelve mientras nadie haya jugado.
    41. **Una cama y luego una sidra.** En el libro van primero las bebidas y después las camas. Aquí un aldeano puede tener las dos cosas en cualquier orden.
    42. **Los precios pedidos** son nuestros. En el libro siempre responde quien vende.
    43. **Terminar antes** por votación es nuestro. Se cuenta lo que haya.
    44. **Las nuevas tiradas** son para los dados de los aldeanos, no para el de la cueva ni para el de un gato.
    45. **Un bien a la venta** se coloca en la pista solo después de retirarlo.
    46. **Reputación +2** vale un punto. Las fuentes no coinciden; **Reglas de la casa**, en la sala, lo cambia.
    47. **La casa inicial** es una casa siempre que una carta cuente casas.

    Lo que cambia una mesa por su cuenta se lee debajo de cada página: `/reglas reglas de la casa`.

help-preview = Edición preliminar
help-preview-also = edicion preliminar, preliminar, edición, edicion, ediciones, primera impresión, imprimir y jugar, prototipo, diferencias, definitiva, grolo, linterna al explorar, partida nueva, opciones
help-preview-text =
    `/partida nueva` con `edición` en las reglas preliminares sigue el reglamento que se mostró antes de imprimir el juego. Esto cambia respecto a las reglas definitivas:

    {""}**Cartas**: 24 casas, 25 puestos avanzados, las 10 casas clave en juego, ninguna casa estrella, 30 cartas de cueva. Se ofrecen 17 aldeanos; los especiales son 4, uno de cada clase. 56 bienes; los comunes son fruta, pescado y hongo, en ese orden.
    {""}**Inicio**: nadie tiene una moneda más que los otros, y también con cuatro jugadores todos los aldeanos empiezan listos.
    {""}**Abajo**: el esfuerzo solo sirve para llegar a algún número, nunca para subir de uno al siguiente. Un fracaso solo cuesta la cueva.
    {""}**Nuevas tiradas**: cada símbolo da dos.
    {""}**Linterna al explorar**, un símbolo nuevo: una linterna más cada vez que tiras abajo.
    {""}**La mujer líquida** cuesta un paso de reputación cada vez que la envías a una tarea, y ninguno cuando llega.
    {""}**El grolo** es como se llamaba el glogo: una moneda menos al construir.
    {""}**Un gato de cueva** que se niega no te devuelve el turno: la acción sigue sin él.
    {""}**La reputación** da 6, 4 y 2 puntos; con dos jugadores, 4 solo a la mayor.
    {""}**No existen**: la pluma+, la poción por ronda, los ingresos por bienes en la pista, los puntos por aldeanos y por cuevas vacías, ni las sidras y pociones que valen como monedas.

    Lo que este reglamento deja abierto: `/reglas aclaraciones preliminares`.

help-preview-rulings = Aclaraciones preliminares
help-preview-rulings-also = edición preliminar, edicion preliminar, preliminar, aclaración, aclaracion, duda, dudas, edición, gato de cueva, linterna al explorar, bienes, fracaso
help-preview-rulings-text =
    Donde el reglamento de la edición preliminar deja algo abierto, el bot sigue `/reglas aclaraciones`, y además:

    22. **Linterna al explorar** cuenta en cada tirada de abajo, también en las continuaciones. Un éxito sin número no pide tirada ni linterna.
    23. **Los 56 bienes** son siete de cada clase. Hay tantas sidras y pociones como en la edición definitiva.
    24. **Un gato de cueva que se niega**: quien quede sigue con la acción. Una expedición puede quedarse en uno, pues se envió a dos. El bien que iba a recoger el gato se queda donde está. Si no queda nadie, el turno termina: no se roba cueva, no se paga nada y la sidra se queda.
    25. **Lo que el reglamento definitivo dice más claro** vale también aquí: la moneda al construir no llega por la propia carta, la casa inicial es un edificio y vale un punto, y los empates de reputación se reparten.
    26. **Un fracaso** no tiene castigo, diga lo que diga el libro. El bot cuenta las palabras del libro si no hablan de ninguno. Si se juega con un libro impreso, no se pregunta a nadie por él.

help-solo = Solitario
help-solo-also = en solitario, solo, sola, a solas, un jugador, bot, bots, autómata, automata, automático, rival, rivales, variante, vender, venta, dado, reputación, sin otros
help-solo-text =
    `/partida nueva` con `modalidad` en solitario: tú contra el bot de la izquierda y el bot de la derecha. No tienen aldea ni puntúan; se llevan cartas y aldeanos delante de tus narices.

    {""}**Turnos**: un dado te sienta en primer, segundo o tercer lugar; el primer puesto rota en cada ronda. Cuando has pasado, los bots siguen.

    {""}**Lo que hace un bot** lo dice un dado de ocho caras; lo que no puede hacer se deja fuera.
    - Ronda 1: construye con 1 a 3, contrata con 4 a 6, trabaja con 7 y 8
    - Rondas 2 a 5: explora con 1 y 2, cosecha con 3, construye con 4 y 5, contrata con 6 y 7, trabaja con 8
    - Rondas 6 y 7: explora con 1 y 2, cosecha con 3 y 4, construye con 5 y 6, contrata con 7, trabaja con 8

    {""}**Cuánto hace**: 3 acciones en la ronda 1, 4 en las rondas 2 y 3, 5 en la 4 y la 5, y luego 6. Explorar ocupa dos. En una ronda, un bot explora una vez, contrata una, construye una (dos en las rondas 4 a 6) y cosecha una (sin límite en la 6 y la 7). Solo vuelve a trabajar cuando ya ha construido y contratado.

    {""}**Contrata**, de los que cuestan 2 o 3 monedas, a quien sume más linternas en las seis caras. La gente pez, la gente rana y la arquera lo tientan por 4 monedas con un 3 a 6; por 5, si no hay ninguno por 4, con 5 y 6.

    {""}**Vender**: pon algo a la venta. Al empezar cada turno posterior se tira un dado. Bienes: 3 monedas con 4 y 5, 4 monedas con 6. Sidras y pociones: 3 monedas con 5 y 6. Tú aceptas o te lo quedas.

    {""}**Reputación**: una casilla de 4 puntos o más es el primer puesto; de 1 a 3, el segundo; menos, el tercero.

    Lo que construyen: `/reglas construir en solitario`. Lo que las reglas dejan abierto: `/reglas aclaraciones en solitario`.

help-solo-building = Construir en solitario
help-solo-building-also = solitario, solo, a solas, bot, bots, construcción, construccion, edificio, cama, renovar, casa clave, casa estrella, puesto avanzado, pila
help-solo-building-text =
    Lo que construye un bot depende de la ronda. Sus cartas forman dos pilas, casas y puestos avanzados; **Tablero** las muestra. Si sirven varias, se sortea.

    {""}**Ronda 1.** Un dado: con 1 a 4, una casa clave. Con 5 y 6, una casa con cama por 5 monedas; si no hay, una casa de 8 monedas o menos; si tampoco, una casa clave.
    {""}**Ronda 2.** Una casa con cama por 5 monedas. Si no hay, un dado: con 1 a 3, una casa clave, si queda alguna. Con 4 a 6, o si no queda, un segundo dado: con un 6 se renueva la fila de casas. Después, una casa cualquiera, o la de la cama por 5 monedas si ha salido en la fila nueva.
    {""}**Rondas 3 a 5.** Una casa o un puesto avanzado con cama por 6 monedas o menos. Si no hay, un dado, al que se suma uno si en las pilas hay más casas que puestos avanzados. Hasta 3, una casa cualquiera. Desde 4, un puesto avanzado cualquiera. Antes, un segundo dado renueva esa fila con un 6.
    {""}**Ronda 6.** Solo ese dado, sin buscar camas.
    {""}**Ronda 7.** Una casa estrella.

help-solo-rulings = Aclaraciones en solitario
help-solo-rulings-also = solitario, solo, a solas, bot, bots, aclaración, aclaracion, duda, dudas, trabajar, explorar, sidra, construir, puntuación
help-solo-rulings-text =
    Donde las reglas en solitario dejan algo abierto, el bot hace lo siguiente. Sigue en `/reglas más aclaraciones en solitario`.

    27. **Tres en la mesa.** Lo que depende del número de jugadores se cuenta como si fueran tres: en segundo o tercer lugar empiezas con una moneda más en la edición definitiva, y los premios son los de tres. Con un libro impreso, lees para ti. No puedes perder contra bots que no puntúan.
    28. **Cuántas veces construyen**: dos en las rondas 4 a 6, como dice el texto, aunque en dos de sus ejemplos no se construye más tras la primera.
    29. **Trabajar**: una vez por ronda, si sale; desde la ronda 2, de nuevo tantas veces como salga, pero solo si el bot ya ha construido y contratado en esa ronda.
    30. **Explorar ocupa dos** acciones, pues van dos aldeanos. Un bot al que le queda una no puede explorar.
    31. **Lo que mueven sus acciones.** Al construir y contratar se llevan cartas y aldeanos. Al explorar no roban cueva; al cosechar no toman bienes. El primero en trabajar se lleva la sidra; la de un bot vuelve a la reserva común. Lo que pagan no cuenta.

help-more-solo-rulings = Más aclaraciones en solitario
help-more-solo-rulings-also = mas aclaraciones en solitario, solitario, solo, a solas, bot, bots, aclaración, aclaracion, duda, dudas, contratar, mejor aldeano, arquera, vender, venta, dado, renovar, casas estrella
help-more-solo-rulings-text =
    32. **Lo que no se puede hacer** queda fuera del sorteo: contratar cuando no hay nadie por 2 o 3 monedas, o construir cuando no hay nada de lo que permite la ronda, como en la última de la edición preliminar, que no tiene casas estrella. Un bot al que no le queda nada que sortear termina por esta ronda.
    33. **Sus edificios.** «Una casa» es una de la fila; las casas clave y estrella solo se toman donde se nombran. Si no queda nada de la clase que salió, toman la otra clase de esa ronda. Una fila que no se puede renovar se queda como está.
    34. **El uno que se suma** en las rondas 3 a 6 vale solo para el primer dado. Las casas clave y estrella cuentan como casas.
    35. **Entre aldeanos igual de buenos** se contrata al de más a la izquierda. Por uno de los tres que tientan a 4 monedas se tira antes que por uno de 5, y entonces por este ya no.
    36. **Vender por dado.** La primera tirada llega en el turno siguiente al que pusiste el objeto a la venta. Aceptas o no antes de todo lo demás; lo que no vendes sigue a la venta. Lo vendido va a la reserva común. No hay precio pedido.

help-about = Acerca del bot
help-about-also = sobre el bot, no oficial, proyecto de fans, aficionados, editorial, red raven, ryan laukat, autor, comprar el juego, derechos, créditos, creditos, licencia, legal
help-about-text =
    Este es un proyecto de aficionados, no oficial. La editorial del juego no lo ha hecho, ni aprobado, ni lo respalda.

    {""}*Above and Below* es un juego de mesa diseñado e ilustrado por Ryan Laukat y publicado por Red Raven Games en 2015. El juego, su nombre y sus ilustraciones les pertenecen.

    {""}**Hazte con el juego, por favor.** El bot no sustituye la caja, ni las ilustraciones, ni el maravilloso libro de encuentros que trae. En cada mesa, al menos alguien debería tener un ejemplar, y mejor aún si lo tienen todos: redravengames.com.

    {""}**Lo que aquí es igual**: las reglas y las cifras del reglamento definitivo, contadas con nuestras palabras.

    {""}**Lo que es nuestro**: todos los encuentros y los nombres de los aldeanos, las casas, los puestos avanzados y las cuevas. Donde no sabíamos qué lleva impreso una carta, como los dados de muchos aldeanos o el precio de muchas casas, inventamos algo que encajara con el resto. Por eso, aquí las cartas pueden diferir de las de tu caja.

    Si tienes el libro de encuentros, puedes jugar con él: abre una partida con `lectura` en tu propio libro. Mira `/reglas lecturas`.

    Donde el reglamento deja algo abierto, decimos qué hace el bot: `/reglas aclaraciones`.

## How it stands for you

# Words of a question that say nothing about what it is about.
help-small-words = jugar, jugador, juego, el, la, los, las, un, una, unos, unas, de, del, a, al, en, y, o, que, como, cuando, donde, cual, cuales, quien, quienes, cuanto, cuanta, cuantos, cuantas, por, para, porque, con, sin, es, son, soy, esta, este, esto, hay, hace, hacer, hago, haces, se, si, no, me, mi, mis, tu, tus, su, sus, lo, le, les, puede, puedo, puedes, pueden, debo, tengo, tiene, tener, sirve, sirven, pasa, ser, alguien, mas, muy, ya, caso, partida, consigo, otro
help-answer-from = -# De { $page }, donde hay más.
help-answer-also = -# Véase también { $pages }.
help-preview-here = -# Esta mesa juega con la edición preliminar: las cartas y los precios son los suyos. Lo demás que cambia: `/reglas edición preliminar`.
no-such-rule = No conozco ninguna regla ni carta con ese nombre, así que esto es lo primero. Los temas se sugieren al escribir.
your-title = **Ahora, en tu mesa**
your-nothing = nada
your-build =
    Puedes gastar { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }. { $count ->
        [0] No tienes ningún aldeano listo con martillo
        [one] Tienes 1 aldeano listo con martillo
       *[other] Tienes { $count } aldeanos listos con martillo
    }.
your-train =
    Puedes gastar { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }. { $count ->
        [0] No tienes ningún aldeano listo con pluma
        [one] Tienes 1 aldeano listo con pluma
       *[other] Tienes { $count } aldeanos listos con pluma
    }.
your-explore =
    { $count ->
        [0] No tienes a nadie listo, y una expedición pide dos
        [one] Tienes 1 aldeano listo, y una expedición pide dos
       *[other] Tienes { $count } aldeanos listos para salir
    }. { $caves ->
        [one] Queda 1 carta de cueva
       *[other] Quedan { $caves } cartas de cueva
    }.
your-labor =
    { $count ->
        [0] No tienes a nadie listo que enviar
        [one] Puedes enviar a 1 aldeano por 1 moneda
       *[other] Puedes enviar a { $count } aldeanos por { $count } monedas
    }. { $cider ->
        [True] La sidra de la ronda aún espera a quien trabaje primero.
       *[other] La sidra de la ronda ya no está.
    }
your-harvest =
    En tus edificios, por recoger: { $items }. { $count ->
        [0] No tienes a nadie listo para ir
        [one] Tienes 1 aldeano listo
       *[other] Tienes { $count } aldeanos listos
    }.
your-outposts =
    { $count ->
        [0] Aún no tienes cuevas vacías: explora para ganar una.
        [one] Tienes 1 cueva vacía para un puesto avanzado.
       *[other] Tienes { $count } cuevas vacías para puestos avanzados.
    }
your-track = En tu reserva, por colocar: { $items }.
your-rest =
    Tienes { $beds ->
        [one] 1 cama
       *[other] { $beds } camas
    } para { $exhausted ->
        [one] 1 agotado
       *[other] { $exhausted } agotados
    } y { $injured ->
        [one] 1 herido
       *[other] { $injured } heridos
    }; a mano, { $ciders ->
        [one] 1 sidra
       *[other] { $ciders } sidras
    } y { $potions ->
        [one] 1 poción
       *[other] { $potions } pociones
    }.
