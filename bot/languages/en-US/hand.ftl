# What stands on the private hand of any game.

button-back = I'm back
button-to-table = Go to the table
hand-heading = ### Your hand
hand-heading-behind = ### Your hand · { $points } { $amount ->
    [one] point
   *[other] points
}, { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $gap } behind { $names }
hand-heading-level = ### Your hand · { $points } { $amount ->
    [one] point
   *[other] points
}, level with { $names } in the lead
hand-heading-ahead = ### Your hand · { $points } { $amount ->
    [one] point
   *[other] points
}, 1st, { $gap } ahead of { $names }
hand-over = ### { $place ->
    [1] You won
    [2] You came 2nd of { $count }
    [3] You came 3rd of { $count }
   *[other] You came { $place }th of { $count }
} with { $points } { $amount ->
    [one] point
   *[other] points
}
hand-over-where = -# { $variant } in #{ $channel } is over.
hand-closed-moved = Your cards for { $variant } in { $guild }, #{ $channel }, are in a newer message below.
hand-stays = These are your cards as of { $time }. For newer ones press any button here, or *My hand* at the table.
hand-closed-game = { $variant } in { $guild }, #{ $channel }, is over.
hand-closed-left = You left { $variant } in { $guild }, #{ $channel }. A computer plays your cards; until the game ends you can come back.

# Cards that play themselves.

hand-only-card = Your only card { $card } was played.
hand-ahead-how = -# Press a card now, and it is played in your turn.
hand-ahead = ▶ { $card } is played next. Press it again to take that back.
hand-ahead-not = { $card } stays in your hand: it may not be played now.
hand-resting = Look at the trick first. You lead in a moment.
press-too-soon = That was too soon, so it does not count. Look at the trick first.
