"""The commands that open tables of Canasta and of Samba."""

from typing import Final

from bot.screens.family import OfferOf
from engine.games.canasta.presets import CANASTA

_SAMBAS: Final = tuple(preset for key, preset in CANASTA.presets.items() if "samba" in key)
_CANASTAS: Final = tuple(preset for preset in CANASTA.presets.values() if preset not in _SAMBAS)

OFFERS: Final = (
    OfferOf(
        command="canasta",
        presets=_CANASTAS,
        default=CANASTA.presets["canasta_book"],
    ),
    OfferOf(
        command="samba",
        presets=_SAMBAS,
        default=CANASTA.presets["samba_4"],
    ),
)
