"""Look whether a bot has all that it needs: `python -m bot doctor`.

checkup.py       the order in which all is looked at
lines.py         what is said of each thing
probe.py         requests to Discord, each recorded; scrub.py takes people out of the recording
machine.py       the folder, the disk, the file, the extras, the voices
application.py   the token's application, its emoji and commands; the clock
rights.py        what the bot may do, by server and by channel
walk.py          messages, files, a thread and an event in a channel
presses.py       each kind of answer to a press
voice.py         a voice channel
"""
