"""Show a newcomer's first adventure: what has happened, why, and what to choose now."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.service.lobby.first_adventure import YOU, Step, choices, step_of
from bot.service.plies.stories import stories_of
from bot.text.cards import building_lines
from bot.text.journal import journal_lines
from bot.text.narrator import Narrator
from bot.text.picture_choice import of_dice, of_paragraph, request_picture
from bot.text.picture_request import Picture, PictureKind
from bot.text.story import dice_line, outcome_text, reward_line
from bot.ui.forms import option_label
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.reading import chosen_line, effort, paragraph
from bot.ui.rows import packed
from rules import encounter
from rules.actions import Action, Build, Choose, Exert, Explore, Rest
from rules.cards import BUILDINGS
from rules.facts import RoundBegan
from rules.record import alter


def adventure(narrator: Narrator, loaded: LoadedGame, chosen: str, *, on_server: bool) -> Message:
    """Show the adventure after what was `chosen`, with a button for each way to go on.

    Its end leads to a table or a night in the same channel, if that is `on_server`.
    """
    step = step_of(loaded)
    head = narrator.words("adventure-head", step=list(Step).index(step) + 1, steps=len(Step))
    parts = [head, *_news(narrator, loaded, step), narrator.words(f"adventure-{step}")]
    made = [
        _button(_label(narrator, loaded, action), f"{chosen}{index}")
        for index, action in enumerate(choices(loaded))
    ]
    if step is Step.DONE:
        made = _from_here(narrator.words, on_server=on_server)
    return layout(
        parts,
        packed(made),
        picture=_picture(narrator, loaded, step),
        picture_first=step is Step.READ,
    )


def adventure_button(words: Words) -> Button:
    """Return the button that begins the adventure."""
    return _button(words("adventure-begin"), "")


def _button(label: str, chosen: str) -> Button:
    return button(label, CustomId(0, 0, Press.ADVENTURE, chosen), ButtonStyle.PRIMARY)


def _from_here(words: Words, *, on_server: bool) -> list[Button]:
    """Return the ways on from the end."""
    opened = (Press.NEW_GAME, Press.NEW_NIGHT) if on_server else ()
    opens = [
        button(words(f"adventure-{press}"), CustomId(0, 0, press), ButtonStyle.PRIMARY)
        for press in opened
    ]
    return [*opens, button(words("adventure-again"), CustomId(0, 0, Press.ADVENTURE))]


def _news(narrator: Narrator, loaded: LoadedGame, step: Step) -> list[str]:
    """Return what the last choice has brought."""
    match step:
        case Step.SEND:
            return []
        case Step.READ:
            return paragraph(narrator, loaded)
        case Step.EXERT:
            (story,) = stories_of(loaded.recent)
            dice = dice_line(narrator, story.chapters[-1])
            return [chosen_line(narrator, loaded), dice, effort(narrator, loaded)]
        case Step.BUILD:
            (story,) = stories_of(loaded.recent)
            (chapter,) = story.chapters
            return [
                dice_line(narrator, chapter),
                outcome_text(narrator, chapter),
                reward_line(narrator, story),
                _on_offer(narrator, loaded),
            ]
        case Step.REST | Step.DONE:
            since = Build if step is Step.REST else Rest
            first = next(ply.ply for ply in loaded.recent if isinstance(ply.action, since))
            told = [_of_the_round(ply) for ply in loaded.recent if ply.ply >= first]
            return ["\n".join(journal_lines(narrator, told))]


def _of_the_round(ply: Ply) -> Ply:
    """Return a ply without the start of a round that nobody plays, and the paper before it."""
    return alter(ply, facts=tuple([one for one in ply.facts if not isinstance(one, RoundBegan)]))


def _on_offer(narrator: Narrator, loaded: LoadedGame) -> str:
    """Describe the buildings to choose from."""
    found = [action.building for action in choices(loaded) if isinstance(action, Build)]
    lines = [building_lines(narrator.words, narrator.emoji, building) for building in found]
    return "\n".join(lines)


def _label(narrator: Narrator, loaded: LoadedGame, action: Action) -> str:
    words = narrator.words
    match action:
        case Explore():
            return words("quick-explore", villagers=narrator.short_villagers(action.party))
        case Choose():
            return option_label(narrator, loaded.state.table, action.option)
        case Exert() if action.villagers:
            return words("quick-exert", villagers=narrator.short_villagers(action.villagers))
        case Exert():
            return words("adventure-nobody")
        case Build():
            name, cost = words(f"building-{action.building}"), BUILDINGS[action.building].cost
            return words("buy-card", name=name, count=cost)
        case _:
            return words("verb-proposed")


def _picture(narrator: Narrator, loaded: LoadedGame, step: Step) -> Picture | None:
    game, table = loaded.game, loaded.state.table
    match step:
        case Step.READ:
            return of_paragraph(narrator, encounter.expedition(table).path[-1])
        case Step.EXERT:
            return of_dice(narrator, loaded)
        case Step.BUILD:
            return request_picture(PictureKind.MARKET, narrator, game, table)
        case _:
            return request_picture(PictureKind.VILLAGE, narrator, game, table, seat=YOU)
