# Lecturas con la voz de cada cual, que enlaza la crónica de una noche.

menu-reading = Guardar como lectura
recording-ask = **¿Es tu lectura?** Si la guardas, la crónica de esta noche enlaza tu mensaje con tu nombre. No se copia nada si tú no lo dices. Puedes retirarla aquí cuando quieras, o con `/noche lecturas`.
recording-keep = Guardar: { $title }
recording-drop = Retirar: { $title }
recording-kept = Guardada. La crónica de esta noche la enlaza. Tu voz también puede ir dentro de la propia crónica, para quien reciba el archivo: la copia que alguien guarde se queda con esa persona.
recording-copy = Poner mi voz en la crónica
recording-copied = Hecho. La próxima crónica lleva tu voz.
recording-dropped = Retirada. La próxima crónica ya no la enlaza.
recording-list =
    { $count ->
        [one] Se guarda una lectura tuya para la crónica.
       *[other] Se guardan { $count } lecturas tuyas para la crónica.
    }
recording-how = No se guarda ninguna lectura tuya de esta noche. Graba un mensaje de voz en este canal y elige **Guardar como lectura** en su menú, en Aplicaciones.
recording-not-yours = Solo puede guardarla quien la grabó.
recording-no-voice = Eso no es un mensaje de voz tuyo en este canal.
recording-not-read = Esta noche no has leído ningún párrafo en voz alta.
recording-none = Esa lectura no está guardada.
chronicle-voice = Oír cómo lo lee { $name } ({ $length })
command-readings = lecturas
cmd-night-readings = Tus lecturas grabadas que se guardan para la crónica
data-recordings = - Lecturas con tu voz que enlaza una crónica: { $count }
