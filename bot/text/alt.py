"""Describe each picture for those who cannot see it, the most important facts first."""

from collections.abc import Sequence
from typing import assert_never

from bot.text.alt_parts import (
    hire_sentences,
    joined,
    name_items,
    name_villagers,
    opponent_sentences,
    priced,
    purse,
)
from bot.text.boards import by_round
from bot.text.picture_request import (
    BookCoverRequest,
    CoverRequest,
    FaceRequest,
    Picture,
    PictureKind,
    PictureRequest,
    PosterRequest,
    TitleRequest,
    sources_of,
)
from rules import advance, cards_due
from rules.cards import BUILDINGS, VILLAGERS
from rules.rounds import next_seat
from rules.table import ITEMS, Building, Expedition, Player
from rules.words import Area, Row, Seat, VillagerId


def alt(request: Picture) -> str:
    """Describe a picture in its language; called only for pictures that were drawn.

    A press asks for more pictures than it gets, and a village takes 35 us to describe.
    """
    match request:
        case TitleRequest():
            return _title_card(request)
        case PosterRequest():
            return _poster(request)
        case FaceRequest():
            return ""  # beside the name of whom it shows
        case CoverRequest() | BookCoverRequest():
            return request.words("alt-cover", title=request.title, about=request.about)
        case PictureRequest():
            return _of_table(request)
        case _:
            assert_never(request)


def _of_table(request: PictureRequest) -> str:
    match request.kind:
        case PictureKind.VILLAGE:
            return _village(request)
        case PictureKind.MARKET:
            return _market(request)
        case PictureKind.BOARD:
            return _board(request)
        case PictureKind.SCORE:
            return _scores(request)
        case PictureKind.PARTY:
            return _party(request)
        case PictureKind.TABLE:
            return _table(request)
        case _:
            assert_never(request.kind)


def _poster(request: PosterRequest) -> str:
    """Name the game, its villages with their points or a night's sheet, and its stories."""
    words, best = request.words, request.best
    titles = words.join_and([story.card.title for story in request.stories])
    chosen = [words("alt-poster-best", title=best.card.title)] if best else []
    stories = [words("alt-poster-stories", titles=titles)] if titles else []
    sheet = words("list-dot").join(request.sheet)
    return joined(
        [
            request.title(request.people),
            *request.about.split("\n"),
            sheet or _scores(request.table),
            *chosen,
            *stories,
        ]
    )


def _village(request: PictureRequest) -> str:
    """Describe what a village has, and where its villagers are."""
    words, seat = request.words, request.seat
    player = request.table.players[seat]
    sentences = [purse(request, seat)]
    sentences += [words("alt-asked")] if seat in request.asked() else []
    sentences += [words("alt-passed")] if player.passed else []
    for area in Area:
        there = player.villagers_in(area)
        if there:
            names = name_villagers(request, there)
            sentences.append(words("alt-area", area=area, count=len(there), names=names))
    ready, *others = [_dice(request, area, player.villagers_in(area)) for area in Area]
    sentences += [*_goods(request, player), ready, *_places(request, player), *others]
    return joined([sentence for sentence in sentences if sentence])


def _market(request: PictureRequest) -> str:
    """Describe what is for sale and what it costs, and where the next cave leads."""
    words, offered = request.words, request.table.market
    sentences: list[str] = []
    for row in Row:
        cards = [priced(request, building) for building in offered.row(row)]
        if cards:
            sentences.append(words("alt-row", row=row, cards=words.join_and(cards)))
        if cards_due(request.game.edition, offered, row):
            sentences.append(words("market-gap"))
    if request.cave_numbers:
        numbers = [str(number) for number in request.cave_numbers]
        sentences.append(words("alt-cave", numbers=words.join_and(numbers)))
    decks = words(
        "alt-decks",
        houses=offered.houses_left,
        outposts=offered.outposts_left,
        caves=offered.caves_left,
    )
    return joined([words("alt-market"), *sentences, decks])


def _board(request: PictureRequest) -> str:
    """Describe the round, the villagers for hire, and the positions of the cubes."""
    words, table, edition = request.words, request.table, request.game.edition
    sentences = [words("alt-board", round=table.round, rounds=edition.rounds)]
    sentences += hire_sentences(request)
    for seat, player in enumerate(table.players):
        points = edition.reputation_points[edition.torch + player.reputation]
        name, steps = request.names[seat], player.reputation
        sentences.append(words("alt-cube", name=name, steps=steps, points=points))
    sentences.append(words("alt-cider", there=str(table.board.cider)))
    return joined([*sentences, *opponent_sentences(request)])


def _title_card(request: TitleRequest) -> str:
    """Name the paragraph of a title card, its mood, its scene and who is seen there."""
    words = request.words
    title = words("alt-title", number=request.number, title=" ".join(request.title.split()))
    mood = [words("alt-mood", mood=request.mood)] if request.mood else []
    return joined([title, *mood, words("alt-scene", scene=request.scene, figure=request.figure)])


def _party(request: PictureRequest) -> str:
    """Describe the lanterns and the dice of a party; never a reward."""
    words, trip = request.words, request.table.expedition
    assert trip is not None
    sentences = [words("alt-party", name=request.names[trip.seat], lanterns=trip.lanterns)]
    if trip.path:
        sentences.append(words("alt-path", number=trip.path[-1]))
    sentences += [
        words(
            "alt-rolled",
            name=words(f"villager-{die.villager}"),
            value=die.value,
            lanterns=die.lanterns,
        )
        for die in trip.rolled
    ]
    return joined([*sentences, *_besides(request, trip)])


def _scores(request: PictureRequest) -> str:
    """Describe the points of each seat, the best first: their sources and growth by round."""
    words = request.words
    sentences = [words("alt-scores", final=str(request.table.over))]
    for score in sorted(request.scores, key=lambda s: s.place):
        sources = [
            words("alt-source", source=words("picture-source", source=source), points=points)
            for source, points in sources_of(score)
            if points
        ]
        name = request.names[score.seat]
        sentences.append(
            words(
                "alt-score",
                place=score.place,
                name=name,
                total=score.total,
                sources=words.join_and(sources) or "0",
            )
        )
    return joined([*sentences, *_by_round(request)])


def _by_round(request: PictureRequest) -> list[str]:
    words, rounds = request.words, request.rounds
    lines = [
        words("alt-score-rounds", name=name, points=by_round(words, rounds, Seat(seat)))
        for seat, name in enumerate(request.names[: len(request.table.players)])
    ]
    return [words("alt-rounds", players=words("list-dot").join(lines))] if rounds else []


def _dice(request: PictureRequest, area: Area, villagers: Sequence[VillagerId]) -> str:
    """Describe how many lanterns each villager's die gives, and from which roll on."""
    words = request.words
    listed = [
        words(
            "alt-die",
            name=words(f"villager-{villager}"),
            dice=words.join_and(
                [words("dice", roll=roll, lanterns=give) for roll, give in VILLAGERS[villager].dice]
            ),
        )
        for villager in villagers
    ]
    dice = words("list-dot").join(listed)
    return words("alt-dice", area=area, dice=dice) if listed else ""


def _besides(request: PictureRequest, trip: Expedition) -> list[str]:
    words = request.words
    waiting = [
        villager
        for villager in request.table.players[trip.seat].villagers_in(Area.CAVE)
        if villager not in [die.villager for die in trip.rolled]
    ]
    sentences = [words("alt-waiting", names=name_villagers(request, waiting))] if waiting else []
    for count, key in ((trip.bonus, "bonus"), (trip.exerted, "exerted"), (trip.rerolls, "rerolls")):
        sentences += [words(f"alt-{key}", count=count)] if count else []
    return sentences


def _goods(request: PictureRequest, player: Player) -> list[str]:
    words = request.words
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    sentences = [words("alt-supply", items=name_items(request, held))] if held else []
    sentences += _for_sale(request, player)
    track = [(slot.good, slot.count) for slot in player.track]
    points = advance.points(request.game, player)
    sentences += (
        [words("alt-track", items=name_items(request, track), points=points)] if track else []
    )
    return sentences


def _places(request: PictureRequest, player: Player) -> list[str]:
    words = request.words
    houses = [b for b in player.buildings if BUILDINGS[b.id].row is not Row.OUTPOST]
    outposts = [b for b in player.buildings if BUILDINGS[b.id].row is Row.OUTPOST]
    beds = sum([BUILDINGS[b.id].beds for b in player.buildings])
    sentences = [words("alt-houses", names=_buildings(request, houses), beds=beds)]
    sentences += [words("alt-outposts", names=_buildings(request, outposts))] if outposts else []
    return [*sentences, words("alt-caves", count=len(player.caves))]


def _buildings(request: PictureRequest, buildings: Sequence[Building]) -> str:
    words = request.words
    named: list[str] = []
    for building in buildings:
        name, good = words(f"building-{building.id}"), BUILDINGS[building.id].good
        if good and building.goods:
            items = name_items(request, [(good, building.goods)])
            name = words("alt-holding", name=name, items=items)
        named.append(name)
    return words.join_and(named)


def _table(request: PictureRequest) -> str:
    """Describe each village in short, who is next, who is for hire, and what is on offer."""
    villages = [sentence for village in villages_in_words(request) for sentence in village]
    return joined([request.words("alt-table"), *villages, *offers_in_words(request)])


def villages_in_words(request: PictureRequest) -> list[list[str]]:
    """Describe each village of the table in short, in some sentences."""
    words, asked = request.words, request.asked()
    upcoming = next_seat(request.game, request.table)
    villages: list[list[str]] = []
    for index, player in enumerate(request.table.players):
        seat = Seat(index)
        key = "asked" if seat in asked else "next" if seat == upcoming else ""
        key = key or ("passed" if player.passed else "")
        marks = [words(f"alt-{key}")] if key else []
        held = words("alt-sentence", line=_held(request, player))
        villages.append([purse(request, seat), *marks, held, *_for_sale(request, player)])
    return villages


def offers_in_words(request: PictureRequest) -> list[str]:
    """Describe what opponents have done, who is for hire, and the houses and outposts on offer."""
    words, offered = request.words, request.table.market
    sentences = [*opponent_sentences(request), *hire_sentences(request)]
    for row in (Row.HOUSE, Row.OUTPOST):
        cards = [priced(request, building) for building in offered.row(row)]
        sentences += [words("alt-row", row=row, cards=words.join_and(cards))] if cards else []
    return sentences


def _for_sale(request: PictureRequest, player: Player) -> list[str]:
    if player.sale is None:
        return []
    return [request.words("alt-sale", item=player.sale.item, asking=player.sale.asking or 0)]


def _held(request: PictureRequest, player: Player) -> str:
    """Count a village's villagers by area, its beds and empty caves, and list what it has."""
    words = request.words
    counts = [(area, len(player.villagers_in(area))) for area in Area]
    parts = [words("village-area", area=area, count=count) for area, count in counts if count]
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    parts += [words("items", item=item, count=count) for item, count in held]
    beds = sum([BUILDINGS[building.id].beds for building in player.buildings])
    parts += [words("symbol-beds", count=beds)] if beds else []
    parts += [words("village-caves", count=len(player.caves))] if player.caves else []
    return words("list-comma").join(parts)
