"""Describe the table at a glance for those who cannot see it."""

from bot.text.alt_parts import hire_sentences, joined, opponent_sentences, priced, purse
from bot.text.picture_request import PictureRequest
from rules.rounds import next_seat
from rules.table import ITEMS, Player
from rules.words import Area, Row, Seat


def table_in_words(request: PictureRequest) -> str:
    """Describe each village in short, who is next, who is for hire, and what is on offer."""
    words, offered, asked = request.words, request.table.market, request.asked()
    upcoming = next_seat(request.game, request.table)
    sentences = [words("alt-table")]
    for index, player in enumerate(request.table.players):
        seat = Seat(index)
        sentences.append(purse(request, seat))
        key = "asked" if seat in asked else "next" if seat == upcoming else ""
        key = key or ("passed" if player.passed else "")
        sentences += [words(f"alt-{key}")] if key else []
        sentences.append(words("alt-sentence", line=_held(request, player)))
    sentences += [*opponent_sentences(request), *hire_sentences(request)]
    for row in (Row.HOUSE, Row.OUTPOST):
        cards = [priced(request, building) for building in offered.row(row)]
        sentences += [words("alt-row", row=row, cards=words.join_and(cards))] if cards else []
    return joined(sentences)


def _held(request: PictureRequest, player: Player) -> str:
    """Count a village's villagers by area, and list what it has."""
    words = request.words
    counts = [(area, len(player.villagers_in(area))) for area in Area]
    parts = [words("village-area", area=area, count=count) for area, count in counts if count]
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    parts += [words("items", item=item, count=count) for item, count in held]
    return words("list-comma").join(parts)
