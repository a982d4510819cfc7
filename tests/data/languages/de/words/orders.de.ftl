# Standing orders, and what saves a round trip.

## Orders in words

order-build = **{ $building }** bauen, wenn es mich dann noch höchstens { coins } kostet, mit wem auch immer es bereit am billigsten geht.
order-build-by = **{ $building }** bauen, wenn es mich dann noch höchstens { coins } kostet, und zwar mit **{ $builder }**.
order-labor = Alle arbeiten lassen, die dann bereit sind.
order-pass = Passen, sobald ich nichts anderes mehr zu tun habe.
order-rest = Ausruhen wie vorgeschlagen: Zuerst schlafen die Erschöpften, getrunken wird nichts. Wo etwas zu entscheiden ist, werde ich gefragt.
order-rest-like = So ausruhen: { $served }. Nur solange niemand dazukommt, verletzt oder geheilt wird und ich so viele Betten ({ $beds }), Tränke ({ $potions }) und Cider ({ $ciders }) habe wie jetzt.
order-rest-beds = je ein Bett für **{ $names }**
order-rest-ciders = je ein Cider für **{ $names }**
order-rest-potions = je ein Trank für **{ $names }**
order-sell = Mein Angebot ({ item-name }) an die ersten verkaufen, die { coins } oder mehr bieten.

## Giving and cancelling them

order-draft =
    {""}**Dein Auftrag:** { $order }

    Er gilt, sobald du ihn bestätigst. Ausgeführt wird er einige Minuten nachdem du gefragt bist, außerhalb deiner Ruhezeit, wenn du nicht vorher selbst etwas tust. Sonst sieht ihn niemand.
order-confirm = Bestätigen
order-discard = Verwerfen
order-like = So ausruhen…
order-cancel = { $number } streichen
orders-title = ### Deine Aufträge an diesem Tisch
orders-line = { $number }. { $order } (erteilt { $since })
orders-how = -# Wenn du am Zug bist, wird der erste passende Auftrag ausgeführt, einmal. Ein Auftrag, der nicht mehr passt, entfällt, und du bekommst eine Direktnachricht.
orders-none = Du hast an diesem Tisch keine Aufträge.
orders-full = Du hast an diesem Tisch schon { $most } Aufträge. Streich zuerst einen.
order-changed = Etwas, wovon der Auftrag abhängt, hat sich geändert. Prüf ihn und erteil ihn noch einmal.
order-gone = Diesen Auftrag gibt es nicht mehr: ausgeführt, gestrichen oder entfallen.

## Dropped

order-off =
    {""}**Dein Auftrag ist entfallen:** { $order }

    { $why }
tie-offer = Es ist nicht mehr zu haben.
tie-price = Zu diesem Preis kann es bei dir niemand mehr bauen.
tie-sound = { $who } ist verletzt oder hat dein Dorf verlassen.
tie-hurt = { $who } ist nicht mehr verletzt oder hat dein Dorf verlassen.
tie-village = Dein Dorf ist gewachsen oder geschrumpft.
tie-beds = Du hast jetzt mehr oder weniger Betten.
tie-potions = Du hast jetzt mehr oder weniger Tränke.
tie-ciders = Du hast jetzt mehr oder weniger Cider.
tie-sale = In deinem Angebot liegt jetzt etwas anderes oder nichts.

## Rests that need no thought


## Commands

cmd-order = Im Voraus einen Auftrag erteilen, nur für dich sichtbar
cmd-order-build = Das in meinem nächsten Zug bauen, wenn es noch da ist und ich es bezahlen kann
cmd-order-labor = In meinem nächsten Zug alle Übrigen arbeiten lassen
cmd-order-pass = Passen, sobald ich nichts mehr zu tun habe
cmd-order-rest = Am Ende der Runde so ausruhen; ohne Namen wie vorgeschlagen
cmd-order-sell = Was ich anbiete, an die ersten verkaufen, die genug bieten
cmd-orders = Deine Aufträge an diesem Tisch, zum Ansehen und Streichen
opt-order-builder = Wer baut; ohne Angabe, wer bereit und am billigsten ist
opt-order-least = Wie viele Münzen du mindestens nimmst
