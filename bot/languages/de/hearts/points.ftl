# Was ein Stich, eine Runde und eine Partie gebracht haben.


points-count = { $count ->
    [0] keine Punkte
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
points-complex = { $number } Punkte

deal-points = { $name } { $points }
deal-result = Runde { $number }: { $points }.
deal-result-moon = Runde { $number }: Durchmarsch von { $name }! { $points }.

ends-target = bei { $target }
ends-beyond = bei mehr als { $target }
ends-side = wenn ein Team { $target } hat
ends-side-beyond = wenn ein Team mehr als { $target } hat
ends-away = wenn jemand { $target } von 0 entfernt ist
ends-deals = nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
ends-lives = wenn jemand kein Leben mehr hat
score-side = { $names } zusammen: **{ $total }**
score-lives = { $count ->
    [0] kein Leben mehr
    [one] noch 1 Leben
   *[other] noch { $count } Leben
}
score-tied = Gleichstand auf Platz 1! Weitere Runden, bis jemand allein vorn liegt.
score-tied-any = Gleichstand! Weitere Runden, bis alle verschieden viele Punkte haben.

deals-early = { $count ->
    [one] Runde 1
   *[other] Runden 1 bis { $count } zusammen
}: { $points }.

last-none = Noch hat niemand einen Stich gemacht.

scores-title = **{ $count ->
    [0] Noch ist keine Runde zu Ende
    [one] Punktestand nach 1 Runde
   *[other] Punktestand nach { $count } Runden
}**
scores-total = { $name }: **{ $points }**

# Warum die Partie zu Ende ist.

over-target = { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} erreicht: { $names }.
over-beyond = Mehr als { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} erreicht: { $names }.
over-away = Von 0 um { $target } oder mehr entfernt: { $names }.
over-down = Keine Punkte mehr: { $names }.
over-tie = Der Gleichstand ist entschieden.
over-lives = Kein Leben mehr: { $names }.
over-exact = Genau { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} erreicht: { $names }.

# Das Ende einer Runde.

deal-moon = 🌙 Durchmarsch von { $name }!
deal-sun = ☀️ { $name } hat alle Stiche gemacht!
deal-card = { $card } ging an { $name }
deal-goal-ends = -# Die Partie endet { $ends }.
sheet-lives = ♥
