"""Gong Zhu on screens: what is shown, who took which of the sixteen, and how it is counted."""
