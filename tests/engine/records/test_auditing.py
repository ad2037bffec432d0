"""Whether a game's computers did what their players do: every decision is made again."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.fairness.chain import Secret, seat_key_of
from engine.fairness.chance import Binding, FairChance, computer_seed
from engine.fairness.terms import marks_of, terms_hash
from engine.games.catalogue import variant
from engine.players.decision import Basis, Decision
from engine.players.policy import Level, RandomPlayer
from engine.players.revision import REVISION
from engine.records import auditing
from engine.records.auditing import Audit, MoveFinding, audited
from engine.records.ended import record_of_ended
from engine.records.moments import moments
from engine.records.proof import Authorship, seal_of
from engine.records.record import read_record
from engine.records.verifying import Flaw, FlawFound, Lack
from engine.table.journal import Author, Entry
from engine.table.table import Table, TableMoment
from tests.each import each
from tests.fairness.fair_games import FairGame


@cache
def computers(
    key: str = "standard",
    seats: int = 4,
    levels: tuple[Level, ...] = ("easy", "medium", "random"),
    most: int = 150,
) -> dict[str, Any]:
    """Return the record of a game that computers of several levels play by themselves."""
    game = FairGame(variant(key), seats, Random(key).choices(levels, k=seats), Random(1))
    game.odd = 0
    game.play(most)
    return game.record()


def resealed(record: dict[str, Any], **changes: object) -> dict[str, Any]:
    changed = record | changes
    return changed | {"seal": seal_of(changed)}


def said(record: dict[str, Any], at: int, author: str) -> dict[str, Any]:
    return resealed(record, by=[*record["by"][:at], author, *record["by"][at + 1 :]])


def last_move(record: dict[str, Any], basis: str = "computer player ") -> int:
    """Return the last move of a kind in a record."""
    return max(at for at, text in enumerate(record["by"]) if text.startswith(basis))


def finding(audit: Audit, at: int) -> MoveFinding:
    return next(move.finding for move in audit.moves if move.at == at)


@pytest.mark.parametrize(("key", "seats"), [("standard", 4), ("canasta_3", 3), ("trinidad", 2)])
def test_what_computers_did_they_do_again(key: str, seats: int) -> None:
    record = computers(key, seats)
    audit = audited(record, record["seal"])
    assert audit.holds
    moves = [at for at, (seat, _) in enumerate(record["actions"]) if seat >= 0]
    assert [move.at for move in audit.moves] == moves
    assert audit.counts == {MoveFinding.SAME: len(moves)}


def test_a_move_of_the_hardest_computers_can_be_made_again() -> None:
    audit = audited(record := computers("pitch", 3, ("hard",), 24), None)
    assert audit.holds
    assert set(audit.counts) == {MoveFinding.SAME}
    assert any(" hard" in by for by in record["by"])


def test_a_move_that_the_player_would_not_have_made_is_found_with_the_one_it_makes() -> None:
    game = FairGame(variant("standard"), 4, ("medium",) * 4, Random(1))
    game.odd = 0
    game.play(41)
    true = game.record()["actions"][at := last_move(game.record())]
    other = FairGame(variant("standard"), 4, ("medium",) * 4, Random(1))
    other.odd = 0
    other.play(at)
    seat = other.game.to_act[0]
    legal = [action for action in other.game.legal_actions(seat) if str(action) != true[1]]
    other.act(seat, legal[0], Authorship(Author.COMPUTER, Decision(Basis.PLAYER, "medium")))
    audit = audited(other.record())
    assert audit.verification.holds
    assert (audit.wrong, audit.holds) == (True, False)
    (wrong,) = [move for move in audit.moves if move.finding is not MoveFinding.SAME]
    assert (wrong.at, wrong.seat, wrong.finding) == (at, seat, MoveFinding.DIFFERS)
    assert str(wrong.again) == true[1]


@each(
    ("author", "found"),
    [
        ("computer", MoveFinding.UNNOTED),
        ("clock", MoveFinding.UNNOTED),
        ("clock draft medium", MoveFinding.DRAFT),
        ("computer late hard", MoveFinding.LATE),
        ("computer lost hard", MoveFinding.LOST),
        ("computer failed", MoveFinding.FAILED),
    ],
)
def test_what_cannot_be_made_again_is_told_with_its_reason_and_is_not_wrong(
    author: str, found: MoveFinding
) -> None:
    record = computers()
    at = last_move(record)
    audit = audited(said(record, at, author))
    assert finding(audit, at) is found
    assert (audit.wrong, audit.holds, audit.unproven) == (False, False, 1)


@cache
def mistaken(record_key: str = "standard") -> int:
    """Return a move at random that a better player would not have made."""
    record = computers(record_key)
    return next(
        at
        for at, text in enumerate(record["by"])
        if text == "computer player random"
        and audited(said(record, at, "computer player medium")).wrong
    )


def test_another_level_would_not_have_done_so() -> None:
    audit = audited(said(computers(), mistaken(), "computer player medium"))
    assert audit.verification.holds
    assert finding(audit, mistaken()) is MoveFinding.DIFFERS


def test_each_question_and_each_seat_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(secret: Secret, table: str, seat: Seat, asked: int) -> int:
        seeds.append(computer_seed(secret, table, seat, asked))
        return seeds[-1]

    monkeypatch.setattr(auditing, "computer_seed", noted)
    assert audited(computers()).holds
    assert len(seeds) > 100
    assert len(set(seeds)) == len(seeds)


def test_a_computer_is_given_the_view_that_it_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those who pass at the same time one may decide before another has passed, or after."""
    record = computers()
    shown: list[SeatView] = []

    class Watched(RandomPlayer):
        def decide(self, view: SeatView, rng: Random) -> Action:
            shown.append(view)
            return super().decide(view, rng)

    def watched(level: Level, family: str) -> Watched:
        del level, family
        return Watched()

    monkeypatch.setattr(auditing, "policy", watched)
    then = [moment.game for moment in moments(read_record(record))]
    asked = [move for move in audited(record).moves if move.said.decision != Decision(Basis.FORCED)]
    early = 0
    for move, view in zip(asked, shown, strict=True):
        assert move.said.decision is not None
        seen = move.said.decision.seen
        assert view == then[move.at if seen is None else seen].view(move.seat)
        early += view != then[move.at].view(move.seat)
    assert early


def test_the_answer_that_the_rules_name_for_silence_is_checked() -> None:
    game = FairGame(variant("pitch"), 4, (None,) * 4, Random(1))
    game.play(2)
    while (prompt := game.game.prompt(game.game.to_act[0])) is None or prompt.default is None:
        game.play(len(game.actions) + 1)
    seat, default = game.game.to_act[0], prompt.default
    other = next(action for action in game.game.legal_actions(seat) if action != default)
    before = game.actions[:], game.by[:]
    for action, found in ((default, MoveFinding.SAME), (other, MoveFinding.DIFFERS)):
        again = FairGame(variant("pitch"), 4, (None,) * 4, Random(1))
        for (who, what), author in zip(*before, strict=True):
            again.act(who, what, author)
        again.act(seat, action, Authorship(Author.CLOCK, Decision(Basis.DEFAULT)))
        audit = audited(again.record())
        assert finding(audit, len(before[0])) is found


def test_other_players_are_not_asked_what_these_did() -> None:
    record = computers()
    later = resealed(record, players=record["players"] | {"revision": 99})
    unnoted = {key: value for key, value in record.items() if key != "players"}
    for other in (later, resealed(unnoted)):
        audit = audited(other)
        assert (audit.wrong, audit.holds) == (False, False)
        assert finding(audit, last_move(record)) is MoveFinding.OTHER_PLAYERS


def test_a_move_that_cannot_have_come_about_so_is_not_made_again() -> None:
    at = last_move(computers())
    audit = audited(said(computers(), at, "computer player medium 99999"))
    assert audit.verification.flaws == (FlawFound(Flaw.AUTHOR, at),)
    assert at not in [move.at for move in audit.moves]


def test_another_python_is_no_proof_that_a_move_is_wrong() -> None:
    record = computers()
    other = resealed(record, players=record["players"] | {"python": "3.0"})
    assert audited(other).counts == audited(record).counts
    at = mistaken()
    wrong = audited(said(other, at, "computer player medium"))
    assert finding(wrong, at) is MoveFinding.OTHER_PYTHON
    assert (wrong.wrong, wrong.holds) == (False, False)


def test_without_a_proof_there_is_no_seed_to_decide_with() -> None:
    record = {key: value for key, value in computers().items() if key != "fair"}
    audit = audited(resealed(record))
    assert audit.verification.lacks == (Lack.PROOF,)
    assert set(audit.counts) <= {MoveFinding.UNPROVEN, MoveFinding.SAME}
    assert (audit.wrong, audit.holds) == (False, False)


def test_an_audit_goes_as_far_as_the_rules_let_the_game_go() -> None:
    record = computers()
    actions = [list(entry) for entry in record["actions"]]
    actions[60][1] = "fold"
    audit = audited(resealed(record, actions=actions))
    assert audit.wrong
    assert [move.at for move in audit.moves][-1] == 59
    assert MoveFinding.DIFFERS not in audit.counts


def test_it_says_how_far_it_is() -> None:
    record = computers()
    heard: list[tuple[int, int]] = []
    audited(record, None, lambda done, of: heard.append((done, of)))
    assert heard == sorted(heard)
    assert {of for _, of in heard} == {len(record["actions"])}
    assert heard[-1][0] == last_move(record, "computer")


class Notebook:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        assert table_id == "t7"
        self.entries.extend(entries)


ROOT = Secret(bytes(range(32)))
SAT = marks_of(seat_key_of(ROOT), "t7", (11, None, None, None))
BOUND = Binding(
    5, postings=1, start_id=4, people=SAT, terms=terms_hash("standard", None, 4, SAT, 1)
)


async def test_what_a_table_writes_down_holds() -> None:
    """Its seeds, its draws and its notes are those that an audit goes by."""
    played, journal = variant("standard"), Notebook()
    chance = FairChance(ROOT, "t7", BOUND, Random(), revision=REVISION)
    first = chance.first_dealer(4)
    moment = TableMoment.first(played.start(4, first), 0)
    table = Table("t7", moment, journal, chance=chance, clock=lambda: 0)
    await table.deal()
    while table.number < 130:
        asked = {
            seat: (table.game.view(seat), table.seed(seat), table.number)
            for seat in table.game.to_act
        }
        for seat, (view, seed, seen) in asked.items():
            action = auditing.policy("medium", "hearts").decide(view, Random(seed))
            decision = Decision(Basis.PLAYER, "medium", seen)
            author = Author.COMPUTER
            await table.act(seat, action, asked=None, author=author, decision=decision)
    proof = table.prover(closed=True)()
    record = record_of_ended(played, 4, first, journal.entries, proof)
    assert "computer player medium 1" in record["by"]
    audit = audited(record, record["seal"])
    moves = sum(seat >= 0 for seat, _ in record["actions"])
    assert audit.holds
    assert audit.counts == {MoveFinding.SAME: moves}
    # Computers that came in mid-game may decide otherwise, and accuse nobody of it.
    assert proof is not None
    begun_by_others = proof._replace(revision=REVISION - 1)
    record = record_of_ended(played, 4, first, journal.entries, begun_by_others)
    audit = audited(record, record["seal"])
    assert not audit.wrong
    assert set(audit.counts) <= {MoveFinding.OTHER_PLAYERS, MoveFinding.SAME}
    assert audit.unproven == audit.counts[MoveFinding.OTHER_PLAYERS] > moves // 2
