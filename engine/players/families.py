"""Families: which players belong to which games, a line and its import each."""

from collections.abc import Mapping
from math import inf
from typing import Any, Final

from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES, variant
from engine.players.advice import Advice
from engine.players.all_fours.players import ALL_FOURS_PLAYERS
from engine.players.california_jack.players import CALIFORNIA_JACK_PLAYERS
from engine.players.canasta.players import CANASTA_PLAYERS
from engine.players.family_players import FamilyPlayers, without_kind, without_reason
from engine.players.gong_zhu.players import GONG_ZHU_PLAYERS
from engine.players.hearts.players import HEARTS_PLAYERS
from engine.players.point_pitch.players import PITCH_PLAYERS
from engine.players.second_opinion import SecondOpinion
from engine.players.trick_player import trick_players
from engine.tricks.family import TrickFamily

# Each reads the views of its family, and a family's key does not say which these are.
PLAYERS: Final[Mapping[str, FamilyPlayers[Any]]] = {
    **{
        key: trick_players(family)
        for key, family in FAMILIES.items()
        if isinstance(family, TrickFamily)
    },
    "hearts": HEARTS_PLAYERS,
    "canasta": CANASTA_PLAYERS,
    "all_fours": ALL_FOURS_PLAYERS,
    "california_jack": CALIFORNIA_JACK_PLAYERS,
    "gong_zhu": GONG_ZHU_PLAYERS,
    "point_pitch": PITCH_PLAYERS,
}
"""A family of trick games that has no line gets the players for all such games."""


def players_of(family: str) -> FamilyPlayers[Any] | None:
    """Return the players of a family by its key in the catalogue, None if it has none.

    They are to be given views of that family.
    """
    return PLAYERS.get(family)


def blunder_in(family: str) -> float:
    """Return how many points a move costs that is plainly wrong."""
    players = players_of(family)
    return inf if players is None else players.blunder


def second_opinion(family: str) -> SecondOpinion[Any] | None:
    """Return who looks again at the moves of a family that seem dear, None if nobody does."""
    players = players_of(family)
    return None if players is None else players.second


def advice_on(view: SeatView, action: Action) -> Advice:
    """Return what is good about `action`, a legal answer to the view's prompt.

    A family that gives no reasons is advised all the same.
    """
    players = players_of(variant(view.variant).family)
    return without_reason(view, action) if players is None else players.reason(view, action)


def mistake_in(view: SeatView, played: Action, best: Action) -> Advice:
    """Return what kind of mistake `played` was where `best` was better; none may be known."""
    players = players_of(variant(view.variant).family)
    known = without_kind if players is None or played == best else players.mistake
    return known(view, played, best)
