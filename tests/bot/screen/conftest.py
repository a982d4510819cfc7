from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.screen.browser import Browser, opened


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Browser]:
    async with opened(tmp_path) as browser:
        yield browser
