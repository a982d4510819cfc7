# People come and go, and tables vote.

## Seats

take-seat = Diesen Platz nehmen
let-it-play = Die Nachbarschaft spielen lassen
let-it-play-plainly = Die Automatik spielen lassen
panel-open-seat =
    Der Platz von { $name } ist frei
    Der Tisch wartet, bis ihn jemand nimmt: Mit `/partie platz` nimmst du ihn oder bietest ihn an.
seat-sought = **{ $name }** spielt weiter und hätte gern eine Vertretung. Wer den Platz nimmt, spielt von hier aus weiter.
seat-kept = **{ $name }** bleibt und braucht keine Vertretung mehr.
seat-left = **{ $name }** ist vom Tisch aufgestanden. Der Platz ist frei: Wer ihn nimmt, spielt mit diesem Dorf weiter.
seat-back = **{ $name }** ist wieder da.
seat-taken = **{ $name }** übernimmt den Platz und das Dorf von { $before }.
seat-gone = **{ $name }** ist nicht mehr auf diesem Server. Der Platz ist frei und wartet auf eine Vertretung oder auf { $name }.
seat-offered = **Ein freier Platz:** Für das Dorf von { $name } wird jemand gesucht, um damit weiterzuspielen.
seat-automated-by = { $by } gibt den Platz von **{ $name }** an die Nachbarschaft: { companion-name } spielt, bis ihn jemand nimmt.
seat-automated-plainly-by = { $by } gibt den Platz von **{ $name }** an die Automatik, die nur erntet, arbeitet, ausruht und passt und das Buch weitergibt. Alle dürfen den Platz zurücknehmen.
seat-opened-by = { $by } öffnet den Platz von **{ $name }** für eine Vertretung.
seat-yours = **Dieser Platz gehört dir.** Hier ist dein Dorf; das Panel im Kanal zeigt den Tisch.
seat-not-asked = Du wirst gerade nichts gefragt.
seat-given-up = Du hast deinen Platz an diesem Tisch verlassen. `/partie platz` mit *Zurückkommen* gibt ihn dir wieder, solange er frei ist.
seat-sought-already = Der Tisch weiß, dass du gern eine Vertretung hättest.
seat-of-your-own = Du hast an diesem Tisch einen Platz verlassen. Zu dem kannst du zurück, zu keinem anderen.
seat-not-open = Dieser Platz ist besetzt.
seat-open-already = Dieser Platz ist schon frei.
seat-plays-itself = Auf diesem Platz spielt schon jemand für die Person.
no-offer-there = Du oder ich dürfen in diesem Kanal nicht schreiben. Nimm für das Angebot einen anderen.
no-open-seat = Hier ist kein Platz frei.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
last-person = Du bist die letzte Person an diesem Tisch, und ohne geht es nicht. Mit `/partie abstimmen` kannst du die Partie beenden.
done-and-told = Erledigt. Der Tisch weiß Bescheid.

## In charge

not-in-charge = Das kann nur, wer eingeladen hat oder diesen Kanal verwaltet. Du kannst den Tisch fragen: `/partie abstimmen`.
not-paused = Diese Partie pausiert nicht.
set-paused-by = **{ $name }** hält die Partie an. Alle Uhren stehen still.
set-running-by = **{ $name }** setzt die Partie fort.
closed-in-journal = **{ $name }** schließt die Partie.

## Votes: what is asked

motion-pause = die Partie anhalten
motion-resume = die Partie fortsetzen
motion-extend = { $name } mehr Zeit geben
motion-pass = in dieser Runde für { $name } passen
motion-replace = den Platz von { $name } für eine Vertretung öffnen
motion-automate = die Nachbarschaft für { $name } spielen lassen
motion-automate-plainly = die Automatik für { $name } spielen lassen
motion-undo = den letzten Schritt zurücknehmen
motion-end = die Partie jetzt beenden und werten, wie sie steht
motion-cancel = die Partie ohne Wertung abbrechen
motion-absent-vote = wenn jemandes Zeit abläuft, abstimmen, was geschieht
motion-absent-pass = wenn jemandes Zeit abläuft, für die Person passen, bis sie zurück ist
motion-absent-companion = wenn jemandes Zeit abläuft, die Nachbarschaft spielen lassen, bis die Person zurück ist
motion-link = einen Link erstellen, mit dem alle diesem Tisch im Browser zusehen können
vote-title = **Eine Abstimmung** von { $name }: { $what }?
vote-rule =
    { $count ->
        [one] Ein Ja genügt. Ohne das scheitert die Abstimmung { $until }.
       *[other] { $need } von { $count } müssen Ja sagen, sonst scheitert die Abstimmung { $until }.
    }
vote-yes-so-far = Ja: { $names }
vote-no-so-far = Nein: { $names }
vote-still-out = Noch nicht: { $names }
nobody = niemand
vote-yes = Ja
vote-no = Nein
call-extend = Mehr Zeit?
call-pass = Diesmal passen?
call-replace = Eine Vertretung?
call-automate = Die Nachbarschaft spielen lassen?
call-automate-plainly = Die Automatik spielen lassen?

## Votes: what became of them

voted-pause = Der Tisch hält die Partie an ({ $yes } von { $count }). Alle Uhren stehen still.
voted-resume = Der Tisch setzt die Partie fort ({ $yes } von { $count }).
voted-extend = Der Tisch gibt **{ $name }** mehr Zeit ({ $yes } von { $count }).
voted-pass = Der Tisch hat auf **{ $name }** gewartet und passt für den Platz ({ $yes } von { $count }).
voted-replace = Der Tisch öffnet den Platz von **{ $name }** für eine Vertretung ({ $yes } von { $count }). Alle können ihn mit `/partie platz` nehmen; { $name } darf zurückkommen.
voted-automate = Der Tisch lässt die Nachbarschaft für **{ $name }** spielen ({ $yes } von { $count }), bis jemand den Platz mit `/partie platz` nimmt.
voted-automate-plainly = Der Tisch lässt die Automatik für **{ $name }** spielen ({ $yes } von { $count }), die nur erntet, arbeitet, ausruht und passt und das Buch weitergibt. Alle können den Platz mit `/partie platz` nehmen.
voted-undo = Der Tisch nimmt den letzten Schritt zurück ({ $yes } von { $count }).
voted-end = Der Tisch beendet die Partie hier ({ $yes } von { $count }). Jedes Dorf wird gewertet, wie es steht.
voted-cancel = Der Tisch bricht die Partie ab ({ $yes } von { $count }). Niemand gewinnt. Ihr Startwert war `{ $seed }`.
voted-absent-vote = Der Tisch ist sich einig ({ $yes } von { $count }): Läuft jemandes Zeit ab, stimmen die anderen ab, was geschieht.
voted-absent-pass = Der Tisch ist sich einig ({ $yes } von { $count }): Läuft jemandes Zeit ab, passe ich für die Person, bis sie zurück ist.
voted-absent-companion = Der Tisch ist sich einig ({ $yes } von { $count }): Läuft jemandes Zeit ab, spielt die Nachbarschaft, bis die Person zurück ist.
voted-link = Der Tisch ist sich einig ({ $yes } von { $count }): Wer den Link hat, kann ihm im Browser zusehen. Was hier noch verborgen ist, ist auch dort verborgen. `/partie link` zeigt, ersetzt oder beendet den Link.
vote-motion =
    { $motion ->
        [pause] über eine Pause der Partie
        [resume] über das Fortsetzen
        [extend] über mehr Zeit für { $name }
        [pass] über das Passen für { $name }
        [replace] über den Platz von { $name } und eine Vertretung
        [automate] über die Nachbarschaft am Platz von { $name }
        [automate-plainly] über die Automatik am Platz von { $name }
        [undo] über das Zurücknehmen eines Schritts
        [end] über das Ende der Partie
        [absent-vote] über das Abstimmen, wenn jemand verschwindet
        [absent-pass] über das Passen, wenn jemand verschwindet
        [absent-companion] über die Nachbarschaft, wenn jemand verschwindet
        [link] über das Zusehen im Browser
       *[cancel] über den Abbruch der Partie
    }
vote-waits = Während du weg warst, begann eine Abstimmung { vote-motion }. Sie endet { $until }.
vote-lost = Die Abstimmung { vote-motion } ist gescheitert ({ $yes } Ja von { $count }).
vote-fell = Die Abstimmung { vote-motion } ist gescheitert: Die Zeit ist um ({ $yes } Ja von { $count }).
vote-moot = Die Abstimmung { vote-motion } ist nicht mehr nötig: Die Partie ist weitergegangen.

## Votes: private answers

vote-called = Die Abstimmung läuft, und dein Ja zählt.
vote-decided = Damit ist es entschieden.
vote-counted = Deine Stimme zählt.
vote-open = Immer nur eine Abstimmung: Der Tisch stimmt schon ab.
vote-over = So eine Abstimmung läuft gerade nicht.
vote-nobody = Es ist niemand mehr da, um darüber abzustimmen.
vote-about-you = Hier geht es um deinen eigenen Platz: Die anderen entscheiden.
vote-said-already = Das hast du schon gesagt.
vote-about-whom = Sag, um wessen Platz es geht.
vote-not-asked = Dieser Platz wird gerade nichts gefragt.
vote-not-overdue = Dieser Platz hat noch Zeit. Wenn die Uhr abgelaufen ist, oder ohne Uhr nach zwei Tagen, könnt ihr darüber abstimmen.

## When somebody vanishes

absence = Wenn jemand verschwindet
absence-about = **Wenn jemand verschwindet:** Was geschieht, wenn die Uhr abgelaufen ist? Ohne Uhr ist das nach zwei Tagen, ohne die Stunden, in denen die Person schläft (`/ich abwesend`).
absence-told =
    { $way ->
        [pass] Läuft jemandes Zeit ab, passe ich für die Person, bis sie zurück ist.
        [companion] Läuft jemandes Zeit ab, spielt die Nachbarschaft aus den Höhlen, bis die Person zurück ist.
       *[vote] Läuft jemandes Zeit ab, stimmen die anderen ab, was geschieht.
    }
absence-way =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
absence-vote = Die anderen stimmen ab
absence-pass = Für die Person passen
absence-companion = Die Nachbarschaft spielt
absence-who =
    { $running ->
        [True] Wer eingeladen hat, legt es fest; alle anderen am Tisch beginnen eine Abstimmung.
       *[other] Wer hier sitzt, darf wählen.
    }
absence-agreed-already = Das ist schon abgemacht.
absence-alone = An diesem Tisch wartet niemand auf jemanden, also gibt es nichts abzumachen.
absence-set-vote = { $by } legt fest: Läuft jemandes Zeit ab, stimmen die anderen ab, was geschieht.
absence-set-pass = { $by } legt fest: Läuft jemandes Zeit ab, passe ich für die Person, bis sie zurück ist.
absence-set-companion = { $by } legt fest: Läuft jemandes Zeit ab, spielt die Nachbarschaft, bis die Person zurück ist.
seat-kept-pass = **{ $name }** hat nicht rechtzeitig geantwortet. Wie abgemacht passe ich, bis { $name } zurück ist. Der Platz bleibt vergeben.
seat-kept-companion = **{ $name }** hat nicht rechtzeitig geantwortet. Wie abgemacht spielt { companion-name }, bis { $name } zurück ist. Der Platz bleibt vergeben.
seat-kept-plainly = **{ $name }** hat nicht rechtzeitig geantwortet. Wie abgemacht spielt die Automatik, die nur erntet, arbeitet, ausruht und passt, bis { $name } zurück ist. Der Platz bleibt vergeben.
seat-i-am-back = Ich bin wieder da
seat-is-kept = Dieser Platz ist für die Person freigehalten, der er gehört.
panel-passed-seat = Ich passe für **{ $name }**, bis zur Rückkehr.

## Commands

cmd-game-seat = Eine Vertretung suchen, gehen, zurückkommen, einen freien Platz nehmen oder anbieten
cmd-game-vote = Den Tisch abstimmen lassen oder abstimmen
cmd-game-pause = Die Partie anhalten: für alle, die eingeladen haben oder den Kanal verwalten
cmd-game-resume = Die Partie fortsetzen: für alle, die eingeladen haben oder den Kanal verwalten
cmd-game-replace = Einen Platz weitergeben: Wer einlud, entscheidet, andere lassen abstimmen
opt-seat-what = Was zu tun ist
opt-seat-channel = Wo ein freier Platz angeboten wird; ohne Angabe hier
opt-vote-seat = Um wessen Platz es geht; ohne Angabe um den, auf den alle warten
opt-replace-seat = Wessen Platz
opt-replace-hands = Wer ihn spielt
seat-what-seek = Eine Vertretung suchen und weiterspielen
seat-what-leave = Meinen Platz verlassen
seat-what-back = Zurückkommen oder doch bleiben
seat-what-take = Einen freien Platz nehmen
seat-what-offer = Die freien Plätze hier anbieten
vote-on-pause = Die Partie anhalten
vote-on-resume = Die Partie fortsetzen
vote-on-extend = Mehr Zeit für einen Platz
vote-on-pass = Für jemanden passen, der überfällig ist
vote-on-replace = Einen Platz für eine Vertretung öffnen
vote-on-automate = Die Nachbarschaft einen Platz spielen lassen (mit gedrucktem Buch: die Automatik)
vote-on-undo = Den letzten Schritt zurücknehmen
vote-on-end = Die Partie jetzt beenden und werten
vote-on-cancel = Die Partie ohne Wertung abbrechen
vote-on-absent-vote = Ab jetzt abstimmen, was geschieht, wenn jemand verschwindet
vote-on-absent-pass = Ab jetzt passen, wenn jemand verschwindet, bis die Person zurück ist
vote-on-absent-companion = Ab jetzt die Nachbarschaft spielen lassen, wenn jemand verschwindet
hands-person = Eine Vertretung
hands-neighbour = Die Nachbarschaft aus den Höhlen; mit gedrucktem Buch die Automatik

## New tables

lobby-thread = In einem Thread anfangen
thread-name = Above and Below: { $names }
lobby-moved = **Die Partie ist in { $thread }.** In diesem Kanal ist Platz für eine andere.
no-new-thread = Ich kann hier keinen Thread öffnen. Entweder ist das schon einer, oder mir fehlt eins der Rechte *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*. **Anfangen** beginnt die Partie in diesem Kanal.
no-new-thread-rights = Ich kann hier keinen Thread öffnen, mir fehlt: { $rights }. **Anfangen** beginnt die Partie in diesem Kanal.
again = Noch einmal spielen
again-called = **{ $name }** möchte noch einmal mit euch spielen. Drück in der Lobby **Mitspielen**, wenn du dabei bist.
