"""Define what can be pressed: the actions of a `custom_id`, and the details that are closed sets.

Messages on Discord hold the values, however old they are: a value is never given another meaning.
"""

from enum import StrEnum


class Press(StrEnum):
    """What a pressed component means; each has its handler and its rule."""

    ACT = "do"
    FILL = "fill"
    OPEN_FORM = "mine"
    PROPOSED = "proposed"
    MORE = "more"
    UNDO = "undo"
    LOBBY = "lobby"
    READ = "read"
    READING = "reading"
    HOUSE = "house"
    ABSENCE = "absence"
    COMPANION = "companion"
    THREAD = "thread"
    AGAIN = "again"
    PASS_READING = "aloud"  # noqa: S105 - no password
    SHOW = "show"
    LOOK = "look"
    ORDER = "order"
    GUIDE = "guide"
    CATCH_UP = "catchup"
    KEEP_PARAGRAPH = "keep"
    KEEP_STORY = "story"
    RETELL = "hear"
    PLAY_AUDIO = "listen"
    BEST_STORY = "best"
    AFTERWARDS = "became"
    FINALE = "finale"
    PAPER = "paper"
    CHRONICLE = "chronicle"
    WATCH = "watch"
    SEAT = "seat"
    VOTE = "vote"
    CALL = "call"
    LATER = "later"
    AWAY = "away"
    HOURS = "hours"
    SETTINGS = "settings"
    FORGET = "forget"
    PASSING = "passing"
    NIGHT = "night"
    DESK = "desk"
    NEXT_NIGHT = "nextnight"
    PLAN = "plan"
    RECORD = "record"
    EXPAND = "expand"
    ADVENTURE = "adventure"
    NEW_GAME = "newgame"
    NEW_NIGHT = "newnight"


ON_PANELS = frozenset(
    [Press.ACT, Press.FILL, Press.OPEN_FORM, Press.PROPOSED, Press.UNDO, Press.NIGHT, Press.LOBBY]
)
"""Presses by which a game goes on: of the messages in a channel, only its panel has these."""

ANSWERS = frozenset([Press.ACT, Press.FILL])
"""Presses that answer the question whose number they carry."""

WATCH_LOOK = "look"
"""A spectator's press to see the table as it is now; their other presses set the updates."""

DRINKS = "drinks"
"""Marks a proposed rest that uses potions and ciders as well."""

LAST_STORY = "finale"
"""Marks that the last story of a game is to be heard."""

WHOLE_PAPER = "paper"
"""Marks that a round's paper is to be heard."""

FATES = "became"
"""Marks that it is to be heard what became of people."""

CHOSEN = "chosen"
"""Marks that the form for the story of the game was submitted."""

DROP, COPY = "drop", "copy"
"""Mark that a person's own reading is no longer kept, and that the chronicle may hold it."""

POST = "post"
"""Marks that a chronicle is posted for its table."""


class LobbyPress(StrEnum):
    """What a person does in a lobby; `word` is the form in which they shake the dice.

    `seed` shows them the hash of the dice.
    """

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    SHAKE = "shake"
    WORD = "word"
    SEED = "seed"


class CompanionPress(StrEnum):
    """What a person does with the companions of a lobby; `sit` is the form that `add` opens."""

    ADD = "add"
    SIT = "sit"
    HOME = "home"
    ALOUD = "aloud"
    SILENT = "silent"


class FormPress(StrEnum):
    """What a person does with a form of their own; `fill` is its submission."""

    OPEN = "open"
    FILL = "fill"


class SeatPress(StrEnum):
    """What a person does with an open seat."""

    TAKE = "take"
    LET_COMPANION_PLAY = "automate"


class OrderPress(StrEnum):
    """What a person does with an order; `fill` is the form that `form` opens."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    FORM = "form"
    FILL = "fill"


class GuidePress(StrEnum):
    """What a beginner wants from the coach."""

    ON = "on"
    OFF = "off"
    ASK = "ask"


class PlanPress(StrEnum):
    """What a person answers to a planned night."""

    COME = "come"
    STAY = "stay"


class YesNo(StrEnum):
    """What a person answers to a plain question."""

    YES = "yes"
    NO = "no"


class Board(StrEnum):
    """What can be looked at on a table; a village may be followed by a dash and its seat."""

    TABLE = "table"
    VILLAGE = "village"
    MARKET = "market"
    STARS = "stars"
    BOARD = "board"
    SCORE = "score"
    LOG = "log"


def village_of(seat: int) -> str:
    """Return the detail that shows a seat's village."""
    return f"{Board.VILLAGE}-{seat}"


class NightPress(StrEnum):
    """What a guest of a night does, besides their answers at its steps.

    `party` is the form that `others` opens.
    """

    SIT = "sit"
    UP = "up"
    START = "start"
    RESUME = "resume"
    READ = "read"
    CARD = "card"
    OTHERS = "others"
    PARTY = "party"


class NightVerb(StrEnum):
    """What a guest answers at one of a night's steps, some with a value after a dash."""

    GO = "go"
    ALONG = "along"
    HEARD = "heard"
    BOT = "bot"
    VOTE = "vote"
    CLOSE = "close"
    YES = "yes"
    EXERT = "exert"
    STOP = "stop"
    REROLL = "reroll"
    PICK = "pick"
    REST = "rest"
    ON = "on"
    TALE = "tale"
    PLAY = "play"


class DeskPress(StrEnum):
    """What the host of a night does at their desk, some with a value after a dash.

    `leave` is the form that `guests` opens, `ended` the answer to what `end` asks.
    """

    OPEN = "open"
    BREAK = "break"
    PAUSE = "pause"
    RESUME = "resume"
    SKIP = "skip"
    PACE = "pace"
    READER = "reader"
    DECIDE = "decide"
    GUESTS = "guests"
    LEAVE = "leave"
    END = "end"
    ENDED = "ended"


class NextNightPress(StrEnum):
    """What a guest wants after a night: another one now, or one for later, with a form for when."""

    AGAIN = "again"
    PLAN = "plan"
    AT = "at"
