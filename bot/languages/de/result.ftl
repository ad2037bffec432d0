# Die Nachricht, die sagt, wie eine Partie ausging.

result-title = ### { $variant }: Die Partie ist nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
} zu Ende
result-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
result-shared = { $names } teilen sich den ersten Platz.
result-line = { $place }. { $medal } { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
}{ $note }
result-left = früher gegangen
result-moons = Durchmarsch von { $name }{ $count ->
    [one] .
    [2] , zweimal.
   *[other] , { $count }-mal.
}
result-customised = -# Gespielt mit angepassten Regeln.
result-hints = -# Gespielt mit Tipps, zählt also nicht für die Rangliste.
result-unranked = -# Partien mit weniger als zwei Menschen zählen nicht für die Rangliste.

button-rematch = Revanche
button-record = Spielprotokoll
