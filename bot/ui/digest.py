"""Show a person the list of their games, by whose turn it is."""

from collections.abc import Sequence

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.service.table_acts.digests import is_waited_for
from bot.text.moments import moment
from bot.text.narrator import name_in
from bot.ui.layout import layout
from bot.ui.message import Message
from bot.ui.notice import place_of


def digest(words: Words, user_id: int, rows: Sequence[GameRow]) -> Message:
    """List the games that wait for a person first, then those that wait for others."""
    own, others = list[str](), list[str]()
    for row in rows:
        seat = row.seat_of(user_id)
        if seat is not None and is_waited_for(row, user_id):
            since = words("digest-since", since=moment(seat.asked_at), until=moment(seat.until))
            own.append(f"- {words('list-dot').join([place_of(words, row), since])}")
            continue
        asked = [name_in(words, one.name) for one in row.seats if one.asked_at]
        whose = words("digest-waits", names=words.join_and(asked)) if asked else ""
        parts = filter(None, [place_of(words, row), whose])
        others.append(f"- {words('list-dot').join(parts)}")
    parts = [words("digest", own=len(own), count=len(rows))]
    for key, lines in (("digest-own", own), ("digest-others", others)):
        if lines:
            parts.append("\n".join([words(key), *lines]))
    return layout([*parts, words("digest-how")])
