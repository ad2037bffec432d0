# Was bei jedem Spiel über oder unter den eigenen Karten steht.

button-back = Ich bin zurück
button-to-table = Zum Tisch
hand-heading = ### Deine Karten
hand-heading-behind = ### Deine Karten · { $points } { $amount ->
    [one] Punkt
   *[other] Punkte
}, Platz { $place }, { $gap } hinter { $names }
hand-heading-level = ### Deine Karten · { $points } { $amount ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names } in Führung
hand-heading-ahead = ### Deine Karten · { $points } { $amount ->
    [one] Punkt
   *[other] Punkte
}, Platz 1, { $gap } vor { $names }
hand-over = ### { $place ->
    [1] Du hast gewonnen,
   *[other] Platz { $place } von { $count },
} mit { $points } { $amount ->
    [one] Punkt
   *[other] Punkten
}
hand-over-where = -# { $variant } in #{ $channel } ist zu Ende.
hand-closed-moved = Deine Karten für { $variant } auf { $guild }, #{ $channel }, stehen in einer neueren Nachricht weiter unten.
hand-closed-game = Diese Partie { $variant } auf { $guild }, #{ $channel }, ist zu Ende.
hand-closed-left = Du hast diese Partie { $variant } auf { $guild }, #{ $channel }, verlassen. Solange die anderen spielen, spielt ein Computer mit deinen Karten. Bis zum Ende der Partie kannst du zurückkommen.

# Karten, die sich von selbst spielen.

hand-only-card = Deine einzige mögliche Karte { $card } wurde gespielt.
hand-ahead-how = -# Drücke schon jetzt auf eine Karte. Sie wird gespielt, wenn du dran bist.
hand-ahead = ▶ Als Nächstes wird { $card } gespielt. Drücke noch einmal darauf, um das zurückzunehmen.
hand-ahead-not = { $card } bleibt auf deiner Hand: Du hast sie gewählt, aber sie darf jetzt nicht gespielt werden.
hand-resting = Sieh dir erst den Stich an. Du spielst gleich aus.
press-too-soon = Das war zu schnell und zählt nicht. Sieh dir erst den Stich an.
hand-stays = Das sind deine Karten, wie sie um { $time } waren. Diese Nachricht kann inzwischen alt sein: Drücke auf einen ihrer Buttons oder am Tisch auf „Meine Karten“.
