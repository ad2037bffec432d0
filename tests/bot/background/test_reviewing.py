"""Files that people review: each is its person's for an hour, and all together are few."""

from dataclasses import replace

from bot.background.reviewing import FILE_ACTIONS, FILE_ID_LENGTH, FILE_SECONDS, Reviewing, is_file
from bot.screens.families import family_screens
from bot.tables.opening.opening_rows import new_table_id
from engine.records.reviewing import Reviewed, reviewed
from tests.screens.records import record_kept

HER, OTHER = 11, 12


def game() -> Reviewed:
    record = record_kept("pitch", 4)
    return reviewed(record, family_screens(record.variant.family).review.part_of)


class Clock:
    def __init__(self) -> None:
        self.seconds = 5.0

    def __call__(self) -> float:
        return self.seconds


def test_a_file_is_found_by_its_person_alone_and_for_an_hour() -> None:
    clock, file = Clock(), game()
    reviewing = Reviewing(clock)
    kept = reviewing.keep_file(HER, file)
    assert is_file(kept)
    assert not is_file(new_table_id())
    clock.seconds += FILE_SECONDS - 1
    assert reviewing.of_file(HER, kept) is file
    assert reviewing.of_file(OTHER, kept) is None
    assert reviewing.of_file(HER, "0" * FILE_ID_LENGTH) is None
    clock.seconds += 1
    assert reviewing.of_file(HER, kept) is None


def test_files_have_room_together_for_so_many_actions() -> None:
    reviewing, file = Reviewing(Clock()), game()
    actions = file.record.actions
    large = replace(file, record=replace(file.record, actions=actions * (20_000 // len(actions))))
    names = [reviewing.keep_file(HER, large) for _ in range(5)]
    kept = [name for name in names if reviewing.of_file(HER, name) is not None]
    assert kept == names[-3:]
    assert len(kept) * len(large.record.actions) <= FILE_ACTIONS
