# Reading aloud: the button, its answers, the setting, and what a voice says besides the book.

hear-it = Hear it
voice-begins = One moment: I am reading it to you. The sound follows here.
voice-fails = I have lost my voice for the moment. The text is all there; try again in a while.
no-voice = There is nothing here that I could read aloud.
voice-channel-silent =
    I am not heard in { $channel }: { $why ->
        [rights] I may not connect or speak there.
        [full] the channel is full.
        [busy] I am already speaking in another channel of this server.
        [extra] what a voice channel needs is not installed.
       *[lost] the connection failed.
    } The night goes on with voice messages. { $why ->
        [lost] In a while I try the channel again.
       *[other] After a break I try once more.
    }
opt-narration = Have each of your letters read aloud too, as a voice message
settings-voice =
    - { settings-switch-narration }: { $voice ->
        [True] yes{ $mute ->
            [True] , though I have no voice for your language here
           *[other] {""}
        }
       *[other] no
    }
spoken-choices = What do you do? { $labels }
spoken-or = {" "}Or:{" "}
spoken-stop = .
spoken-letter = A letter from { $sender }. { $text }
