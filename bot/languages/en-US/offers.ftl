# Commands that open tables. Discord shows at most 100 characters of each description and choice.

play-open = Play against computers at once, just for you
play-game = Which game? Empty: what this server chose, else Hearts
play-length = How long? Empty: one deal the first time, then as is usual here
play-length-one = One deal
play-length-short = Short: three deals
play-length-full = Full: the whole game
play-hints = Hints? Without them the game is rated. Empty: with hints
offer-seats = How many play; empty chairs are taken by computers
offer-seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
offer-target = The game ends when somebody reaches this many points
offer-deals = The game ends after this many deals
offer-level = How well the computers play
offer-level-easy = Easy: a beginner
offer-level-medium = Medium: follows good rules of thumb and counts cards
offer-level-hard = Hard: thinks ahead
offer-hints = Players may ask for hints; the game then does not count on the leaderboard
offer-next-deal = When the next deal begins
offer-next-deal-interval = After a short break, or when everybody presses Next
offer-next-deal-at-once = At once
offer-next-deal-pressed = Only when everybody has pressed Next
