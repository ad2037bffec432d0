"""Processors that a container, a service or nothing at all lets the bot use."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.tables.workers.processors import usable_processors

V2 = "0::/system.slice/cardroom.service\n"
V1 = "5:memory:/docker/1f\n4:cpu,cpuacct:/docker/1f\n0::/docker/1f\n"
OF_SERVICE = "sys/fs/cgroup/system.slice/cardroom.service/cpu.max"


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="Linux has control groups")
@pytest.mark.parametrize(
    ("files", "usable"),
    [
        ({}, 32),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000\n"}, 32),
        # In a container its own group is the uppermost.
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "200000 100000\n"}, 2),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "50000 100000\n"}, 1),
        ({"proc/self/cgroup": "0::/../x\n", "sys/fs/cgroup/cpu.max": "350000 100000\n"}, 3),
        ({"proc/self/cgroup": V2, OF_SERVICE: "400000 100000\n"}, 4),
        # The slice of a service may have a limit too.
        (
            {
                "proc/self/cgroup": V2,
                OF_SERVICE: "800000 100000\n",
                "sys/fs/cgroup/system.slice/cpu.max": "300000 100000\n",
            },
            3,
        ),
        ({"proc/self/cgroup": V2, OF_SERVICE: "unreadable"}, 32),
        (
            {
                "proc/self/cgroup": V1,
                "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "250000\n",
                "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000\n",
            },
            2,
        ),
        (
            {
                "proc/self/cgroup": V1,
                "sys/fs/cgroup/cpu,cpuacct/docker/1f/cpu.cfs_quota_us": "-1\n",
                "sys/fs/cgroup/cpu,cpuacct/docker/1f/cpu.cfs_period_us": "100000\n",
            },
            32,
        ),
    ],
)
def test_no_more_are_used_than_the_bot_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: Mapping[str, str], usable: int
) -> None:
    def all_of_a_server(_: int) -> set[int]:
        return set(range(32))

    monkeypatch.setattr(os, "sched_getaffinity", all_of_a_server)
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert usable_processors(tmp_path) == usable


def test_this_process_may_use_some_of_the_machines() -> None:
    assert 1 <= usable_processors() <= (os.cpu_count() or 1)
