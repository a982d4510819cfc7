"""What the tests of story nights share."""

import pytest

from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    return Fireside(server)


@pytest.fixture
async def evening(server: Server) -> Gathering:
    server.set_clock(MONDAY)
    return Gathering(server)
