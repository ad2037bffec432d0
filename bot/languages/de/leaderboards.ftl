# /leaderboard und /stats.

season-all = insgesamt
season-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

board-title = ### { $games } auf diesem Server: { $season }
board-empty = Auf dieser Rangliste steht noch niemand. Es zählen Partien ohne Tipps, an denen mindestens zwei Menschen spielen. /help sagt dir, wie du einen Tisch eröffnest.
board-row = { $rank }\. **{ $name }**: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
board-figures = -# im Schnitt Platz { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } Punkte je Runde
board-page = -# Seite { $page } von { $pages }
board-order = -# Die meisten Siege zuerst; bei gleich vielen die wenigeren Partien.
board-note = -# { $note }
board-all-rules = -# Auch Partien mit angepassten Regeln zählen hier.
board-one-preset = -# Nur Partien nach genau diesen Regeln. Die mit angepassten zählen für { $family } insgesamt.

button-previous = Zurück
button-next = Vor
button-season = Zeige { $season }

stats-title = ### { $name } bei { $family } auf diesem Server
stats-month = **Dieser Monat**
stats-month-none = Noch keine Partie, die zählt.
stats-all = **Insgesamt**
stats-line = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Platz { $rank } der Rangliste
stats-customised = -# { $count ->
    [one] 1 dieser Partien wurde
   *[other] { $count } dieser Partien wurden
} mit angepassten Regeln gespielt.
stats-none = { $name } hat hier noch keine Partie beendet, die zählt. Es zählen Partien ohne Tipps, an denen mindestens zwei Menschen spielen.
