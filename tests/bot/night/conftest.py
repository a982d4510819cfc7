"""What the tests of story nights share."""

import pytest

from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.lone_choices import book_of_lone_choices
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    return Fireside(server)


@pytest.fixture
async def evening(server: Server) -> Gathering:
    server.set_clock(MONDAY)
    return Gathering(server)


@pytest.fixture
def lone_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with a book whose follow-ups leave no choice."""
    monkeypatch.setattr("bot.service.history.books.open_book", lambda *_: book_of_lone_choices())
