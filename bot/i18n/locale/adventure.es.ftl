# La primera aventura de quien llega, a solas y en privado.

adventure-begin = Una primera aventura
adventure-again = Otra vez
adventure-newgame = Abrir una mesa aquí
adventure-newnight = Abrir una noche de cuentos aquí
adventure-nobody = Que nadie se esfuerce
adventure-neighbour = La aldea vecina
adventure-head = -# Tu primera aventura · { $step } de { $steps }
adventure-send =
    {""}### Esta es tu aldea
    Una casa, cuatro aldeanos, siete monedas; y debajo, cuevas a las que nadie ha visto el fin. En cada turno mandas a alguien a hacer una cosa. Quien ha trabajado queda cansado hasta la noche.

    {""}**¿Quién baja?** Tienen que ser dos. Lo que sacan en los dados son linternas, y allá abajo sin linternas no se hace nada. Odo se queda: nadie más tiene martillo, y vas a querer construir.
adventure-read = **Elige.** El número es cuántas linternas tienen que sacar tus dos aldeanos. Lo que se gana no se dice antes de ganarlo.
adventure-exert = **Faltan linternas.** Quien se esfuerza suma una y vuelve herido: eso son dos noches de cama, o una poción. O déjalo así, y oye cómo termina.
adventure-build = **Ahora construye.** Odo tiene martillo y tú tienes monedas. Cada edificio vale puntos de victoria (PV) al final, y casi todos dan algo antes: camas, bienes, ingresos.
adventure-rest = **Cae la noche** cuando a nadie le queda nada que hacer. Quien está cansado y duerme en una cama puede trabajar mañana. Tienes menos camas que aldeanos que las necesitan: por eso la gente construye más.
adventure-done =
    {""}### Eso fue una ronda. Una partida tiene siete
    En una partida entera hay de dos a cuatro aldeas ante un mismo mercado, bienes que rinden más cuanto más se juntan, y gente abajo que se acuerda de lo que hiciste. Las demás aldeas oyen tus historias, y tú las suyas.

    `/partida nueva` abre una mesa en cualquier canal: si no hay nadie, hay compañía con quien jugar, y **Enséñame** en el panel trae a alguien que te guía. `/noche nueva` es para una velada en grupo: cada historia se lee en voz alta y todos aconsejan. `/reglas` responde preguntas.

command-tutorial = tutorial
cmd-tutorial = Una primera aventura: cinco minutos, a solas y en privado
