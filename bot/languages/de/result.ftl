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
result-left = Früher gegangen: { $names }.
result-newest = { $count ->
    [one] -# Das ist die neueste Runde. Im Spielprotokoll stehen alle.
   *[other] -# Das sind die { $count } neuesten Runden. Im Spielprotokoll stehen alle.
}
result-moons = { $count ->
    [one] Durchmarsch von { $name }.
    [2] Durchmarsch von { $name }, zweimal.
   *[other] Durchmarsch von { $name }, { $count }-mal.
}
result-customised = -# Gespielt mit angepassten Regeln.
result-length = -# Nicht die übliche Länge: { $goal }.
result-hints = -# Gespielt mit Tipps, zählt also nicht für die Rangliste.
result-unranked = -# Partien mit weniger als zwei Menschen zählen nicht für die Rangliste.

button-rematch = Revanche
button-record = Spielprotokoll
