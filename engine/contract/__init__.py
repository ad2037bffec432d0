"""The contract that every game keeps and every caller may rely on."""
