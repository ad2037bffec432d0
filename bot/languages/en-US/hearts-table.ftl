# The public table of a Hearts game.

table-title-early = ### { $variant }
table-title = ### { $variant } · deal { $number } · { $direction }

turn-deal = The cards are being dealt.
turn-play = Turn: { $names }.
turn-play-then = Turn: { $names }, then { $others }.
turn-pass = Still to pass: { $names }.
turn-vector = { $names } deals and says what is passed.
turn-moon = { $names } chooses what the moon is worth.
turn-deadline = A computer takes over { $moment }.
pass-done = Passed: { $names }.

table-unreachable = -# Direct messages are closed to me: { $names }. Press My hand to see your cards here.

table-past-title = ### { $variant } · deal { $number } is over
table-ended-title = ### { $variant } · deal { $number }, the last
table-winners = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } win the game together.
}

button-hand = My hand
button-leave = Leave
