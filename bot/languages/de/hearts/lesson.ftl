# Hearts für alle, die noch nie davon gehört haben.

# Genau zwei Sätze. $cards ist eine Liste wie „Herz oder Q♠“.
hearts-in-short = { $aim ->
    [most] { $sides ->
        [together] In diesem Kartenspiel versucht ihr zu zweit als Team, so viele Punkte wie möglich zu bekommen.
       *[alone] In diesem Kartenspiel versuchst du, so viele Punkte wie möglich zu bekommen.
    }
    [zero] In diesem Kartenspiel versuchst du, mit deiner Punktzahl so nah wie möglich bei null zu bleiben.
   *[fewest] { $sides ->
        [together] In diesem Kartenspiel versucht ihr zu zweit als Team, so wenige Punkte wie möglich zu bekommen.
       *[alone] In diesem Kartenspiel versuchst du, so wenige Punkte wie möglich zu bekommen.
    }
} { $tricks ->
    [cancellation] { $named ->
        [yes] Zu jedem Stich spielen alle eine Karte, die höchste ohne Zwilling in der Farbe der ersten macht ihn, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Zu jedem Stich spielen alle eine Karte, die höchste ohne Zwilling in der Farbe der ersten macht ihn, und manche Karten bringen Punkte.
    }
    [booster_nines] { $named ->
        [yes] Zu jedem Stich spielen alle eine Karte, oder zwei, wenn die 9 der ersten Farbe fällt, die höchste in dieser Farbe macht ihn, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Zu jedem Stich spielen alle eine Karte, oder zwei, wenn die 9 der ersten Farbe fällt, die höchste in dieser Farbe macht ihn, und manche Karten bringen Punkte.
    }
   *[normal] { $named ->
        [yes] Zu jedem Stich spielen alle eine Karte, die höchste in der Farbe der ersten macht ihn, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Zu jedem Stich spielen alle eine Karte, die höchste in der Farbe der ersten macht ihn, und manche Karten bringen Punkte.
    }
}

# Die Lektion: Schritte mit einem Stich als Beispiel.
hearts-lesson-play = **Das Spiel.** Alle spielen eine Karte zu einem Stich. Die erste wird ausgespielt, und ihre Farbe müssen alle bedienen: Hast du eine Karte dieser Farbe, spiele eine. Hast du keine, wirf eine andere ab.
hearts-lesson-trick = **Ein Stich.** Hier wurde { $led } ausgespielt. { $best } ist die höchste Karte dieser Farbe und macht den Stich: Wer sie gespielt hat, bekommt alle vier Karten. Jemand hatte die Farbe nicht und hat { $thrown } abgeworfen.
hearts-lesson-points = { $aim ->
    [most] **Die Punkte.** Wer den Stich macht, bekommt für { $thrown } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Hier sind Punkte gut, also versuche, solche Stiche zu machen.
   *[fewest] **Die Punkte.** Wer den Stich macht, bekommt für { $thrown } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Punkte sind schlecht, also überlass solche Stiche den anderen.
}
hearts-lesson-dearest = { $aim ->
    [most] Halte Ausschau nach { $card }: Diese Karte bringt { $points }.
   *[fewest] Hüte dich vor { $card }: Diese Karte bringt { $points }.
}
hearts-lesson-next = **Die Runde.** Wer einen Stich macht, spielt zum nächsten aus. Sind alle Karten gespielt, werden die Punkte gezählt, und es wird neu gegeben.
hearts-lesson-end = { $aim ->
    [most] **Das Ende.** Wenn die Partie endet, gewinnen die meisten Punkte.
    [zero] **Das Ende.** Wenn die Partie endet, gewinnt, wer am nächsten bei null ist.
    [last] **Das Ende.** Wer zuerst bei { $target } Punkten ankommt, verliert.
    [left] **Das Ende.** Alle beginnen mit { $target } Punkten und verlieren, was sie nehmen. Wenn die Partie endet, gewinnt, wer die meisten übrig hat.
   *[fewest] **Das Ende.** Wenn die Partie endet, gewinnen die wenigsten Punkte.
}
