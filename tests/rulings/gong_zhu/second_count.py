"""A second count of a deal of Gong Zhu, written from the rules and knowing none of the code's."""

from collections.abc import Sequence

from engine.cards import Card
from engine.contract.seats import Seat

Faces = Sequence[tuple[Card, ...]]

CLASSIC = {"A": 50, "K": 40, "Q": 30, "J": 20} | dict.fromkeys("T98765", 10)
PIP = CLASSIC | {rank: int(rank) for rank in "235678"} | {"4": 10, "9": 9, "T": 10}


def counted(preset: str, taken: Faces, shown: Faces) -> tuple[int, ...]:
    """Return what each seat scores under one of the presets."""
    up = {str(face) for faces in shown for face in faces}
    sides: list[tuple[Seat, ...]] = [(seat,) for seat in range(len(taken))]
    if preset == "gong_zhu_pairs":
        sides = [(0, 2), (1, 3)]
    row = [0] * len(taken)
    for side in sides:
        own = {str(face) for seat in side for face in taken[seat]}
        for seat in side:
            row[seat] = _hand(preset, own, up)
    return tuple(row)


def _hand(preset: str, own: set[str], up: set[str]) -> int:
    family = preset == "gong_zhu_family"
    hearts = {face for face in own if face[1] == "H"}
    others = hearts | own & {"QS", "JD"}
    if "TC" in own and not others:
        return 100 if "TC" in up else 50
    costs = PIP if family else CLASSIC
    points = -sum(costs.get(face[0], 0) for face in hearts) * (2 if "AH" in up else 1)
    turned = len(hearts) == 13
    points = -points if turned else points
    if "QS" in own:
        pig = (200 if family else 100) * (2 if "QS" in up else 1)
        sixteen = preset in ("gong_zhu_online", "gong_zhu_both_ends")
        good = turned and (not sixteen or {"JD", "TC"} <= own)
        points += pig if good else -pig
    if "JD" in own:
        points += 200 if "JD" in up else 100
    if "TC" in own:
        points *= 4 if "TC" in up else 2
    return points
