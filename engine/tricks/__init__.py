"""What games of tricks share: playing, taking, claiming, and what play shows of a hand."""
