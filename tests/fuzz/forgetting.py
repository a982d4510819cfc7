"""Let people be forgotten, whatever names they have had, and search for what is left of them."""

import asyncio
import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

from bot.i18n.words import languages, words_in
from tests.bot.people.test_privacy import varint
from tests.fuzz.faults import Fault
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.guests import Guests
from tests.remembered import remembered
from tests.stub.player import ids, texts
from tests.stub.world import Person

_NAMES = ("Quillfeather", "Zephyrine", "Oddwillow", "Brambleknot")
_TOLD = 20
"""Seconds until a person is told, where nothing is broken."""

_UPKEEP = 70
_READS = 60
"""Seconds for which another program reads the file, at most."""


class Forgetting:
    """Who was forgotten and has done nothing since, and all names that each person has had.

    Nor has a command named them, with which Discord tells the bot their name again.
    """

    def __init__(self, fuzzed: FuzzedBot, guests: Guests) -> None:
        self._fuzzed = fuzzed
        self._guests = guests
        self._names: defaultdict[int, set[str]] = defaultdict(set)
        self._renamed = 0
        self._forgotten: dict[int, int] = {}

    def rename(self, dice: Random) -> None:
        """Give somebody another name, as Discord lets them."""
        person = dice.choice(self._guests.people)
        self._renamed += 1
        self._names[person.id].add(person.name)
        name = f"{dice.choice(_NAMES)} {self._renamed:03}"
        self._guests.replace(person, replace(person, name=name))

    async def forget(self, dice: Random) -> None:
        """Let somebody see what is stored of them, and erase it, perhaps while others read.

        Raises Fault.
        """
        person = dice.choice(self._guests.people)
        await self._guests.answered(await self._guests.command(person, "me data"))
        asked = await self._guests.command(person, "me forget")
        await self._guests.answered(asked)
        buttons = [made for made in ids(asked.shown) if ":forget:" in made] if asked.shown else []
        if not asked.shown or not buttons:
            return
        reads = dice.uniform(1, _READS) if dice.random() < 0.2 else 0
        if reads:
            self._read_for(reads)
        pressed = await self._guests.press(person, asked.shown, buttons[0])
        said = await self._said(asked.shown)
        if said is None:
            if self._fuzzed.wire.broken_until <= pressed.sent:
                raise Fault("not told", (person.name, list(texts(asked.shown))))
            return
        if said == "forget-rest":
            await asyncio.sleep(reads + _UPKEEP)
        await self._fuzzed.wait_until_idle()
        self._guests.forgotten.add(person.id)
        self._forgotten[person.id] = self._done_by(person)
        await self.check()

    async def check(self) -> None:
        """Search for those who were forgotten and have not come back since.

        Raises Fault.
        """
        for person in self._guests.people:
            if self._forgotten.get(person.id) == self._done_by(person):
                names = {one.capitalize() for one in (*self._names[person.id], person.name)}
                left = await self._left_of(person.id, names)
                if left:
                    raise Fault("not forgotten", (person.id, sorted(names), left))

    def in_log(self, line: str) -> str | None:
        """Give a person, forgotten or not, whom a line of the bot's log names, if one is."""
        for person in self._guests.people:
            for mark in (str(person.id), person.name, *self._names[person.id]):
                if re.search(rf"\b{re.escape(mark)}\b", line):
                    return mark
        return None

    def _done_by(self, person: Person) -> int:
        sent = [done for done in self._guests.sent if done.person.id == person.id]
        return len(sent) + self._guests.named[person.id]

    async def _said(self, shown: Any) -> str | None:
        """Wait for what a person is told at the end; return its key."""
        said = {words_in(one)(key): key for one in languages() for key in _KEYS}
        for _ in range(_TOLD):
            await asyncio.sleep(1)
            found = [said[text] for text in texts(shown) if text in said]
            if found:
                return found[0]
        return None

    def _read_for(self, seconds: float) -> None:
        """Read the file as another program does."""
        other = sqlite3.connect(self._fuzzed.path, isolation_level=None)
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM seats").fetchall()
        asyncio.get_running_loop().call_later(seconds, other.close)

    async def _left_of(self, user_id: int, names: set[str]) -> list[str]:
        """List what is left of a person: in the files, in a copy made now, and in memory."""
        if not self._fuzzed.is_up:
            return []
        path = self._fuzzed.path
        copy = path.with_name(f"{path.name}.copy")
        with closing(sqlite3.connect(path)) as live, closing(sqlite3.connect(copy)) as copied:
            live.backup(copied)
        marks = {
            "id": str(user_id).encode(),
            "number": user_id.to_bytes(8, "big"),
            "key": varint(user_id),
            **{name: name.encode() for name in names},
        }
        left = [
            f"{what} in {file.name}"
            for file in sorted(path.parent.glob(f"{path.name}*"))
            for what, mark in marks.items()
            if mark in file.read_bytes()
        ]
        copy.unlink()
        return left + remembered(self._fuzzed.bot.parts, user_id, names)


_KEYS = ("forget-done", "forget-rest")
