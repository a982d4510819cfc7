# Readings in people's own voices, which the chronicle of a night links or holds.

menu-reading = Keep as a reading
recording-ask = **Is this your reading?** If you keep it, the chronicle of this night links your message under your name. Nothing is copied unless you say so. You take it back here whenever you like, or with `/night readings`.
recording-keep = Keep: { $title }
recording-drop = Take back: { $title }
recording-kept = Kept. The chronicle of this night links it. Your voice may also be in the chronicle itself, for all who get the file: a copy that somebody has saved stays with them.
recording-copy = Put my voice into the chronicle
recording-copied = Done. The next chronicle has your voice in it.
recording-dropped = Taken back. The next chronicle does not link it any more.
recording-list =
    { $count ->
        [one] One reading of yours is kept for the chronicle.
       *[other] { $count } readings of yours are kept for the chronicle.
    }
recording-how = None of your readings of this night is kept. Record a voice message in this channel, then choose **Keep as a reading** in its menu, under Apps.
recording-not-yours = Only whoever recorded it can keep it.
recording-no-voice = That is no voice message of yours in this channel.
recording-not-read = You have read no paragraph aloud on this night.
recording-none = That reading is not kept.
chronicle-voice = Hear { $name } read it ({ $length })
command-readings = readings
cmd-night-readings = Your own readings that are kept for the chronicle
data-recordings = - Readings in your own voice that a chronicle links: { $count }
