# One player's hand of Canasta, and the builder of melds.

canasta-hand = Your { $count ->
    [one] card
   *[other] { $count } cards
}: { $cards }
canasta-drawn = You drew { $cards }.
canasta-resting = You rest in this deal.
canasta-task-begin = **Your turn.** { $may ->
    [stop] The stock is empty: take the pile, or end the deal.
    [fits] The stock is empty and the top card fits a meld of yours, so you must take the pile.
    [promised] Take the pile and go out with it.
    [draw] Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[both] Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, or take the pile.
}
canasta-waiting = It is the turn of **{ $name }**.
canasta-task-end = **Your turn.** The stock is empty, and you cannot take the pile: end the deal.
canasta-no-take = You cannot take the pile with your cards now.
canasta-task-meld = **Your turn.** Lay what you like, then discard a card.
canasta-task-last = **Your turn.** The last card was a red three: you may lay, but not discard.
canasta-task-asked = **{ $name } asks you: "May I go out?"** Your answer binds.
canasta-answer-yes = Your partner said yes: you must go out in this turn.
canasta-answer-no = Your partner said no: you may not go out in this turn.

canasta-do-draw = Draw
canasta-do-stop = End the deal
canasta-do-out = Go out
canasta-do-ask = Ask my partner
canasta-do-yes = Yes, go out
canasta-do-no = No

canasta-open-take = Plan a take
canasta-open-add = Plan: top card to my meld
canasta-open-group = Plan melds
canasta-open-run = Plan a sequence
canasta-now-take = Take the pile now
canasta-now-lay = Lay at once
canasta-discard = Discard and end the turn
canasta-discard-more = Discard another card and end the turn
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
canasta-pick-top = Which meld takes the top card
canasta-pick-onto = New meld, or added to one
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
canasta-plan-none-group = Choose the cards that you want to lay.
canasta-plan-none-run = Choose a suit, then the lowest and the highest card.
canasta-another = Another meld
canasta-undo = Undo
canasta-back = My cards
canasta-commit = Lay down
canasta-commit-less = Lay down ({ $sum } of { $minimum })
canasta-commit-enough = Lay down ({ $sum } of { $minimum } ✓)
canasta-commit-take = Take the pile
canasta-commit-take-less = Take the pile ({ $sum } of { $minimum })
canasta-commit-take-enough = Take the pile ({ $sum } of { $minimum } ✓)

# Why something cannot be done.

illegal-canasta-already-drawn = You have drawn or taken already. Lay, or discard.
illegal-canasta-answer-first = Answer yes or no first.
illegal-canasta-black-three-on-top = A black three is on top: the pile cannot be taken in this turn.
illegal-canasta-black-threes = You may lay black threes only when you go out: three or more, without wild cards.
illegal-canasta-black-threes-last = Black threes may be laid only when you go out.
illegal-canasta-closed = That canasta is finished: nothing more goes there.
illegal-canasta-discard-first = End your turn with a discard.
illegal-canasta-do-not-match = These two melds do not make one.
illegal-canasta-does-not-fit = These cards do not fit that meld.
illegal-canasta-draw-first = Draw a card or take the pile first.
illegal-canasta-empty-stock = The stock is empty.
illegal-canasta-frozen = The pile is frozen: you need two natural cards like its top one.
illegal-canasta-group-full = No more cards fit that meld.
illegal-canasta-incomplete = This move is not complete, or it has too many parts.
illegal-canasta-keep-a-card = You must keep a card: your side needs { $needed ->
    [one] a canasta
   *[other] { $needed } canastas
} to go out.
illegal-canasta-may-not-ask = You cannot ask your partner now.
illegal-canasta-minimum = The first melds of your side must count { $minimum }. These count { $value }.
illegal-canasta-mixed-wilds = With one card like the top one you need { $count ->
    [one] exactly 1 wild card
   *[other] 1 to { $count } wild cards
}.
illegal-canasta-must-go-out = Your partner said yes, so you must go out in this turn.
illegal-canasta-must-take = The top card fits a meld of yours, so you must take the pile.
illegal-canasta-new-group = A pair that takes the pile must make a new meld.
illegal-canasta-no-add = You cannot take the pile with its top card alone.
illegal-canasta-no-discard = After the last red three you do not discard.
illegal-canasta-no-merging = These melds cannot be joined.
illegal-canasta-no-pile = There is no pile to take.
illegal-canasta-no-sequence = You cannot begin a sequence with the top card of the pile.
illegal-canasta-no-sequences = Sequences are laid only in Samba.
illegal-canasta-no-such-meld = Your side has no such meld.
illegal-canasta-no-way-out = You cannot go out with this hand now.
illegal-canasta-no-wilds = You may not add wild cards to a finished canasta.
illegal-canasta-not-in-hand = These cards are not in your hand.
illegal-canasta-not-opened = Your side has not opened yet.
illegal-canasta-nothing-laid = Choose at least one card.
illegal-canasta-one-card = With one card in hand you may not take a pile of one card.
illegal-canasta-one-group = Take the pile with one meld, and lay the others beside it.
illegal-canasta-open-first = To take the pile with a wild card, your other melds must count { $minimum }. They count { $value }.
illegal-canasta-other-rank = You need cards like the top one of the pile.
illegal-canasta-out-of-order = A sequence is natural cards of one suit in order, from the 4 up to the ace.
illegal-canasta-pair-needed = You need two natural cards like the top one of the pile.
illegal-canasta-partner-said-no = Your partner said no, so you may not go out in this turn.
illegal-canasta-plan-changed = Your plan had changed. Look at it once more.
illegal-canasta-pure-pair = Your first take needs natural cards only.
illegal-canasta-red-three = You cannot lay or discard a red three.
illegal-canasta-red-three-on-top = A red three is on top: the pile cannot be taken.
illegal-canasta-sequence-full = A sequence has at most seven cards.
illegal-canasta-stock-left = You can end the deal only when the stock is empty.
illegal-canasta-too-few-cards = A meld has at least three cards.
illegal-canasta-too-few-naturals = A meld needs at least { $count } natural cards.
illegal-canasta-too-many-wilds = At most { $count ->
    [one] 1 wild card
   *[other] { $count } wild cards
} may lie in that meld.
illegal-canasta-top-alone = Onto a sequence you may put only the top card, and no other with it.
illegal-canasta-which-meld = They fit several of your melds. Say which.
illegal-canasta-wild-on-top = A wild card is on top: the pile cannot be taken in this turn.
illegal-canasta-wilds-alone = Wild cards need natural cards of one rank with them.
