"""What concerns one person: preferences, privacy, language, help, leaving."""
