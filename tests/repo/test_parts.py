"""No part is handed the bot, hands out another part, or is changed from outside.

What a part needs stands in its constructor; `bot/parts` alone knows all of them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.repo.sources import modules, name_of, tree_of

MOST = 6

ROOT_OF_ALL = (
    *("bot/app.py", "bot/connection.py", "bot/serving.py"),
    *("bot/parts/", "bot/demo/", "bot/doctor/"),
)
"""Who knows the bot: what builds it, what starts it, what plays it, and what examines it."""

SEAMS = "bot/parts/seams.py"
"""No parts, but the values that a simulation hands in."""

CLIENT = {"Client", "AutoShardedBot", "AutoShardedClient", "Bot", "TableBot"}
ADAPTERS = {
    "bot/cogs/tree.py CommandTree",  # discord.py constructs it so
    "bot/delivery/discord/members.py GuildMembers",
    "bot/delivery/discord/requests.py Requests",
    "bot/delivery/aloud/voice_channels.py VoiceChannels",
    "bot/delivery/aloud/voice_channels.py _EncryptedVoice",  # discord.py constructs it so
    "bot/jobs.py Jobs",  # waits until the client is ready
    "bot/operation.py Operation",  # as above, and counts its servers
}
"""Who takes discord.py's client: all others speak through them."""

SET_FROM_OUTSIDE = {
    "bot/command_line.py discord.VoiceClient.warn_dave",
    "bot/command_line.py discord.VoiceClient.warn_nacl",
    *(f"bot/connection.py record.{name}" for name in ("args", "exc_info", "msg")),  # of a log
    "bot/delivery/discord/discord_internals.py client.http.connector",
    "bot/delivery/discord/discord_internals.py http._try_clear_expired_ratelimits",
    "bot/delivery/discord/discord_internals.py http_session._response_class",  # aiohttp's
    "bot/delivery/discord/discord_internals.py shards.DiscordWebSocket",
    "bot/demo/run.py env.backend.bot_user.name",
    "bot/demo/run.py env.settle_timeout",
    "bot/narration/__main__.py os.cpu_count",
    "bot/pictures/canvas.py self._draw.fontmode",
    "bot/store/connections.py self._thread.daemon",
    "bot/delivery/discord/emoji.py self._uploaded.drawn_by",  # a value of its own, which it stores
}
"""Attributes of libraries: none of ours is set by another."""

OTHERS_OWN = {
    *(f"tests/bot/limits/test_discord_internals.py {name}" for name in ("_buckets", "_call")),
    "tests/bot/limits/test_discord_internals.py _last_request",  # discord.py's
    "tests/fuzz/fuzzed_bot.py _HTTPClient__session",  # discord.py's
    "tests/fuzz/fuzzed_bot.py _global_over",  # discord.py's
    # The fuzzer kills a bot within its own process, and plants faults to see whether it finds them.
    *(f"tests/fuzz/fuzzed_bot.py {name}" for name in ("_writer", "_reader", "_finder", "_lock")),
    "tests/fuzz/fuzzed_bot.py _connection",  # aiosqlite's
    "tests/fuzz/fuzzed_bot.py _handlers",
    "tests/fuzz/mutants.py _failed",
    "tests/fuzz/planted.py _button",
}
"""Private names that tests set: of libraries, or because nothing else does what they are for."""

PATCHES = {"setattr", "delattr", "patch", "object"}


def classes(*folders: str) -> Iterator[tuple[str, ast.ClassDef]]:
    """Yield each class with its file and name."""
    for path in modules(*folders):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                yield f"{name_of(path)} {node.name}", node


def taken_by(part: ast.ClassDef) -> dict[str, set[str]]:
    """Return the names in the annotations of a constructor's arguments, by argument."""
    made = [one for one in part.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    return {
        one.arg: set(re.findall(r"\w+", ast.unparse(one.annotation)))
        for init in made
        for one in (*init.args.args, *init.args.kwonlyargs)
        if one.annotation is not None
    }


def set_in(path: Path) -> Iterator[ast.Attribute]:
    """Yield the attributes that a file sets on others than `self`."""
    for node in ast.walk(tree_of(path)):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store | ast.Del)
            and ast.unparse(node.value) not in ("self", "cls")
        ):
            yield node


def test_a_part_takes_six_others_at_most() -> None:
    """More of them say that it does more than one thing."""
    assert [name for name, part in classes("bot") if len(taken_by(part)) > MOST] == []


def test_no_part_is_handed_the_bot() -> None:
    """Nor all parts; discord.py's client is taken by adapters alone."""
    groups = {part.name for name, part in classes("bot/parts") if name.split()[0] != SEAMS}
    taking = {
        name: set().union(*taken_by(part).values())
        for name, part in classes("bot")
        if not name.startswith(ROOT_OF_ALL)
    }
    assert groups == {"Builder", "Parts"}
    assert [name for name, taken in taking.items() if taken & groups] == []
    assert {name for name, taken in taking.items() if taken & CLIENT} == ADAPTERS


def test_no_part_hands_out_another() -> None:
    """A part that needs one names it; the games alone show their database, books and history."""
    parts = {part.name for _, part in classes("bot/delivery", "bot/features", "bot/service")}
    shown = {
        f"{name}.{node.targets[0].attr}"
        for name, part in classes("bot")
        for node in ast.walk(part)
        if not name.startswith(ROOT_OF_ALL)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
        if not node.targets[0].attr.startswith("_") and isinstance(node.value, ast.Name)
        if taken_by(part).get(node.value.id, set()) & parts
    }
    assert shown == {"bot/service/tables/games.py Games.books"}


def test_nothing_of_a_part_is_set_from_outside() -> None:
    found = {
        f"{name_of(path)} {ast.unparse(one)}" for path in modules("bot") for one in set_in(path)
    }
    assert found == SET_FROM_OUTSIDE


def test_tests_set_no_private_name() -> None:
    """They hand something in, or replace a public name."""
    found = set[str]()
    for path in modules("tests"):
        names = [one.attr for one in set_in(path)]
        for call in ast.walk(tree_of(path)):
            if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] in PATCHES:
                texts = [one.value for one in call.args[:2] if isinstance(one, ast.Constant)]
                names += [one.rpartition(".")[2] for one in texts if isinstance(one, str)]
        found |= {f"{name_of(path)} {one}" for one in names if re.match(r"_[a-zA-Z]", one)}
    assert found == OTHERS_OWN
