# “Did the computers see my cards?”: a button of Check once a game is over, and its answer, which
# is drawn anew as the computers decide again. Only who sat at the table reads it.

button-audit = Did the computers see my cards?
audit-title = ### Did the computers see my cards?

# What was found so far: $done moves of $count, which is 0 before it is known.
audit-progress = { $count ->
    [0] I let them decide again, without your cards.
   *[other] I let them decide again, without your cards: { $done } of { $count } moves so far.
}
# The result: $same of $count moves are the same, and $left cannot be decided again.
audit-same = { $left ->
    [0] ✅ **No.** Decided again without your cards: { $same } of { $count } moves, all the same.
   *[other] ❔ **Not everything could be checked.** Decided again without your cards: { $same } of { $count } moves, all the same.
}
audit-differs = { $count ->
    [one] ❌ **Decided again without your cards, one move is another:** move { $number }, of { $name }.
   *[other] ❌ **Decided again without your cards, { $count } moves are others.** The first is move { $number }, of { $name }.
}
audit-left = -# { $count ->
    [one] 1 move
   *[other] { $count } moves
} cannot be decided again: { $reason ->
    [late] the computer ran out of time.
    [draft] a person had begun the answer.
    [unproven] the secrets were used up.
    [other-python] that takes another version of Python.
   *[other] something went wrong then.
}

audit-about = A computer's move follows from what its own seat sees and from a number that the commitment fixes, and from nothing else.
# One of the moves. $move and $again are what to do, such as "Play Q♠".
audit-shown = Deal { $deal }: **{ $name }** held { $cards }
audit-hidden = { $others ->
    [0] It did not see your { $cards }
    [one] It did not see your { $cards }, nor 1 card in another hand.
   *[other] It did not see your { $cards }, nor { $others } cards in other hands.
}
audit-decided = { $same ->
    [yes] From { $count } choices: **{ $move }**. Decided again from this view alone: ✅ the same.
   *[no] From { $count } choices: **{ $move }**. Decided again from this view alone: ❌ **{ $again }**.
}
audit-without-us = -# Check it without me: give the record to **cardroom audit**.

audit-other-players = The computers have changed since this game, so I cannot let them decide again. **cardroom audit** says which version can.
