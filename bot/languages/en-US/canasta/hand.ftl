# One player's hand of Canasta, and the builder of melds.

# What the cards count against their side if they are left.
canasta-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, −{ $points } points: { $cards }
canasta-hand-worth = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, −{ $points } points
canasta-drawn = Drawn: { $cards }
canasta-resting = You rest in this deal.
canasta-task-begin = **Your turn.** { $may ->
    [stop] Take the pile or end the deal.
    [fits] You must take the pile.
    [promised] Take the pile and go out.
    [draw] Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[both] Draw { $count ->
        [one] a card
       *[other] { $count } cards
    } or take the pile.
}
canasta-waiting = It is **{ $name }**'s turn.
canasta-task-end = **Your turn.** Nothing to draw or take.
canasta-task-meld = **Your turn.** Lay, then discard.
canasta-task-last = **Your turn.** Lay melds. You do not discard: the last card was a red three.
canasta-task-asked = **{ $name } asks: “May I go out?”** Your answer binds.
canasta-answer-yes = Your partner said yes: go out now.
canasta-answer-no = Your partner said no: do not go out now.

canasta-do-draw = Draw
canasta-do-stop = End the deal
canasta-do-out = Go out
canasta-do-ask = Ask
canasta-do-yes = Yes, go out
canasta-do-no = No

canasta-open-take = Plan a take
canasta-open-add = Add top card
canasta-open-group = Plan melds
canasta-open-run = Plan a sequence
canasta-now-take = Take the pile now
canasta-now-lay = Lay at once
canasta-discard = Discard and end the turn
canasta-discard-more = Discard another card
canasta-warns-out = You go out with it
canasta-warns-freeze = Freezes the pile
canasta-warns-block = Blocks the pile for the next player

canasta-play-sequence = { $low } to { $high }
canasta-play-joins = { $count ->
    [one] { $cards } joins { $meld }
   *[other] { $cards } join { $meld }
}
canasta-play-to = { $cards } to { $meld }
canasta-play-merge = { $one } and { $other } become one
canasta-play-top = { $card } joins your meld
canasta-worth = { $what } · { $sum }
canasta-worth-less = { $what } · { $sum } of { $minimum }
canasta-worth-enough = { $what } · { $sum } of { $minimum } ✓
canasta-missing = { $count ->
    [one] 1 point is missing.
   *[other] { $count } points are missing.
}
canasta-take-add = Put it on your meld
canasta-take-onto = Put it on { $meld }
canasta-take-beside = With { $cards }, onto { $meld }
canasta-take-with = With { $cards }
canasta-take-and = { $take }, and lay { $plan }

canasta-pick-rank = Which cards
canasta-pick-naturals = How many of them
canasta-pick-deuces = How many deuces with them
canasta-pick-jokers = How many jokers with them
canasta-end = { $card } ({ $cards })
canasta-pick-low = From which card
canasta-pick-high = Up to which card
canasta-pick-alone = Which meld takes the top card
canasta-pick-onto = New meld, or onto one
canasta-count-naturals = { $count ->
    [0] no { $rank }
   *[other] { $rank } ×{ $count }
}
canasta-count-deuces = { $count ->
    [0] no deuce
    [one] 1 deuce
   *[other] { $count } deuces
}
canasta-count-jokers = { $count ->
    [0] no joker
    [one] 1 joker
   *[other] { $count } jokers
}
canasta-onto-new = A new meld, or where it belongs
canasta-onto = To { $meld } ({ $count })

canasta-plan = **Plan:** { $plan }
canasta-plan-none-group = Choose the cards to lay.
canasta-plan-none-run = Choose a suit, then both ends.
canasta-another = Next
canasta-undo = Undo
canasta-back = Back
canasta-commit = Lay down
canasta-commit-less = Lay down ({ $sum } of { $minimum })
canasta-commit-enough = Lay down ({ $sum } of { $minimum } ✓)
canasta-commit-take = Take the pile
canasta-commit-take-less = Take the pile ({ $sum } of { $minimum })
canasta-commit-take-enough = Take the pile ({ $sum } of { $minimum } ✓)

# Why something cannot be done.

illegal-canasta-already-drawn = You have drawn already: lay or discard.
illegal-canasta-answer-first = Answer yes or no first.
illegal-canasta-black-three-on-top = A black three blocks the pile.
illegal-canasta-black-threes = Black threes go down only to go out: three or more, no wild card.
illegal-canasta-black-threes-last = Lay black threes only to go out.
illegal-canasta-closed = That canasta is finished.
illegal-canasta-discard-first = End your turn with a discard.
illegal-canasta-do-not-match = These two melds do not join.
illegal-canasta-does-not-fit = These cards do not fit that meld.
illegal-canasta-draw-first = First draw or take the pile.
illegal-canasta-empty-stock = The stock is empty.
illegal-canasta-frozen = The pile is frozen: only a natural pair takes it.
illegal-canasta-group-full = No more cards fit that meld.
illegal-canasta-incomplete = This move is incomplete, or too long.
illegal-canasta-keep-a-card = Keep a card: going out needs { $needed ->
    [one] a canasta
   *[other] { $needed } canastas
}.
illegal-canasta-may-not-ask = You cannot ask your partner now.
illegal-canasta-minimum = The first melds must count { $minimum }; these count { $value }.
illegal-canasta-mixed-wilds = One card like the top one needs { $count ->
    [one] 1 wild card
   *[other] 1 to { $count } wild cards
}.
illegal-canasta-must-go-out = You must go out in this turn.
illegal-canasta-must-take = The top card fits your meld: take the pile.
illegal-canasta-new-group = The pair must make a new meld.
illegal-canasta-no-add = The top card alone does not take the pile.
illegal-canasta-no-discard = After the last red three you do not discard.
illegal-canasta-no-merging = These melds cannot be joined.
illegal-canasta-no-pile = There is no pile to take.
illegal-canasta-no-sequence = The top card cannot begin a sequence.
illegal-canasta-no-sequences = Sequences are laid only in Samba.
illegal-canasta-no-such-meld = Your side has no such meld.
illegal-canasta-no-way-out = You cannot go out now.
illegal-canasta-no-wilds = No wild cards on a finished canasta.
illegal-canasta-not-in-hand = These cards are not in your hand.
illegal-canasta-not-opened = Your side has not opened yet.
illegal-canasta-nothing-laid = Choose at least one card.
illegal-canasta-one-card = One card does not take a pile of one.
illegal-canasta-one-group = One meld takes the pile; others go beside it.
illegal-canasta-open-first = To take with a wild card, other melds must count { $minimum }; they count { $value }.
illegal-canasta-other-rank = You need cards like the top one.
illegal-canasta-out-of-order = A sequence: natural cards of a suit in order, 4 to ace.
illegal-canasta-pair-needed = You need a natural pair of its top card.
illegal-canasta-partner-said-no = You may not go out in this turn.
illegal-canasta-plan-changed = Your plan has changed. Look again.
illegal-canasta-pure-pair = Your first take needs natural cards only.
illegal-canasta-red-three = A red three is not laid or discarded.
illegal-canasta-red-three-on-top = A red three blocks the pile.
illegal-canasta-sequence-full = A sequence has at most seven cards.
illegal-canasta-stock-left = Only an empty stock lets you end the deal.
illegal-canasta-too-few-cards = A meld has at least three cards.
illegal-canasta-too-few-naturals = A meld needs at least { $count ->
    [one] 1 natural card
   *[other] { $count } natural cards
}.
illegal-canasta-too-many-wilds = At most { $count ->
    [one] 1 wild card
   *[other] { $count } wild cards
} in that meld.
illegal-canasta-top-alone = Onto a sequence goes only the top card.
illegal-canasta-which-meld = Several melds fit. Say which.
illegal-canasta-wild-on-top = A wild card blocks the pile.
illegal-canasta-wilds-alone = Wild cards need natural ones with them.
