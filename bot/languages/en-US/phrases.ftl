# Turns of phrase that many screens use.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

mark-computer = computer
mark-away = away, computer plays
mark-left = left, computer plays

# Buttons that stand on several screens.
button-scores = Scores
button-last-trick = Last trick
