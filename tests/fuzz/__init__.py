"""Play whole games as people never would, while everything around the bot breaks.

virtual.py   time that passes only while nothing is left to do
wire.py      the bot's requests, carried to a Discord in memory; troubles.py spoils them
fuzzed_bot.py  the bot: started, stopped, killed
steps.py     a game as a script of steps, each with a seed of its own; shrink.py makes it shorter
guests.py    what people do: press, double, at once, stale, forged; commands.py types
upheavals.py what changes on the server: rights, who is there, locks, deletions
surfaces.py  what was shown, and to whom; tests/hidden.py knows who may know what
rights.py    who may do what
checks.py    what must hold when it is quiet
expected.py  who must be called, written to and reminded, and when, by the rules alone
planted.py   faults that it must find; mutants.py has those of what should have come
play.py      plays one script
"""
