"""The row of phases of a deal of All Fours, in the order in which they may come."""

from collections.abc import Mapping
from typing import Any, Final

from engine.contract.phase import Over, Phase
from engine.games.all_fours.auction import BIDDING
from engine.games.all_fours.begging import ANSWERING, BEGGING
from engine.games.all_fours.bunching import BUNCHING
from engine.games.all_fours.dealing import DEALING
from engine.games.all_fours.discarding import DISCARDING
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.revoke_claims import CLAIMING_REVOKES
from engine.games.all_fours.second_beg import ASKING_AGAIN, CONSENTING

ROW: Final[tuple[Phase[Any], ...]] = (
    DEALING,
    BIDDING,
    BEGGING,
    ANSWERING,
    ASKING_AGAIN,
    CONSENTING,
    BUNCHING,
    DISCARDING,
    PLAYING,
    CLAIMING_REVOKES,
    Over("F25"),
)

PHASES: Final[Mapping[str, Phase[Any]]] = {phase.key: phase for phase in ROW}
