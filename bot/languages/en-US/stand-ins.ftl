# What a computer did in the place of a person: on the table, then in that person's own hand.

stood-in-played = { $why ->
    [late] { $name } was too slow; a computer played { $card }.
    [left] { $name } has left; a computer played { $card }.
    [back] { $name } was away; a computer played { $card }.
   *[away] { $name } is away; a computer played { $card }.
}
stood-in-passed = { $why ->
    [late] { $name } was too slow; a computer passed cards.
    [left] { $name } has left; a computer passed cards.
    [back] { $name } was away; a computer passed cards.
   *[away] { $name } is away; a computer passed cards.
}
stood-in-aside = { $why ->
    [late] { $name } was too slow; a computer put cards aside.
    [left] { $name } has left; a computer put cards aside.
    [back] { $name } was away; a computer put cards aside.
   *[away] { $name } is away; a computer put cards aside.
}
stood-in-chose = { $why ->
    [late] { $name } was too slow; a computer chose “{ $choice }”.
    [left] { $name } has left; a computer chose “{ $choice }”.
    [back] { $name } was away; a computer chose “{ $choice }”.
   *[away] { $name } is away; a computer chose “{ $choice }”.
}
stood-in-drew = { $why ->
    [late] { $name } was too slow; a computer drew.
    [left] { $name } has left; a computer drew.
    [back] { $name } was away; a computer drew.
   *[away] { $name } is away; a computer drew.
}
stood-in-took = { $why ->
    [late] { $name } was too slow; a computer took the pile.
    [left] { $name } has left; a computer took the pile.
    [back] { $name } was away; a computer took the pile.
   *[away] { $name } is away; a computer took the pile.
}
stood-in-laid = { $why ->
    [late] { $name } was too slow; a computer laid { $cards }.
    [left] { $name } has left; a computer laid { $cards }.
    [back] { $name } was away; a computer laid { $cards }.
   *[away] { $name } is away; a computer laid { $cards }.
}
stood-in-discarded = { $why ->
    [late] { $name } was too slow; a computer discarded { $card }.
    [left] { $name } has left; a computer discarded { $card }.
    [back] { $name } was away; a computer discarded { $card }.
   *[away] { $name } is away; a computer discarded { $card }.
}

stood-in-you-played = { $why ->
    [late] You were too slow; a computer played { $card } for you.
   *[away] You were away; a computer played { $card } for you.
}
stood-in-you-chose = { $why ->
    [late] You were too slow; a computer chose “{ $choice }” for you.
   *[away] You were away; a computer chose “{ $choice }” for you.
}
stood-in-you-drew = { $why ->
    [late] You were too slow; a computer drew for you.
   *[away] You were away; a computer drew for you.
}
stood-in-you-took = { $why ->
    [late] You were too slow; a computer took the pile for you.
   *[away] You were away; a computer took the pile for you.
}
stood-in-you-laid = { $why ->
    [late] You were too slow; a computer laid { $cards } for you.
   *[away] You were away; a computer laid { $cards } for you.
}
stood-in-you-discarded = { $why ->
    [late] You were too slow; a computer discarded { $card } for you.
   *[away] You were away; a computer discarded { $card } for you.
}
