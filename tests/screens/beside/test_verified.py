"""What somebody is told who verifies a game: a line for each deal, and how to check it alone."""

from dataclasses import replace

import pytest

from bot.screens.components import Attachment
from bot.screens.screen import Screen
from bot.screens.verified import LINES, SECRETS, VerifiedGame, running_screen, verified_screen
from bot.text.phrasebook import Phrasebook
from data.seasons import day_start
from engine.records.draws import DrawFinding, DrawFound, DrawnFor
from engine.records.verifying import Flaw, FlawFound, Lack, OwnersChoice, Publication, Verification
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.largest import LANGUAGES, speaking, wrong

COMMITMENT = "c0" * 32
SEAL = "ea" * 32


def found_of(draw: int, deal: int, finding: DrawFinding = DrawFinding.PROVEN) -> DrawFound:
    drawn_for: DrawnFor = "deal" if deal else "dealer"
    return DrawFound(draw, drawn_for, deal, 9 * draw if deal else None, finding)


def dealt(*findings: DrawFinding) -> tuple[DrawFound, ...]:
    """What was found of the first dealer, and of these deals."""
    deals = (found_of(at + 1, at, finding) for at, finding in enumerate(findings, 1))
    return (found_of(1, 0), *deals)


SOUND = Verification(
    commitment=COMMITMENT,
    draws=dealt(DrawFinding.PROVEN, DrawFinding.PROVEN),
    flaws=(),
    lacks=(),
    seal=SEAL,
    over=True,
    publication=Publication("k3f9", "1576510000000000000", 1, "1576509990000000000"),
)


HOLDS = "✅ **Every card fits.** If what stands below fits too, nobody chose them."


BEGUN = Publication("k3f9", "1441836002350305299", 1)


def told(found: Verification, *, table_id: str | None = "k3f9") -> list[str]:
    screen = verified_screen(VerifiedGame("Hearts", found, table_id=table_id), ENGLISH)
    return texts(screen).splitlines()


def test_a_game_that_holds_is_told_deal_by_deal() -> None:
    assert told(SOUND, table_id="k3f9") == [
        "### Check · Hearts · table `k3f9`",
        HOLDS,
        "✅ First dealer: proven",
        "✅ Deal 1: proven",
        "✅ Deal 2: proven",
        (
            "-# I recomputed who deals first, every card and every move by the rules. I did not"
            " recompute what computers decided: **cardroom audit** does that."
        ),
        "-# Check it without me: open the file verify.html in a browser and give it the record.",
        f"-# *Check* must have shown this commitment before the game: `{COMMITMENT}`",
        (
            "-# The link to the message that began the game must end with `1576510000000000000`."
            " I posted it once."
        ),
        (
            "-# *Start* was pressed at 2026-11-29 08:07:51 and that message posted at 2026-11-29"
            " 08:07:54 (UTC): it must be my first one since."
        ),
        "-# Seats and rules must be those of the lobby.",
        f"-# The seal of the record: `{SEAL}`",
    ]


def test_the_record_goes_with_what_was_found() -> None:
    file = Attachment("game-k3f9.json", b"{}")
    assert verified_screen(VerifiedGame("Hearts", SOUND, files=(file,)), ENGLISH).files == (file,)
    assert verified_screen(VerifiedGame("Hearts", SOUND), ENGLISH).files == ()


@pytest.mark.parametrize(
    ("finding", "said"),
    [
        (DrawFinding.OTHERWISE, "❌ Deal 2: **not what its secret says**"),
        (DrawFinding.OFF_CHAIN, "❌ Deal 2: **the secret does not lead to the commitment**"),
        (DrawFinding.UNREVEALED, "❌ Deal 2: **the secret is missing**"),
    ],
)
def test_a_deal_that_is_wrong_is_named(finding: DrawFinding, said: str) -> None:
    lines = told(replace(SOUND, draws=dealt(DrawFinding.PROVEN, finding)))
    assert lines[1].startswith("❌ **Something is wrong")
    assert said in lines
    assert "✅ Deal 1: proven" in lines


def test_what_is_wrong_beside_the_deals_is_told_first() -> None:
    forged = replace(SOUND, flaws=(FlawFound(Flaw.AUTHOR, 6), FlawFound(Flaw.SEAL)))
    assert told(forged)[2:4] == [
        "❌ **Move 7 cannot have been made by the player that the record names.**",
        "❌ **It was changed after it was sealed.**",
    ]


def test_a_game_without_proof_is_told_as_one() -> None:
    lacks = (Lack.PROOF, Lack.AUTHORS, Lack.SEAL)
    old = replace(SOUND, commitment=None, draws=(), lacks=lacks)
    assert told(old)[1:] == [
        (
            "❔ **This game carries no proof.** It was dealt before there were any. Its moves"
            " follow the rules."
        )
    ]
    refused = replace(old, flaws=(FlawFound(Flaw.REFUSED, 0),), over=False)
    assert told(refused)[2] == "❌ **The rules refuse move 1.**"


def test_a_game_of_which_not_all_is_proven_says_so() -> None:
    unsealed = told(replace(SOUND, lacks=(Lack.SEAL,)))
    assert unsealed[1].startswith("❔ **Not everything could be checked.**")
    assert "-# It has no seal, so nothing proves its last moves." in unsealed


def test_a_game_without_a_result_shows_no_seal_that_nobody_saw() -> None:
    first = Publication("k3f9", "1441836002350305291")
    assert SEAL not in "\n".join(told(replace(SOUND, over=False, publication=first)))
    ended = replace(SOUND, over=False, publication=BEGUN)
    assert told(ended)[-1] == f"-# The seal of the record: `{SEAL}`"


def test_a_game_follows_from_the_message_that_began_it() -> None:
    link = "-# The link to the message that began the game must end with `1441836002350305299`."
    for postings, said in (
        (1, "I posted it once."),
        (3, "I posted it 3 times; once is usual."),
    ):
        found = replace(SOUND, publication=BEGUN._replace(postings=postings))
        assert f"{link} {said}" in told(found)
    alone = told(replace(SOUND, publication=BEGUN._replace(postings=0)))
    assert not any("The link to the message" in line for line in alone)
    first = told(replace(SOUND, publication=BEGUN._replace(postings=None)))
    assert any("The link to the message that opened the table" in line for line in first)


@pytest.mark.parametrize("choice", OwnersChoice)
def test_what_the_owner_could_have_chosen_is_told_and_nothing_is_called_fair(
    choice: OwnersChoice,
) -> None:
    found = replace(SOUND, choices=(choice,), publication=BEGUN._replace(postings=3))
    lines = told(found)
    unfair = choice is OwnersChoice.UNPOSTED
    assert lines[1].startswith(
        "❌ **This was no fair game.**" if unfair else "❔ **Every card fits.**"
    )
    assert lines[1].endswith("could have chosen:")
    assert lines[2] == "• " + ENGLISH(f"verify-choice-{choice}", count=3).removeprefix("• ")
    assert not any("nobody chose" in line for line in lines)
    # If something is wrong, that alone is told.
    wrong_too = told(replace(found, flaws=(FlawFound(Flaw.SEAL),)))
    assert not any(line.startswith("•") for line in wrong_too)


@each(
    ("language", "choices", "deals"),
    [
        (language, choices, deals)
        for language in LANGUAGES
        for choices in (
            (),
            *((one,) for one in OwnersChoice),
            (OwnersChoice.OLDER, OwnersChoice.POSTED_AGAIN),
        )
        for deals in (1, 40)
    ],
)
def test_all_that_can_meet_in_an_answer_fits(
    language: str, choices: tuple[OwnersChoice, ...], deals: int
) -> None:
    """A long game of who sat there beside computers, by a message that holds another number."""
    words = speaking(language)
    alternating = (DrawFinding.PROVEN, DrawFinding.BEYOND) * (deals // 2 or 1)
    published = Publication("k3f9", "9" * 19, 99, "9" * 18)
    found = replace(
        SOUND,
        draws=dealt(*alternating),
        choices=choices,
        publication=published,
        lacks=(Lack.CHAIN, Lack.AUTHORS, Lack.SEAL),
    )
    for game in (found, replace(found, flaws=tuple(FlawFound(flaw, 999) for flaw in Flaw))):
        screen = verified_screen(
            VerifiedGame(
                words("variant-cancellation"),
                game,
                kept=True,
                table_id="k" * 12,
                files=(Attachment("game.json", b"{}"), Attachment("verify.html", b"")),
                stray="dd" * 32,
                seat=9,
                seat_key="5a" * 32,
                against_computers=True,
            ),
            words,
        )
        assert wrong(screen, language) == []


def test_the_button_below_recomputes_what_computers_decided_where_there_is_one() -> None:
    for beside in (True, False):
        game = VerifiedGame("Hearts", SOUND, table_id="k3f9", against_computers=beside)
        screen = verified_screen(game, ENGLISH)
        assert ("the button below does that." in texts(screen)) is beside
        assert ("cardroom audit" in texts(screen)) is not beside
        assert ("Did the computers see my cards?" in buttons(screen)) is beside


def test_whoever_sat_there_is_told_what_proves_it_and_nobody_else() -> None:
    key = "5a" * 32
    game = VerifiedGame("Hearts", SOUND, table_id="k3f9", seat=1, seat_key=key)
    said = texts(verified_screen(game, ENGLISH))
    told_them = (
        f"You sat in seat 2. Your seat key for verify.html, which tells who sat where: `{key}`"
    )
    assert told_them in said
    assert "Your seat key" not in "\n".join(told(SOUND))


@each("language", LANGUAGES)
def test_a_file_of_a_game_that_is_not_kept_is_never_vouched_for(language: str) -> None:
    words = speaking(language)
    title = words("variant-standard")
    for lacks in ((), (Lack.SEAL,), (Lack.AUTHORS,), (Lack.CHAIN,)):
        screen = verified_screen(VerifiedGame(title, replace(SOUND, lacks=lacks)), words)
        assert words("verify-foreign") in texts(screen)
        assert words("verify-holds") not in texts(screen)
        assert wrong(screen, language) == []
    of_day = verified_screen(VerifiedGame(title, SOUND, of_day=True), words)
    assert words("verify-foreign-day") in texts(of_day)
    assert wrong(of_day, language) == []
    kept = verified_screen(VerifiedGame(title, SOUND, kept=True, of_day=True), words)
    assert words("verify-holds") in texts(kept)


def test_the_worst_draw_of_a_deal_counts() -> None:
    again = (found_of(2, 1), found_of(3, 1, DrawFinding.OTHERWISE), found_of(4, 2))
    lines = told(replace(SOUND, draws=(found_of(1, 0), *again)))
    assert [line for line in lines if "Deal" in line and "fairly" not in line] == [
        "❌ Deal 1: **not what its secret says**",
        "✅ Deal 2: proven",
    ]


def test_many_deals_share_lines_where_they_are_alike() -> None:
    findings = [DrawFinding.PROVEN] * 30
    findings[19] = DrawFinding.OTHERWISE
    lines = told(replace(SOUND, draws=dealt(*findings)))
    assert lines[3:6] == [
        "✅ Deals 1 to 19: proven",
        "❌ Deal 20: **not what its secret says**",
        "✅ Deals 21 to 30: proven",
    ]


@each("language", LANGUAGES)
def test_the_worst_record_keeps_all_limits(language: str) -> None:
    phrasebook = speaking(language)
    worst = list(DrawFinding)
    findings = [worst[at % len(worst)] for at in range(999)]
    flaws = (*map(FlawFound, Flaw), *(FlawFound(Flaw.AUTHOR, at) for at in range(20_000)))
    lacks = (Lack.CHAIN, Lack.AUTHORS, Lack.SEAL)
    found = replace(SOUND, draws=dealt(*findings), flaws=flaws, lacks=lacks)
    for verdict in (found, replace(found, flaws=()), SOUND, replace(SOUND, lacks=(Lack.SEAL,))):
        game = VerifiedGame(phrasebook("variant-standard"), verdict, kept=True, table_id="k3f9")
        assert wrong(verified_screen(game, phrasebook), language) == []
    for key in (*(f"draw-{one}" for one in DrawFinding), *(f"flaw-{one}" for one in Flaw)):
        assert phrasebook(f"verify-{key}", what="X", number=1)


def test_lines_beyond_a_few_are_counted() -> None:
    flaws = tuple(FlawFound(Flaw.AUTHOR, at) for at in range(20_000))
    lines = told(replace(SOUND, flaws=flaws))
    assert lines[1 + LINES].startswith("❌ **Move 18 cannot")
    more = f"There are {20_003 - LINES} lines more."
    assert lines[2 + LINES] == f"-# {more} **cardroom verify** prints them all."


def running(commitment: str | None, secrets: tuple[str, ...], words: Phrasebook) -> Screen:
    return running_screen("Hearts", "k3f9", commitment, secrets, words)


def test_a_running_game_tells_its_secrets_so_far() -> None:
    secrets = tuple(f"{at:064x}" for at in range(1, 13))
    lines = texts(running(COMMITMENT, secrets, ENGLISH)).splitlines()
    assert lines[1].startswith("The commitment below fixes the secrets")
    assert lines[2] == f"-# Commitment: `{COMMITMENT}`"
    assert lines[4] == f"-# 12: `{secrets[-1]}`"
    assert lines[3 + SECRETS] == f"-# 5: `{secrets[4]}`"
    assert lines[-1] == "-# The earlier ones follow from these."


def test_a_message_that_holds_another_number_is_told() -> None:
    said = f"❌ **The message that you pressed holds another number:** `{'dd' * 32}`"
    over = VerifiedGame("Hearts", SOUND, table_id="k3f9", stray="dd" * 32)
    assert said in texts(verified_screen(over, ENGLISH)).splitlines()
    screen = running_screen("Hearts", "k3f9", COMMITMENT, (), ENGLISH, stray="dd" * 32)
    assert said in texts(screen).splitlines()
    assert "another number" not in texts(running(COMMITMENT, (), ENGLISH))


def test_alone_it_is_told_what_could_have_been_chosen() -> None:
    screen = running_screen("Hearts", "k3f9", COMMITMENT, (), ENGLISH, alone=True)
    assert "could have chosen the first deal" in texts(screen)
    assert "could have chosen" not in texts(running(COMMITMENT, (), ENGLISH))


def test_a_running_game_before_its_first_secret() -> None:
    assert "Secrets" not in texts(running(COMMITMENT, (), ENGLISH))
    assert "earlier" not in texts(running(COMMITMENT, (SEAL,), ENGLISH))
    assert "before there were proofs" in texts(running(None, (), ENGLISH))


@each("language", LANGUAGES)
def test_a_running_game_keeps_all_limits(language: str) -> None:
    words = speaking(language)
    for commitment, secrets in ((COMMITMENT, (SEAL,) * 1000), (COMMITMENT, ()), (None, ())):
        title = words("variant-standard")
        screen = running_screen(
            title, "k3f9", commitment, secrets, words, alone=True, stray="ea" * 32
        )
        assert wrong(screen, language) == []


def test_a_days_deal_is_compared_with_what_was_shown_that_day() -> None:
    """It had no lobby, and no message has a part in it."""
    of_a_day = replace(
        SOUND,
        publication=Publication("daily-2026-11-22-all_fours", "0", 0, "0"),
        choices=(OwnersChoice.DAY,),
    )
    said = told(of_a_day)
    assert sum(COMMITMENT in line for line in said) == 1
    assert any("in **/daily** the day before" in line and COMMITMENT in line for line in said)
    assert not any("lobby" in line or "message" in line for line in said)
    late = VerifiedGame("Pitch", of_a_day, late_at=day_start("2026-11-22") + 5 * 60_000)
    screen = verified_screen(late, ENGLISH)
    assert f"settled at 00:05 UTC on the day itself. `{COMMITMENT}`" in texts(screen)
