"""The panel shows the whole table at a glance, and each board is a button away."""

from pathlib import Path
from typing import Any

import pytest

from bot.delivery.discord.picture_queue import PictureLimits
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.settings import Settings
from bot.text.cards import building_about, building_line
from rules.income import income
from rules.questions import RestVillagers
from rules.words import BuildingId, QuestionNumber, Row, Seat
from tests.bot.messages import say, text_of
from tests.bot.play.test_shown_pictures import alt_of, check_file, kinds, pictures_on
from tests.bot.server import Server
from tests.bot.settable import ALL_THE_TIME
from tests.tables import a_table, seat


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


@pytest.fixture
def seams() -> dict[str, Any]:
    return {"picture_limits": ALL_THE_TIME}


async def test_the_panel_shows_all_villages_and_the_market_above_its_buttons(
    server: Server,
) -> None:
    await server.start(3)
    panel = await server.panel()
    asked, following = await server.turn()
    assert pictures_on(panel) == ["table.png"]
    alt_text = alt_of(panel)
    loaded = await server.loaded()
    assert all(seat.name in alt_text for seat in loaded.row.seats)
    assert alt_text.index(say("alt-asked")) > alt_text.index(asked.user.name)
    assert alt_text.index(say("alt-next")) > alt_text.index(following.user.name)
    assert say(f"building-{loaded.state.table.market.houses[0]}") in alt_text
    assert kinds(panel).index("MediaGalleryComponent") < kinds(panel).index("ActionRow")
    assert f"-# {say('village-next', name=following.user.name)} " in text_of(panel)
    assert f"-# **{asked.user.name}** " in text_of(panel)
    check_file(server, panel)


async def test_where_all_rest_the_panel_shows_every_village(server: Server) -> None:
    asks = tuple([RestVillagers(QuestionNumber(n), Seat(n)) for n in range(2)])
    tired = [seat(exhausted=(f"builder-{n}",), items=("cider",)) for n in (1, 2)]
    await server.lay(a_table(ann=tired[0], bob=tired[1], asks=asks, turn=None))
    alt_text = alt_of(await server.panel())
    assert pictures_on(await server.panel()) == ["table.png"]
    assert alt_text.count(say("alt-asked")) == 2
    assert say("alt-next") not in alt_text


async def test_from_a_look_each_village_is_a_button_away(server: Server) -> None:
    await server.start(3)
    looked = await server.ann.slash(server.channel, "look village")
    message = looked.response.message
    for person in (server.bob, server.cid):
        theirs = person.user.name
        assert theirs in text_of(message)
        turned = await server.ann.click(message, label=theirs)
        assert turned.response.message.id == message.id
        message = turned.response.message
        assert say("village-title", name=person.user.name) in text_of(message)
        assert pictures_on(message) == ["village.png"]
        assert person.user.name in alt_of(message)
    turned = await server.ann.click(message, label=say("view-score"))
    assert pictures_on(turned.response.message) == ["score.png"]


@pytest.mark.parametrize("seams", [{"picture_limits": PictureLimits(most=0)}])
async def test_a_look_turned_to_gets_its_picture_when_it_is_drawn(server: Server) -> None:
    await server.start()
    looked = await server.ann.slash(server.channel, "look village")
    turned = await server.ann.click(looked.response.message, label=say("view-market"))
    await server.env.settle()
    assert pictures_on(turned.response.message) == ["market.png"]


async def test_the_star_houses_are_a_press_from_the_market(server: Server) -> None:
    """Their words are many, and the same all game long; the picture has them all."""
    loaded = await server.start()
    words = server.parts[Languages].narrator(loaded).words
    lines = [building_line(words, one) for one in loaded.state.table.market.row(Row.STAR)]
    assert lines
    looked = await server.ann.slash(server.channel, "look market")
    assert not [line for line in lines if line in text_of(looked.response.message)]
    label = say("market-row", row="star", left=0)
    turned = await server.ann.click(looked.response.message, label=label)
    assert [line for line in lines if line not in text_of(turned.response.message)] == []
    again = await server.ann.click(turned.response.message, label=say("view-market"))
    assert say("market-title") in text_of(again.response.message)
    board = await server.ann.click(again.response.message, label=say("view-board"))
    assert label not in text_of(board.response.message)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "+1 coin when exploring", "+2 coins when exploring"),
        ("es", "+1 moneda al explorar", "+2 monedas al explorar"),
        ("ja", "探検時+1コイン", "探検時+2コイン"),
    ],
)
def test_the_coins_of_a_symbol_are_counted(language: str, one: str, two: str) -> None:
    words = words_in(language)
    assert one in building_about(words, BuildingId("muddy-boot-porch")).split(words("list-dot"))
    assert two in building_about(words, BuildingId("muddy-boot-porch-2")).split(words("list-dot"))


async def test_who_has_no_pictures_reads_the_whole_table_in_words(server: Server) -> None:
    await server.start(3)
    await server.ann.slash(server.channel, "me settings", text_first=True)
    shown = await server.ann.click(await server.panel(), label=say("view-table"))
    text, loaded = text_of(shown.response.message), await server.loaded()
    market = loaded.state.table.market
    for player, one in zip(loaded.state.table.players, loaded.row.seats, strict=True):
        has = income(loaded.game, player), player.reputation
        figures = dict(zip(("income", "reputation"), has, strict=True))
        assert say("alt-village", name=one.name, coins=player.coins, **figures) in text
        assert say("symbol-beds", count=3) in text
    for building in (*market.houses, *market.outposts):
        assert say(f"building-{building}") in text
    assert all(say(f"villager-{one}") in text for one in loaded.state.table.board.slots if one)
    others = await server.bob.click(await server.panel(), label=say("view-table"))
    assert say(f"building-{market.houses[0]}") not in text_of(others.response.message)
