# El periódico tras una ronda y, al final, qué fue de cada cual.

tidings-name = **{ $name }**
tidings-head = **{ $name }**, tras la ronda { $round }
tidings-headline = **{ $text }** ({ $name })
tidings-correction = *Correcciones.* { $text }
tidings-weather = *El tiempo.* { $text }
tidings-season = **Abajo.** { $text }
tidings-market = *Oído en el mercado.* { $text }
tidings-rest = *Oído en la posada.* { $text }
tidings-letter = *Una carta para { $name }, de { $sender }.* { $text }
tidings-read = Leer el periódico
no-paper = Entonces no salió ningún periódico.
became = Qué fue de cada cual
became-hear = Escuchar qué fue de cada cual
became-title = ### Qué fue de cada cual
became-of = **{ $name }**
