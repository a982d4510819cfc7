# Lo que ve y dice quien lleva el bot, y lo que ven quienes tienen prohibido usarlo.

command-owner = dueño
command-overview = resumen
command-ban = vetar
command-unban = readmitir
command-announce = anunciar
parameter-server = servidor
parameter-text = texto
parameter-take = aceptar
cmd-owner = Solo para quien lleva este bot
cmd-owner-overview = Cómo está el bot
cmd-owner-ban = Vetar en este bot a una persona o un servidor
cmd-owner-unban = Levantar el veto a una persona o un servidor
cmd-owner-announce = Anunciar algo en cada servidor con una partida abierta
cmd-owner-games = Aceptar partidas nuevas, o dejar de aceptarlas
opt-owner-player = Una persona
opt-owner-server = El ID de un servidor
opt-owner-text = Lo que quieres decir; el bot añade que viene de ti
opt-owner-take = Si se aceptan partidas nuevas; las abiertas siguen

owners-only = Eso solo puede hacerlo quien lleva este bot.
owners-unknown = Discord no puede decir ahora quién lleva este bot. Inténtalo de nuevo en un momento.
owner-whom = Indica una persona o un servidor, una de las dos cosas.
owner-no-id = Eso no es el ID de un servidor. Cópialo en el modo desarrollador de Discord.
owner-not-yourself = Esa persona lleva este bot.
owner-title = ### Cómo está el bot
owner-games = Partidas: { $running } en curso, { $lobbies } en preparación, { $paused } en pausa, en { $servers } servidores
owner-outbox = Mensajes en espera: { $waiting }, y { $later } para más tarde
owner-timers = Plazos atrasados: { $count }, el más antiguo { $seconds } s
owner-new-dms = Mensajes directos nuevos en la última hora: { $count }
owner-disk = Base de datos: { $file } MB; libres en su disco: { $free } MB
owner-backup = Última copia de seguridad: hace { $hours } horas
owner-no-backup = No hay ninguna copia de seguridad.
owner-bans = Vetados: { $people } personas, { $servers } servidores
owner-takes = Se aceptan partidas nuevas.
owner-takes-none = No se aceptan partidas nuevas. Las abiertas siguen.
owner-banned-person = Veto impuesto. Sus partidas siguen sin esa persona, y lo que pulse se rechaza. Con `/dueño readmitir` se acaba.
owner-banned-server = Veto impuesto. Sus partidas quedan detenidas hasta `/dueño readmitir`, y lo que se pulse allí se rechaza.
owner-banned-before = Ese veto ya está en vigor.
owner-lifted = El veto está levantado.
owner-not-banned = No hay ningún veto así.
owner-announces =
    { $count ->
        [one] El anuncio { $number } va a un servidor.
       *[other] El anuncio { $number } va a { $count } servidores, diez por segundo.
    }
owner-announces-to-none = Ningún servidor tiene una partida abierta, así que el anuncio { $number } no va a ninguna parte.
owner-announced = **Quien lleva este bot anuncia:** { $text }

banned-person = Quien lleva este bot te lo ha vetado. Tus partidas siguen sin ti. `/yo datos` muestra lo que se guarda de ti, y `/yo olvidar` lo borra.
banned-server = Quien lleva este bot lo ha vetado en este servidor. Sus partidas quedan detenidas, y no se pierde nada de ellas. `/yo datos` muestra lo que se guarda de ti, y `/yo olvidar` lo borra.
no-new-games = Por ahora no acepto partidas nuevas. Las abiertas siguen; inténtalo más adelante.
data-banned-people = - Que tienes vetado este bot, como un resumen cifrado; `/yo olvidar` lo deja

alert-disk = **El disco de las partidas está casi lleno.** En { $folder } quedan { $free } MB libres. Primero fallan las copias de seguridad, y luego no se puede guardar nada. Haz sitio, o baja `BACKUPS_KEPT`.
alert-rights = **No puedo escribir donde están las partidas.** El usuario con el que funciono no puede escribir en la carpeta { $folder }, o en la base de datos que hay en ella. Devuélvele los permisos.
alert-backups = **La copia de seguridad diaria ha fallado.** En { $folder } no hay nada más reciente que la última que salió bien. El registro dice por qué; casi siempre es el disco, o los permisos de la carpeta.
