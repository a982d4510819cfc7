"""Law 10: only the arrows of the design exist between the packages.

The contracts in pyproject.toml say which; import-linter sees through any number of imports.
"""

import subprocess
import sys
import tomllib

import pytest

from tests.repo.sources import ROOT, imports, modules, name_of

OUTSIDE = {
    "rules": set(),
    "encounters": {"pydantic", "pydantic_core"},
    "bot": {
        *(
            "aiohttp",
            "aiosqlite",
            "babel",
            "budoux",
            "cachetools",
            "discord",
            "filelock",
            "fluent",
            "jinja2",
            "markupsafe",
            "numpy",
            "orjson",
            "prometheus_client",
            "pydantic",
            "pythonjsonlogger",
            "pydantic_core",
        ),
        *("dotenv", "simcord", "PIL"),
    },
}
OURS = {"rules", "encounters", "bot"}
LINT = "from importlinter.cli import lint_imports as l; raise SystemExit(l(no_cache=True))"
UNWORLDLY = {
    *("asyncio", "datetime", "io", "json", "logging", "os", "pathlib", "random", "secrets"),
    *("shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time"),
}
"""Files, clocks, chance, networks: none of the rules' business."""

SWITCH = "rules/record.py: os"
"""Whether records are frozen is read from the environment; it changes no rule."""


def test_the_contracts_between_the_packages_hold() -> None:
    """In a process of its own: import-linter sets up logging for all that runs beside it."""
    lint = [sys.executable, "-c", LINT]
    ran = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("package", OUTSIDE)
def test_a_package_imports_what_it_may_from_outside(package: str) -> None:
    allowed = OURS | OUTSIDE[package] | set(sys.stdlib_module_names)
    wrong = [
        f"{name_of(path)}: {name}"
        for path in modules(package)
        for name in imports(path)
        if name.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_companions_import_the_rules_and_the_standard_library_alone() -> None:
    """The contract forbids each library by name: it cannot say that no other is allowed."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    (mine,) = [one for one in contracts if one.get("source_modules") == ["bot.companions"]]
    assert set().union(*OUTSIDE.values()) <= set(mine["forbidden_modules"])
    wrong = [
        f"{name_of(path)}: {name}"
        for path in modules("bot/companions")
        for name in imports(path)
        if name.split(".")[0] not in {"rules", *sys.stdlib_module_names}
        and not f"{name}.".startswith("bot.companions.")
    ]
    assert wrong == []


def test_the_rules_know_no_world() -> None:
    wrong = [
        f"{name_of(path)}: {name}"
        for path in modules("rules")
        for name in imports(path)
        if name.split(".")[0] in UNWORLDLY
    ]
    assert wrong == [SWITCH]


DEMO = {f"bot/demo/{name}.py" for name in ("run", "party", "guests", "night")}


def test_sql_stands_in_the_store_alone() -> None:
    """Others may run a transaction; they write none in words. An index in memory stores nothing."""
    words = ("SELECT ", "INSERT ", "UPDATE ", "DELETE FROM")
    wrong = [
        name_of(path)
        for path in modules("bot")
        if "store" not in path.parts
        and any(word in path.read_text(encoding="utf-8") for word in words)
    ]
    assert wrong == ["bot/text/help_search.py"]


def test_settings_are_kept_in_one_place() -> None:
    """The bot goes by what it has at hand: what is written past it is not felt until a restart."""

    def naming(call: str) -> set[str]:
        return {name_of(p) for p in modules("bot") if call in p.read_text(encoding="utf-8")}

    assert naming("put_user(") == {"bot/store/user_settings.py", "bot/service/table_acts/people.py"}
    assert naming("save_settings(") == {"bot/service/table_acts/people.py", "bot/features/hours.py"}


def test_simcord_is_asked_for_by_the_demo_alone() -> None:
    found = {name_of(p) for p in modules("bot") for n in imports(p) if n.startswith("simcord")}
    assert found <= DEMO


def test_pillow_is_known_to_the_pictures_alone() -> None:
    found = [p for p in modules("bot") for n in imports(p) if n.split(".")[0] == "PIL"]
    assert found
    assert {name_of(path).rsplit("/", 1)[0] for path in found} <= {
        "bot/pictures",
        "bot/pictures/icons",
    }
