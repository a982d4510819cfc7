"""Describe an encounter: in brief or in full, with its words, its dice and what it brought."""

import itertools
import re

from bot.model.ending import Ending
from bot.model.stories import Chapter, Story
from bot.text.condense import shorten
from bot.text.details import detail, die
from bot.text.narrator import Narrator
from bot.text.rewards import outcome
from encounters.stories import Prompt
from rules import facts as f
from rules.facts import Fact

_BEGINNING = 220
"""Characters of a paragraph's beginning, when a story is told in a few lines."""

_SENTENCE_END = re.compile(
    "[.!?\u2026][\"'\u201d\u2019)]*(?:\\s+|$)|[\u3002\uff01\uff1f][\u300d\u300f]*|\u300d(?=\n)"
)
"""How a sentence ends; Japanese has no blank after it."""

SPEECH = re.compile(
    r"(?<![\w,.!?\u2026])'((?:[^'\n]|'(?=\w))+)'(?!\w)"
    r"|\u201c([^\u201d\n]+)\u201d|\u00ab([^\u00bb\n]+)\u00bb|\u300c([^\u300d\n]+)\u300d"
)
"""What somebody says, in the quotation marks of each language; apostrophes are within words."""

_DICE = (f.LanternsRolled, f.LanternsAdded, f.VillagersExerted, f.EncounterSettled)


def story_title(narrator: Narrator, story: Story) -> str:
    """Return the title of an encounter, by its first paragraph."""
    return chapter_title(narrator, story.chapters[0])


def chapter_title(narrator: Narrator, chapter: Chapter) -> str:
    """Return a paragraph's title; a printed book has only numbers."""
    if chapter.number not in narrator.stories.moods:
        return narrator.words("story-number", number=chapter.number)
    return narrator.stories.title(chapter.number, narrator.words.language)


def story_head(narrator: Narrator, story: Story) -> str:
    """Return the heading of a story: its title, who went, and with whom."""
    words, (first, *_) = narrator.words, story.chapters
    if first.number in narrator.stories.moods:
        head = words("reading-title", number=first.number, title=story_title(narrator, story))
    else:
        head = f"### {story_title(narrator, story)}"
    return f"{head}\n{story_who(narrator, story)}"


def story_who(narrator: Narrator, story: Story) -> str:
    """Return the line with the explorer, their party, and the cave's die."""
    party = narrator.short_villagers(story.party)
    who = [narrator.words("story-who", name=narrator.name(story.seat), party=party)]
    if story.die is not None:
        who.append(narrator.words("detail-cave-die", value=story.die))
    return narrator.words("list-dot").join(who)


def best_line(narrator: Narrator, ending: Ending) -> str:
    """Return the line of the story of the game, empty before anyone has voted."""
    story = ending.best
    if story is None:
        return ""
    title, name = story_title(narrator, story), narrator.name(story.seat)
    if narrator.is_night:
        return narrator.words("night-best-of", title=title, votes=ending.votes)
    return narrator.words("story-best", title=title, name=name, votes=ending.votes)


def whole_story(narrator: Narrator, story: Story) -> list[str]:
    """Return the whole of a finished story, one text per paragraph, then what it brought."""
    first, *others = story.chapters
    texts = [chapter_text(narrator, first)]
    texts += [
        f"**{chapter_title(narrator, one)}**\n{chapter_text(narrator, one)}" for one in others
    ]
    return [*texts, reward_line(narrator, story)]


def chapter_text(narrator: Narrator, chapter: Chapter) -> str:
    """Return a paragraph with the choice, the dice and the outcome so far."""
    read = paragraph_text(narrator, chapter) or _numbers_entered(narrator, chapter)
    return "\n\n".join(filter(None, [read, *_after(narrator, chapter)]))


def _numbers_entered(narrator: Narrator, chapter: Chapter) -> str:
    """Return the choices of a printed paragraph, with the explore numbers that were entered."""
    entered = [one for one in chapter.facts if isinstance(one, f.ExploreNumbersTold)]
    lines: list[str] = []
    for index, option in enumerate(entered[-1].options if entered else ()):
        label = narrator.words("option-number", number=index + 1)
        numbers = narrator.words.join_or([str(number) for number in option])
        about = narrator.words("choice-explore", numbers=numbers)
        lines.append(f"- {narrator.words('choice-line', label=label, about=about)}")
    return "\n".join(lines)


def paragraph_text(narrator: Narrator, chapter: Chapter) -> str:
    """Return what was read aloud, in the words that were heard; empty with a printed book."""
    heard = prompt_of(narrator, chapter)
    return heard.whole if heard else ""


def prompt_of(narrator: Narrator, chapter: Chapter) -> Prompt | None:
    """Return a paragraph as it was read; None with a printed book."""
    if chapter.number not in narrator.stories.moods:
        return None
    hearing = narrator.past.hearing(chapter.ply, chapter.number)
    return narrator.stories.prompt(chapter.number, narrator.words.language, hearing)


def titled(narrator: Narrator, prompt: Prompt) -> list[str]:
    """Return an open paragraph's parts: what comes back before it, its title, its words."""
    title = narrator.words("reading-title", number=prompt.number, title=prompt.title)
    return [*filter(None, [prompt.before]), title, prompt.text]


def reward_line(narrator: Narrator, story: Story) -> str:
    """Return the line of what an encounter brought, all paragraphs together."""
    facts = [fact for chapter in story.chapters for fact in chapter.facts]
    gains = [fact for fact in facts if not isinstance(fact, (*_DICE, f.ParagraphRead))]
    parts = [line for fact in gains if (line := detail(narrator, story.seat, fact))]
    return f"-# {narrator.words('list-dot').join(parts)}" if parts else ""


def in_brief(narrator: Narrator, story: Story) -> list[str]:
    """Return the lines of a story in a log: who met what, how it begins, and how it ended.

    The end of several paragraphs makes no sense without their middle: each choice is told instead.
    """
    words, name = narrator.words, narrator.name(story.seat)
    party, title = narrator.villagers(story.party), story_title(narrator, story)
    lines = [words("story-brief", name=name, party=party, title=title)]
    quoted = [beginning(paragraph_text(narrator, story.chapters[0]))]
    match story.chapters:
        case [one]:
            end = [_label_line(narrator, one), outcome_text(narrator, one)]
            quoted.append(" ".join(filter(None, end)))
            dice = [dice_line(narrator, one)]
        case several:
            quoted += [_choice(narrator, one) for one in several]
            dice = []
    lines += [f"> {line}" for text in quoted for line in text.split("\n") if line.strip()]
    return [*lines, *filter(None, [*dice, reward_line(narrator, story)])]


def teaser(narrator: Narrator, story: Story) -> list[str]:
    """Return a long story's beginning, each choice with its dice, and what it brought."""
    choices = [_choice(narrator, chapter) for chapter in story.chapters]
    begins = beginning(paragraph_text(narrator, story.chapters[0]))
    return [*filter(None, [begins, *choices]), reward_line(narrator, story)]


def beginning(text: str, longest: int = _BEGINNING) -> str:
    """Return the first sentences of a text, cut where a sentence or a word ends."""
    if len(text) <= longest:
        return text
    ends = [found.end() for found in _SENTENCE_END.finditer(text) if found.end() <= longest]
    if ends:
        return f"{text[: ends[-1]].rstrip()} …"
    return shorten(text, longest)


def sentences(text: str) -> list[str]:
    """Divide a text into its sentences, each with the blanks after it."""
    ends = [found.end() for found in _SENTENCE_END.finditer(text)]
    cuts = [0, *[end for end in ends if end < len(text)], len(text)]
    return [text[start:end] for start, end in itertools.pairwise(cuts)]


def outcome_text(narrator: Narrator, chapter: Chapter) -> str:
    """Return how a settled paragraph ended, in words; empty if its book has none."""
    return end_text(narrator, chapter.settled) if chapter.settled else ""


def end_text(narrator: Narrator, end: f.EncounterSettled) -> str:
    """Return the words of a paragraph's end; empty with a printed book.

    A failure costs nothing in the preview edition: words that tell of a cost are not for it.
    """
    if end.number not in narrator.stories.moods:
        return ""
    costs = end.tier is None and (end.number, end.option) in narrator.stories.costly
    if costs and not narrator.edition.failures:
        return narrator.words("story-failed")
    text = narrator.stories.outcome(end.number, end.option, end.tier, narrator.words.language)
    return narrator.words("story-failed") if text is None else text.strip()


def _after(narrator: Narrator, chapter: Chapter) -> list[str]:
    """Return what follows a paragraph's text: the choice with its dice, the outcome."""
    parts = [_choice(narrator, chapter), outcome_text(narrator, chapter)]
    return list(filter(None, [*parts, _reward_entered(narrator, chapter)]))


def _choice(narrator: Narrator, chapter: Chapter) -> str:
    """Return what was chosen, and below it the dice."""
    return "\n".join(filter(None, [_label_line(narrator, chapter), dice_line(narrator, chapter)]))


def _reward_entered(narrator: Narrator, chapter: Chapter) -> str:
    """Return the reward entered for a printed paragraph that leads on; it may still be lost.

    What the last one brings is told with the end of its story.
    """
    entered = [one.outcome for one in chapter.facts if isinstance(one, f.RewardTold)]
    return "\n".join([outcome(narrator, one) for one in entered if one.leads_to is not None])


def label_of(narrator: Narrator, chosen: f.OptionChosen) -> str:
    """Return the label of a chosen option; a printed book has only numbers."""
    if chosen.number in narrator.stories.moods:
        return narrator.stories.label(chosen.number, chosen.option, narrator.words.language)
    return narrator.words("option-number", number=chosen.option + 1)


def _label_line(narrator: Narrator, chapter: Chapter) -> str:
    return f"**{label_of(narrator, chapter.chosen)}**" if chapter.chosen else ""


def dice_line(narrator: Narrator, chapter: Chapter) -> str:
    """Return the line of a paragraph's dice, empty if none was rolled."""
    parts = dice_parts(narrator, chapter)
    return f"-# {narrator.words('list-dot').join(parts)}" if parts else ""


def dice_parts(narrator: Narrator, chapter: Chapter) -> list[str]:
    """Return a paragraph's dice one by one, each with its last roll, and the total."""
    return list(filter(None, [dice_of(narrator, one) for one in last_dice(chapter)]))


def last_dice(chapter: Chapter) -> list[Fact]:
    """Return the facts of a paragraph's dice, without those that were rolled again."""
    dice = [one for one in chapter.facts if isinstance(one, _DICE)]
    last = {one.villager: one for one in dice if isinstance(one, f.LanternsRolled)}
    return [
        one for one in dice if not isinstance(one, f.LanternsRolled) or last[one.villager] is one
    ]


def dice_of(narrator: Narrator, one: Fact) -> str | None:
    """Return what a fact says of the dice, None if it is not worth a word."""
    match one:
        case f.LanternsRolled():
            return die(narrator, one)
        case f.VillagersExerted():
            return narrator.words(
                "story-exerted", villagers=narrator.short_villagers(one.villagers)
            )
        case f.LanternsAdded() | f.EncounterSettled():
            if isinstance(one, f.EncounterSettled) and not one.lanterns and one.tier is not None:
                return None  # it asked for no lanterns
            return detail(narrator, one.seat, one)
        case _:
            return None
