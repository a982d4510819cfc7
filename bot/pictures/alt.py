"""Say in words what each picture shows, the most important first, for who cannot see it."""

from collections.abc import Iterable, Sequence

from bot.pictures.rounds import Rounds
from bot.pictures.scene import Scene
from bot.pictures.scores import parts
from bot.text.boards import by_round
from bot.text.opponents import deeds, stacks
from rules import advance, income
from rules.cards import BUILDINGS, VILLAGERS
from rules.cards.caves import CAVES
from rules.scoring import Score
from rules.table import ITEMS, Building, Expedition, Player
from rules.words import Area, BuildingId, Item, Row, Seat, VillagerId

LONGEST = 1_000
"""Characters; Discord takes 1,024."""


def village(scene: Scene, seat: Seat) -> str:
    """Say what a village has, and who stands where."""
    words, player = scene.words, scene.table.players[seat]
    said = [
        words(
            "alt-village",
            name=scene.names[seat],
            coins=player.coins,
            income=income.income(scene.game, player),
            reputation=player.reputation,
        )
    ]
    said += [words("alt-asked")] if seat in scene.asked() else []
    said += [words("alt-passed")] if player.passed else []
    for area in Area:
        there = player.villagers_in(area)
        if there:
            names = _villagers(scene, there)
            said.append(words("alt-area", area=area, count=len(there), names=names))
    ready, *others = [_dice(scene, area, player.villagers_in(area)) for area in Area]
    said += [*_goods(scene, player), ready, *_places(scene, player), *others]
    return _joined([sentence for sentence in said if sentence])


def market(scene: Scene) -> str:
    """Say what is for sale and what it costs, and where the next cave leads."""
    words, offered = scene.words, scene.table.market
    said: list[str] = []
    for row in Row:
        cards = [_priced(scene, building) for building in offered.row(row)]
        if cards:
            said.append(words("alt-row", row=row, cards=words.all_of(cards)))
    if offered.cave:
        numbers = [str(n) for n in scene.game.book.cells[CAVES.index(offered.cave)]]
        said.append(words("alt-cave", numbers=words.all_of(numbers)))
    decks = words(
        "alt-decks",
        houses=offered.houses_left,
        outposts=offered.outposts_left,
        caves=offered.caves_left,
    )
    return _joined([words("alt-market"), *said, decks])


def board(scene: Scene) -> str:
    """Say which round it is, who is for hire, and where the cubes stand."""
    words, table, edition = scene.words, scene.table, scene.game.edition
    said = [words("alt-board", round=table.round, rounds=edition.rounds)]
    hires = [
        words("alt-priced", name=words(f"villager-{villager}"), cost=cost)
        for villager, cost in zip(table.board.slots, edition.slot_costs, strict=True)
        if villager
    ]
    left = table.market.villagers_left
    said += [words("alt-hires", names=words.all_of(hires), left=left)] if hires else []
    for seat, player in enumerate(table.players):
        points = edition.reputation_points[edition.torch + player.reputation]
        name, steps = scene.names[seat], player.reputation
        said.append(words("alt-cube", name=name, steps=steps, points=points))
    said.append(words("alt-cider", there=str(table.board.cider)))
    return _joined([*said, *_opponents(scene)])


def title_card(scene: Scene, number: int, heading: str, mood: str) -> str:
    """Say which paragraph it is."""
    words = scene.words
    said = words("alt-title", number=number, title=" ".join(heading.split()))
    return _joined([said, words("alt-mood", mood=mood)] if mood else [said])


def party(scene: Scene) -> str:
    """Say how many lanterns there are, and how the dice fell; never a reward."""
    words, trip = scene.words, scene.table.expedition
    assert trip is not None
    said = [words("alt-party", name=scene.names[trip.seat], lanterns=trip.lanterns)]
    if trip.path:
        said.append(words("alt-path", number=trip.path[-1]))
    said += [
        words(
            "alt-rolled",
            name=words(f"villager-{die.villager}"),
            value=die.value,
            lanterns=die.lanterns,
        )
        for die in trip.rolled
    ]
    return _joined([*said, *_besides(scene, trip)])


def scores(
    scene: Scene,
    scored: Sequence[Score],
    *,
    final: bool,
    rounds: Rounds = (),
) -> str:
    """Say who has how many points, the best first, from where, and how they grew by round."""
    words = scene.words
    said = [words("alt-scores", final=str(final))]
    for score in sorted(scored, key=lambda s: s.place):
        sources = [
            words("alt-source", source=words("picture-source", source=source), points=points)
            for source, points in parts(score)
            if points
        ]
        name = scene.names[score.seat]
        said.append(
            words(
                "alt-score",
                place=score.place,
                name=name,
                total=score.total,
                sources=words.all_of(sources) or "0",
            )
        )
    return _joined([*said, *_by_round(scene, rounds)])


def _by_round(scene: Scene, rounds: Rounds) -> list[str]:
    words = scene.words
    told = [
        words("alt-score-rounds", name=name, points=by_round(words, rounds, Seat(seat)))
        for seat, name in enumerate(scene.names[: len(scene.table.players)])
    ]
    return [words("alt-rounds", players=words("list-dot").join(told))] if rounds else []


def _opponents(scene: Scene) -> list[str]:
    """Say what the automated opponents have done in this round, and what they have taken."""
    words, solo = scene.words, scene.table.solo
    if solo is None:
        return []
    names = scene.names[len(scene.table.players) :]
    told = [
        words("alt-bot", name=name, deeds=deeds(words, done), count=len(done))
        for name, done in zip(names, solo.done, strict=True)
    ]
    return [*told, *[words("alt-sentence", line=line) for line in stacks(words, solo)]]


def _dice(scene: Scene, area: Area, villagers: Sequence[VillagerId]) -> str:
    """Say how many lanterns each villager's die gives, and from which roll on."""
    words = scene.words
    told = [
        words(
            "alt-die",
            name=words(f"villager-{villager}"),
            dice=words.all_of(
                [words("dice", roll=roll, lanterns=give) for roll, give in VILLAGERS[villager].dice]
            ),
        )
        for villager in villagers
    ]
    dice = words("list-dot").join(told)
    return words("alt-dice", area=area, dice=dice) if told else ""


def _besides(scene: Scene, trip: Expedition) -> list[str]:
    words = scene.words
    waiting = [
        villager
        for villager in scene.table.players[trip.seat].villagers_in(Area.CAVE)
        if villager not in [die.villager for die in trip.rolled]
    ]
    said = [words("alt-waiting", names=_villagers(scene, waiting))] if waiting else []
    for count, key in (
        (trip.bonus, "bonus"),
        (trip.exerted, "exerted"),
        (trip.rerolls, "rerolls"),
    ):
        said += [words(f"alt-{key}", count=count)] if count else []
    return said


def _goods(scene: Scene, player: Player) -> list[str]:
    words = scene.words
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    said = [words("alt-supply", items=_items(scene, held))] if held else []
    if player.sale:
        item, asking = player.sale.item, player.sale.asking or 0
        said.append(words("alt-sale", item=item, asking=asking))
    track = [(slot.good, slot.count) for slot in player.track]
    points = advance.points(scene.game, player)
    said += [words("alt-track", items=_items(scene, track), points=points)] if track else []
    return said


def _places(scene: Scene, player: Player) -> list[str]:
    words = scene.words
    houses = [b for b in player.buildings if BUILDINGS[b.id].row is not Row.OUTPOST]
    outposts = [b for b in player.buildings if BUILDINGS[b.id].row is Row.OUTPOST]
    beds = sum([BUILDINGS[b.id].beds for b in player.buildings])
    said = [words("alt-houses", names=_buildings(scene, houses), beds=beds)]
    said += [words("alt-outposts", names=_buildings(scene, outposts))] if outposts else []
    return [*said, words("alt-caves", count=len(player.caves))]


def _priced(scene: Scene, building: BuildingId) -> str:
    cost = BUILDINGS[building].cost
    return scene.words("alt-priced", name=scene.words(f"building-{building}"), cost=cost)


def _buildings(scene: Scene, buildings: Sequence[Building]) -> str:
    words = scene.words
    named: list[str] = []
    for building in buildings:
        name, good = words(f"building-{building.id}"), BUILDINGS[building.id].good
        if good and building.goods:
            items = _items(scene, [(good, building.goods)])
            name = words("alt-holding", name=name, items=items)
        named.append(name)
    return words.all_of(named)


def _items(scene: Scene, counted: Iterable[tuple[Item, int]]) -> str:
    return scene.words.all_of([scene.words("items", item=i, count=n) for i, n in counted])


def _villagers(scene: Scene, villagers: Sequence[VillagerId]) -> str:
    return scene.words.all_of([scene.words(f"villager-{villager}") for villager in villagers])


def _joined(sentences: Sequence[str]) -> str:
    """Join as many sentences as there is room for; the first stands in any case."""
    text = sentences[0][:LONGEST]
    for sentence in sentences[1:]:
        longer = f"{text} {sentence}"
        if len(longer) > LONGEST:
            break
        text = longer
    return text
