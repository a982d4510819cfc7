"""Build the routes of presses: one for each action that a `custom_id` names."""

from bot.features.admission import PressOrigin
from bot.model.kinds import Absence
from bot.model.presses import POST, DeskPress, GuidePress, Press, SeatPress
from bot.parts.features import Features
from bot.router import Route, Routes

_CHANNEL = PressOrigin.TABLE
_PRIVATE = PressOrigin.PRIVATE
_BOTH = PressOrigin.TABLE | PressOrigin.PRIVATE
_ANYWHERE = _BOTH | PressOrigin.ELSEWHERE


def routes(features: Features) -> Routes:
    """Return the route of each press."""
    return {**_personal(features), **_of_tables(features)}


def _personal(features: Features) -> Routes:
    return {
        Press.MORE: Route(features.more.press, _BOTH, seated=True),
        Press.READ: Route(features.readings.press, _BOTH),
        Press.SHOW: Route(features.boards.press, _BOTH),
        Press.LOOK: Route(features.boards.turn_to, _PRIVATE),
        Press.GUIDE: Route(features.coach.press, _BOTH, seated=True),
        (Press.GUIDE, GuidePress.OFF): Route(features.coach.press, _PRIVATE),
        Press.CATCH_UP: Route(features.catch_up.press, _PRIVATE),
        Press.KEEP_PARAGRAPH: Route(features.stories.keep_paragraph, _BOTH),
        Press.KEEP_STORY: Route(features.stories.keep, _BOTH),
        Press.RETELL: Route(features.stories.hear, _BOTH),
        Press.PLAY_AUDIO: Route(features.listening.press, _BOTH),
        Press.BEST_STORY: Route(features.stories.press_best, _CHANNEL, seated=True),
        Press.AFTERWARDS: Route(features.stories.show_afterwards, _BOTH),
        Press.FINALE: Route(features.stories.finale, _BOTH),
        Press.PAPER: Route(features.stories.show_paper, _BOTH),
        Press.CHRONICLE: Route(features.keepsakes.press, _BOTH),
        (Press.CHRONICLE, POST): Route(features.keepsakes.post, _PRIVATE, seated=True),
        Press.WATCH: Route(features.spectators.press, _PRIVATE),
        Press.LATER: Route(features.hours.postpone, _BOTH, seated=True),
        Press.AWAY: Route(features.hours.press, _PRIVATE),
        Press.HOURS: Route(features.hours.ask, _PRIVATE),
        Press.SETTINGS: Route(features.preferences.ask, _PRIVATE),
        Press.PASSING: Route(features.preferences.press, _PRIVATE),
        Press.RECORD: Route(features.own_readings.press, _PRIVATE, seated=True),
        Press.EXPAND: Route(features.expand.press, _BOTH),
        Press.ADVENTURE: Route(features.first_adventure.press, _ANYWHERE),
        Press.NEW_GAME: Route(features.lobby.open_here, _PRIVATE),
        Press.NEW_NIGHT: Route(features.hosts.open_here, _PRIVATE),
        Press.FORGET: Route(features.privacy.press, _PRIVATE),
    }


def _of_tables(features: Features) -> Routes:
    return {
        Press.ACT: Route(features.play.press, _BOTH, seated=True),
        Press.FILL: Route(features.play.fill_in, _BOTH, seated=True),
        Press.OPEN_FORM: Route(features.play.open_own, _BOTH, seated=True),
        Press.PROPOSED: Route(features.play.rest_as_proposed, _BOTH, seated=True),
        Press.UNDO: Route(features.play.undo, _BOTH, seated=True),
        Press.LOBBY: Route(features.lobby.press, _CHANNEL),
        Press.READING: Route(features.lobby.choose_reading, _BOTH),
        Press.HOUSE: Route(features.lobby.choose_house_rules, _BOTH),
        Press.ABSENCE: Route(features.absences.press, _BOTH),
        (Press.ABSENCE, Absence.VOTE): Route(features.absences.press, _PRIVATE),
        (Press.ABSENCE, Absence.PASS): Route(features.absences.press, _PRIVATE),
        (Press.ABSENCE, Absence.COMPANION): Route(features.absences.press, _PRIVATE),
        Press.COMPANION: Route(features.companion_seats.press, _CHANNEL),
        Press.THREAD: Route(features.new_thread.press, _CHANNEL),
        Press.AGAIN: Route(features.lobby.play_again, _CHANNEL, seated=True),
        Press.PASS_READING: Route(features.reading_out.press, _PRIVATE, seated=True),
        Press.ORDER: Route(features.orders.press, _PRIVATE, seated=True),
        Press.SEAT: Route(features.moderation.press, _CHANNEL),
        (Press.SEAT, SeatPress.TAKE): Route(features.moderation.press, _ANYWHERE),
        Press.VOTE: Route(features.votes.press, _BOTH, seated=True),
        Press.CALL: Route(features.votes.press_call, _BOTH, seated=True),
        Press.NIGHT: Route(features.nights.press, _BOTH),
        Press.DESK: Route(features.desk.press, _PRIVATE),
        (Press.DESK, DeskPress.OPEN): Route(features.desk.press, _BOTH),
        Press.NEXT_NIGHT: Route(features.next_nights.press, _CHANNEL, seated=True),
        Press.PLAN: Route(features.plans.press, _CHANNEL),
    }
