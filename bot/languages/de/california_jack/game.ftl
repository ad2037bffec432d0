# California Jack und Shasta Sam. Was sie mit All Fours gemein haben, steht dort.

family-california_jack = California Jack
family-california_jack-leaderboard = Bei California Jack sind mehr Punkte besser.

offer-californiajack-open = Eröffnet in diesem Kanal einen Tisch für California Jack zu zweit
offer-californiajack-preset = Welche Art? Leer: California Jack bis 10

feat-jacks = { $count ->
    [one] 1 Trumpfbube gewonnen
   *[other] { $count } Trumpfbuben gewonnen
}

variant-california_jack = California Jack
variant-california_jack-about = All Fours zu zweit, und nach jedem Stich wird gezogen. Der Talon liegt offen, so sieht man, worum man spielt. High, Low, Jack und Game zählen, wer sie gewinnt; zehn Punkte gewinnen.
variant-california_jack-brief = zu zweit, Ziehen vom offenen Talon, bis 10
variant-california_jack_1897 = California Jack (1897)
variant-california_jack_1897-about = Nach Foster: Abheben bestimmt Trumpf, niemand muss stechen, und sieben Punkte gewinnen.
variant-california_jack_1897-brief = Abheben bestimmt Trumpf, kein Stichzwang, bis 7
variant-shasta_sam = Shasta Sam
variant-shasta_sam-about = California Jack mit verdecktem Talon: Die gezogene Karte siehst nur du. Sieben Punkte gewinnen.
variant-shasta_sam-brief = Ziehen vom verdeckten Talon, bis 7

california_jack-goal = bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}{ $deals ->
    [none] {""}
    [one] , höchstens 1 Runde
   *[other] , höchstens { $deals } Runden
}
california_jack-in-short = Nach jedem Stich ziehen beide eine Karte, erst wer ihn gemacht hat{ $stock ->
    [closed] , und niemand sieht, was das Gegenüber bekommt
   *[open] , und die Karte, um die es geht, liegt offen
}. Ass, Zwei und Bube von Trumpf und die meisten Augen bringen je einen Punkt, und { $target ->
    [one] der erste Punkt gewinnt
   *[other] wer zuerst { $target } Punkte hat, gewinnt
}.
california_jack-lesson = { $trump_by ->
    [cut] **Das Ziehen.** Vor jeder Runde wird abgehoben: Die Farbe der Karte ist Trumpf.
   *[stock_top] **Das Ziehen.** Die oberste Karte des Talons bestimmt Trumpf.
} Nach jedem Stich zieht erst, wer ihn gemacht hat, { $stock ->
    [closed] eine Karte, die sonst niemand sieht, dann zieht das Gegenüber.
   *[open] die offene Karte, dann das Gegenüber die nächste.
}
california_jack-rules =
    {""}**Das Ziel.** In jeder Runde gibt es vier Punkte: High, Low, Jack und Game. Wer zuerst { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    } hat, gewinnt.

    {""}**Das Geben.** Zu zweit, je sechs von 52 Karten, das Ass ist die höchste. Die anderen 40 sind der Talon. { $trump_by ->
        [cut] Vor jeder Runde wird eine Karte abgehoben und zurückgelegt: Ihre Farbe ist Trumpf.
       *[stock_top] Die Farbe seiner obersten Karte ist Trumpf.
    } Wer nicht gegeben hat, spielt aus.

    {""}**Das Spiel.** Bediene oder stich. Auf Trumpf spielst du Trumpf, solange du einen hast. { $void_must_trump ->
        [true] Hast du die Farbe nicht, musst du stechen, wenn du kannst.
       *[false] Hast du die Farbe nicht, spiele, was du willst.
    } Wer den Stich macht, zieht die oberste Karte des Talons, das Gegenüber die nächste, und wer ihn gemacht hat, spielt aus. { $stock ->
        [closed] Der Talon liegt verdeckt: Man sieht nur die eigene Karte.
       *[open] Der Talon liegt offen: Beide sehen jede Karte, sobald sie obenauf liegt.
    } Nach zwanzig Stichen ist er aufgebraucht, und die letzten sechs werden ohne Ziehen gespielt.

    {""}**Das Zählen.** Es zählt, wer die Karten gewonnen hat, in dieser Reihenfolge: **High**, das Trumpfass; **Low**, die Trumpfzwei; **Jack**, der Trumpfbube; und **Game**, die meisten der 80 Augen: Ass 4, König 3, Dame 2, Bube 1, Zehn 10. { $game_tie ->
        [nondealer] Bei je 40 zählt Game, wer nicht gegeben hat.
       *[none] Bei je 40 zählt niemand Game.
    }

california_jack-trump_by = Was Trumpf bestimmt
california_jack-trump_by-is = { $value ->
    [cut] Vor jeder Runde wird abgehoben: Die Farbe der Karte ist Trumpf.
   *[stock_top] Die oberste Karte des Talons bestimmt Trumpf.
}
california_jack-stock = Der Talon
california_jack-stock-is = { $value ->
    [closed] Der Talon liegt verdeckt.
   *[open] Der Talon liegt offen.
}
california_jack-void_must_trump = Ohne die ausgespielte Farbe
california_jack-void_must_trump-is = { $value ->
    [true] Wer nicht bedienen kann, muss stechen.
   *[false] Niemand muss stechen.
}
california_jack-game_tie = Game bei je 40 Augen
california_jack-game_tie-is = { $value ->
    [nondealer] Bei je 40 Augen zählt Game, wer nicht gegeben hat.
   *[none] Bei je 40 Augen zählt niemand Game.
}
california_jack-target = Wie viele Punkte gewinnen
california_jack-target-is = { $value ->
    [one] 1 Punkt gewinnt.
   *[other] { $value } Punkte gewinnen.
}
california_jack-deals = Wie viele Runden höchstens
california_jack-deals-is = { $value ->
    [none] Die Zahl der Runden ist nicht begrenzt.
    [one] Die Partie endet spätestens nach 1 Runde.
   *[other] Die Partie endet spätestens nach { $value } Runden.
}

california_jack-trumps = { $count ->
    [0] Trumpf { $sign } · Talon aufgebraucht
    [one] Trumpf { $sign } · Talon: 1 Karte
   *[other] Trumpf { $sign } · Talon: { $count } Karten
}
california_jack-next = Nächste Karte: **{ $card }** · Trumpf { $sign } · noch { $count }
california_jack-cut = Abgehoben, Trumpf: **{ $card }**.
california_jack-drew = Gezogen: { $cards }.
california_jack-task-trump = **Du bist dran.** Du hast kein { $suit } { $sign }, also musst du stechen.

illegal-california_jack-must-trump = Du hast die Farbe nicht, also musst du stechen.
illegal-california_jack-cut-first = Vor jeder Runde wird abgehoben: Die Farbe der Karte ist Trumpf.
illegal-california_jack-claim-stock = Du kannst erst ansagen, wenn der Talon aufgebraucht ist.

# Warum der Computer eine Karte spielen würde, und welche Art von Fehler eine teure war.

hint-cj-draws = Damit machst du den Stich und ziehst { $card }.
hint-cj-takes-low = Damit gewinnst du { $card }, den Low.
mistake-cj-left-draw = { $card } hätte den Stich gemacht, und dazu { $top } vom Talon.
mistake-cj-gave-low = Du hast { $card } aufs Spiel gesetzt, den Low.
