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
hand-closed-game = { $variant } auf { $guild }, #{ $channel }, ist zu Ende.
hand-closed-left = Du hast { $variant } auf { $guild }, #{ $channel }, verlassen. Ein Computer spielt deine Karten; bis zum Ende der Partie kannst du zurückkommen.

# Karten, die sich von selbst spielen.

hand-only-card = Deine einzige mögliche Karte { $card } wurde gespielt.
hand-ahead-how = -# Drücke schon jetzt auf eine Karte. Sie wird gespielt, wenn du dran bist.
hand-ahead = ▶ Als Nächstes wird { $card } gespielt. Drücke noch einmal darauf, um das zurückzunehmen.
hand-ahead-not = { $card } darf jetzt nicht gespielt werden und bleibt auf deiner Hand.
hand-resting = Sieh dir erst den Stich an. Du spielst gleich aus.
press-too-soon = Das war zu schnell und zählt nicht. Sieh dir erst den Stich an.
hand-stays = Deine Karten um { $time }. Sie können inzwischen alt sein: Drücke hier auf einen Button oder am Tisch auf „Mein Blatt“.
