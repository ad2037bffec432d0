# Der öffentliche Tisch einer Partie Hearts.

turn-deal = Die Karten werden gegeben.
turn-play = Dran: { $names }.
turn-pass = Weitergeben müssen noch: { $names }.
turn-vector = { $names } gibt und sagt an, was weitergegeben wird.
turn-discard = { $names } legt ebenso viele Karten weg.
turn-moon = { $names } hat den Durchmarsch geschafft und wählt, was er mit den Punkten macht.
turn-deadline = Ein Computer übernimmt { $moment }.
turn-deadline-quickened = Ihr seid schnell, daher weniger Zeit: Ein Computer übernimmt { $moment }.
turn-no-clock = Keine Uhr: Alle anderen sind weg.
pass-done = Schon weitergegeben: { $names }.

table-past-title = ### { $variant } · Runde { $number } ist zu Ende
table-ended-title = ### { $title }, die letzte
table-only-title = ### { $title }
table-winners = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie gemeinsam.
}

button-hand = Mein Blatt
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

# Aufdecken: Was vor dem Spiel aufgedeckt wird, zählt doppelt.

hearts-heading-show = ### Jetzt darf aufgedeckt werden
hearts-turn-show = Wer will, deckt jetzt auf.
hearts-task-show = **Karten aufdecken?** Alle sehen sie, und sie zählen doppelt, mit dem Ass jedes Herz.
hearts-button-show = { $ticked ->
    [0] Nichts aufdecken
    [one] 1 Karte aufdecken
   *[other] { $ticked } Karten aufdecken
}
hearts-chosen = Du deckst auf: { $cards }.
hearts-choice-show = { $cards } aufdecken
hearts-choice-show-nothing = nichts aufdecken
hearts-charged = Aufgedeckt: { $cards }
hearts-charged-none = Niemand hat aufgedeckt.
hearts-charged-points = { $card } { $name } ({ $points })
hearts-charged-hearts = { $card } { $name } (Herz ×2)
hearts-charged-times = { $card } { $name } (×{ $times })
hearts-counted-times = { $name } { $card } ({ $sum }) ×{ $times } = **{ $points }**
