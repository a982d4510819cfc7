"""Read texts aloud: in a worker's process, by a built-in voice, a command or a server.

audio.py      a narrated text as a voice message holds it: Ogg Opus, its length, its waveform
request.py    what the worker is asked for
voices.py     which voice speaks a language, by the settings and by what is installed
command.py  server.py  built_in.py  the three ways to speak
prepared.py   a text as voices read it best
cache.py      audio on the disk
"""
