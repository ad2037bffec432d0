"""Measurements; `python -m benchmarks` prints them all as one JSON object."""
