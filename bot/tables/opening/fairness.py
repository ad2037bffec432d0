"""Chances: where each table of the room has its chance from, and what of it is told."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.screens.frame import FairDeals
from bot.tables.services import Services
from data.proofs import KeptProof
from data.tables import TableRow
from engine.contract.seats import DEALER
from engine.fairness.chain import Chain, new_root
from engine.fairness.chance import Binding, Chance, FairChance, FreeChance, Proof


def new_proof(services: Services, press_id: int | None = None) -> KeptProof | None:
    """Return what the chance of a new table is to follow from; None if nothing is promised.

    A game that one person begins alone has no lobby: it follows from the press that began it.
    """
    return KeptProof(new_root(services.chance), press_id) if services.fair else None


def commitment_of(proof: KeptProof) -> str:
    """Return what is published of a proof before anybody joins."""
    return Chain(proof.root).commitment


def fair_chance(row: TableRow, proof: KeptProof, beyond: Random) -> FairChance:
    """Return the chance of a table, bound to nothing that only Discord knows before it begins."""
    name = proof.label or row.table_id
    bound = Binding(proof.message_id or 0, proof.scheme, proof.postings)
    return FairChance(proof.root, name, bound, beyond, revision=proof.revision)


def proof_of(row: TableRow, kept: KeptProof, draws: int) -> Proof:
    """Return what proves so many draws of a table: nobody may see it while one is in progress."""
    return fair_chance(row, kept, Random(0)).proof(draws)


def chance_of(services: Services, row: TableRow, proof: KeptProof | None) -> Chance:
    """Return the chance of a table; one that began before there were proofs follows from none."""
    if proof is None:
        return FreeChance(services.chance)
    return fair_chance(row, proof, services.chance)


def told(proof: Proof | None, deals: int, seal: str | None = None) -> FairDeals | None:
    """Return what everybody at a table may know of its proof after so many deals."""
    if proof is None:
        return None
    # Those of who deals first and of a cut for it are shown with that of the first deal.
    *earlier, last = proof.secrets
    over = deals > 0 and bool(earlier)
    return FairDeals(
        commitment=proof.commitment,
        secret=last if over else None,
        secret_deal=deals if over else 0,
        seal=seal,
    )


def without_secret(fair: FairDeals | None) -> FairDeals | None:
    """Return what is told where others still have the same cards before them."""
    return None if fair is None else replace(fair, secret=None, secret_deal=0)


def told_of(record: Mapping[str, Any], deals: int | None = None) -> FairDeals | None:
    """Return what everybody may know of the proof of a game that is over, by its record.

    If nobody knows how many `deals` it had, those count that were dealt.
    """
    fair = record.get("fair")
    if fair is None:
        return None
    dealt = sum(seat == DEALER and text.startswith("deal") for seat, text in record["actions"])
    return FairDeals(
        commitment=fair["commitment"],
        secret=fair["secrets"][-1],
        secret_deal=dealt if deals is None else deals,
        seal=record["seal"],
    )
