"""Promises: the deals of a field are settled before anybody can know them, and told sealed."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from bot.screens.fields.contest import Contest, check_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import Entrant, Field, FieldDeal, NewDeal, spare_of
from data.store import Store
from engine.fairness.chain import Chain, new_root
from engine.players.revision import REVISION


def new_deals(field: Field, chance: Random, at: int) -> list[NewDeal]:
    """Settle the deals of a field, as of a moment in milliseconds since 1970."""
    found: list[NewDeal] = []
    for number in range(1, field.deals + spare_of(field) + 1):
        root = new_root(chance)
        deal = FieldDeal(
            field=field,
            number=number,
            commitment=Chain(root).commitment,
            committed_at=at,
            revision=REVISION,
        )
        found.append(NewDeal(deal=deal, root=root))
    return found


def seal_of(commitments: Sequence[str]) -> str:
    """Return what the message of a field holds of its commitments (docs/fairness.md)."""
    return sha256("".join(f"{one}\n" for one in commitments).encode()).hexdigest()


async def commitments_screen(store: Store, field_id: str, phrasebook: Phrasebook) -> Screen:
    """Draw the commitments of all deals of a field; raise `RoomRefusal` if there is none."""
    field = await store.fields.get(field_id)
    if field is None:
        raise RoomRefusal("field-over")
    shown = await store.fields.commitments(field_id)
    return check_screen(contest_of(field, shown), shown, phrasebook, over=field.over)


def contest_of(
    field: Field, commitments: Sequence[str] = (), people: Sequence[Entrant] = ()
) -> Contest:
    """Return the facts of a contest that anybody may know; its message holds the commitments.

    The `people` are those of a challenge.
    """
    return Contest(
        kind=field.kind,
        field_id=field.field_id,
        preset=field.preset,
        deals=field.deals,
        closes_at=field.closes_at,
        names=tuple(map(_safe, people)),
        seal=seal_of(commitments) if commitments else "",
    )


def _safe(one: Entrant) -> str:
    if one.name:
        return safe_name(one.name)
    # Whoever was asked and never pressed anything is known by their id alone.
    return f"<@{one.person}>" if one.person > 0 else ""
