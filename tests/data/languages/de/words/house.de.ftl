## House rules: each in a few words, for the lobby's sentence, its button, and lists

house-rule-coins = { $figure } Münzen extra
house-rule-rounds = { $figure } Runden
house-rule-prizes =
    { $figure ->
        [0] keine Preise für Ansehen
        [6] Preise für Ansehen: 6, 4, 2
       *[5] Preise für Ansehen: 5, 3, 2
    }
house-rule-reputation = { $figure } SP für Ansehen +2
house-rule-goods = { $figure } von jeder Ware
house-rule-keys = { $figure } Schlüsselhäuser

## Where they are chosen and told

house-rules = Hausregeln
house-rules-about =
    ### Hausregeln
    Wer einen Platz hat, darf wählen, bis die Partie anfängt; ein zweiter Druck nimmt eine Wahl zurück. Solche Partien werden gesondert gezählt und kommen in keine Ruhmeshalle.
house-rules-none = Nichts gewählt: Die Partie geht nach ihrer Anleitung.
house-rules-told = Hausregeln: { $rules }.
house-rules-ticked = ✅ { $rule }

## The help page

help-house-rules = Hausregeln
help-house-rules-also = hausregel, variante, varianten, eigene regeln, längere partie, kürzere partie, mehr runden, mehr münzen, extra münzen, preise, schlüsselhäuser
help-house-rules-text =
    Ein Tisch darf einige Zahlen seiner Anleitung ändern.

    - **{ house-rules }** in der Lobby listet sie auf. Wer einen Platz hat, darf wählen, bis die Partie anfängt. **{ again }** behält sie bei; Geschichtenabende haben keine.
    - Die Lobby sagt, was gewählt ist. Ebenso die erste Zeile des Protokolls, `/regeln` im Kanal der Partie, `/partie prüfen`, `/partie exportieren` und die Chronik.
    - Jeder Würfel hängt von ihnen ab. So merkt `/partie prüfen`, wenn jemand sie später ändert.
    - Ansehen +2 liegt zwei Schritte unter der Fackel. Zu zweit gewinnt nur eine Person einen Preis für Ansehen: die zweite Zahl.
    - Bots gegen eine einzelne Person spielen die letzte Runde als Runde 7, und alle nach der sechsten als Runde 6.
    - Gefährten halten sich daran, haben das Spiel aber ohne sie gelernt.
    - Partien mit Hausregeln werden in `/ich statistik` gesondert gezählt und kommen in keine Ruhmeshalle.

    {""}**Was man wählen kann**
