# /tournament: dieselben Runden für einen Server, jede Person allein gegen dieselben Computer, verglichen mit allen anderen.

# The message, and the standing. One who has not played a deal counts as better than 25% of the others there.
tournament-about = **{ $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}**. Dieselben Karten, dieselben Computer; alle spielen für sich, ein Versuch je Runde.
tournament-ends = -# Endet { $moment }. { $count ->
    [0] Noch hat niemand gespielt.
    [one] 1 Person spielt mit.
   *[other] { $count } Personen spielen mit.
}
tournament-percent = -# %: Anteil der anderen, die man schlug, im Schnitt von { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}. Nicht gespielt: 25 %.
button-field-standing = Stand
tournament-reminder = Noch offene Runden im [Turnier]({ $link }): { $game }. Es endet { $moment }.
tournament-played = Du hast alle deine Runden gespielt. Das Ergebnis kommt { $moment }.

# The end.
tournament-won = { $count ->
    [one] { $name } gewinnt mit { NUMBER($percent, maximumFractionDigits: 1) } %
   *[other] { $count } Personen teilen sich den ersten Platz mit { NUMBER($percent, maximumFractionDigits: 1) } %
}
tournament-best = Beste Runde: **{ $name }**, im Schnitt { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] Punkt
   *[other] Punkte
} besser als die anderen.
button-tournament-best = Beste Runde
button-tournament-costly = Teuerste Wahl

# /tournament as Discord shows it, and its line in /help.
command-tournament = Beginnt ein Turnier: dieselben Runden für den ganzen Server
command-tournament-deals = Wie viele Runden für jede Person, 4 bis 20? Leer: 5
command-tournament-length = Wie lange ist es offen? Leer: 3 Tage
tournament-lasts = { $hours ->
    [1] 1 Stunde
    [3] 3 Stunden
    [24] 1 Tag
    [72] 3 Tage
    [168] 1 Woche
   *[other] 2 Wochen
}
help-tournament = Mit dem ganzen Server, im Vergleich mit allen: **/tournament**

# In /tables, and in the log of moderators.
tables-tournament = **Turnier · { $game }** in { $channel }, endet { $moment }
button-tables-void = Ungültig
tournament-end-title = Dieses Turnier jetzt beenden?
tournament-end-about = Der Grund steht im Protokoll. Gespieltes zählt.
tournament-void-title = Turnier für ungültig erklären?
tournament-void-about = Der Grund steht im Protokoll. Es gibt keine Plätze.
moderated-open-tournament = { $moderator } hat ein Turnier begonnen: { $about }.
moderated-end-tournament = { $moderator } hat ein Turnier beendet: { $about }.
moderated-void-tournament = { $moderator } hat ein Turnier für ungültig erklärt: { $about }.

# In /settings of a server.
prefer-guild-weekly = Turnier der Woche
prefer-guild-weekly-never = Woche: keins
prefer-guild-weekly-named = Woche: { $name }
prefer-guild-weekly-there = { $chosen ->
    [no] -# Turnier der Woche: jeden Montag fünf Runden, in dem Kanal, in dem du es wählst.
   *[yes] -# Turnier der Woche: jeden Montag fünf Runden, in { $channel }.
}

# In /leaderboard.
leaderboard-by-champions = Turniere
button-by-champions = Turniere
board-title-champions = ### Turniere auf diesem Server
board-season-weekly = den letzten fünf Wochen
board-empty-champions = Hier hat noch niemand ein Turnier gewonnen. **/tournament** beginnt eines.
board-weeks = -# Wochenturniere seit { $day }, { $weeks } von 5 vorbei. Die Punkte sind die vier besten Ergebnisse in Prozent, zusammengezählt.
