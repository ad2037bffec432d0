# Why a card cannot be played or passed.

illegal-follow-suit = You must follow suit: { $suit } { $sign } were led, and you have some.
illegal-hearts-not-broken = Hearts are not broken yet, so you cannot lead one as long as you have another card.
illegal-queen-not-broken = The queen of spades cannot be led before hearts are broken, as long as you have another card.
illegal-first-trick-no-points = No card that costs points may go to the first trick, as long as you have another card.
illegal-heart-first = All your cards cost points. Here a heart goes to the first trick.
illegal-must-lead-opening = The first trick begins with { $card }, and you hold it.
illegal-must-lead-club = The first trick begins with a club.
illegal-forced-discard = You hold a card that must be thrown at the first chance, so throw that one now.
illegal-not-in-hand = That card is not in your hand any more.
illegal-wrong-count = { $count ->
    [one] Choose exactly 1 card.
   *[other] Choose exactly { $count } cards.
}
illegal-card-unpassable = { $card } may not be passed in this game.
illegal-vector-late = The cards are dealt already, so what is passed is settled.
illegal-vector-length = Say for each of the other { $count } players how many cards they get.
illegal-vector-over-cap = At most { $count ->
    [one] 1 card
   *[other] { $count } cards
} may be passed.
illegal-vector-zero = At least one card must be passed.
illegal-unknown-verb = That cannot be done now.
illegal-game-over = The game is over.
illegal-other = The rules do not allow that now (rule { $rule }).
illegal-charged-waits = A charged card waits until its suit has been led once: play another card of the suit.
illegal-not-shown = That card cannot be charged.
