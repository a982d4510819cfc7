"""Build the way in of presses: one handler for each action that a `custom_id` names."""

from collections.abc import Mapping

from bot.delivery.outbox.errors import Errors
from bot.model.presses import Press
from bot.parts.evenings import Evenings
from bot.parts.messages import Messages
from bot.parts.private import Private
from bot.parts.service import Service
from bot.parts.shared import Shared
from bot.router import Handler


def build_errors(service: Service, messages: Messages, shared: Shared) -> Errors:
    """Build what answers errors; whoever was taken for gone is seated again."""
    hooks = {"seat-given-up": shared.seats.reseat_returned}
    reader, replies, suspensions = messages.reader, messages.replies, messages.suspensions
    return Errors(service.tables, reader, replies, suspensions, hooks)


def press_handlers(private: Private, shared: Shared, evenings: Evenings) -> Mapping[Press, Handler]:
    """Return the handlers of presses, by the action in the `custom_id`."""
    return {
        Press.DO: shared.play.press,
        Press.FILL: shared.play.fill_in,
        Press.MINE: shared.play.open_own,
        Press.PROPOSED: shared.play.rest_as_proposed,
        Press.MORE: private.more.press,
        Press.UNDO: shared.play.undo,
        Press.LOBBY: shared.lobby.press,
        Press.READ: private.readings.press,
        Press.READING: shared.lobby.choose_reading,
        Press.COMPANION: shared.companion_seats.press,
        Press.THREAD: shared.new_thread.press,
        Press.AGAIN: shared.rematch.press,
        Press.ALOUD: shared.reading_out.press,
        Press.SHOW: private.boards.press,
        Press.LOOK: private.boards.turn_to,
        Press.ORDER: shared.orders.press,
        Press.GUIDE: private.coach.press,
        Press.CATCH_UP: private.catch_up.press,
        Press.KEEP: private.stories.keep_paragraph,
        Press.STORY: private.stories.keep,
        Press.HEAR: private.stories.hear,
        Press.LISTEN: private.listening.press,
        Press.BEST: private.stories.press_best,
        Press.BECAME: private.stories.became,
        Press.CHRONICLE: private.keepsakes.press,
        Press.WATCH: private.spectators.press,
        Press.SEAT: shared.moderation.press,
        Press.VOTE: shared.votes.press,
        Press.CALL: shared.votes.press_call,
        Press.LATER: private.postponing.press,
        Press.AWAY: private.hours.press,
        Press.FORGET: evenings.privacy.press,
        Press.PASSING: private.passing.press,
        Press.NIGHT: evenings.nights.press,
        Press.PLAN: evenings.plans.press,
        Press.RECORD: private.own_readings.press,
    }
