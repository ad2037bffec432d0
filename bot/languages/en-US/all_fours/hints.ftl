# What the computer would do in All Fours, and why. The message `hint` puts a reason after a colon,
# or, in a language that would rather have it so, as a sentence of its own.

hint-af-inquire = Play { $card } and ask whether it is High or Low
hint-af-do-bid = Bid { $points }

hint-af-gift-wins = a point would win the game for the other side, so you have no choice.
hint-af-strong = with { $suit } { $sign } as trumps you hold { $cards }.
hint-af-weak = { $count ->
    [0] you have no { $suit } { $sign }
    [one] you have only 1 card in { $suit } { $sign }
   *[other] you have only { $count } cards in { $suit } { $sign }
}, too little for trumps.
hint-af-low = your best trump is only { $card }.
hint-af-claim = { $name } has played a card that should have been played earlier.
hint-af-count = no card played so far shows a revoke.

hint-af-only-lawful = any other card would be a revoke.
hint-af-lead-hunts = no higher trump can be played, and the Jack may fall to it.
hint-af-lead-cheap = if it is beaten, it counts nothing for Game.
hint-af-lead-keeps-trumps = it is no trump, so you keep your trumps for later.
hint-af-takes-jack = you play last, and take the Jack.
hint-af-over-jack = it beats the Jack.
hint-af-saves-jack = you play last, so { $over } does not win your partner's Jack.
hint-af-over-for-jack = it beats { $over }, which would win your partner's Jack.
hint-af-jack-safe = you play last, so the Jack is safe.
hint-af-takes-pips = you play last and take { $count ->
    [one] 1 card point
   *[other] { $count } card points
} for Game.
hint-af-takes-pegs = you play last and win { $count ->
    [one] 1 point
   *[other] { $count } points
} in trumps.
hint-af-for-pegs = it takes the trick so far, with { $count ->
    [one] 1 point
   *[other] { $count } points
} in trumps.
hint-af-partner-pips = your partner's { $over } would win this trick too, so your side also gets the { $count ->
    [one] card point
   *[other] { $count } card points
} of this card.
hint-af-partner-lead = your partner's { $over } would win this trick too, but with this card you win it, and lead next.
hint-af-partner-safer = your partner's { $over } may still be beaten. { $count ->
    [0] No card still to come beats this one.
    [one] Only 1 card still to come beats this one.
   *[other] Only { $count } cards still to come beat this one, which is fewer.
}
hint-af-over-partner = it beats your partner's { $over }, so you lead next if nobody beats it.
hint-af-for-partner = { $name } has the trick so far, and you play together, so its { $count ->
    [one] card point
   *[other] { $count } card points
} may count for your side.
hint-af-gives-little = { $name } has the trick so far, and { $count ->
    [0] this card counts nothing for Game
   *[other] no other card you may play gives fewer card points
}.
