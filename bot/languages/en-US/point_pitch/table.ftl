# The table and the hand of Pitch, Cinch and Pedro: bids, trumps, new cards and the count.

point_pitch-dealer = { $name } deals.
point_pitch-bidder = { $kind ->
    [moon] { $name } shoots the moon.
    [free] { $name } names trumps without a bid.
   *[bid] { $name } bid { $bid }.
}
# $cards are trumps on which another suit is printed, or none.
point_pitch-trumps-also = Trumps: { $suit } { $sign } and { $cards }.
point_pitch-drew = New cards: { $cards }.
point_pitch-laid = Laid down, out of play: { $cards }
point_pitch-out = { $count ->
    [one] { $names } is out of trumps.
   *[other] { $names } are out of trumps.
}
point_pitch-game-so-far = Game
point_pitch-thrown-in = { $why ->
    [passed] Everybody passed, so the cards were thrown in.
    [misdeal] A hand without a face or point card was thrown in.
   *[points] A point card would have had to go, so the cards were thrown in.
}

point_pitch-turn-misdeal = Whether the cards are dealt again: { $names }.
point_pitch-turn-name = { $names } names trumps.
point_pitch-turn-discard = Still to lay down: { $names }.
point_pitch-turn-rob = { $names } robs the pack.

point_pitch-partner = You play with { $names }.
point_pitch-laid-own = { $why ->
    [own] You laid down { $cards }
    [late] You were too slow; a computer laid down for you { $cards }
   *[away] You were away; a computer laid down for you { $cards }
}
point_pitch-also = Trumps, too: { $cards }

point_pitch-task-misdeal = **You hold no face and no point card.** Have the cards dealt again?
point_pitch-task-bid = **Your bid.** How many points will { $together ->
    [yes] your side
   *[no] you
} win if you make trumps?
point_pitch-task-bid-last = { $passed ->
    [stick] **All have passed.** If you pass too, you are stuck with { $least }.
    [free] **All have passed.** If you pass too, you name trumps without a bid.
   *[other] **All have passed.** If you pass too, the cards are dealt again.
}
point_pitch-task-name = **Name trumps.**
point_pitch-task-replace = **Lay down { $least } to { $most } cards.** You are dealt up to six again.
point_pitch-task-discard = **Lay down { $count } { $count ->
    [one] card
   *[other] cards
}.** Trumps are shown to all; those with points go last.
point_pitch-task-rob = **Keep six of these cards.**
point_pitch-task-pitch = **Your turn.** Lead any card: its suit is trumps.
point_pitch-task-lead-trump = **Your turn.** Lead a trump.
point_pitch-task-follow-or-trump = **Your turn.** Follow { $suit } { $sign }, or trump.

point_pitch-choice-bid = { $what ->
    [pass] Pass
    [moon] Shoot the moon
   *[other] { $what }
}
point_pitch-choice-name = { $sign } { $suit }
point_pitch-choice-keep = Keep six cards
point_pitch-choice-misdeal = Deal again
point_pitch-choice-stand = Play these
point_pitch-higher = A higher bid
point_pitch-button-discard = Lay down ({ $ticked }/{ $count })
point_pitch-button-rob = Keep ({ $ticked }/{ $count })

point_pitch-made = Made, with { $points }.
point_pitch-set = Set: only { $points }.
# $card is a point card, $pips the card points of the best sides, as in 46:34.
point_pitch-brief = { $name ->
    [high] High { $card }
    [low] Low { $card }
    [game] Game { $pips }
   *[other] { $card }
}

point_pitch-highlight-moon = { $made ->
    [yes] { $name } shot the moon!
   *[no] { $name } shot at the moon and missed!
}
point_pitch-highlight-bid-all = { $name } bid all { $bid } points and made them!
point_pitch-highlight-out = { $names } went out first on the bid, just before { $others }!
point_pitch-highlight-shutout = { $names } won with no point for anybody else!
point_pitch-highlight-caught = { $name } caught { $loser }'s { $card } with { $by }!
point_pitch-highlight-all = { $names } took all { $count } points!
point_pitch-highlight-near = { $count ->
    [one] One more point wins for { $names }!
   *[other] { $count } more points win for { $names }!
}

# Why something cannot be done.

illegal-point_pitch-bid-higher = Bid at least { $least }, or pass.
illegal-point_pitch-moon-below-zero = Below zero nobody shoots the moon.
illegal-point_pitch-lead-trump = The first lead is a trump, as long as you have one.
illegal-point_pitch-follow-trump = Trumps were led: you must play one.
illegal-point_pitch-follow-or-trump = You must follow { $suit } { $sign } or trump.
illegal-point_pitch-follow-suit = You must follow { $suit } { $sign }.
illegal-point_pitch-not-in-hand = That card is not in your hand.
illegal-point_pitch-plain-first = Plain cards go first, then trumps without points.
illegal-point_pitch-wrong-count = { $least ->
    [one] Choose 1 card.
   *[other] Choose { $least } to { $most } cards.
}
illegal-point_pitch-claim-unmade = Trumps are not made yet.

# What the computer would do.

hint-point_pitch-do-bid = Bid { $points }
hint-point_pitch-do-moon = Shoot the moon
hint-point_pitch-do-name = Name { $suit } { $sign }
hint-point_pitch-do-keep = Keep { $cards }

daily-squares-point_pitch = -# Tricks: 🟩 yours, with points · 🟨 yours · ⬜ others'
