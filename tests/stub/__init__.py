"""Stand in for Discord on loopback sockets: a gateway, the REST routes that a bot needs, people.

world.py    what there is: guilds, channels, people, messages, interactions
shapes.py   the JSON that Discord sends for each
rest.py     the routes; trouble.py spoils their answers; servers.py has those few tests need
access.py   what the bot may do, and where: its servers, its rights there, the people it meets
limits.py   how much a bot may ask for: rates, new direct messages, refused requests
uploads.py  the files of a request: attachments, and what a voice message must be
gateway.py  the websocket: IDENTIFY, RESUME, heartbeats, shards, events
voice.py    the voice server; dave.py its end-to-end encrypted calls
people.py   what people do there: press, submit, type, talk
changes.py  what changes there: people leave, the bot is thrown out, rights, locks, deletions
loopback.py the server on real sockets
launch.py   the real bot, sent to a loopback address: `python -m tests.stub.launch http://...`
nursery.py  the same, forked from a process that has imported everything; forking.py asks it
recorded.py what the doctor saw of two Discords, compared
running.py  a bot's process, as a driver holds it
player.py   a person who only sees Discord, and decides by a seed
"""
