"""Tell who did what: who led, read and advised otherwise on a night, and whom villages met."""

from collections.abc import Mapping, Sequence

from bot.chronicle.chronicle import ChronicleStory, Met, Portrait
from bot.model.nights import Guest, Night
from bot.model.stories import Story
from bot.service.night.roles import leader
from bot.service.night.steps import PAYING, question_of
from bot.text.narrator import Narrator
from bot.text.picture_request import FaceRequest, TitleRequest
from encounters.scenes import Figure

_FACES = (
    *(Figure.CAT, Figure.EXPLORER, Figure.MOUSE, Figure.LADY, Figure.FROG, Figure.BEE),
    *(Figure.MAYOR, Figure.FISH, Figure.SNAIL, Figure.GLOGO, Figure.NEWT, Figure.CANDLE),
    *(Figure.CRICKET, Figure.VOLE, Figure.PORTER, Figure.GARDENER, Figure.WASP, Figure.LISTENER),
    *(Figure.BEETLE, Figure.METAL, Figure.POURED, Figure.TAPPER, Figure.CLERK, Figure.COW),
    Figure.PONY,
)
"""One for each of the most guests that a night can have, by their place."""

_NO_FACE = (Figure.NONE, Figure.BOOTS, Figure.HANDS)


def leaders(night: Night, stories: Sequence[Story]) -> dict[int, Guest]:
    """Return who led each story of a night, by its last ply; a journey is a story."""
    led = {one.last: leader(night, number) for number, one in enumerate(stories, start=1)}
    return {last: guest for last, guest in led.items() if guest is not None}


def portraits(
    narrator: Narrator, night: Night, stories: Sequence[Story], led: Mapping[int, Guest]
) -> tuple[Portrait, ...]:
    """Return a night's guests with what they did in stories; who came back is one person."""
    chapters = [chapter for story in stories for chapter in story.chapters]
    chosen = {question_of(one): one.chosen.option for one in chapters if one.chosen}
    shown: dict[int, Portrait] = {}
    for guest in night.came:
        # A former player has no id that is theirs alone.
        key = guest.user_id if guest.user_id > 0 else -1 - guest.place
        places = _places(night, guest)
        read = {r.question for r in night.recitals if r.place in places and not r.is_end}
        otherwise = [
            question
            for question, option in chosen.items()
            for place, vote in night.votes(question).items()
            if place in places and vote.removesuffix(PAYING) != str(option)
        ]
        counts = {
            "led": sum([led[story.last].place in places for story in stories if story.last in led]),
            "read": len(read & set(map(question_of, chapters))),
            "otherwise": len(otherwise),
        }
        if key not in shown:
            face, did = _face(narrator, guest.place), _did(narrator, counts)
            shown[key] = Portrait(plain_name(narrator, guest), face, did)
    return tuple(shown.values())


def _did(narrator: Narrator, counts: Mapping[str, int]) -> str:
    words = narrator.words
    parts = [words(f"chronicle-did-{one}", count=count) for one, count in counts.items() if count]
    return words("list-dot").join(parts or [words("chronicle-did-listened")])


def met(stories: Sequence[ChronicleStory]) -> tuple[Met, ...]:
    """Return the faces of those who were met, each once, with the first story that shows them."""
    found: dict[str, Met] = {}
    for story in stories:
        card = story.picture
        if isinstance(card, TitleRequest) and Figure(card.figure) not in _NO_FACE:
            face = FaceRequest(card.figure, len(found))
            found.setdefault(card.figure, Met(face, story.mark, story.title))
    return tuple(found.values())


def plain_name(narrator: Narrator, guest: Guest) -> str:
    """Return a guest's name unescaped; that of a former player was erased."""
    return guest.name or narrator.words("former-player")


def _places(night: Night, guest: Guest) -> set[int]:
    """Return all places that a guest has had."""
    if guest.user_id <= 0:
        return {guest.place}
    return {one.place for one in night.guests if one.user_id == guest.user_id}


def _face(narrator: Narrator, place: int) -> FaceRequest | None:
    if narrator.words.plain:
        return None
    return FaceRequest(_FACES[place % len(_FACES)], place)
