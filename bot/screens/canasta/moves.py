"""Moves in words: what a play puts down, for labels and for the plan."""

from bot.phrasebook import Phrasebook
from bot.screens.canasta.kinds import cards_text, kind_name, rank_name
from bot.screens.cards import face_shown
from bot.screens.frame import StoodIn
from bot.screens.stand_ins import Deed
from engine.cards import JOKER, Card
from engine.contract.action import Action
from engine.games.canasta.moves import read_taking
from engine.games.canasta.plays import MeldPlay, Merge, Plan, read_plan


def play_text(play: MeldPlay | Merge, phrasebook: Phrasebook) -> str:
    """Say a play: K K 2, 5♥ to 9♥, K to meld 3."""
    if isinstance(play, Merge):
        return phrasebook("canasta-play-merge", one=play.into, other=play.other)
    said = _cards(play, phrasebook)
    return (
        said if play.onto is None else phrasebook("canasta-play-onto", cards=said, number=play.onto)
    )


def _cards(play: MeldPlay, phrasebook: Phrasebook) -> str:
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
    wilds = [rank_name(2, phrasebook)] * play.deuces + [
        rank_name(JOKER.rank, phrasebook)
    ] * play.jokers
    if not play.naturals:
        return phrasebook(
            "canasta-play-wilds", cards=" ".join(wilds), rank=rank_name(play.rank, phrasebook)
        )
    return " ".join((*named, *wilds))


def top_text(top: Card, number: int, phrasebook: Phrasebook) -> str:
    """Say where the top card of the pile goes alone; 0 is the only meld that it fits."""
    face = face_shown(top, phrasebook)
    if number:
        return phrasebook("canasta-play-onto", cards=face, number=number)
    return phrasebook("canasta-play-top", card=face)


def plan_text(plan: Plan, phrasebook: Phrasebook) -> str:
    """Say all plays of a plan."""
    return ", ".join(play_text(play, phrasebook) for play in plan)


def move_text(action: Action, phrasebook: Phrasebook) -> str:
    """Say what a move does, in a label."""
    match action:
        case Action("lay", plan):
            return plan_text(read_plan(plan), phrasebook)
        case Action("merge", _):
            return plan_text(read_plan((action.verb, *action.words)), phrasebook)
        case Action("take", _):
            taking = read_taking(action)
            if taking.head is None:
                key = "canasta-take-add" if taking.onto is None else "canasta-take-onto"
                said = phrasebook(key, number=taking.onto or 0)
            else:
                said = phrasebook("canasta-take-with", cards=play_text(taking.head, phrasebook))
            if not taking.plays:
                return said
            return phrasebook(
                "canasta-take-and", take=said, plan=plan_text(taking.plays, phrasebook)
            )
        case Action("discard", (kind,)):
            return kind_name(kind, phrasebook)
        case _:
            return str(action)


def deed_of(phrasebook: Phrasebook, one: StoodIn) -> Deed:
    """Tell what was done for somebody."""
    return deed_done(phrasebook, one.action)


def deed_done(phrasebook: Phrasebook, action: Action) -> Deed:
    """Tell what was done, by whomever."""
    match action:
        case Action("draw", _):
            return "drew", {}
        case Action("take", _):
            return "took", {}
        case Action("lay" | "merge", _):
            return "laid", {"cards": move_text(action, phrasebook)}
        case Action("discard", _):
            return "discarded", {"card": move_text(action, phrasebook)}
        case _:
            return "chose", {"choice": phrasebook(f"canasta-do-{action.verb}")}
