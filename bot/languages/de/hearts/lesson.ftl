# Hearts für alle, die noch nie davon gehört haben.

# Genau zwei Sätze. $cards ist eine Liste wie „Herz oder Q♠“.
hearts-in-short = { $aim ->
    [most] { $sides ->
        [together] Holt zu zweit möglichst viele Punkte.
       *[alone] Hol möglichst viele Punkte.
    }
    [zero] Bleib mit deiner Punktzahl möglichst nah bei null.
   *[fewest] { $sides ->
        [together] Nehmt zu zweit möglichst wenige Punkte.
       *[alone] { $charging ->
            [none] Nimm möglichst wenige Punkte.
           *[any] Nimm möglichst wenige Punkte und deck vor dem ersten Stich auf, was doppelt zählen soll.
        }
    }
} { $tricks ->
    [cancellation] { $named ->
        [yes] Alle spielen eine Karte, die höchste ohne Zwilling in der Farbe der ersten macht den Stich, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Alle spielen eine Karte, die höchste ohne Zwilling in der Farbe der ersten macht den Stich, und manche Karten bringen Punkte.
    }
    [booster_nines] { $named ->
        [yes] Alle spielen eine Karte, oder zwei, wenn die 9 der ersten Farbe fällt, die höchste in dieser Farbe macht den Stich, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Alle spielen eine Karte, oder zwei, wenn die 9 der ersten Farbe fällt, die höchste in dieser Farbe macht den Stich, und manche Karten bringen Punkte.
    }
   *[normal] { $named ->
        [yes] Alle spielen eine Karte, die höchste in der Farbe der ersten macht den Stich, und Punkte bekommt, wer { $cards } nimmt.
       *[no] Alle spielen eine Karte, die höchste in der Farbe der ersten macht den Stich, und manche Karten bringen Punkte.
    }
}

# Die Lektion: Schritte mit einem Stich als Beispiel.
hearts-lesson-play = **Das Spiel.** Zu jedem Stich spielen alle eine Karte. Bediene die Farbe der ersten, wenn du kannst. Hast du keine davon, wirf eine andere ab.
hearts-lesson-trick = **Ein Stich.** { $led } wurde ausgespielt. { $best } ist die höchste Karte dieser Farbe und macht den Stich. Jemand hatte die Farbe nicht und hat { $thrown } abgeworfen.
hearts-lesson-points = { $aim ->
    [most] **Die Punkte.** Wer den Stich macht, bekommt für { $thrown } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Punkte sind hier gut: Hol dir solche Stiche.
   *[fewest] **Die Punkte.** Wer den Stich macht, bekommt für { $thrown } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Punkte sind schlecht: Überlass solche Stiche den anderen.
}
hearts-lesson-dearest = { $aim ->
    [most] Halte Ausschau nach { $card }: Diese Karte bringt { $points }.
   *[fewest] Hüte dich vor { $card }: Diese Karte bringt { $points }.
}
hearts-lesson-next = **Die Runde.** Wer einen Stich macht, spielt zum nächsten aus. Nach der letzten Karte werden die Punkte gezählt, und es wird neu gegeben.
hearts-lesson-charging = **Aufdecken.** Vor dem ersten Stich darfst du { $cards } aufdecken. Die Karte zählt doppelt, mit A♥ jedes Herz. Sie bleibt aber liegen, wenn ihre Farbe das erste Mal ausgespielt wird.
hearts-lesson-end = { $aim ->
    [most] **Das Ende.** Wenn die Partie endet, gewinnen die meisten Punkte.
    [zero] **Das Ende.** Wenn die Partie endet, gewinnt, wer am nächsten bei null ist.
    [last] **Das Ende.** Wer zuerst bei { $target } Punkten ankommt, verliert.
    [left] **Das Ende.** Alle beginnen mit { $target } Punkten und verlieren, was sie nehmen. Wenn die Partie endet, gewinnt, wer die meisten übrig hat.
   *[fewest] **Das Ende.** Wenn die Partie endet, gewinnen die wenigsten Punkte.
}
