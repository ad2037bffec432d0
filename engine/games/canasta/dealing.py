"""Dealing: the pack is shuffled and written down, dealt, and a first card turned (K1 to K8)."""

from collections import Counter
from random import Random
from typing import Final

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.seats import DEALER, Seat
from engine.games.canasta.deal import CanastaPhase, CanastaState, Deal, Hands, order, sides
from engine.games.canasta.kinds import RED_THREES, is_black_three, is_red_three, is_wild
from engine.games.canasta.moves import unknown
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.turns import Turned, faced, turned_to
from engine.games.canasta.view import Stage

RESTS: Final = "-"
"""Written for the hand of a seat that rests."""


class CanastaDealing(CanastaPhase):
    """Chance deals."""

    __slots__ = ()

    @property
    def key(self) -> Stage:
        return "deal"

    def to_act(self, game: CanastaState) -> tuple[Seat, ...]:
        del game
        return (DEALER,)

    def due(self, game: CanastaState) -> tuple[str, ...]:
        del game
        return ("deal",)

    def prompt(self, game: CanastaState, seat: Seat) -> None:
        del game, seat

    def propose(self, game: CanastaState, seat: Seat, rng: Random) -> Action:
        del seat
        return deal_action(*shuffled(game.rules, game.playing, rng))

    def take(self, game: CanastaState, seat: Seat, action: Action) -> Step:
        del seat
        if action.verb != "deal":
            raise unknown(action)
        rules, playing = game.rules, game.playing
        hands, rest = read_deal(rules, playing, action)
        number = len(game.sheet.results) + 1
        told = [
            Event.of("deal-begun", game.dealer, number),
            *(Event.of("cards-dealt", to, hands[to], heard_by=(to,)) for to in playing),
        ]
        deal, events = begun(rules, order(rules, game.dealer, number), hands, rest)
        return game.went_on(deal, (*told, *events))


def shuffled(
    rules: CanastaRules, playing: tuple[Seat, ...], rng: Random
) -> tuple[Hands, tuple[Card, ...]]:
    """Return chance's deal: a hand for each seat that plays, and the rest of the pack."""
    deck = list(rules.pack)
    rng.shuffle(deck)
    size = rules.hand_size
    hands: list[tuple[Card, ...]] = [()] * rules.players
    for at, seat in enumerate(sorted(playing)):
        hands[seat] = tuple(sorted(deck[at * size : (at + 1) * size]))
    return tuple(hands), tuple(deck[size * len(playing) :])


def deal_action(hands: Hands, rest: tuple[Card, ...]) -> Action:
    """Write a deal down: the hands, then the rest of the pack from the top."""
    return Action.of("deal", *(hand or RESTS for hand in hands), rest)


def read_deal(
    rules: CanastaRules, playing: tuple[Seat, ...], action: Action
) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands and the rest of a written deal; raise `Unreadable` unless it is whole.

    A deal is nobody's choice, so no rule refuses it. No message names a card: a deal is nobody's
    to see.
    """
    size = rules.hand_size
    seats = rules.players
    rows = [() if word == RESTS else cards(word) for word in action.words]
    sizes = [size if seat in playing else 0 for seat in range(seats)]
    left = len(rules.pack) - size * len(playing)
    if list(map(len, rows)) != [*sizes, left]:
        rest = "" if len(playing) == seats else f", {RESTS} for each that rests"
        raise Unreadable(f"a deal is {len(playing)} hands of {size}{rest}, and {left} cards more")
    if Counter(face for row in rows for face in row) != Counter(rules.pack):
        raise Unreadable("a deal has every card of the pack as often as the pack")
    return tuple(tuple(sorted(row)) for row in rows[:seats]), rows[seats]


def begun(
    rules: CanastaRules, order: tuple[Seat, ...], hands: Hands, rest: tuple[Card, ...]
) -> Turned:
    """Turn the first card of the pile and face the red threes of the deal (K5 to K8)."""
    seats = range(rules.players)
    together = sides(rules)
    at = 0
    while at < len(rest) - 1 and _is_covered(rules, rest[at]):
        at += 1
    pile, stock = rest[: at + 1], rest[at + 1 :]
    deal = Deal(
        order=order,
        sides=together,
        side_of=tuple(next(i for i, side in enumerate(together) if seat in side) for seat in seats),
        stock=stock,
        pile=pile,
        hands=hands,
        melds=((),) * len(together),
        red_threes=((),) * rules.players,
        known=((),) * rules.players,
        begun=(False,) * rules.players,
        laid_before=(False,) * rules.players,
        last_discards=(None,) * rules.players,
        penalties=(0,) * rules.players,
        turn=order[0],
    )
    events = [Event.of("upcard-turned", None, [face]) for face in pile]
    if rules.red3_deal == "immediate":
        for seat in order:
            deal, told = faced(deal, seat)
            events.extend(told)
    deal, told = turned_to(deal, order[0])
    return Turned(deal, (*events, *told))


def _is_covered(rules: CanastaRules, face: Card) -> bool:
    """Whether another card is turned on this upcard (K6)."""
    if is_wild(face):
        return "wild" in rules.upcard_cover
    if is_red_three(face):
        return RED_THREES in rules.upcard_cover
    return is_black_three(face) and "3b" in rules.upcard_cover
