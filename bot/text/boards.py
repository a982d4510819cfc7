"""Describe the boards in words: a village, the market, the reputation board, the score."""

from collections.abc import Mapping, Sequence

from bot.i18n.words import Words
from bot.text.cards import building_line, building_lines, villager_lines
from bot.text.narrator import Narrator
from bot.text.opponents import opponents
from bot.text.village_lines import sale_figures
from rules import advance, cards_due, income
from rules.cards import BUILDINGS
from rules.editions import Game
from rules.scoring import Score
from rules.table import Market, Player, Table
from rules.words import Area, BuildingId, CaveId, Row, Seat


def village(narrator: Narrator, game: Game, table: Table, seat: Seat) -> list[str]:
    """Describe a village in full, with a paragraph for each part of the board."""
    words, player = narrator.words, table.players[seat]
    title = "night-village-title" if narrator.is_night else "village-title"
    parts = [words(title, name=narrator.name(seat))]
    parts.append(_purse(narrator, game, player))
    for area in Area:
        there = player.villagers_in(area)
        if there:
            lines = "\n".join([villager_lines(words, narrator.emoji, v) for v in there])
            parts.append(f"### {words('area', area=area)}\n{lines}")
    parts.append(_buildings(narrator, player))
    parts.append(_track(narrator, game, player))
    return [part for part in parts if part]


def market(narrator: Narrator, game: Game, table: Table) -> list[str]:
    """Describe the market, and the cave card on top of its deck; a line a card, for phones.

    The star houses are left out: they are the same all game long, and many.
    """
    words, offered = narrator.words, table.market
    parts: list[str] = []
    for row in (Row.HOUSE, Row.OUTPOST, Row.KEY):
        lines = [f"-# {building_line(words, b)}" for b in offered.row(row)]
        if cards_due(game.edition, offered, row):
            lines.append(f"-# {words('market-gap')}")
        head = row_heading(words, offered, row)
        parts.append("\n".join([f"**{head}**", *(lines or [words("market-none")])]))
    if offered.cave:
        numbers = words("list-comma").join(map(str, _cells(game, offered.cave)))
        parts.append(words("market-cave", numbers=numbers, left=offered.caves_left))
    return [words("market-title"), "\n".join(parts)]


def row_heading(words: Words, market: Market, row: Row) -> str:
    """Return the name of a row of the market, with how many cards its deck has left, if any."""
    left = {Row.HOUSE: market.houses_left, Row.OUTPOST: market.outposts_left}.get(row, 0)
    return words("market-row", row=row, left=left)


def star_houses(narrator: Narrator, table: Table) -> list[str]:
    """Describe the star houses that are left, a line each."""
    words = narrator.words
    lines = [building_line(words, b) for b in table.market.row(Row.STAR)]
    head = row_heading(words, table.market, Row.STAR)
    return [f"## {head}", "\n".join(lines) or words("market-none")]


def board(narrator: Narrator, game: Game, table: Table) -> list[str]:
    """Describe the reputation board: villagers for hire, round, cubes, cider."""
    words = narrator.words
    hires = [
        villager_lines(words, narrator.emoji, villager, words("coins", count=cost))
        for villager, cost in zip(table.board.slots, game.edition.slot_costs, strict=True)
        if villager is not None
    ]
    cubes = [
        words("board-cube", name=narrator.name(Seat(seat)), steps=player.reputation, points=points)
        for seat, player in enumerate(table.players)
        for points in [game.edition.reputation_points[game.edition.torch + player.reputation]]
    ]
    return [
        words("board-title", round=table.round, rounds=game.edition.rounds),
        "\n".join([f"### {words('board-hires', left=table.market.villagers_left)}", *hires]),
        "\n".join([f"### {words('board-reputation')}", *[f"- {cube}" for cube in cubes]]),
        "" if table.over else words("board-cider", there=str(table.board.cider)),
        *opponents(narrator, table),
    ]


def score_sheet(
    narrator: Narrator,
    scores: tuple[Score, ...],
    *,
    final: bool,
    rounds: tuple[tuple[int, ...], ...] = (),
) -> list[str]:
    """Show where each player's points come from, the best first.

    `rounds` are the points at the end of each round, indexed by round, then by seat.
    """
    words = narrator.words
    parts = [words("score-title", final=str(final))]
    for score in sorted(scores, key=lambda s: s.place):
        lines: list[str] = []
        if rounds:
            lines.append(words("score-rounds", points=by_round(words, rounds, score.seat)))
        lines += _tie(words, scores, score)
        block = [_head(narrator, score), _sources(words, score), *[f"-# {line}" for line in lines]]
        parts.append("\n".join(block))
    return [*parts, words("score-alone")] if narrator.is_solo else parts


def standings(
    narrator: Narrator, scores: tuple[Score, ...], titles: Mapping[Seat, Sequence[str]]
) -> str:
    """Show the final place and points of each player, with their titles; the best first."""
    words = narrator.words
    lines = [words("score-title", final="True")]
    for score in sorted(scores, key=lambda s: s.place):
        lines.append(_head(narrator, score))
        small = [*titles.get(score.seat, ()), *_tie(words, scores, score)]
        lines += [f"-# {words('list-dot').join(small)}"] if small else []
    return "\n".join([*lines, words("score-alone")] if narrator.is_solo else lines)


def _head(narrator: Narrator, score: Score) -> str:
    key = "score-head-solo" if narrator.is_solo else "score-head"
    name = narrator.name(score.seat)
    return narrator.words(key, place=score.place, name=name, total=score.total)


def _tie(words: Words, scores: tuple[Score, ...], score: Score) -> list[str]:
    """Return a line with what breaks a tie, if there is one."""
    if [other.total for other in scores].count(score.total) == 1:
        return []
    return [words("score-tie", coins=score.coins, villagers=score.villagers)]


def by_round(words: Words, rounds: tuple[tuple[int, ...], ...], seat: Seat) -> str:
    """List a seat's points at the end of each round."""
    return words("list-comma").join([str(points[seat]) for points in rounds])


def _sources(words: Words, score: Score) -> str:
    """List the sources of points, without those that bring none."""
    whole = [
        (words(f"score-{name}"), points)
        for name, points in (
            ("track", score.track),
            ("buildings", score.buildings),
            ("prize", score.prize),
            ("reputation", score.reputation),
        )
    ]
    cards = [(words(f"building-{building}"), points) for building, points in score.cards]
    sources = [
        words("score-from", source=source, points=points)
        for source, points in (*whole, *cards)
        if points
    ]
    return words("list-dot").join(sources) or words("score-nothing")


def _purse(narrator: Narrator, game: Game, player: Player) -> str:
    words = narrator.words
    lines = [
        words("village-purse", coins=player.coins, income=income.income(game, player)),
        words("village-supply", items=narrator.items(tuple(sorted(player.items))) or "\u2013"),
    ]
    if player.sale:
        lines.append(words("village-sale", **sale_figures(player.sale)))
    return "\n".join(lines)


def _buildings(narrator: Narrator, player: Player) -> str:
    words = narrator.words
    lines: list[str] = []
    for building in player.buildings:
        good = BUILDINGS[building.id].good
        lying = words("building-holds", item=good or "", count=building.goods)
        lines.append(f"{_named(narrator, building.id)}{lying if building.goods else ''}")
    if player.caves:
        lines.append(words("village-caves", count=len(player.caves)))
    return "\n".join([f"### {words('village-buildings')}", *lines])


def _named(narrator: Narrator, building: BuildingId) -> str:
    return building_lines(narrator.words, narrator.emoji, building)


def _track(narrator: Narrator, game: Game, player: Player) -> str:
    words = narrator.words
    if not player.track:
        return words("village-track-empty")
    slots = [
        words("track-slot", item=slot.good, count=slot.count, points=points)
        for slot, points in zip(player.track, game.edition.track_points, strict=False)
    ]
    total = advance.points(game, player)
    return words("village-track", slots=words("list-comma").join(slots), points=total)


def _cells(game: Game, cave: CaveId) -> tuple[int, ...]:
    return game.book.cells[game.edition.caves.index(cave)]
