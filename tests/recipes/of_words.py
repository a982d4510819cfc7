"""The recipes of what people read: commands, notices, languages."""

import re
from collections.abc import Iterator

from tests.recipes.copies import Edit, Recipe
from tests.repo.sources import ROOT

LOCALE = "bot/i18n/locale"


def say(file: str, text: str, *languages: str) -> list[Edit]:
    """Write the same sentences in some languages."""
    return [Edit(f"{LOCALE}/{file}.{one}.ftl", r"\Z", f"\n{text}") for one in languages]


GOODS = '''    @command("goods", "cmd-goods")
    async def goods(self, interaction: Interaction) -> None:
        """Show the goods."""
        await self._boards.show_here(from_command(interaction), Board.VILLAGE)

'''
COG = Edit("bot/cogs/look.py", r"(?=^    async def _show_theirs)", GOODS)
GOODS_WORDS = "command-goods = goods\ncmd-goods = The goods of your village\n"
ON_THE_PAGE = [
    Edit(
        f"{LOCALE}/help.{language}.ftl", rf"^    - `/{look} .*\n", f"    - `/{look} goods`: goods\n"
    )
    for language, look in (("en", "look"), ("es", "ver"), ("ja", "見る"))
]

COMMAND = Recipe(
    row="slash command",
    halfway=[COG, *say("commands", GOODS_WORDS, "en", "es", "ja")],
    said=[
        r"no page of help names /look goods: add a line to `help-commands-text` or to",
        r"`help-table-commands-text` in bot/i18n/locale/help\.\*\.ftl, in each language",
    ],
    whole=[COG, *say("commands", GOODS_WORDS, "en", "es", "ja"), *ON_THE_PAGE],
)

LOST = '''

def call_for_lost_goods(db: sqlite3.Connection, row: GameRow, seat: SeatRow) -> OutboxRow:
    """Queue a ping to somebody whose goods are lost."""
    return queue_ping(db, row, seat, Notice("goods-lost", {"name": name_of(seat)}))
'''

LOST_WORDS = "goods-lost = The goods of { $name } are lost.\n"

NOTICE = Recipe(
    row="notice",
    halfway=[
        Edit("bot/service/plies/notices.py", r"\Z", LOST),
        *say("following", LOST_WORDS, "en", "es"),
    ],
    said=[r"write goods-lost in bot/i18n/locale/\*ja\.ftl too"],
    whole=[
        Edit("bot/service/plies/notices.py", r"\Z", LOST),
        *say("following", LOST_WORDS, "en", "es", "ja"),
    ],
)


GRAMMAR = re.compile(r"(^[\w-]+ =|\{[^{}>]*(?:->|\})|\[[\w-]+\]|`[^`]*`)", re.MULTILINE)
"""What is no text in a file of sentences: keys, blanks, selectors, variants, commands."""


def copied(*, translated: bool) -> Iterator[Edit]:
    """Copy the English files as French ones; `translated` words of theirs have another end."""
    for path in sorted((ROOT / LOCALE).glob("*en.ftl")):
        parts = GRAMMAR.split(path.read_text(encoding="utf-8"))
        if translated:
            parts[::2] = [re.sub("([a-z])(?![a-z])", r"\1\1", part) for part in parts[::2]]
        yield Edit(f"{LOCALE}/{path.name.replace('en.ftl', 'fr.ftl')}", "", "".join(parts))


LANGUAGE = Recipe(
    row="language",
    halfway=[*copied(translated=False)],
    said=[
        r"the language fr is missing from PLURALS in bot/i18n/bundle\.py; a field narration_voice_",
        r"of bot/settings\.py; RULERS in encounters/rulers\.py; FOUND in tests/repo/test_help_page",
        r"fr says (\d+) of \1 sentences in English: translate bot/i18n/locale/\*fr\.ftl",
    ],
    whole=[
        *copied(translated=True),
        Edit("bot/i18n/bundle.py", r"^PLURALS = \{\n", '    "fr": {"one": "i = 0,1"},\n'),
        Edit("bot/settings.py", r"(?=^    log_level)", '    narration_voice_fr: str = ""\n\n'),
        Edit("encounters/rulers.py", r"^RULERS = \{\n", '    "fr": Ruler((0.9, 1.3), 38, 3),\n'),
        Edit("tests/repo/test_help_pages.py", r"^FOUND = \{\n", '    "fr": {"vote": "voting"},\n'),
    ],
)
