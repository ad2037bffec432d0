"""A rating: how strong somebody is, and how far that is known."""

from dataclasses import dataclass
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3

PROVISIONAL_FROM: Final = 6.0
"""A deviation of so much and more says that somebody has played too little to be known."""

_STEP: Final = 24.0
_START: Final = 1500.0


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength that is expected of somebody, `mu`, and its deviation, `sigma`."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number that people read: 1500 at first, and as far below `mu` as is not yet known."""
        return round(_START + _STEP * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """Whether too little is known for the number to say much."""
        return self.sigma >= PROVISIONAL_FROM


NEW: Final = Rating()
"""The rating of somebody before the first rated game."""
