# /leaderboard und /stats.

season-all = insgesamt

board-title = ### { $games } auf diesem Server: { $season }
board-empty = Auf dieser Rangliste steht noch niemand. Es zählen Partien ohne Tipps, an denen mindestens zwei Menschen spielen. /help sagt dir, wie du einen Tisch eröffnest.
board-figures = -# im Schnitt Platz { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Runde
board-figures-unstayed = -# im Schnitt Platz { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-page = -# Seite { $page } von { $pages }
board-order = -# Die meisten Siege zuerst; bei gleich vielen weniger Partien, dann die bessere Wertung.
board-note = -# { $note }
board-all-rules = -# Auch Partien mit angepassten Regeln oder anderer Länge zählen hier.
board-one-preset = -# Nur Partien nach genau diesen Regeln, in der üblichen Länge.
board-aborted = -# { $family }: { $count ->
    [one] 1 Partie endete
   *[other] { $count } Partien endeten
} hier ohne Ergebnis, nachdem Karten gegeben waren.

button-previous = Zurück
button-next = Vor
button-board-why = ?
button-season = { $which ->
    [month] Dieser Monat
    [week] Diese Woche
    [four-weeks] Diese Saison
   *[all] Alle Zeit
}

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
    [one] 1 dieser Partien hatte
   *[other] { $count } dieser Partien hatten
} angepasste Regeln oder eine andere Länge.
stats-none = { $name } hat hier noch keine Partie beendet, die zählt. Es zählen Partien ohne Tipps, an denen mindestens zwei Menschen spielen.

# The columns of a board.

board-won = Siege
board-games-won = { $wins }/{ $games }
board-rating = Wertung
board-points = Punkte
board-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-games = Partien
board-deals = Runden
board-mean-percent = %
board-percent = { NUMBER($percent, maximumFractionDigits: 1) }
board-sum = { NUMBER($points, maximumFractionDigits: 0) }
