"""Write small books for the tests: one that is right, and whatever a test spoils of it."""

from collections.abc import Mapping
from pathlib import Path

from encounters.faults import BookError, Fault
from encounters.loader import load

PACK = (
    """\
title = "Two paragraphs"
authors = ["Ann", "Bob"]
licence = "CC BY-SA 4.0"
source = "https://example.org/two"
language = "en"
caves = [
"""
    + "  [1, 1, 1, 1, 1, 1],\n" * 25
    + "]\n"
)

ENTRY = '''\
number = 1
mood = "wary"

[words]
title = "The toll bridge"
text = """
A rope bridge hums over black water. A frog in a tall hat holds out his hand.
"""

[[words.option]]
label = "Pay the toll"
success = ["He bows and lets you by."]

[[words.option]]
label = "Cross by the rope"
success = ["You reach a ledge with a coin on it.", "You swing right over, and see a door."]
failure = "The rope gives way, and you swim."

[[option]]
[[option.tier]]
pay = 1
gain = ["mushroom", "cider"]

[[option]]
offer = "rope"
[[option.bonus]]
lanterns = 2
owning = "rope"
[[option.bonus]]
lanterns = 1
per = "hammer"
[[option.tier]]
explore = 4
coins = 1
[[option.tier]]
explore = 7
reputation = 1
leads_to = 2
[option.failure]
lose_offer = true
reputation = -1
'''

FOLLOW_UP = """\
number = 2
entry = false
mood = "bright"

[words]
title = "Behind the door"
text = "Behind the door hangs a lamp that nobody has lit for years."

[[words.option]]
label = "Light the lamp"
success = ["A cat blinks, yawns, and walks home with you."]

[[option]]
[[option.tier]]
special = "cave_cat"
caves = 1
"""

SPANISH = """\
[words]
title = "El puente de peaje"
text = "Un puente de cuerda zumba sobre el agua negra. Una rana con chistera tiende la mano."

[[words.option]]
label = "Pagar el peaje"
success = ["Se inclina y os deja pasar."]

[[words.option]]
label = "Cruzar por la cuerda"
success = ["Alcanzas una repisa con una moneda.", "Cruzas de un salto y ves una puerta."]
failure = "La cuerda cede, y a nadar."
"""

FILES = {"pack.toml": PACK, "001.toml": ENTRY, "002.toml": FOLLOW_UP, "es/001.toml": SPANISH}


def a_book(folder: Path, changes: Mapping[str, str | bytes | None] | None = None) -> Path:
    """Write the small book, with some files changed, added, or, for None, left out."""
    for name, content in {**FILES, **(changes or {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        elif content is not None:
            path.write_text(content, encoding="utf-8")
    return folder


def load_faults(folder: Path, *, strictly: bool = False) -> tuple[Fault, ...]:
    """Give the faults for which a book is refused, or none."""
    try:
        load(folder, strictly=strictly)
    except BookError as error:
        return error.faults or (Fault("", 0, "refused without a fault"),)
    return ()


def faults_of(folder: Path, *, strictly: bool = False) -> list[str]:
    """Give the faults as they are printed."""
    return [str(fault) for fault in load_faults(folder, strictly=strictly)]


def line_of(text: str, part: str) -> int:
    """Find the line of the one place where a part stands in a text."""
    assert text.count(part) == 1, part
    return text[: text.index(part)].count("\n") + 1
