# What is told of a deal in one sentence.

hearts-highlight-moon-again = 🌙 Schon wieder ein Durchmarsch von { $name }, der { $count }. in dieser Partie!
hearts-highlight-short = Nur eine Karte fehlte { $name } zum Durchmarsch: { $card } ging an { $other }!
hearts-highlight-short-past = Nur eine Karte fehlte { $name } zum Durchmarsch!
hearts-highlight-stopped = { $name } hat den Durchmarsch von { $other } mit { $card } verhindert!
hearts-highlight-stopped-last = Erst im letzten Stich hat { $name } den Durchmarsch von { $other } verhindert, mit { $card }!
hearts-highlight-stopped-past = { $name } hat den Durchmarsch von { $other } verhindert!
hearts-highlight-queens = Beide { $card } gingen an { $name }!
hearts-highlight-queen-last = { $card } kam erst im letzten Stich: zu { $name }!
hearts-highlight-queen-own = Selbst gespielt und selbst bekommen: { $card } bei { $name }!
hearts-highlight-charged-own = { $name } hat { $card } aufgedeckt und selbst bekommen!
hearts-highlight-charged-queen = { $name } hat { $card } aufgedeckt, und { $other } hat sie bekommen!
hearts-highlight-charged-lost = { $name } hat { $card } aufgedeckt, und { $other } hat sie geholt!
hearts-highlight-queen-leader = { $other } hat { $name }, bisher vorn, { $card } angehängt!
hearts-highlight-queen-bonus = { $card } und { $bonus }, beide für { $name }!
hearts-highlight-queen-low = Ausgerechnet mit { $caught } hat { $name } { $card } bekommen!
hearts-highlight-queen-early = Schon im { $number }. Stich fiel { $card }, an { $name }!
hearts-highlight-queen-thrown = { $other } hat { $card } auf { $caught } von { $name } abgeworfen.
hearts-highlight-dear = { $card } hat { $name } { $points } Punkte gekostet!
hearts-highlight-all = Sämtliche Punkte der Runde gingen an { $name }!
hearts-highlight-clean = Nur { $name } blieb sauber.
hearts-highlight-no-trick = Kein einziger Stich für { $name }.
hearts-highlight-late = Vor dem { $number }. Stich fiel kein Herz.
hearts-highlight-first = Punkte schon im ersten Stich, für { $name }!
hearts-highlight-bonus = { $name } hat { $card } mit { $caught } geholt.
hearts-highlight-double = { $card } hat die Punkte von { $name } auf { $points } { $times ->
    [4] vervierfacht
   *[other] verdoppelt
}.
hearts-highlight-life = { $count ->
    [0] { $name } hat das letzte Leben verloren!
   *[other] { $name } hat ein Leben verloren.
}
hearts-highlight-exact = { $name } hat genau { $target } getroffen!
hearts-highlight-reset = Genau { $target } getroffen: { $name } fällt auf { $total } zurück!
hearts-highlight-ends = { $count ->
    [one] Ein Punkt mehr für { $name } beendet die Partie!
   *[other] { $count } Punkte mehr für { $name } beenden die Partie!
}
hearts-highlight-most = { $count ->
    [one] Am meisten bekam { $name }: { $count } Punkt.
   *[other] Am meisten bekam { $name }: { $count } Punkte.
}
