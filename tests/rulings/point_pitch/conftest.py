"""Pitch by points is in the catalogue while its rulings are read."""

from typing import Any, cast

import pytest

from engine.games.catalogue import FAMILIES
from engine.games.point_pitch.game import POINT_PITCH


@pytest.fixture(autouse=True)
def point_pitch() -> None:
    cast("dict[str, Any]", FAMILIES).setdefault(POINT_PITCH.key, POINT_PITCH)
