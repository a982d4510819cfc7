# Reading aloud: the button, its answers, the setting, and what a voice says besides the book.

hear-it = Anhören
voice-begins = Einen Moment: Ich lese es dir vor. Der Ton kommt gleich hierher.
voice-fails = Mir ist gerade die Stimme weggeblieben. Der Text ist ganz da; versuch es später noch einmal.
no-voice = Hier ist nichts, was ich vorlesen könnte.
voice-channel-silent =
    In { $channel } bin ich nicht zu hören: { $why ->
        [rights] Ich darf mich dort nicht verbinden oder nicht sprechen.
        [full] Der Kanal ist voll.
        [busy] Ich spreche schon in einem anderen Kanal dieses Servers.
        [extra] Was es dazu braucht, ist bei mir nicht installiert.
       *[lost] Die Verbindung ist gescheitert.
    } Der Abend geht mit Sprachnachrichten weiter. { $why ->
        [lost] Später versuche ich es mit dem Kanal noch einmal.
       *[other] Nach einer Pause versuche ich es noch einmal.
    }
opt-narration = Jeden deiner Briefe auch vorlesen lassen, als Sprachnachricht
settings-voice =
    - { settings-switch-narration }: { $voice ->
        [True] ja{ $mute ->
            [True] , nur habe ich hier keine Stimme für deine Sprache
           *[other] {""}
        }
       *[other] nein
    }
spoken-choices = Was tut ihr? { $labels }
spoken-or = {" "}Oder:{" "}
spoken-stop = .
spoken-letter = Ein Brief von { $sender }. { $text }
