"""Hands of Samba that several rulings play."""

from typing import Any

SAMBA: dict[str, Any] = {"preset": "samba_4"}

SUIT = "5H6H7H8H9HTHJH"
KINGS = "KSKHKDKCKSKHKD"
SWEEP: dict[int | str, str] = {0: SUIT + KINGS + "QS", "stock": "QHQD"}
"""A samba, a natural canasta and queens; the others' fifteen cards are 5 each, 75 a hand."""
OUT = f"0 draw, lay 5H-JH {KINGS},0,0 QSQHQD,0,0"
SWEPT = 1500 + 500 + 55 + 70 + 30 + 200
GROUP_OF_SEVEN = "ASAHADACASAHAD"
