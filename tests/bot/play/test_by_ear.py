"""Law 9: a person who only hears texts, labels and form names can play a whole game."""

import re
from random import Random
from typing import Any

import pytest

from bot.i18n.words import languages, words_in
from tests.bot.messages import parts_of, text_of
from tests.bot.server import NAMES, Server

LOOKS = ("view-table", "view-market", "view-board", "view-score", "view-log", "guide-on")
NAMED = ("verb-undo-of", "verb-withdraw", "watch-village")
"""Looks and steps back that name a player."""
SELDOM = ("verb-pass", "verb-put-up-for-sale", "verb-take-back", "verb-refresh-row")
MOST_IN_PRIVATE = 8
"""Presses in one private message: what can be sold can be taken back, again and again."""

MOST_PRESSES = 4_000
RADIO = 21
"""Discord's number of a group of radio buttons."""


class Listener:
    """A person at the screen reader: knows what was said, and nothing of the game within."""

    def __init__(self, server: Server, language: str, dice: Random) -> None:
        self._town = server
        self._dice = dice
        words = words_in(language)
        self._looks = {words(key) for key in LOOKS}
        self._looks |= {words("story-keep", count=count) for count in (0, 1)}
        self._looks |= {words(key, name=name) for key in NAMED for name in NAMES}
        self._seldom = {words(key) for key in SELDOM}

    async def act(self) -> None:
        """Press a button by its label, as somebody whom the last message names."""
        message = self._town.channel.last_message
        asked = re.findall(r"<@([0-9]+)>", text_of(message))
        assert asked, text_of(message)
        assert set(labels_of(message)) - self._looks, text_of(message)
        user = int(self._dice.choice(asked))
        person = next(one for one in self._town.people.values() if one.id == user)
        await self._press(person, message)

    async def _press(self, person: Any, message: Any, presses: int = 0) -> None:
        """Press a button, and one of the private message that it opens, but not for ever."""
        labels = [label for label in labels_of(message) if label not in self._looks]
        if not labels or presses > MOST_IN_PRIVATE:  # as where a story is over
            return
        weights = [0.1 if label in self._seldom else 1.0 for label in labels]
        (label,) = self._dice.choices(labels, weights)
        result = await person.click(message, label=label)
        if result.modal is not None:
            result = await person.submit_modal(result, self._fill(result.modal))
        if result.response and labels_of(result.response.message) and result.response.ephemeral:
            await self._press(person, result.response.message, presses + 1)

    def _fill(self, modal: dict[str, Any]) -> dict[str, list[str] | str]:
        """Fill a form in by the names that stand in it."""
        filled: dict[str, list[str] | str] = {}
        for row in modal["components"]:
            select = row["component"]
            assert row["label"]
            if select["type"] == RADIO:
                filled[select["custom_id"]] = self._dice.choice(select["options"])["value"]
                continue
            named = {option["label"]: option["value"] for option in select["options"]}
            least, most = select.get("min_values", 1), select.get("max_values", 1)
            wanted = self._dice.randint(least, min(most, len(select["options"])))
            values = [option["value"] for option in select["options"]]
            by_name = [named[name] for name in self._dice.sample(list(named), len(named))]
            picked = [*by_name, *[value for value in values if value not in by_name]][:wanted]
            if picked:
                filled[select["custom_id"]] = picked
        return filled


def labels_of(message: Any) -> list[str]:
    """List what a message's buttons are called; no two may be called the same."""
    found = [
        part.label
        for part in parts_of(message)
        if getattr(part, "custom_id", None) and not part.disabled
    ]
    assert len(set(found)) == len(found), found
    assert all(any(character.isalpha() for character in label) for label in found), found
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_is_played_by_ear(server: Server, players: int, language: str) -> None:
    for name in NAMES[:players]:
        settings = {"text_first": True, "language": language}
        await server.people[name].slash(server.channel, "me settings", **settings)
    await server.start(players, language=language)
    listener = Listener(server, language, Random(players))
    for _ in range(MOST_PRESSES):
        if (await server.loaded()).state.table.over:
            break
        await listener.act()
    text = text_of(server.channel.last_message)
    assert words_in(language)("score-title", final="True") in text
    assert not any(message.attachments for message in server.channel.history())
