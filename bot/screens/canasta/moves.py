"""Moves in words: what a play puts down, what was done in a turn, news, the log and hints."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from bot.screens.advice import hint_text
from bot.screens.canasta.count import deal_text
from bot.screens.canasta.melds import (
    OwnMelds,
    cards_text,
    kind_name,
    kind_of,
    meld_name,
    own_melds,
    pile_text,
    rank_name,
    sign_of,
)
from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame, StoodIn
from bot.screens.phrases import apart, enumerated, in_a_row, lines, sentences
from bot.screens.shortening import newest
from bot.screens.table.round_table import Deed
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.canasta.kinds import DEUCES, JOKERS, is_wild
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.moves import read_taking
from engine.games.canasta.plays import MeldPlay, Merge, Plan, read_plan
from engine.games.canasta.view import CanastaSeatView, CanastaView, DealResult
from engine.players.advice import Advice

Adding: TypeAlias = Literal["joins", "to"]
"""How cards that go onto a meld are told: 2 joins the eights; behind a verb, 2 to the eights."""


def play_text(
    play: MeldPlay | Merge, own: OwnMelds, phrasebook: Phrasebook, adding: Adding = "joins"
) -> str:
    """Say a play: K K 2, 5♥ to 9♥, 2 joins the eights."""
    if isinstance(play, Merge):
        one, other = (_numbered(number, own, phrasebook) for number in (play.into, play.other))
        return phrasebook("canasta-play-merge", one=one, other=other)
    said, home = cards_of_play(play, phrasebook), own.home(play)
    if home is None:
        return said
    count = play.naturals + play.wilds
    meld = meld_name(home, own.melds, phrasebook)
    return phrasebook(f"canasta-play-{adding}", cards=said, count=count, meld=meld)


def cards_of_play(play: MeldPlay, phrasebook: Phrasebook) -> str:
    """Say the cards of a play alone: K K 2, 5♥ to 9♥."""
    if play.suit:
        low = face_shown(Card(play.suit, play.rank), phrasebook)
        if play.naturals == 1:
            return low
        high = face_shown(Card(play.suit, play.rank + play.naturals - 1), phrasebook)
        return phrasebook("canasta-play-sequence", low=low, high=high)
    if play.faces:
        named = [cards_text(play.faces, phrasebook)]
    else:
        named = [rank_name(play.rank, phrasebook)] * play.naturals
    wilds = [
        *[rank_name(DEUCES, phrasebook)] * play.deuces,
        *[rank_name(JOKERS, phrasebook)] * play.jokers,
    ]
    return in_a_row((*named, *wilds))


def top_text(top: Card, number: int, own: OwnMelds, phrasebook: Phrasebook) -> str:
    """Say where the top card of the pile goes alone; 0 is the only meld that it fits."""
    face, meld = face_shown(top, phrasebook), _home_of_top(number, own, phrasebook)
    if meld is None:
        return phrasebook("canasta-play-top", card=face)
    return phrasebook("canasta-play-joins", cards=face, count=1, meld=meld)


def _home_of_top(number: int, own: OwnMelds, phrasebook: Phrasebook) -> str | None:
    """Name the meld that the top card goes onto; 0 is the only one that it fits."""
    if number:
        return _numbered(number, own, phrasebook)
    home = own.home_of_top()
    return None if home is None else meld_name(home, own.melds, phrasebook)


def plan_text(plan: Plan, own: OwnMelds, phrasebook: Phrasebook, adding: Adding = "joins") -> str:
    """Say all plays of a plan."""
    return enumerated((play_text(play, own, phrasebook, adding) for play in plan), phrasebook)


def _numbered(number: int, own: OwnMelds, phrasebook: Phrasebook) -> str:
    meld = own.numbered(number)
    if meld is None:
        return phrasebook("canasta-meld-other")
    return meld_name(meld, own.melds, phrasebook)


def move_text(
    action: Action, own: OwnMelds, phrasebook: Phrasebook, adding: Adding = "joins"
) -> str:
    """Say what a move does, in a label."""
    match action:
        case Action("lay", plan):
            return plan_text(read_plan(plan), own, phrasebook, adding)
        case Action("merge", _):
            return plan_text(read_plan((action.verb, *action.words)), own, phrasebook)
        case Action("take", _):
            return _taking_text(action, own, phrasebook)
        case Action("discard", (kind,)):
            return kind_name(kind, phrasebook)
        case _:
            return str(action)


def _taking_text(action: Action, own: OwnMelds, phrasebook: Phrasebook) -> str:
    taking = read_taking(action)
    if taking.head is not None:
        cards = cards_of_play(taking.head, phrasebook)
        home = None if taking.head.onto is None else own.numbered(taking.head.onto)
        if home is None:
            said = phrasebook("canasta-take-with", cards=cards)
        else:
            meld = meld_name(home, own.melds, phrasebook)
            said = phrasebook("canasta-take-beside", cards=cards, meld=meld)
    elif (meld := _home_of_top(taking.onto or 0, own, phrasebook)) is None:
        said = phrasebook("canasta-take-add")
    else:
        said = phrasebook("canasta-take-onto", meld=meld)
    if not taking.plays:
        return said
    plan = plan_text(taking.plays, own, phrasebook, "to")
    return phrasebook("canasta-take-and", take=said, plan=plan)


def deed_of(view: CanastaView, phrasebook: Phrasebook, one: StoodIn) -> Deed:
    """Tell what was done for somebody."""
    return deed_done(own_melds(view, one.seat), phrasebook, one.action)


def deed_done(own: OwnMelds, phrasebook: Phrasebook, action: Action) -> Deed:
    """Tell what was done, by whomever."""
    match action:
        case Action("draw", _):
            return "drew", {}
        case Action("take", _):
            return "took", {}
        case Action("lay" | "merge", _):
            return "laid", {"cards": move_text(action, own.told_afterwards(), phrasebook, "to")}
        case Action("discard", (kind,)):
            return "discarded", {"card": kind_name(kind, phrasebook)}
        case _:
            return "chose", {"choice": phrasebook(f"canasta-do-{action.verb}")}


_ONTO: Final = "→"
_MOST_IN_A_ROW = 4
"""Most equal cards that are told one by one; more of them are counted."""


def turn_lines(drawing: Drawing[CanastaView], reader: Seat | None = None) -> list[str]:
    """Tell the turn that is over last, and the one that is on once something was laid in it.

    A reader knows what the reader did, and sees the canastas beside it.
    """
    turns = told_turns(drawing.view)
    if reader is not None:
        return [turn_told(drawing, turn)[0] for turn in turns if turn.seat != reader]
    return [line for turn in turns for line in turn_told(drawing, turn)]


def newest_turn_lines(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell the last of those turns alone, and of the canastas it made the first."""
    return [line for turn in told_turns(drawing.view)[-1:] for line in turn_told(drawing, turn)[:2]]


def told_turns(view: CanastaView) -> list[PlayerTurn]:
    """Return the turn that is over last, and the one that is on once something was laid in it."""
    *before, now = view.turns or (PlayerTurn(-1),)
    return [*before, *([now] if now.laid else [])]


def turn_told(drawing: Drawing[CanastaView], turn: PlayerTurn) -> list[str]:
    """Tell one turn: what was taken, laid and discarded, and the canastas it made."""
    phrasebook = drawing.phrasebook
    own = own_melds(drawing.view, turn.seat)
    done = ["took" if turn.took else "drew"]
    done += ["laid"] if turn.laid else []
    done += ["discarded"] if turn.discard else []
    said = drawing(
        f"canasta-did-{'-'.join(done)}",
        name=drawing.name(turn.seat),
        count=turn.took or turn.drew,
        laid=apart(_laid(group, own, phrasebook) for group in turn.laid),
        card=kind_of(turn.discard, phrasebook, suits=True) if turn.discard else "",
    )
    return [said, *(_made(meld, phrasebook) for meld in turn.canastas)]


def _laid(group: LaidCards, own: OwnMelds, phrasebook: Phrasebook) -> str:
    """Say cards that were put down together: K K 2, 5♥ to 9♥, 2 → 8."""
    naturals = [face for face in group.cards if not is_wild(face)]
    if group.suit and len(naturals) > 1:
        low, high = (face_shown(face, phrasebook) for face in (naturals[0], naturals[-1]))
        return phrasebook("canasta-play-sequence", low=low, high=high)
    if group.suit:
        return face_shown(naturals[0], phrasebook)
    cards = in_a_row(
        said
        for rank in (group.rank, DEUCES, JOKERS)
        if (said := _row(rank, [face for face in group.cards if face.rank == rank], phrasebook))
    )
    meld = own.numbered(group.number)
    if naturals or meld is None:
        return cards
    return in_a_row((cards, _ONTO, sign_of(meld, own.melds, phrasebook)))


def _row(rank: int, faces: list[Card], phrasebook: Phrasebook) -> str:
    name = rank_name(rank, phrasebook)
    if len(faces) > _MOST_IN_A_ROW:
        return phrasebook("canasta-counted", cards=name, count=len(faces))
    return in_a_row([name] * len(faces))


def _made(meld: Meld, phrasebook: Phrasebook) -> str:
    """Say that a meld became a canasta."""
    return phrasebook(f"canasta-did-make-{meld.canasta}", rank=meld.rank, suit=meld.suit)


def canasta_hint(drawing: Drawing[CanastaSeatView], advice: Advice) -> str:
    """Say what to draw, take, lay or discard, and why."""
    return hint_text(drawing, advice, to_do_text(drawing, advice.action))


def to_do_text(drawing: Drawing[CanastaSeatView], action: Action) -> str:
    """Say what to draw, take, lay or discard."""
    move = move_text(action, own_melds(drawing.view, drawing.view.seat), drawing.phrasebook, "to")
    return drawing(f"hint-canasta-do-{action.verb}", move=move)


def news_text(
    drawing: Drawing[CanastaView], since: Sequence[tuple[Seat, Action]], *, first: bool
) -> str:
    """Tell what was done since, the newest last, and how pile and stock are now."""
    view = drawing.view
    before = len(view.results) if first else 0
    ended = (
        deal_text(before, view.results[-1], drawing.frame, drawing.phrasebook) if before else None
    )
    told = newest([_done(drawing, seat, action) for seat, action in since])
    return lines(
        ended, sentences(told, drawing.phrasebook), pile_text(drawing) if view.order else None
    )


def _done(drawing: Drawing[CanastaView], seat: Seat, action: Action) -> str:
    done, facts = deed_done(own_melds(drawing.view, seat), drawing.phrasebook, action)
    return drawing(f"canasta-news-{done}", name=drawing.name(seat), **facts)


def chapter(view: CanastaView) -> object:
    """Tell a game turn by turn: a view knows the turn that is on and the one before."""
    return view.deal_number, view.turn, len(view.results)


def log_lines(frame: Frame, history: Sequence[CanastaView], phrasebook: Phrasebook) -> list[str]:
    """Tell the game from the last public view of each turn, the newest line last."""
    return list(_told(frame, history, phrasebook))


def _told(frame: Frame, history: Sequence[CanastaView], phrasebook: Phrasebook) -> Iterator[str]:
    deal = told = 0
    for view in history:
        if view.deal_number != deal:
            deal, told = view.deal_number, 0
            yield phrasebook("log-deal", number=deal)
        before = view.turns[:-1]
        if len(view.results) == deal:
            before = [*_last_turns(view.results[-1], told)]
        told += len(before)
        for turn in before:
            yield sentences(turn_told(Drawing(frame, view, phrasebook), turn), phrasebook)
        if len(view.results) == deal:
            yield deal_text(deal, view.results[-1], frame, phrasebook)


def _last_turns(result: DealResult, told: int) -> Iterator[PlayerTurn]:
    """Yield what a deal ended with after so many turns; without one in which nothing was done."""
    for turn in result.turns[told:]:
        if turn != PlayerTurn(turn.seat) or result.ended == "last-red-three":
            yield turn
