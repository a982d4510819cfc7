## How encounters are read, chosen in the lobby

lobby-readings = **¿Cómo se leen los encuentros?** Elige quien organiza la partida.
lobby-reading =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
lobby-reading-private = **Cartas privadas**: solo quien explora lee su encuentro; cuando termina, es de todo el mundo.
lobby-reading-table = **En la mesa**: toda la mesa ve el texto de un encuentro en el canal, y elige quien explora.
lobby-reading-player = **Lee un jugador**: quien está a la izquierda recibe el texto de un encuentro y se lo lee a la mesa.
lobby-reading-book = **Su propio libro**: tienen el libro impreso de encuentros, y el bot da los números.
lobby-who-reads = ¿Quién lee?
lobby-read-private = Cartas privadas
lobby-read-table = En la mesa
lobby-read-player = Lee un jugador
lobby-read-book = Su propio libro

## A player reads

verb-aloud = Ya lo he leído
verb-open-reading = Abrir lo que leo
ask-read-out = { $who }, léele a la mesa el encuentro de { $explorer }
read-by = **{ $name }** tiene el texto y te lo lee. Te avisaré cuando te toque elegir.
reader-intro =
    { $done ->
        [True] **Ya se lo has leído a { $explorer }**, y ahora lo ve toda la mesa. Guárdate la última parte hasta que caigan los dados.
       *[other] **Te toca leerle a { $explorer }.** Léelo en voz alta y pulsa **Ya lo he leído**: toda la mesa verá el párrafo y sus opciones, y { $explorer } recibirá un aviso para elegir. También puedes dejar que el botón lo lea por ti. Guárdate la última parte hasta que caigan los dados.
    }
ping-reading = Te toca leer: un encuentro espera a que lo leas.
remind-reading =
    Un encuentro todavía espera a que lo leas, desde { $since }.{ $until ->
        [none] {""}
       *[other] {" "}Tu reloj se agota { $until }.
    } Si no lo lees, se lo pediré a otra persona.
ping-read = { $name } te ha leído tu encuentro: elige qué haces.
ping-shown = Nadie ha leído tu encuentro, así que aquí está para toda la mesa: elige qué haces.
reading-passed = { $name } no leyó el encuentro, así que se le pidió a { $next }.
reading-shown = { $name } no leyó el encuentro, así que el bot se lo mostró a la mesa.
wait-for-reader = Quien te lee tiene el texto. Te avisaré cuando lo haya leído.
read-out-already = Eso ya se ha leído.
