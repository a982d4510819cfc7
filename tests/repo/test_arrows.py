"""Law 10: only the arrows of the design exist between the packages."""

import sys

import pytest

from tests.repo.sources import imports, modules, name_of

OUTSIDE = {
    "rules": set(),
    "encounters": {"pydantic", "pydantic_core"},
    "bot": {
        *("aiohttp", "aiosqlite", "discord", "fluent", "orjson", "pydantic", "pydantic_core"),
        *("cachetools", "dotenv", "simcord", "PIL"),
    },
}
ARROWS = {
    "rules": {"rules"},
    "encounters": {"rules", "encounters"},
    "bot": {"rules", "encounters", "bot"},
}
UNWORLDLY = {
    *("asyncio", "datetime", "io", "json", "logging", "os", "pathlib", "random", "secrets"),
    *("shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time"),
}
"""Files, clocks, chance, networks: none of the rules' business."""

NO_DISCORD = ("bot/model/", "bot/i18n/", "bot/service/", "bot/store/", "bot/settings.py")


@pytest.mark.parametrize("package", ARROWS)
def test_a_package_imports_what_it_may(package: str) -> None:
    allowed = ARROWS[package] | OUTSIDE[package] | set(sys.stdlib_module_names)
    wrong = [
        f"{name_of(path)}: {name}"
        for path in modules(package)
        for name in imports(path)
        if name.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_the_rules_know_no_world() -> None:
    wrong = [
        f"{name_of(path)}: {name}"
        for path in modules("rules")
        for name in imports(path)
        if name.split(".")[0] in UNWORLDLY
    ]
    assert wrong == []


def test_the_service_and_the_store_know_no_discord() -> None:
    quiet = [path for path in modules("bot") if name_of(path).startswith(NO_DISCORD)]
    assert len(quiet) > 20
    wrong = [f"{p.name}: {n}" for p in quiet for n in imports(p) if n.split(".")[0] == "discord"]
    assert wrong == []


def test_sql_stands_in_the_store_alone() -> None:
    """Others may run a transaction; they write none in words."""
    words = ("SELECT ", "INSERT ", "UPDATE ", "DELETE FROM")
    wrong = [
        name_of(path)
        for path in modules("bot")
        if "store" not in path.parts
        and any(word in path.read_text(encoding="utf-8") for word in words)
    ]
    assert wrong == []


def test_settings_are_kept_in_one_place() -> None:
    """The bot goes by what it has at hand: what is written past it is not felt until a restart."""
    found = {name_of(p) for p in modules("bot") if "put_user(" in p.read_text(encoding="utf-8")}
    assert found == {"bot/store/user_settings.py", "bot/features/hours.py"}


def test_simcord_is_asked_for_by_the_demo_alone() -> None:
    found = {name_of(p) for p in modules("bot") for n in imports(p) if n.startswith("simcord")}
    assert found <= {"bot/demo/run.py", "bot/demo/guests.py"}


def test_pillow_is_known_to_the_pictures_alone() -> None:
    found = [p for p in modules("bot") for n in imports(p) if n.split(".")[0] == "PIL"]
    assert found
    assert {name_of(path).rsplit("/", 1)[0] for path in found} <= {
        "bot/pictures",
        "bot/pictures/icons",
    }
