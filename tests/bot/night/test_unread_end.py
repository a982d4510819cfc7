"""Nobody else finds an end before its reader has read it out; after that everybody does."""

from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.nights import Step
from bot.service.night.steps import unread_chapter
from bot.service.plies.stories import is_home
from bot.text.story import outcome_text
from rules.actions import Explore
from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of
from tests.bot.server import Server


@pytest.mark.parametrize("how", ["night", "lift"])
async def test_what_its_reader_alone_has_is_found_by_nobody_until_it_is_read(
    server: Server, fire: Fireside, evening: Gathering, how: str
) -> None:
    held = evening if how == "lift" else fire
    await held.begin()
    while not is_home((loaded := await held.until(Step.END)).recent[-1]):
        await held.go_on()
    chapter = unread_chapter(loaded)
    assert chapter is not None
    words = outcome_text(server.parts[Languages].narrator(loaded), chapter).split("\n")[0][:40]
    begun = next(one.ply for one in loaded.panel_plies if isinstance(one.action, Explore))
    reader = await held.reader()
    lookers = [person for person in (server.ann, server.bob, server.cid) if person is not reader]
    for looker in (*lookers, server.eve):
        assert words not in "\n".join(await finds(server, looker, begun))
    await held.act(reader, "heard")
    for looker in lookers:
        read, log, *_ = await finds(server, looker, begun)
        assert words in read
        assert words in log


async def finds(server: Server, person: Any, begun: int) -> list[str]:
    """Return what a person finds of a story that began with a ply."""
    looks = [("read", {"story": f"{server.game_id}-{begun}"}), ("look log", {}), ("game watch", {})]
    looks += [("read", {}), ("catchup", {}), ("game chronicle", {})]
    found = [answer_of(await person.slash(server.channel, look, **o)) for look, o in looks]
    suggested = await person.autocomplete(server.channel, "read", "story", "")
    return [*found, *[f"suggested {one['value']}" for one in suggested]]
