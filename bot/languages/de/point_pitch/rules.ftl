# Die Regeln von Pitch, Cinch und Pedro: kurz, als Einführung, ganz, und jeder Parameter.

point_pitch-in-short = Du bietest, wie viele von { $sum } Punkten { $teams ->
    [none] du machst
   *[other] deine Seite macht
}, und { $trumps ->
    [pitched] wer am meisten bietet, bestimmt mit der ersten Karte Trumpf.
   *[named] wer am meisten bietet, bestimmt Trumpf.
} { $scoring ->
    [setback] Einige Trümpfe bringen die Punkte, und ein verfehltes Gebot ist verloren.
   *[other] Einige Trümpfe bringen die Punkte, und ein verfehltes Gebot bekommen die anderen.
}

point_pitch-lesson-bid = **Das Gebot.** Eine Runde hat { $sum } Punkte. Reihum passt man oder bietet höher. { $trumps ->
    [pitched] Wer am höchsten bietet, spielt aus, und diese Farbe ist Trumpf.
   *[named] Wer am höchsten bietet, bestimmt Trumpf und spielt aus.
}
point_pitch-lesson-trumps = **Trumpf.** Ist { $trumps } Trumpf, dann auch { $shown }. Die eigene Farbe bedient man damit nicht.
point_pitch-lesson-only = **Neue Karten.** Nur Trümpfe werden gespielt. { $draw ->
    [rob] Leg den Rest ab und zieh nach; der Geber behält sechs aus Hand und Rest.
    [all_trumps] Leg den Rest ab und zieh nach; den Talon nimmt, wer am meisten geboten hat.
    [replace] Leg ab, was du nicht willst, und zieh auf sechs nach.
   *[none] Wer am meisten geboten hat, nimmt die Restkarten, und man behält sechs.
} Ohne Trumpf bist du raus.
point_pitch-lesson-points = **Die Punkte.** { $shown } bringen Punkte. { $kept ->
    [two] Die Zwei zählt für den, der sie spielt, die anderen für den, der den Stich macht.
    [low] Der niedrigste zählt für den, der ihn spielt, die anderen für den, der den Stich macht.
   *[none] Sie zählen für den, der den Stich macht.
}{ $game ->
    [pips] {" "}Auch die meisten Augen bringen einen.
   *[other] {""}
}
point_pitch-lesson-score = **Die Abrechnung.** { $scoring ->
    [difference] Ist das Gebot erfüllt, schreibt die bessere Seite den Unterschied an. Sonst bekommen die anderen ihre Punkte und das Gebot.
    [count] Ist das Gebot erfüllt, zählen beide ihre Punkte. Sonst bekommen die anderen ihre und das Gebot.
   *[setback] Ist das Gebot erfüllt, zählen alle ihre Punkte. Sonst geht das Gebot verloren.
} Wer zuerst { $target } hat, gewinnt.

point_pitch-order = **Trümpfe** von oben: { $cards }.
point_pitch-points = { $sum } Punkte: { $points }
point_pitch-point = { $name ->
    [high] High (höchster Trumpf)
    [low] Low (niedrigster Trumpf)
    [ace] Ass
    [off_ace] Neben-Ass
    [two] Zwei
    [jack] Bube
    [off_jack] Nebenbube
    [X1] großer Joker
    [X2] kleiner Joker
    [joker] Joker
    [snoozer] Joker
    [ten] Zehn
    [game] Game (die meisten Augen)
    [three] Drei
    [off_three] Neben-Drei
    [five] Fünf
    [off_five] die andere rote oder schwarze Fünf
   *[nine] Neun
}
point_pitch-rules = **Das Geben.** Je { $cards } Karten, drei auf einmal. Reihum passt man oder bietet, wie viele Punkte man macht. { $trumps ->
    [pitched] Wer am höchsten bietet, spielt aus, und die Farbe dieser Karte ist Trumpf.{ $jokers ->
        [0] {""}
       *[other] {" "}Ein Joker als erste Karte macht Pik zu Trumpf.
    }
   *[named] Wer am höchsten bietet, bestimmt Trumpf.
} Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.{ $off ->
    [yes] {" "}Nebenkarten sind von der anderen Farbe, die ebenfalls rot oder ebenfalls schwarz ist.
   *[no] {""}
}{ $game ->
    [pips] {" "}Für Game zählen Ass 4, König 3, Dame 2, Bube 1 und Zehn 10 Augen; bei Gleichstand bekommt es niemand.
   *[other] {""}
}
point_pitch-rules-kitty = Wer am höchsten bietet, sieht die Restkarten, bevor Trumpf bestimmt wird.
point_pitch-rules-shown = { $draw ->
    [rob] Trümpfe über sechs hinaus werden offen abgelegt und sind aus dem Spiel, ebenso jeder Trumpf, den der Geber nicht behält.
   *[other] Trümpfe über sechs hinaus werden offen abgelegt, die mit Punkten zuletzt, und sind aus dem Spiel.
}
point_pitch-rules-end = **Das Ende.** Nach jeder Runde zählt zuerst die Seite mit dem höchsten Gebot. Ist sie am Ziel, so hat sie gewonnen, was auch immer die anderen haben. Sonst zählen die Punkte der anderen in der Reihenfolge oben, und wer zuerst am Ziel ist, gewinnt.{ $all_pass ->
    [free] {" "}Ohne Gebot zählt die Seite des Gebers zuletzt.
   *[other] {""}
}

point_pitch-teams = Wer zusammenspielt
point_pitch-teams-is = { $value ->
    [none] Alle spielen allein
   *[pairs] Zu viert spielt man in Paaren
}
point_pitch-teams-is-3-3 = Zu sechst spielt man drei gegen drei
point_pitch-teams-is-2-2-2 = Zu sechst spielt man in drei Paaren
point_pitch-jokers = Joker im Deck
point_pitch-jokers-is = { $value ->
    [0] Kein Joker
    [one] Ein Joker
   *[other] Zwei Joker
}
point_pitch-joker_rank = Wo die Joker stehen
point_pitch-joker_rank-is = { $value ->
    [lowest] Joker sind die niedrigsten Trümpfe
   *[under_jack] Joker stehen gleich unter den Buben
}
point_pitch-joker_order = Welcher von zwei Jokern der große ist
point_pitch-joker_order-is = { $value ->
    [first_played] Der zuerst gespielte Joker ist der große
   *[fixed] Ein Joker ist groß, der andere klein
}
point_pitch-cards = Karten, die man bekommt
point_pitch-cards-is = Je { $value } Karten
point_pitch-kitty = Restkarten nach dem Bieten
point_pitch-kitty-is = { $value ->
    [0] Keine Restkarten
   *[other] { $value } Restkarten nimmt, wer am meisten bietet, und man behält sechs
}
point_pitch-draw = Neue Karten
point_pitch-draw-is = { $value ->
    [none] Keine neuen Karten
    [replace] Man legt ab, behält mindestens drei und zieht auf sechs nach
    [rob] Die anderen legen ab und ziehen nach; der Geber behält sechs aus Hand und Rest
   *[all_trumps] Nur Trümpfe bleiben; man zieht auf sechs nach, den Rest nimmt, wer am meisten bietet
}
point_pitch-overflow = Punktkarten unter zu vielen Trümpfen
point_pitch-overflow-is = { $value ->
    [misdeal] Müsste eine Punktkarte weg, wird neu gegeben
   *[dead] Mehr als sechs Trümpfe werden abgelegt, ihre Punkte bekommt niemand
}
point_pitch-trumps = Wie Trumpf bestimmt wird
point_pitch-trumps-is = { $value ->
    [pitched] Wer am meisten bietet, bestimmt mit der ersten Karte Trumpf
   *[named] Wer am meisten bietet, nennt Trumpf
}
point_pitch-min_bid = Das kleinste Gebot
point_pitch-min_bid-is = Gebote beginnen bei { $value }
point_pitch-rounds = Wie lange geboten wird
point_pitch-rounds-is = { $value ->
    [continue] Geboten wird, bis nur noch eine Person nicht gepasst hat
   *[once] Jede Person bietet einmal
}
point_pitch-steal = Gleiches Gebot des Gebers
point_pitch-steal-is = { $value ->
    [none] Jedes Gebot muss höher sein
    [equal] Der Geber darf mit einem gleichen Gebot übernehmen
   *[equal_max] Nur das höchstmögliche Gebot darf der Geber mit einem gleichen übernehmen
}
point_pitch-all_pass = Wenn alle passen
point_pitch-all_pass-is = { $value ->
    [stick] Passen alle, so muss der Geber das kleinste Gebot nehmen
    [free] Passen alle, so bestimmt der Geber Trumpf ohne Gebot
    [redeal_same] Passen alle, so gibt derselbe Geber neu
   *[redeal_next] Passen alle, so gibt der nächste
}
point_pitch-moon = Der Durchmarsch
point_pitch-moon-is = { $value ->
    [none] Durchmarsch gibt es nicht
    [wins] Ein Durchmarsch gewinnt die Partie, ein verfehlter verliert sie
    [game_or_zero] Ein Durchmarsch gewinnt, von unter null bringt er 0; verfehlt verliert er die Partie
   *[double] Ein Durchmarsch bringt zweimal alle Punkte, ein verfehlter kostet sie
}
point_pitch-moon_needs = Was der Durchmarsch braucht
point_pitch-moon_needs-is = { $value ->
    [all_tricks] Der Durchmarsch braucht alle Stiche
   *[all_points] Der Durchmarsch braucht alle Punkte
}
point_pitch-must_lead_trump = Die erste Karte
point_pitch-must_lead_trump-is = { $value ->
    [true] Zuerst wird Trumpf ausgespielt
   *[false] Zuerst wird eine beliebige Karte ausgespielt
}
point_pitch-play = Was gespielt werden darf
point_pitch-play-is = { $value ->
    [only] Nur Trümpfe werden gespielt; ohne Trumpf bist du raus
    [follow] Stechen darf nur, wer nicht bedienen kann
   *[anytime] Bedienen oder stechen, wie man will; Trumpf wird bedient; ohne die Farbe ist jede Karte erlaubt
}
point_pitch-low_to = Wer Low oder die Zwei zählt
point_pitch-low_to-is = { $value ->
    [captor] Low oder die Zwei zählt für den, der den Stich macht
   *[holder] Low oder die Zwei zählt für den, der die Karte spielt
}
point_pitch-game = Der Punkt für Game
point_pitch-game-is = { $value ->
    [pips] Game gibt es für die meisten Augen
    [ten] Game ist die Trumpf-Zehn
   *[none] Game gibt es nicht
}
point_pitch-joker_pips = Augen eines Jokers
point_pitch-joker_pips-is = { $value ->
    [half] Ein Joker zählt für Game ein halbes Auge
   *[0] Ein Joker hat keine Augen
}
point_pitch-scoring = Die Abrechnung
point_pitch-scoring-is = { $value ->
    [difference] Die bessere Seite schreibt den Unterschied an; ein verfehltes Gebot bekommen die anderen
    [count] Beide zählen ihre Punkte; ein verfehltes Gebot bekommen die anderen
   *[setback] Alle zählen ihre Punkte; ein verfehltes Gebot ist verloren
}
point_pitch-win_needs_bid = Wer die Partie gewinnen darf
point_pitch-win_needs_bid-is = { $value ->
    [true] Nur mit einem eigenen Gebot gewinnt man die Partie
   *[false] Jede Seite kann die Partie gewinnen
}
point_pitch-misdeal_claim = Ein Blatt ohne Bild und Punktkarte
point_pitch-misdeal_claim-is = { $value ->
    [no_face_no_point] Mit einem Blatt ohne Bild und Punktkarte darf man neu geben lassen
   *[none] Jedes Blatt wird gespielt
}
point_pitch-target = Wie viele Punkte gewinnen
point_pitch-target-is = { $value ->
    [one] 1 Punkt gewinnt
   *[other] { $value } Punkte gewinnen
}
point_pitch-deals = Wie viele Runden höchstens
point_pitch-deals-is = { $value ->
    [none] So viele, wie nötig sind
    [one] Höchstens 1 Runde
   *[other] Höchstens { $value } Runden
}
