# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = Hint
hint = **Hint:** { $what }: { $why }
hint-alone = **Hint:** { $what }.
hint-thinking = **Hint:** thinking…
hint-none = **Hint:** The computer has no advice here.
hint-not-allowed = At this table there are no hints.

# What to do.
hint-play = Play { $card }
hint-pass = Pass { $cards }
hint-give-to = { $card } to { $name }
hint-aside = Put { $cards } aside
hint-choose = Choose “{ $choice }”
