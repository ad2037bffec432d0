# All Fours für alle, die noch nie davon gehört haben.

# Genau zwei Sätze.
af-in-short = { $trump ->
    [beg] Eine aufgedeckte Karte bestimmt Trumpf, der alle Farben schlägt, und wer nach dem Geber sitzt, darf um anderen betteln.
    [stay] Eine aufgedeckte Karte bestimmt Trumpf, der alle Farben schlägt, und wer nach dem Geber sitzt, darf um einen Punkt betteln.
    [turnup] Eine aufgedeckte Karte bestimmt Trumpf, der alle Farben schlägt.
    [auction] Alle dürfen einmal bieten, und wer am meisten bietet, bestimmt mit der ersten Karte Trumpf.
   *[pitch] Die erste gespielte Karte bestimmt Trumpf, der alle Farben schlägt.
} { $pegged ->
    [alone] Die Trümpfe in den Stichen bringen Punkte, vor allem die Zehn und die Fünf,
    [four] Die Trümpfe in den Stichen bringen Punkte, dazu High, Low, Jack und Game,
   *[none] Punkte bringen der höchste und der niedrigste Trumpf, der Trumpfbube und die besten Stiche,
} und { $target ->
    [one] wer zuerst 1 Punkt hat, gewinnt.
   *[other] wer zuerst { $target } Punkte hat, gewinnt.
}

# Die Lektion: Schritte mit einem Stich und den vier Punkten als Beispielen.
af-lesson-trump = { $trump ->
    [beg] **Trumpf.** Eine Karte wird aufgedeckt, ihre Farbe ist Trumpf. Vorhand, der Platz nach dem Geber, darf um eine andere betteln. Der Geber schenkt einen Punkt oder deckt neu auf.
    [stay] **Trumpf.** Eine Karte wird aufgedeckt, ihre Farbe ist Trumpf. Vorhand, der Platz nach dem Geber, darf betteln. Der Geber schenkt einen Punkt oder gibt allen drei Karten dazu.
    [turnup] **Trumpf.** Eine Karte wird aufgedeckt, und ihre Farbe ist Trumpf.
    [auction] **Trumpf.** Alle dürfen einmal bieten, wie viele Punkte sie machen. Wer am höchsten bietet, spielt aus, und die Farbe dieser ersten Karte ist Trumpf.
   *[pitch] **Trumpf.** Nichts wird aufgedeckt. Trumpf ist die Farbe der ersten ausgespielten Karte.
}

# $high, $low, $jack und $ten sind Karten; $hang ist, was ein Bube einer anderen Seite bringt.
af-lesson-ends = { $holder ->
    [captor] **High und Low.** Der höchste Trumpf im Spiel bringt einen Punkt: hier { $high }. Der niedrigste auch, der Seite, die ihn gewinnt: hier { $low }.
    [dealer] **High und Low.** Der höchste Trumpf im Spiel bringt einen Punkt: hier { $high }. Der niedrigste auch, der Seite, die gibt: hier { $low }.
   *[holder] **High und Low.** Der höchste Trumpf im Spiel bringt einen Punkt: hier { $high }. Der niedrigste auch, der Seite, die ihn bekommen hat: hier { $low }.
}
af-lesson-taken = { $hang ->
    [1] **Jack und Game.** Wer { $jack } gewinnt, den Trumpfbuben, macht einen Punkt.
   *[other] **Jack und Game.** Wer { $jack } gewinnt, den Trumpfbuben, macht einen Punkt, von einer anderen Seite { $hang }.
} { $counts ->
    [all] Die meisten Augen bringen noch einen: { $ten } { $pips }, Ass 4, König 3, Dame 2, Bube 1.
    [tens_of_trumps] Die meisten Augen bringen noch einen: { $ten } { $pips }, andere Zehnen nichts, Ass 4, König 3, Dame 2, Bube 1.
   *[other] Die meisten Augen bringen noch einen: { $ten } zählt { $pips }, manche Farben zählen nichts.
}
af-lesson-pegs = **Die Trümpfe.** Machst du einen Stich, zählen seine Trümpfe sofort: { $ten } 10, Fünf 5, Ass 4, König 3, Dame 2, Bube 1. { $pegged ->
    [alone] Sonst zählt nichts.
   *[four] High, Low, Jack und Game zählen auch.
}
af-lesson-end = **Das Ende.** Es gewinnt, wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
