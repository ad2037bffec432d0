# The rules: the card that names what is played, and /rules for somebody who never played it.

rule-card-title = **Regeln: { $variant }**
rule-card-changed = **Regeln: { $variant }, angepasst**
rule-card-line = - { $departure }
rule-card-more = - Und noch { $count }: Drücke auf „Regeln“, um alle zu lesen.
button-rules = Regeln
departs-other = { $name }: { $value }.
departs-players_allowed = Für { $players_allowed } Personen.

rules-title = ### { $variant }: So wird hier gespielt
rules-customised = Dieser Tisch hat einiges davon geändert:
rules-deal-all = - { $players } Personen: je { $cards } Karten
rules-deal-less = - { $players } Personen: je { $cards } Karten, ohne { $out }

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = Partie bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}, höchstens { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
goal-line-both = -# Die Partie endet bei { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} oder nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
departs-deals = Die Partie endet spätestens nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
rules-deals = Die Partie endet spätestens nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}. Wer dann vorn liegt, gewinnt; bei Gleichstand wird der Sieg geteilt.
house-rule-deals = Wie viele Runden höchstens
house-rule-deals-none = So viele wie nötig
house-rule-deals-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
