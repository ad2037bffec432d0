# What is told of a deal of Canasta in one sentence; numbers are never below 0.

canasta-highlight-many = { $names } made { $count } canastas in one deal!
canasta-highlight-threes-all = { $names } had all the red threes: +{ $points }!
canasta-highlight-threes-all-against = { $names } had all the red threes, and they cost { $points }!
canasta-highlight-threes-against = { $count ->
    [one] A red three cost { $names } { $points } points.
   *[other] { $count } red threes cost { $names } { $points } points.
}
canasta-highlight-sambas = { $names } made { $count } sambas!
canasta-highlight-samba = { $suit ->
    [C] { $name } made a samba in clubs!
    [D] { $name } made a samba in diamonds!
    [H] { $name } made a samba in hearts!
   *[S] { $name } made a samba in spades!
}
canasta-highlight-first-natural = { $name } made the first natural canasta of the game!
canasta-highlight-all-natural = All { $count } canastas of { $names } were natural!
canasta-highlight-long-meld = { $names } built a meld of { $count } cards!
canasta-highlight-samba-short = { $names } lacked one card for a samba.
canasta-highlight-sequence-left = { $names } left a sequence of { $count } cards unfinished.
canasta-highlight-canasta-short = { $names } lacked one card for a canasta.
canasta-highlight-no-canasta = { $name } went out, and { $names } had no canasta.
canasta-highlight-quick = { $count ->
    [one] { $name } went out in the very first turn!
   *[other] { $name } went out in { $count } turns!
}
canasta-highlight-black-threes = { $name } went out with black threes!
canasta-highlight-last-canasta = { $name } made the last canasta and went out at once!
canasta-highlight-dear-hand = { $name } was caught with { $count } cards: −{ $points }!
canasta-highlight-full-hands = { $name } went out while the others held { $count } cards!
canasta-highlight-wilds = { $name } was left with { $count } wild cards!
canasta-highlight-never-opened = { $names } never opened.
canasta-highlight-frozen-pile = { $name } took a frozen pile of { $count } cards!
canasta-highlight-large-pile = { $loser }'s discard gave { $name } a pile of { $count } cards!
canasta-highlight-often = { $name } took the pile { $count } times!
canasta-highlight-untouched = Nobody took the pile in this deal.
canasta-highlight-exact = { $name } opened with exactly { $points }!
canasta-highlight-opened = { $name } opened with { $points } points!
canasta-highlight-together = { $name } opened, and { $other } right after.
canasta-highlight-behind = { $names } came from { $gap } behind to take the lead!
canasta-highlight-record = +{ $points } for { $names }, the best deal so far!
