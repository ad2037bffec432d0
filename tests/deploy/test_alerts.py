"""What Prometheus is told: each figure in an alert or in the page is one that the bot tells."""

import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.app.metrics import ANSWER_BUCKETS, OUTCOMES, STATUSES
from tests.each import each

ROOT: Final = Path(__file__).parents[2]
ALERTS: Final = ROOT / "deploy" / "alerts.yaml"
PAGE: Final = (ROOT / "docs" / "host" / "watch.md").read_text()
SOURCE: Final = (ROOT / "bot" / "app" / "metrics.py").read_text()
PROMTOOL: Final = shutil.which("promtool")

LABELS: Final[Mapping[str, frozenset[str]]] = {
    "status": STATUSES,
    "outcome": frozenset(OUTCOMES),
    "job": frozenset({"cardroom"}),
    "le": frozenset(map(str, ANSWER_BUCKETS)),
}


def told() -> set[str]:
    """Return what the bot tells, as it is called where a counter is made."""
    return set(re.findall(r'"(cardroom_\w+)"', SOURCE))


def figure(name: str) -> str:
    return re.sub(r"_(total|bucket|count|sum)$", "", name)


def rules() -> list[dict[str, Any]]:
    return [
        rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]
    ]


def test_an_alert_asks_for_figures_that_there_are_and_for_values_that_they_have() -> None:
    for rule in rules():
        asked = re.findall(r"\bcardroom_\w+", rule["expr"])
        assert asked or "up{" in rule["expr"]
        assert {figure(name) for name in asked} <= told()
        for label, values in re.findall(r'(\w+)=~?"([^"]*)"', rule["expr"]):
            assert set(values.split("|")) <= LABELS[label]


def test_an_alert_that_asks_for_a_share_asks_how_many_there_are_too() -> None:
    shares = [
        part
        for rule in rules()
        for part in re.split(r"\bor\b", rule["expr"])
        if "histogram_quantile" in part or re.search(r"[*/]\s*sum", part)
    ]
    assert len(shares) == 2
    for part in shares:
        assert re.search(r"\band\b.*increase\(.* > \d", part, re.DOTALL), part


def test_the_page_says_what_to_do_at_each_alert() -> None:
    told_of = re.findall(r"^\* \*\*(\w+)\*\*:", PAGE, re.MULTILINE)
    assert told_of == [rule["alert"] for rule in rules()]
    assert len(told_of) == 7


def test_the_page_explains_each_figure_and_no_other() -> None:
    explained = set(re.findall(r"^\| `(cardroom_\w+)` \|", PAGE, re.MULTILINE))
    assert {figure(name) for name in explained} == told()
    mentioned = {figure(name) for name in re.findall(r"`(cardroom_\w+)`", PAGE)}
    assert mentioned == told()


def test_a_counter_is_explained_by_the_name_that_prometheus_reads() -> None:
    counters = set(re.findall(r'new\(\s*"(cardroom_\w+)"', SOURCE))
    assert counters
    for name in counters:
        assert f"| `{name}_total` |" in PAGE


def examples() -> list[Any]:
    blocks = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return list(map(yaml.safe_load, blocks))


def test_the_examples_can_be_read() -> None:
    scraping, composed = examples()
    (job,) = scraping["scrape_configs"]
    assert job["job_name"] == "cardroom"
    assert composed["services"].keys() == {"prometheus"}
    kept = {volume.partition(":")[0] for volume in composed["services"]["prometheus"]["volumes"]}
    assert f"./{ALERTS.name}" in kept


@pytest.mark.skipif(PROMTOOL is None, reason="there is no promtool here")
def test_prometheus_takes_the_rules_and_the_example(tmp_path: Path) -> None:
    assert PROMTOOL is not None
    config = tmp_path / "prometheus.yaml"
    config.write_text(json.dumps({**examples()[0], "rule_files": [str(ALERTS)]}))
    for words in (("rules", str(ALERTS)), ("config", str(config))):
        done = subprocess.run(
            [PROMTOOL, "check", *words], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def series(name: str, of_ten_minutes: int) -> dict[str, str]:
    """Return half an hour of a counter, as promtool reads it."""
    return {"series": f"cardroom_{name}", "values": f"0+{of_ten_minutes / 10}x30"}


@pytest.mark.skipif(PROMTOOL is None, reason="there is no promtool here")
@each(
    ("answered", "unanswered", "slow", "fires"),
    [(9, 1, 0, False), (9, 9, 0, True), (900, 9, 0, False), (9, 0, 1, False), (90, 0, 9, True)],
)
def test_a_bot_of_few_people_wakes_nobody_for_one_press(
    tmp_path: Path, answered: int, unanswered: int, slow: int, *, fires: bool
) -> None:
    """The numbers are those of ten minutes."""
    assert PROMTOOL is not None
    (rule,) = [one for one in rules() if one["alert"] == "CardroomSlow"]
    told = {"exp_labels": rule["labels"], "exp_annotations": rule["annotations"]}
    case = {
        "interval": "1m",
        "input_series": [
            series('presses_total{outcome="answered"}', answered),
            series('presses_total{outcome="unanswered"}', unanswered),
            series('answer_seconds_bucket{le="2.0"}', answered - slow),
            series('answer_seconds_bucket{le="3.0"}', answered),
            series('answer_seconds_bucket{le="+Inf"}', answered),
            series("answer_seconds_count", answered),
        ],
        "alert_rule_test": [
            {"eval_time": "28m", "alertname": rule["alert"], "exp_alerts": [told] * fires}
        ],
    }
    file = tmp_path / "tests.yaml"
    file.write_text(json.dumps({"rule_files": [str(ALERTS)], "tests": [case]}))
    done = subprocess.run(
        [PROMTOOL, "test", "rules", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
