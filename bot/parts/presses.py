"""List the routes of presses: one for each action that a `custom_id` names."""

from bot.features.absences import Absences
from bot.features.admission import PressOrigin
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.companion_seats import CompanionSeats
from bot.features.expand import Expand
from bot.features.first_adventure import FirstAdventure
from bot.features.hours import Hours
from bot.features.keepsakes import Keepsakes
from bot.features.listening import Listening
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.more import More
from bot.features.new_thread import NewThread
from bot.features.next_nights import NextNights
from bot.features.night_desk import NightDesk
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.orders import Orders
from bot.features.plans import PlannedNights
from bot.features.play import Play
from bot.features.preferences import Preferences
from bot.features.privacy import Privacy
from bot.features.reading import Readings
from bot.features.reading_out import ReadingOut
from bot.features.recordings import OwnReadings
from bot.features.spectators import Spectators
from bot.features.stories import Stories
from bot.features.votes import Votes
from bot.model.kinds import Absence
from bot.model.presses import POST, DeskPress, GuidePress, Press, SeatPress
from bot.parts.builder import Builder
from bot.router import Route, Routes

_CHANNEL = PressOrigin.TABLE
_PRIVATE = PressOrigin.PRIVATE
_BOTH = PressOrigin.TABLE | PressOrigin.PRIVATE
_ANYWHERE = _BOTH | PressOrigin.ELSEWHERE


def routes(parts: Builder) -> Routes:
    """Return the route of each press."""
    return {**_personal(parts), **_of_tables(parts)}


def _personal(parts: Builder) -> Routes:
    return {
        Press.MORE: Route(parts[More].press, _BOTH, seated=True),
        Press.READ: Route(parts[Readings].press, _BOTH),
        Press.SHOW: Route(parts[Boards].press, _BOTH),
        Press.LOOK: Route(parts[Boards].turn_to, _PRIVATE),
        Press.GUIDE: Route(parts[Coach].press, _BOTH, seated=True),
        (Press.GUIDE, GuidePress.OFF): Route(parts[Coach].press, _PRIVATE),
        Press.CATCH_UP: Route(parts[CatchUp].press, _PRIVATE),
        Press.KEEP_PARAGRAPH: Route(parts[Stories].keep_paragraph, _BOTH),
        Press.KEEP_STORY: Route(parts[Stories].keep, _BOTH),
        Press.RETELL: Route(parts[Stories].hear, _BOTH),
        Press.PLAY_AUDIO: Route(parts[Listening].press, _BOTH),
        Press.BEST_STORY: Route(parts[Stories].press_best, _CHANNEL, seated=True),
        Press.AFTERWARDS: Route(parts[Stories].show_afterwards, _BOTH),
        Press.FINALE: Route(parts[Stories].finale, _BOTH),
        Press.PAPER: Route(parts[Stories].show_paper, _BOTH),
        Press.CHRONICLE: Route(parts[Keepsakes].press, _BOTH),
        (Press.CHRONICLE, POST): Route(parts[Keepsakes].post, _BOTH, seated=True),
        Press.WATCH: Route(parts[Spectators].press, _PRIVATE),
        Press.LATER: Route(parts[Hours].postpone, _BOTH, seated=True),
        Press.AWAY: Route(parts[Hours].press, _PRIVATE),
        Press.HOURS: Route(parts[Hours].ask, _PRIVATE),
        Press.SETTINGS: Route(parts[Preferences].ask, _PRIVATE),
        Press.PASSING: Route(parts[Preferences].press, _PRIVATE),
        Press.RECORD: Route(parts[OwnReadings].press, _PRIVATE, seated=True),
        Press.EXPAND: Route(parts[Expand].press, _BOTH),
        Press.ADVENTURE: Route(parts[FirstAdventure].press, _ANYWHERE),
        Press.NEW_GAME: Route(parts[Lobby].open_here, _PRIVATE),
        Press.NEW_NIGHT: Route(parts[NightHosts].open_here, _PRIVATE),
        Press.FORGET: Route(parts[Privacy].press, _PRIVATE),
    }


def _of_tables(parts: Builder) -> Routes:
    return {
        Press.ACT: Route(parts[Play].press, _BOTH, seated=True),
        Press.FILL: Route(parts[Play].fill_in, _BOTH, seated=True),
        Press.OPEN_FORM: Route(parts[Play].open_own, _BOTH, seated=True),
        Press.PROPOSED: Route(parts[Play].rest_as_proposed, _BOTH, seated=True),
        Press.UNDO: Route(parts[Play].undo, _BOTH, seated=True),
        Press.LOBBY: Route(parts[Lobby].press, _CHANNEL),
        Press.READING: Route(parts[Lobby].choose_reading, _BOTH),
        Press.HOUSE: Route(parts[Lobby].choose_house_rules, _BOTH),
        Press.ABSENCE: Route(parts[Absences].press, _BOTH),
        **{(Press.ABSENCE, way): Route(parts[Absences].press, _PRIVATE) for way in Absence},
        Press.COMPANION: Route(parts[CompanionSeats].press, _CHANNEL),
        Press.THREAD: Route(parts[NewThread].press, _CHANNEL),
        Press.AGAIN: Route(parts[Lobby].play_again, _CHANNEL, seated=True),
        Press.PASS_READING: Route(parts[ReadingOut].press, _PRIVATE, seated=True),
        Press.ORDER: Route(parts[Orders].press, _PRIVATE, seated=True),
        Press.SEAT: Route(parts[Moderation].press, _CHANNEL),
        (Press.SEAT, SeatPress.TAKE): Route(parts[Moderation].press, _ANYWHERE),
        Press.VOTE: Route(parts[Votes].press, _BOTH, seated=True),
        Press.CALL: Route(parts[Votes].press_call, _BOTH, seated=True),
        Press.NIGHT: Route(parts[StoryNights].press, _BOTH),
        Press.DESK: Route(parts[NightDesk].press, _PRIVATE),
        (Press.DESK, DeskPress.OPEN): Route(parts[NightDesk].press, _BOTH),
        Press.NEXT_NIGHT: Route(parts[NextNights].press, _CHANNEL, seated=True),
        Press.PLAN: Route(parts[PlannedNights].press, _CHANNEL),
    }
