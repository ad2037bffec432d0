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

# The end. $own and $other are as a hint says them: Play Q♠.
tournament-won = { $count ->
    [one] { $name } gewinnt mit { NUMBER($percent, maximumFractionDigits: 1) } %
   *[other] { $count } Personen teilen sich den ersten Platz mit { NUMBER($percent, maximumFractionDigits: 1) } %
}
tournament-voided = Die Moderation hat dieses Turnier für ungültig erklärt. Niemand hat einen Platz.
tournament-best = Beste Runde: **{ $name }**, im Schnitt { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] Punkt
   *[other] Punkte
} besser als die anderen.
tournament-costly = Teuerste Wahl: **{ $name }**. { $when }: { $own }. Die meisten anderen: { $other }. Das kostete { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] Punkt
   *[other] Punkte
}.
button-tournament-best = Beste Runde
button-tournament-costly = Teuerste Wahl

# Refusals.
tournament-full = Auf diesem Server sind schon { $count } Turniere offen. Versuche es wieder, wenn eines zu Ende ist.
