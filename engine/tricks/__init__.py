"""The common part of games of tricks: playing, taking, claiming, and what play shows of a hand."""
