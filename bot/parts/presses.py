"""Build the routes of presses: one for each action that a `custom_id` names."""

from bot.features.admission import Place
from bot.features.privacy import Privacy
from bot.model.presses import GuidePress, Press, SeatPress
from bot.parts.features import NightFeatures, PersonalFeatures, TableFeatures
from bot.router import Route, Routes

_CHANNEL = Place.TABLE
_PRIVATE = Place.PRIVATE
_BOTH = Place.TABLE | Place.PRIVATE
_ANYWHERE = _BOTH | Place.ELSEWHERE


def routes(
    personal: PersonalFeatures, table: TableFeatures, night: NightFeatures, privacy: Privacy
) -> Routes:
    """Return the route of each press."""
    return {
        **_personal(personal),
        **_table(table),
        Press.NIGHT: Route(night.nights.press, _BOTH),
        Press.PLAN: Route(night.plans.press, _CHANNEL),
        Press.FORGET: Route(privacy.press, _PRIVATE),
    }


def _personal(personal: PersonalFeatures) -> Routes:
    return {
        Press.MORE: Route(personal.more.press, _BOTH, seated=True),
        Press.READ: Route(personal.readings.press, _BOTH),
        Press.SHOW: Route(personal.boards.press, _BOTH),
        Press.LOOK: Route(personal.boards.turn_to, _PRIVATE),
        Press.GUIDE: Route(personal.coach.press, _BOTH, seated=True),
        (Press.GUIDE, GuidePress.OFF): Route(personal.coach.press, _PRIVATE),
        Press.CATCH_UP: Route(personal.catch_up.press, _PRIVATE),
        Press.KEEP_PARAGRAPH: Route(personal.stories.keep_paragraph, _BOTH),
        Press.KEEP_STORY: Route(personal.stories.keep, _BOTH),
        Press.RETELL: Route(personal.stories.hear, _BOTH),
        Press.PLAY_AUDIO: Route(personal.listening.press, _BOTH),
        Press.BEST_STORY: Route(personal.stories.press_best, _CHANNEL, seated=True),
        Press.AFTERWARDS: Route(personal.stories.became, _BOTH),
        Press.CHRONICLE: Route(personal.keepsakes.press, _BOTH),
        Press.WATCH: Route(personal.spectators.press, _PRIVATE),
        Press.LATER: Route(personal.hours.postpone, _BOTH, seated=True),
        Press.AWAY: Route(personal.hours.press, _PRIVATE),
        Press.PASSING: Route(personal.preferences.press, _PRIVATE),
        Press.RECORD: Route(personal.own_readings.press, _PRIVATE, seated=True),
        Press.EXPAND: Route(personal.expand.press, _BOTH),
    }


def _table(table: TableFeatures) -> Routes:
    return {
        Press.ACT: Route(table.play.press, _BOTH, seated=True),
        Press.FILL: Route(table.play.fill_in, _BOTH, seated=True),
        Press.OPEN_FORM: Route(table.play.open_own, _BOTH, seated=True),
        Press.PROPOSED: Route(table.play.rest_as_proposed, _BOTH, seated=True),
        Press.UNDO: Route(table.play.undo, _BOTH, seated=True),
        Press.LOBBY: Route(table.lobby.press, _CHANNEL),
        Press.READING: Route(table.lobby.choose_reading, _BOTH),
        Press.HOUSE: Route(table.lobby.choose_house_rules, _BOTH),
        Press.COMPANION: Route(table.companion_seats.press, _CHANNEL),
        Press.THREAD: Route(table.new_thread.press, _CHANNEL),
        Press.AGAIN: Route(table.lobby.play_again, _CHANNEL, seated=True),
        Press.PASS_READING: Route(table.reading_out.press, _PRIVATE, seated=True),
        Press.ORDER: Route(table.orders.press, _PRIVATE, seated=True),
        Press.SEAT: Route(table.moderation.press, _CHANNEL),
        (Press.SEAT, SeatPress.TAKE): Route(table.moderation.press, _ANYWHERE),
        Press.VOTE: Route(table.votes.press, _BOTH, seated=True),
        Press.CALL: Route(table.votes.press_call, _BOTH, seated=True),
    }
