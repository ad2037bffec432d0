# /review, the button Review, and the message that steps through a game that is over.

button-review = Review

review-title = ### Review · { $variant }
# Where a reader is: trick, or turn, $number in deal $deal of $deals, in step $step of $count.
review-at-trick = -# Deal { $deal } of { $deals } · trick { $number } · step { $step } of { $count }
review-at-turn = -# Deal { $deal } of { $deals } · turn { $number } · step { $step } of { $count }
review-at-start = -# Deal { $deal } of { $deals } · before play · step { $step } of { $count }

# What was done.
review-dealt = **{ $name }** deals.
review-cut = Everybody cut for the first deal.
review-played = **{ $name }** played **{ $card }**.
review-passed = **{ $name }** passed { $cards }.
review-put-aside = **{ $name }** put { $cards } aside.
review-chose = **{ $name }**: “{ $choice }”
review-canasta-drew = { $name } drew { $cards }.
# $way is as on the button for it, such as “With K K”.
review-canasta-took = { $count ->
    [one] { $name } took the pile (1 card): “{ $way }”
   *[other] { $name } took the pile ({ $count } cards): “{ $way }”
}

# Who did it, if it was no person at the seat. $level is how well the computer plays, if $known.
review-by-forced = -# There was no other move.
review-by-computer = { $known ->
    [known] -# Decided by a computer ({ $level }).
   *[unknown] -# Decided by a computer.
}
review-by-stand-in = { $known ->
    [known] -# Decided by a computer ({ $level }) for { $name }.
   *[unknown] -# Decided by a computer for { $name }.
}
review-by-clock = -# { $name } was too slow, so a computer answered.

# The cards of everybody, with the sign of the side before the name.
review-holds = { $sign } **{ $name }**: { $cards }
review-holds-none = { $sign } **{ $name }**: no cards
review-took = -# Taken: { $cards }

# Ways through the game. They must stand in one row on a phone.
button-review-back = ◀ Back
button-review-forward = Next ▶
button-review-picture = Picture
button-review-hands = All hands
button-review-text = In words
review-to-deal = Go to a deal ({ $number } of { $count })
review-to-trick = { $number ->
    [0] Go to a trick
   *[other] Go to a trick ({ $number } of { $count })
}
review-to-turn = { $number ->
    [0] Go to a turn
   *[other] Go to a turn ({ $number } of { $count })
}
review-to-own = Go to one of your moves
review-deal = Deal { $number }
review-trick = Trick { $number }
review-turn = Turn { $number }
review-before-play = Before play
# $at is one of the two above it.
review-move = { $at }: { $card }

# The picture in words.
review-picture = All hands, face up.
review-picture-hand = { $held ->
    [none] { $names }: no cards.
   *[cards] { $names }: { $cards }.
}
review-picture-played = { $held ->
    [none] { $names }: no cards. On the table: { $played }.
   *[cards] { $names }: { $cards }. On the table: { $played }.
}
review-picture-laid = Laid by { $names }: { $piles }.

# A record as a file names nobody.
review-player = Player { $number }

# The suggestions for the option table of /review.
review-choice = { $day } · { $variant } with { $names } · { $table }
review-choice-alone = { $day } · { $variant } against computers · { $table }

# What cannot be reviewed.
review-unknown = I know no table of that name here. Choose one of your last games, or press Review on a result.
review-nothing = You have finished no game yet. Choose a table, or give me the record of a game as a file.
review-running = This game is still going on. You can review it once it is over.
review-no-record = I keep no record of this game: no card was dealt, or it ended before records were kept.
review-rules-gone = I do not know the rules of this game any more, so I cannot show it.
review-file-gone = I keep a file for an hour only. Please give it to me again, with /review.
review-no-game = I see no game in this message. Use it on the result of a game, or use /review.
