# Die Regelkarte: der Name dessen, was gespielt wird, und jede Abweichung vom üblichen Hearts.

rule-card-title = **Regeln: { $variant }**
rule-card-changed = **Regeln: { $variant }, angepasst**
rule-card-usual = - Die üblichen Regeln von Hearts.
rule-card-line = - { $departure }
rule-card-more = - Und noch { $count }: Drücke auf „Regeln“, um alle zu lesen.
button-rules = Regeln

departs-other = { $name }: { $value }.

departs-players = Für { $allowed } Personen.
departs-decks = { $count } Decks werden zusammengemischt.
departs-strip = Mit { $players } Personen: ohne { $out }.
departs-strip-none = Mit { $players } Personen: das ganze Deck.
departs-rotation-counterclockwise = Gegeben und gespielt wird nach rechts, nicht nach links.
departs-first_dealer = Zuerst gibt, wer auf Platz { $number } sitzt.
departs-kitty-first_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den ersten Stich macht.
departs-kitty-last_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den letzten Stich macht.
departs-kitty-first_penalty_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den ersten Stich macht, in dem Punkte liegen.
departs-kitty-hand = Wer den ersten Stich macht, nimmt die Restkarten auf die Hand und legt ebenso viele verdeckt weg.
departs-kitty_seen-winner = Wer die Restkarten bekommt, sieht sie.
departs-kitty_seen-all = Alle sehen die Restkarten, sobald jemand sie nimmt.

departs-pass_schedule-dealer_choice = Bevor jemand seine Karten sieht, sagt der Geber an, wie viele an wen gehen, höchstens { $count } insgesamt.
departs-pass-always = Weitergeben: in jeder Runde { $way }.
departs-pass-never = Es wird nichts weitergegeben.
departs-pass-cycle = Weitergeben mit { $players } Personen: { $ways }, dann wieder von vorn.
departs-pass-cycle-all = Weitergeben: { $ways }, dann wieder von vorn.
departs-pass_count = { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} weitergegeben.
departs-unpassable = Nicht weitergeben darf man: { $cards }.
departs-charging-together = Vor dem ersten Stich dürfen alle zugleich { $cards } aufdecken. Aufgedeckt zählt die Karte doppelt{ $doubles ->
    [yes] , die verdoppelnde vierfach
   *[no] {""}
}. A♥ verdoppelt jedes Herz. Wird die Farbe einer aufgedeckten Karte das erste Mal ausgespielt, bleibt sie liegen, außer du hast keine andere der Farbe.
departs-charging-in_turn = Vor dem ersten Stich dürfen alle der Reihe nach { $cards } aufdecken. Aufgedeckt zählt die Karte doppelt{ $doubles ->
    [yes] , die verdoppelnde vierfach
   *[no] {""}
}. A♥ verdoppelt jedes Herz. Wird die Farbe einer aufgedeckten Karte das erste Mal ausgespielt, bleibt sie liegen, außer du hast keine andere der Farbe.
departs-dealer_pass_zero_ok-false = Wer gibt, muss etwas weitergeben lassen.
departs-opening-card = die Karte, mit der die Runde beginnt

departs-opening-lowest_club_any = Wer das niedrigste Kreuz hat, spielt zuerst aus, aber irgendein Kreuz.
departs-opening-eldest_nonpenalty = Vorhand, der Platz nach dem Geber, spielt zuerst aus, und zwar eine beliebige Karte, die keine Punkte kostet.
departs-opening-eldest_free = Vorhand, der Platz nach dem Geber, spielt zuerst aus, und zwar eine beliebige Karte.
departs-opening_fallback-low_2d = Fehlt 2♣ im Deck, wird mit 2♦ begonnen.
departs-first_trick_penalty-allowed = Karten, die Punkte kosten, dürfen in den ersten Stich.
departs-first_trick_stuck-hearts_first = Wer nur Karten hat, die Punkte kosten, wirft im ersten Stich ein Herz ab und nichts anderes.
departs-first_trick_stuck-redeal = Hat jemand vor dem ersten Stich nur Karten, die Punkte kosten, wird neu gegeben.
departs-hearts_lead-anytime = Herz darf jederzeit ausgespielt werden.
departs-break_by-penalty = Jede Karte, die Punkte kostet, bricht Herz, nicht nur ein Herz.
departs-forced_lead_breaks-false = Ein Herz, das man ausspielt, weil man nichts anderes hat, bricht Herz nicht.
departs-heart_lead_exception-only_penalties = Wer nur Karten hat, die Punkte kosten, darf jede davon ausspielen.
departs-qs_lead-until_broken = { $queen } darf erst ausgespielt werden, wenn Herz gebrochen ist.
departs-forced_discard = Bei erster Gelegenheit abwerfen muss man: { $cards }.
departs-trick_rule-cancellation = Zwei gleiche Karten in einem Stich heben sich auf. Bleibt keine übrig, die ihn machen kann, bekommt ihn, wer den nächsten macht.
departs-trick_rule-booster_nines = Fällt die 9 der ausgespielten Farbe, spielen alle noch eine Karte in den Stich.

departs-hearts-spot = Herzkarten kosten, was sie zeigen: 2 bis 10, J 11, Q 12, K 13, A 14.
departs-hearts-pip10 = Herzkarten kosten, was sie zeigen: 2 bis 10, und 10 für J, Q, K und A.
departs-hearts-pip10a15 = Herzkarten kosten, was sie zeigen: 2 bis 10, 10 für J, Q und K, 15 für A.
departs-hearts-face = Herzkarten kosten 1, aber J 2, Q 3, K 4 und A 5.
departs-hearts-own = Herzkarten kosten: { $costs }.
departs-hearts-own-none = Herzkarten kosten nichts.
departs-card-costs = { $card } kostet { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
departs-card-gives = { $card } zieht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab.
departs-bonus_floor-deal_zero = Eine Karte, die Punkte abzieht, bringt eine Runde nie unter 0.
departs-double_scope-penalties = Wer { $card } nimmt, bekommt die eigenen Punkte der Runde doppelt.
departs-double_scope-all = Wer { $card } nimmt, dem zählt in der Runde alles doppelt, zum Guten wie zum Schlechten.
departs-double_scope-moon = Wer { $card } nimmt, dem zählt in der Runde alles doppelt, auch ein Durchmarsch.
departs-double-turned = Wer { $card } nimmt, dem zählt in der Runde alles mal 2i: Normale Punkte werden imaginär, imaginäre normal, und es sind doppelt so viele.
departs-hand_sizes = Mit { $players } Personen: je { $cards } Karten, der Rest bleibt übrig.
departs-imaginary = Die Punkte von { $cards } sind imaginär, 13i statt 13. Gesamtpunktzahlen sind komplexe Zahlen, und nur ihr Abstand von 0 zählt.
departs-no_trick_bonus = Wer keinen Stich macht, wird { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} los.

departs-moon-none = Einen Durchmarsch gibt es nicht: Punkte zählen, wie sie fallen.
departs-moon-new = Beim Durchmarsch werden die Punkte von der eigenen Gesamtpunktzahl abgezogen, und die anderen bekommen keine.
departs-moon-choice = Wer den Durchmarsch schafft, wählt: die Punkte für alle anderen oder von der eigenen Gesamtpunktzahl ab.
departs-moon-mixed = Beim Durchmarsch bekommen alle anderen die Punkte. Würdest du damit selbst die Partie verlieren, darfst du sie stattdessen von deiner Gesamtpunktzahl abziehen.
departs-moon-mixed_auto = Beim Durchmarsch bekommen alle anderen die Punkte. Würdest du damit selbst die Partie verlieren, werden sie stattdessen von deiner Gesamtpunktzahl abgezogen.
departs-moon-greek = Beim Durchmarsch bekommen alle anderen die Punkte, und dieselbe Zahl wird pro Kopf einmal von der eigenen Gesamtpunktzahl abgezogen.
departs-moon_value = Der Durchmarsch ist { $points } wert.
departs-moon_needs_bonus-true = Zum Durchmarsch braucht man auch { $card }.
departs-bonus_on_moon-absorb = { $card } zieht beim Durchmarsch nichts ab.
departs-sun-double = Wer alle Stiche macht, dem zählt der Durchmarsch doppelt.
departs-sun-fixed = Wer alle Stiche macht, dem zählt der Durchmarsch { $points }.

departs-teams = Partner sitzen einander gegenüber.
departs-team_score-individual = Alle haben eine eigene Gesamtpunktzahl; Partner zählen sie am Ende zusammen.
departs-team_score-pooled = Partner haben eine gemeinsame Gesamtpunktzahl.
departs-team_moon-true = Partner können den Durchmarsch gemeinsam schaffen.
departs-partner_moon-exempt = Beim Durchmarsch bekommt das eigene Gegenüber keine Punkte.
departs-partner_moon-hit = Beim Durchmarsch bekommt auch das eigene Gegenüber die Punkte.

departs-objective-highest = Die höchste Gesamtpunktzahl gewinnt.
departs-end-deals = Die Partie endet nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
departs-end-both = Die Partie endet bei { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} oder nach { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
departs-end-target = Die Partie endet bei { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}.
departs-end-down = Die Partie endet, wenn jemand keine Punkte mehr hat.
departs-target_cmp-exceed = Die Partie endet erst bei mehr als { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}.
departs-end-below = Die Partie endet, wenn jemand weniger als 0 Punkte hat.
departs-placing-target_loses = Wer zuerst dort ankommt, verliert mit seinem Team.
departs-tie_rule-shared = Ein geteilter erster Platz bleibt geteilt.
departs-tie_scope-any = Es geht weiter, bis alle verschieden viele Punkte haben.
departs-end_latched-false = Sind nach einer zusätzlichen Runde alle wieder unter der Grenze, geht die Partie weiter.
departs-exact-wins = { $target ->
    [one] Genau { $target } Punkt gewinnt die Partie.
   *[other] Genau { $target } Punkte gewinnen die Partie.
}
departs-exact-reset = { $target ->
    [one] Aus genau 1 Punkt werden { $points }.
   *[other] Aus genau { $target } Punkten werden { $points }.
}
departs-display_sign-penalty_negative = Punkte gegen dich stehen mit Minuszeichen da, Punkte für dich ohne.
departs-display_sign-count_down = Alle beginnen mit { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} und verlieren, was sie nehmen; wer die meisten hat, gewinnt.
departs-lives = Alle haben { $count ->
    [one] 1 Leben
   *[other] { $count } Leben
}; eine Runde mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} oder mehr kostet eines. Wer keines mehr hat, kommt auf den letzten Platz, und die Partie endet.

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
