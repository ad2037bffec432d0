"""Tries that cannot begin: each is refused in the words of its own kind of field."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.fields.tries import begin_try
from bot.screens.refusal import RoomRefusal
from data.fields import FieldKind
from data.people import PersonRow
from tests.data.everything import day_deal
from tests.table_rows import LOBBY


@pytest.mark.parametrize(("kind", "said"), [("day", "daily-over"), ("challenge", "field-over")])
async def test_a_deal_that_is_over_is_refused_in_the_words_of_its_field(
    kind: FieldKind, said: str
) -> None:
    deal = day_deal().deal
    over = replace(deal, field=replace(deal.field, kind=kind, over=True))
    nowhere = cast("Any", None)
    with pytest.raises(RoomRefusal) as refused:
        await begin_try(nowhere, LOBBY, PersonRow(11, "Ann", "en-US"), over)
    assert refused.value.key == said
