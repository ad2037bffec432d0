# All Fours für alle, die noch nie davon gehört haben.

# Genau zwei Sätze.
af-in-short = { $trump ->
    [beg] Eine aufgedeckte Karte bestimmt Trumpf, der alle Farben schlägt, und wer nach dem Geber sitzt, darf um anderen betteln.
    [turnup] Eine aufgedeckte Karte bestimmt Trumpf, der alle Farben schlägt.
    [auction] Alle dürfen einmal bieten, und das höchste Gebot bestimmt mit der ersten Karte Trumpf.
   *[pitch] Die erste gespielte Karte bestimmt Trumpf, der alle Farben schlägt.
} Punkte bringen der höchste und der niedrigste Trumpf, der Trumpfbube und die besten Stiche, und { $target ->
    [one] wer zuerst 1 Punkt hat, gewinnt.
   *[other] wer zuerst { $target } Punkte hat, gewinnt.
}

# Die Lektion: Schritte mit einem Stich und den vier Punkten als Beispielen.
af-lesson-trump = { $trump ->
    [beg] **Trumpf.** Eine Karte wird aufgedeckt, und ihre Farbe ist Trumpf. Vorhand, der Platz nach dem Geber, darf um eine andere Farbe betteln. Der Geber schenkt dann einen Punkt, oder er teilt Karten nach und deckt eine neue auf.
    [turnup] **Trumpf.** Eine Karte wird aufgedeckt, und ihre Farbe ist Trumpf.
    [auction] **Trumpf.** Alle dürfen einmal bieten, wie viele Punkte sie machen. Wer am höchsten bietet, spielt aus, und die Farbe dieser ersten Karte ist Trumpf.
   *[pitch] **Trumpf.** Nichts wird aufgedeckt. Trumpf ist die Farbe der ersten ausgespielten Karte.
}

# $high, $low, $jack und $ten sind Karten; $hang ist, was ein Bube einer anderen Seite bringt.
af-lesson-points = **Die Punkte.** Vier Dinge bringen in einer Runde je einen Punkt:
    - *High*, der höchste Trumpf im Spiel: hier { $high }.
    - { $holder ->
        [captor] *Low*, der niedrigste Trumpf im Spiel, für die Seite, die ihn gewinnt: hier { $low }.
        [dealer] *Low*, der niedrigste Trumpf im Spiel, für die Seite, die gibt: hier { $low }.
       *[holder] *Low*, der niedrigste Trumpf im Spiel, für die Seite, die ihn beim Geben bekommen hat: hier { $low }.
    }
    - { $hang ->
        [1] *Jack*, für die Seite, die { $jack } gewinnt, den Trumpfbuben.
       *[other] *Jack*, für die Seite, die { $jack } gewinnt, den Trumpfbuben. Einer anderen Seite abgenommen, bringt er { $hang }.
    }
    - { $counts ->
        [all] *Game*, für die besten Karten in den Stichen: { $ten } zählt { $pips }, ein Ass 4, ein König 3, eine Dame 2, ein Bube 1.
       *[other] *Game*, für die besten Karten in den Stichen: { $ten } zählt { $pips }. Hier zählt nicht jede Farbe.
    }
af-lesson-end = { $trump ->
    [auction] **Das Ende.** Wer geboten hat und weniger Punkte macht, verliert so viele, wie geboten waren. Es gewinnt, wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } hat.
   *[other] **Das Ende.** Es gewinnt, wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } hat.
}
