"""Read texts aloud in a worker process: by a built-in voice, a command or a server.

- audio.py: a narrated text in the form of a voice message: Ogg Opus, its length, its waveform
- cache.py: audio on the disk
- casting.py: whose voice reads which part of a text
- command.py, server.py, built_in.py: the three ways to speak
- prepared.py: a text in the form that voices read best
- request.py: the worker's requests
- sound.py: what was spoken, equally loud and as audio
- voices.py: which voices speak a language, by the settings and by what is installed
"""
