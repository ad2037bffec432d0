"""Validation: the bodies that Discord refuses, and its words for it.

Each check is a function of a body. What depends on what there is stands in `state`.
"""
