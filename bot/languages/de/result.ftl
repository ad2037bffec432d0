# Die Nachricht, die sagt, wie eine Partie ausging.

result-title = # 🏆 { $said }
result-shared = { $variant }: { $names } teilen sich den ersten Platz!
result-left = Früher gegangen: { $names }.
result-played-for = 💤 { $names }: Mehr als ein Drittel der Züge hat ein Computer gemacht, also kein Sieg.
result-moons = { $count ->
    [one] Durchmarsch von { $name }.
    [2] Durchmarsch von { $name }, zweimal.
   *[other] Durchmarsch von { $name }, { $count }-mal.
}
result-customised = -# Gespielt mit angepassten Regeln.
result-length = -# { $goal }.
result-tied = -# { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
} + { $more } wegen Gleichstands.
result-hints = -# Mit Tipps: zählt nicht für die Rangliste.
result-unranked = -# Nur ein Mensch am Tisch: zählt nicht für die Rangliste.

button-rematch = Revanche
button-one-more = Noch eine Runde
button-whole-game = Ganze Partie
button-record = Spielprotokoll
button-more = Mehr

result-won = { $count ->
    [one] { $names } gewinnt { $variant }!
   *[other] { $names } gewinnen { $variant }!
}

# What was special about the whole game, in one sentence.

story-from-last = In der letzten Runde vom letzten Platz zum Sieg!
story-point = Um einen einzigen Punkt vor { $names }!
story-overtaken = Bis zur letzten Runde in Führung: { $names }!
story-shutout = Alle anderen blieben ohne Punkt!
story-was-last = Nach Runde { $number } noch auf dem letzten Platz!
story-leads = Die Führung wechselte { $count }-mal.
story-narrow = Nur { $count } Punkte vor { $names }.
story-all-the-way = In Führung von der ersten bis zur letzten Runde.
story-far = { $count } Punkte vor { $names }.
story-since = Vorn seit Runde { $number }.
story-in-deal = Runde { $number }: { $said }

rematch-opened = Der Tisch für die Revanche ist offen: { $link }
