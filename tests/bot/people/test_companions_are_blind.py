"""Companions are sent what the seat's player may see, and nothing else."""

from dataclasses import replace
from random import Random

from bot.companion_worker.asking import request_of
from bot.companions.people import Person, Strength
from bot.model.loaded_game import LoadedGame
from rules.questions import ChooseOption
from rules.record import alter
from rules.table import Decks
from tests.bot.server import Server
from tests.companions.blank import blank_book

_PLIES = 40


def hidden_otherwise(loaded: LoadedGame) -> LoadedGame:
    """Turn the decks over, and take every reward out of the book."""
    decks = loaded.state.decks
    turned = Decks(
        decks.villagers[::-1], decks.houses[::-1], decks.outposts[::-1], decks.caves[::-1]
    )
    game = replace(loaded.game, book=blank_book(loaded.game.book))
    return alter(loaded, state=alter(loaded.state, decks=turned), game=game)


async def test_what_is_hidden_changes_nothing_in_what_a_companion_is_sent(server: Server) -> None:
    await server.start(2)
    dice, encounters = Random(2), 0
    for _ in range(_PLIES):
        await server.step(dice)
        loaded = await server.loaded()
        other = hidden_otherwise(loaded)
        assert other.state.decks != loaded.state.decks
        for question in loaded.state.table.questions:
            encounters += isinstance(question, ChooseOption)
            for strength in Strength:
                sent, twin = (
                    request_of(one, question.seat, strength, Person.PECK) for one in (loaded, other)
                )
                assert sent == twin
    assert encounters
