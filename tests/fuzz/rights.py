"""Look whether everybody did only what they may: moderate a game, confirm a standing order."""

import re
import sqlite3

from bot.model.notices import Name
from bot.store import table_events
from tests.fuzz.faults import Fault
from tests.fuzz.guests import Guests
from tests.hidden import Secrets

_IN_CHARGE = ("set-paused-by", "set-running-by", "closed-in-journal", "seat-opened-by")
_ORDER = re.compile(r"1:[0-9]+:([0-9]+):order:")


def check_rights(db: sqlite3.Connection, guests: Guests, secrets: Secrets) -> None:
    """Check who moderated, and who confirmed the standing orders that are in force.

    Raises Fault.
    """
    managers = {person.id for person in guests.people if person.is_manager}
    for game_id, hosts in secrets.hosts.items():
        may = {*managers, *hosts}
        for event in table_events.of_game(db, game_id):
            who = event.figures.get("by") or event.figures.get("name")
            # A former player has no id: who they were is not known any more.
            number = who.user_id if isinstance(who, Name) else 0
            if event.key in _IN_CHARGE and number > 0 and number not in may:
                raise Fault("not in charge", (event.key, who, may))
    confirmed = {
        (done.person.id, int(found[1]))
        for done in guests.sent
        if done.custom_id.endswith(":confirm") and (found := _ORDER.match(done.custom_id))
    }
    for number, user in db.execute("SELECT id, user_id FROM orders WHERE armed"):
        if (user, number) not in confirmed:
            raise Fault("another's order", (number, user))


def foreign_orders(text: str, audience: int | None, secrets: Secrets) -> list[int]:
    """List the standing orders that a text has buttons for, and which the reader does not own."""
    found = [int(number) for number in _ORDER.findall(text)]
    return [one for one in found if secrets.owner_of(one) not in (None, audience)]
