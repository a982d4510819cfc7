"""Find the sentences that a push can be made of: in the bot's code, and in what was sent."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from bot.features.owner_alerts import Trouble
from bot.i18n.words import LOCALE, Words
from bot.text.push import plain_line
from rules.questions import Question
from tests.bot.audible_text import pushed_texts
from tests.bot.incidents import Env
from tests.repo.sources import modules, name_of, nodes_of

_KEY = re.compile("^(push-[a-z]+) =", re.MULTILINE)
_STAMP = re.compile("<t:[0-9]+:[a-zA-Z]>")

MADE_OF = {
    "bot.delivery.outbox.notices._push": (),  # a notice, or what is asked
    "bot.delivery.outbox.notices.send_vote": ("vote-title",),
    "bot.delivery.outbox.paragraph_reader.new_encounter_message": (),  # of push.ftl
    "bot.delivery.outbox.pauses.pause_unreachable": ("held-host",),
    "bot.delivery.outbox.screens.new_panel": ("plan-opens",),  # or what is asked
    "bot.features.owner_alerts._tell": tuple(Trouble),
    "bot.ui.push.push_of": (),  # what it is given
}
"""The functions that make pushes, with the sentences that they make them of."""

FOR_ALL = {
    *("chronicle-for-all", "closed-by", "evening-over", "finale-title", "link-made"),
    *("lobby-expired", "overdue", "owner-announced", "panel-lost", "reminders-end"),
    *("seat-back", "seat-kept", "seat-taken"),
    *("f'absence-set-{absence}'", "f'seat-kept-{way}'", "f'set-{status}-by'"),
    *("bot.service.seats.seats: key", "bot.service.votes.voting: key"),
}
"""Notices that ping nobody; the key of some is made by code."""

READ_ALOUD = {"passage", "tale", "tidings"}
"""Notices that are stored for a voice."""

REPLACED = {"ask-take-turn", "ping-turn"}
"""Instead of these a push tells of the turn."""

TO_NOBODY = {"ask-answer-tale", "ask-sell-item"}
"""What is asked where nobody is pinged: at a night, and of somebody who plays alone."""

NO_LINES = {"push-show", "push-waits"}
"""What a push's button says, before and after it is pressed."""


class Said:
    """All that is said from now on, by the keys of the sentences."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._texts = defaultdict[str, set[str]](set)
        say = Words.__call__

        def note(words: Words, key: str, **figures: str | int) -> str:
            text = say(words, key, **figures)
            self._texts[key].add(text)
            return text

        patch.setattr(Words, "__call__", note)

    def shown(self, keys: Iterable[str], env: Env) -> set[str]:
        """Return those keys whose sentences lock screens have shown."""
        screens = "\n".join(pushed_texts(env))
        return {
            key
            for key in keys
            if any(re.search(_pattern(text), screens) for text in self._texts[key])
        }


def _pattern(text: str) -> str:
    """Return what a sentence looks like on a lock screen: without markup, its times in words."""
    return ".+".join(map(re.escape, _STAMP.split(plain_line(text))))


def pushed_keys() -> set[str]:
    """Return the keys of the sentences that a push can be made of."""
    kinds = [one.__dataclass_fields__["kind"].default for one in get_args(Question)]
    asked = {f"ask-{kind.replace('_', '-')}" for kind in kinds}
    lines = set(_KEY.findall((LOCALE / "push.en.ftl").read_text("utf-8")))
    made = {str(key) for keys in MADE_OF.values() for key in keys}
    silent = FOR_ALL | READ_ALOUD | REPLACED | TO_NOBODY | NO_LINES
    return (asked | lines | made | set(notice_keys())) - silent


def notice_keys() -> Iterator[str]:
    """List the keys of all notices; where one is made by code, that code."""
    for path in _with("Notice("):
        for node in nodes_of(path):
            match node:
                case ast.Call(func=ast.Name("Notice"), args=[ast.Constant(str(key)), *_]):
                    yield key
                case ast.Call(func=ast.Name("Notice"), args=[ast.JoinedStr() as key, *_]):
                    yield ast.unparse(key)
                case ast.Call(func=ast.Name("Notice"), args=[key, *_]):
                    yield _named(_module(path), ast.unparse(key))
                case _:
                    pass


def makers() -> Iterator[str]:
    """List the functions that make pushes."""
    for path in _with("Push(", "push_of("):
        for function in nodes_of(path):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
                if {"Push", "push_of"} & {one.id for one in calls if isinstance(one, ast.Name)}:
                    yield f"{_module(path)}.{function.name}"


def _with(*calls: str) -> list[Path]:
    """List the files that may have one of these calls: to parse all of them takes seconds."""
    texts = {path: path.read_text("utf-8") for path in modules("bot")}
    return [path for path, text in texts.items() if any(call in text for call in calls)]


def _named(module: str, name: str) -> str:
    """Return the value of a module's constant; for another name, where that is used."""
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return found if isinstance(found, str) else f"{module}: {name}"


def _module(path: Path) -> str:
    return name_of(path).removesuffix(".py").replace("/", ".")
