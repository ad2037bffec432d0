# The message that tells how a game ended.

result-title = # 🏆 { $said }
result-shared = { $names } share first place in { $variant }!
result-left = { $names } left early.
result-played-for = 💤 { $names }: a computer made more than a third of the moves, so no win.
result-moons = { $count ->
    [one] { $name } shot the moon.
    [2] { $name } shot the moon twice.
   *[other] { $name } shot the moon { $count } times.
}
result-customised = -# Played by customised rules.
result-length = -# { $goal }.
result-tied = -# { $count ->
    [one] 1 deal
   *[other] { $count } deals
} + { $more } to break the tie.
result-hints = -# With hints: does not count on the leaderboard.
result-unranked = -# One person alone: does not count on the leaderboard.

button-rematch = Rematch
button-one-more = One more deal
button-whole-game = Whole game
button-record = Record of the game
button-more = More

result-won = { $count ->
    [one] { $names } wins { $variant }!
   *[other] { $names } win { $variant }!
}

# What was special about the whole game, in one sentence.

story-from-last = From last to first in the last deal!
story-point = By a single point, ahead of { $names }!
story-overtaken = { $names } led until the last deal!
story-shutout = Nobody else made a single point!
story-was-last = Still last after deal { $number }!
story-leads = The lead changed { $count } times.
story-narrow = Only { $count } points ahead of { $names }.
story-all-the-way = Ahead from the first deal to the last.
story-far = { $count } points ahead of { $names }.
story-since = In front since deal { $number }.
story-in-deal = Deal { $number }: { $said }

rematch-opened = The table for the rematch is open: { $link }
