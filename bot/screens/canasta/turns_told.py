"""What players have done in their turns, a line for each: Ada took 8 cards and laid 5 5 5."""

from bot.screens.canasta.kinds import kind_of, rank_name
from bot.screens.canasta.meld_names import OwnMelds, meld_name, own_melds
from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, in_a_row
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.canasta.kinds import DEUCES, JOKERS, is_wild
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.view import CanastaView

_MOST_IN_A_ROW = 4
"""So many equal cards are told one by one; more of them are counted."""


def turn_lines(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell the turn that is over last, and the one that is on once something was laid in it."""
    *before, now = drawing.view.turns or (PlayerTurn(-1),)
    told = [*before, *([now] if now.laid else [])]
    return [line for turn in told for line in turn_told(drawing, turn)]


def turn_told(drawing: Drawing[CanastaView], turn: PlayerTurn) -> list[str]:
    """Tell one turn: what was taken, laid and discarded, and the canastas it made."""
    phrasebook = drawing.phrasebook
    own = own_melds(drawing.view, turn.seat)
    done = ["took" if turn.took else "drew"]
    done += ["laid"] if turn.laid else []
    done += ["discarded"] if turn.discard else []
    said = drawing(
        f"canasta-did-{'-'.join(done)}",
        name=drawing.name(turn.seat),
        count=turn.took or turn.drew,
        laid=apart(_laid(group, own, phrasebook) for group in turn.laid),
        card=kind_of(turn.discard, phrasebook, suits=True) if turn.discard else "",
    )
    return [said, *(_made(meld, phrasebook) for meld in turn.canastas)]


def _laid(group: LaidCards, own: OwnMelds, phrasebook: Phrasebook) -> str:
    """Say cards that were put down together: K K 2, 5♥ to 9♥, 2 to the eights."""
    naturals = [face for face in group.cards if not is_wild(face)]
    if group.suit and len(naturals) > 1:
        low, high = (face_shown(face, phrasebook) for face in (naturals[0], naturals[-1]))
        return phrasebook("canasta-play-sequence", low=low, high=high)
    if group.suit:
        return face_shown(naturals[0], phrasebook)
    cards = in_a_row(
        said
        for rank in (group.rank, DEUCES, JOKERS)
        if (said := _row(rank, [face for face in group.cards if face.rank == rank], phrasebook))
    )
    meld = own.numbered(group.number)
    if naturals or meld is None:
        return cards
    name = meld_name(meld, own.melds, phrasebook)
    return phrasebook("canasta-play-to", cards=cards, meld=name)


def _row(rank: int, faces: list[Card], phrasebook: Phrasebook) -> str:
    name = rank_name(rank, phrasebook)
    if len(faces) > _MOST_IN_A_ROW:
        return phrasebook("canasta-counted", cards=name, count=len(faces))
    return in_a_row([name] * len(faces))


def _made(meld: Meld, phrasebook: Phrasebook) -> str:
    """Say that a meld became a canasta."""
    return phrasebook(f"canasta-did-make-{meld.canasta}", rank=meld.rank, suit=meld.suit)
