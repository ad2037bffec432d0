"""Pitch for somebody who has never heard of it: a bid, the trumps, a trick and the points."""

from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import faces_shown, sign_shown
from bot.screens.lesson import LessonStep, TrickKind, trick_step
from bot.screens.trick_games.plain_rules import facts_of
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card, cards
from engine.contract.variant import VariantOf
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.terms import PitchTerms, card_of, terms

TRUMP: Final = "H"
BIDDING: Final = tuple(Pile((face,)) for face in cards("KHJH4HAS"))
"""A hand with which to bid."""
ONLY: Final = tuple(Pile((face,)) for face in cards("4HTHKH"))
"""A trick in which one player is out."""
MOST_SHOWN: Final = 6
"""Cards side by side that are large enough on a phone."""
_FOLLOW: Final[dict[str, TrickKind]] = {"anytime": "or_trump", "follow": "strict"}


def in_short(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> str:
    """Say what is bid for, and what is played."""
    rules = variant.rules
    return phrasebook("point_pitch-in-short", **facts_of(rules), sum=rules.total)


def lesson(
    variant: VariantOf[PitchRules], seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show the cards that are trumps, a trick unless only trumps are played, and the points."""
    rules, table = variant.rules, terms(variant.rules, seats)
    facts = {**facts_of(rules), "sum": rules.total}
    steps = [LessonStep(phrasebook("point_pitch-lesson-bid", **facts), BIDDING)]
    trumps = _trumps(table)
    if also := [face for face in trumps if face.suit != TRUMP]:
        said = phrasebook(
            "point_pitch-lesson-trumps",
            trumps=sign_shown(TRUMP, phrasebook),
            shown=faces_shown(also, phrasebook),
            count=len(also),
        )
        steps.append(LessonStep(said, tuple(Pile((face,)) for face in trumps)))
    if rules.play == "only":
        steps.append(LessonStep(phrasebook("point_pitch-lesson-only", **facts), ONLY, marked=2))
    else:
        steps.append(trick_step(_FOLLOW[rules.play], phrasebook, seats=seats))
    piles = _points(table)
    shown = faces_shown([face for pile in piles for face in pile.cards], phrasebook)
    own = [name for name in ("two", "low") if name in table.worths and rules.low_to == "holder"]
    kept = next(iter(own), "none")
    said = phrasebook("point_pitch-lesson-points", shown=shown, kept=kept, **facts)
    piles = piles[:MOST_SHOWN]
    steps.append(LessonStep(said, piles))
    steps.append(LessonStep(phrasebook("point_pitch-lesson-score", **facts), piles))
    return tuple(steps)


def _trumps(table: PitchTerms) -> list[Card]:
    """Return the highest trumps that show where off-cards and jokers stand, from the top."""
    also = [face for face in table.faces if face.suit != TRUMP and table.is_trump(face, TRUMP)]
    beside = {face.rank for face in also if face.suit != "*"}
    row = [*also, *(Card(TRUMP, rank) for rank in beside)]
    if not beside:
        row += [card("JH"), card("TH"), card("2H")]
    return sorted(row, key=lambda face: -table.rank(face, TRUMP))[:MOST_SHOWN]


def _points(table: PitchTerms) -> tuple[Pile, ...]:
    """Return the cards that bring points, the dearest and then the highest first."""
    found = [
        (worth, name, face)
        for name, worth in table.worths.items()
        if (face := card_of(name, TRUMP)) is not None and face in table.faces
    ]
    found.sort(key=lambda one: (-one[0], -table.rank(one[2], TRUMP)))
    return tuple(_pile(*one) for one in found)


def _pile(worth: int, name: str, face: Card) -> Pile:
    if name in ("high", "low"):
        return Pile((face,), "high" if name == "high" else "low")
    return Pile((face,), "more", worth) if worth > 1 else Pile((face,))
