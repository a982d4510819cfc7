"""Show a game's panel: whose turn it is, what is asked, and below it the buttons."""

from collections.abc import Sequence
from itertools import groupby

from bot.model.ending import Ending
from bot.model.kinds import Absence, GameStatus, SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.paces import PACES
from bot.model.plies import Ply
from bot.service.clocks.readers import answerer
from bot.service.plies.idle import last_step
from bot.service.plies.plies import is_last_to_answer
from bot.service.seats.companions import is_guest
from bot.text import picture_choice
from bot.text.cards import building_lines
from bot.text.journal import journal_lines
from bot.text.moments import since_when
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_lines
from bot.text.village_lines import brief_lines
from bot.ui.ending import end
from bot.ui.layout import join_newest, layout
from bot.ui.message import Button, Message
from bot.ui.panel_buttons import panel_buttons
from bot.ui.paper import paper_buttons
from bot.ui.proposals import proposed_lines
from bot.ui.reading import effort, paragraph, printed_paragraph
from rules import cards_due
from rules import questions as q
from rules.editions import Reading
from rules.facts import Asked
from rules.questions import Question
from rules.words import Area, BuildingId, Reward, Row, Seat

# Characters. The lines of the last plies leave the rest of a message's 3,900 to the questions above
# them, to a paragraph that is read aloud, and to the villages.
_LINES = 1_600
_ROUND_LINES = 3_300


def panel(
    narrator: Narrator,
    loaded: LoadedGame,
    *,
    aloud: bool = False,
    plies: Sequence[Ply] | None = None,
    ending: Ending | None = None,
    evening: tuple[str, Sequence[Sequence[Button]]] = ("", ()),
) -> Message:
    """Show a running game, or the score sheet of a finished one.

    `aloud` includes the paragraph; `plies` are those to report, if not all since the panel was
    posted; `ending` is what the end of a game shows besides the scores, `evening` what an evening
    adds: who is there, and their buttons; its clocks are stopped.
    """
    if loaded.state.table.over:
        return end(narrator, loaded, ending or Ending())
    rows = loaded.panel_plies if plies is None else plies
    lines = join_newest(journal_lines(narrator, rows), _LINES, narrator.words("lines-more"))
    above, buttons = evening
    asked = _asked(narrator, loaded, aloud=aloud, has_clocks=not above)
    parts = [*filter(None, [above]), *asked, lines, _villages(narrator, loaded)]
    rows_below, _ = panel_buttons(narrator, loaded, rows, aloud=aloud)
    rows_below = [*rows_below, *buttons]
    return layout(parts, rows_below, picture=picture_choice.of_panel(narrator, loaded, aloud=aloud))


def journal(narrator: Narrator, game_id: int, rows: Sequence[Ply]) -> Message:
    """Show the journal entry that an old panel becomes, if no encounter ended in its turn."""
    lines = join_newest(journal_lines(narrator, rows), _ROUND_LINES, narrator.words("lines-more"))
    return layout([lines], [paper_buttons(narrator, game_id, rows)])


def users_to_ping(loaded: LoadedGame, number: int) -> list[int]:
    """List the people to ping: those asked since the last panel, except the one who acted.

    A question that an older panel showed has pinged already, and one of a later ply is left to the
    panel of that ply. Those asleep are pinged later; if everyone is there, no one is.
    """
    if not loaded.row.calls_players:
        return []
    plies = [ply for ply in loaded.recent if ply.ply <= number]
    made = last_step(plies)
    acted = [made.seat] if made and made.action else []
    since = [ply for ply in plies if ply.ply >= loaded.row.panel_from]
    asked = {one.question.number for ply in since for one in ply.facts if isinstance(one, Asked)}
    questions = [one for one in loaded.state.table.questions if one.number in asked]
    seats = [loaded.row.seats[answerer(loaded.row, question)] for question in questions]
    awake = [
        seat.user_id
        for seat in seats
        if seat.status == SeatStatus.TAKEN and not seat.wakes and seat.seat not in acted
    ]
    return list(dict.fromkeys(awake))


def _asked(narrator: Narrator, loaded: LoadedGame, *, aloud: bool, has_clocks: bool) -> list[str]:
    """Return who is asked what, then in small print the round and since when."""
    questions = loaded.state.table.questions
    if loaded.row.status == GameStatus.PAUSED:
        text = narrator.words(loaded.row.pause_reason or "game-paused")
        return [f"### {_round(narrator, loaded)}\n{text}"]
    first, *others = waits_for(narrator, loaded, questions)
    small = _small(narrator, loaded, questions if has_clocks else ())
    head = "\n".join([f"### {first}", *others, *small])
    more = proposed_lines(narrator, loaded)
    more += buildings_to_pick(narrator, questions)
    if any(_can_only_pass(loaded, question) for question in questions):
        more.append(narrator.words("nobody-ready"))
    more += _gap(narrator, loaded, questions)
    if loaded.row.reading == Reading.BOOK:
        more += printed_paragraph(narrator, loaded)
    elif aloud and any(isinstance(one, q.ChooseOption) for one in questions):
        more += paragraph(narrator, loaded)
    if any(isinstance(question, q.SpendEffort) for question in questions):
        more.append(effort(narrator, loaded))
    return [head, "\n\n".join(more)]


def _gap(narrator: Narrator, loaded: LoadedGame, questions: tuple[Question, ...]) -> list[str]:
    """Return what the market still lacks, and whose turn fills it."""
    market = loaded.state.table.market
    is_full = not any(cards_due(loaded.game.edition, market, row) for row in Row)
    if is_full or not isinstance(questions[0], q.TakeTurn):
        return []
    return [narrator.words("panel-gap", name=narrator.name(questions[0].seat))]


def buildings_to_pick(narrator: Narrator, questions: tuple[Question, ...]) -> list[str]:
    """Describe the buildings of which the explorer picks one: the buttons only name them."""
    asked = [
        one for one in questions if isinstance(one, q.TakeReward) and one.reward == Reward.BUILDING
    ]
    picks = [BuildingId(pick) for question in asked for pick in question.picks]
    return [building_lines(narrator.words, narrator.emoji, building) for building in picks]


def _can_only_pass(loaded: LoadedGame, question: Question) -> bool:
    """Return whether a person's turn begins with no villager ready."""
    ready = loaded.state.table.players[question.seat].villagers_in(Area.READY)
    taken = loaded.row.seats[question.seat].status == SeatStatus.TAKEN
    return isinstance(question, q.TakeTurn) and taken and not ready


def waits_for(narrator: Narrator, loaded: LoadedGame, questions: tuple[Question, ...]) -> list[str]:
    """Return one sentence for all who are asked the same; name the seats that no one plays."""
    asked = [one for one in questions if loaded.row.seats[one.seat].status == SeatStatus.TAKEN]
    reader = loaded.row.waiting_reader
    if reader is not None and questions:
        explorer, who = narrator.name(questions[0].seat), f"<@{narrator.users[reader]}>"
        return [narrator.words("ask-read-out", who=who, explorer=explorer)]
    lines: list[str] = []
    for _, alike in groupby(asked, lambda question: question.kind):
        same = list(alike)
        who = narrator.words.join_and([narrator.mention(question.seat) for question in same])
        lines.append(question_text(narrator, same[0], who))
    return lines + [_unmanned(narrator, loaded, one.seat) for one in questions if one not in asked]


def _unmanned(narrator: Narrator, loaded: LoadedGame, number: Seat) -> str:
    """Return who thinks in a seat that no person plays, or that it is open."""
    seat, name = loaded.row.seats[number], narrator.name(number)
    if seat.until_back == Absence.PASS:
        return narrator.words("panel-passed-seat", name=name)
    if seat.person is None:
        key = "panel-plain-seat" if seat.is_plain else "panel-open-seat"
        return narrator.words(key, name=name)
    if is_guest(seat):
        return narrator.words("panel-companion", name=name)
    return narrator.words("panel-companion-for", name=name, person=seat.person)


def _small(narrator: Narrator, loaded: LoadedGame, questions: tuple[Question, ...]) -> list[str]:
    """Return the round and since when each is asked, on one line if that is the same for all."""
    since = {
        answerer(loaded.row, question): _since(narrator, loaded, question) for question in questions
    }
    if len(set(since.values())) == 1:
        parts = [_round(narrator, loaded), *dict.fromkeys(since.values())]
        return [f"-# {narrator.words('list-dot').join(filter(None, parts))}"]
    each = [f"-# {narrator.name(seat)}: {text}" for seat, text in since.items() if text]
    return [f"-# {_round(narrator, loaded)}", *each]


def _round(narrator: Narrator, loaded: LoadedGame) -> str:
    words, table = narrator.words, loaded.state.table
    return words("panel-round", round=table.round, rounds=loaded.game.edition.rounds)


def question_text(narrator: Narrator, question: Question, who: str) -> str:
    """Return the sentence that asks a question."""
    words = narrator.words
    if isinstance(question, q.AnswerOffer):
        buyer = narrator.name(question.buyer)
        return words(
            "ask-answer-offer", who=who, buyer=buyer, item=question.item, coins=question.coins
        )
    if isinstance(question, q.SellItem):
        return words("ask-sell-item", who=who, item=question.item, coins=question.coins)
    if isinstance(question, q.TakeReward):
        return words("ask-take-reward", who=who, reward=question.reward)
    if isinstance(question, q.ReadParagraph | q.TellReward):
        key = f"ask-{question.kind.replace('_', '-')}"
        own, explorer = str(question.seat == question.explorer), narrator.name(question.explorer)
        return words(key, who=who, own=own, explorer=explorer)
    return words(f"ask-{question.kind.replace('_', '-')}", who=who)


def _since(narrator: Narrator, loaded: LoadedGame, question: Question) -> str:
    last = is_last_to_answer(loaded.state.table)
    pace = PACES[loaded.row.pace]
    seat = loaded.row.seats[answerer(loaded.row, question)]
    if seat.is_companion:
        return ""  # no one keeps anyone waiting
    return since_when(narrator.words, seat, pace, last=last)


def _villages(narrator: Narrator, loaded: LoadedGame) -> str:
    table = loaded.state.table
    lines = [*brief_lines(narrator, loaded.game, table), *opponent_lines(narrator, table)]
    return "\n".join([f"-# {line}" for line in lines])
