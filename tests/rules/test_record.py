"""What all records have in common, frozen as in the tests or plain as in production."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, dataclass, field, fields
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from rules import record as own
from rules.record import IS_FROZEN, alter, record
from tests.repo.sources import modules, name_of
from tests.stub.running import environment


@record
class Lamp:
    oil: int
    owner: str = field(repr=False)


@dataclass(frozen=True)
class Stone:
    weight: int


def test_only_records_are_altered() -> None:
    """Another dataclass could be altered in the tests alone: elsewhere it refuses new values."""
    assert alter(Lamp(3, "ann"), oil=2) == Lamp(2, "ann")
    with pytest.raises(TypeError, match="Stone is no record"):
        alter(Stone(3), weight=2)


def copy_of_the_module(monkeypatch: pytest.MonkeyPatch, switch: str | None) -> ModuleType:
    """Import `rules.record` a second time, with another switch."""
    if switch is None:
        monkeypatch.delenv("FROZEN_RECORDS")
    else:
        monkeypatch.setenv("FROZEN_RECORDS", switch)
    spec = spec_from_file_location("another_record", own.__file__)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["1", None], ids=["frozen", "plain"])
def module(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return copy_of_the_module(monkeypatch, request.param)


def lamp_of(module: ModuleType) -> Any:
    class Lamp:
        oil: int
        owner: str = field(repr=False)

    Lamp.__qualname__ = "Lamp"
    return module.record(Lamp)


def all_records() -> Iterator[type[Any]]:
    """Find every record class of the project."""
    for path in modules("rules", "encounters", "bot"):
        if path.name == "__main__.py":
            continue
        name = name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for value in vars(import_module(name)).values():
            if isclass(value) and value.__module__ == name and value.__repr__ is Lamp.__repr__:
                yield value


def test_a_record_is_shown_as_it_is_made_without_its_secrets(module: ModuleType) -> None:
    lamp = lamp_of(module)

    class Shelf:
        lamps: tuple[Any, ...]

    Shelf.__qualname__ = "Shelf"
    shelf = module.record(Shelf)((lamp(2, "ann"), lamp(0, "ben")))
    assert shelf.lamps[0].owner == "ann"
    assert repr(shelf) == "Shelf(lamps=(Lamp(oil=2), Lamp(oil=0)))"


def test_an_altered_record_is_another(module: ModuleType) -> None:
    kind = lamp_of(module)
    lamp = kind(2, "ann")
    less = module.alter(lamp, oil=1)
    assert (less, less.oil, lamp.oil) == (kind(1, "ann"), 1, 2)
    assert hash(module.alter(lamp, oil=2)) == hash(lamp)
    assert module.alter(lamp) is not lamp


def test_what_belongs_to_the_class_is_no_field(module: ModuleType) -> None:
    class Shade:
        colour: str
        kind: ClassVar[str] = "shade"

    kind = module.record(Shade)
    assert module.alter(kind("red"), colour="green") == kind("green")


def test_altering_what_is_no_field_names_it(module: ModuleType) -> None:
    lamp = lamp_of(module)(2, "ann")
    with pytest.raises(AttributeError, match="'Lamp' object has no attribute 'wick'"):
        module.alter(lamp, oil=1, wick="long")
    assert lamp.oil == 2


def test_only_the_switch_freezes(monkeypatch: pytest.MonkeyPatch) -> None:
    for switch, is_frozen in (("1", True), ("0", False), (None, False)):
        module = copy_of_the_module(monkeypatch, switch)
        lamp = lamp_of(module)(2, "ann")
        assert module.IS_FROZEN is is_frozen
        if is_frozen:
            with pytest.raises(FrozenInstanceError):
                lamp.oil = 1
        else:
            lamp.oil = 1
        module.set_field(lamp, "owner", "ben")
        assert (lamp.oil, lamp.owner) == (2 if is_frozen else 1, "ben")
        monkeypatch.setenv("FROZEN_RECORDS", "1")


@pytest.mark.skipif(os.environ["FROZEN_RECORDS"] != "1", reason="plain records were asked for")
def test_no_field_of_any_record_can_be_set_or_deleted() -> None:
    assert IS_FROZEN
    kinds = list(all_records())
    assert len(kinds) > 200, "not all were found"
    for kind in kinds:
        one = object.__new__(kind)
        assert not hasattr(one, "__dict__"), f"{kind}: alter would add a field"
        for name in (each.name for each in fields(kind)):
            with pytest.raises(FrozenInstanceError):
                setattr(one, name, None)
            with pytest.raises(FrozenInstanceError):
                delattr(one, name)


def test_a_bot_that_a_test_starts_is_frozen_too(tmp_path: Path) -> None:
    code = "from rules.record import IS_FROZEN; print(IS_FROZEN)"
    started = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(tmp_path / "unused.sqlite3"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert started.stdout == f"{IS_FROZEN}\n"
