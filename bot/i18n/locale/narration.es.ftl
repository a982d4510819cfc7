# Leer en voz alta: el botón, sus respuestas, el ajuste y lo que la voz dice además del libro.

hear-it = Escuchar
voice-begins = Un momento: te lo estoy leyendo. El audio llega aquí mismo.
voice-fails = Me he quedado sin voz por ahora. El texto está completo; prueba otra vez dentro de un rato.
no-voice = Aquí no hay nada que pueda leer en voz alta.
voice-channel-silent =
    No se me oye en { $channel }: { $why ->
        [rights] no tengo permiso para conectarme o hablar allí.
        [full] el canal está lleno.
        [busy] ya estoy hablando en otro canal de este servidor.
        [extra] falta instalar lo necesario para eso.
       *[lost] falló la conexión.
    } La noche sigue con mensajes de voz. { $why ->
        [lost] Dentro de un rato vuelvo a probar con el canal.
       *[other] Después de una pausa lo intento otra vez.
    }
opt-narration = Leer también en voz alta cada una de tus cartas, con un mensaje de voz
settings-voice =
    - { settings-switch-narration }: { $voice ->
        [True] sí{ $mute ->
            [True] , aunque aquí no tengo voz para tu idioma
           *[other] {""}
        }
       *[other] no
    }
spoken-choices = ¿Qué hacen? { $labels }
spoken-or = {" "}O bien:{" "}
spoken-stop = .
spoken-letter = Una carta de { $sender }. { $text }
