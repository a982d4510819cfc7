"""What the tests of story nights share."""

import pytest

from tests.bot.fireside import Fireside
from tests.bot.server import Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    return Fireside(server)
