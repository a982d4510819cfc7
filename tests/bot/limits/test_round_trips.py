"""What needs no answer is not asked, and what needs no thought takes one press."""

from dataclasses import replace
from typing import Any

from bot.service.tables.games import Games
from rules import proposals
from rules.actions import Rest
from rules.questions import Question, RestVillagers, TakeTurn
from rules.words import Area, QuestionNumber
from tests.bot.messages import answer_of, say, text_of
from tests.bot.ordering import lay
from tests.bot.server import Server
from tests.tables import ANN, BOB, Board, seat

THREE = ("builder-1", "trainer-1", "explorer-1")
TIRED: dict[str, Any] = {"exhausted": THREE, "injured": ("bram",)}
UNDECIDED: dict[str, Any] = {
    "exhausted": ("builder-2", "trainer-2", "explorer-2", "oakum"),
    "items": ("cider",),
}


async def rest(server: Server, ann: Board, bob: Board | None = None) -> None:
    numbers = [QuestionNumber(n) for n in (1, 2)][: 2 if bob else 1]
    asks: tuple[Question, ...] = tuple(
        RestVillagers(n, s) for n, s in zip(numbers, (ANN, BOB), strict=False)
    )
    await lay(server, ann, bob, asks=asks, turn=None)


async def test_an_asking_price_that_is_met_is_answered_at_once(server: Server) -> None:
    await lay(server, bob=seat(sale=("fish", 4)))
    await server.ann.slash(server.channel, "buy", seller="1", coins=5)
    loaded = await server.loaded()
    ann, bob = loaded.state.table.players
    assert loaded.ply == 1
    assert ([*ann.items], ann.coins, bob.coins, bob.sale) == (["fish"], 3, 11, None)
    (question,) = loaded.state.table.questions
    assert isinstance(question, TakeTurn)
    assert question.seat == ANN


async def test_a_rest_that_needs_no_thought_takes_one_press(server: Server) -> None:
    await rest(server, seat(**TIRED))
    panel = await server.panel()
    names = [say(f"villager-{villager}") for villager in THREE]
    line = say("proposed-rest", name="ann", villagers=f"{names[0]}, {names[1]} and {names[2]}")
    assert line.strip("-# ") in text_of(panel)
    result = await server.ann.click(panel, label=say("verb-proposed"))
    assert result.modal is None
    ann = (await server.loaded()).state.table.players[ANN]
    assert set(ann.villagers_in(Area.READY)) == set(THREE)
    assert ann.villagers_in(Area.INJURED) == ("bram",)


async def test_the_form_stays_beside_the_proposal(server: Server) -> None:
    await rest(server, seat(**TIRED))
    result = await server.ann.click(await server.panel(), label=say("verb-rest-otherwise"))
    assert result.modal is not None


async def test_what_is_to_be_decided_is_proposed_too_and_drinks_are_a_press_of_their_own(
    server: Server,
) -> None:
    """The panel is for both: Ann fills her beds, Bob's press drinks as well."""
    await rest(server, seat(**TIRED), seat(**UNDECIDED))
    panel = await server.panel()
    assert text_of(panel).count("the beds go to") == 2
    await server.ann.click(panel, label=say("verb-proposed"))
    (question,) = (await server.loaded()).state.table.questions
    assert question.seat == BOB
    before = (await server.loaded()).state.table.players[BOB]
    await server.bob.click(await server.panel(), label=say("verb-proposed-drinks"))
    plies = await server.parts[Games].history.plies(server.game_id)
    rested = next(ply.action for ply in plies if isinstance(ply.action, Rest) and ply.seat == BOB)
    assert rested == proposals.rest_with_drinks(before, BOB)
    assert rested.potions or rested.ciders


async def test_where_nobody_has_drinks_no_button_offers_them(server: Server) -> None:
    await rest(server, seat(exhausted=(*THREE, "bram")))
    panel = await server.panel()
    assert say("verb-proposed") in text_of(panel)
    assert say("verb-proposed-drinks") not in text_of(panel)


async def test_a_proposal_is_nobody_elses(server: Server) -> None:
    await rest(server, seat(**TIRED))
    panel = await server.panel()
    for person, key in ((server.bob, "not-asked"), (server.eve, "not-seated")):
        result = await person.click(panel, label=say("verb-proposed"))
        assert answer_of(result) == say(key)
    assert (await server.loaded()).ply == 0


async def test_who_cannot_rest_at_all_says_so_in_one_press(server: Server) -> None:
    ann = seat(**TIRED)

    def bare(number: Any, caves: Any) -> Any:
        return replace(ann(number, caves), buildings=())

    await rest(server, bare)
    assert say("proposed-nobody", name="ann").strip("-# ") in text_of(await server.panel())
    await server.ann.click(await server.panel(), label=say("verb-proposed"))
    loaded = await server.loaded()
    assert loaded.ply == 1
    plies = await server.parts[Games].history.plies(server.game_id)
    assert isinstance(plies[-1].action, Rest)
