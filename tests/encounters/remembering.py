"""Write a small book that remembers, for the tests: each part of the format once."""

from tests.encounters.books import ENTRY, FOLLOW_UP, SPANISH

MEETING = ENTRY.replace('mood = "wary"', 'mood = "wary"\npeople = ["toll-frog"]').replace(
    'success = ["You reach',
    'headlines = ["Rope holds", "Frog denies bridge"]\n'
    'headline_failed = "Rope found wet"\n'
    'afterwards = "The frog still hums your tune."\n'
    'success = ["You reach',
)
RETURN = (
    FOLLOW_UP.replace('"Behind the door hangs', '"A door. {echo} Behind it hangs')
    .replace(
        "[[words.option]]",
        "echo = [\"'You paid,' says the lamp.\", \"'So you swam,' says the lamp.\"]\n"
        'again = "The same door. {echo}"\n'
        'afterwards = "The lamp is lit on Sundays."\n'
        "[words.weathers]\n"
        'ploughfall = "A door, in the dust. {echo}"\n\n'
        "[[words.option]]",
    )
    .replace('success = ["A cat', 'headlines = ["Cat leaves home"]\nsuccess = ["A cat')
)
RETURN += """
[[echo]]
after = ["001.a+"]
who = "same"

[[echo]]
after = ["001.b-", "@toll-frog"]
who = "any"
"""

TIDINGS = """\
[note.frog_thanks]
after = ["001.a", "@toll-frog"]
whatever = true
[echo.frog_at_market]
at = "market"
after = ["@toll-frog"]
who = "any"
whatever = true

[words.note.frog_thanks]
from = "The frog"
text = "Thank you for the toll."
[words.echo]
frog_at_market = "Somebody paid the frog, they say."
[words.paper]
name = "The Bridge Post"
weathers = ["Sigh", "Drip", "Ploughfall", "Lull", "Damp", "Long drip", "Frost"]
whelks = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
corrections = ["For a read b", "c", "d", "e", "f", "g", "h"]
"""

SPANISH_MEETING = 'made_from = "3f9a12c4"\n' + SPANISH.replace(
    'success = ["Alcanzas',
    'headlines = ["La cuerda aguanta", "Una rana lo niega"]\n'
    'headline_failed = "Cuerda mojada"\n'
    'afterwards = "La rana canturrea."\n'
    'success = ["Alcanzas',
)
SPANISH_TIDINGS = 'made_from = "3f9a12c4"\n' + TIDINGS[TIDINGS.index("[words.note") :].replace(
    "Thank you for the toll.", "Gracias por el peaje."
)
SPANISH_PACK = 'title = "Dos p\u00e1rrafos"\nauthors = ["Eva"]\n'

REMEMBERED = {
    "001.toml": MEETING,
    "002.toml": RETURN,
    "tidings/bridge.toml": TIDINGS,
    "es/001.toml": SPANISH_MEETING,
    "es/tidings/bridge.toml": SPANISH_TIDINGS,
    "es/pack.toml": SPANISH_PACK,
    "es/GLOSSARY.toml": "[Frog]\ntranslation = 'Rana'\n",
}
