# What is said otherwise in Spain; all other sentences are those of the .es.ftl files.

language-name = Español (España)
reading-choose = **¿Qué hacéis?**
spoken-choices = ¿Qué hacéis? { $labels }
lobby-reading-book = **Vuestro propio libro**: tenéis el libro impreso de encuentros, y el bot da los números.
