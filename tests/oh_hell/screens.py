"""The screens of Oh Hell: a value, as CONTRIBUTING says."""

from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.screens.trick_games.screens import TrickScreens
from tests.oh_hell.game import OhHellSeatView, OhHellView


def oh_hell_screens() -> TrickScreens[OhHellView, OhHellSeatView, object]:
    """Return them, once the family is in the catalogue."""
    own = FamilyLines[OhHellView, OhHellSeatView](running=usual.running_with_bids, claims=True)
    return trick_screens("oh_hell", own, feats=("bids-made",), follow="strict")
