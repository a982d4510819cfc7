"""The recipes of what the bot is made of: buttons, timers, pictures, settings, tables."""

from tests.recipes.copies import Edit, Recipe
from tests.repo.sources import ROOT

MIGRATIONS = "bot/store/migrations"
NEXT = len([*(ROOT / MIGRATIONS).glob("*.sql")]) + 1
"""The number of the next migration; the one after it is that of a table, beside a column."""

PRESS = Edit("bot/model/presses.py", r'^    RECORD = "record"\n', '    WHO_NEXT = "whonext"\n')

BUTTON = Recipe(
    row="button",
    halfway=[PRESS],
    said=[
        r"no route for the press 'whonext': add its row to bot/parts/presses\.py",
        r"write whonext in ON_PANELS of bot/model/presses\.py if a game goes on by it",
    ],
    whole=[
        PRESS,
        Edit(
            "bot/parts/presses.py",
            r"(?=^        Press\.ACT: )",
            "        Press.WHO_NEXT: Route(parts[Play].press, _BOTH),\n",
        ),
        Edit("tests/bot/faults/test_strangers.py", r"^DETAILS = \{\n", '    "whonext": "",\n'),
        Edit("tests/bot/faults/test_strangers.py", r"^BESIDE_PANELS = \{\n", '    "whonext",\n'),
    ],
)

HARVEST = Edit("bot/model/kinds.py", r'^    PLAN = "plan"\n', '    HARVEST = "harvest"\n')
WIDER = """ALTER TABLE timers RENAME TO timers_before;
CREATE TABLE timers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (
    kind IN (
      'remind', 'overdue', 'order', 'vote', 'expire', 'read', 'night', 'plan', 'harvest'
    )
  ),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO timers SELECT * FROM timers_before;
DROP TABLE timers_before;
CREATE INDEX timers_by_time ON timers (at);
"""

TIMER = Recipe(
    row="reminder or other timer",
    halfway=[HARVEST],
    said=[
        r"no handler for the timer 'harvest': add its row to bot/parts/background\.py",
        r"the database refuses harvest as timers\.kind: a migration in bot/store/migrations",
        r"harvest: does an outage move it\?",
    ],
    whole=[
        HARVEST,
        Edit(
            "bot/parts/background.py",
            r"(?=^        TimerKind\.PLAN: )",
            "        TimerKind.HARVEST: parts[Reminders].on_remind,\n",
        ),
        Edit(f"{MIGRATIONS}/{NEXT:03}_harvest.sql", "", WIDER),
        Edit(
            "tests/bot/faults/test_missing_rows.py",
            r"^NOT_MOVED = \{",
            "TimerKind.HARVEST, ",
        ),
    ],
    commands=["python -m tests.store.schema"],
)

CAVE = Edit("bot/text/picture_request.py", r'^    TABLE = "table"\n', '    CAVE = "cave"\n')
SHOWN = "        case PictureKind.CAVE:\n            return {}(request)\n"

PICTURE = Recipe(
    row="picture",
    halfway=[CAVE],
    said=[
        r"bot/text/alt\.py:\d+:\d+ - error: Argument of type .*PictureKind\.CAVE",
        r"bot/pictures/renderer\.py:\d+:\d+ - error: Argument of type .*PictureKind\.CAVE",
    ],
    whole=[
        CAVE,
        Edit("bot/text/alt.py", r"(?=^        case PictureKind)", SHOWN.format("_party")),
        Edit(
            "bot/pictures/renderer.py", r"(?=^        case PictureKind)", SHOWN.format("table.draw")
        ),
    ],
)

GREETS = '''    greets: bool = True
    """Whether newcomers are greeted."""

'''

SETTING = Recipe(
    row="setting",
    halfway=[Edit("bot/settings.py", r"(?=^    log_level)", GREETS)],
    said=[r"write GREETS in \.env\.example, below a line that explains it"],
    whole=[
        Edit("bot/settings.py", r"(?=^    log_level)", GREETS),
        Edit(
            ".env.example",
            r"(?=^# How much is logged)",
            "# Whether newcomers are greeted.\nGREETS=True\n\n",
        ),
    ],
)

MOOD = Edit("bot/model/games.py", r'^    zone: str = "UTC"\n', '    mood: str = ""\n')
WITH_MOOD = "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT '';\n"

COLUMN = Recipe(
    row="column",
    halfway=[MOOD],
    said=[r"bot/store/game_rows\.py reads mood of a table games, which no migration makes: write"],
    whole=[MOOD, Edit(f"{MIGRATIONS}/{NEXT:03}_mood.sql", "", WITH_MOOD)],
    commands=["python -m tests.store.schema"],
)

FINDS = '''"""Query what was found."""

from bot.store.rows import rows_of
from rules.record import record


@record
class Find:
    """A good that somebody found."""

    game_id: int
    good: str


_FINDS = rows_of(Find, "finds")
'''
MADE = """CREATE TABLE finds (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  good TEXT NOT NULL
) STRICT;
"""

TABLE = Recipe(
    row="table",
    halfway=[Edit("bot/store/finds.py", "", FINDS)],
    said=[
        r"bot/store/finds\.py reads game_id, good of a table finds, which no migration makes: write"
    ],
    whole=[
        Edit("bot/store/finds.py", "", FINDS),
        Edit(f"{MIGRATIONS}/{NEXT + 1:03}_finds.sql", "", MADE),
    ],
    commands=["python -m tests.store.schema"],
)
