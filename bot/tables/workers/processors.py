"""Processors: how many this process may use, whatever the machine has."""

import os
from collections.abc import Iterator
from pathlib import Path


def usable_processors(root: Path = Path("/")) -> int:
    """Return how many processors all processes of this bot keep busy at most; 1 at least.

    Docker, Kubernetes and systemd set processors aside (`cpuset`), or share out the time of all of
    them (`cpus`, `limits`, `CPUQuota`).
    """
    if hasattr(os, "sched_getaffinity"):
        aside = len(os.sched_getaffinity(0))
    else:
        aside = os.cpu_count() or 1
    return max(1, int(min((aside, *_shares(root)))))


def _shares(root: Path) -> Iterator[float]:
    """Yield what each control group above this process may use."""
    try:
        lines = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, controllers, path = line.split(":", 2)
        # Version 2 names no controllers.
        if controllers and "cpu" not in controllers.split(","):
            continue
        top = root / "sys/fs/cgroup" / controllers
        group = top / path.lstrip("/")
        while group.is_relative_to(top):
            yield from _share(group)
            group = group.parent


def _share(group: Path) -> Iterator[float]:
    # Version 2 keeps both in one file, version 1 each in its own.
    for names in (("cpu.max",), ("cpu.cfs_quota_us", "cpu.cfs_period_us")):
        try:
            quota, period = [word for name in names for word in (group / name).read_text().split()]
        except (OSError, ValueError):
            continue
        if quota not in ("max", "-1"):
            yield int(quota) / int(period)
