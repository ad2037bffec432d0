"""The phases of California Jack: the cut, the deal, and tricks with a draw after each."""

from random import Random
from typing import Final

from engine.cards import Card, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Over
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.california_jack.deal import GameMoment, Part, decided, scored, with_cut
from engine.games.california_jack.rules import HAND, CaliforniaJackTerms
from engine.tricks import dealing
from engine.tricks.claiming import Outlook
from engine.tricks.deal import Deal, Hands, replaced
from engine.tricks.dealing import deal_begun
from engine.tricks.manner import Cards, Claiming, Manner, OnTable, trick_taken
from engine.tricks.playing import TrickPlay
from engine.tricks.reckoning import reckoned
from engine.tricks.trick import TakenTrick, following, void

CUT: Final = "cut"


def lawful(terms: CaliforniaJackTerms, hand: Cards, table: OnTable) -> Cards:
    """Return what may be played (C5, C7), in the hand's order; never empty."""
    if not table.trick:
        return hand
    led, trump = table.trick[0].card.suit, table.trump
    if led == trump:
        return following(hand, led)
    if void(hand, led):
        return following(hand, trump or "") if terms.rules.void_must_trump else hand
    return tuple([face for face in hand if face.suit in (led, trump)])


def _refusal(terms: CaliforniaJackTerms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    del terms
    if face not in hand:
        return IllegalAction("C5", "not-in-hand", "only cards of the hand are played")
    suit = table.trick[0].card.suit
    if suit == table.trump:
        return IllegalAction("C5", "follow-trump", "a trump led is followed", suit=suit)
    if void(hand, suit):
        return IllegalAction("C7", "must-trump", "who has none of the suit trumps", suit=suit)
    return IllegalAction("C5", "follow-or-trump", "the suit led is followed or trumped", suit=suit)


def _drawn(now: GameMoment, taken: tuple[TakenTrick, ...], events: list[Event]) -> GameMoment:
    """Let the winner of a trick draw, then the loser (C6); an empty stock ends it (C8)."""
    now = trick_taken(now, taken, events)
    deal = now.dealt
    row = (*deal.turned, *deal.stock)
    if not row:
        return now
    closed, hands, drawn = not deal.turned, deal.hands, deal.own.drawn
    for seat, face in zip((taken[-1].winner, 1 - taken[-1].winner), row, strict=False):
        heard_by = (seat,) if closed else None
        events.append(Event.of("stock-drawn", seat, [face], heard_by=heard_by))
        hands = replaced(hands, seat, tuple(sorted((*hands[seat], face))))
        drawn = replaced(drawn, seat, (*drawn[seat], face))
    shown = 0 if closed else 3
    deal = deal._replace(
        hands=hands, own=Part(drawn), turned=row[2:shown], stock=row[max(2, shown) :]
    )
    return now.with_deal(_top_told(now, deal, events))


def _top_told(now: GameMoment, deal: Deal[Part], events: list[Event]) -> Deal[Part]:
    if deal.turned:
        events.append(Event.of("card-turned", now.dealer, deal.turned))
    return deal


def _must_be_possible(now: GameMoment, seat: Seat) -> None:
    del seat
    if now.dealt.turned or now.dealt.stock:
        raise IllegalAction("claim", "claim-stock", "there are cards to be drawn")


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    # The other holds whatever is not seen: nobody draws any more.
    return reckoned(now, seat, legal=lawful, voids=())


CLAIMING: Final[Claiming[GameMoment]] = Claiming(
    outlook=_outlook, must_be_possible=_must_be_possible, decided=decided
)
PLAYING: Final = TrickPlay[GameMoment](
    Manner(
        rule="C5",
        legal=lawful,
        refusal=_refusal,
        after_trick=_drawn,
        scored=scored,
        claiming=CLAIMING,
    )
)


def _begun(
    now: GameMoment, hands: Hands, stock: tuple[Card, ...], events: list[Event]
) -> GameMoment:
    """Turn the stock face up if it is open; its top card or the cut makes trumps (C2 to C4)."""
    rules, leader = now.terms.rules, now.terms.next_to(now.dealer)
    events += deal_begun(now, hands)
    shown = int(rules.stock == "open")
    trump = (stock[0] if rules.trump_by == "stock_top" else now.sheet.cut[-1]).suit
    deal = Deal(
        PLAYING,
        leader,
        hands,
        Part(((), ())),
        leader=leader,
        trump=trump,
        stock=stock[shown:],
        turned=stock[:shown],
    )
    return now.with_deal(_top_told(now, deal, events))


class Dealing(dealing.Dealing[GameMoment]):
    """Chance deals; before each deal a card is cut for trumps, if one is (C3)."""

    __slots__ = ()

    def due(self, game: GameMoment) -> tuple[str, ...]:
        return (CUT,) if _is_cut_for(game) else super().due(game)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        if not _is_cut_for(game):
            return super().propose(game, seat, rng)
        pack = list(game.terms.deck)
        rng.shuffle(pack)
        return Action.of(CUT, pack[:1])

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action.verb != CUT and not _is_cut_for(game):
            return super().take(game, seat, action)
        if action.verb != CUT or not _is_cut_for(game):
            raise IllegalAction("C3", "cut-first", "a card is cut for trumps before each deal")
        faces = tuple(face for word in action.words for face in cards(word))
        if len(faces) != 1:
            raise IllegalAction("C3", "wrong-count", "one card is cut", count=1)
        return Step(with_cut(game, faces[0]), (Event.of("cards-cut", game.dealer, faces),))


def _is_cut_for(game: GameMoment) -> bool:
    cut = len(game.sheet.cut)
    return game.terms.rules.trump_by == "cut" and cut == len(game.sheet.results)


def _hand_size(now: GameMoment) -> int:
    del now
    return HAND


DEALING: Final = Dealing(_begun, _hand_size)
ROW: Final = (DEALING, PLAYING, Over("C11"))
