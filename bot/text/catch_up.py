"""Summarize for one player what has changed since they last acted: for them, then for others."""

from collections import Counter
from collections.abc import Iterable

from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.plies.stories import is_below, stories_of
from bot.text.details import detail, signed
from bot.text.journal import headline
from bot.text.narrator import Narrator, counted
from bot.text.notices import notice_text
from bot.text.story import reward_line, story_title
from rules import facts as fact
from rules.actions import Build, Explore, OfferToBuy, Refuse, Train, Withdraw
from rules.record import record
from rules.scoring import Score
from rules.table import Player, Table
from rules.words import Area, Seat

_MOST_NAMED = 3
"""Deeds of a village that are named one by one; more of them are counted."""


@record
class Missed:
    """A game as a seat's player left it, and as it is now.

    `last` is the ply of their last act, -1 if there is none; `plies` are all that the table may
    know, `events` those of the table since then.
    """

    seat: Seat
    last: int
    plies: tuple[Ply, ...]
    events: tuple[TableEvent, ...]
    before: Table
    now: Table
    scores: tuple[Score, ...]

    @property
    def since(self) -> list[Ply]:
        """List the plies after their last act that were not undone."""
        undone = {ply.undoes for ply in self.plies}
        new = [ply for ply in self.plies if ply.ply > max(self.last, 0)]
        return [ply for ply in new if ply.undoes is None and ply.ply not in undone]

    @property
    def stories(self) -> list[Story]:
        """List the encounters of the game, the oldest first."""
        return list(stories_of(self.plies))


def missed_lines(narrator: Narrator, missed: Missed) -> list[str]:
    """Describe what changed for the player, who leads, and in a line each what the others did."""
    words, since = narrator.words, missed.since
    moves = len([ply for ply in since if _doer(ply) is not None])
    lines = [words("catchup-title", moves=moves), _figures(narrator, missed)]
    lines += [*_last_deed(narrator, missed), *_befallen(narrator, missed), _lead(narrator, missed)]
    events = [notice_text(words, event.key, event.figures) for event in missed.events]
    others = [*_others(narrator, missed), *events]
    return [*filter(None, lines), *(others or [words("catchup-nothing")])]


def _figures(narrator: Narrator, missed: Missed) -> str:
    """Return the player's coins, villagers, goods and reputation, before and now."""
    words, then = narrator.words, missed.before.players[missed.seat]
    player = missed.now.players[missed.seat]
    villagers = _change(str(len(then.villagers)), str(len(player.villagers)))
    ready = len(player.villagers_in(Area.READY))
    figures = [
        words("catchup-coins", figure=_change(str(then.coins), str(player.coins))),
        words("catchup-villagers", figure=villagers, ready=ready),
        words("catchup-goods", figure=_change(_goods(narrator, then), _goods(narrator, player))),
        words(
            "catchup-reputation", figure=_change(signed(then.reputation), signed(player.reputation))
        ),
    ]
    return words("catchup-you", figures=words("list-dot").join(figures))


def _change(before: str, now: str) -> str:
    return now if before == now else f"{before} → {now}"


def _goods(narrator: Narrator, player: Player) -> str:
    held = [text for _, text in counted(narrator.words, tuple(sorted(player.items)))]
    return narrator.words.join_and(held) if held else narrator.words("catchup-none")


def _last_deed(narrator: Narrator, missed: Missed) -> list[str]:
    """Return the line of what the player did last; of an encounter, what became of it."""
    (ply,) = [one for one in missed.plies if one.ply == missed.last] or [None]
    if ply is None or ply.action is None:
        return []
    deed = headline(narrator, ply.action, ply.facts)
    if is_below(ply.action):
        own = [s for s in missed.stories if s.seat == missed.seat and s.ply <= ply.ply <= s.last]
        deed = _told(narrator, own[-1]) if own else deed
    return [narrator.words("catchup-last", deed=deed)]


def _befallen(narrator: Narrator, missed: Missed) -> list[str]:
    """Return what others did to the player: sales, offers and answers; and an encounter's end."""
    seat, lines, buyer = missed.seat, list[str](), None
    ends = {s.last: s for s in missed.stories if s.seat == seat and s.is_over}
    for ply in missed.plies:
        if isinstance(ply.action, OfferToBuy):
            buyer = ply.seat
        if ply not in missed.since:
            continue
        match ply.action:
            case OfferToBuy(seller=seller) if seller == seat:
                lines.append(headline(narrator, ply.action, ply.facts))
            case Refuse() | Withdraw() if seat in (buyer, ply.seat):
                lines.append(headline(narrator, ply.action, ply.facts))
            case _:
                pass
        sold = [one for one in ply.facts if isinstance(one, fact.ItemSold | fact.ItemSoldOff)]
        own = [one for one in sold if seat in (one.seat, getattr(one, "buyer", None))]
        lines += filter(None, [detail(narrator, seat, one) for one in own])
        if ply.ply in ends and ends[ply.ply].ply > missed.last:
            lines.append(_told(narrator, ends[ply.ply]))
    return [f"- {line}" for line in lines]


def _told(narrator: Narrator, story: Story) -> str:
    """Return a player's own encounter in a line: its title, how it went, and what it brought."""
    settled = story.chapters[-1].settled
    parts = [narrator.words("catchup-story", title=story_title(narrator, story))]
    parts += filter(None, [detail(narrator, story.seat, settled) if settled else None])
    parts += filter(None, [reward_line(narrator, story).removeprefix("-# ")])
    return narrator.words("list-dot").join(parts)


def _lead(narrator: Narrator, missed: Missed) -> str:
    """Return who would win by how much, if the game ended now; empty where people play together."""
    words, scores = narrator.words, missed.scores
    if narrator.is_solo or narrator.is_night or len(scores) < 2:  # noqa: PLR2004 - a rival
        return ""
    best = max([score.total for score in scores])
    first = tuple([score.seat for score in scores if score.total == best])
    own = scores[missed.seat].total
    if missed.seat not in first:
        return words("catchup-leads", names=narrator.names_of(first), by=best - own, points=best)
    if len(first) > 1:
        return words("catchup-share", points=own)
    second = max([score.total for score in scores if score.seat != missed.seat])
    return words("catchup-lead", by=best - second, points=best)


def _others(narrator: Narrator, missed: Missed) -> list[str]:
    """Return a line for each village in which something was done; the player's own comes last."""
    words, since = narrator.words, missed.since
    stories = {story.ply: story for story in missed.stories if story.is_over}
    seats = sorted(map(Seat, range(len(narrator.names))), key=lambda seat: seat == missed.seat)
    lines: list[str] = []
    for seat in seats:
        done = [ply for ply in since if _doer(ply) == seat]
        deeds = _deeds(narrator, done, stories)
        if deeds:
            lines.append(words("retold", name=narrator.name(seat), deeds=words.join_and(deeds)))
    return [f"- {line}" for line in lines]


def _deeds(narrator: Narrator, plies: Iterable[Ply], stories: dict[int, Story]) -> list[str]:
    """Return what a village did: few deeds of note by name, all others by their number."""
    named: list[tuple[str, str]] = []
    kinds: list[str] = []
    for ply in plies:
        if is_below(ply.action) and not isinstance(ply.action, Explore):
            continue
        kind = ply.action.kind if ply.action else "opponent"
        name = _named(narrator, ply, stories)
        named += [(kind, name)] if name else []
        kinds += [] if name else [kind]
    if len(named) > _MOST_NAMED:
        kinds, named = [*[kind for kind, _ in named], *kinds], []
    counts = Counter(kinds)
    counted = [narrator.words("retold-deed", deed=kind, count=n) for kind, n in counts.items()]
    return [*[name for _, name in named], *counted]


def _named(narrator: Narrator, ply: Ply, stories: dict[int, Story]) -> str:
    """Return a deed of note with its name; empty for any other."""
    words = narrator.words
    match ply.action:
        case Build(building=building):
            return words("retold-named", deed="build", what=words(f"building-{building}"))
        case Train(villager=villager):
            return words("retold-named", deed="train", what=words(f"villager-{villager}"))
        case Explore() if ply.ply in stories:
            story = stories[ply.ply]
            settled = story.chapters[-1].settled
            deed = "lost" if settled is None or settled.tier is None else "found"
            return words("retold-named", deed=deed, what=story_title(narrator, story))
        case _:
            return ""


def _doer(ply: Ply) -> Seat | None:
    """Return who acted in a ply, a player or a bot; None if only the game went on."""
    if ply.action:
        return ply.seat
    return next((one.seat for one in ply.facts if isinstance(one, fact.OpponentActed)), None)
