"""The second count of challenges and tournaments, by hand: it knows nothing of the store's."""

from collections.abc import Mapping
from fractions import Fraction


def deals_won(
    margins: Mapping[tuple[int, int], float], people: tuple[int, int], deals: int
) -> tuple[int, int]:
    """Count the deals that each of two has won, by what each had in each; a tie is half for both.

    `margins` are by person and number of the deal; it returns twice the deals.
    """
    won = [0, 0]
    for number in range(1, deals + 1):
        own, other = (margins.get((person, number)) for person in people)
        for at, (mine, theirs) in enumerate(((own, other), (other, own))):
            if mine is not None and (theirs is None or mine > theirs):
                won[at] += 2
            elif mine is not None and mine == theirs:
                won[at] += 1
    return won[0], won[1]


def table_of(margins: Mapping[tuple[int, int], float], deals: int) -> list[tuple[int, int]]:
    """Return the rank and the score of everybody in a tournament, best first, person by person.

    A deal is worth the share of the others in it who were beaten, a tie being half of one, and half
    of all to whoever was alone in it; a deal that was not finished is worth a quarter.
    """
    means = dict[int, Fraction]()
    for person in {who for who, _ in margins}:
        worth = [Fraction(1, 4)] * deals
        for at, number in enumerate(one for who, one in margins if who == person):
            own = margins[person, number]
            others = [it for (who, one), it in margins.items() if one == number and who != person]
            points = sum((Fraction((own > it) + (own >= it), 2) for it in others), Fraction())
            worth[at] = points / len(others) if others else Fraction(1, 2)
        means[person] = sum(worth, Fraction()) / deals
    scores = sorted((10_000 * mean // 1 for mean in means.values()), reverse=True)
    return [(1 + scores.index(one), one) for one in scores]
