"""Describe what the alt texts of several pictures share."""

from collections.abc import Iterable, Sequence

from bot.text.opponents import deeds, stacks
from bot.text.picture_request import PictureRequest
from rules import income
from rules.cards import BUILDINGS
from rules.words import BuildingId, Item, Seat, VillagerId

LONGEST = 1_000
"""Characters; Discord takes 1,024."""


def purse(request: PictureRequest, seat: Seat) -> str:
    """Return the sentence of a village's coins, income and reputation."""
    player = request.table.players[seat]
    return request.words(
        "alt-village",
        name=request.names[seat],
        coins=player.coins,
        income=income.income(request.game, player),
        reputation=player.reputation,
    )


def hire_sentences(request: PictureRequest) -> list[str]:
    """Return the sentence that lists the villagers for hire, if any."""
    words, table = request.words, request.table
    hires = [
        words("alt-priced", name=words(f"villager-{villager}"), cost=cost)
        for villager, cost in zip(table.board.slots, request.game.edition.slot_costs, strict=True)
        if villager
    ]
    left = table.market.villagers_left
    return [words("alt-hires", names=words.join_and(hires), left=left)] if hires else []


def opponent_sentences(request: PictureRequest) -> list[str]:
    """Describe what the automated opponents did in this round, and what they have taken."""
    words, solo = request.words, request.table.solo
    if solo is None:
        return []
    names = request.names[len(request.table.players) :]
    lines = [
        words("alt-bot", name=name, deeds=deeds(words, done), count=len(done))
        for name, done in zip(names, solo.done, strict=True)
    ]
    return [*lines, *[words("alt-sentence", line=line) for line in stacks(words, solo)]]


def priced(request: PictureRequest, building: BuildingId) -> str:
    """Name a building with its cost."""
    cost = BUILDINGS[building].cost
    return request.words("alt-priced", name=request.words(f"building-{building}"), cost=cost)


def name_items(request: PictureRequest, counted: Iterable[tuple[Item, int]]) -> str:
    """Name items with their counts."""
    return request.words.join_and([request.words("items", item=i, count=n) for i, n in counted])


def name_villagers(request: PictureRequest, villagers: Sequence[VillagerId]) -> str:
    """Name villagers."""
    return request.words.join_and([request.words(f"villager-{villager}") for villager in villagers])


def joined(sentences: Sequence[str]) -> str:
    """Join as many sentences as fit, and always the first."""
    # The most important comes first, so the end may be missing.
    text = sentences[0][:LONGEST]
    for sentence in sentences[1:]:
        longer = f"{text} {sentence}"
        if len(longer) > LONGEST:
            break
        text = longer
    return text
