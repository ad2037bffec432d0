# Turns of phrase that many screens use.

# What stands between two whole sentences of a line; in English a blank.
sentences = { $first } { $then }
# A remark behind a name or a number.
remark = { $told } ({ $remark })
# Two people, as in “Alice and Bob play together”.
pair = { $first } and { $then }

# How well a computer plays, behind a name or in a row of settings.
level-easy = easy
level-medium = medium
level-hard = hard
level-random = random

with-hints = -# With hints: does not count.

# Buttons that stand on several screens.
button-scores = Scores
button-last-trick = Last trick

# The heading of a table, with the sign of the colour of the seat in turn, and the line below it.
heading-turn = ### { $sign } { $name }'s turn
heading-lead = ### { $sign } { $name } leads
heading-several = ### Waiting for { $count } players
heading-dealing = ### The cards are being dealt
table-line = -# { $title }
table-line-trick = -# { $title } · trick { $number } of { $count }
table-line-some = -# { $title } · trick { $number }

# The sheet: a block of lines with a place, a name and points. Its words stand above columns of
# numbers, so they are as short as can be.
sheet-computer = 🤖
sheet-away = 💤
sheet-left = 🚪
sheet-deal = deal
sheet-total = total
sheet-tricks = won
