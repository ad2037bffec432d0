# The rules of Pitch, Cinch and Pedro: in short, in a lesson, in full, and each parameter.

# Exactly two sentences.
point_pitch-in-short = You bid how many of { $sum } points { $teams ->
    [none] you
   *[other] your side
} will win, and the highest { $trumps ->
    [pitched] bidder's first card makes trumps.
   *[named] bidder names trumps.
} { $scoring ->
    [setback] Some trumps bring the points, and a missed bid is lost.
   *[other] Some trumps bring the points, and a missed bid goes to the others.
}

point_pitch-lesson-bid = **The bid.** A deal has { $sum } points. Each in turn passes or bids more. { $trumps ->
    [pitched] The highest bidder leads, and that card's suit is trumps.
   *[named] The highest bidder names trumps and leads.
}
point_pitch-lesson-trumps = **Trumps.** Say trumps are { $trumps }. Then { $count ->
    [one] { $shown } is a trump too
   *[other] { $shown } are trumps too
}, and of no other suit.
point_pitch-lesson-only = **New cards.** Only trumps are played. { $draw ->
    [rob] Lay down all others and draw; the dealer keeps six of hand and rest.
    [all_trumps] Lay down all others and draw; the bidder takes the rest.
    [replace] Lay down what you do not want and draw up to six.
   *[none] The bidder takes the kitty, and everybody keeps six cards.
} Without a trump you are out.
point_pitch-lesson-points = **The points.** { $shown } bring points. { $kept ->
    [two] The two counts for its player, the others for whoever takes them.
    [low] The lowest counts for its player, the others for whoever takes them.
   *[none] They count for whoever takes them.
}{ $game ->
    [pips] {" "}So do the most card points.
   *[other] {""}
}
point_pitch-lesson-score = **The score.** { $scoring ->
    [difference] With the bid made, the side with more points scores the difference. Otherwise the others score theirs and the bid.
    [count] With the bid made, both score their points. Otherwise the others score theirs and the bid.
   *[setback] With the bid made, everybody scores what they took. Otherwise the bidder loses the bid.
} { $target ->
    [one] 1 point wins.
   *[other] { $target } points win.
}

# $cards is a list of ranks and cards.
point_pitch-order = **Trumps** from the top: { $cards }.
point_pitch-points = { $sum } points: { $points }
point_pitch-point = { $name ->
    [high] High (the highest trump)
    [low] Low (the lowest trump)
    [ace] ace
    [off_ace] off-ace
    [two] two
    [jack] jack
    [off_jack] off-jack
    [X1] big joker
    [X2] little joker
    [joker] joker
    [snoozer] joker
    [ten] ten
    [game] Game (the most card points)
    [three] three
    [off_three] off-three
    [five] five
    [off_five] five of the same colour
   *[nine] nine
}
point_pitch-rules = **The deal.** { $cards } cards each, three at a time. Each in turn passes or bids how many points they will win. { $trumps ->
    [pitched] The highest bidder leads, and the suit of that card is trumps.{ $jokers ->
        [0] {""}
       *[other] {" "}A joker led first makes spades trumps.
    }
   *[named] The highest bidder names trumps.
} The highest trump takes a trick, else the highest card of the suit led.{ $off ->
    [yes] {" "}An off-card has the other suit of the trump's colour.
   *[no] {""}
}{ $game ->
    [pips] {" "}For Game an ace counts 4, a king 3, a queen 2, a jack 1 and a ten 10; a tie is nobody's.
   *[other] {""}
}
point_pitch-rules-kitty = The bidder sees the kitty before naming trumps.
point_pitch-rules-shown = { $draw ->
    [rob] Trumps beyond six are laid down face up and are out of play, and so is every trump that the dealer does not keep.
   *[other] Trumps beyond six are laid down face up, those with points last, and are out of play.
}
point_pitch-rules-end = **The end.** After each deal the bidder's side counts first. If it reaches the target it has won, whatever the others have. Otherwise the others' points count in the order above, and the first to reach the target wins.{ $all_pass ->
    [free] {" "}Without a bid the dealer's side counts last.
   *[other] {""}
}

# Each parameter: what it is about, and what its value means in play.

point_pitch-teams = Who plays together
point_pitch-teams-is = { $value ->
    [none] Everybody plays alone
   *[pairs] Four play in pairs
}
point_pitch-teams-is-3-3 = Six play in two sides of three
point_pitch-teams-is-2-2-2 = Six play in three pairs
point_pitch-jokers = Jokers in the pack
point_pitch-jokers-is = { $value ->
    [0] No joker
    [one] One joker
   *[other] Two jokers
}
point_pitch-joker_rank = Where the jokers stand
point_pitch-joker_rank-is = { $value ->
    [lowest] Jokers are the lowest trumps
   *[under_jack] Jokers stand right below the jacks
}
point_pitch-joker_order = Which of two jokers is the big one
point_pitch-joker_order-is = { $value ->
    [first_played] The joker that is played first is the big one
   *[fixed] One joker is big, the other little
}
point_pitch-cards = Cards that each is dealt
point_pitch-cards-is = { $value } cards each
point_pitch-kitty = Cards for the bidder
point_pitch-kitty-is = { $value ->
    [0] No kitty
   *[other] The bidder takes a kitty of { $value } cards, and everybody keeps six
}
point_pitch-draw = New cards
point_pitch-draw-is = { $value ->
    [none] No new cards
    [replace] Everybody lays cards down, keeps at least three, and is dealt up to six
    [rob] The others lay down plain cards and draw; the dealer keeps any six of hand and rest
   *[all_trumps] All plain cards go; the others draw up to six, the bidder takes the rest
}
point_pitch-overflow = Point cards among too many trumps
point_pitch-overflow-is = { $value ->
    [misdeal] If a point card would have to be laid down, the cards are dealt again
   *[dead] Trumps beyond six are laid down, and their points are nobody's
}
point_pitch-trumps = How trumps are made
point_pitch-trumps-is = { $value ->
    [pitched] The bidder's first card makes trumps
   *[named] The bidder names trumps
}
point_pitch-min_bid = The least bid
point_pitch-min_bid-is = Bids begin at { $value }
point_pitch-rounds = How long the bidding goes on
point_pitch-rounds-is = { $value ->
    [continue] The bidding goes on until all but one have passed
   *[once] Everybody bids once
}
point_pitch-steal = The dealer's right to an equal bid
point_pitch-steal-is = { $value ->
    [none] Every bid must be higher
    [equal] The dealer may take the bid with an equal one
   *[equal_max] Only the highest possible bid may be taken by the dealer with an equal one
}
point_pitch-all_pass = If everybody passes
point_pitch-all_pass-is = { $value ->
    [stick] If all pass, the dealer is stuck with the least bid
    [free] If all pass, the dealer names trumps without a bid
    [redeal_same] If all pass, the same dealer deals again
   *[redeal_next] If all pass, the next dealer deals
}
point_pitch-moon = Bidding everything
point_pitch-moon-is = { $value ->
    [none] Nobody shoots the moon
    [wins] Shooting the moon wins the game, and missing it loses it
    [game_or_zero] Shooting the moon wins, from below zero it brings 0; missing it loses the game
   *[double] Shooting the moon brings twice all points, and missing it costs as many
}
point_pitch-moon_needs = What the moon needs
point_pitch-moon_needs-is = { $value ->
    [all_tricks] The moon needs every trick
   *[all_points] The moon needs every point
}
point_pitch-must_lead_trump = The first lead
point_pitch-must_lead_trump-is = { $value ->
    [true] The bidder leads a trump
   *[false] The bidder leads any card
}
point_pitch-play = What may be played
point_pitch-play-is = { $value ->
    [only] Only trumps are played; without one you are out
    [follow] Trump only when you cannot follow suit
   *[anytime] Follow suit or trump, as you like; a trump led must be followed; without the suit play anything
}
point_pitch-low_to = Who counts Low or the two
point_pitch-low_to-is = { $value ->
    [captor] Low or the two counts for whoever takes it
   *[holder] Low or the two counts for its player
}
point_pitch-game = The point for Game
point_pitch-game-is = { $value ->
    [pips] Game is for the most card points
    [ten] Game is the ten of trumps
   *[none] There is no point for Game
}
point_pitch-joker_pips = Card points of a joker
point_pitch-joker_pips-is = { $value ->
    [half] A joker has half a card point for Game
   *[0] A joker has no card points
}
point_pitch-scoring = The score
point_pitch-scoring-is = { $value ->
    [difference] The side with more scores the difference; a bid that is missed goes to the others
    [count] Both sides score their points; a bid that is missed goes to the others
   *[setback] All score what they took; a bid that is missed is lost
}
point_pitch-win_needs_bid = Who may win the game
point_pitch-win_needs_bid-is = { $value ->
    [true] Only the bidder's side can win the game
   *[false] Any side can win the game
}
point_pitch-misdeal_claim = A hand without a face or point card
point_pitch-misdeal_claim-is = { $value ->
    [no_face_no_point] A hand without a face or point card may be dealt again
   *[none] Every hand is played
}
point_pitch-target = How many points win
point_pitch-target-is = { $value ->
    [one] 1 point wins
   *[other] { $value } points win
}
point_pitch-deals = How many deals at most
point_pitch-deals-is = { $value ->
    [none] As many as it takes
    [one] At most 1 deal
   *[other] At most { $value } deals
}
