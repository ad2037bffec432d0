"""Ended games: the record of one, with all that is needed to prove its chance and its computers."""

import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final

from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.fairness.chance import Proof
from engine.fairness.scheme import FIRST, NEWEST
from engine.fairness.terms import NOBODY, ranks_in
from engine.players.revision import REVISION
from engine.records.proof import SEAL, Authorship, DealerBy, seal_of
from engine.records.record import record_of
from engine.table.journal import Entry

PACKAGE: Final = "cardroom"


def record_of_ended(
    variant: Variant,
    seats: int,
    first_dealer: Seat,
    entries: Sequence[Entry],
    proof: Proof | None,
) -> dict[str, Any]:
    """Write a game down that is over, with or without a result; `proof` covers every draw of it.

    Nobody may have it while the game goes on: it tells the secrets of the deal in progress.
    """
    actions = [(entry.seat, entry.action) for entry in entries]
    written = record_of(variant, seats, first_dealer, actions)
    written["by"] = [str(Authorship(entry.author, entry.decision)) for entry in entries]
    if proof is None or proof.revision == REVISION:
        # Else the program was brought up to date in mid-game, and no audit could tell who moved.
        written["players"] = {
            "cardroom": _release(),
            "python": f"{sys.version_info.major}.{sys.version_info.minor}",
            "revision": REVISION,
        }
    if proof is not None:
        bound = proof.binding
        written["fair"] = {
            "scheme": bound.scheme,
            "table": proof.table,
            "message": str(bound.message_id),
            **({} if bound.scheme == FIRST else {"postings": bound.postings}),
            **(_seated(proof) if bound.scheme == NEWEST else {}),
            "commitment": proof.commitment,
            "dealer_by": dealer_by(variant, seats),
            "secrets": list(proof.secrets),
        }
    written[SEAL] = seal_of(written)
    return written


def _seated(proof: Proof) -> dict[str, object]:
    bound = proof.binding
    return {
        "start": str(bound.start_id),
        "ranks": ranks_in(bound.people),
        "people": [NOBODY if one is None else one.mark for one in bound.people],
        "seat_key_hash": proof.seat_key_hash,
    }


def dealer_by(variant: Variant, seats: int) -> DealerBy:
    """Return what says who deals first: the first draw, unless the rules fix it."""
    firsts = {variant.start(seats, seat).view(None).dealer for seat in range(seats)}
    return "rules" if len(firsts) == 1 else "draw"


@lru_cache(maxsize=1)
def _release() -> str:
    return version(PACKAGE)
