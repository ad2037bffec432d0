"""Presses that are forwarded are told apart from those that are not."""

from benchmarks.processes import Form, Measured


def test_forwarded_presses_are_told_apart_and_all_are_counted() -> None:
    measured = Measured(
        direct=[2.0, 4.0],
        forwarded=[30.0, 31.0],
        table=[9.0],
        statements=20,
        idle=[5.0, 4.0],
        seconds=2,
    )
    told = measured.told()
    assert (told["presses"], told["presses_per_s"], told["statements_per_press"]) == (4, 2.0, 5.0)
    assert told["idle_statements_per_s"] == 4.0
    assert told["press_to_answer_ms"] == {"p50": 4.0, "p99": 4.0}
    assert told["forwarded_press_to_answer_ms"] == {"p50": 31.0, "p99": 31.0}
    alone = Measured(direct=[2.0], table=[9.0], seconds=1).told()
    assert "forwarded" not in alone
    assert "statements_per_press" not in alone


def test_each_form_has_a_name_of_its_own() -> None:
    forms = [Form(0), Form(1), Form(2), Form(2, 5)]
    assert len({str(form) for form in forms}) == len(forms)
