# The table and the hand of All Fours: what was turned, said and played.

af-cut-cards = { $name } { $cards }
af-cut-then = { $earlier } then { $card }
af-cut-high = Cut for the first deal: { $cards }. { $name } cut highest and deals first.
af-cut-low = Cut for the first deal: { $cards }. { $name } cut lowest and deals first.
af-turned-more = { $dealer } deals. Turned up: { $cards }, last **{ $card }**.
af-dealer = { $dealer } deals.
af-proposed = Proposed as trumps: **{ $suit } { $sign }**.
af-trumps = Trumps: **{ $suit } { $sign }**.
af-stock = Stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

af-said-stand = { $name } stands.
af-said-beg = { $name } begs.
af-said-give = { $name } gives one.
af-said-run = { $name } runs the cards.
af-said-again = { $name } asks to run them once more.
af-said-consent = { $name } agrees.
af-said-refuse = { $name } refuses.
af-said-bunch = { $name } offers to bunch the cards.
af-said-agree = { $name } agrees.
af-said-object = { $name } plays on with these cards.
af-thrown-in-exhausted = Too few cards to run again, so they were thrown in. { $name } deals once more.
af-thrown-in-bunched = The cards were bunched. { $name } deals once more.
af-thrown-in-passed = Everybody passed, so the cards were thrown in. { $name } deals once more.
af-bid = { $name } bids { $points }.
af-bid-pass = { $name } passes.
af-bidder = { $name } bid { $points }.
af-inquired = { $name } asked about { $card }: { $answer ->
    [both] High and Low.
    [high] High.
    [low] Low.
   *[neither] neither High nor Low.
}
af-revoked = { $name } revoked.

af-turn-beg = { $names } stands or begs.
af-turn-answer = { $names } gives one or runs the cards.
af-turn-again = { $names } stands or asks to run the cards once more.
af-turn-consent = { $names } agrees to another run or refuses.
af-turn-bunch = { $names } says whether the cards are dealt again.
af-turn-discard = Still to discard: { $names }.
af-turn-claim = Before the count: { $names } { $count ->
    [one] says
   *[other] say
} whether anybody revoked.
af-trick-earlier = Trick { $number }: { $name } took { $cards }.

af-partner = You play with { $name }.
af-blind = You look at your cards once trumps are fixed.
af-discarded = { $why ->
    [own] You put aside { $cards }.
    [late] You were too slow; a computer put aside { $cards } for you.
   *[away] You were away; a computer put aside { $cards } for you.
}

af-task-beg = **You decide first.** Stand: { $suit } { $sign } are trumps. { $run ->
    [stay] Beg: a point from the dealer, or three more cards for everybody.
   *[new] Beg: a point from the dealer, or another suit.
}
af-task-answer = **{ $name } begs.** Give a point, or run the cards: { $run ->
    [stay] three more for everybody; trumps stay.
   *[new] three more for everybody and another turn-up.
}
af-task-answer-run = **{ $name } begs.** A point would win the game, so the cards must be run.
af-task-again = { $run ->
    [stay] **Trumps stay.**
   *[new] **New trumps.**
} Stand, or ask to run the cards once more. The dealer may refuse.
af-task-consent = **{ $name } asks for one more run.** Agree or refuse.
af-task-bunch = **Bunch the cards?** They are dealt again if everybody agrees.
af-task-discard = **Put { $count } { $count ->
    [one] card
   *[other] cards
} aside, face down.**
af-task-bid = **Your bid.** How many points will you make if you lead and make trumps?
af-task-claim = **Did somebody revoke?** Claim it now or let it be.
af-task-pitch = **Your turn.** Lead any card: its suit is trumps.
af-task-follow-trump = **Your turn.** Trumps were led: play one.
af-task-follow-or-trump = **Your turn.** Follow { $suit } { $sign }, or trump.
af-task-follow-or-jack = **Your turn.** Follow { $suit } { $sign }, or play the Jack of trumps.
af-task-no-undertrump = The trick is trumped, so you may not play a lower trump.
af-task-revoke = A red card would be a revoke, and may cost you points.

af-choice-stand = Stand
af-choice-beg = Beg
af-choice-give = Give one
af-choice-run = Run the cards
af-choice-again = Ask for another
af-choice-consent = Agree
af-choice-refuse = Refuse
af-choice-bunch = Bunch
af-choice-agree = Agree
af-choice-object = Play on
af-choice-claim_revoke = Claim a revoke
af-choice-count = No claim: count

af-button-ask = Ask whether my trump is High or Low
af-button-ask-not = Do not ask

# The count: what each chance brought.

af-deal = **Deal { $number }**, { $suit } { $sign } trumps
af-mark-turn-up = { $name } turned up { $card }
af-mark-gift = { $name } begged and was given one
af-mark-gift-too = { $name } was given one as well
af-mark-revoke = { $name } revoked with { $card }
af-mark-high = High { $card }, dealt to { $name }
af-mark-low = Low { $card }, dealt to { $name }
af-mark-low-captor = Low { $card }, won from { $name }
af-mark-low-dealer = Low { $card }, dealt to { $name }, counts for the dealer
af-mark-jack = Jack { $card }, won by { $name }
af-mark-jack-hung = Jack { $card }, won by { $name } from { $loser }
af-mark-game = Game (card points: { $pips })
af-mark-peg = Trumps won in tricks
af-mark-bid = { $name } bid { $bid } and fell short
af-bid-made = { $name } bid { $bid } and made it.
af-deal-points = In this deal: { $points }
af-trick-pegs = { $count ->
    [one] 1 point
   *[other] { $count } points
}
af-pips = { $names } { $pips }
af-game-so-far = Game { $pips }
af-so-far = { $home ->
    [no] { $chance ->
        [high] High out
        [low] Low out
       *[jack] Jack out
    }
   *[other] { $chance ->
        [high] High { $name }
        [low] Low { $name }
       *[jack] Jack { $name }
    }
}
af-counted = { $what }: { $names } +{ $points }
af-counted-lost = { $what }: { $names } −{ $points }
af-counted-nobody = { $what }: nobody
af-counted-late = { $what }: not needed, the game was won already
af-counted-barred = { $what }: not counted because of the revoke

af-deal-all-four = { $names } made High, Low, Jack and Game!
af-deal-hung = { $name } hung { $loser }'s Jack!

af-over-revoke = The game is lost by a revoke: one of the five best trumps was held back when trumps were led.
af-result-hung = { $name } hung { $count ->
    [one] a Jack.
   *[other] { $count } Jacks.
}

# Why something cannot be done.

illegal-af-no-undertrump = The trick is trumped already: you may not play a lower trump while you have another card to play.
illegal-af-no-inquiry = You can ask only about a trump that you play.
illegal-af-gift-wins = A point would win them the game, so you must run the cards.
illegal-af-bid-higher = Each bid must be higher than the last.
illegal-af-cut-late = You can cut for the deal only before the first cards are dealt.
illegal-af-cut-again = Only players with equal cards cut again.

af-whose-late = Not needed, the game was won
af-whose-barred = Not counted after the revoke
af-brief = { $reason ->
    [turn-up] { $card } turned up
    [gift] the gift
    [revoke] revoke by { $name }
    [peg] trumps
    [high] High { $card }
    [low] Low { $card }
    [jack] Jack
    [hung] Jack from { $name }
    [bid] bid { $bid } not made
   *[game] Game { $pips }
}
