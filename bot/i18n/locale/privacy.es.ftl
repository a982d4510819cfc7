# What is stored of a person, and how it is erased.

data-user-settings = - Tus ajustes
data-habits = - Horas de la semana en que respondiste: { $count }
data-paces = - Servidores donde se cuenta tu ritmo: { $count }
data-favourites = - Historias guardadas, de versiones anteriores: { $count }
data-kept-stories = - Historias que guardas: { $count }
data-story-votes = - Votos por la historia de una partida: { $count }
data-letters = - Cartas de encuentros aún abiertas: { $count }
data-watchers = - Partidas que observas: { $count }
data-orders = - Órdenes por adelantado: { $count }
data-outbox = - Mensajes por enviar: { $count }
data-seats = - Asientos en mesas: { $count }
data-results = - Resultados de partidas terminadas: { $count }
data-shakes = - Palabras para los dados de una partida: { $count }
data-games = - Partidas que organizas: { $count }
data-events = - Líneas de diarios que te nombran: { $count }
data-named-people = - Mesas cuyos diarios pueden nombrarte: { $count }
former-player = alguien que jugó aquí
data-none = No se guarda nada de ti.
data-stored = ### Lo que se guarda de ti
data-how = -# El archivo contiene cada fila. `/yo olvidar` lo borra todo. Las copias de seguridad diarias conservan una copia el tiempo que dice `PRIVACY.md`.
forget-ask = **¿Borrar todo lo que se guarda de ti?** Dejas tus asientos en las partidas en curso, y las terminadas te llaman «alguien que jugó aquí». Ajustes, estadísticas e historias guardadas desaparecen para siempre. No se puede deshacer.
forget-yes = Borrarlo todo
forget-done = Se ha borrado todo lo que se guardaba de ti. Las copias de seguridad anteriores se eliminan por turno, una al día.
forget-rest = Se ha borrado de las partidas todo lo que se guardaba de ti. Queda un resto en el registro del archivo, porque otro programa lo está leyendo en este momento. Lo borraré sin que hagas nada en cuanto termine. Las copias de seguridad anteriores se eliminan por turno, una al día.
cmd-me-data = Todo lo que se guarda de ti, en un archivo
cmd-me-forget = Borrar todo lo que se guarda de ti
