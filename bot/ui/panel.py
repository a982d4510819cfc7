"""Show a game's panel: whose turn it is, what is asked, and the buttons that answer it."""

from itertools import groupby

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus, SeatStatus
from bot.model.open_game import OpenGame
from bot.model.paces import PACES
from bot.model.plies import Ply
from bot.service.plies import is_last
from bot.text import picture_choice
from bot.text.boards import score_sheet, village_line
from bot.text.cards import building_lines
from bot.text.journal import tell
from bot.text.moments import since_when
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_lines
from bot.text.picture_request import PictureRequest
from bot.text.rounds import end_line
from bot.ui.buttons import question_rows
from bot.ui.layout import button, fold, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.proposals import proposals, proposed_button
from bot.ui.reading import (
    by_the_book,
    effort,
    encounter_rows,
    paragraph,
    rows_for,
    turn_over,
)
from rules import offers, score, undoable
from rules.editions import Reading
from rules.questions import (
    AnswerOffer,
    ChooseOption,
    Question,
    ReadParagraph,
    RestVillagers,
    SellItem,
    SpendEffort,
    TakeReward,
    TakeTurn,
    TellReward,
)
from rules.words import Area, BuildingId, Good, Seat

_LINES = 1_600
_ROUND_LINES = 3_300


def panel(
    narrator: Narrator,
    opened: OpenGame,
    *,
    aloud: bool = False,
    told: list[Ply] | None = None,
    rounds: tuple[tuple[int, ...], ...] = (),
) -> Message:
    """Show a running game, or the score sheet of a finished one.

    `aloud` includes the paragraph; `told` are the plies to tell, if not all since the panel was
    posted; `rounds` are the points as each round ended, by round and seat.
    """
    if opened.state.table.over:
        return _end(narrator, opened, rounds)
    rows = opened.untold if told is None else told
    lines = fold(tell(narrator, rows), _LINES, narrator.words("lines-more"))
    parts = [*_asked(narrator, opened, aloud=aloud), lines, _villages(narrator, opened)]
    rows_below = [*_rows(narrator, opened, aloud=aloud), _board_buttons(narrator, opened)]
    return layout(parts, rows_below, picture=picture_choice.of_panel(narrator, opened, aloud=aloud))


def journal(narrator: Narrator, rows: list[Ply], picture: PictureRequest | None = None) -> Message:
    """Show the journal entry that an old panel becomes: its turn, and who is next."""
    lines = fold(tell(narrator, rows), _ROUND_LINES, narrator.words("lines-more"))
    return layout([lines, turn_over(narrator, rows[-1:])], picture=picture)


def to_call(opened: OpenGame, number: int) -> list[int]:
    """List the people to ping: those whom open questions ask, except whoever made that ply.

    Those asleep are pinged later; whoever plays alone is there already.
    """
    if opened.row.is_solo:
        return []
    acted = [ply.seat for ply in opened.recent if ply.ply == number and ply.action]
    seats = [opened.row.seats[question.seat] for question in opened.state.table.questions]
    awake = [
        seat.user_id
        for seat in seats
        if seat.status == SeatStatus.TAKEN and not seat.wakes and seat.seat not in acted
    ]
    return list(dict.fromkeys(awake))


def _asked(narrator: Narrator, opened: OpenGame, *, aloud: bool) -> list[str]:
    """Return who is asked what, then in small print the round and since when."""
    questions = opened.state.table.questions
    if opened.row.status == GameStatus.PAUSED:
        text = narrator.words(opened.row.held or "game-paused")
        return [f"### {_round(narrator, opened)}\n{text}"]
    first, *others = _waits_for(narrator, opened, questions)
    head = "\n".join([f"### {first}", *others, *_small(narrator, opened, questions)])
    more = proposals(narrator, opened)
    more += _buildings_to_pick(narrator, questions)
    if any(_can_only_pass(opened, question) for question in questions):
        more.append(narrator.words("nobody-ready"))
    if opened.row.reading == Reading.BOOK:
        more += by_the_book(narrator, opened)
    elif aloud and any(isinstance(q, ChooseOption) for q in questions):
        more += paragraph(narrator, opened)
    elif opened.row.reading == Reading.PLAYER:
        more += _read_by(narrator, opened, questions)
    if any(isinstance(question, SpendEffort) for question in questions):
        more.append(effort(narrator, opened))
    return [head, "\n\n".join(more)]


def _buildings_to_pick(narrator: Narrator, questions: tuple[Question, ...]) -> list[str]:
    """Describe the buildings of which the explorer picks one: the buttons only name them."""
    asked = [q for q in questions if isinstance(q, TakeReward) and q.reward == "building"]
    picks = [BuildingId(pick) for question in asked for pick in question.picks]
    return [building_lines(narrator.words, narrator.signs, building) for building in picks]


def _can_only_pass(opened: OpenGame, question: Question) -> bool:
    """Tell whether a person's turn begins with no villager ready."""
    ready = opened.state.table.players[question.seat].villagers_in(Area.READY)
    taken = opened.row.seats[question.seat].status == SeatStatus.TAKEN
    return isinstance(question, TakeTurn) and taken and not ready


def _read_by(narrator: Narrator, opened: OpenGame, questions: tuple[Question, ...]) -> list[str]:
    """Name who reads to the explorer: the player to the left, if the seat is taken."""
    explorers = [question.seat for question in questions if isinstance(question, ChooseOption)]
    left = [opened.row.seats[(seat + 1) % len(opened.row.seats)] for seat in explorers]
    return [
        narrator.words("read-by", name=narrator.name(seat.seat))
        for seat in left
        if seat.status == SeatStatus.TAKEN
    ]


def _waits_for(narrator: Narrator, opened: OpenGame, questions: tuple[Question, ...]) -> list[str]:
    """Return one sentence for all who are asked the same; name the seats that nobody plays."""
    asked = [q for q in questions if opened.row.seats[q.seat].status == SeatStatus.TAKEN]
    lines: list[str] = []
    for _, alike in groupby(asked, lambda question: question.kind):
        same = list(alike)
        who = narrator.words.all_of([f"<@{narrator.users[question.seat]}>" for question in same])
        lines.append(ask(narrator, same[0], who))
    return lines + [
        narrator.words("panel-open-seat", name=narrator.name(question.seat))
        for question in questions
        if question not in asked
    ]


def _small(narrator: Narrator, opened: OpenGame, questions: tuple[Question, ...]) -> list[str]:
    """Return the round and since when each is asked, on one line where that is the same for all."""
    since = {question.seat: _since(narrator, opened, question) for question in questions}
    if len(set(since.values())) == 1:
        parts = [_round(narrator, opened), *dict.fromkeys(since.values())]
        return [f"-# {narrator.words('list-dot').join(filter(None, parts))}"]
    each = [f"-# {narrator.name(seat)}: {text}" for seat, text in since.items() if text]
    return [f"-# {_round(narrator, opened)}", *each]


def _round(narrator: Narrator, opened: OpenGame) -> str:
    words, table = narrator.words, opened.state.table
    return words("panel-round", round=table.round, rounds=opened.game.edition.rounds)


def ask(narrator: Narrator, question: Question, who: str) -> str:
    """Return the sentence that asks a question."""
    words = narrator.words
    if isinstance(question, AnswerOffer):
        buyer = narrator.name(question.buyer)
        return words(
            "ask-answer-offer", who=who, buyer=buyer, item=question.item, coins=question.coins
        )
    if isinstance(question, SellItem):
        return words("ask-sell-item", who=who, item=question.item, coins=question.coins)
    if isinstance(question, TakeReward):
        return words("ask-take-reward", who=who, reward=question.reward)
    if isinstance(question, ReadParagraph | TellReward):
        key = f"ask-{question.kind.replace('_', '-')}"
        own, explorer = str(question.seat == question.explorer), narrator.name(question.explorer)
        return words(key, who=who, own=own, explorer=explorer)
    return words(f"ask-{question.kind.replace('_', '-')}", who=who)


def _since(narrator: Narrator, opened: OpenGame, question: Question) -> str:
    last = is_last(opened.state.table)
    pace = PACES[opened.row.pace]
    return since_when(narrator.words, opened.row.seats[question.seat], pace, last=last)


def _villages(narrator: Narrator, opened: OpenGame) -> str:
    table = opened.state.table
    lines = [village_line(narrator, table, Seat(seat)) for seat in range(len(table.players))]
    lines += opponent_lines(narrator, table)
    return "\n".join([f"-# {line}" for line in lines])


def _rows(narrator: Narrator, opened: OpenGame, *, aloud: bool) -> list[list[Button]]:
    if opened.row.status == GameStatus.PAUSED:
        return []
    question, *others = opened.state.table.questions
    if isinstance(question, RestVillagers):
        row = (
            _shared(narrator, opened, question)
            if others
            else rows_for(narrator, opened, question)[0]
        )
        return [[*proposed_button(narrator, opened), *row]]
    if others:
        return [_shared(narrator, opened, question)]
    if opened.row.seats[question.seat].status != SeatStatus.TAKEN:
        take = CustomId(opened.row.id, question.seat, "seat", "take")
        return [[button(narrator.words("take-seat"), take, ButtonStyle.PRIMARY)]]
    if isinstance(question, ChooseOption):
        if aloud or opened.row.reading == Reading.BOOK:
            return encounter_rows(narrator, opened)
        press = CustomId(opened.row.id, question.number, "read")
        return [[button(narrator.words("verb-read"), press, ButtonStyle.PRIMARY)]]
    return rows_for(narrator, opened, question)


def _shared(narrator: Narrator, opened: OpenGame, question: Question) -> list[Button]:
    """Return the one row with which several players answer the same question."""
    forms = offers(opened.game, opened.state, question.seat)
    first = question_rows(narrator, opened.row.id, question, forms)[0]
    return [button(b.label or "", CustomId(opened.row.id, 0, "mine", forms[0].verb)) for b in first]


def _board_buttons(narrator: Narrator, opened: OpenGame) -> list[Button]:
    words, game_id = narrator.words, opened.row.id
    row = [
        button(words(f"view-{what}"), CustomId(game_id, 0, "show", what))
        for what in ("village", "market", "board")
    ]
    if any(
        isinstance(item, Good) for player in opened.state.table.players for item in player.items
    ):
        row.append(button(words("verb-advance"), CustomId(game_id, 0, "mine", "advance")))
    if opened.state.table.round == 1:
        row.append(button(words("guide-on"), CustomId(game_id, 0, "guide", "on")))
    last = opened.recent[-1] if opened.recent else None
    if last and _can_be_undone(opened, last):
        row.append(button(words("verb-undo"), CustomId(game_id, opened.ply, "undo")))
    return row


def _can_be_undone(opened: OpenGame, last: Ply) -> bool:
    """Tell whether the last ply can be undone; those of an automated seat cannot."""
    if not last.action or last.undoes is not None or not undoable(last.facts):
        return False
    return opened.row.seats[last.seat].status != SeatStatus.AUTOMATED


def _end(narrator: Narrator, opened: OpenGame, rounds: tuple[tuple[int, ...], ...]) -> Message:
    scores = score(opened.game, opened.state.table)
    seed = narrator.words("seed-told", seed=opened.row.seed.hex())
    won = end_line(narrator, tuple([s.seat for s in scores if s.place == 1]))
    parts = [won, *score_sheet(narrator, scores, final=True, rounds=rounds), seed]
    row = [
        button(narrator.words(f"view-{what}"), CustomId(opened.row.id, 0, "show", what))
        for what in ("village", "board")
    ]
    picture = picture_choice.of_panel(narrator, opened, aloud=False, rounds=rounds)
    return layout(parts, [row], picture=picture, picture_first=True)
