"""Each kind of thing that may be told of a deal of Canasta or Samba, from a deal that says it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.screens.canasta.highlights import HIGHLIGHTS, of_game
from bot.screens.families import family_screens
from engine.cards import Card, cards
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.scoring import DealEnd, scored
from engine.games.canasta.view import CanastaView, DealResult
from tests.conftest import of_kind
from tests.each import each
from tests.screens.conftest import english, texts
from tests.screens.records import first_deal, kept

WE, THEY = (0, 2), (1, 3)


def meld(written: str, by: int = 0, *, run: bool = False) -> Meld:
    """A group of the rank of its first card, or a sequence."""
    faces = cards(written)
    return Meld(1, faces[0].suit if run else "", faces[0].rank, tuple(sorted(faces)), by)


STOPPED = DealEnd("stopped")
SMALL = meld("KSKHKC")
MIXED = meld("9S9H9C9D9S2S2H")
NATURAL = meld("KSKHKCKDKSKHKC")
SAMBA = meld("4H5H6H7H8H9HTH", run=True)
SIX = meld("JSJHJCJDJS2S", 1)


def turn(
    seat: int,
    *,
    took: int = 0,
    laid: str = "",
    made: Sequence[Meld] = (),
    frozen: bool = False,
    last: bool = False,
) -> PlayerTurn:
    """A turn that draws unless it takes, and discards unless it is the last of a deal."""
    faces = cards(laid)
    groups = (LaidCards(1, faces, True, faces[0].rank, ""),) if faces else ()
    discard = None if last else Card("C", 5)
    return PlayerTurn(seat, 0 if took else 1, took, groups, tuple(made), discard, frozen)


def idle(rounds: int) -> tuple[PlayerTurn, ...]:
    """Return rounds of four in which nothing is laid."""
    return tuple(turn(at % 4) for at in range(4 * rounds))


@dataclass(frozen=True, kw_only=True)
class Past:
    """A deal that is over, of Canasta for four, or of what `key` says."""

    turns: tuple[PlayerTurn, ...] = ()
    ours: tuple[Meld, ...] = (SMALL, MIXED, meld("8S8H8C"))
    theirs: tuple[Meld, ...] = (MIXED, MIXED)
    hands: Mapping[int, str] = field(default_factory=dict[int, str])
    threes: Mapping[int, int] = field(default_factory=dict[int, int])
    """How many red threes lie before a seat."""
    end: DealEnd = STOPPED
    before: tuple[tuple[int, int], ...] = ()
    """What each side made in each earlier deal."""
    key: str = "canasta_book"


def result_of(game: CanastaGame, past: Past) -> DealResult:
    """The result of a deal that went so, scored by the rules."""
    seats = range(game.seat_count)
    deal = game.dealt
    deal = deal._replace(
        melds=(past.ours, past.theirs),
        hands=tuple(cards(past.hands.get(seat, "")) for seat in seats),
        red_threes=tuple(cards("3H" * past.threes.get(seat, 0)) for seat in seats),
        turns=past.turns,
    )
    return scored(game.rules, deal, past.end)


def view_after(past: Past) -> CanastaView:
    """A bystander's view between deals, after one like this."""
    game = of_kind(CanastaGame, first_deal(past.key, 4, {}))
    result = result_of(game, past)
    earlier = [
        replace(result, points=tuple(made[seat % 2] for seat in range(4)), tallies=())
        for made in past.before
    ]
    results = (*earlier, result)
    view = game.view(None)
    return replace(
        view,
        stage="deal",
        to_act=(-1,),
        turn=None,
        order=(),
        deal_number=len(results),
        scores=tuple(map(sum, zip(*(one.points for one in results), strict=True))),
        results=results,
    )


def out(seat: int, *, concealed: bool = False) -> DealEnd:
    return DealEnd("out", seat, concealed)


LONG = (*idle(5), turn(0, last=True))
"""Turns in which nothing happens but that Alice goes out in her sixth."""

SAID: dict[str, Past] = {
    "Alice and Carol had all the red threes: +800!": Past(threes={0: 3, 2: 1}),
    "Bob and Dave had all the red threes, and they cost 800!": Past(theirs=(), threes={1: 4}),
    "Alice went out with a concealed hand.": Past(turns=LONG, end=out(0, concealed=True)),
    "Alice and Carol made 2 sambas!": Past(ours=(SAMBA, SAMBA), key="samba_4"),
    "Alice went out in the very first turn!": Past(turns=(turn(0),), end=out(0)),
    "Alice went out in 3 turns!": Past(turns=(*idle(2), turn(0)), end=out(0)),
    "Bob took a frozen pile of 12 cards!": Past(turns=(turn(0), turn(1, took=12, frozen=True))),
    "Alice's discard gave Bob a pile of 21 cards!": Past(turns=(turn(0), turn(1, took=21))),
    "Alice and Carol came from 1500 behind to take the lead!": Past(
        ours=(NATURAL, NATURAL, NATURAL, MIXED), theirs=(SMALL,), before=((0, 1500),)
    ),
    "Alice and Carol made 5 canastas in one deal!": Past(
        ours=(NATURAL, MIXED, MIXED, MIXED, MIXED)
    ),
    "Bob was caught with 6 cards: \N{MINUS SIGN}200!": Past(
        turns=LONG, hands={1: "******2S2SKS"}, end=out(0)
    ),
    "Alice made a samba in hearts!": Past(
        ours=(SAMBA,), turns=(turn(0, made=(SAMBA,)),), key="samba_4"
    ),
    "Alice went out with black threes!": Past(
        turns=(*LONG[:-1], turn(0, laid="3S3C3S", last=True)), end=out(0)
    ),
    "Carol made the first natural canasta of the game!": Past(
        ours=(NATURAL,), turns=(turn(2, made=(NATURAL,)),)
    ),
    "Alice went out while the others held 40 cards!": Past(
        turns=LONG, hands={1: "4S" * 13, 2: "4S" * 13, 3: "4S" * 14}, end=out(0)
    ),
    "Bob and Dave never opened.": Past(theirs=()),
    "Dave was left with 3 wild cards!": Past(turns=LONG, hands={3: "2S2S2S"}, end=out(0)),
    "Bob and Dave lacked one card for a samba.": Past(
        turns=LONG,
        theirs=(MIXED, MIXED, meld("4H5H6H7H8H9H", run=True)),
        end=out(0),
        key="samba_4",
    ),
    "Bob and Dave left a sequence of 5 cards unfinished.": Past(
        turns=LONG,
        theirs=(MIXED, MIXED, meld("4H5H6H7H8H", run=True)),
        end=out(0),
        key="samba_4",
    ),
    "+1170 for Alice and Carol, the best deal so far!": Past(
        ours=(NATURAL, NATURAL._replace(rank=12), SMALL), before=((400, 300), (500, 600))
    ),
    "All 2 canastas of Alice and Carol were natural!": Past(
        ours=(NATURAL, NATURAL), theirs=(NATURAL, MIXED)
    ),
    "Alice and Carol built a meld of 10 cards!": Past(ours=(meld("KS" * 8 + "2S2S"),)),
    "Alice made the last canasta and went out at once!": Past(
        turns=(*LONG[:-1], turn(0, made=(MIXED,), last=True)), end=out(0)
    ),
    "Bob and Dave lacked one card for a canasta.": Past(turns=LONG, theirs=(SIX,), end=out(0)),
    "Bob took the pile 6 times!": Past(turns=tuple(turn(1, took=2) for _ in range(6))),
    "Bob opened with exactly 50!": Past(turns=(turn(0), turn(1, laid="ASAHTS"))),
    "2 red threes cost Bob and Dave 200 points.": Past(
        theirs=(MIXED,), threes={3: 2}, key="samba_4"
    ),
    "Level in first place: Alice and Carol, Bob and Dave!": Past(
        ours=(MIXED,), theirs=(MIXED,), before=((50, 50),)
    ),
    "Alice and Carol take the lead.": Past(
        before=((0, 100),), theirs=(MIXED,), ours=(MIXED, MIXED)
    ),
    "Bob opened with 180 points!": Past(turns=(turn(0), turn(1, laid="ASAS" * 4 + "2S"))),
    "Alice went out, and Bob and Dave had no canasta.": Past(
        turns=LONG, theirs=(SMALL,), end=out(0)
    ),
    "Alice opened, and Bob right after.": Past(
        turns=(turn(0, laid="ASASASAS"), turn(1, laid="ASASASAS"))
    ),
    "Nobody took the pile in this deal.": Past(turns=idle(1)),
    "The stock was used up.": Past(turns=(turn(0, took=2),)),
    "Alice went out.": Past(turns=(turn(1, took=2), *LONG), end=out(0)),
}


@each(("said", "past"), SAID.items())
def test_a_deal_is_told_in_its_best_sentence(said: str, past: Past) -> None:
    view = view_after(past)
    drawing = english(view)
    assert HIGHLIGHTS.best(drawing, len(view.results)) == said
    assert said in texts(family_screens("canasta").past_table(drawing, len(view.results)))


def test_every_kind_is_said_of_some_deal() -> None:
    """Those of any family, such as who comes from last to first, have tests of their own."""
    kinds = set[str]()
    for past in SAID.values():
        view = view_after(past)
        drawing = english(view)
        kinds.add(next(iter(HIGHLIGHTS.told(drawing, len(view.results)))))
    assert set(HIGHLIGHTS.kinds) - kinds == {"comeback"}


def test_a_whole_game_is_told_by_what_is_rare_in_it() -> None:
    """Of a single deal by all that is told of it."""
    usual = view_after(Past(turns=LONG, end=out(0)))
    (rare,) = view_after(Past(turns=(turn(0), turn(1, took=21)))).results
    for results, said in (
        (usual.results, "Nobody took the pile in this deal."),
        (usual.results * 2, None),
        ((rare, *usual.results), "Deal 1: Alice's discard gave Bob a pile of 21 cards!"),
    ):
        view = replace(usual, results=results, deal_number=len(results))
        told = of_game(english(view))
        assert next(iter(told), None) == said


def test_an_earlier_deal_is_told_as_it_was_when_it_ended() -> None:
    """Its message may be drawn anew when the game has gone on."""
    said: dict[int, str | None] = {}
    for game, _ in kept("canasta_2", 2):
        drawing = english(of_kind(CanastaView, game.view(None)))
        for deal in range(1, len(game.deal_scores) + 1):
            told = HIGHLIGHTS.best(drawing, deal)
            assert said.setdefault(deal, told) == told
    assert len(said) > 2
