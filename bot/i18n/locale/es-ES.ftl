
# What is said otherwise in Spain; all other sentences are those of the .es.ftl files.

language-name = Español (España)
reading-choose = **¿Qué hacéis?**
spoken-choices = ¿Qué hacéis? { $labels }
lobby-reading-book = **Vuestro propio libro**: tenéis el libro impreso de encuentros, y el bot da los números.
story-number = Párrafo { $number } de vuestro libro
lobby-read-book = Vuestro propio libro
night-listen-shared = **{ $reader }, esto lo leéis entre todos, en ese orden:** cada cual pulsa **{ night-read }** y lee su parte. Quien lee al final pulsa **{ night-heard }**, y el texto aparece aquí.

# A mushroom is a seta in Spain; the rules say hongo, which is understood.

building-toadstool-camp = Campamento de la Seta
items =
    { $item ->
        [mushroom] { $count ->
            [one] { $count } seta
           *[other] { $count } setas
        }
        [fish] { $count ->
            [one] { $count } pescado
           *[other] { $count } pescados
        }
        [fruit] { $count ->
            [one] { $count } fruta
           *[other] { $count } frutas
        }
        [rope] { $count ->
            [one] { $count } cuerda
           *[other] { $count } cuerdas
        }
        [pot] { $count ->
            [one] { $count } vasija
           *[other] { $count } vasijas
        }
        [paper] { $count ->
            [one] { $count } papel
           *[other] { $count } papeles
        }
        [ore] { $count ->
            [one] { $count } mineral
           *[other] { $count } minerales
        }
        [amethyst] { $count ->
            [one] { $count } amatista
           *[other] { $count } amatistas
        }
        [cider] { $count ->
            [one] { $count } sidra
           *[other] { $count } sidras
        }
       *[potion] { $count ->
            [one] { $count } poción
           *[other] { $count } pociones
        }
    }
item-name =
    { $item ->
        [mushroom] seta
        [fish] pescado
        [fruit] fruta
        [rope] cuerda
        [pot] vasija
        [paper] papel
        [ore] mineral
        [amethyst] amatista
        [cider] sidra
       *[potion] poción
    }
named =
    { $what ->
        [mushroom] seta
        [fish] pescado
        [fruit] fruta
        [rope] cuerda
        [pot] vasija
        [paper] papel
        [ore] mineral
        [amethyst] amatista
        [cider] sidra
        [potion] poción
        [house] casas
        [outpost] puestos avanzados
       *[other] eso
    }
refusal-not-enough-items =
    { $item ->
        [any] No tienes nada que poner a la venta.
       *[other] { $have ->
            [0] No tienes { $item ->
                [mushroom] setas
                [fish] pescado
                [fruit] fruta
                [rope] cuerda
                [pot] vasijas
                [paper] papel
                [ore] mineral
                [amethyst] amatistas
                [cider] sidra
               *[other] pociones
            }.
           *[other] Tienes { items }, y hacen falta { $need }.
        }
    }
help-harvest-also = cosecha, bien, bienes, recoger, recolectar, seta, setas, hongo, hongos, pescado, fruta, cuerda, vasija, vasija de barro, papel, mineral, amatista, producto, productos
