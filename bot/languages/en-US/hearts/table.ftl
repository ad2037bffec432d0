# The public table of a Hearts game.

turn-deal = The cards are being dealt.
turn-play = Turn: { $names }.
turn-pass = Still to pass: { $names }.
turn-vector = { $names } deals and says what is passed.
turn-discard = { $names } puts as many cards aside.
turn-moon = { $names } shot the moon and chooses what it does to the totals.
turn-deadline = A computer takes over { $moment }.
turn-deadline-quickened = You are all quick, so turns are shorter: a computer takes over { $moment }.
turn-no-clock = No clock: everybody else is away.
pass-done = Passed: { $names }.

table-past-title = ### { $variant } · deal { $number } is over
table-ended-title = ### { $title }, the last
table-only-title = ### { $title }
table-winners = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } win the game together.
}

button-hand = My hand
button-leave = Leave

# What lies on the table beside the trick.

pending-tricks-worth = Nobody took { $cards }, { $worth }. They go to whoever takes the next trick.
kitty-lies-none = { $count ->
    [one] 1 card is left over.
   *[other] { $count } cards are left over.
}
kitty-lies-first_trick = { $count ->
    [one] 1 card is left over. It goes
   *[other] { $count } cards are left over. They go
} to whoever takes the first trick.
kitty-lies-last_trick = { $count ->
    [one] 1 card is left over. It goes
   *[other] { $count } cards are left over. They go
} to whoever takes the last trick.
kitty-lies-first_penalty_trick = { $count ->
    [one] 1 card is left over. It goes
   *[other] { $count } cards are left over. They go
} to whoever takes the first trick with points in it.
kitty-lies-hand = { $count ->
    [one] 1 card is left over. Whoever takes the first trick takes it up and puts one aside.
   *[other] { $count } cards are left over. Whoever takes the first trick takes them up and puts as many aside.
}
kitty-taken = { $name } took { $count ->
    [one] the card that was left over.
   *[other] the { $count } cards that were left over.
}
kitty-taken-seen = { $name } took { $count ->
    [one] the card that was left over
   *[other] the { $count } cards that were left over
}: { $cards }.

# Charging: cards shown before play count double.

hearts-heading-show = ### Cards may be charged
hearts-turn-show = Whoever wants to may charge cards.
hearts-task-show = **Charge cards?** Everybody sees them, and they count double, the ace every heart.
hearts-button-show = { $ticked ->
    [0] Charge nothing
    [one] Charge 1 card
   *[other] Charge { $ticked } cards
}
hearts-chosen = You charge { $cards }.
hearts-choice-show = charges { $cards }
hearts-choice-show-nothing = charges nothing
hearts-charged = Charged: { $cards }
hearts-charged-none = No card was charged.
hearts-charged-points = { $card } { $name } ({ $points })
hearts-charged-hearts = { $card } { $name } (hearts ×2)
hearts-charged-times = { $card } { $name } (×{ $times })
hearts-counted-times = { $name } { $card } ({ $sum }) ×{ $times } = **{ $points }**
