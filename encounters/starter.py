"""Start a paragraph or, if there is none yet, a whole book, from commented files."""

from pathlib import Path

from encounters.sources import PACK

_PACK = """\
# Whose book this is. Everything here is shown to players who ask.
title = "A book without a name"
authors = ["You"]
licence = "CC BY-SA 4.0"
source = "written for our table"
language = "en"

# One row a cave card, one number a die face: the entry that is read there.
# Every entry stands on one cell at least; follow-ups stand on none.
caves = [
{rows}
]
"""

_PARAGRAPH = '''\
# Paragraph {number}. README.md in the encounters package explains every word of this file.
number = {number}
{entry}mood = "wry"                 # or merry, tender, eerie, bustling, grand, tense
# scene = "mine"            # what the title card shows: README.md lists the scenes and figures
# figure = "frog"           # who is seen there
# people = ["humming-frog"] # who is met here, by the same short names everywhere

[words]
title = "A door in the rock"
# What is read aloud before the choice: 17 to 112 words, 90 or so. Say "you", in the present.
text = """
Warm air breathes from a low door in the rock. Somebody behind it is humming, badly, and stops.
Do you knock, or do you slip in while the humming has stopped?
"""
# Write {{echo}} into the text, between two sentences, where an [[echo]] below is to be heard.
# echo = ["'It's you,' says the voice, 'with the boots.'"]    # one for each [[echo]], in order
# again = "The same door. {{echo}} ..."  # instead of the text, where it was met in a game before
# afterwards = "He still hums. You were the only ones who ever asked for the second verse."
# [words.weathers]                   # instead of the text, in a round with that weather
# frost = "No air comes from the low door. {{echo}} ..."

# One [[words.option]] for each [[option]] below, in the same order: the label must not give away
# the reward. `success` has one text for each explore number. `failure` may be left out.
[[words.option]]
label = "Knock"
success = ["An old frog opens and, having found nobody else to sing to, pays you to listen."]
failure = "You knock. The humming starts again, louder, as it does when people hope you will go."
headlines = ["Frog finds audience"]       # one for each explore number, nine words at most
headline_failed = "Frog not at home, says frog"
# afterwards = "..."                      # instead of the paragraph's, where this was done

[[words.option]]
label = "Slip in"
success = [
  "You are out again with a fish in your sleeve before the humming goes on.",
  "You find the pantry, and the barrel. You are ashamed of yourselves, and very full.",
]
failure = "The humming was a trap for tone-deaf burglars. You are thrown out by the ears."
headlines = ["Fish missed", "Pantry found empty by owner"]
headline_failed = "Burglars return to surface by ear"

# When an echo is heard: after any of these, done by the same village, other, any, or the shelf
# (this table, in an earlier game). "129" heard, "018.a" chosen, "018.a+" won, "018.a-" failed,
# "@nip" met anywhere.
# [[echo]]
# after = ["@humming-frog"]
# who = "other"

# What is won. Nothing in this part is ever read aloud.
[[option]]
[[option.tier]]
explore = 3                 # leave it out for a success by itself
coins = 1

[[option]]
# offer = "rope"            # held out by the explorer; lose_offer = true below takes it
# [[option.bonus]]          # more lanterns: exactly one of per, owning, along, paying
# lanterns = 1
# per = "hammer"            # or "quill"; owning = "rope"; along = "fishfolk"; paying = 2
[[option.tier]]             # from the lowest explore number up, two at most
explore = 4
gain = ["fish"]
reputation = -1
[[option.tier]]
explore = 7
gain = ["fish", "fruit", "cider"]
reputation = -1
# pay = 1                   # coins it costs
# choice = ["pot", "ore"]   # one of these
# cheapest_villager = true
# special = "cave_cat"      # or liquid_woman, glogo, metal_man
# caves = 1                 # extra cave cards
# building = 7              # a building of this cost or less, for nothing
# injured = 1
# leads_to = 900            # a follow-up that is read at once
# [option.failure]          # a penalty, in the same words
# reputation = -1
'''


def start(folder: Path, number: int, *, is_entry: bool) -> tuple[Path, ...]:
    """Write the starter files that are missing, and return their paths.

    Raises `FileExistsError` if the paragraph has been written already.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paragraph = folder / f"{number:03}.toml"
    entry = "" if is_entry else "entry = false\n"
    with paragraph.open("x", encoding="utf-8") as file:
        file.write(_PARAGRAPH.format(number=number, entry=entry))
    pack = folder / PACK
    if pack.exists() or not is_entry:
        return (paragraph,)
    row = f"  [{', '.join([str(number)] * 6)}],"
    pack.write_text(_PACK.format(rows="\n".join([row] * 25)), encoding="utf-8")
    return paragraph, pack
