"""Every screen of every preset's first deal keeps Discord's limits, however much it has to tell."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import pytest

from bot.faces.names import SHOWN, emoji_name
from bot.names import safe_name
from bot.phrasebook import Phrasebook
from bot.screens.faces import LOOKS, PLAIN_FACES, Faces
from data.preferences import Look
from engine.contract.game import Game
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Chair
from tests.laws.covering import THOROUGH, Case, looked_at
from tests.screens.conftest import faults
from tests.screens.first_deals import screens_of
from tests.screens.records import by_chance

WIDE: Final = (
    "漢" * 32,
    "W" * 32,
    "*" * 32,
    "\N{FAMILY}" * 32,
    "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 32,
)
"""Names as long as names can be: wide, or longer still once they are made safe."""
HAND: Final = 45


def chairs(seats: int) -> tuple[Chair, ...]:
    return tuple(Chair(safe_name(WIDE[seat % len(WIDE)]), person=seat + 1) for seat in range(seats))


def faces(look: Look) -> Faces:
    if look == "plain":
        return PLAIN_FACES
    names = (emoji_name(shown, look, "3fa91c") for shown in SHOWN)
    return Faces(
        look, {shown: f"<:{name}:{2**63 - 1}>" for shown, name in zip(SHOWN, names, strict=True)}
    )


def cases(family: str) -> list[tuple[Case, Look]]:
    """All cases in each look in the long run; else each case of a covering set in one look."""
    presets = FAMILIES[family].presets.values()
    looked = looked_at((one, seats) for one in presets for seats in one.seats_allowed)
    if THOROUGH:
        return [(case, look) for case in looked for look in LOOKS]
    return [(case, LOOKS[-1 - at % len(LOOKS)]) for at, case in enumerate(looked)]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_screen_of_a_first_deal_keeps_all_limits(phrasebook: Phrasebook, family: str) -> None:
    for (offered, seats), look in cases(family):
        words = phrasebook.with_faces(faces(look))
        for shown in screens_of(offered, chairs(seats), words):
            assert faults(shown.screen) == [], (shown.name, look)


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_of_ten_keeps_all_limits(phrasebook: Phrasebook, look: Look) -> None:
    words = phrasebook.with_faces(faces(look))
    for shown in screens_of(variant("cancellation"), chairs(10), words):
        assert faults(shown.screen) == [], shown.name


@pytest.mark.parametrize("look", LOOKS)
def test_hands_of_forty_five_cards_keep_all_limits(phrasebook: Phrasebook, look: Look) -> None:
    offered = variant("samba_2", {"hand_size": HAND})
    words = phrasebook.with_faces(faces(look))
    longest = 0

    def games() -> Iterator[Game]:
        nonlocal longest
        for game, _ in islice(by_chance(offered, 2), 60):
            longest = max(longest, *(len(game.view(seat).hand) for seat in range(2)))
            yield game

    for shown in screens_of(offered, chairs(2), words, games()):
        assert faults(shown.screen) == [], shown.name
    assert longest >= HAND
