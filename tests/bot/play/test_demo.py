"""The demo in a terminal: a whole game through Discord's layer, told in words alone."""

import subprocess
import sys
from pathlib import Path

from tests.repo.sources import ROOT
from tests.stub.running import environment


def test_a_game_is_played_to_its_end_and_told(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "--headless"],
        cwd=ROOT,
        env=environment(tmp_path / "unused.sqlite3"),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    told = done.stdout
    for round_number in range(2, 8):
        assert f"Round {round_number} begins" in told
    assert "The game is over" in told
    assert "## Final score" in told
    assert "<:" not in told  # emoji are for Discord
    assert done.stderr == ""
