"""The console of proofs: `cardroom verify FILE`, which says what it found in plain words."""

from collections.abc import Iterator, Mapping
from typing import Final, TextIO

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.records.draws import DrawFinding, DrawFound, DrawnFor
from engine.records.files import one_line
from engine.records.forms import object_at
from engine.records.proof_console import Report, reported
from engine.records.record import decoded
from engine.records.verifying import Flaw, Lack, OwnersChoice, Publication, Verification, verified

_DRAWN: Final[Mapping[DrawnFor, str]] = {
    "dealer": "First dealer",
    "cut": "Cut",
    "deal": "Deal {deal}",
}
DRAW_TEXTS: Final[Mapping[DrawFinding, str]] = {
    DrawFinding.PROVEN: "right. Its secret leads to the commitment, and to {these}.",
    DrawFinding.BY_RULES: "right. The rules name it, and the secret leads to the commitment.",
    DrawFinding.OTHERWISE: (
        "WRONG. Its secret leads to the commitment, but with this table, this message and what"
        " was played before, not to {these}."
    ),
    DrawFinding.OFF_CHAIN: "WRONG. Its secret does not lead to the commitment.",
    DrawFinding.UNREVEALED: "WRONG. The record lacks its secret.",
    DrawFinding.BEYOND: "not proven. It came after the last secret of the chain.",
    DrawFinding.REFUSED: "WRONG. It is none that can be made in this place.",
    DrawFinding.UNREACHED: "not checked. The record is wrong before it.",
}
FLAW_TEXTS: Final[Mapping[Flaw, str]] = {
    Flaw.REFUSED: "WRONG. Action {at} is refused: {refusal}.",
    Flaw.DEALER_BY: "WRONG. It is not true what the record says names the first dealer.",
    Flaw.FEW_SECRETS: "WRONG. There are fewer secrets than draws.",
    Flaw.MANY_SECRETS: "WRONG. There are more secrets than draws, as if a deal were left out.",
    Flaw.AUTHOR: "WRONG. Nobody can have made action {at} as the record says.",
    Flaw.SEAL: "WRONG. The record was changed after it was sealed: its seal would be {seal}.",
    Flaw.OTHER_SEAL: "WRONG. The seal that you gave is not of this record, which has {seal}.",
}
LACK_TEXTS: Final[Mapping[Lack, str]] = {
    Lack.PROOF: "This record carries no proof. Only the rules could be checked.",
    Lack.CHAIN: "The game had more deals than can be proven. Those after the last secret are not.",
    Lack.AUTHORS: "The record does not say who made the moves.",
    Lack.SEAL: "The record has no seal. Compare it by --seal with the one that ended the game.",
}

CHOICE_TEXTS: Final[Mapping[OwnersChoice, str]] = {
    OwnersChoice.FIRST_SCHEME: "the first deal and who sat where: the first scheme binds neither.",
    OwnersChoice.ALONE: "the first deal: it was a game alone.",
    OwnersChoice.DAY: "the deal of the day, before it was committed to.",
    OwnersChoice.UNPOSTED: (
        "the first deal: several people played, and no message of their table had a part in it."
        " This is no fair game."
    ),
    OwnersChoice.POSTED_AGAIN: "one of {postings} first deals: its message was posted as often.",
    OwnersChoice.OLDER: "the message of the game: it is not newer than Start.",
    OwnersChoice.SEATS: "who sat where, and the rules: the second scheme binds neither.",
}


def main(path: str, *, seal: str | None, stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    """Verify every record of the file at `path` (`-`: `stdin`) and return the exit code."""
    return reported(
        "cardroom verify", path, _reports, seal=seal, stdin=stdin, stdout=stdout, stderr=stderr
    )


def _reports(records: list[str], shown: str | None) -> Iterator[Report | str]:
    for record in records:
        try:
            found = verified(object_at(decoded(record), "a record"), shown)
        except (Unreadable, BadRules) as fault:
            yield one_line(fault)
        else:
            yield Report(told(found, shown), found.wrong, found.holds)


def told(found: Verification, shown: str | None) -> Iterator[str]:
    """Yield what was found about a record, a line for each draw and each thing that is wrong."""
    if found.commitment is not None:
        yield f"  Commitment {found.commitment}. Compare it with the one that the lobby showed."
    if found.publication is not None:
        yield from _publication_told(found.publication)
    yield from map(_draw_told, found.draws)
    if found.refusal is None:
        yield "  Rules: every action is legal."
    for flaw, at in found.flaws:
        number = 1 + (at or 0)
        yield f"  {FLAW_TEXTS[flaw].format(at=number, refusal=found.refusal, seal=found.seal)}"
    yield from (f"  {LACK_TEXTS[lack]}" for lack in found.lacks)
    for choice in found.choices:
        postings = found.publication and found.publication.postings
        said = CHOICE_TEXTS[choice].format(postings=postings)
        yield f"  Whoever runs the bot could have chosen {said}"
    if not found.over:
        yield "  The game was not played to its end."
    if shown == found.seal:
        yield "  The seal is the one that you gave, so nothing is missing and nothing was changed."
    elif shown is None and Lack.SEAL not in found.lacks:
        yield f"  Seal {found.seal}. Compare it with the one that ended the game."


def _publication_told(published: Publication) -> Iterator[str]:
    yield f"  Table {published.table}, message {published.message}. Compare them with Discord:"
    if published.postings is None:
        yield "  the lobby shows the table, and the link to its message ends with that number."
        return
    yield "  the lobby shows the table, and the link to the game's message ends with that number."
    if published.times is not None:
        start, posted = published.times
        yield f"  Start was pressed at {start}, and that message posted at {posted} (UTC)."
        yield "  It is the bot's next one below the lobby. People sit in the lobby's order."


def _draw_told(found: DrawFound) -> str:
    drawn = _DRAWN[found.drawn_for].format(deal=found.deal)
    these = "this seat" if found.drawn_for == "dealer" else "these cards"
    return f"  {drawn} (draw {found.draw}): {DRAW_TEXTS[found.finding].format(these=these)}"
