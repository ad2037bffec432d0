"""Records of Hearts, written from the few cards that a ruling is about."""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias

from engine.cards import cards, pack, spell
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms
from engine.records.moments import moments
from engine.records.record import Record, read_record
from engine.records.replay import replay

Lines: TypeAlias = list[dict[str, Any]]
Tricks: TypeAlias = tuple[str, ...]
SUIT_ORDER = "CDHS"
EVEN = {
    0: "2C3C4C2D3D4D2S3S4S2H3H4H5H",
    1: "5C6C7C5D6D7D5S6S7S6H7H8H9H",
    2: "8C9CTC8D9DTD8S9STSQSTHJHQH",
    3: "JCQCKCACJDQDKDADJSKSASKHAH",
}
"""Everybody has three or four of each suit; seat 0 the lowest, seat 3 the highest."""
HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}
"""Four keep the cards that they are dealt."""


def settled(key: str, seats: int, **options: Option) -> Terms:
    """Return what a preset comes to among so many."""
    rules = variant(key, options).rules
    assert isinstance(rules, HeartsRules)
    return terms(rules, seats)


def legal(lines: Lines, at: int = -1) -> set[str]:
    """Return the cards that may be played, after so many actions or now."""
    (listed,) = lines[at]["legal"].values()
    return {text.removeprefix("play ") for text in listed}


def told(lines: Lines, name: str) -> list[dict[str, Any]]:
    """Return the events of one kind."""
    return [event for line in lines for event in line.get("events", ()) if event["event"] == name]


def _dealt(at: Terms, written: dict[int, str]) -> str:
    """Write a deal: the hands begun in `written` are filled with what is left, lowest first."""
    hands = [list(cards(written.get(seat, ""))) for seat in range(at.seat_count)]
    left = sorted(at.deck)
    for face in (face for hand in hands for face in hand):
        left.remove(face)
    for hand in hands:
        hand.extend(left.pop(0) for _ in range(at.hand_size - len(hand)))
    return " ".join(["deal", *map(spell, hands), *([spell(left)] if left else [])])


def _record(
    seats: int,
    *acts: dict[int, str] | str,
    key: str = "standard",
    dealer: int = 0,
    **options: Option,
) -> Record:
    actions: list[list[Any]] = []
    for act in acts:
        if isinstance(act, dict):
            actions.append([-1, _dealt(settled(key, seats, **options), act)])
        else:
            spoken = (one.split(" ", 1) for one in act.split(", "))
            actions.extend([int(seat), text] for seat, text in spoken)
    record: dict[str, Any] = {
        "variant": key,
        "options": options,
        "seats": seats,
        "dealer": dealer,
        "actions": actions,
    }
    return read_record(record)


def ruled(seats: int, *acts: dict[int, str] | str, **said: Any) -> Lines:  # noqa: ANN401  as `_record` has it
    """Replay a record of deals (a table of hands) and actions (`0 play 2C, 1 play 5C`)."""
    return list(replay(_record(seats, *acts, **said), Random(0)))


def _written_out(tricks: Iterable[str], step: int) -> tuple[dict[int, str], str]:
    """Return the hands and the plays of tricks such as `0: 2C 5C 8C JC`, leader first."""
    hands: dict[int, str] = {}
    plays: list[str] = []
    for trick in tricks:
        leader, faces = trick.split(": ")
        for at, face in enumerate(faces.split()):
            seat = (int(leader) + at * step) % len(faces.split())
            hands[seat] = hands.get(seat, "") + face
            plays.append(f"{seat} play {face}")
    return hands, ", ".join(plays)


def _small(
    *parts: Tricks | str,
    key: str = "standard",
    dealer: int = 0,
    left_over: str = "",
    step: int = 1,
    until: int | None = None,
    **options: Option,
) -> Record:
    acts: list[dict[int, str] | str] = []
    hands: dict[int, str] = {}
    for part in parts:
        if isinstance(part, str):
            acts.append(part)
        else:
            hands, plays = _written_out(part, step)
            acts.extend((hands, ", ".join(plays.split(", ")[:until])))
    seats = str(len(hands))
    used = cards("".join(hands.values()) + left_over)
    small: dict[str, Option] = {
        "players": len(hands),
        "players_allowed": [len(hands)],
        "strip": {seats: [str(face) for face in pack() if face not in used]},
        "pass_cycle": {seats: "H"},
    }
    if left_over:
        small["hand_sizes"] = {seats: len(hands[0]) // 2}
    return _record(len(hands), *acts, key=key, dealer=dealer, **small | options)


def played(*parts: Tricks | str, **said: Any) -> Lines:  # noqa: ANN401  as `_small`
    """Replay whole deals of a small pack, each a tuple of tricks: `0: 2C 5C 8C JC`, leader first.

    The pack is what the tricks use and what is `left_over` for a kitty, all else is stripped; the
    deals of a record use the same cards. A text among the deals is actions, as `ruled` reads them.
    `until` stops each deal after so many plays.
    """
    return list(replay(_small(*parts, **said), Random(0)))


def feats(*parts: Tricks | str, **said: Any) -> dict[str, tuple[int, ...]]:  # noqa: ANN401  as `_small`
    """Play whole deals as `played` does, and return the feats of the game as it then stands."""
    return dict([*moments(_small(*parts, **said))][-1].game.feats)


def shared_out(winners: str) -> Tricks:
    """Return a deal for `played`: who takes the trick of clubs, diamonds, spades, hearts."""
    leader = (int(winners[0]) + 1) % 4
    tricks: list[str] = []
    for suit, winner in zip("CDSH", map(int, winners), strict=True):
        held = {(winner + at) % 4: f"{'5234'[at]}{suit}" for at in range(4)}
        row = " ".join(held[(leader + at) % 4] for at in range(4))
        tricks.append(f"{leader}: {row}")
        leader = winner
    return tuple(tricks)


def worth(clubs: int, diamonds: int, spades: int, hearts: int) -> dict[str, Any]:
    """Return rules by which the tricks of `shared_out` cost this, and there is no moon."""
    costs = {"2C": clubs, "2D": diamonds, "2S": spades, "2H": hearts}
    return {
        "hearts_values": dict.fromkeys("23456789TJQKA", 0),
        "extra_values": {face: cost for face, cost in costs.items() if cost},
        "moon": "none",
    }


def one_sided(great: int, one: int | None) -> tuple[dict[int, str], str]:
    """Return a deal of four and its plays: `great` takes 25 points and `one` takes 1.

    Without `one`, `great` takes all tricks. `great` holds the clubs and so leads the two of
    clubs; the hand of hearts alone may throw them on the first trick (R6.3).
    """
    clubs, diamonds, hearts, spades = (
        [rank + suit for rank in "23456789TJQKA"] for suit in SUIT_ORDER
    )
    second = (great + 1) % 4 if one is None else one
    third, fourth = (seat for seat in range(4) if seat not in (great, second))
    if one is not None:
        # The two aces change hands: `one` takes the first trick, `great` all the others.
        clubs = [clubs[0], "AD", *clubs[1:12]]
        diamonds = ["AC", *diamonds[:12]]
    held = {great: clubs, second: diamonds, third: spades, fourth: hearts}
    plays: list[str] = []
    for trick in range(13):
        leader = second if one is not None and trick == 1 else great
        order = [(leader + step) % 4 for step in range(4)]
        plays.extend(f"{seat} play {held[seat][trick]}" for seat in order)
    return {seat: "".join(hand) for seat, hand in held.items()}, ", ".join(plays)
