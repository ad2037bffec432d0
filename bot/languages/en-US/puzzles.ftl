# /puzzle: a position of the day, and one's own mistakes that come back; and "try it first" in a review.

puzzle-open = A position to solve in a minute, and your own mistakes again
puzzle-option-game = Which game? Empty: today's

# $day is written as November 22.
puzzle-title = ### Puzzle · { $day } · { $game }
puzzle-about = One answer is clearly best. Which?
puzzle-own-title = ### Your own · { $game }
puzzle-own-about = Here you went wrong once. What is best?
puzzle-menu = Another game
puzzle-gone = This puzzle is gone. **/puzzle** has another one.
puzzle-own-none = None of your own mistakes is due today.
puzzle-own-not-due = This one is not due any more today.
puzzle-allowed = Thank you! Positions of your games may become puzzles, without names. **/settings** changes that.
button-puzzle-day = Puzzle of the day
button-puzzle-own = Your own ({ $count })

# Who sits where, in the place of names.
puzzle-you = Your seat
puzzle-left = Left
puzzle-across = Across
puzzle-right = Right

# A decision before its answer is told, and what an answer is worth. $move is such as "Play Q♠".
try-title = **Try it first:** what is best here?
try-hand = Your hand: { $cards }
try-menu = Your answer
button-try-show = Show the answer
try-right = ✅ Right: **{ $move }**
# $why follows a colon, or is a sentence of its own, as in hints.
try-right-why = ✅ Right. **{ $move }**: { $why }
try-as-good = ✅ **{ $move }** is just as good.
try-wrong = ❌ Not the best: **{ $move }**
try-wrong-cost = ❌ Not the best: **{ $move }** costs { $points ->
    [one] about 1 point
   *[other] about { NUMBER($points, maximumFractionDigits: 1) } points
} on average.
