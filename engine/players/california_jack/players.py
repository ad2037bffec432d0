"""The computer players of California Jack by level."""

from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.california_jack.game import CALIFORNIA_JACK
from engine.games.california_jack.view import CaliforniaJackSeatView
from engine.players.california_jack.reasons import california_jack_mistake, california_jack_reason
from engine.players.california_jack.thumb import (
    CODES,
    FACES,
    SUITS,
    HandLook,
    by_suit,
    chosen,
    codes,
    leapt,
)
from engine.players.family_players import FamilyPlayers
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion
from engine.tricks.pips import pips
from engine.tricks.playing import PLAYS
from engine.tricks.trick import Play, winner


class CaliforniaJackMedium:
    """Weighs what a trick brings against what the card is good for, and knows what was drawn."""

    slow: ClassVar[bool] = False

    def decide(self, view: CaliforniaJackSeatView, rng: Random) -> Action:
        """Play the card that promises most."""
        del rng
        played = {play.card for row in view.rows for play in row}
        known = [face for face in view.drawn[1 - view.seat] if face not in played]
        assert view.trump is not None
        look = HandLook(
            SUITS.index(view.trump),
            view.terms.rules.void_must_trump,
            codes(view.hand),
            CODES[view.trick[0].card] if view.trick else 0,
            CODES[view.turned[0]] if view.turned else 0,
            by_suit(codes(played)),
            by_suit(codes(known)),
            view.hand_sizes[1 - view.seat] - len(known),
        )
        return PLAYS[FACES[chosen(look)]]


class CaliforniaJackEasy:
    """Leads its highest card, takes what counts as cheaply as it can, and else plays low.

    It remembers nothing, and does not look at the stock.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: CaliforniaJackSeatView, rng: Random) -> Action:
        """Play by these rules of thumb."""
        del rng
        cards = sorted(
            view.open_prompt.cards, key=lambda face: (face.suit == view.trump, face.rank)
        )
        if not view.trick:
            return PLAYS[max(cards, key=lambda face: face.rank)]
        led = view.trick[0].card

        def takes(face: Card) -> bool:
            return winner((*view.trick, Play(view.seat, face)), view.trump) == view.seat

        face = (
            next(filter(takes, cards), cards[0])
            if pips(led) or led.suit == view.trump
            else cards[0]
        )
        return PLAYS[face]


_MEDIUM: Final = CaliforniaJackMedium()

_HARD: Final = Searcher(family=CALIFORNIA_JACK, judgement=_MEDIUM, leap=leapt, worlds=40)

CALIFORNIA_JACK_PLAYERS: Final = FamilyPlayers[CaliforniaJackSeatView](
    easy=CaliforniaJackEasy(),
    medium=_MEDIUM,
    hard=_HARD,
    reason=california_jack_reason,
    mistake=california_jack_mistake,
    # Of four points in a deal.
    blunder=0.5,
    second=SecondOpinion[CaliforniaJackSeatView](
        family=CALIFORNIA_JACK, player=replace(_HARD, worlds=8), games=96
    ),
)
