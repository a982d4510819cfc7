"""Write a whole game as plain text: its journal with all stories, and its score sheet."""

from bot.demo.guests import Hands
from bot.service.plies.stories import stories_of
from bot.text.boards import score_sheet
from bot.text.emoji import without_emoji
from bot.text.journal import end_lines, ply_texts
from bot.text.remarks import remark_lines
from bot.text.story import story_head, whole_story
from rules import score


async def tell(hands: Hands) -> str:
    """Return the words of a finished game."""
    opened = await hands.opened()
    narrator = hands.bot.parts.messages.languages.narrator(opened)
    plies = await hands.bot.parts.service.games.history.plies(hands.game_id)
    stories = {story.last: story for story in stories_of(plies) if story.is_over}
    lines: list[str] = []
    for text in ply_texts(narrator, plies):
        story = stories.get(text.ply.ply)
        if story is None:
            lines += text.lines
        else:
            texts = [story_head(narrator, story), *whole_story(narrator, story)]
            own = [ply for ply in plies if story.ply <= ply.ply <= story.last]
            texts += remark_lines(narrator, own)
            lines += ["", *texts, "", *end_lines(narrator, text.ply.facts)]
    lines += ["", *score_sheet(narrator, score(opened.game, opened.state.table), final=True)]
    return without_emoji("\n".join(lines))
