# The host's desk: a private message from which a night is steered.

desk-open = Host's desk
desk-title = ## The host's desk
desk-note = -# Only you see this. What you change holds at once.
desk-break = Break of { $minutes } minutes
desk-pause = Pause
desk-skip = Skip this step
desk-pace =
    { $value ->
        [brisk] Brisk pace
        [easy] Easy pace
       *[unhurried] Unhurried pace
    }
desk-reader =
    { $value ->
        [guests] Guests read
        [bot] The bot reads
       *[host] The host reads
    }
desk-decide =
    { $value ->
        [leader] The leader decides
       *[table] The table decides
    }
desk-guests = Ask a guest to leave…
desk-end = End the night…
desk-end-ask = **End the night now?** { $journey } would be the last. A story that has not been read to its end does not count as heard.
desk-ended = End the night
desk-back = Go on with the night
desk-lobby-later = The night has not begun: nothing runs yet that could pause or be skipped.
desk-lobby-end = Call the night off…
desk-lobby-end-ask = **Call the night off?** Its lobby closes for everybody.
desk-lobby-ended = Call it off
desk-lobby-back = Keep it open
desk-called-off = The night is called off. `/night new` opens another.
desk-evening-end = Let the game go back…
desk-evening-end-ask = **Let the game go back now?** It goes on over days from where it is, and its clocks run again.
desk-evening-ended = Let it go back
desk-evening-back = Stay together
desk-evening-break = Take your break: no clock of the game runs here. The evening waits for you until { $until }; then the game goes back.
desk-evening-pace = At an evening nothing goes on by itself: all of you have all the time you want.
desk-evening-decide = At an evening the player whose turn it is decides; the others advise.
desk-evening-skip = Nothing is being read or told now: this step is up to the player whose turn it is.
desk-form = Ask a guest to leave
desk-form-guest = Who is to leave, for the rest of the night?
desk-left = { $name } has left and cannot sit down again tonight.
desk-nobody = Nobody else sits here.
desk-gone = That guest is no longer here.
night-sent-away = The host has asked you to leave this night. You can still listen to it.
night-host-begins = The host begins the night; if the host is not here, whoever sat down first does.

command-desk = desk
cmd-night-desk = The host's desk: breaks, pace, reader, guests, the end
