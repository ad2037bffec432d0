"""Presses: a small function for each verb of a button or menu.

Each file lists its verbs in `VERBS`; `all.py` joins them. Those of tables take values, those of the
desk the interaction.
"""
