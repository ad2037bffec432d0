# What the computer would do in Canasta and Samba, and why. The message `hint` puts a reason after
# a colon, or, in a language that would rather have it so, as a sentence of its own.

hint-canasta-do-draw = Draw
hint-canasta-do-take = Take the pile, “{ $move }”
hint-canasta-do-lay = Lay { $move }
hint-canasta-do-merge = Put melds together ({ $move })
hint-canasta-do-discard = Discard { $move }
hint-canasta-do-out = Go out
hint-canasta-do-ask = Ask your partner whether to go out
hint-canasta-do-yes = Say yes
hint-canasta-do-no = Say no
hint-canasta-do-stop = End the deal

hint-canasta-yes = the other side still holds { $count ->
    [one] 1 card, which counts
   *[other] { $count } cards, which count
} against it.
hint-canasta-no = you still hold { $count ->
    [one] 1 card, which would count
   *[other] { $count } cards, which would count
} against your side.
hint-canasta-draw-no-way = you cannot take the pile now.
hint-canasta-draw-small = the pile holds only { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and may be worth more later.
hint-canasta-take-opens = it opens for your side, and brings the pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-take-pile = it brings you the pile of { $count } cards.
hint-canasta-lay-out = these are your last cards, so you go out, while the others still hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hint-canasta-lay-opens = it opens for your side: { $least } are needed, and this counts { $count }.
hint-canasta-makes-samba = it makes a samba.
hint-canasta-makes-natural = it makes a natural canasta.
hint-canasta-makes-mixed = it makes a mixed canasta.
hint-canasta-lay-beyond = on a finished canasta it counts for you, and in your hand it would count against you.
hint-canasta-lay-grows = the meld then has { $count } of the 7 cards of a canasta.
hint-canasta-lay-merges = together the melds are nearer to a canasta.
hint-canasta-discard-out = it is your last card, so you go out.
hint-canasta-discard-stops = the next player cannot take a pile with a black three on top.
hint-canasta-discard-freezes = it freezes the pile, so that only a natural pair takes it.
hint-canasta-discard-dead = { $count ->
    [0] all others of this rank have been seen
   *[other] all others of this rank but one have been seen
}, so nobody holds a pair of them.
hint-canasta-discard-like = { $name } has just discarded this rank too, so { $name } hardly needs it.
hint-canasta-discard-single = you have only one of this rank, and keep your pairs.
hint-canasta-discard-low = it counts only { $count } points, and no other natural card of yours counts less.
hint-canasta-out = the others still hold { $count ->
    [one] 1 card, which counts
   *[other] { $count } cards, which count
} against them.
hint-canasta-ask = your partner may have something left to lay first.
hint-canasta-stop = the stock is empty.
