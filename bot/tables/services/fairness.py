"""Fairness: where each table of the room has its chance from."""

from random import Random

from bot.tables.services.services import Services
from data.proofs import KeptProof
from data.tables import TableRow
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
