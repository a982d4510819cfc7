"""House rules are chosen in the lobby by anyone seated, and told wherever the game is told."""

import json
import sqlite3
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.i18n.words import languages, words_in
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from bot.store import results
from bot.store.database import Database
from bot.text.house_rules import phrase
from bot.ui.layout import _LABEL
from rules.editions import EDITIONS, RULEBOOKS, VARIANTS, Rulebook
from rules.house_rules import HOUSE_RULES, HouseRules, choices
from rules.record import alter
from tests.bot.messages import answer_of, ids_of, lobby_rules, parts_of, posts, say, text_of
from tests.bot.play.test_chronicle import chronicle, words_of
from tests.bot.server import SEED, Server
from tests.bot.wire import Wire

EVERY = [(name, figure) for name, rule in HOUSE_RULES.items() for figure in rule.figures]


def in_words(name: str, figure: int) -> str:
    return phrase(words_in("en"), name, figure)


def games() -> Iterator[tuple[str, str, dict[str, int]]]:
    """List a few games in which every rule is played with each of its figures."""
    for variant, rulebook in (("common", "final"), ("solo", "preview")):
        offered = choices(RULEBOOKS[Rulebook(rulebook)])
        figures = {name: [f for n, f in offered if n == name] for name in HOUSE_RULES}
        for turn in range(max(map(len, figures.values()))):
            yield variant, rulebook, {name: fs[turn % len(fs)] for name, fs in figures.items()}


async def opened_list(person: Any, lobby: Any) -> Any:
    """Press the button that lists the house rules, and return what it shows."""
    return (await person.click(lobby, label=say("house-rules"))).response.message


async def choose(server: Server, person: Any, *chosen: tuple[str, int]) -> Any:
    """Choose rules where they are listed; return the last answer."""
    asked = await person.click(server.channel.last_message, label=say("house-rules"))
    pressed = asked
    for name, figure in chosen:
        custom_id = str(CustomId(server.game_id, 0, Press.HOUSE, f"{name}-{figure}"))
        pressed = await person.click(asked.response.message, custom_id=custom_id)
    return pressed


async def rules_of(server: Server) -> HouseRules:
    return (await server.parts[Games].get(server.game_id)).house_rules


# What every rule must have: somebody who adds one is told what is missing


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_rule_has_its_words(name: str, language: str) -> None:
    key, file = f"house-rule-{name}", f"bot/i18n/locale/house.{language}.ftl"
    words = words_in(language)
    assert words.has(key), f"the house rule {name!r} is not said in {language}: add {key} to {file}"
    said = [phrase(words, name, figure) for figure in HOUSE_RULES[name].figures]
    assert len(set(said)) == len(said), f"{key} in {file} says two figures alike: {said}"
    longest = max([len(words("house-rules-ticked", rule=one)) for one in said])
    assert longest <= _LABEL, f"{key} in {file} is too long for a button"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rulebook", Rulebook)
async def test_all_choices_have_room_on_one_message(
    server: Server, rulebook: Rulebook, language: str
) -> None:
    await server.ann.slash(server.channel, "me settings", language=language)
    lobby = await server.open(1, edition=rulebook, language=language)
    asked = await server.ann.click(lobby, label=words_in(language)("house-rules"))
    shown = asked.response.message
    assert len(ids_of(shown)) == len(choices(RULEBOOKS[rulebook])), "not all buttons are there"
    size = len([*parts_of(shown)])
    assert size <= 40, f"Discord takes 40 components in a message, and these are {size}"


@pytest.mark.parametrize(("variant", "rulebook", "figures"), [*games()])
async def test_a_game_by_every_rule_is_told_as_such_and_played_to_its_end(
    server: Server, variant: str, rulebook: str, figures: dict[str, int]
) -> None:
    server.sow(SEED)
    people = 1 if variant == "solo" else 2
    await server.open(people, variant=variant, edition=rulebook)
    pressed = await choose(server, server.ann, *figures.items())
    told = [in_words(*one) for one in figures.items()]
    line = say("house-rules-told", rules=" \u00b7 ".join(told))
    assert line in answer_of(pressed)
    lobby = text_of(server.channel.last_message)
    assert " \u00b7 ".join([lobby_rules(rulebook, variant), *told]) in lobby
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    assert line in "\n".join(posts(server))
    assert line in answer_of(await server.eve.slash(server.channel, "rules", topic="scoring"))
    assert line in answer_of(await server.eve.slash(server.channel, "game status"))
    loaded = await server.loaded()
    chosen = HouseRules(tuple(sorted(figures.items())))
    assert loaded.game.edition == chosen.applied(EDITIONS[loaded.row.edition])
    await server.finish(Random(7))
    assert (await server.loaded()).state.table.round == figures["rounds"]
    assert line in words_of((await chronicle(server))["html"])
    assert (await exported(server))["house_rules"] == figures
    right = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert right.startswith("**All ")
    assert line in right
    assert f"{SEED.hex()}|{chosen}" in right


async def exported(server: Server) -> dict[str, Any]:
    result = await server.ann.slash(server.channel, "game export")
    (file,) = result.response.message.attachments
    return json.loads(server.env.backend.cdn.get(file.url) or b"")


@pytest.mark.parametrize("language", languages())
async def test_the_help_page_lists_every_choice(server: Server, language: str) -> None:
    words = words_in(language)
    await server.ann.slash(server.channel, "me settings", language=language)
    page = answer_of(await server.ann.slash(server.channel, "rules", topic=words("house-rules")))
    for choice in EVERY:
        assert f"- {phrase(words, *choice)}" in page


# Choosing


async def test_nothing_is_chosen_unless_somebody_chooses(server: Server) -> None:
    lobby = await server.open(2)
    assert f"{lobby_rules('final', 'common')}\n" in text_of(lobby)
    shown = await opened_list(server.ann, lobby)
    assert say("house-rules-none") in text_of(shown)
    await server.ann.click(lobby, label="Start")
    loaded = await server.loaded()
    assert loaded.game.edition is RULEBOOKS[Rulebook.FINAL]
    assert loaded.row.dice_seed == loaded.row.seed
    assert say("house-rules-told", rules="")[:11] not in "\n".join(posts(server))
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic="scoring"))
    assert say("house-rules-told", rules="")[:11] not in answer


async def test_anyone_seated_chooses_and_takes_it_back_by_the_same_button(server: Server) -> None:
    lobby = await server.open(2)
    shown = await opened_list(server.bob, lobby)
    pressed = await server.bob.click(shown, label="9 rounds")
    assert "9 rounds" in text_of(server.channel.last_message)
    assert say("house-rules-ticked", rule="9 rounds") in answer_of(pressed)
    await choose(server, server.ann, ("rounds", 5), ("coins", 3))
    assert str(await rules_of(server)) == "coins=3 rounds=5"
    again = await opened_list(server.bob, server.channel.last_message)
    pressed = await server.bob.click(again, label=say("house-rules-ticked", rule="5 rounds"))
    assert str(await rules_of(server)) == "coins=3"
    assert "5 rounds" not in text_of(server.channel.last_message)
    assert say("house-rules-told", rules="3 extra coins") in answer_of(pressed)


async def test_what_the_edition_prints_is_not_offered(server: Server) -> None:
    lobby = await server.open(2, edition="preview")
    offered = {i.rsplit(":", 1)[1] for i in ids_of(await opened_list(server.ann, lobby))}
    assert offered == {f"{name}-{figure}" for name, figure in choices(RULEBOOKS[Rulebook.PREVIEW])}
    pressed = await choose(server, server.ann)
    forged = str(CustomId(1, 0, Press.HOUSE, "prizes-6"))
    wire = Wire(server)
    made = wire.press(server.ann, pressed.response.message, forged)
    async with server.nothing_changes():
        await wire.deliver(made)
    assert answer_of(made.result) == say("unknown-press")


@pytest.mark.parametrize("detail", ["tax-2", "rounds-99", "coins-4"])
async def test_nothing_else_can_be_chosen(server: Server, detail: str) -> None:
    lobby = await server.open(2)
    shown = await opened_list(server.ann, lobby)
    wire = Wire(server)
    made = wire.press(server.ann, shown, str(CustomId(1, 0, Press.HOUSE, detail)))
    async with server.nothing_changes():
        await wire.deliver(made)
    assert answer_of(made.result) == say("unknown-press")


async def test_nobody_else_chooses_and_nobody_after_the_start(server: Server) -> None:
    lobby = await server.open(2)
    async with server.nothing_changes():
        shown = await opened_list(server.eve, lobby)
        assert answer_of(await server.eve.click(shown, label="9 rounds")) == say("not-seated")
    shown = await opened_list(server.ann, lobby)
    await server.ann.click(lobby, label="Start")
    async with server.nothing_changes():
        assert answer_of(await server.ann.click(shown, label="9 rounds")) == say("not-a-lobby")


async def test_a_night_has_none(server: Server) -> None:
    await server.ann.slash(server.channel, "night new")
    stage = server.channel.last_message
    assert not [one for one in ids_of(stage) if ":house" in one]
    wire = Wire(server)
    made = wire.press(server.ann, stage, str(CustomId(1, 0, Press.HOUSE)))
    await wire.deliver(made)
    assert await rules_of(server) == HouseRules()


async def test_a_restart_and_the_next_game_keep_them(server: Server) -> None:
    await server.open(2)
    await choose(server, server.ann, ("rounds", 5), ("keys", 9))
    await server.restart()
    await server.ann.slash(server.channel, "game start")
    await server.finish(Random(3))
    await server.bob.click(await server.panel(), label=say("again"))
    server.game_id = 2
    assert str(await rules_of(server)) == "keys=9 rounds=5"
    assert "5 rounds \u00b7 9 key houses" in posts(server)[-2]


# What they are good for


async def test_rules_that_somebody_changes_later_are_found_out(server: Server) -> None:
    """Each of them, as all dice depend on them."""
    await server.open(2)
    await choose(server, server.ann, ("rounds", 5))
    await server.ann.click(server.channel.last_message, label="Start")
    await server.finish(Random(3))
    games = server.parts[Games]
    row, plies = await games.get(1), await games.history.stored_plies(1)
    assert not verify(games.books.game_of(row), row, plies).wrong
    for choice in [("rounds", None), *EVERY]:
        other = alter(row, house_rules=row.house_rules.changed(*choice))
        if other != row:
            assert verify(games.books.game_of(other), other, plies).wrong, choice

    def forge(db: sqlite3.Connection) -> None:
        db.execute("UPDATE games SET house_rules = 'prizes=6 rounds=5'")

    await server.parts[Database].write(forge)
    games.loaded.invalidate(1)
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert say("verify-right", dice=0, cards=0, seed="", hash="")[:6] not in answer
    assert "do not follow from the seed" in answer


async def test_such_games_are_counted_apart_and_stand_in_no_hall(server: Server) -> None:
    await server.open(2)
    await choose(server, server.ann, ("rounds", 5))
    await server.ann.click(server.channel.last_message, label="Start")
    await server.finish(Random(3))
    points = (await results_of(server))[server.ann.id]
    stats = answer_of(await server.ann.slash(server.channel, "me stats"))
    assert say("stats-house-rules", games=1, points=points) in stats
    assert say("stats-none-common") in stats
    assert say("hall-empty") in answer_of(await server.ann.slash(server.channel, "look hall"))


async def results_of(server: Server) -> dict[int, int]:
    rows = await server.parts[Database].read(lambda db: results.of_game(db, 1))
    return {row.user_id: row.points for row in rows}


# The lobby's sentence


@pytest.mark.parametrize("language", languages())
def test_the_lobby_says_each_rulebook_and_each_way_to_play_in_its_own_words(language: str) -> None:
    """A name without words is an error there, and never said as another one."""
    words = words_in(language)
    for keys in (
        [f"rulebook-{name}" for name in Rulebook],
        [f"lobby-players-{name}" for name, one in VARIANTS.items() if not one.journeys],
    ):
        said = [words(key) for key in keys]
        assert len(set(said)) == len(keys)


def test_an_edition_without_words_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no sentence rulebook-final-3"):
        words_in("en")("rulebook-final-3")
