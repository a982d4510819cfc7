# Companions: people of the caves who sit down and play.

companion-person-peck = Delia Dace
companion-person-quoin = Zócalo
companion-person-nance = Hal Stott
companion-person-averill = Doña Acebo
companion-person-rapp = Sib la Vieja
companion-person-vole = Mossop el Galante
companion-name =
    { $person ->
        [peck] { companion-person-peck }
        [quoin] { companion-person-quoin }
        [nance] { companion-person-nance }
        [averill] { companion-person-averill }
        [rapp] { companion-person-rapp }
       *[vole] { companion-person-vole }
    }
companion-strength-guest = Visita
companion-strength-old_hand = Con muchas tablas
companion-strength-neighbour = Del vecindario
companion-strength =
    { $strength ->
        [guest] { companion-strength-guest }
        [old_hand] { companion-strength-old_hand }
       *[neighbour] { companion-strength-neighbour }
    }
companion-strength-about =
    { $strength ->
        [guest] Juega como en una primera partida entre amistades
        [old_hand] Juega mejor que casi nadie
       *[neighbour] Juega con buen juicio
    }
companion-person-about =
    { $person ->
        [peck] Explora, y llega antes
        [quoin] Construye lo que brilla y da el presupuesto
        [nance] Reúne uno de cada cosa, para el periódico
        [averill] Alquila camas según las normas de la casa
        [rapp] Traza mapas de cuevas y se instala en ellas
       *[vole] Cuenta monedas y llora al decir el precio
    }

## The lobby

lobby-companion =
    { $strength ->
        [guest] visita de las cuevas
        [old_hand] alguien de las cuevas con muchas tablas
       *[neighbour] alguien del vecindario de las cuevas
    }
lobby-add-companion = Invitar compañía
lobby-send-home = A casa: { companion-name }
lobby-think-aloud = Que piensen en voz alta
lobby-think-silently = Que se callen sus planes
lobby-aloud = La compañía dice en voz alta lo que piensa hacer.
companion-form = Invitar compañía
companion-form-strength = ¿Qué tal juega?
companion-form-person = ¿Quién es?
companion-anyone = Quien pase por aquí
companion-sat-down = { companion-name } toma asiento. Ya son { $count } en la mesa.
companion-gone-home = { companion-name } se va a casa. { $count ->
        [one] Queda una persona
       *[other] Quedan { $count }
    } en la mesa.
companions-aloud = En esta mesa, la compañía dice lo que piensa hacer.
companions-silent = En esta mesa, la compañía se calla sus planes.
companion-here = Esa compañía ya está en esta mesa.
companion-not-here = Aquí no hay nadie así haciendo compañía.
no-companion-here = La compañía se sienta en mesas de dos a cuatro.
no-companion-by-book = Cuando se lee en libros propios, cada asiento necesita a alguien que lea.

## The table

panel-companion = **{ $name }** está pensando.
panel-companion-for = { companion-name } está pensando por **{ $name }**.
panel-plain-seat = El asiento de **{ $name }** juega en automático.

## What they say

remark-said = -# { companion-name }: { $text }
remark-what =
    { $kind ->
        [explore] una salida a las cuevas
        [harvest] la cosecha
        [labor] un día de trabajo
       *[other] { $card }
    }
remark-peck =
    { $code ->
        [likes_it] «PRIMERA. COMO SIEMPRE.»
        [likes_it-2] «ESTO. SIN DISCUSIÓN.»
        [likes_it-3] «SEGÚN LO PREVISTO. CORRECTO.»
        [before_others] «AHORA ES MÍO. DACE.»
        [before_others-2] «LLEGAN TARDE. DACE.»
        [before_others-3] «LO QUERÍAN. LO TENGO.»
        [for_the_cider] «SIDRA TOMADA. BASTANTE BUENA.»
        [for_the_cider-2] «SIDRA OTRA VEZ. POR EL FRÍO.»
        [for_the_cider-3] «ÚLTIMO VASO. SIN REMORDIMIENTOS.»
        [met_well] «{ $name } FUE DE UTILIDAD. ANOTADO.»
        [met_badly] «LO HE VISTO, { $name }. MAL.»
        [met_wronged] «CONSEGUIDO, { $name }. DE MALA MANERA.»
        [first_then-2] «LUEGO, { $what }. NO SE QUEDEN ATRÁS.»
       *[first_then] «DESPUÉS: { $what }. CLARO ESTÁ.»
    }
remark-quoin =
    { $code ->
        [likes_it] «Este sí que casi lo he.»
        [likes_it-2] «Siempre dije que con uno de esos se podría.»
        [likes_it-3] «Solo le falta un poco de.»
        [before_others] «Un día más, y alguien se habría llevado el.»
        [before_others-2] «Le tenía echado el ojo desde antes de que.»
        [before_others-3] «Perdón, no irían justo ahora a.»
        [for_the_cider] «Solo una gota, antes de que se ponga.»
        [for_the_cider-2] «Este trabajo da sed, y yo apenas.»
        [for_the_cider-3] «Les dejaría un poco, solo que.»
        [met_well] «Buen detalle el de { $name } con los nuestros. Te habría construido un.»
        [met_badly] «No diré que { $name } lo hizo mal. Diré que aún no.»
        [met_wronged] «Lo que nos hizo { $name } solo puedo llamarlo terminado.»
        [first_then-2] «Después de eso, { $what }, si el tiempo.»
       *[first_then] «Luego, { $what }. El martes, a más.»
    }
remark-nance =
    { $code ->
        [likes_it] «Esto va en primera página.»
        [likes_it-2] «Paren la página. Esto entra.»
        [likes_it-3] «Yo lo leería dos veces.»
        [before_others] «Lo tuvimos antes que nadie. Imprímanlo.»
        [before_others-2] «Los demás pueden leerlo aquí.»
        [before_others-3] «Exclusiva. En letra grande.»
        [for_the_cider] «Un refrigerio para la prensa.»
        [for_the_cider-2] «La prensa bebe lo que encuentra.»
        [for_the_cider-3] «Anótenlo como investigación.»
        [met_well] «Primera página: gracias a { $name }. Tipos ya compuestos, por la humedad.»
        [met_badly] «Fe de erratas, página cuatro: { $name }.»
        [met_wronged] «Primera página: cómo lo hizo { $name }. Segunda: a quién.»
        [first_then-2] «Próximamente, en estas páginas: { $what }.»
       *[first_then] «La página de mañana dirá: { $what }.»
    }
remark-averill =
    { $code ->
        [likes_it] «En el Número Seis no nos privamos de nada.»
        [likes_it-2] «En el Número Seis siempre hay sitio para algo así.»
        [likes_it-3] «En el Número Seis sabemos lo que nos gusta.»
        [before_others] «En el Número Seis no esperamos a que nos lo digan dos veces.»
        [before_others-2] «En el Número Seis madrugamos más.»
        [before_others-3] «En el Número Seis, la primera bandeja es la caliente.»
        [for_the_cider] «En el Número Seis no se deja perder nada.»
        [for_the_cider-2] «En el Número Seis, un vaso es un vaso, y se friega.»
        [for_the_cider-3] «En el Número Seis lo llamamos medicinal.»
        [met_well] «En el Número Seis no se olvida una amabilidad, { $name }.»
        [met_badly] «En el Número Seis no se habla más de ello, { $name }. Se piensa.»
        [met_wronged] «En el Número Seis no se cuentan las cucharillas, { $name }. Esta vez se contaron.»
        [first_then-2] «Y después, { $what }. En el Número Seis hay una lista.»
       *[first_then] «Luego, { $what }. En el Número Seis no se dejan las cosas para después.»
    }
remark-rapp =
    { $code ->
        [likes_it] «¿Lo oyen? Hueco. Va derecho al cordel.»
        [likes_it-2] «Suena bien. Eso merece un nudo.»
        [likes_it-3] «Den un golpe y verán.»
        [before_others] «Los oí venir. Fui más rápida.»
        [before_others-2] «Los delataron las botas.»
        [before_others-3] «Dos golpes: ocupado.»
        [for_the_cider] «Un golpe, sidra. Ese fue mío.»
        [for_the_cider-2] «Gorgotea. Conozco ese sonido.»
        [for_the_cider-3] «Para esta no hay nudo. Dura demasiado poco.»
        [met_well] «Ese paso era tuyo, { $name }. Lleva un buen nudo en el cordel.»
        [met_badly] «Lo oí, { $name }. Y la roca también.»
        [met_wronged] «Te fuiste con más peso del que traías, { $name }. También para eso hay un nudo.»
        [first_then-2] «El próximo nudo es para { $what }.»
       *[first_then] «Luego, { $what }. Ya tengo hecho el nudo.»
    }
remark-vole =
    { $code ->
        [likes_it] «Lo mejor de todas las cuevas lo tiene Mossop el Galante, y por una miseria.»
        [likes_it-2] «Mil ha visto Mossop el Galante, y vendería antes su puesto que esto.»
        [likes_it-3] «Algo así llega una vez en la vida, y a Mossop el Galante casi a diario.»
        [before_others] «Mossop el Galante llora por quien lo quería, y por un penique llora más fuerte.»
        [before_others-2] «Ganas había muchas, ay, y bolsa, la de Mossop el Galante.»
        [before_others-3] «Mossop el Galante consuela a quien llega tarde, y el consuelo está en venta.»
        [for_the_cider] «Mossop el Galante brinda por la más noble de las saludes, la suya, sin cobrar nada.»
        [for_the_cider-2] «Mossop el Galante la prueba primero, por si fuera mala, y nunca es mala.»
        [for_the_cider-3] «Sidra que no se paga: la mejor añada que conoce Mossop el Galante.»
        [met_well] «Mossop el Galante nunca olvida a { $name }, la más noble clientela, salvo al dar el cambio.»
        [met_badly] «Mossop el Galante perdona a { $name }, entre lágrimas, por un penique.»
        [met_wronged] «Mossop el Galante no ha visto estafa más fina que la de { $name }, y solo pide la décima parte.»
        [first_then-2] «Pronto, { $what }, damas y caballeros, y Mossop el Galante solo pide aplausos.»
       *[first_then] «Luego, { $what }, la mayor ganga de aquí abajo, y Mossop el Galante pierde dinero.»
    }

## The coach

guide-ask = ¿Qué haría alguien del vecindario?
guide-gone = Ya te dejé por tu cuenta: `/reglas` explica lo que sea, cuando sea.
guide-no-advice = Ahora no pasa nadie del vecindario. Pregunta otra vez en un momento.
guide-advice =
    { $kind ->
        [explore] Alguien del vecindario bajaría con { $villagers }.
        [build] Alguien del vecindario construiría **{ $what }**.
        [train] Alguien del vecindario entrenaría a **{ $what }**.
        [labor] Alguien del vecindario mandaría a trabajar a { $villagers }.
        [choose] Alguien del vecindario elegiría: *{ $what }*.
        [exert] Alguien del vecindario esforzaría a { $villagers }.
        [exert-nobody] Alguien del vecindario no esforzaría a nadie y se iría a casa.
       [put_up_for_sale] Alguien del vecindario vendería { items }{ $coins ->
            [0] {""}
           *[other] {" "}por { $coins } monedas
        }: eso está en **{ verb-more }**.
        [more] Alguien del vecindario pulsaría **{ verb-more }** y ahí **{ $what }**.
       *[other] Alguien del vecindario pulsaría **{ $what }**.
    }

## Commands

cmd-game-companion = Invitar compañía a la mesa antes de empezar, o mandarla a casa
opt-companion-what = Qué hacer
opt-companion-strength = Qué tal juega
opt-companion-person = Quién es; si no se dice, quien pase por aquí
companion-what-add = Invitar compañía
companion-what-remove = Mandar a alguien a casa
companion-what-aloud = Que digan lo que piensan hacer
companion-what-silent = Que se callen sus planes

## The help page

help-companions = Compañía
help-companions-also = compañía, compania, vecino, vecindario, visita, ordenador, computadora, IA, rival, llenar un asiento, pista, consejo, pensar en voz alta
help-companions-text =
    Gente de las cuevas toma asiento y juega con todas las reglas. Juega el bot por ella, y solo ve lo que se vería desde su asiento.

    {""}**En la sala**
    - **{ lobby-add-companion }** o `/partida compañía` da asiento a un máximo de tres, y también las manda a casa. Quien se una a una sala llena recibe el asiento de una.
    - Una visita juega como en una primera partida entre amistades; alguien del vecindario, con buen juicio; quien tiene muchas tablas, mejor que casi nadie. Cada cual de las seis tiene sus gustos.
    - **{ lobby-think-aloud }**: dicen lo que piensan hacer. Sus rivales también se enteran.

    {""}**En la mesa**
    - Tardan un momento, como todo el mundo. Responden a las ofertas y no avisan a nadie.
    - **{ let-it-play }**, `/partida sustituir` o una votación dejan en manos del vecindario un asiento que nadie juega. Cualquiera lo recupera con `/partida asiento`.
    - En la primera ronda, **{ guide-ask }** es una pista solo para ti, con lo que puedes ver.
    - Las partidas con compañía se cuentan aparte en `/yo estadísticas` y no entran en ninguna galería.
