# Gong Zhu: the table, the hand, the count of a deal, and what is told of it.

gong_zhu-turn-show = Wer will, deckt jetzt auf.
gong_zhu-task-show = **Karten aufdecken?** Alle sehen sie, und sie zählen doppelt, mit dem Ass jedes Herz.
gong_zhu-button-show = { $ticked ->
    [0] Nichts aufdecken
    [one] 1 Karte aufdecken
   *[other] { $ticked } Karten aufdecken
}
gong_zhu-chosen = Du deckst auf: { $cards }.
gong_zhu-choice-show = { $cards } aufdecken
gong_zhu-choice-show-nothing = nichts aufdecken
gong_zhu-shown = Aufgedeckt: { $cards }
gong_zhu-shown-none = Niemand hat aufgedeckt.
gong_zhu-shown-card = { $face ->
    [AH] { $card } { $name } (Herz ×2)
   *[other] { $card } { $name } ×{ $times }
}
gong_zhu-fallen = -# Weg: { $cards }
gong_zhu-fallen-card = { $card } { $name }
gong_zhu-hunting = { $name } kann noch alle Herzkarten bekommen.
gong_zhu-worth = { $points } Punkte

# The count, a line for each player: the cards, and how they come to the points.

gong_zhu-counted = { $name } { $cards } **{ $points }**
gong_zhu-counted-sum = { $name } { $cards } { $sum } = **{ $points }**
gong_zhu-counted-times = { $name } { $cards } ({ $sum }) ×{ $times } = **{ $points }**

gong_zhu-fell = { $count ->
    [one] { $names } fällt auf −{ $target } und ist das Schwein! 🐷
   *[other] { $names } fallen auf −{ $target } und sind die Schweine! 🐷
}
gong_zhu-rose = +{ $target } für { $names }.
gong_zhu-result-hearts = { $count ->
    [one] Alle Herzkarten für { $name }.
   *[other] { $count }-mal alle Herzkarten für { $name }.
}
gong_zhu-ends = { $deals ->
    [none] { $ends_at ->
        [both] -# Die Partie endet bei −{ $target } oder +{ $target }.
       *[low] -# Die Partie endet bei −{ $target }.
    }
    [one] -# Die Partie endet nach 1 Runde.
   *[other] -# Die Partie endet nach { $deals } Runden.
}

daily-squares-gong_zhu = -# Stiche: 🟩 bringt Punkte · 🟨 kostet · ⬛ Schwein · ⬜ keine Punkte

# What is told of a deal in one sentence.

gong_zhu-highlight-sixteen = Alle sechzehn für { $name }: { $points }!
gong_zhu-highlight-hearts = Alle Herzkarten für { $name }: { $points }!
gong_zhu-highlight-short = { $name } fehlte nur { $card } zu allen Herzkarten: Die hat { $other }!
gong_zhu-highlight-own-pig = { $name } hat das Schwein aufgedeckt und selbst bekommen!
gong_zhu-highlight-times = Mit dem Verdoppler { $points } für { $name }!
gong_zhu-highlight-alone = { $name } hat nur { $card }: { $points }!
gong_zhu-highlight-pig-shown = 🐷 Das aufgedeckte Schwein ging an { $name }!
gong_zhu-highlight-sheep-lost = 🐑 { $name } hat das Schaf aufgedeckt, und { $other } hat es geholt!
gong_zhu-highlight-both = Schwein und Schaf für { $name }!
gong_zhu-highlight-pig-thrown = 🐷 { $other } warf das Schwein auf { $card } von { $name }!
gong_zhu-highlight-pig = 🐷 Das Schwein für { $name }, mit { $card }.

# Why something cannot be done.

illegal-gong_zhu-shown-waits = Eine aufgedeckte Karte wartet, bis ihre Farbe einmal ausgespielt war: Spiel eine andere dieser Farbe.
illegal-gong_zhu-hearts-locked = A♥ ist aufgedeckt: Herz wird erst ausgespielt, wenn schon eines gefallen ist.
illegal-gong_zhu-not-shown = Aufgedeckt werden nur Q♠, J♦, A♥ und 10♣ aus deiner Hand.
