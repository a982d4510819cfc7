"""The commonest moves take one press, forms begin filled in, and the rest is behind More."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import languages
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.service.tables.games import Games
from bot.ui.message import Button, ButtonStyle
from bot.ui.panel_buttons import panel_buttons
from bot.ui.rows import LINES, fits
from rules import offers, proposals
from rules.actions import Explore, Harvest, Labor, OfferToBuy, Pass, Reroll, Rest
from rules.questions import AnswerOffer, RestVillagers, SpendEffort, TakeTurn
from rules.table import ITEMS
from rules.words import Good, VillagerId
from tests.bot.messages import answer_of, parts_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.tables import ANN, BOB, ONE, a_table, below, seat

THREE = tuple(map(VillagerId, ("builder-1", "trainer-1", "explorer-1")))


def lush() -> Any:
    """Ann's turn: goods lie on her hut, and Bob asks four coins for a pot."""
    return a_table(
        ann=seat(coins=9, buildings=(("herring-smokehouse", 2),), items=("rope", "paper")),
        bob=seat(sale=("pot", 4)),
    )


async def last_action(server: Server) -> Any:
    return (await server.parts[Games].history.plies(server.game_id))[-1].action


async def more(server: Server, person: Any) -> Any:
    return await person.click(await server.panel(), label=say("verb-more"))


def styles(message: Any) -> dict[str, int]:
    found = [part for part in parts_of(message) if getattr(part, "custom_id", None)]
    return {part.label: int(part.style) for part in found}


@pytest.mark.parametrize("kind", [Harvest, Explore])
async def test_one_press_does_what_the_button_says(server: Server, kind: Any) -> None:
    loaded = await server.lay(lush())
    propose = proposals.harvest if kind is Harvest else proposals.explore
    wanted = propose(loaded.game, loaded.state.table, ANN)
    label = say("quick-harvest-all", count=2) if kind is Harvest else "Send Pip and Wren"
    result = await server.ann.click(await server.panel(), label=label)
    assert result.modal is None
    assert await last_action(server) == wanted


async def test_what_has_an_asking_price_is_bought_at_one_press(server: Server) -> None:
    await server.lay(lush())
    shown = await more(server, server.ann)
    label = say("quick-buy", item="pot", coins=4)
    await server.ann.click(shown.response.message, label=label)
    assert await last_action(server) == OfferToBuy(ANN, BOB, 4)
    line = say("line-buy", name="ann", seller="bob", item="pot", count=1, coins=4)
    rows = text_of(await server.panel()).split("\n")
    assert [row for row in rows if row.startswith("**") and "pot" in row] == [line]
    assert "pot" in (await server.loaded()).state.table.players[ANN].items


async def test_where_no_price_is_asked_the_lowest_offers_are_buttons(server: Server) -> None:
    bob, cem = seat(sale="rope"), seat(sale=("pot", 4))
    table = a_table(ann=seat(coins=6), bob=bob, cem=cem, refused=(0, 3, 0))
    seller = (await server.lay(table)).row.seats[BOB].name
    shown = (await more(server, server.ann)).response.message
    assert say("more-bid", item="rope", name=seller) in text_of(shown)
    offered = [label for label in styles(shown) if label.replace("\xa0", " ").endswith(" coins")]
    assert [label.split()[0] for label in offered if label[0].isdigit()] == ["4", "5", "6"]
    await server.ann.click(shown, label=say("more-coins", count=5))
    assert await last_action(server) == OfferToBuy(ANN, BOB, 5)


async def test_whoever_labors_alone_is_one_press_in_more_or_on_the_panel(server: Server) -> None:
    loaded = await server.lay(lush())
    wanted = proposals.labor(loaded.game, loaded.state.table, ANN)
    message = await server.panel()
    if "Labor: Pip" not in text_of(message):
        message = (await more(server, server.ann)).response.message
    await server.ann.click(message, label="Labor: Pip")
    assert await last_action(server) == wanted
    assert isinstance(wanted, Labor)


async def test_anybody_ready_is_sent_to_labor_behind_more(server: Server) -> None:
    await server.lay(lush())
    shown = (await more(server, server.ann)).response.message
    await server.ann.click(shown, label="Labor: Odo")
    assert await last_action(server) == Labor(ANN, (THREE[0],))


async def test_a_form_begins_with_what_is_sensible(server: Server) -> None:
    await server.lay(lush())
    shown = (await more(server, server.ann)).response.message  # the panel has its proposal
    form = (await server.ann.click(shown, label=say("verb-harvest"))).modal
    ticked = {
        control["custom_id"]: [o["value"] for o in control["options"] if o.get("default")]
        for control in [label["component"] for label in form["components"]]
    }
    assert len(ticked["villagers"]) == len(ticked["buildings"]) == 2


async def test_an_item_is_sold_behind_more_and_the_message_says_so(server: Server) -> None:
    await server.lay(lush())
    shown = await more(server, server.ann)
    assert shown.response.ephemeral
    label = say("more-price", item="paper", count=5)
    await server.ann.click(shown.response.message, label=label)
    sale = (await server.loaded()).state.table.players[ANN].sale
    assert sale is not None
    assert (sale.item, sale.asking) == (Good.PAPER, 5)
    again = text_of(shown.response.message)
    assert "paper" in again
    assert say("verb-take-back") in again


@pytest.mark.parametrize("sale", [None, ("pot", 4)])
async def test_each_good_is_put_up_for_sale_by_one_button(server: Server, sale: Any) -> None:
    """Also in the place of another; those without room for prices are sold for any offer."""
    items = ITEMS[:7]
    ann, rope = seat(coins=9, items=items, sale=sale), ("rope", 3)
    table = a_table(ann=ann, bob=seat(sale=rope), cem=seat(sale="fish"), dee=seat(sale="pot"))
    await server.lay(table)
    shown = (await more(server, server.ann)).response.message
    for item in items:
        assert say("more-any-price", item=item) in styles(shown)
    await server.ann.click(shown, label=say("more-any-price", item=items[-1]))
    placed = (await server.loaded()).state.table.players[ANN].sale
    assert placed is not None
    assert (placed.item, placed.asking) == (items[-1], None)


async def test_more_is_for_everyone_who_plays(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(items=("rope",))))
    shown = await more(server, server.bob)
    label = say("more-place", item="rope", count=1)
    await server.bob.click(shown.response.message, label=label)
    (slot,) = (await server.loaded()).state.table.players[BOB].track
    assert slot.good is Good.ROPE
    assert say("more-none") in text_of(shown.response.message)
    assert answer_of(await more(server, server.eve)) == say("not-seated")


async def test_at_the_dice_more_asks_for_them_with_their_buttons(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("spend_effort", Random(3))
    loaded = await server.loaded()
    (question,) = loaded.state.table.questions
    free = [one for one in offers(loaded.game, loaded.state, question.seat) if not one.refusal]
    assert "advance" not in {one.verb for one in free}  # or there would be something else to do
    shown = await more(server, explorer)
    assert say("more-dice") in answer_of(shown)
    assert say("more-none") not in answer_of(shown)
    before = loaded.ply
    await explorer.click(shown.response.message, label=say("verb-stop"))
    assert (await server.loaded()).ply > before


async def test_a_die_is_rolled_again_at_one_press(server: Server) -> None:
    ann = seat(ready=(), cave=THREE[1:], buildings=("echoing-mine",))
    trip = below(option=0, rolled={THREE[1]: (1, 0), THREE[2]: (6, 2)})
    await server.lay(a_table(ann=ann, asks=(SpendEffort(ONE, ANN),), trip=trip))
    for name in ("Wren", "Pip"):
        assert say("quick-reroll", villager=name) in styles(await server.panel())
    await server.ann.click(await server.panel(), label=say("quick-reroll", villager="Wren"))
    assert await last_action(server) == Reroll(ANN, THREE[1])


async def test_an_old_private_button_is_answered_kindly(server: Server) -> None:
    await server.lay(lush())
    shown = await more(server, server.ann)
    await server.ann.slash(server.channel, "pass")
    label = say("more-price", item="paper", count=5)
    late = await server.ann.click(shown.response.message, label=label)
    assert answer_of(late) == say("stale-question")


@pytest.mark.parametrize(
    "old", ["show:village", "show:market", "show:board", "mine:advance", "guide:on", "proposed"]
)
async def test_the_buttons_of_older_panels_still_work(server: Server, old: str) -> None:
    await server.lay(lush())
    old = f"1:{server.game_id}:0:{old}"
    pressed = Wire(server).press(server.ann, await server.panel(), old)
    await Wire(server).deliver(pressed)
    result = pressed.result
    assert result.modal or answer_of(result) != say("unknown-press")


@pytest.mark.parametrize("old", ["put_up_for_sale", "offer_to_buy", "refresh_row", "take_back"])
async def test_the_free_actions_of_older_panels_still_open_their_forms(
    server: Server, old: str
) -> None:
    loaded = await server.lay(lush())
    number = loaded.state.table.questions[0].number
    press = str(CustomId(server.game_id, number, Press.ACT, old))
    pressed = Wire(server).press(server.ann, await server.panel(), press)
    await Wire(server).deliver(pressed)
    refusal = say("refusal-nothing-for-sale")
    assert pressed.result.modal or answer_of(pressed.result) == refusal


async def test_pass_is_the_last_button_behind_more_where_there_is_more_to_do(
    server: Server,
) -> None:
    await server.lay(lush())
    assert "Pass" not in styles(await server.panel())
    assert styles(await server.panel())["Explore"] == ButtonStyle.PRIMARY
    shown = (await more(server, server.ann)).response.message
    assert list(styles(shown))[-1] == "Pass"
    await server.ann.click(shown, label="Pass")
    assert await last_action(server) == Pass(ANN)


async def test_who_is_proposed_for_labor_has_one_button(server: Server) -> None:
    await server.lay(a_table(ann=seat(coins=9), bob=seat()))
    labels = [
        *styles(await server.panel()),
        *styles((await more(server, server.ann)).response.message),
    ]
    wanted = [say("quick-labor", villagers=say(f"short-{villager}")) for villager in THREE]
    assert [labels.count(label) for label in wanted] == [1, 1, 1]


async def test_pass_is_grey_on_the_panel_where_only_labor_is_left(server: Server) -> None:
    await server.lay(nearly_done())
    assert styles(await server.panel())["Labor"] == ButtonStyle.PRIMARY
    assert styles(await server.panel())["Pass"] == ButtonStyle.SECONDARY
    assert "Pass" not in styles((await more(server, server.ann)).response.message)


async def test_pass_is_blue_where_nobody_is_ready(server: Server) -> None:
    await server.lay(a_table(ann=seat(ready=(), exhausted=THREE), bob=seat()))
    assert styles(await server.panel())["Pass"] == ButtonStyle.PRIMARY
    assert "Explore" not in styles(await server.panel())
    assert "Pass" not in styles((await more(server, server.ann)).response.message)


async def test_nobody_passes_behind_more_out_of_turn(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(items=("rope",))))
    shown = (await more(server, server.bob)).response.message
    assert say("more-place", item="rope", count=1) in styles(shown)
    assert "Pass" not in styles(shown)


async def test_an_offer_is_withdrawn_by_a_button_that_names_the_buyer(server: Server) -> None:
    asks = (AnswerOffer(ONE, BOB, ANN, Good.FISH, 4),)
    await server.lay(a_table(ann=seat(coins=9), bob=seat(sale="fish"), asks=asks))
    panel = await server.panel()
    await server.ann.click(panel, label=say("verb-withdraw", name="ann"))
    (question,) = (await server.loaded()).state.table.questions
    assert isinstance(question, TakeTurn)


async def test_undo_names_whose_step_it_takes_back(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    assert say("verb-undo-of", name="ann") not in text_of(await server.panel())
    await server.ann.slash(server.channel, "labor", villagers="*")
    assert say("verb-undo-of", name="ann") in text_of(await server.panel())


async def tired(server: Server) -> None:
    ann = seat(ready=(), exhausted=THREE, items=("cider",))
    await server.lay(a_table(ann=ann, asks=(RestVillagers(ONE, ANN),), turn=None))


async def asked_again(server: Server, way: str) -> Any:
    """Name one villager for three beds, in the form or in the command."""
    if way == "type":
        return await server.ann.slash(server.channel, "rest", beds="Odo")
    opening = await server.ann.click(await server.panel(), label=say("verb-rest-otherwise"))
    (beds,) = [
        label["component"]
        for label in opening.modal["components"]
        if label["component"]["custom_id"] == "beds"
    ]
    assert [option["value"] for option in beds["options"] if option.get("default")] == [*THREE]
    return await server.ann.submit_modal(opening, {"beds": ["builder-1"]})


@pytest.mark.parametrize("way", ["press", "type"])
@pytest.mark.parametrize(("answer", "awake"), [("beds-fill", 3), ("beds-leave", 1)])
async def test_a_bed_that_somebody_could_use_stays_empty_only_if_one_insists(
    server: Server, way: str, answer: str, awake: int
) -> None:
    await tired(server)
    asking = await asked_again(server, way)
    assert (await server.loaded()).ply == 0
    assert say("beds-empty", count=2, villagers="Wren the trainer and Pip the explorer") in (
        answer_of(asking)
    )
    await server.ann.click(asking.response.message, label=say(answer))
    plies = await server.parts[Games].history.plies(server.game_id)
    rested = next(ply.action for ply in plies if isinstance(ply.action, Rest))
    assert len(rested.beds) == awake
    assert say(answer) not in text_of(asking.response.message)


async def test_rest_without_options_fills_the_beds(server: Server) -> None:
    await tired(server)
    await server.ann.slash(server.channel, "rest")
    plies = await server.parts[Games].history.plies(server.game_id)
    assert next(p.action for p in plies if isinstance(p.action, Rest)) == Rest(ANN, beds=THREE)


async def test_exert_without_options_asks_and_ends_nothing(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("spend_effort", Random(3))
    before = (await server.loaded()).ply
    asked = await explorer.slash(server.channel, "exert")
    assert say("verb-stop") in text_of(asked.response.message)
    loaded = await server.loaded()
    assert loaded.ply == before
    assert isinstance(loaded.state.table.questions[0], SpendEffort)
    await explorer.slash(server.channel, "exert", villagers="nobody")
    assert (await server.loaded()).ply > before


@pytest.mark.parametrize("language", languages())
async def test_a_panel_takes_four_lines_on_a_phone(server: Server, language: str) -> None:
    await server.start(3, language=language)
    dice = Random(5)
    for _ in range(70):
        loaded = await server.loaded()
        if loaded.state.table.over:
            break
        narrator = server.parts[Languages].narrator(loaded)
        lines, left_out = panel_buttons(narrator, loaded, loaded.panel_plies)
        assert 0 < len(lines) <= LINES, lines
        assert all(fits(line) for line in lines), lines
        shown = [button.custom_id for line in lines for button in line]
        assert len(set(shown)) == len(shown)
        assert not {button.custom_id for button in left_out} & set(shown)
        await server.step(dice)


def test_a_line_holds_what_a_phone_shows() -> None:
    short, long = Button("Pass", "1"), Button("Buy the amethyst, 12 coins", "2")
    assert fits([short, short, short])
    assert not fits([long, long])
    assert fits([Button("x" * 80, "3")])
