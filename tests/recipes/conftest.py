import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recipes.copies import Copy


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    """A copy of the tree, which takes too much room to be left behind."""
    yield Copy(tmp_path)
    shutil.rmtree(tmp_path)
