# Was über eine Runde Canasta in einem Satz gesagt wird; Zahlen sind nie unter 0.

canasta-highlight-many = { $count } Canastas in einer Runde für { $names }!
canasta-highlight-threes-all = Alle roten Dreien bei { $names }: +{ $points }!
canasta-highlight-threes-all-against = Alle roten Dreien bei { $names }, und sie kosten { $points } Punkte!
canasta-highlight-threes-against = { $count ->
    [one] Eine rote Drei kostet { $names } { $points } Punkte.
   *[other] { $count } rote Dreien kosten { $names } { $points } Punkte.
}
canasta-highlight-sambas = { $count } Sambas für { $names }!
canasta-highlight-samba = { $suit ->
    [C] Ein Samba in Kreuz für { $name }!
    [D] Ein Samba in Karo für { $name }!
    [H] Ein Samba in Herz für { $name }!
   *[S] Ein Samba in Pik für { $name }!
}
canasta-highlight-first-natural = Das erste echte Canasta der Partie für { $name }!
canasta-highlight-all-natural = { $count } Canastas für { $names }, alle echt!
canasta-highlight-long-meld = Eine Meldung aus { $count } Karten für { $names }!
canasta-highlight-samba-short = { $names } fehlte eine Karte zum Samba.
canasta-highlight-sequence-left = Eine Sequenz mit { $count } Karten blieb für { $names } unfertig.
canasta-highlight-canasta-short = { $names } fehlte eine Karte zum Canasta.
canasta-highlight-no-canasta = { $name } hat ausgemacht, und bei { $names } liegt kein Canasta.
canasta-highlight-quick = { $count ->
    [one] { $name } hat gleich im ersten Zug ausgemacht!
   *[other] { $name } hat nach { $count } Zügen ausgemacht!
}
canasta-highlight-black-threes = { $name } hat mit schwarzen Dreien ausgemacht!
canasta-highlight-last-canasta = { $name } hat mit dem letzten Canasta gleich ausgemacht!
canasta-highlight-dear-hand = { $name } blieb auf { $count } Karten sitzen: −{ $points }!
canasta-highlight-full-hands = { $name } hat ausgemacht, und die anderen hielten noch { $count } Karten!
canasta-highlight-wilds = { $name } hielt noch { $count } wilde Karten!
canasta-highlight-never-opened = Keine einzige Meldung für { $names }.
canasta-highlight-frozen-pile = { $name } hat den eingefrorenen Stapel genommen, { $count } Karten!
canasta-highlight-large-pile = { $loser } legte ab, und { $name } bekam den ganzen Stapel: { $count } Karten!
canasta-highlight-often = { $name } hat den Stapel { $count }-mal genommen!
canasta-highlight-untouched = In dieser Runde hat niemand den Stapel genommen.
canasta-highlight-exact = { $name } hat mit genau { $points } eröffnet!
canasta-highlight-opened = { $name } hat mit { $points } Punkten eröffnet!
canasta-highlight-together = { $name } hat eröffnet, und { $other } gleich danach.
canasta-highlight-behind = Mit { $gap } Rückstand noch in Führung: { $names }!
canasta-highlight-record = +{ $points } für { $names }, die beste Runde bisher!
