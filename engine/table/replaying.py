"""Replaying: from a journal to the moment at which it ends."""

from collections.abc import Collection, Iterable

from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.table.journal import Author, Entry, Questions, Wait, count_on
from engine.table.table import TableMoment, deal_ended


class Unreplayable(Exception):
    """A journal that the rules do not accept; `number` is the entry at fault."""

    def __init__(self, number: int, cause: Exception) -> None:
        super().__init__(f"entry {number} is refused: {type(cause).__name__}")
        self.number = number


def replay(
    game: Game, entries: Iterable[Entry], *, begun_at: int = 0, people: Collection[Seat] = ()
) -> TableMoment:
    """Play a journal from the game's first moment, `begun_at`; raise `Unreplayable`.

    For the seats of `people` it is found out which of a computer's acts were forced, which takes
    time; those for other seats are left out of the substitutions.
    """
    return replay_on(TableMoment.first(game, begun_at), entries, people=people)


def replay_on(
    moment: TableMoment, entries: Iterable[Entry], *, people: Collection[Seat] = ()
) -> TableMoment:
    """Play what a journal has gained since a moment; raise `Unreplayable`.

    The `people` are those for whom the moment was found. It is the same that the whole journal
    leads to.
    """
    entries = tuple(entries)
    if not entries:
        return moment
    game, substitutions = moment.game, moment.substitutions
    numbers, asked_at = list(moment.questions.numbers), list(moment.questions.asked_at)
    deal_begins = moment.next_number + _last_deal(entries)
    to_act, before_last = game.to_act, game
    *waits, wait = moment.waits
    for number, entry in enumerate(entries, moment.next_number):
        try:
            if entry.number != number:
                raise ValueError("an entry is missing")
            if number >= deal_begins:
                forced = _was_forced(game, entry, people)
                substitutions = substitutions.after(entry, forced=forced)
            before_last = game
            game, _ = game.apply(entry.seat, entry.action)
        except (IllegalAction, ValueError) as refusal:
            raise Unreplayable(entry.number, refusal) from refusal
        wait = wait.after(entry, asked_at)
        if deal_ended(before_last, game):
            waits.append(wait)
            wait = Wait()
        before, to_act = to_act, game.to_act
        count_on(numbers, asked_at, entry.seat, before, to_act, entry.at)
    questions = Questions(tuple(numbers), tuple(asked_at))
    ended_at = entries[-1].at if deal_ended(before_last, game) else None
    history = moment.history.after((entry.seat, entry.action) for entry in entries)
    decisions = moment.decisions.after((one.seat, one.author, one.decision) for one in entries)
    number = moment.next_number + len(entries)
    waits.append(wait)
    return TableMoment(
        game, questions, decisions, number, substitutions, history, ended_at, tuple(waits)
    )


def _last_deal(entries: tuple[Entry, ...]) -> int:
    """Return where the last deal begins: substitutions of earlier ones are forgotten with it.

    If none begins there, those of the deal that is on are counted from the beginning.
    """
    return max((at for at, entry in enumerate(entries) if entry.seat == DEALER), default=0)


def _was_forced(game: Game, entry: Entry, people: Collection[Seat]) -> bool:
    if entry.author is not Author.COMPUTER:
        return False
    return entry.seat not in people or game.forced == (entry.seat, entry.action)
