"""Break what lies between the bot and Discord, as dice will have it."""

from random import Random

from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.guests import Guests
from tests.fuzz.wire import Wire
from tests.stub.trouble import Answer, Cut, Trouble, too_many

_PLACES = {
    "answer": ("POST", r"/interactions/.*/callback"),
    "followup": ("POST", r"/webhooks/.*"),
    "post": ("POST", r"/channels/[0-9]+/messages"),
    "edit": ("PATCH", r"/channels/[0-9]+/messages/[0-9]+"),
    "look": ("GET", r"/channels/[0-9]+/messages.*"),
    "delete": ("DELETE", r"/channels/[0-9]+/messages/[0-9]+"),
}
_ENDS = {
    "silence": Cut.SILENCE,
    "reset": Cut.RESET,
    "500": Answer(500),
    "503": Answer(503),
    "429": too_many(2),
    "429 for a minute": too_many(60),
    "429 everywhere": too_many(3, everywhere=True),
    "403": Answer(403, {"code": 50013, "message": "Missing Permissions"}),
    "404": Answer(404, {"code": 10062, "message": "Unknown interaction"}),
}
_DONE = ("silence", "reset")
"""After these nobody knows whether the request took effect."""


def arm(wire: Wire, fuzzed: FuzzedBot, dice: Random) -> str:
    """Let something go wrong with the next requests of a kind; give its name."""
    place = dice.choice(list(_PLACES))
    end = dice.choice([*_ENDS, "SIGKILL before", "SIGKILL after"])
    method, path = _PLACES[place]
    if end.startswith("SIGKILL"):
        trouble = Trouble(method, path, done=end.endswith("after"))
        if end.endswith("after"):
            trouble.after = fuzzed.kill
        else:
            trouble.before = fuzzed.kill
        wire.troubles.append(trouble)
        return f"{end} {place}"
    if end == "404" and place != "answer":
        end = "500"
    if end == "403" and place in ("answer", "followup"):
        end = "503"
    done = end in _DONE and dice.random() < 0.5
    times = dice.choice((1, 1, 2, 5))
    wire.troubles.append(Trouble(method, path, times, done=done, answer=_ENDS[end]))
    return f"{end} at {place}"


def refuse(wire: Wire, guests: Guests, dice: Random) -> str:
    """Let a person refuse direct messages for a while."""
    person = dice.choice(guests.people)
    path = f"/channels/{wire.world.direct_channel(person.id).id}/messages"
    answer = Answer(403, {"code": 50007, "message": "Cannot send messages to this user"})
    wire.troubles.append(Trouble("POST", path, 20, done=False, answer=answer))
    return "direct messages refused"
