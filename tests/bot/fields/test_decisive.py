"""The decisive moment: where what most others did came out most differently."""

from bot.fields.decisive import line_of, most_telling, replayed
from data.fields import Choice, Crossroads
from engine.contract.action import Action
from tests.engine.kept_games import games


def at(number: int, own: str, *choices: tuple[str, int, float]) -> Crossroads:
    return Crossroads(number, own, tuple(Choice(*one) for one in choices))


FEW = at(0, "a", ("a", 2, 0.0), ("b", 1, 90.0))
ALIKE = at(1, "a", ("a", 40, 0.0))
SMALL = at(2, "c", ("c", 3, 1.0), ("d", 2, 2.5))
LARGE = at(3, "e", ("f", 3, -9.0), ("e", 2, 4.0), ("g", 1, 80.0))


def test_it_is_where_the_commonest_other_choice_came_out_most_differently() -> None:
    found = most_telling((FEW, ALIKE, SMALL, LARGE))
    assert found is not None
    assert (found[0], found[1].act) == (LARGE, "f")
    assert most_telling((FEW, ALIKE, SMALL)) == (SMALL, SMALL.choices[1])


def test_there_is_none_without_three_others_or_another_choice() -> None:
    assert most_telling(()) is None
    assert most_telling((FEW, ALIKE)) is None
    nearly = at(0, "a", ("a", 1, 0.0), ("b", 2, 5.0))
    assert most_telling((nearly,)) is None
    enough = at(0, "a", ("a", 1, 0.0), ("b", 3, 5.0))
    assert most_telling((enough,)) is not None
    parting = at(0, "a", ("a", 1, 0.0), ("b", 1, 5.0))
    assert most_telling((ALIKE, parting)) is None
    assert most_telling((ALIKE, parting), of_two=True) == (parting, parting.choices[1])


def test_there_is_none_where_another_choice_came_out_the_same() -> None:
    level = at(0, "a", ("a", 2, 1.0), ("b", 3, 1.04))
    assert most_telling((level,)) is None
    assert most_telling((level, SMALL)) == (SMALL, SMALL.choices[1])


def test_it_is_seen_as_its_seat_saw_it() -> None:
    kept = next(one for one in games()["standard"] if one["seats"] == 4)
    line = line_of(kept, 2)
    number = next(at for at, act in enumerate(line) if act.startswith("play")) + 3
    own, other = line[number], line[number + 1]
    crossroads = (at(number, own, (other, 3, 6.0), (own, 2, -1.0)),)
    end, found = replayed(kept, 2, most_telling(crossroads))
    assert end.outcome is not None
    assert replayed(kept, 2, None) == (end, None)
    assert found is not None
    assert (found.own, found.other) == (Action.read(own), Action.read(other))
    assert (found.share, found.gain) == (75.0, 7.0)
    assert found.before == line[:number]
    assert found.view.seat == 2
    assert found.own.cards[0] in found.view.hand
    assert getattr(found.view, "trick_number") == 4  # noqa: B009  a view of any family has no such field
