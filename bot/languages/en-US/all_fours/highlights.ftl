# What is told of a deal in one sentence.

af-highlight-bid-all = { $name } bid { $bid } and made all four!
af-highlight-hung = { $name } hung { $loser }'s Jack with { $card }!
af-highlight-jack-partner = { $name } took { $other }'s Jack home with { $card }.
af-highlight-jack-alone = { $name }'s Jack took its own trick!
af-highlight-high-low = { $card } was High and Low at once!
af-highlight-low-high = High was no higher than { $card }!
af-highlight-low = Low was no lower than { $card }!
af-highlight-low-captured = { $names } captured Low from { $name }!
af-highlight-game-one = One card point decided Game, for { $names }!
af-highlight-game-tied = Game was level at { $count } each: nobody scored it.
af-highlight-tens = { $names } took all four tens!
af-highlight-gift-paid = { $name } begged, was given one and made { $count } in all!
af-highlight-turned = { $count ->
    [one] { $name } turned up { $card } for a point!
   *[other] { $name } turned up { $card } for { $count } points!
}
af-highlight-revoked = { $name } revoked with { $card } and was caught!
af-highlight-every-trick = { $names } took every trick!
af-highlight-no-trick = { $name } took no trick and scored all the same!
af-highlight-all-points = All { $count } points went to { $names }!
af-highlight-game-far = { $names } won Game by far: { $count } card points to { $others }!
af-highlight-out = { $names } went out on { $what ->
    [high] High
    [low] Low
    [jack] the Jack
   *[game] Game
}, just before { $others }!
af-highlight-turned-won = { $name } turned up { $card } and won the game with it!
af-highlight-gift-won = The gift won the game for { $names }!
af-highlight-shutout = { $names } won with no point for anybody else!
af-highlight-one-more = One more point wins for { $names }!
