"""The screens of the Hearts family."""
