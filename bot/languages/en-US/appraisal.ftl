# What the strong player would have done: a part of a review, below the cards. Only the person whose
# moves these are reads it.

# On a button beside two others; it must be short.
button-strong-player = Strong player
button-strong-player-away = Only the cards
button-figures = Figures
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
# Only the first look was taken, and a second may take it back.
# A move in one line, and what it costs on average over many ways in which the hidden cards may lie.
appraised-move = { $kind ->
    [same] **{ $best }**: the strong player would have done the same.
    [level] You: **{ $move }** · strong player: **{ $best }** · just as good.
    [unsure] You: **{ $move }** · strong player: **{ $best }** · costs { $points ->
        [one] about 1 point
       *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
    }, but that may be chance.
    [once] You: **{ $move }** · strong player: **{ $best }** · costs { $points ->
        [one] about 1 point
       *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
    } at first sight.
   *[dear] You: **{ $move }** · strong player: **{ $best }** · costs { $points ->
        [one] about 1 point
       *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
    }.
}
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
appraised-ready-in = -# Ready in { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}. You can read on. { $late ->
    [yes] The result is kept: ask again then.
   *[no] I write to you when it is ready.
}
appraised-ready = The strong player has looked at your moves of deal { $deal }.
appraised-two-at-once = The strong player is looking at two of your games. Please ask again when one is done.
appraised-failed = That did not work. Please ask again.

# The deal as a moving picture, in a message to the person alone; Share posts it for everybody.
button-animate = Animate
button-share = Share
animation-title = **{ $variant } · deal { $deal }**
# Whose sign is whose, below the picture; $signs are like "🔵 Alice".
shared-by = -# Shared by { $name }
# For those who do not see the picture. $points is a list like "Alice 5, Bob 0".
animation-alt = Deal { $deal } as a moving picture, move by move, seen from one seat. After the deal: { $points }.
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
