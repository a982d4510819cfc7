"""Find the encounters in a game's plies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.model.plies import Ply
from bot.model.stories import Chapter, Story
from rules.actions import Action, Choose, Describe, Exert, Explore, Pick, Reroll, Tell
from rules.facts import CardPlayed, CaveGained, CaveReturned, DieRolled, Fact, ParagraphRead
from rules.words import ParagraphNumber, Seat

_BELOW = (Explore, Choose, Reroll, Exert, Pick, Describe, Tell)
_ENDS = (CaveGained, CaveReturned)
"""The facts with which an encounter ends, in a tuple: `A | B` is built again at each use."""


@dataclass
class _Draft:
    """An encounter while its plies are gone through."""

    first: Ply
    last: int
    chapters: list[tuple[int, ParagraphNumber, list[Fact]]] = field(
        default_factory=list[tuple[int, ParagraphNumber, list[Fact]]]
    )
    is_over: bool = False

    def add(self, ply: Ply) -> None:
        """Add a ply's facts to the paragraph that they belong to."""
        self.last = ply.ply
        for one in ply.facts:
            if isinstance(one, ParagraphRead):
                self.chapters.append((ply.ply, one.number, []))
            if self.chapters and not self.is_over:
                self.chapters[-1][-1].append(one)
            self.is_over |= isinstance(one, _ENDS)

    def story(self) -> Story:
        """Return the encounter as it is so far."""
        action, dice = self.first.action, [f for f in self.first.facts if isinstance(f, DieRolled)]
        assert isinstance(action, Explore)
        return Story(
            ply=self.first.ply,
            last=self.last,
            seat=self.first.seat,
            party=action.party,
            die=next((die.value for die in dice if die.stream == "paragraph"), None),
            chapters=tuple([Chapter(ply, n, tuple(facts)) for ply, n, facts in self.chapters]),
            is_over=self.is_over,
        )


def stories_of(plies: Iterable[Ply]) -> tuple[Story, ...]:
    """Return the encounters of a game, the oldest first; the last may be under way.

    One whose `Explore` is not among the plies is left out.
    """
    drafts: list[_Draft] = []
    for ply in plies:
        if isinstance(ply.action, Explore) and _reads(ply):
            drafts.append(_Draft(ply, ply.ply))
        # Free actions and other seats' answers come in between, and belong to no story.
        if drafts and not drafts[-1].is_over and (is_below(ply.action) or _is_card(ply)):
            drafts[-1].add(ply)
    return tuple([draft.story() for draft in drafts])


def under_way(plies: Sequence[Ply], seat: Seat) -> Story | None:
    """Return a seat's encounter that is not over; None where its beginning is not among plies."""
    last = [story for story in stories_of(plies) if story.seat == seat][-1:]
    return last[0] if last and not last[0].is_over else None


def is_below(action: Action | None) -> bool:
    """Return whether an action belongs to an encounter."""
    return isinstance(action, _BELOW)


def is_home(ply: Ply) -> bool:
    """Return whether a ply ended an encounter, successful or not."""
    return any(isinstance(one, _ENDS) for one in ply.facts)


def _is_card(ply: Ply) -> bool:
    """Return whether a guest of a night plays a secret card: its lantern is one of the dice."""
    return any(isinstance(one, CardPlayed) for one in ply.facts)


def _reads(ply: Ply) -> bool:
    """Return whether an `Explore` came to a paragraph: a cat in the party may have refused."""
    return any(isinstance(one, ParagraphRead) for one in ply.facts)
