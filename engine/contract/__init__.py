"""What every game offers, and what every caller may rely on."""
