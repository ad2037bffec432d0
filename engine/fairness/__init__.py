"""Fairness: chance that was settled before anybody sat down, and that anybody can recompute."""
