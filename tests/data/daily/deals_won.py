"""The second count of a challenge, by hand: it knows nothing of the store's."""

from collections.abc import Mapping


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
