"""Percentiles of what was measured."""

from collections.abc import Sequence


def percentiles(milliseconds: Sequence[float]) -> dict[str, float]:
    """Return p50 and p99; a figure of nothing measured is an error."""
    if not milliseconds:
        raise ValueError("nothing was measured")
    ordered = sorted(milliseconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    return {"p50": at(0.50), "p99": at(0.99)}
