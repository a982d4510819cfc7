"""Build the way in of presses: one route for each action that a `custom_id` names."""

from bot.delivery.outbox.errors import Errors
from bot.features.admission import Place
from bot.model.presses import GuidePress, Press, SeatPress
from bot.parts.evenings import Evenings
from bot.parts.messages import Messages
from bot.parts.private import Private
from bot.parts.service import Service
from bot.parts.shared import Shared
from bot.router import Route, Routes

_TABLE = Place.TABLE
_PRIVATE = Place.PRIVATE
_BOTH = Place.TABLE | Place.PRIVATE
_ANYWHERE = _BOTH | Place.ELSEWHERE


def build_errors(service: Service, messages: Messages, shared: Shared) -> Errors:
    """Build what answers errors; whoever was taken for gone is seated again."""
    hooks = {"seat-given-up": shared.seats.reseat_returned}
    reader, replies, suspensions = messages.reader, messages.replies, messages.suspensions
    return Errors(service.tables, reader, replies, suspensions, hooks)


def routes(private: Private, shared: Shared, evenings: Evenings) -> Routes:
    """Return the route of each press."""
    return {**_private(private), **_shared(shared), **_evenings(evenings)}


def _private(private: Private) -> Routes:
    return {
        Press.MORE: Route(private.more.press, _BOTH, seated=True),
        Press.READ: Route(private.readings.press, _BOTH),
        Press.SHOW: Route(private.boards.press, _BOTH),
        Press.LOOK: Route(private.boards.turn_to, _PRIVATE),
        Press.GUIDE: Route(private.coach.press, _BOTH, seated=True),
        (Press.GUIDE, GuidePress.OFF): Route(private.coach.press, _PRIVATE),
        Press.CATCH_UP: Route(private.catch_up.press, _PRIVATE),
        Press.KEEP: Route(private.stories.keep_paragraph, _BOTH),
        Press.STORY: Route(private.stories.keep, _BOTH),
        Press.HEAR: Route(private.stories.hear, _BOTH),
        Press.LISTEN: Route(private.listening.press, _BOTH),
        Press.BEST: Route(private.stories.press_best, _TABLE, seated=True),
        Press.BECAME: Route(private.stories.became, _BOTH),
        Press.CHRONICLE: Route(private.keepsakes.press, _BOTH),
        Press.WATCH: Route(private.spectators.press, _PRIVATE),
        Press.LATER: Route(private.postponing.press, _BOTH, seated=True),
        Press.AWAY: Route(private.hours.press, _PRIVATE),
        Press.PASSING: Route(private.passing.press, _PRIVATE),
        Press.RECORD: Route(private.own_readings.press, _PRIVATE, seated=True),
    }


def _shared(shared: Shared) -> Routes:
    return {
        Press.DO: Route(shared.play.press, _BOTH, seated=True),
        Press.FILL: Route(shared.play.fill_in, _BOTH, seated=True),
        Press.MINE: Route(shared.play.open_own, _BOTH, seated=True),
        Press.PROPOSED: Route(shared.play.rest_as_proposed, _BOTH, seated=True),
        Press.UNDO: Route(shared.play.undo, _BOTH, seated=True),
        Press.LOBBY: Route(shared.lobby.press, _TABLE),
        Press.READING: Route(shared.lobby.choose_reading, _BOTH),
        Press.COMPANION: Route(shared.companion_seats.press, _TABLE),
        Press.THREAD: Route(shared.new_thread.press, _TABLE),
        Press.AGAIN: Route(shared.rematch.press, _TABLE, seated=True),
        Press.ALOUD: Route(shared.reading_out.press, _PRIVATE, seated=True),
        Press.ORDER: Route(shared.orders.press, _PRIVATE, seated=True),
        Press.SEAT: Route(shared.moderation.press, _TABLE),
        (Press.SEAT, SeatPress.TAKE): Route(shared.moderation.press, _ANYWHERE),
        Press.VOTE: Route(shared.votes.press, _BOTH, seated=True),
        Press.CALL: Route(shared.votes.press_call, _BOTH, seated=True),
    }


def _evenings(evenings: Evenings) -> Routes:
    return {
        Press.FORGET: Route(evenings.privacy.press, _PRIVATE),
        Press.NIGHT: Route(evenings.nights.press, _BOTH),
        Press.PLAN: Route(evenings.plans.press, _TABLE),
    }
