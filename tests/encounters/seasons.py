"""Write a small book with a season, for the tests: six entries, and each kind of its texts."""

ENTRIES = range(1, 7)

PACK = (
    """\
title = "Six paragraphs"
authors = ["Ann"]
licence = "CC BY-SA 4.0"
source = "original"
language = "en"
caves = [
"""
    + ("  [1, 2, 3, 4, 5, 6],\n" * 25)
    + "]\n"
)

_ENTRY = """\
number = {number}
mood = "lost"
{more}

[words]
title = "Road {number}"
text = "Road {number} is dark."
{late}

[[words.option]]
label = "Wait"
success = ["Wait {number}."]
interludes = ["You waited on {number}."]

[[words.option]]
label = "Run"
success = ["Low {number}.", "High {number}."]
failure = "Fall {number}."
interludes = ["", "You ran all of {number}."]
interlude_failed = "You fell on {number}."

[[option]]
[[option.tier]]
coins = 1

[[option]]
[[option.tier]]
explore = 4
coins = 2
[[option.tier]]
explore = 7
coins = 5
[option.failure]
pay = 1
"""

SEASON = """\
[round.r1_again]
round = 1
who = "shelf"
at_least = {{ fed = 1 }}
[round.r1]
round = 1
[round.r2_met]
round = 2
after = ["@ives"]
whatever = true
[round.r2_fed]
round = 2
at_least = {{ fed = 1, season = 1 }}
{rounds}

[passage.any]
rounds = [2, 4]
[passage.supper]
rounds = [2, 6]
after = ["001.a+"]
[passage.late]
rounds = [6, 6]

[mark.fed]
after = ["001.a+", "002.a+"]
[mark.saved]
after = ["003.a+", "004.b1+"]
[mark.sold]
after = ["003.b+"]
[mark.mason]
after = ["005.a+"]
[mark.against]
after = ["005.b+", "006.b+"]
[mark.season]
after = ["006"]
whatever = true

[finale.arrival]
part = "arrival"
[finale.friend]
part = "cast"
after = ["001.a+"]
[finale.baskets]
part = "cast"
most = "fed"
[finale.purse]
part = "cast"
most = "sold"
[finale.told]
part = "reason"
at_least = {{ mason = 1 }}
[finale.untold]
part = "reason"
{endings}

[words.round]
r1_again = "One knock, again."
r1 = "One knock."
r2_met = "Two, and he was met."
r2_fed = "Two, and you fed one."
{round_words}
[words.passage]
any = "The lamps lean."
supper = "Supper is laid."
late = "It is late."
[words.finale]
arrival = "You go down."
friend = "A friend is there."
baskets = "Those you fed are there."
purse = "Nobody is there."
told = "He says why."
untold = "She says why."
{ending_words}
"""

_ENDINGS = ("open", "hands", "wall", "long")


def an_entry(number: int, *, more: str = "", late: str = "") -> str:
    """Write an entry of two choices: `a` succeeds by itself, `b` has two tiers and can fail."""
    return _ENTRY.format(number=number, more=more, late=late)


def a_season() -> str:
    """Write the season's file: a text for each round, and each ending with its price."""
    endings = "".join(
        f'[finale.price_{e}]\npart = "price"\nending = "{e}"\n'
        f'[finale.end_{e}]\npart = "ending"\nending = "{e}"\n'
        for e in _ENDINGS
    )
    return SEASON.format(
        rounds="".join(f"[round.r{n}]\nround = {n}\n" for n in range(2, 8)),
        endings=endings,
        round_words="".join(f'r{n} = "{n} knocks."\n' for n in range(2, 8)),
        ending_words="".join(
            f'price_{e} = "The price of {e}."\nend_{e} = "The end: {e}."\n' for e in _ENDINGS
        ),
    )


SEASONED: dict[str, str | None] = {
    "pack.toml": PACK,
    **{f"{n:03}.toml": an_entry(n) for n in ENTRIES},
    "005.toml": an_entry(5, more='people = ["ives"]'),
    "006.toml": an_entry(
        6,
        more='season = true\nplace = "dark"',
        late='late = "Road 6 is darker."\nagain = "Road 6, again."',
    ),
    "tidings/season.toml": a_season(),
    "es/001.toml": None,
}
"""The files of the book, for `tests.encounters.books.a_book`."""
