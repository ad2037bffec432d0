# What the strong player would have done: a part of a review, below the cards. Only the person whose
# moves these are reads it.

# On a button beside two others; it must be short.
button-strong-player = Strong player
button-strong-player-away = Only the cards
button-strong-player-again = Ask again

appraised-title = **What would the strong player have done?**
# What somebody lost beside the strong player, on average over the hidden cards.
appraised-lost-deal = -# In this deal you lost { $points ->
    [one] 1 point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
} in { $count ->
    [one] 1 decision
   *[other] { $count } decisions
} (give or take { NUMBER($error, maximumFractionDigits: 1) }).
appraised-lost-game = -# In the whole game: { $points ->
    [one] 1 point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
} in { $count } decisions (give or take { NUMBER($error, maximumFractionDigits: 1) }).
appraised-luck = -# With your cards the strong player makes { NUMBER($points, maximumFractionDigits: 1) } on average (give or take { NUMBER($error, maximumFractionDigits: 1) }); you made { $own }.
# $move is what to do, such as "Play Q♠".
appraised-best = Strong player: **{ $move }**
appraised-best-why = Strong player: **{ $move }**: { $why }
appraised-yours = You: **{ $move }**
appraised-same = The same as you: **{ $move }**
# On average over many ways in which the hidden cards may lie.
appraised-cost = On average your move costs { $points ->
    [one] about 1 point
   *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
} (give or take { NUMBER($error, maximumFractionDigits: 1) }).
appraised-unsure = On average your move costs { $points ->
    [one] about 1 point
   *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
}, but that may be chance.
# Only the first look was taken, and a second may take it back.
appraised-once = At first sight your move costs { $points ->
    [one] about 1 point
   *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
}. That was not checked again.
appraised-no-cost = On average your move is just as good.
# Above a list of moves, each with what it costs.
appraised-list = -# Points that each move costs on average:
# A cost in that list; $rough is yes where the move was looked at less.
appraised-figure = { $rough ->
    [yes] ~{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
appraised-rough = -# ~ = a rough figure.
appraised-nothing-here = Nothing to choose here.
appraised-mattered = -# What cost you most in this deal, in points:
# On a button that leads there; $at is such as "Trick 4".
button-mattered = { $at }: { NUMBER($points, maximumFractionDigits: 1) }
appraised-nothing-mattered = -# None of your moves in this deal was clearly worse than another.
appraised-no-moves = In this deal the strong player found no choice of yours to judge.

# While it is worked out.
appraised-waiting = The strong player looks at other games first, then at yours.
appraised-progress = The strong player is looking at your moves of this deal: { $done } of { $count }.
appraised-meanwhile = -# You can read on. The result is kept.
appraised-two-at-once = The strong player is looking at two of your games. Please ask again when one is done.
appraised-failed = That did not work. Please ask again.

# The deal as a moving picture, in a message to the person alone; Share posts it for everybody.
button-animate = Animate
button-share = Share
animation-title = **{ $variant } · deal { $deal }**
# Whose sign is whose, below the picture; $signs are like "🔵 Alice".
shared-by = -# Shared by { $name }
# For those who do not see the picture. $points is a list like "Alice 5, Bob 0".
animation-alt = Deal { $deal } as a moving picture, move by move, with all hands face up. After the deal: { $points }.
animation-points = { $name } { $points }
animation-failed = I could not make the moving picture. Please press Animate again.
animation-gone = I do not have this moving picture any more. Please press Animate again in the review.
animation-no-files = I may not attach files here, so I cannot show a moving picture.

# At the end of a game, to its person alone: what cost most, as the button opens it. The deal is 0 where it is the only one.
dearest-trick = { $deal ->
    [0] Your costliest card: trick { $number }.
   *[other] Your costliest card: deal { $deal }, trick { $number }.
}
# The same where it cost two points or more.
dearest-card = { $deal ->
    [0] Your costliest card: { $card } in trick { $number } (about { $points } points).
   *[other] Your costliest card: { $card } in deal { $deal }, trick { $number } (about { $points } points).
}
dearest-turn = { $deal ->
    [0] Your costliest move: turn { $number }.
   *[other] Your costliest move: deal { $deal }, turn { $number }.
}
dearest-before-play = { $deal ->
    [0] Your costliest choice: before play.
   *[other] Your costliest choice: deal { $deal }, before play.
}
button-look = Look
