"""A deal of Hearts for three with four cards each, without a pass."""

from typing import Final

from engine.cards import pack
from engine.contract.variant import Option

DEALT: Final = ("TCQCADAS", "3C4H2D7S", "5C3D6S2H")
SHORT: Final[dict[str, Option]] = {
    "players": 3,
    "players_allowed": [3],
    "strip": {"3": [str(face) for face in pack() if str(face) not in " ".join(DEALT)]},
    "pass_cycle": {"3": "H"},
    "opening": "eldest_free",
    "hearts_lead": "anytime",
}
