"""The bot's process draws nothing itself, and the renderer's ends with it."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_bot_needs_no_pillow_to_ask_for_pictures() -> None:
    code = "import bot.delivery.discord.picture_queue, bot.text.alt, bot.text.picture_choice, sys"
    check = "print('PIL' in sys.modules, 'bot.pictures.lettering' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", f"{code}\n{check}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("kind", ["market", "village"])
def test_the_renderer_ends_when_the_bot_is_killed(kind: str) -> None:
    """Idle, or stuck in the middle of a picture."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.pictures.a_bot", kind]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout
        renderer = int(bot.stdout.readline())
        time.sleep(0.2)
        assert is_alive(renderer)
        bot.kill()
        bot.wait()
        until = time.monotonic() + 5
        while is_alive(renderer) and time.monotonic() < until:
            time.sleep(0.05)
    assert not is_alive(renderer)


def is_alive(process_id: int) -> bool:
    """Tell whether a process runs; one that has ended and waits for its parent does not."""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
