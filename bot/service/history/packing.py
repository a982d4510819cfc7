"""Pack the plies of a finished game, and unpack them.

Plies are packed field by field, as a field varies little, and by LZMA: a game of a hundred takes
6.0 KB and 1.4 ms. The usual preset saves half a kilobyte more in 9.5 ms. The packing of earlier
releases, a JSON list of plies by zlib, takes 7.5 KB and can still be read.
"""

import lzma
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from bot.model import remarks
from bot.model.errors import Corrupt
from bot.model.games import PlyRow
from bot.service.history.history import chain_digest, checksum

_LINES, _FIELDS = "\n", "\0"
"""What separates two plies of a field, and two fields; JSON contains neither."""

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": 1 << 18, "pb": 0}]
"""The dictionary holds a whole game: the preset's own would take 30 MB of memory."""

_BY_LZMA = b"\xfd7zXZ\0"
"""The first bytes of plies that were packed in this form."""

_FIRST_SCHEMA = 1
"""The schema of plies that the first release packed, which did not store it."""


def pack(rows: Sequence[PlyRow]) -> bytes:
    """Pack a finished game's plies, with only the first and the last state, and no digests."""
    bounds = (rows[0].ply, rows[-1].ply)
    plies = [_fields(row, has_state=row.ply in bounds) for row in rows]
    columns = [_LINES.join(column) for column in zip(*plies, strict=True)]
    return lzma.compress(_FIELDS.join(columns).encode(), check=lzma.CHECK_CRC32, filters=_FILTERS)


def unpack(packed: bytes) -> list[PlyRow]:
    """Unpack a finished game's plies, with their digests.

    Raises Corrupt.
    """
    rows: list[PlyRow] = []
    try:
        for ply in _plies(packed):
            rows.append(_row(rows[-1].digest if rows else b"", *ply))
    except (lzma.LZMAError, zlib.error, ValueError, TypeError) as error:
        raise Corrupt("the packed plies are damaged") from error
    return rows


def is_old_format(packed: bytes) -> bool:
    """Return whether an earlier release packed these plies."""
    return not packed.startswith(_BY_LZMA)


def _fields(row: PlyRow, *, has_state: bool) -> list[str]:
    return [
        str(row.ply),
        str(row.seat),
        row.at,
        (row.action or b"").decode(),
        row.facts.decode(),
        "" if row.undoes is None else str(row.undoes),
        row.state.decode() if row.state and has_state else "",
        str(row.schema),
        remarks.encode(row.remark) if row.remark else "",
    ]


def _plies(packed: bytes) -> Iterable[Sequence[Any]]:
    """List the fields of each ply, in the order of `_fields`."""
    if is_old_format(packed):
        plies: list[list[Any]] = orjson.loads(zlib.decompress(packed))
        return plies
    columns = lzma.decompress(packed).decode().split(_FIELDS)
    return zip(*[column.split(_LINES) for column in columns], strict=True)


def _row(
    before: bytes,
    ply: str | int,
    seat: str | int,
    at: str,
    action: str | None,
    facts: str,
    undoes: str | int | None,
    state: str | None,
    schema: str | int = _FIRST_SCHEMA,
    remark: str | None = None,
) -> PlyRow:
    undone = None if undoes in ("", None) else int(undoes)
    played = action.encode() if action else None
    after = state.encode() if state else None
    return PlyRow(
        ply=int(ply),
        seat=int(seat),
        at=at,
        action=played,
        facts=facts.encode(),
        undoes=undone,
        interaction_id=None,
        digest=chain_digest(before, int(ply), int(seat), played, facts.encode(), undone),
        state=after,
        state_digest=checksum(after or b""),
        schema=int(schema),
        remark=remarks.decode(remark) if remark else None,
    )
