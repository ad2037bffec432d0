"""Percentiles of what was measured."""

from collections.abc import Sequence


def percentiles(milliseconds: Sequence[float], *, p999: bool = False) -> dict[str, float]:
    """Return p50 and p99, and p99.9 if wished; a figure of nothing measured is an error."""
    if not milliseconds:
        raise ValueError("nothing was measured")
    ordered = sorted(milliseconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    shares = {"p50": 0.50, "p99": 0.99} | ({"p99.9": 0.999} if p999 else {})
    return {name: at(share) for name, share in shares.items()}
