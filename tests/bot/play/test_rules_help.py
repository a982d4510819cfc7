"""`/rules` explains every card, and how one stands oneself."""

import pytest

from bot.i18n.words import languages, normalize, words_in
from bot.text.help import TOPICS
from rules.cards import BUILDINGS, VILLAGERS
from tests.bot.messages import answer_of, say
from tests.bot.server import Server


async def test_a_rule_tells_how_one_stands_to_it(server: Server) -> None:
    await server.start()
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic="build"))
    assert "7 coins to spend and 1 ready villager with a hammer" in answer or "8 coins" in answer
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic="rest"))
    assert "3 beds for 0 exhausted and 0 injured" in answer


@pytest.mark.parametrize("topic", ["explore", "labor", "harvest", "train", "outposts"])
async def test_each_of_these_rules_has_a_word_for_a_player(server: Server, topic: str) -> None:
    await server.start()
    sought = say(f"help-{topic}")
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic=sought))
    assert say("your-title") in answer
    answer = answer_of(await server.eve.slash(server.channel, "rules", topic=sought))
    assert say("your-title") not in answer


async def test_a_rule_without_a_game_is_the_rule_alone(server: Server) -> None:
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic="build"))
    assert say("help-build") in answer
    assert say("your-title") not in answer


async def test_every_card_is_found_by_its_name(server: Server) -> None:
    keys = [f"building-{b}" for b in BUILDINGS] + [f"villager-{v}" for v in VILLAGERS]
    names = [key for key in keys if words_in("en").has(key)]
    for key in names[::9]:
        name = say(key)
        suggested = await server.ann.autocomplete(server.channel, "rules", "topic", name)
        values = [choice["value"] for choice in suggested]
        assert name.casefold() in values
        answer = answer_of(await server.ann.slash(server.channel, "rules", topic=name.casefold()))
        assert f"### {name}" in answer


async def test_what_is_typed_before_anything_is_the_topics(server: Server) -> None:
    suggested = await server.ann.autocomplete(server.channel, "rules", "topic", "")
    first = [choice["value"] for choice in suggested]
    assert first == [say(f"help-{topic}").casefold() for topic in TOPICS][: len(first)]


async def test_a_rule_that_is_not_known_is_not_passed_over(server: Server) -> None:
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic="bananas"))
    assert answer.startswith(say("no-such-rule"))
    assert say("no-such-rule") not in answer_of(await server.ann.slash(server.channel, "rules"))
    found = answer_of(await server.ann.slash(server.channel, "rules", topic="incom"))
    assert say("no-such-rule") not in found


@pytest.mark.parametrize("language", languages())
async def test_names_are_suggested_as_they_are_written(server: Server, language: str) -> None:
    """They are sought without accents and capitals, and read with them."""
    words = words_in(language)
    await server.ann.slash(server.channel, "me settings", language=language)
    for key in ("help-reputation", "help-track", "building-gabled-inn"):
        typed = normalize(words(key))
        suggested = await server.ann.autocomplete(server.channel, "rules", "topic", typed)
        chosen = next(choice for choice in suggested if choice["name"] == words(key))
        result = await server.ann.slash(server.channel, "rules", topic=chosen["value"])
        assert words(key) in answer_of(result)
