# Readings in people's own voices, which the chronicle of a night links or holds.

menu-reading = Als Lesung behalten
recording-ask = **Ist das deine Lesung?** Wenn du sie behältst, verlinkt die Chronik dieses Abends deine Nachricht unter deinem Namen. Kopiert wird nichts, solange du es nicht willst. Zurücknehmen kannst du es jederzeit hier oder mit `/abend lesungen`.
recording-keep = Behalten: { $title }
recording-drop = Zurücknehmen: { $title }
recording-kept = Behalten. Die Chronik dieses Abends verlinkt sie. Deine Stimme kann auch in der Chronik selbst stehen, für alle, die die Datei bekommen: Was jemand gespeichert hat, bleibt dort.
recording-copy = Meine Stimme in die Chronik legen
recording-copied = Erledigt. In der nächsten Chronik ist deine Stimme zu hören.
recording-dropped = Zurückgenommen. Die nächste Chronik verlinkt sie nicht mehr.
recording-list =
    { $count ->
        [one] Eine Lesung von dir ist für die Chronik behalten.
       *[other] { $count } Lesungen von dir sind für die Chronik behalten.
    }
recording-how = Von diesem Abend ist keine Lesung von dir behalten. Nimm in diesem Kanal eine Sprachnachricht auf, dann wähl in ihrem Menü unter Apps **Als Lesung behalten**.
recording-not-yours = Behalten kann sie nur, wer sie aufgenommen hat.
recording-no-voice = Das ist keine Sprachnachricht von dir in diesem Kanal.
recording-not-read = Du hast an diesem Abend keinen Absatz vorgelesen.
recording-none = Diese Lesung ist nicht behalten.
chronicle-voice = Anhören, wie { $name } es vorliest ({ $length })
command-readings = lesungen
cmd-night-readings = Deine eigenen Lesungen, die für die Chronik behalten sind
data-recordings = - Lesungen mit deiner Stimme, die eine Chronik verlinkt: { $count }
