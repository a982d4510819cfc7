"""What the tests of planned nights share."""

import pytest

from tests.bot.planning import Planned
from tests.bot.server import Server


@pytest.fixture
async def planned(server: Server) -> Planned:
    return Planned(server)
