"""Read texts aloud in a worker process: by a built-in voice, a command or a server.

audio.py      a narrated text in the form of a voice message: Ogg Opus, its length, its waveform
request.py    the worker's requests voices.py     which voices speak a language, by the settings and
by what is installed command.py  server.py  built_in.py  the three ways to speak casting.py    whose
voice reads which part of a text prepared.py   a text in the form that voices read best cache.py
audio on the disk
"""
