# What challenges and tournaments share.

# Above their messages, above the panel of a deal, and on its result. $deal counts in the order in which its player has
# them.
field-title = { $kind ->
    [challenge] ### Challenge · { $game }
   *[tournament] ### Tournament · { $game }
}
field-title-deal = { $kind ->
    [challenge] ### Challenge · { $game } · deal { $deal } of { $deals }
   *[tournament] ### Tournament · { $game } · deal { $deal } of { $deals }
}
field-panel = -# One try, no clock, until { $moment }.
button-field-play = Play my next deal
button-field-play-deal = Play deal { $deal } of { $deals }
field-leave = { $kind ->
    [day] Your { $game } waits until midnight UTC ({ $moment }): **/daily** goes on with it.
    [challenge] Your deal of { $game } waits until { $moment }: *Play my next deal*, below the challenge, goes on with it.
   *[tournament] Your deal of { $game } waits until { $moment }: *Play my next deal*, below the tournament, goes on with it.
}

# The end. $own and $instead are as a hint says them: Play Q♠.
field-costly = { $kind ->
    [challenge] **{ $when }.** { $name }: { $own }. { $other }: { $instead }. That cost { $name } { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
   *[tournament] Costliest choice: **{ $name }**. { $when }: { $own }. Most others: { $instead }. That cost { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
}
field-told = { $kind ->
    [challenge] The challenge is over: [to the result]({ $link })
   *[tournament] The tournament is over: [to the result]({ $link })
}
field-none = { $void ->
    [yes] A moderator made this tournament void. Nobody has a place.
   *[no] Nobody played, so nobody wins.
}
field-updated = -# The computers were updated, so it ended with what was played.

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = { $over ->
    [no] All get the same cards. They follow from the commitments below and from the message with *Check*: nobody could choose them, and a changed card would no longer match. Whoever runs me could look at them. At the end *Check* of each deal shows how every card comes about.
   *[yes] It is over: *Check* of each deal, or **/verify**, shows the secrets and how every card comes about. These commitments must be the same there.
}
field-commitment = -# Deal { $deal }: `{ $commitment }`

# Refusals.
field-over = This is over already.
field-full = { $by ->
    [server] This server has { $count } tournaments open already. Try again when one is over.
    [you] You have { $count } challenges open already. End one first.
   *[other] { $other } has { $count } challenges open already. Try again when one is over.
}
field-deleted = { $kind ->
    [day] You had your one try before you deleted your data. The next deal comes at midnight UTC.
   *[other] You took part before you deleted your data, so you cannot take part again.
}
field-time-over = It ended before you finished, so this deal counts as not played.
field-withheld = { $kind ->
    [day] Others can still play this deal. Its record comes at midnight UTC.
   *[other] Others can still play this deal. Its record comes at the end.
}
