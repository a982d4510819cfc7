"""The recipes of cards, facts and actions."""

from bot.i18n.words import languages
from encounters.tags import line_of
from tests.recipes.copies import Edit, Recipe

HAZEL = '    VillagerCard(VillagerId("hazel"), ((1, 1), (4, 2)), (Skill.QUILL,)),\n'
NAMED = [
    Edit(
        f"bot/i18n/locale/cards.{language}.ftl",
        r"\Z",
        "\nvillager-hazel = Hazel\nvillager-hazel-about = who sings\n",
    )
    for language in ("en", "es", "ja")
]
LONGER = [
    Edit(f"bot/i18n/locale/help.{language}.ftl", behind, "19")
    for language, behind in (
        ("en", "of (18) villagers for hire"),
        ("es", "de (18) aldeanos que se ofrecen"),
        ("ja", "雇える村人(18)人"),
    )
]
PRINTING = """FINAL_3 = replace(
    FINAL_2,
    name=EditionName.FINAL_3,
    villagers=(*FINAL_2.villagers, *[card.id for card in ADDED]),
)

"""

CARD = Recipe(
    row="card",
    halfway=[*NAMED, Edit("rules/cards/villagers.py", r"^ORDINARY.* = \(\n", HAZEL)],
    said=[
        r"the setups and figures of final are no longer those of stored games",
        r"the setups and figures of final-2 are no longer",
        r"the setups and figures of preview are no longer",
        r'see "card" in CONTRIBUTING\.md, and docs/decisions/0040-printings\.md',
        r"scale\.json does not fit the cards of final, final-2, preview as they are: run",
    ],
    whole=[
        *NAMED,
        *LONGER,
        Edit("rules/cards/villagers.py", r"\Z", f"\nADDED = (\n{HAZEL})\n"),
        Edit("rules/cards/__init__.py", r"^from rules\.cards\.villagers import ", "ADDED, "),
        Edit("rules/cards/__init__.py", r"\(\*STARTING, \*ORDINARY, ", "*ADDED, "),
        Edit("rules/editions.py", r"^from rules\.cards\.villagers import ", "ADDED, "),
        Edit("rules/editions.py", r'^    FINAL_2 = "final-2"\n', '    FINAL_3 = "final-3"\n'),
        Edit("rules/editions.py", r"(?=^PREVIEW = )", PRINTING),
        Edit("rules/editions.py", r"^EDITIONS = .*\(FINAL, FINAL_2, ", "FINAL_3, "),
        Edit("rules/editions.py", r"^RULEBOOKS = .*\((FINAL_2), ", "FINAL_3"),
    ],
    commands=[
        "python -m tests.ladder.fit final-3 --games 2",
        "env GOLDEN=write just test tests/rules/test_printings.py",
    ],
)

HUMMED = '''

@record
class Hummed:
    """Somebody hummed."""

    seat: Seat
    kind: Literal["hummed"] = "hummed"
'''

FACT_KNOWN = [
    Edit("rules/facts/turns.py", r"\Z", HUMMED),
    Edit("rules/facts/__init__.py", r"^from rules\.facts\.turns import \(\n", "    Hummed,\n"),
    Edit("rules/facts/__init__.py", r"^Fact: TypeAlias = \(\n", "    Hummed |\n"),
]

FACT = Recipe(
    row="fact",
    halfway=FACT_KNOWN,
    said=[r'rules/evolve\.py:\d+:\d+ - error: Argument of type "Hummed"'],
    whole=[
        *FACT_KNOWN,
        Edit(
            "rules/evolve.py",
            r"(?=^        case _:\n)",
            "        case f.Hummed():\n            pass\n",
        ),
    ],
)

HUM = '''@record
class Hum:
    """Hum a tune."""

    seat: Seat
    kind: Literal["hum"] = "hum"


'''
ACTION_KNOWN = [
    Edit("rules/actions.py", r"(?=^Action: TypeAlias)", HUM),
    Edit("rules/actions.py", r"^Action: TypeAlias = \(\n", "    Hum |\n"),
]
SAID = '        case act.Hum():\n            return words("line-hum", name=name)\n'

ACTION = Recipe(
    row="rule or action",
    halfway=ACTION_KNOWN,
    said=[
        r'rules/engine\.py:\d+:\d+ - error: Argument of type "Hum"',
        r"bot/text/journal\.py:\d+:\d+ - error: Function with declared return type",
    ],
    whole=[
        *ACTION_KNOWN,
        Edit(
            "rules/engine.py",
            r"^def _check\((?:.*\n)+?    match action:\n",
            "        case a.Hum():\n            return None\n",
        ),
        Edit(
            "rules/engine.py",
            r"^def _play\((?:.*\n)+?    match action:\n",
            "        case a.Hum():\n            pass\n",
        ),
        Edit("bot/text/journal.py", r"^def headline\((?:.*\n)+?    match action:\n", SAID),
    ],
)

PURSE = Edit(
    "rules/house_rules.py",
    r'(?=^    "rounds": )',
    '    "purse": HouseRule((8,), lambda edition, n: replace(edition, coins=edition.coins + n)),\n',
)
SAYS = "house-rule-purse = { $figure } coins more\n"

HOUSE_RULE = Recipe(
    row="house rule",
    halfway=[PURSE],
    said=[
        r"the house rule 'purse' is not said in en: add house-rule-purse to bot/i18n/locale",
        r"what purse=8 means is stored for ever: write it in OF_FINAL",
    ],
    whole=[
        PURSE,
        Edit(
            "tests/rules/test_house_rule_figures.py",
            r"^OF_FINAL = \{\n",
            '    "purse=8": {"coins": 15},\n',
        ),
        *[
            Edit(f"bot/i18n/locale/house.{language}.ftl", r"^(?=house-rule-coins)", SAYS)
            for language in languages()
            if line_of(language) == (language,)  # a region says only what differs
        ],
    ],
)
