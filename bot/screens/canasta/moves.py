"""Moves in words: what a play puts down, for labels and for the plan."""

from typing import Literal, TypeAlias

from bot.screens.canasta.kinds import cards_text, kind_name, rank_name
from bot.screens.canasta.meld_names import OwnMelds, meld_name, own_melds
from bot.screens.cards import face_shown
from bot.screens.frame import StoodIn
from bot.screens.phrases import enumerated, in_a_row
from bot.screens.table.stand_ins import Deed
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.games.canasta.kinds import DEUCES, JOKERS
from engine.games.canasta.moves import read_taking
from engine.games.canasta.plays import MeldPlay, Merge, Plan, read_plan
from engine.games.canasta.view import CanastaView

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
