"""Claims: how the tricks to come will go, and when nothing they bring matters any more (R9.2)."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, product
from typing import Final

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.deal import (
    Deal,
    GameMoment,
    before_the_widow,
    counting,
    face_down,
    kitty_known_to,
    kitty_taker,
)
from engine.games.hearts.finishing import scores_before
from engine.games.hearts.play import held_back, legal_cards, taker
from engine.games.hearts.rules import HeartsRules, TrickRule
from engine.games.hearts.scoring import ScoresBefore, moon_choices, points_in_plane, score
from engine.games.hearts.terms import Terms
from engine.tricks.claiming import USUAL, Doubt, Doubts, Outlook, surely_beaten, takers
from engine.tricks.deal import Hands, tricks_taken
from engine.tricks.manner import Claiming
from engine.tricks.reckoning import minding_shown, reckoned
from engine.tricks.trick import Play
from engine.tricks.voids import shown_voids

NINE: Final = 9


def doubts(rules: HeartsRules) -> Doubts:
    """Return what makes claims fail under these rules."""
    by_trick = _BY_TRICK_RULE[rules.trick_rule]
    if not rules.forced_discard:
        return by_trick
    return replace(by_trick, kept=partial(_kept, rules.forced_discard))


def _beaten_alone(look: Outlook, face: Card) -> bool:
    """Whether a card is surely beaten if equal cards cancel each other (R13.1)."""
    if not surely_beaten(look, face):
        return False
    if not look.trick:
        return not _paired(look.out(face.suit))
    led = look.trick[0].card.suit
    if face.suit != led:
        return True
    plays = (*look.trick, Play(look.seat, face))
    # Nobody has it yet, or the seat that has it may still be cancelled.
    if look.takes(plays) is None:
        return False
    lying = {play.card.rank for play in plays if play.card.suit == led}
    return not lying & set(look.out(led))


def _top_cancelled(face: Card, out: Sequence[int]) -> Doubt | None:
    return Doubt("claim-equal", face.suit) if face.rank in out else None


def _higher_cancelled(
    look: Outlook, face: Card, own: Sequence[Card], out: Sequence[int]
) -> Doubt | None:
    """Doubt a suit of which two equal cards are out: together they leave the trick to another."""
    del look, face
    return Doubt("claim-equal", own[0].suit) if _paired(out) else None


def _paired(out: Sequence[int]) -> bool:
    return len(set(out)) < len(out)


def _boosted(look: Outlook, face: Card, own: Sequence[Card], out: Sequence[int]) -> Doubt | None:
    """Doubt a suit of which a nine may ask for two cards in one trick, the second unled (R13.5)."""
    del out
    suit = own[0].suit
    about = (*look.unseen, *look.order, *(play.card for play in look.trick))
    led = look.trick[0].card.suit if look.trick else face.suit
    again = len(look.trick) <= len(look.others)
    if Card(suit, NINE) in about and len(own) > (0 if suit == led and again else 1):
        return Doubt("claim-nine", suit)
    return None


def _kept(forced: Sequence[Card], own: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """Yield what is left of a suit, for every choice of cards thrown on others before."""
    due = [card for card in own if card in forced]
    for count in range(len(due) + 1):
        for thrown in combinations(due, count):
            yield [card for card in own if card not in thrown]


_BY_TRICK_RULE: Final[dict[TrickRule, Doubts]] = {
    "normal": USUAL,
    "cancellation": Doubts(beaten=_beaten_alone, top=_top_cancelled, low=_higher_cancelled),
    "booster_nines": Doubts(low=_boosted),
}


MOST_OPEN: Final = 3
"""Most cards that count that may be out for their takers to be tried one by one."""


def decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played from now on.

    It is told from what everybody has seen: as long as a card that costs points may be in some
    hand for all that a bystander knows, the deal is open, so a deal cut short tells nothing.
    """
    terms, deal = counting(now), now.dealt
    if not deal.claims and not deal.stock and _is_held(deal.hands, terms.penalties):
        # Most deals are open for long, and this is soon seen.
        return False
    before = scores_before(now)
    open_to = takers(deal.claims, terms.seat_count)
    if len(open_to) == 1:
        return True
    took = _seen_taken(terms, deal)
    out = _still_out(terms, took)
    if len(out) > MOST_OPEN or any(face in terms.penalties for face in out):
        return False
    won = tricks_taken(deal)
    left = max(map(len, deal.hands)) + bool(deal.trick) + len(deal.pending)
    first: Hashable = None
    for winners in product(open_to, repeat=len(out) + 1):
        end = _end(terms, took, out, winners, won, left, before)
        if first is None:
            first = end
        elif end != first:
            return False
    return True


def _is_held(hands: Hands, faces: frozenset[Card]) -> bool:
    """Whether some hand holds one of the cards; without a kitty, all that is out is in a hand."""
    return not all(map(faces.isdisjoint, hands))


def _seen_taken(terms: Terms, deal: Deal) -> list[list[Card]]:
    """Return what each seat has taken as far as everybody has seen it."""
    took: list[list[Card]] = [[] for _ in deal.hands]
    for plays, winner in deal.tricks:
        took[winner].extend(play.card for play in plays)
    taker = kitty_taker(terms, deal)
    shown = terms.rules.kitty != "hand" and kitty_known_to(terms, deal, None)
    if taker is not None and shown:
        took[taker].extend(deal.stock)
    return took


def _still_out(terms: Terms, took: list[list[Card]]) -> list[Card]:
    """Return the cards that may count and that nobody has surely taken."""
    counts = Counter(face for own in took for face in own)
    rules = terms.rules
    return [
        face
        for face in (Counter(terms.deck) - counts).elements()
        if terms.points.get(face) or face in (rules.bonus_card, rules.double_card)
    ]


def _end(
    terms: Terms,
    took: list[list[Card]],
    out: list[Card],
    winners: tuple[Seat, ...],
    won: tuple[int, ...],
    left: int,
    before: ScoresBefore,
) -> Hashable:
    """Return what the deal comes to if each card in `out` goes to one of `winners`.

    The last of them takes all tricks that are left: what counts of tricks is who has none, all,
    or of two partners more, and if that can change it does so in one of these cases.
    """
    taken = [list(own) for own in took]
    for face, winner in zip(out, winners, strict=False):
        taken[winner].append(face)
    tricks = tuple(count + left * (seat == winners[-1]) for seat, count in enumerate(won))
    choices = moon_choices(terms, taken, tricks, before)
    words = choices[1] if choices else (None,)
    scores = tuple(score(terms, taken, tricks, before, word) for word in words)
    plane = points_in_plane(terms, taken, scores[0].moon) if terms.rules.imaginary else ()
    return choices, scores, plane


def _must_be_possible(now: GameMoment, seat: Seat) -> None:
    del seat
    if now.terms.rules.kitty == "hand" and kitty_taker(now.terms, now.dealt) is None:
        raise IllegalAction("claim", "claim-widow", "the cards left over are not taken yet")


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    terms, rules, deal = now.terms, now.terms.rules, now.dealt
    known = face_down(deal) if _knows_face_down(terms, deal, seat) else ()
    look = reckoned(now, seat, legal=legal_cards, seen=known, voids=_voids(terms, deal))
    boosted = rules.trick_rule == "booster_nines"
    waits = frozenset[Card]() if deal.broken else held_back(rules)
    look = replace(
        look,
        # A nine may bring those who have played back into the trick.
        after=look.others if boosted else look.after,
        takes=partial(taker, terms),
        doubts=doubts(rules),
    )
    return minding_shown(look, deal, waits.__contains__)


def _knows_face_down(terms: Terms, deal: Deal, seat: Seat) -> bool:
    if terms.rules.kitty == "hand":
        return kitty_taker(terms, deal) == seat
    return kitty_known_to(terms, deal, seat)


def _voids(terms: Terms, deal: Deal) -> set[tuple[Seat, str]]:
    """Return who cannot have a suit; what was taken up later may be of any (R13.2)."""
    before = before_the_widow(terms, deal)
    early = set(shown_voids(deal.rows[:before]))
    took = deal.tricks[0].winner if before else None
    kept = {void for void in early if void[0] != took}
    return kept | set(shown_voids(deal.rows[before:]))


CLAIMING: Final = Claiming(outlook=_outlook, must_be_possible=_must_be_possible, decided=decided)
