"""Plans of melds: pressed at random they always fit and always hold, and each press by hand."""

import ast
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from fluent.syntax.ast import Message

import engine.games.canasta
from bot.button_ids import MENU_MARK, ButtonId
from bot.phrasebook import HOME, Phrasebook, pages
from bot.screens.canasta.kinds import TIMES
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.screen import Screen
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.games.catalogue import variant
from tests.drawing import as_sent
from tests.screens.conftest import PEOPLE, Payload, faults, frame_of, nested, texts

SCREENS = family_screens("canasta")
BUTTON, MENU = 2, 3


def view_of(game: Game, seat: int) -> CanastaSeatView:
    view = game.view(seat)
    assert isinstance(view, CanastaSeatView)
    return view


def table_of(game: Game) -> CanastaView:
    view = game.view(None)
    assert isinstance(view, CanastaView)
    return view


class Composer:
    """One seat at its hand: presses what is drawn, as the desk hands presses on."""

    def __init__(self, game: Game, phrasebook: Phrasebook) -> None:
        self.game = game
        self.phrasebook = phrasebook
        self.draft: Draft = ()
        self.notice: str | None = None

    @property
    def seat(self) -> int:
        return self.game.to_act[0]

    def drawn(self) -> Screen:
        """The hand as it is shown now; it must fit."""
        frame = frame_of(PEOPLE[: self.game.seat_count], rules=self.game.variant.rules)
        screen = SCREENS.hand(
            frame,
            view_of(self.game, self.seat),
            draft=self.draft,
            notice=self.notice,
            phrasebook=self.phrasebook,
        )
        assert faults(screen) == []
        return screen

    def parts(self) -> list[Payload]:
        """The buttons and menus that can be pressed."""
        return [
            part
            for part in nested(as_sent(self.drawn()))
            if part["type"] in (BUTTON, MENU) and "custom_id" in part and not part.get("disabled")
        ]

    def part(self, written: str) -> Payload:
        """The button or menu with this label or placeholder."""
        found = [p for p in self.parts() if written in (p.get("label"), p.get("placeholder"))]
        assert len(found) == 1, (
            written,
            [p.get("label", p.get("placeholder")) for p in self.parts()],
        )
        return found[0]

    def press(self, part: Payload, *values: str) -> Action | None:
        """Press a button, or choose in a menu; a move that it comes to is made."""
        button_id = ButtonId.read(part["custom_id"].removeprefix(MENU_MARK))
        self.notice = None
        if button_id.verb == "do":
            return self.move(Action.read(button_id.text))
        told = (*button_id.text.split(), *values)
        made = SCREENS.drafted(
            view_of(self.game, self.seat), self.draft or None, button_id.verb, told
        )
        if isinstance(made, Action):
            return self.move(made)
        self.draft = made
        return None

    def move(self, action: Action) -> Action:
        self.game, _ = self.game.apply(self.seat, action)
        self.draft = ()
        return action

    def click(self, *labels: str) -> Action | None:
        done = None
        for label in labels:
            done = self.press(self.part(label))
        return done

    def choose(self, placeholder: str, *labels: str) -> Action | None:
        """Choose options of a menu by what is written on them."""
        menu = self.part(placeholder)
        values = [next(o for o in menu["options"] if o["label"] == label) for label in labels]
        return self.press(menu, *(option["value"] for option in values))

    def reads(self) -> str:
        return texts(self.drawn())

    def labels(self) -> list[str]:
        return [p.get("label", p.get("placeholder", "")) for p in self.parts()]


# At random -----------------------------------------------------------------------------------


def _urge(custom_id: str) -> float:
    if "discard" in custom_id:
        return 0.2
    return 3 if "commit" in custom_id or ".do." in custom_id else 1


def pressed_at_random(one: Composer, rng: Random) -> Action | None:
    """Press something; sooner what a plan needs than what ends the turn."""
    return press_any(one, wished(one, rng), rng)


def wished(one: Composer, rng: Random) -> Payload:
    """Some button or menu."""
    parts = one.parts()
    weights = [_urge(part["custom_id"]) for part in parts]
    return rng.choices(parts, weights)[0]


def press_any(one: Composer, part: Payload, rng: Random) -> Action | None:
    """Press a button, or choose anything in a menu."""
    values: Sequence[str] = ()
    if part["type"] == MENU:
        options = [option["value"] for option in part["options"]]
        values = rng.sample(options, rng.randint(part["min_values"], part["max_values"]))
    return one.press(part, *values)


@pytest.mark.parametrize(
    ("key", "options", "presses"),
    [
        ("canasta_book", {}, 600),
        ("canasta_official", {"ask": "unverified", "hand_size": 20}, 200),
        ("canasta_book", {"canastas_to_go_out": 0}, 200),
        ("canasta_2", {"hand_size": 43}, 150),
        ("canasta_3_cutthroat", {}, 200),
        ("samba_4", {}, 500),
        ("samba_2", {"hand_size": 35, "seq_take": "top_only"}, 250),
        ("samba_6", {"canastas_to_go_out": 0}, 200),
    ],
)
def test_whatever_is_pressed_the_picture_fits_and_what_can_be_committed_is_legal(
    key: str, options: dict[str, Option], presses: int, phrasebook: Phrasebook
) -> None:
    rng = Random(f"{key} {presses}")
    offered = variant(key, options)
    done: Counter[str] = Counter()
    one = Composer(offered.start(offered.seats_default, 0), phrasebook)
    for _ in range(presses):
        if one.game.outcome is not None:
            break
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
            continue
        action = pressed_at_random(one, rng)
        if action is not None:
            done[action.verb] += 1
    assert done["draw"]
    assert done["lay"]
    assert done["discard"]


def test_presses_at_random_take_the_pile_and_ask(phrasebook: Phrasebook) -> None:
    rng = Random(2)
    verbs: set[str] = set()
    one = Composer(
        variant("canasta_book", {"canastas_to_go_out": 0, "hand_size": 8}).start(4, 0), phrasebook
    )
    for _ in range(2500):
        if one.game.outcome is not None or {"take", "ask", "out"} <= verbs:
            break
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
        elif action := pressed_at_random(one, rng):
            verbs.add(action.verb)
    assert {"take", "ask", "out"} <= verbs


# By hand -------------------------------------------------------------------------------------

NATURALS = "456789TJQKA"


def begun(
    phrasebook: Phrasebook, hand: str, *, up: str = "9H", stock: str = "", key: str = "canasta_book"
) -> Composer:
    """A game whose first player holds these cards; the others get what is left."""
    offered = variant(key)
    rng = Random(1)
    game: Game = offered.start(offered.seats_default, offered.seats_default - 1)
    deal = game.propose(DEALER, rng)
    faces = [face for word in deal.words for face in split(word)]
    mine, top, next_up = split(hand), split(up), split(stock)
    for face in (*mine, *top, *next_up):
        faces.remove(face)
    size = len(split(deal.words[0]))
    assert len(mine) == size
    # Red threes stay in the stock, far down, so that nothing is faced and replaced.
    reds = [face for face in faces if face in ("3H", "3D")]
    faces = [face for face in faces if face not in ("3H", "3D")]
    seats = offered.seats_default
    others = [faces[at * size : (at + 1) * size] for at in range(seats - 1)]
    rest = [*top, *next_up, *faces[(seats - 1) * size :], *reds]
    hands = [mine, *others]
    written = ["".join(one) for one in hands]
    game, _ = game.apply(DEALER, Action("deal", (*written, "".join(rest))))
    assert game.to_act == (0,)
    return Composer(game, phrasebook)


def split(word: str) -> list[str]:
    return [word[at : at + 2] for at in range(0, len(word), 2)]


HAND = "KSKHKC9S9C2S**4H5D6C7S"
"""Three kings (30), a pair of nines (20), a deuce (20), a joker (50), and rags."""


def test_a_plan_is_picked_staged_and_committed_with_its_running_sum(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    assert "Pick a rank" in one.reads()
    one.choose("Which rank", "K")
    # A rank brings all its naturals.
    assert "**Plan:** K K K" in one.reads()
    assert "must count 50. These count 30." in one.reads()
    drawn = {p.get("label"): p for p in nested(as_sent(one.drawn())) if p["type"] == BUTTON}
    assert drawn["Commit: lay 30 / 50"]["disabled"]
    one.choose("How many deuces", "1 deuce")
    assert "**Plan:** K K K 2" in one.reads()
    one.part("Commit: lay 50 / 50")
    one.click("Stage")
    one.choose("Which rank", "9")
    # Two nines need a wild card, and the deuce is gone.
    assert "**Plan:** K K K 2, 9 9 joker" in one.reads()
    assert str(one.click("Commit: lay 120 / 50")) == "lay K3,1,0 92,0,1"
    assert "You need" not in one.reads()


def test_ten_equal_presses_stage_once_and_undo_once(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    stage = one.part("Stage")
    for _ in range(10):
        one.press(stage)
    assert one.reads().count("K K K") == 1
    one.choose("Which rank", "9")
    undo = one.part("Undo")
    for _ in range(10):
        one.press(undo)
    assert "**Plan:** K K K\n" in one.reads() + "\n"
    one.click("Undo")
    assert "**Plan:**" not in one.reads()


def test_clear_empties_the_plan(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.click("Stage")
    one.choose("Which rank", "9")
    one.click("Clear")
    assert "**Plan:**" not in one.reads()
    assert "Commit: lay 0 / 50" not in one.labels()


def test_a_commit_of_another_plan_than_the_one_shown_is_refused_in_words(
    phrasebook: Phrasebook,
) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.choose("How many deuces", "1 deuce")
    stale = one.part("Commit: lay 50 / 50")
    one.choose("How many jokers", "1 joker")
    with pytest.raises(IllegalAction) as refused:
        one.press(stale)
    frame = frame_of(PEOPLE[:4])
    assert (
        SCREENS.illegal(refused.value, frame, phrasebook)
        == "Your plan had changed. Look at it once more."
    )
    one.draft = ()
    with pytest.raises(IllegalAction):
        one.press(stale)


def test_a_plan_says_why_it_would_leave_no_card_to_keep(phrasebook: Phrasebook) -> None:
    """K18: after the discard a card is kept, as there is no canasta."""
    one = begun(phrasebook, "KSKHKC9S9C9DJSJHJC2S2H", stock="5D")
    one.click("Draw", "Plan melds")
    for rank in ("K", "J"):
        one.choose("Which rank", rank)
        one.click("Stage")
    one.choose("Which rank", "9")
    one.choose("How many deuces", "2 deuces")
    assert "It would leave you without a card to keep" in one.reads()
    assert not any(label.startswith("Commit") for label in one.labels())


def test_a_plan_goes_on_after_a_look_at_the_overview(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.click("Stage", "Back")
    assert "**Plan:** K K K" in one.reads()
    assert "Discard and end the turn" in one.labels()
    one.click("Plan melds")
    assert "**Plan:** K K K" in one.reads()


def test_taking_is_planned_with_the_group_filled_in(phrasebook: Phrasebook) -> None:
    """K23, K32: the top card counts too."""
    one = begun(phrasebook, "9S9C4S4C4HKSKH6S6HQSJC", up="9H")
    one.click("Plan a take")
    assert "**Plan:** 9 9" in one.reads()
    assert "must count 50. These count 30." in one.reads()
    one.click("Stage")
    one.choose("Which rank", "4")
    assert "must count 50. These count 45." in one.reads()
    shown = {part.get("label") for part in nested(as_sent(one.drawn()))}
    assert "Commit: take with 45 / 50" in shown
    assert not any(label.startswith("Commit") for label in one.labels())


def test_a_take_that_counts_enough_is_committed(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, "9S9C4S4C4HKSKHKC6HQSJC", up="9H")
    one.click("Plan a take", "Stage")
    one.choose("Which rank", "K")
    assert str(one.click("Commit: take with 60 / 50")) == "take 92,0,0 + K3,0,0"
    assert view_of(one.game, 0).took


def test_ways_to_take_are_listed_when_they_are_legal_and_no_others(phrasebook: Phrasebook) -> None:
    """K29, K33: the pair opens only with enough beside it."""
    one = begun(phrasebook, "TSTC2S4SKC5H6C7S8CJSQH", up="TH")
    menu = one.part("Take the pile now")
    assert [option["label"] for option in menu["options"]] == ["With 10 10 2"]
    poor = begun(phrasebook, "TSTC4S4C5H6C7S8CJSQHKH", up="TH")
    assert "Take the pile now" not in poor.labels()
    assert "Plan a take" in poor.labels()
    none = begun(phrasebook, "TS4S4C5H6C7S8CJSQHKHAS", up="TH")
    assert none.labels() == ["Draw"]


@pytest.mark.parametrize(
    ("thrown", "said"),
    [
        ("2", "A wild card is on top: the pile cannot be taken in this turn."),
        ("**", "A wild card is on top: the pile cannot be taken in this turn."),
        ("3b", "A black three is on top: the pile cannot be taken in this turn."),
    ],
)
def test_a_hand_says_why_the_pile_cannot_be_taken(
    thrown: str, said: str, phrasebook: Phrasebook
) -> None:
    one = begun(phrasebook, "2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    one.move(Action("discard", (thrown,)))
    assert said in one.reads()
    assert one.labels() == ["Draw"]


@pytest.mark.parametrize(
    ("key", "hand", "planned"),
    [
        ("canasta_book", "TS4S4C5H6C7S8CJSQHKH2S", ["Plan a take"]),
        ("canasta_official", "TS4S4C5H6C7S8CJSQHKH2S", []),
        ("canasta_official", "TSTC4C5H6C7S8CJSQHKH2S", ["Plan a take"]),
        ("canasta_book", "TS4S4C5H6C7S8CJSQHKHAS", []),
    ],
)
def test_a_take_can_be_planned_where_the_hand_may_go_with_the_top_card(
    key: str, hand: str, planned: list[str], phrasebook: Phrasebook
) -> None:
    """K29, K34: one card and a wild do only by the book, beside other melds."""
    one = begun(phrasebook, hand, up="TH", key=key)
    assert [label for label in one.labels() if label.startswith("Plan")] == planned


def test_a_frozen_pile_is_planned_with_a_pair_alone(phrasebook: Phrasebook) -> None:
    """K31: a deuce lies in the pile."""
    one = begun(phrasebook, "TS4S4C5H6C7S8CJSQHKH2S", up="2HTH")
    assert "The pile is frozen" in one.reads()
    assert one.labels() == ["Draw"]
    pair = begun(phrasebook, "TSTC4C5H6C7S8CJSQHKH2S", up="2HTH")
    assert "Plan a take" in pair.labels()


def test_a_meld_that_no_plan_can_name_is_not_kept(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "Q")
    view = view_of(one.game, 0)
    told = SCREENS.drafted(view, one.draft, "plan", ("onto", "12345"))
    assert not isinstance(told, Action)
    with pytest.raises(Unreadable):
        SCREENS.drafted(view, told, "plan", ("stage", "0"))


def test_a_discard_says_beforehand_what_it_does(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, "2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    menu = one.part("Discard and end the turn")
    warned = {option["label"]: option.get("description") for option in menu["options"]}
    assert warned["2"] == warned["joker"] == "Freezes the pile"
    assert warned["black 3"] == "Blocks the pile for the next player"
    assert warned[f"4 {TIMES}2"] is None
    assert str(one.choose("Discard and end the turn", f"4 {TIMES}2")) == "discard 4"


SAMBA = "5H6H7H8H9HQSQHQC4S4D2S**KCJDTC"


def test_a_sequence_is_built_by_suit_and_ends(phrasebook: Phrasebook) -> None:
    """S4, S8: from the 5 to the 9 of hearts counts 35, with three queens 65."""
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    assert "**Plan:** 5♥ to 9♥" in one.reads()
    one.choose("Up to which card", "8♥")
    assert "**Plan:** 5♥ to 8♥" in one.reads()
    one.choose("Up to which card", "9♥")
    one.click("Stage", "Back", "Plan melds")
    one.choose("Which rank", "Q")
    assert "**Plan:** 5♥ to 9♥, Q♣ Q♥ Q♠" in one.reads()
    assert str(one.click("Commit: lay 65 / 50")) == "lay 5H-9H QCQHQS,0,0"


def test_a_sequence_is_laid_beside_the_pair_that_takes_and_opens(phrasebook: Phrasebook) -> None:
    """K32: the pair with the top card counts 30, the sequence 35."""
    one = begun(phrasebook, "5H6H7H8H9HQSQH4S4D2S**KCJDTCAD", up="QD", stock="KD6C", key="samba_4")
    one.click("Plan a take")
    assert "Plan a sequence" not in one.labels()
    one.click("Stage", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    assert one.part("Commit: take with 65 / 50")
    one.click("Plan melds")
    one.choose("Which rank", "4")
    assert "**Plan:** Q♥ Q♠, 5♥ to 9♥, 4♦ 4♠ 2" in one.reads()
    one.click("Undo")
    assert str(one.click("Commit: take with 65 / 50")) == "take QHQS,0,0 + 5H-9H"


def goes_round(one: Composer, *turns: str) -> Composer:
    """Each turn is moves of the seat in turn, parted by commas."""
    for turn in turns:
        for move in turn.split(", "):
            one.move(Action.read(move))
    return one


def test_more_is_laid_beside_the_top_card_that_goes_onto_a_meld(phrasebook: Phrasebook) -> None:
    """K29 A: the top king goes to the three kings that lie there."""
    one = begun(phrasebook, "KSKHKCASAD9S9C9H2S4H5D", up="8H", stock="6HTCTDKD")
    goes_round(one, "draw, lay K3,0,0 A2,1,0, discard 4", "draw, discard T", "draw, discard T")
    assert "Plan with the top card alone" not in one.labels()
    goes_round(one, "draw, discard K")
    one.click("Plan with the top card alone")
    assert "**Plan:** K♦ to your meld" in one.reads()
    assert "Commit: take the pile" in one.labels()
    one.choose("Which rank", "9")
    assert "**Plan:** K♦ to your meld, 9 9 9" in one.reads()
    one.click("Stage", "Undo")
    assert "**Plan:** K♦ to your meld\n" in one.reads() + "\n"
    one.choose("Which rank", "9")
    one.click("Clear")
    one.choose("Which rank", "9")
    assert str(one.click("Commit: take the pile")) == "take add + 93,0,0"
    assert view_of(one.game, 0).took


def test_the_meld_for_the_top_card_is_picked_where_several_would_do(phrasebook: Phrasebook) -> None:
    """S10: the nine of hearts fits the hearts and the nines."""
    hand = "6H7H8H9S9C9DQHQSQC4S5C7CKHAS2S"
    one = begun(phrasebook, hand, up="8S", stock="4C4DTCTDJCJDKD9H", key="samba_4")
    goes_round(one, "draw, lay 6H-8H 9C9D9S,0,0, discard 4S", "draw, discard TC")
    goes_round(one, "draw, discard JC", "draw, discard 9H")
    one.click("Plan with the top card alone")
    assert "**Plan:** 9♥ to meld #1" in one.reads()
    menu = one.part("Which meld takes the top card")
    one.press(menu, menu["options"][1]["value"])
    one.choose("Which rank", "Q")
    assert "**Plan:** 9♥ to meld #2, Q♣ Q♥ Q♠" in one.reads()
    assert str(one.click("Commit: take the pile")) == "take add onto 2 + QCQHQS,0,0"


def test_what_was_picked_is_staged_by_turning_to_the_other_page(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    one.click("Plan melds")
    one.choose("Which rank", "Q")
    one.click("Plan a sequence", "Plan melds", "Back")
    assert "**Plan:** 5♥ to 9♥, Q♣ Q♥ Q♠" in one.reads()


def test_suits_are_picked_card_by_card_in_samba(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "Q")
    one.choose("How many of them", "Q♠", "Q♣")
    one.choose("How many jokers", "1 joker")
    assert "**Plan:** Q♣ Q♠ joker" in one.reads()
    assert str(one.click("Commit: lay 70 / 50")) == "lay QCQS,0,1"


def test_a_partner_is_asked_in_the_hand(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, "KSKHKCKDKSKH2S2H4S4C5D", stock="4D")
    one.click("Draw", "Ask my partner")
    assert one.seat == 2
    assert 'Alice asks you: "May I go out?"' in one.reads()
    assert one.labels() == ["Yes, go out", "No"]
    one.click("Yes, go out")
    assert "you must go out in this turn" in one.reads()
    one.click("Plan melds")
    one.choose("Which rank", "4")
    one.choose("How many deuces", "2 deuces")
    # Six kings without a wild card are no canasta.
    assert "so you must go out in this turn" in one.reads()
    assert not any(label.startswith("Commit") for label in one.labels())
    one.click("Clear")
    one.choose("Which rank", "K")
    one.choose("How many deuces", "2 deuces")
    one.part("Commit: lay 100 / 50")
    one.click("Back", "Go out")
    assert table_of(one.game).results[0].out == 0


@pytest.mark.parametrize(
    "told",
    [
        "rank",
        "rank x",
        "rank 99",
        "rank 2",
        "naturals queen",
        "deuces -1",
        "suit",
        "low K",
        "undo",
        "stage x",
        "open elsewhere",
        "alone 1",
        "commit",
        "sing",
        "",
    ],
)
def test_words_that_are_no_change_of_a_plan_change_nothing(
    told: str, phrasebook: Phrasebook
) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "Q")
    kept = one.draft
    with pytest.raises((Unreadable, IllegalAction)):
        SCREENS.drafted(view_of(one.game, 0), kept, "plan", tuple(told.split()))
    assert one.draft == kept


def test_a_second_sequence_is_built_of_what_is_left(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    one.choose("Up to which card", "7♥")
    one.click("Stage", "♥ hearts")
    starts = [option["label"] for option in one.part("From which card")["options"]]
    assert starts == ["8♥", "9♥", "Q♥"]
    one.choose("From which card", "8♥")
    assert [o["label"] for o in one.part("Up to which card")["options"]] == ["8♥", "9♥"]


def test_the_last_card_says_that_it_goes_out(phrasebook: Phrasebook) -> None:
    """K41: with a canasta on the table."""
    one = begun(phrasebook, "KSKHKCKDKSKHKC4S4C4HQD", stock="QH")
    one.click("Draw")
    one.move(Action.read("lay K7,0,0 43,0,0"))
    menu = one.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == [None]
    done = begun(phrasebook, "KSKHKCKDKSKHKC4S4C4HQD", stock="4D")
    done.click("Draw")
    done.move(Action.read("lay K7,0,0 44,0,0"))
    menu = done.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == ["You go out with it"]


# Refusals ------------------------------------------------------------------------------------

FAMILY = Path(engine.games.canasta.__file__ or "").parent


def refusals() -> dict[str, set[str]]:
    """Every reason the rules give for a refusal, with the facts told beside it."""
    found: dict[str, set[str]] = {}
    for page in FAMILY.glob("*.py"):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalAction":
                reason = node.args[1]
                assert isinstance(reason, ast.Constant)
                facts = {one.arg for one in node.keywords if one.arg is not None}
                found.setdefault(str(reason.value), set()).update(facts)
    return found


def test_every_refusal_of_the_rules_has_words_of_its_own(phrasebook: Phrasebook) -> None:
    known = refusals()
    assert len(known) > 40
    for reason, facts in known.items():
        refusal = IllegalAction("K0", reason, "", **dict.fromkeys(facts, 2))
        said = SCREENS.illegal(refusal, frame_of(), phrasebook)
        assert "K0" not in said, reason
        assert said.endswith(".")


def test_no_words_are_kept_for_a_refusal_that_is_never_made() -> None:
    kept = {
        key.removeprefix("illegal-canasta-")
        for _, page in pages(HOME)
        for key in (entry.id.name for entry in page.body if isinstance(entry, Message))
        if key.startswith("illegal-canasta-")
    }
    assert kept - set(refusals()) == {"plan-changed"}
