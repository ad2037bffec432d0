"""Every rule of the rule pages that binds players is told by `/rules`, or need not be.

A rule stands below by its number, with words of the English page of rules of some game, or with the
reason why nobody has to be told. Doubtful points, examples and what a computer does are no rules.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bot.screens.families import family_screens
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant
from tests.each import each
from tests.rulings.rule_pages import PAGES, chapters, headings
from tests.screens.conftest import texts


class Page(NamedTuple):
    family: str
    binding: str
    """The numbers that bind players, as a pattern."""
    further: Sequence[tuple[str, dict[str, Option]]] = ()
    """Games beside the presets in which rules are told that no preset has."""


PAGES_OF: Final[Mapping[str, Page]] = {
    "hearts.md": Page(
        "hearts",
        r"R",
        [
            ("standard", {"pass_cycle": {"4": "S"}, "unpassable": ["QS"], "sun": "double"}),
            ("standard", {"pass_schedule": "dealer_choice", "moon": "mixed"}),
        ],
    ),
    "canasta-samba.md": Page("canasta", r"[KS]", [("canasta_book", {"deals": 3})]),
    "all-fours.md": Page(
        "all_fours",
        r"[FC7]",
        [
            ("seven_up", {"deals": 3, "revoke": "penalty"}),
            ("pitch", {"follow": "strict", "jack_exempt": True}),
        ],
    ),
    "california-jack.md": Page("california_jack", r"C"),
    "gong-zhu.md": Page(
        "gong_zhu", r"G", [("gong_zhu_pairs", {"side_cards": "apart"}), ("gong_zhu", {"deals": 3})]
    ),
    "pitch-points.md": Page(
        "point_pitch",
        r"P",
        [("ten_point", {"steal": "equal", "moon": "wins", "misdeal_claim": "no_face_no_point"})],
    ),
    "cinch-pedro.md": Page("point_pitch", r"C", [("pedro", {"teams": "pairs"})]),
}

TOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "hearts.md": {
        "R1.1": "3 players: 17 cards each",
        "R1.2": "without 2♦, 3♦, 2♣ and 3♣",
        "R1.3": "Cards left over lie face down",
        "R2": "The ace is high, and there are no trumps",
        "R3.1": "left, right, across, no passing",
        "R3.2": "and round again",
        "R3.3": "one to each player",
        "R3.4": "the dealer decides how many go to whom",
        "R3.5": "may not be passed",
        "R3.6": "You choose before you see what you get",
        "R3.7": "may charge Q♠, J♦, 10♣ or A♥",
        "R4.1": "Whoever holds the lowest club in play",
        "R4.2": "begins with it: 2♣",
        "R5.1": "If you have a card of the suit that was led, you must play one",
        "R5.2": "The highest card of the suit led takes the trick",
        "R5.3": "whoever took it leads the next",
        "R5.4": "You may not lead a heart until",
        "R5.5": "must be thrown at the first chance",
        "R5.6": "Any card that costs points breaks hearts",
        "R5.7": "you cannot play a charged card unless you have no other of that suit",
        "R6.1": "No card that costs points may be played to it",
        "R6.2": "If you have a card of the suit that was led, you must play one",
        "R6.3": "unless you have nothing else",
        "R7.1": "Every heart you take costs 1 point",
        "R7.2": "K♠ costs 10 points",
        "R7.3": "Hearts cost what they show",
        "R7.4": "J♦ takes 10 points off",
        "R7.5": "Whoever takes 10♣ gets double points in that deal",
        "R7.6": "Whoever takes no trick gets 5 points off",
        "R7.7": "A♥ doubles every heart",
        "R8.1": "Whoever takes every card that costs points shoots the moon",
        "R8.2": "All others get these points, and the shooter gets none",
        "R8.3": "a shooter who would then lose may have fewer points instead",
        "R8.4": "10♦ counts for nothing when the moon is shot",
        "R8.5": "The moon needs 10♦ too",
        "R8.6": "for whoever took every trick",
        "R9.1": "in which somebody reaches 100 points",
        "R9.2": "The game ends after the deal",
        "R9.3": "you play extra deals until one leads alone",
        "R9.4": "The game ends after 10 deals",
        "R9.5": "Exactly 100 points become 50",
        "R10.1": "Points that count against you are written with a minus sign",
        "R10.2": "The lowest total wins",
        "R11.1": "Partners sit opposite",
        "R11.2": "totals are added up at the end",
        "R11.3": "The shooter's partner gets none of the moon's points",
        "R12.1": "The highest total wins",
        "R12.2": "There is no moon",
        "R13.1": "Two equal cards in a trick cancel each other",
        "R13.2": "Whoever takes the first trick also takes the cards left over",
        "R13.5": "everybody plays one more card to the trick",
        "R13.6": "7♣ costs 1 point",
        "R13.7": "Totals are complex numbers",
        "R13.9": "a deal of 15 points or more costs one",
        "R13.12": "Cards are dealt and played to the right",
        "R13.13": "Partners share one total",
        "R13.16": "The game ends when somebody has no points left",
        "R13.17": "Whoever takes no trick gets 5 points off",
        "R13.18": "Everybody starts with 100 points and loses what they take",
        "R13.19": "With charged cards a moon is worth more",
    },
    "canasta-samba.md": {
        "K1": "Two packs with jokers, 108 cards",
        "K2": "Partners sit opposite each other",
        "K4": "11 cards each",
        "K5": "one is turned up to begin the pile",
        "K6": "another card is turned on top of it",
        "K7": "If you are dealt red threes",
        "K9": "Jokers and deuces are wild",
        "K10": "Lay a red three down at once and draw another card",
        "K11": "A red three as the very last card of the stock ends the deal",
        "K12": "A black three on top blocks the pile",
        "K13": "Three or more cards of a rank from 4 to ace",
        "K14": "Partners share their melds",
        "K15": "You may not add to melds of the other side",
        "K16": "A side has one meld of a rank",
        "K17": "lay what you like",
        "K18": "You must keep at least one card unless you go out",
        "K19": "Seven cards are a canasta",
        "K20": "which depends on its total",
        "K21": "must together count a minimum",
        "K22": "Joker 50, deuce and ace 20",
        "K25": "you need no minimum",
        "K26": "Draw a card or take the whole pile, lay what you like, and discard",
        "K27": "Draw a card",
        "K29": "With two natural cards like its top one",
        "K30": "add its top card to one of your melds",
        "K31": "freezes it, until somebody takes it",
        "K32": "Before your side has opened, it is always frozen for you",
        "K33": "The first take needs a natural pair",
        "K34": "your side has opened",
        "K35": "take all of it",
        "K37": "You must keep at least one card",
        "K38": "discard a card",
        "K39": "A wild card or a red three in the pile freezes it",
        "K40": "blocks the pile for the next player",
        "K41": "Your side needs a canasta for it",
        "K42": "you may lay or discard your last card",
        "K43": "black threes are laid only to go out",
        "K44": "A concealed hand brings 100 more",
        "K45": "You may ask your partner first; the answer binds",
        "K46": "A red three as the very last card",
        "K47": "When the stock is empty, take the pile or end the deal",
        "K48": "Natural canasta 500, mixed canasta 300",
        "K51": "The first side with 5000 points at the end of a deal wins",
        "K53": "one of the three rests in every deal",
        "K54": "Whoever takes the pile first plays alone",
        "K55": "all of them together 1200",
        "K56": "The game ends after at most 3 deals",
        "S1": "Three packs with jokers, 162 cards",
        "S2": "2 cards are drawn",
        "S3": "A side may have several melds of a rank",
        "S4": "Three to seven cards of a suit in order",
        "S5": "to which nothing is added",
        "S6": "and may join them",
        "S7": "No wild cards are added to a finished canasta",
        "S8": "150 from 7000",
        "S9": "With two natural cards like its top one",
        "S10": "add its top card to a meld of yours with fewer than seven cards",
        "S11": "A black three on top blocks the pile",
        "S12": "Your side needs 2 canastas for it",
        "S13": "When the stock is empty",
        "S14": "A samba counts 1500",
        "S15": "The first side with 10000 points",
    },
    "all-fours.md": {
        "F1": "from 52, ace high",
        "F2": "Everybody cuts a card, and the highest deals first",
        "F3": "Six cards each",
        "F5": "a Jack 1",
        "F6": "stands or begs",
        "F7": "the dealer gives a point or runs the cards",
        "F8": "everybody gets three more cards and another is turned up",
        "F9": "After a run eldest may ask for one more",
        "F10": "Every card that is turned up brings its points",
        "F11": "If the pack is too small for a run",
        "F12": "puts cards aside, face down, and keeps six",
        "F13": "With three players the dealer gives a point to both others",
        "F14": "With four, only eldest and dealer look",
        "7.2": "No card is turned up. The suit of the first card led is trumps",
        "7.3": "the bidder's side first, then the others in this order",
        "F15": "Eldest leads, and the winner of each trick leads to the next",
        "F16": "You must follow suit if you can, but you may always trump instead",
        "F17": "The highest trump takes the trick",
        "F18": "The Jack of trumps may be played at any time",
        "F19": "you may not play a lower trump",
        "F20": "may ask whether it is High or Low",
        "F21": "the highest trump in play, for whoever was dealt it",
        "F22": "if in play",
        "F23": "With equal card points",
        "C61": "If you cannot, trump or play any other card",
        "C62": "counts the trumps in it at once",
        "C63": "The five of trumps counts 5 as well",
        "C64": "even in the middle of a deal",
        "F25": "wins at once",
        "F26": "A gift may not win the game",
        "F29": "The game ends after at most 3 deals",
        "F28": "a revoke brings the others 1 point",
    },
    "california-jack.md": {
        "C1": "Two players",
        "C2": "six cards each from 52",
        "C3": "The suit of its top card is trumps",
        "C4": "The player who did not deal leads",
        "C5": "If trumps are led, play one if you can",
        "C6": "The winner of a trick draws the top card of the stock",
        "C7": "you must trump if you can",
        "C8": "the last six are played without drawing",
        "C9": "for whoever won the cards, in this order",
        "C10": "At 40 each nobody counts Game",
        "C11": "The first to reach 10 points wins",
    },
    "gong-zhu.md": {
        "G1": "5 players: 10 cards each, without 2♣ and 2♦",
        "G3": "Cards and turns go to the right",
        "G5": "Before play everybody may show",
        "G7": "then count double, and the transformer multiplies by 4",
        "G8": "The first time its suit is led, you cannot play a shown card",
        "G10": "The first time its suit is led",
        "G11": "While A♥ is shown, nobody leads a heart",
        "G12": "2♠ is led first",
        "G13": "Whoever took the pig begins the next deal",
        "G14": "Follow suit if you can",
        "G15": "Hearts may be led at any time",
        "G17": "Hearts cost: A 50, K 40",
        "G18": "The pig costs 100, the sheep brings 100",
        "G19": "alone it brings 50",
        "G20": "All thirteen in one hand bring 200",
        "G21": "The pig beside them counts plus too",
        "G22": "doubles the sum",
        "G23": "1000 or lower.",
        "G24": "1000 or lower is a pig",
        "G25": "The most points win after 3 deals",
        "G26": "Partners sit opposite and have one total",
        "G27": "Their cards are counted apart",
    },
    "pitch-points.md": {
        "P1": "For 3, 4 or 5 players",
        "P2": "Two jokers",
        "P3": "from the top: A, off-ace, K, Q, J, off-jack",
        "P4": "Jokers are the lowest trumps",
        "P5": "The joker that is played first is the big one",
        "P6": "9 cards each, three at a time",
        "P7": "Each in turn passes or bids how many points",
        "P8": "10 points: ace",
        "P9": "Bids begin at 5",
        "P10": "The dealer may take the bid with an equal one",
        "P11": "If all pass, the dealer is stuck with the least bid",
        "P12": "Shooting the moon wins the game",
        "P14": "The bidder sees the kitty before naming trumps",
        "P16": "takes a kitty of 6 cards, and everybody keeps six",
        "P17": "keeps at least three, and is dealt up to six",
        "P18": "Trumps beyond six are laid down face up",
        "P19": "the bidder takes the rest",
        "P20": "The bidder leads a trump",
        "P21": "Follow suit or trump, as you like; a trump led must be followed",
        "P22": "without one you are out",
        "P23": "The highest trump takes a trick",
        "P24": "11 points: ace, off-ace, two",
        "P25": "High (the highest trump)",
        "P26": "Low or the two counts for its player",
        "P27": "For Game an ace counts 4",
        "P28": "a tie is nobody's",
        "P29": "three (3), off-three (3)",
        "P30": "a bid that is missed is lost",
        "P31": "After each deal the bidder's side counts first",
        "P32": "missing it loses it",
        "P33": "A hand without a face or point card may be dealt again",
    },
    "cinch-pedro.md": {
        "C20": "five of the same colour, 4, 3, 2",
        "C21": "14 points: ace, two, jack, ten, five (5), five of the same colour (5)",
        "C22": "Each in turn passes or bids how many points",
        "C23": "Bids begin at 6",
        "C24": "If all pass, the dealer names trumps without a bid",
        "C25": "The highest bidder names trumps",
        "C26": "Trumps beyond six are laid down face up and are out of play",
        "C27": "so is every trump that the dealer does not keep",
        "C28": "The bidder leads a",
        "C29": "Follow suit or trump, as you like",
        "C30": "else the highest card of the suit led",
        "C31": "The side with more scores the difference",
        "C33": "Without a bid the dealer's side counts last",
        "C40": "For 3, 4, 5, 6 or 7 players",
        "C41": "Low or the two counts for whoever takes it",
        "C42": "The bidding goes on until all but one have passed",
        "C43": "If all pass, the same dealer deals again",
        "C44": "The bidder's first card makes trumps",
        "C45": "Jokers are the lowest trumps",
        "C46": "All score what they took; a bid that is missed is lost",
        "C47": "Otherwise the others' points count in the order above",
    },
}

ITSELF: Final = "the bot deals and counts by itself: nobody can do otherwise"
FOLLOWS: Final = "it follows from what is told"
ASKED: Final = "whoever it is about is told when it comes to that"
UNTOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "hearts.md": {"R1.4": ITSELF},
    "canasta-samba.md": {
        "K3": ITSELF,
        "K8": ITSELF,
        "K23": FOLLOWS,
        "K24": FOLLOWS,
        "K28": FOLLOWS,
        "K36": ASKED,
        "K49": "examples",
        "K50": ITSELF,
        "K52": ITSELF,
        "S16": "as K56",
    },
    "all-fours.md": {
        "F4": FOLLOWS,
        "F24": FOLLOWS,
        "C60": "it says that the rest is told elsewhere",
        "C65": FOLLOWS,
        "F27": ITSELF,
    },
    "california-jack.md": {},
    "gong-zhu.md": {
        "G2": FOLLOWS,
        "G4": FOLLOWS,
        "G6": "everybody sees it on the table",
        "G9": FOLLOWS,
        "G16": "everybody sees it on the table",
    },
    "pitch-points.md": {"P13": ASKED, "P15": FOLLOWS, "P34": ITSELF},
    "cinch-pedro.md": {"C32": FOLLOWS},
}
"""Rules that bind nobody who has not been told them."""


def binding(page: Path) -> set[str]:
    there = headings(page).keys() - chapters(page)
    return {number for number in there if re.match(PAGES_OF[page.name].binding, number)}


@each("name", PAGES_OF)
def test_every_rule_that_binds_is_told_or_has_its_reason(name: str) -> None:
    told, untold = TOLD[name], UNTOLD[name]
    assert sorted([*told, *untold]) == sorted(binding(PAGES / name))


@each("name", PAGES_OF)
def test_what_tells_a_rule_is_on_a_page_of_rules(name: str) -> None:
    words, page = Phrasebook.load("en-US", strict=True), PAGES_OF[name]
    offered = [*FAMILIES[page.family].presets.values()]
    offered += [variant(key, options) for key, options in page.further]
    told = family_screens(page.family).told
    said = "\n".join(texts(told.rules(one, words)) for one in offered)
    assert {number: one for number, one in TOLD[name].items() if one not in said} == {}


def test_every_page_of_rules_is_read() -> None:
    pages = {page for family in FAMILIES.values() for page in family.pages}
    assert pages == PAGES_OF.keys() == TOLD.keys() == UNTOLD.keys()
