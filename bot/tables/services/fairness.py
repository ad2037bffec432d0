"""Fairness: where each table of the room has its chance from."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.tables.services.services import Services
from data.proofs import KeptProof
from data.tables import TableRow
from engine.fairness.chain import Chain, new_root, seat_key_of
from engine.fairness.chance import Binding, Chance, FairChance, FreeChance, Proof
from engine.fairness.scheme import NEWEST
from engine.fairness.terms import marks_of, terms_hash
from engine.games.catalogue import variant
from engine.table.chairs import Chair


class ChairsExchanged(Exception):
    """The chairs of a table that begins are others than those that were settled.

    Somebody had it in hand since then, and may have known the message that its cards follow from.
    """


def new_proof(services: Services, press_id: int | None = None) -> KeptProof | None:
    """Return what the chance of a new table is to follow from; None if nothing is promised.

    A game that one person begins alone has no lobby: it follows from the press that began it.
    """
    return KeptProof(new_root(services.chance), press_id) if services.fair else None


def commitment_of(proof: KeptProof) -> str:
    """Return what is published of a proof before anybody joins."""
    return Chain(proof.root, proof.scheme).commitment


def seated(proof: KeptProof, table_id: str, chairs: Sequence[Chair]) -> KeptProof:
    """Return a proof that is bound to who sits where, as a game begins.

    The deal of a day is everybody's, and the earlier schemes bind nobody.
    """
    if proof.scheme != NEWEST:
        return proof
    people = [None if proof.label is not None else chair.person for chair in chairs]
    return replace(proof, people=marks_of(seat_key_of(proof.root), table_id, people))


def fair_chance(row: TableRow, proof: KeptProof, beyond: Random) -> FairChance:
    """Return the chance of a table, bound to nothing that only Discord knows before it begins.

    Raise `BadRules` if this version does not know the rules of the table any more.
    """
    name, people, terms = proof.label or row.table_id, proof.people, None
    if proof.scheme == NEWEST:
        played = variant(row.preset, row.options)
        options = dict(played.options) or None
        terms = terms_hash(played.key, options, row.seat_count, people, proof.postings)
    bound = Binding(
        proof.message_id or 0, proof.scheme, proof.postings, proof.start_id, people, terms
    )
    return FairChance(proof.root, name, bound, beyond, revision=proof.revision)


def proof_of(row: TableRow, kept: KeptProof, draws: int) -> Proof:
    """Return what proves so many draws of a table: nobody may see it while one is in progress."""
    return fair_chance(row, kept, Random(0)).proof(draws)


def chance_of(services: Services, row: TableRow, proof: KeptProof | None) -> Chance:
    """Return the chance of a table; one that began before there were proofs follows from none."""
    if proof is None:
        return FreeChance(services.chance)
    return fair_chance(row, proof, services.chance)
