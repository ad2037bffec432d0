# Der öffentliche Tisch einer Partie Hearts.

turn-deal = Die Karten werden gegeben.
turn-play = Dran: { $names }.
turn-pass = Weitergeben müssen noch: { $names }.
turn-vector = { $names } gibt und sagt an, was weitergegeben wird.
turn-discard = { $names } legt ebenso viele Karten weg.
turn-moon = { $names } hat den Durchmarsch geschafft und wählt, was er mit den Punkten macht.
turn-deadline = Ein Computer übernimmt { $moment }.
turn-no-clock = Keine Uhr: Alle anderen sind weg.
pass-done = Schon weitergegeben: { $names }.

table-past-title = ### { $variant } · Runde { $number } ist zu Ende
table-ended-title = ### { $variant } · Runde { $number }, die letzte
table-winners = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie gemeinsam.
}

button-hand = Meine Karten
button-leave = Raus

# Was neben dem Stich auf dem Tisch liegt.

pending-tricks-worth = Niemand hat { $cards } genommen, { $worth }. Es bekommt sie, wer den nächsten Stich macht.
kitty-lies-none = { $count ->
    [one] 1 Karte bleibt übrig.
   *[other] { $count } Karten bleiben übrig.
}
kitty-lies-first_trick = { $count ->
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
} übrig. Es bekommt sie, wer den ersten Stich macht.
kitty-lies-last_trick = { $count ->
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
} übrig. Es bekommt sie, wer den letzten Stich macht.
kitty-lies-first_penalty_trick = { $count ->
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
} übrig. Es bekommt sie, wer den ersten Stich macht, in dem Punkte liegen.
kitty-lies-hand = { $count ->
    [one] Wer den ersten Stich macht, nimmt die übrige Karte auf und legt eine weg.
   *[other] Wer den ersten Stich macht, nimmt die { $count } übrigen Karten auf und legt ebenso viele weg.
}
kitty-taken = { $name } hat { $count ->
    [one] die Restkarte
   *[other] die { $count } Restkarten
} genommen.
kitty-taken-seen = { $name } hat { $count ->
    [one] die Restkarte
   *[other] die { $count } Restkarten
} genommen: { $cards }.
