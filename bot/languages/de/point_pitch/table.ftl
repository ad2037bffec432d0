# Tisch und Hand bei Pitch, Cinch und Pedro: Gebote, Trumpf, neue Karten und die Abrechnung.

point_pitch-dealer = { $name } gibt.
point_pitch-bidder = { $kind ->
    [moon] { $name } sagt den Durchmarsch an.
    [free] { $name } bestimmt Trumpf ohne Gebot.
   *[bid] { $name } bietet { $bid }.
}
point_pitch-trumps-also = Trumpf: { $suit } { $sign } und { $cards }.
point_pitch-drew = Neue Karten: { $cards }.
point_pitch-laid = Abgelegt, nicht mehr im Spiel: { $cards }
point_pitch-out = { $count ->
    [one] { $names } hat keinen Trumpf mehr.
   *[other] { $names } haben keinen Trumpf mehr.
}
point_pitch-game-so-far = Game
point_pitch-thrown-in = { $why ->
    [passed] Niemand hat geboten, und die Karten wurden zusammengeworfen.
    [misdeal] Ein Blatt ohne Bild und Punktkarte wurde zusammengeworfen.
   *[points] Eine Punktkarte hätte weggemusst, und die Karten wurden zusammengeworfen.
}

point_pitch-turn-misdeal = Ob neu gegeben wird: { $names }.
point_pitch-turn-name = { $names } bestimmt Trumpf.
point_pitch-turn-discard = Noch abzulegen: { $names }.
point_pitch-turn-rob = { $names } wählt aus dem Talon.

point_pitch-partner = Du spielst mit { $names }.
point_pitch-laid-own = { $why ->
    [own] Abgelegt hast du { $cards }
    [late] Du warst zu langsam; ein Computer hat für dich abgelegt: { $cards }
   *[away] Du warst weg; ein Computer hat für dich abgelegt: { $cards }
}
point_pitch-also = Auch Trumpf: { $cards }

point_pitch-task-misdeal = **Du hast kein Bild und keine Punktkarte.** Soll neu gegeben werden?
point_pitch-task-bid = **Dein Gebot.** Wie viele Punkte { $together ->
    [yes] macht deine Seite
   *[no] machst du
}, wenn du Trumpf bestimmst?
point_pitch-task-bid-last = { $passed ->
    [stick] **Alle haben gepasst.** Passt du auch, musst du { $least } bieten.
    [free] **Alle haben gepasst.** Passt du auch, bestimmst du Trumpf ohne Gebot.
   *[other] **Alle haben gepasst.** Passt du auch, wird neu gegeben.
}
point_pitch-task-name = **Bestimme Trumpf.**
point_pitch-task-replace = **Leg { $least } bis { $most } Karten ab.** Danach hast du wieder sechs.
point_pitch-task-discard = **Leg { $count } { $count ->
    [one] Karte
   *[other] Karten
} ab.** Trümpfe sehen alle; die mit Punkten gehen zuletzt.
point_pitch-task-rob = **Behalte sechs dieser Karten.**
point_pitch-task-pitch = **Du bist dran.** Spiel aus: Die Farbe der Karte wird Trumpf.
point_pitch-task-lead-trump = **Du bist dran.** Spiel einen Trumpf aus.
point_pitch-task-follow-or-trump = **Du bist dran.** Bediene { $suit } { $sign } oder stich.

point_pitch-choice-bid = { $what ->
    [pass] Passen
    [moon] Durchmarsch
   *[other] { $what }
}
point_pitch-choice-name = { $sign } { $suit }
point_pitch-choice-keep = Sechs Karten behalten
point_pitch-choice-misdeal = Neu geben
point_pitch-choice-stand = So spielen
point_pitch-higher = Höher bieten
point_pitch-button-discard = Ablegen ({ $ticked }/{ $count })
point_pitch-button-rob = Behalten ({ $ticked }/{ $count })

point_pitch-made = Erfüllt, mit { $points }.
point_pitch-set = Verfehlt: nur { $points }.
point_pitch-brief = { $name ->
    [high] High { $card }
    [low] Low { $card }
    [game] Game { $pips }
   *[other] { $card }
}

point_pitch-highlight-moon = { $made ->
    [yes] Durchmarsch von { $name }!
   *[no] { $name } hat den Durchmarsch verfehlt!
}
point_pitch-highlight-bid-all = { $name } bietet alle { $bid } Punkte und macht sie!
point_pitch-highlight-out = { $names }: mit dem Gebot zuerst am Ziel, knapp vor { $others }!
point_pitch-highlight-shutout = Sieg für { $names }, und sonst hat niemand einen Punkt!
point_pitch-highlight-caught = { $name } fängt { $card } von { $loser } mit { $by }!
point_pitch-highlight-all = Alle { $count } Punkte gehen an { $names }!
point_pitch-highlight-near = { $count ->
    [one] Noch ein Punkt bis zum Ziel für { $names }!
   *[other] Noch { $count } Punkte bis zum Ziel für { $names }!
}

# Warum etwas nicht geht.

illegal-point_pitch-bid-higher = Biete mindestens { $least } oder passe.
illegal-point_pitch-moon-below-zero = Unter null sagt niemand einen Durchmarsch an.
illegal-point_pitch-lead-trump = Zuerst wird Trumpf ausgespielt: Du hast noch welchen.
illegal-point_pitch-follow-trump = Trumpf ist ausgespielt: Du musst einen zugeben.
illegal-point_pitch-follow-or-trump = Bediene { $suit } { $sign } oder stich.
illegal-point_pitch-follow-suit = Bediene { $suit } { $sign }.
illegal-point_pitch-not-in-hand = Diese Karte hast du nicht.
illegal-point_pitch-plain-first = Zuerst gehen Karten, die kein Trumpf sind, dann Trümpfe ohne Punkte.
illegal-point_pitch-wrong-count = { $least ->
    [one] Wähle 1 Karte.
   *[other] Wähle { $least } bis { $most } Karten.
}
illegal-point_pitch-claim-unmade = Noch ist nichts Trumpf.

# Was der Computer täte.

hint-point_pitch-do-bid = Biete { $points }
hint-point_pitch-do-moon = Sag den Durchmarsch an
hint-point_pitch-do-name = Bestimme { $suit } { $sign }
hint-point_pitch-do-keep = Behalte { $cards }

daily-squares-point_pitch = -# Stiche: 🟩 deiner, mit Punkten · 🟨 deiner · ⬜ andere
