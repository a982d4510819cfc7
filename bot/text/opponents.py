"""Describe what automated opponents have done, and what they have."""

from bot.i18n.words import Words
from bot.text.details import detail
from bot.text.narrator import Narrator
from rules import facts as fact
from rules.facts import Fact
from rules.table import Solo, Table
from rules.words import Deed, Seat


def opponent_turn_lines(narrator: Narrator, facts: tuple[Fact, ...]) -> str:
    """Describe an opponent's turn in one line: what it did, and what that changed."""
    acted = facts[0]
    assert isinstance(acted, fact.OpponentActed)
    parts = [_headline(narrator, acted, facts)]
    parts += [narrator.words("detail-bot-cider") for f in facts if isinstance(f, fact.CiderDrunk)]
    dealt = [detail(narrator, acted.seat, f) for f in facts if isinstance(f, fact.RowRefilled)]
    parts += filter(None, dealt)
    return narrator.words("list-dot").join(parts)


def opponent_lines(narrator: Narrator, table: Table) -> list[str]:
    """Summarize what each opponent has done in this round in a line, for the panel."""
    solo = table.solo
    return [_line(narrator, table, solo, index) for index in range(len(solo.done))] if solo else []


def opponents(narrator: Narrator, table: Table) -> list[str]:
    """Describe what the opponents have done in this round, and what is in their stacks."""
    words, solo = narrator.words, table.solo
    if solo is None:
        return []
    lines = [f"- {line}" for line in (*opponent_lines(narrator, table), *stacks(words, solo))]
    return ["\n".join([f"### {words('bots-title')}", *lines])]


def deeds(words: Words, done: tuple[Deed, ...], gap: str = " ") -> str:
    """List what an opponent has done in this round, each deed once with its count.

    `gap` is between a deed and its count: a no-break space if the line is wrapped.
    """
    listed = [words("bot-deed", deed=deed, count=done.count(deed)) for deed in Deed if deed in done]
    return words("list-dot").join([line.replace(" ", gap) for line in listed])


def stacks(words: Words, solo: Solo) -> list[str]:
    """List the cards in the opponents' stacks, a line for each stack."""
    return [
        words(f"bots-{kind}", count=len(cards), cards=words.join_and(_named(words, of, cards)))
        for kind, of, cards in (
            ("houses", "building", solo.houses),
            ("outposts", "building", solo.outposts),
            ("hired", "villager", solo.hired),
        )
        if cards
    ]


def _line(narrator: Narrator, table: Table, solo: Solo, index: int) -> str:
    words, done = narrator.words, solo.done[index]
    name = narrator.name(Seat(len(table.players) + index))
    text = deeds(words, done, gap="\u00a0")
    return words("bot-line", name=name, deeds=text, count=len(done))


def _named(words: Words, kind: str, cards: tuple[str, ...]) -> list[str]:
    return [words(f"{kind}-{card}") for card in cards]


def _headline(narrator: Narrator, acted: fact.OpponentActed, facts: tuple[Fact, ...]) -> str:
    words, name, replaced = narrator.words, narrator.name(acted.seat), "none"
    for one in facts:
        match one:
            case fact.RowRefreshed():
                replaced = one.row
            case fact.BuildingStacked():
                building = words(f"building-{one.building}")
                return words("line-bot-build", name=name, building=building, row=replaced)
            case fact.VillagerHired():
                villager = words(f"villager-{one.villager}")
                about = words(f"villager-{one.villager}-about")
                return words(
                    "line-bot-hire", name=name, villager=villager, about=about, coins=one.coins
                )
            case _:
                pass
    # Those two are described by the card that they took, above.
    assert acted.deed not in (Deed.BUILD, Deed.HIRE)
    return words("line-bot", name=name, deed=acted.deed, face=acted.face)
