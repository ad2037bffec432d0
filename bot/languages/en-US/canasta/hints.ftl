# What the computer would do in Canasta and Samba, and why. The message `hint` puts a reason after
# a colon, or, in a language that would rather have it so, as a sentence of its own.

hint-canasta-do-draw = Draw
hint-canasta-do-take = Take the pile, “{ $move }”
hint-canasta-do-lay = Lay { $move }
hint-canasta-do-merge = Join melds ({ $move })
hint-canasta-do-discard = Discard { $move }
hint-canasta-do-out = Go out
hint-canasta-do-ask = Ask your partner whether to go out
hint-canasta-do-yes = Say yes
hint-canasta-do-no = Say no
hint-canasta-do-stop = End the deal

hint-canasta-yes = the other side still holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-no = you still hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-draw-no-way = you cannot take the pile now.
hint-canasta-draw-small = the pile holds only { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and may grow.
hint-canasta-take-opens = it opens for your side and brings { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-take-pile = it brings you { $count } cards.
hint-canasta-lay-out = you go out, while the others hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-lay-opens = it opens for your side: { $count } points, where { $least } are needed.
hint-canasta-makes-samba = it makes a samba.
hint-canasta-makes-natural = it makes a natural canasta.
hint-canasta-makes-mixed = it makes a mixed canasta.
hint-canasta-lay-beyond = on the table it counts for you, in your hand against you.
hint-canasta-lay-grows = the meld then has { $count } of 7 cards.
hint-canasta-lay-merges = together the melds are nearer to a canasta.
hint-canasta-discard-out = it is your last card, so you go out.
hint-canasta-discard-stops = the next player cannot take the pile then.
hint-canasta-discard-freezes = it freezes the pile: only a natural pair takes it.
hint-canasta-discard-dead = { $count ->
    [0] all others of this rank have been seen.
   *[other] all others of this rank but one have been seen.
}
hint-canasta-discard-like = { $name } has just discarded this rank too.
hint-canasta-discard-single = it is your only one of this rank.
hint-canasta-discard-low = at { $count } it is your cheapest natural card.
hint-canasta-out = the others still hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-ask = your partner may have something left to lay.
hint-canasta-stop = the stock is empty.
