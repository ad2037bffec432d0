# Warum eine Karte nicht gespielt oder weitergegeben werden kann.

illegal-follow-suit = Hier wird { $suit } { $sign } bedient: Du hast noch welches.
illegal-hearts-not-broken = Herz ist noch nicht gebrochen. Solange du etwas anderes hast, kannst du kein Herz ausspielen.
illegal-queen-not-broken = Solange du etwas anderes hast, darfst du die Pik-Dame erst ausspielen, wenn Herz gebrochen ist.
illegal-first-trick-no-points = In den ersten Stich darf keine Karte, die Punkte kostet, solange du etwas anderes hast.
illegal-heart-first = Alle deine Karten kosten Punkte. Dann geht hier ein Herz in den ersten Stich.
illegal-must-lead-opening = Der erste Stich beginnt mit { $card }, und du hast sie.
illegal-must-lead-club = Der erste Stich beginnt mit einem Kreuz.
illegal-forced-discard = Du hast eine Karte, die bei erster Gelegenheit abgeworfen werden muss. Wirf jetzt diese ab.
illegal-not-in-hand = Diese Karte hast du nicht mehr.
illegal-wrong-count = { $count ->
    [one] Wähle genau 1 Karte.
   *[other] Wähle genau { $count } Karten.
}
illegal-card-unpassable = { $card } darf in diesem Spiel nicht weitergegeben werden.
illegal-vector-late = Die Karten sind schon gegeben. Was weitergegeben wird, steht fest.
illegal-vector-length = Sag für alle { $count } anderen, wie viele Karten sie bekommen.
illegal-vector-over-cap = Höchstens { $count ->
    [one] 1 Karte darf
   *[other] { $count } Karten dürfen
} weitergegeben werden.
illegal-vector-zero = Mindestens eine Karte muss weitergegeben werden.
illegal-unknown-verb = Das geht jetzt nicht.
illegal-game-over = Die Partie ist zu Ende.
illegal-other = Das erlauben die Regeln jetzt nicht (Regel { $rule }).
illegal-charged-waits = Eine aufgedeckte Karte wartet, bis ihre Farbe einmal ausgespielt war. Spiel eine andere der Farbe.
illegal-not-shown = Diese Karte lässt sich nicht aufdecken.
