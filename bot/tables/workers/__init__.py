"""Processes in which computers of tables think."""
