"""The room: running tables, their messages, hands, clocks and computer players."""
