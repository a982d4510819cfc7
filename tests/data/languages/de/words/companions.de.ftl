# Companions: people of the caves who sit down and play.

companion-person-peck = Miss Dace
companion-person-quoin = Spindel
companion-person-nance = Hal Stott
companion-person-averill = Frau Ilex
companion-person-rapp = Oma Sib
companion-person-vole = Dandy Mossop
companion-name =
    { $person ->
        [peck] { companion-person-peck }
        [quoin] { companion-person-quoin }
        [nance] { companion-person-nance }
        [averill] { companion-person-averill }
        [rapp] { companion-person-rapp }
       *[vole] { companion-person-vole }
    }
companion-strength-guest = Gast
companion-strength-old_hand = Alter Hase
companion-strength-neighbour = Nachbarschaft
companion-strength =
    { $strength ->
        [guest] { companion-strength-guest }
        [old_hand] { companion-strength-old_hand }
       *[neighbour] { companion-strength-neighbour }
    }
companion-strength-about =
    { $strength ->
        [guest] Spielt wie Freunde in ihrer ersten Partie
        [old_hand] Spielt besser als die meisten
       *[neighbour] Spielt solide
    }
companion-person-about =
    { $person ->
        [peck] Erkundet und ist als Erste da
        [quoin] Baut, was glänzt, und nennt den Preis
        [nance] Sammelt von allem eins, für die Zeitung
        [averill] Vermietet Betten nach der Hausordnung
        [rapp] Kartiert Höhlen und richtet sich darin ein
       *[vole] Zählt Münzen und weint beim Preis
    }

## The lobby

lobby-companion =
    { $strength ->
        [guest] ein Gast aus den Höhlen
        [old_hand] ein alter Hase aus den Höhlen
       *[neighbour] aus der Nachbarschaft in den Höhlen
    }
lobby-add-companion = Gefährten einladen
lobby-send-home = Nach Hause: { companion-name }
lobby-think-aloud = Laut denken lassen
lobby-think-silently = Pläne für sich behalten lassen
lobby-aloud = Gefährten sagen, was sie als Nächstes vorhaben.
companion-form = Gefährten einladen
companion-form-strength = Wie gut soll der Gefährte spielen?
companion-form-person = Wer soll es sein?
companion-anyone = Wer gerade vorbeikommt
companion-sat-down = { companion-name } setzt sich dazu. Ihr seid jetzt { $count } am Tisch.
companion-gone-home = { companion-name } geht nach Hause. Am Tisch { $count ->
        [one] sitzt jetzt noch eine Person
       *[other] sitzen jetzt noch { $count }
    }.
companions-aloud = Die Gefährten an diesem Tisch sagen, was sie als Nächstes vorhaben.
companions-silent = Die Gefährten an diesem Tisch behalten ihre Pläne für sich.
companion-here = Dieser Gefährte sitzt schon an diesem Tisch.
companion-not-here = Dieser Gefährte sitzt hier nicht.
no-companion-here = Gefährten setzen sich an Tische für zwei bis vier.
no-companion-by-book = Wo ihr aus dem eigenen Buch lest, braucht jeder Platz jemanden, der liest.

## The table

panel-companion = **{ $name }** überlegt.
panel-companion-for = { companion-name } überlegt für **{ $name }**.
panel-plain-seat = Für **{ $name }** spielt die Automatik.

## What they say

remark-said = -# { companion-name }: { $text }
remark-what =
    { $kind ->
        [explore] ein Gang nach unten
        [harvest] die Ernte
        [labor] ein Tag Arbeit
       *[other] { $card }
    }
remark-peck =
    { $code ->
        [likes_it] „ERSTE. WIE IMMER.“
        [likes_it-2] „DAS DA. KEINE DEBATTE.“
        [likes_it-3] „WIE GEPLANT. ZUFRIEDENSTELLEND.“
        [before_others] „JETZT MEINS. DACE.“
        [before_others-2] „ALLE ZU LANGSAM. DACE.“
        [before_others-3] „WAR BEGEHRT. IST WEG.“
        [for_the_cider] „CIDER GENOMMEN. DURCHAUS GUT.“
        [for_the_cider-2] „WIEDER CIDER. GEGEN KÄLTE.“
        [for_the_cider-3] „LETZTER BECHER. KEINE REUE.“
        [met_well] „{ $name } WAR NÜTZLICH. VERMERKT.“
        [met_badly] „GESEHEN, { $name }. TS.“
        [met_wronged] „BEKOMMEN, { $name }. SCHÄBIG.“
        [first_then-2] „DANN: { $what }. SCHRITT HALTEN.“
       *[first_then] „ALS NÄCHSTES: { $what }. KLAR.“
    }
remark-quoin =
    { $code ->
        [likes_it] „So eins hätte ich ja beinah schon mal.“
        [likes_it-2] „Ich sag ja immer, mit so einem könnte man.“
        [likes_it-3] „Da fehlt bloß noch ein bisschen.“
        [before_others] „Ein Tag später, und jemand anders hätte sich das.“
        [before_others-2] „Da hatte ich ein Auge drauf, seit noch gar kein.“
        [before_others-3] „Verzeihung, ihr wolltet doch nicht etwa gerade.“
        [for_the_cider] „Nur ein Tröpfchen, ehe er ganz.“
        [for_the_cider-2] „Staubige Arbeit ist das, und ich hab ja kaum.“
        [for_the_cider-3] „Ich würd euch was übrig lassen, nur.“
        [met_well] „Anständig von { $name }, was man da für uns. Gebaut hätt ich dafür glatt ein.“
        [met_badly] „Schlecht gemacht hat { $name } das nicht. Ich würd sagen, es ist noch nicht.“
        [met_wronged] „Was { $name } uns angetan hat, das ist, da sag ich nur: fertig.“
        [first_then-2] „Und danach: { $what }, wenn das Wetter.“
       *[first_then] „Dann: { $what }. Dienstag, allerspätestens am.“
    }
remark-nance =
    { $code ->
        [likes_it] „Das kommt auf die Titelseite.“
        [likes_it-2] „Druck anhalten. Das muss noch rein.“
        [likes_it-3] „Das würde ich zweimal lesen.“
        [before_others] „Wir hatten es zuerst. Drucken Sie das.“
        [before_others-2] „Die anderen dürfen es hier nachlesen.“
        [before_others-3] „Exklusiv. Bitte groß setzen.“
        [for_the_cider] „Erfrischungen für die Presse.“
        [for_the_cider-2] „Die Presse trinkt, was sie findet.“
        [for_the_cider-3] „Verbuchen Sie es unter Recherche.“
        [met_well] „Seite eins: Dank an { $name }. Bleibt im Satz stehen, der Feuchtigkeit wegen.“
        [met_badly] „Berichtigungen, Seite vier: { $name }.“
        [met_wronged] „Seite eins: wie { $name } es tat. Seite zwei: wem.“
        [first_then-2] „Demnächst in diesem Blatt: { $what }.“
       *[first_then] „Morgen auf Seite eins: { $what }.“
    }
remark-averill =
    { $code ->
        [likes_it] „In Nummer sechs verzichten wir auf nichts.“
        [likes_it-2] „In Nummer sechs ist für so etwas immer Platz.“
        [likes_it-3] „In Nummer sechs wissen wir, was uns gefällt.“
        [before_others] „In Nummer sechs lässt man sich nicht zweimal bitten.“
        [before_others-2] „In Nummer sechs waren wir früher auf als Sie.“
        [before_others-3] „In Nummer sechs ist das frühe Tablett das warme.“
        [for_the_cider] „In Nummer sechs wird nichts schal.“
        [for_the_cider-2] „In Nummer sechs ist ein Glas ein Glas, und es wird gespült.“
        [for_the_cider-3] „In Nummer sechs nennen wir das Medizin.“
        [met_well] „In Nummer sechs vergessen wir keine Freundlichkeit, { $name }.“
        [met_badly] „In Nummer sechs reden wir nicht mehr davon, { $name }. Wir denken es.“
        [met_wronged] „In Nummer sechs zählen wir die Löffel nicht, { $name }. Dieses eine Mal schon.“
        [first_then-2] „Und danach: { $what }. In Nummer sechs gibt es eine Liste.“
       *[first_then] „Dann: { $what }. In Nummer sechs wird nichts aufgeschoben.“
    }
remark-rapp =
    { $code ->
        [likes_it] „Hört ihr? Hohl. Das kommt auf die Schnur.“
        [likes_it-2] „Es klingt rein. Das ist einen Knoten wert.“
        [likes_it-3] „Klopft selber dran. Dann wisst ihr es.“
        [before_others] „Ich hab euch kommen hören. Ich war schneller.“
        [before_others-2] „Eure Stiefel haben euch verraten.“
        [before_others-3] „Zweimal klopfen: besetzt.“
        [for_the_cider] „Einmal klopfen, Cider. Das war ich.“
        [for_the_cider-2] „Es gluckert. Das Geräusch kenn ich.“
        [for_the_cider-3] „Dafür gibt es keinen Knoten. Es ist zu bald vorbei.“
        [met_well] „Das war dein Schritt, { $name }. Dafür ist ein guter Knoten in der Schnur.“
        [met_badly] „Ich hab das gehört, { $name }. Der Fels auch.“
        [met_wronged] „Du gingst schwerer, als du kamst, { $name }. Auch dafür gibt es einen Knoten.“
        [first_then-2] „Der nächste Knoten: { $what }.“
       *[first_then] „Dann: { $what }. Der Knoten ist geknüpft.“
    }
remark-vole =
    { $code ->
        [likes_it] „Das feinste Stück aller Höhlen, und Dandy Mossop hat es, für ein Butterbrot.“
        [likes_it-2] „Tausend hat Dandy Mossop gesehen, und eher gäbe er den Laden her als dieses.“
        [likes_it-3] „So etwas kommt einmal im Leben, und zu Dandy Mossop an den meisten Tagen.“
        [before_others] „Dandy Mossop weint um alle, die es wollten, und für einen Groschen weint er lauter.“
        [before_others-2] „Andere hatten den Wunsch, ach, und Dandy Mossop hatte den Beutel.“
        [before_others-3] „Dandy Mossop tröstet, wer zu spät kommt, und der Trost ist käuflich.“
        [for_the_cider] „Dandy Mossop trinkt auf das edelste Wohl, das Ihre, und berechnet nichts.“
        [for_the_cider-2] „Dandy Mossop kostet ihn zuerst, er könnte ja schlecht sein, und nie ist er schlecht.“
        [for_the_cider-3] „Unbezahlter Cider, der seltenste Jahrgang, den Dandy Mossop kennt.“
        [met_well] „Nie vergisst Dandy Mossop { $name }, die edelste Kundschaft, bis auf das Wechselgeld.“
        [met_badly] „Dandy Mossop verzeiht { $name }, unter Tränen, für einen Groschen.“
        [met_wronged] „Schöner als { $name } hat noch niemand Dandy Mossop geprellt, und er verlangt nur den Zehnten.“
        [first_then-2] „Bald: { $what }, meine Damen und Herren, und Dandy Mossop verlangt nur Applaus.“
       *[first_then] „Dann: { $what }, das größte Schnäppchen der Tiefe, und Dandy Mossop zahlt drauf.“
    }

## The coach

guide-ask = Was täte die Nachbarschaft?
guide-gone = Ich begleite dich nicht mehr: `/regeln` erklärt alles, jederzeit.
guide-no-advice = Aus der Nachbarschaft ist gerade niemand da. Frag gleich noch einmal.
guide-advice =
    { $kind ->
        [explore] Die Nachbarschaft ginge mit diesen nach unten: { $villagers }.
        [build] Die Nachbarschaft würde das bauen: **{ $what }**.
        [train] Die Nachbarschaft würde jemanden ausbilden: **{ $what }**.
        [labor] Die Nachbarschaft würde { $villagers } arbeiten schicken.
        [choose] Die Nachbarschaft würde das wählen: *{ $what }*.
        [exert] Die Nachbarschaft würde { $villagers } verausgaben.
        [exert-nobody] Die Nachbarschaft würde niemanden verausgaben und heimgehen.
       [put_up_for_sale] Die Nachbarschaft würde { items } verkaufen{ $coins ->
            [0] {""}
           *[other] {" "}für { $coins } Münzen
        }: Das steht unter **{ verb-more }**.
        [more] Die Nachbarschaft würde **{ verb-more }** drücken und dort **{ $what }**.
       *[other] Die Nachbarschaft würde **{ $what }** drücken.
    }

## Commands

cmd-game-companion = Einen Gefährten in die Lobby setzen oder nach Hause schicken
opt-companion-what = Was zu tun ist
opt-companion-strength = Wie gut gespielt wird
opt-companion-person = Wer es ist; ohne Angabe, wer gerade vorbeikommt
companion-what-add = Einen Gefährten einladen
companion-what-remove = Einen Gefährten nach Hause schicken
companion-what-aloud = Gefährten sagen lassen, was sie als Nächstes vorhaben
companion-what-silent = Gefährten ihre Pläne für sich behalten lassen

## The help page

help-companions = Gefährten
help-companions-also = gefährte, nachbar, nachbarin, nachbarschaft, gast, alter hase, computer, KI, bot, gegner, mitspieler, platz füllen, tipp, hinweis, laut denken
help-companions-text =
    Leute aus den Höhlen setzen sich zu euch und spielen nach allen Regeln mit. Der Bot spielt für sie; sie sehen nur, was du an ihrem Platz sehen könntest.

    {""}**In der Lobby**
    - **{ lobby-add-companion }** oder `/partie gefährten` setzt bis zu drei an den Tisch und schickt sie wieder heim. Wer zu einer vollen Lobby kommt, bekommt den Platz von einem.
    - Ein Gast spielt wie Freunde in ihrer ersten Partie, die Nachbarschaft solide, ein alter Hase besser als die meisten. Alle sechs haben ihren eigenen Geschmack.
    - **{ lobby-think-aloud }**: Sie sagen, was sie als Nächstes vorhaben. Das hören auch ihre Rivalen.

    {""}**Am Tisch**
    - Sie brauchen einen Moment, wie andere auch. Sie antworten auf Gebote und pingen niemanden.
    - **{ let-it-play }**, `/partie vertreten` oder eine Abstimmung gibt einen Platz, den niemand spielt, an die Nachbarschaft. Mit `/partie platz` nimmt ihn jederzeit jemand zurück.
    - In der ersten Runde ist **{ guide-ask }** ein Tipp nur für dich, aus dem, was du selbst sehen kannst.
    - Partien neben Gefährten werden in `/ich statistik` gesondert gezählt und kommen in keine Ruhmeshalle.
