"""Presses: a small function for each verb of a button or menu."""
