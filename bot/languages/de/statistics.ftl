# Was /leaderboard und /stats neben Siegen sagen: Punkte, Wertungen, Runden des Tages, Bestleistungen.

command-leaderboard-by = Wonach die Rangliste geht. Leer: nach Siegen
command-leaderboard-four-weeks = Diese Saison, vier Wochen
command-stats-against = Noch jemand: wie ihr gegeneinander abgeschnitten habt
leaderboard-by-wins = Siege
leaderboard-by-points = Punkte je Runde
leaderboard-by-rating = Wertung
leaderboard-by-daily = Runde des Tages
option-by = nach
option-against = gegen

button-by-wins = Nach Siegen
button-by-points = Nach Punkten
button-by-rating = Nach Wertung
button-by-daily = Runde des Tages

season-four-weeks = Saison { $number }
season-week = Woche ab { $day }
season-four-weeks-days = -# Eine Saison dauert vier Wochen. Diese geht vom { $first } bis zum { $last }.

board-title-rating = ### Wertungen bei { $games } auf diesem Server: { $season }
board-title-daily = ### Runde des Tages bei { $games } auf diesem Server: { $season }
board-order-fewest = -# Die wenigsten Punkte je Runde zuerst, ab { $games } Partien.
board-order-most = -# Die meisten Punkte je Runde zuerst, ab { $games } Partien.
board-empty-points = Auf dieser Rangliste steht noch niemand. Nötig sind { $games } Partien, die zählen.
rating-settled = { $rating }
rating-provisional = { $rating }?
board-order-rating = -# Die beste Wertung zuerst, ab { $games } gewerteten Partien. ? = noch unsicher.
board-rating-season = -# Nur wer in dieser Zeit gespielt hat: { $season }.
board-empty-rating = Auf dieser Rangliste steht noch niemand. Nötig sind { $games } gewertete Partien.
board-own-rating = Du bist auf Platz { $rank }: { $rating } nach { $games ->
    [one] 1 gewerteten Partie.
   *[other] { $games } gewerteten Partien.
}
board-own-unlisted = Du bist bei { $rating } nach { $games ->
    [one] 1 gewerteten Partie.
   *[other] { $games } gewerteten Partien.
}
board-order-daily = -# Für jede Runde bekommst du so viele Punkte, wie du Prozent der anderen schlägst. Gleichstand zählt halb. Eine Runde zählt, sobald ihr Tag vorbei ist.
board-empty-daily = Auf dieser Rangliste steht noch niemand. Runden des Tages zählen, wenn ihr Tag vorbei ist.
board-champions = { $count ->
    [one] 🏆 Auf Platz 1 in { $season }: **{ $names }**
   *[other] 🏆 Gemeinsam auf Platz 1 in { $season }: **{ $names }**
}

stats-title-everywhere = ### { $name } bei { $family } auf allen Servern
stats-rating = **Wertung: { $rating }** nach { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
}
stats-rating-ranked = **Wertung: { $rating }**, Platz { $rank }, nach { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
}
stats-rating-uncertain = -# ? = noch unsicher.
stats-rating-everywhere = -# Auf allen Servern: { $rating }
stats-rating-solo = Wertung: { $rating } nach { $games ->
    [one] 1 Runde
   *[other] { $games } Runden
}
stats-course = Die Wertung über { $games } Partien: { $first } nach der ersten, { $last } nach der letzten, am niedrigsten { $least }, am höchsten { $most }.
stats-course-caption = -# Die Wertung über { $games } Partien
stats-line-everywhere = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-bests = **Bestleistungen**
stats-streak = { $longest ->
    [one] längste Siegesserie: 1 Sieg
   *[other] längste Siegesserie: { $longest } Siege
}
stats-streak-now = zurzeit { $current }
stats-best-game = beste Partie: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stats-computers = **Gegen Computer**
stats-computer = { $level }: davor in { $ahead } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-rating-alone = Wertung allein, ohne Tipps: { $rating } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-against = **Gegen { $other }**
stats-meetings = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: davor in { $ahead }, gleichauf in { $level }, dahinter in { $behind }
stats-partnered = { $count ->
    [one] im selben Team in 1 Partie
   *[other] im selben Team in { $count } Partien
}
stats-no-meetings = Die beiden haben noch keine Partie miteinander gespielt, die zählt.
stats-daily = **Runde des Tages**
stats-daily-streak = { $current ->
    [one] 1 Tag in Folge
   *[other] { $current } Tage in Folge
}
stats-daily-longest = längste Serie: { $longest ->
    [one] 1 Tag
   *[other] { $longest } Tage
}
stats-daily-season = { $season }: Platz { $rank } mit { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}, im Schnitt { NUMBER($mean, maximumFractionDigits: 1) } %
stats-champion = 🏆 Platz 1 auf diesem Server in { $season }
stats-champion-everywhere = 🏆 Platz 1 von allen in { $season }
stats-regret = **Verlorene Punkte je Entscheidung: { NUMBER($points, maximumFractionDigits: 2) }** (auf { NUMBER($error, maximumFractionDigits: 2) } genau)
stats-regret-about = -# { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} in { $games ->
    [one] deiner letzten Partie
   *[other] deinen letzten { $games } Partien
}, die der starke Computer angesehen hat. Nur du siehst das.
stats-reliability = **Zuverlässigkeit: { $share } %**, { $finished } der letzten { $games } Partien mit anderen Menschen zu Ende gespielt
stats-reliability-few = Zuverlässigkeit: ab { $from } Partien mit anderen Menschen. Bisher { $finished } von { $games } zu Ende gespielt.
stats-own-only = Außerhalb der Server, auf denen ich spiele, siehst du nur deine eigenen Zahlen.
stats-none-everywhere = { $name } hat noch keine Partie beendet, die zählt: zwei Menschen oder mehr, ohne Tipps.
feat-bids-made = { $count ->
    [one] 1 Gebot erfüllt
   *[other] { $count } Gebote erfüllt
}
feat-bids-failed = { $count ->
    [one] 1 Gebot verfehlt
   *[other] { $count } Gebote verfehlt
}

season-this = diese Saison
season-last = letzte Saison
