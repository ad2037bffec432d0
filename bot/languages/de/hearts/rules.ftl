# The rules of Hearts. The rule card tells each departure from the usual game in a line.

rule-card-usual = - Die üblichen Regeln von Hearts.

departs-decks = { $decks } Decks werden zusammengemischt.
departs-strip = Mit { $players } Personen: ohne { $out }.
departs-strip-none = Mit { $players } Personen: das ganze Deck.
departs-rotation-counterclockwise = Gegeben und gespielt wird nach rechts, nicht nach links.
departs-first_dealer = Zuerst gibt, wer auf Platz { $first_dealer } sitzt.
departs-kitty-first_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den ersten Stich macht.
departs-kitty-last_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den letzten Stich macht.
departs-kitty-first_penalty_trick = Restkarten liegen verdeckt. Es bekommt sie, wer den ersten Stich macht, in dem Punkte liegen.
departs-kitty-hand = Wer den ersten Stich macht, nimmt die Restkarten auf die Hand und legt ebenso viele verdeckt weg.
departs-kitty_seen-winner = Wer die Restkarten bekommt, sieht sie.
departs-kitty_seen-all = Alle sehen die Restkarten, sobald jemand sie nimmt.

departs-pass_schedule-dealer_choice = Bevor jemand seine Karten sieht, sagt der Geber an, wie viele an wen gehen, höchstens { $dealer_pass_cap } insgesamt.
departs-pass-always = Weitergeben: in jeder Runde { $way }.
departs-pass-never = Es wird nichts weitergegeben.
departs-pass-cycle = Weitergeben mit { $players } Personen: { $ways }, dann wieder von vorn.
departs-pass-cycle-all = Weitergeben: { $ways }, dann wieder von vorn.
departs-pass_count = { $pass_count ->
    [one] 1 Karte wird
   *[other] { $pass_count } Karten werden
} weitergegeben.
departs-unpassable = Nicht weitergeben darf man: { $unpassable }.
departs-charging-together = Vor dem ersten Stich dürfen alle zugleich { $chargeable } aufdecken. Aufgedeckt zählt die Karte doppelt{ $doubles ->
    [yes] , die verdoppelnde vierfach
   *[no] {""}
}. A♥ verdoppelt jedes Herz. Wird die Farbe einer aufgedeckten Karte das erste Mal ausgespielt, bleibt sie liegen, außer du hast keine andere der Farbe.
departs-charging-in_turn = Vor dem ersten Stich dürfen alle der Reihe nach { $chargeable } aufdecken. Aufgedeckt zählt die Karte doppelt{ $doubles ->
    [yes] , die verdoppelnde vierfach
   *[no] {""}
}. A♥ verdoppelt jedes Herz. Wird die Farbe einer aufgedeckten Karte das erste Mal ausgespielt, bleibt sie liegen, außer du hast keine andere der Farbe.
departs-dealer_pass_zero_ok-false = Wer gibt, muss etwas weitergeben lassen.
departs-opening-card = die Karte, mit der die Runde beginnt

departs-opening-lowest_club_any = Wer das niedrigste Kreuz hat, spielt zuerst aus, aber irgendein Kreuz.
departs-opening-eldest_nonpenalty = Vorhand, der Platz nach dem Geber, spielt zuerst aus: eine beliebige Karte, die keine Punkte kostet.
departs-opening-eldest_free = Vorhand, der Platz nach dem Geber, spielt zuerst aus: eine beliebige Karte.
departs-opening_fallback-low_2d = Fehlt 2♣ im Deck, wird mit 2♦ begonnen.
departs-first_trick_penalty-allowed = Karten, die Punkte kosten, dürfen in den ersten Stich.
departs-first_trick_stuck-hearts_first = Wer nur Karten hat, die Punkte kosten, wirft im ersten Stich ein Herz ab und nichts anderes.
departs-first_trick_stuck-redeal = Hat jemand vor dem ersten Stich nur Karten, die Punkte kosten, wird neu gegeben.
departs-hearts_lead-anytime = Herz darf jederzeit ausgespielt werden.
departs-break_by-penalty = Jede Karte, die Punkte kostet, bricht Herz, nicht nur ein Herz.
departs-forced_lead_breaks-false = Ein Herz, das man ausspielt, weil man nichts anderes hat, bricht Herz nicht.
departs-heart_lead_exception-only_penalties = Wer nur Karten hat, die Punkte kosten, darf jede davon ausspielen.
departs-qs_lead-until_broken = { $queen } darf erst ausgespielt werden, wenn Herz gebrochen ist.
departs-forced_discard = Bei erster Gelegenheit abwerfen muss man: { $forced_discard }.
departs-trick_rule-cancellation = Zwei gleiche Karten in einem Stich heben sich auf. Bleibt keine übrig, die ihn machen kann, bekommt ihn, wer den nächsten macht.
departs-trick_rule-booster_nines = Fällt die 9 der ausgespielten Farbe, spielen alle noch eine Karte in den Stich.

departs-hearts_values-spot = Herzkarten kosten, was sie zeigen: 2 bis 10, J 11, Q 12, K 13, A 14.
departs-hearts_values-pip10 = Herzkarten kosten, was sie zeigen: 2 bis 10, und 10 für J, Q, K und A.
departs-hearts_values-pip10a15 = Herzkarten kosten, was sie zeigen: 2 bis 10, 10 für J, Q und K, 15 für A.
departs-hearts_values-face = Herzkarten kosten 1, aber J 2, Q 3, K 4 und A 5.
departs-hearts_values = Herzkarten kosten: { $hearts_values }.
departs-hearts_values-nothing = Herzkarten kosten nichts.
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
departs-double_scope-penalties = Wer { $double_card } nimmt, bekommt die eigenen Punkte der Runde doppelt.
departs-double_scope-all = Wer { $double_card } nimmt, dem zählt in der Runde alles doppelt, zum Guten wie zum Schlechten.
departs-double_scope-moon = Wer { $double_card } nimmt, dem zählt in der Runde alles doppelt, auch ein Durchmarsch.
departs-double_scope-turned = Wer { $double_card } nimmt, dem zählt in der Runde alles mal 2i: Normale Punkte werden imaginär, imaginäre normal, und es sind doppelt so viele.
departs-hand_sizes = Mit { $players } Personen: je { $cards } Karten, der Rest bleibt übrig.
departs-imaginary = Die Punkte von { $imaginary } sind imaginär, 13i statt 13. Gesamtpunktzahlen sind komplexe Zahlen, und nur ihr Abstand von 0 zählt.
departs-no_trick_bonus = Wer keinen Stich macht, wird { $no_trick_bonus ->
    [one] 1 Punkt
   *[other] { $no_trick_bonus } Punkte
} los.

departs-moon-none = Einen Durchmarsch gibt es nicht: Punkte zählen, wie sie fallen.
departs-moon-new = Beim Durchmarsch gehen seine Punkte von der eigenen Gesamtpunktzahl ab; die anderen bekommen keine.
departs-moon-choice = Wer den Durchmarsch schafft, wählt: Punkte für alle anderen oder von der eigenen Gesamtpunktzahl ab.
departs-moon-mixed = Durchmarsch: Punkte für alle anderen; wer damit selbst verlieren würde, darf sie bei sich abziehen.
departs-moon-mixed_auto = Durchmarsch: Punkte für alle anderen; wer damit selbst verlieren würde, zieht sie bei sich ab.
departs-moon-greek = Beim Durchmarsch bekommen alle anderen die Punkte, und pro Kopf gehen sie einmal von den eigenen ab.
departs-moon_value = Der Durchmarsch ist { $moon_value } wert.
departs-moon_needs_bonus-true = Zum Durchmarsch braucht man auch { $bonus_card }.
departs-bonus_on_moon-absorb = { $bonus_card } zieht beim Durchmarsch nichts ab.
departs-sun-double = Wer alle Stiche macht, dem zählt der Durchmarsch doppelt.
departs-sun-fixed = Wer alle Stiche macht, dem zählt der Durchmarsch { $sun_value }.

departs-teams-individual = Partner sitzen gegenüber, am Ende wird zusammengezählt.
departs-teams-pooled = Partner sitzen gegenüber und haben eine gemeinsame Gesamtpunktzahl.
departs-team_moon-true = Partner können den Durchmarsch gemeinsam schaffen.
departs-partner_moon-exempt = Beim Durchmarsch bekommt das eigene Gegenüber keine Punkte.
departs-partner_moon-hit = Beim Durchmarsch bekommt auch das eigene Gegenüber die Punkte.

departs-objective-highest = Die höchste Gesamtpunktzahl gewinnt.
departs-end_mode-deals = Die Partie endet nach { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}.
departs-end_mode-both = Die Partie endet bei { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkten
} oder nach { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}.
departs-target = { $display_sign ->
    [count_down] Die Partie endet, wenn jemand keine Punkte mehr hat.
   *[other] Die Partie endet bei { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }.
}
departs-target_cmp-exceed = { $display_sign ->
    [count_down] Die Partie endet, wenn jemand weniger als 0 Punkte hat.
   *[other] Die Partie endet erst bei mehr als { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }.
}
departs-placing-target_loses = Wer zuerst dort ankommt, verliert mit seinem Team.
departs-tie_rule-shared = Ein geteilter erster Platz bleibt geteilt.
departs-tie_scope-any = Es geht weiter, bis alle verschieden viele Punkte haben.
departs-end_latched-false = Sind nach einer zusätzlichen Runde alle wieder unter der Grenze, geht die Partie weiter.
departs-exact_rule-wins = { $end ->
    [one] Genau { $end } Punkt gewinnt die Partie.
   *[other] Genau { $end } Punkte gewinnen die Partie.
}
departs-exact_rule-reset = { $end ->
    [one] Aus genau 1 Punkt werden { $reset_to }.
   *[other] Aus genau { $end } Punkten werden { $reset_to }.
}
departs-display_sign-penalty_negative = Punkte gegen dich stehen mit Minuszeichen da, Punkte für dich ohne.
departs-display_sign-count_down = Alle beginnen mit { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} und verlieren, was sie nehmen; wer die meisten hat, gewinnt.
departs-lives = Alle haben { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
}; eine Runde mit { $danger ->
    [one] 1 Punkt
   *[other] { $danger } Punkten
} oder mehr kostet eines. Wer keines mehr hat, kommt auf den letzten Platz, und die Partie endet.

# /rules, for somebody who has never played.

rules-aim = **Das Ziel.** Nimm so wenige Punkte wie möglich. Jedes Herz kostet 1 Punkt, und { $queen }, die Pik-Dame, kostet { $worth }. Hat jemand { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}, endet die Partie, und wer die wenigsten hat, gewinnt.
rules-deal = **Das Geben.** Alle Karten werden gegeben, an alle gleich viele. Das Ass ist die höchste Karte, und Trumpf gibt es nicht.
rules-deal-left-over = **Das Geben.** Alle bekommen gleich viele Karten. Das Ass ist die höchste Karte, und Trumpf gibt es nicht.
rules-pass = **Das Weitergeben.** Vor dem ersten Stich { $count ->
    [one] wird je eine Karte
   *[other] werden je { $count } Karten
} weitergegeben. Wohin, wechselt von Runde zu Runde:
rules-pass-each = Weitergegeben { $count ->
    [one] wird je eine Karte
   *[other] werden je { $count } Karten
}.
rules-pass-cycle = - { $players } Personen: { $ways }, dann wieder von vorn
rules-pass-blind = Du wählst, bevor du siehst, was du bekommst.
rules-way-left = nach links
rules-way-right = nach rechts
rules-way-across = nach gegenüber
rules-way-hold = gar nicht
rules-way-scatter = je eine an alle
rules-way-places-left = { $places ->
    [one] um 1 Platz
   *[other] um { $places } Plätze
} nach links
rules-way-places-right = { $places ->
    [one] um 1 Platz
   *[other] um { $places } Plätze
} nach rechts
rules-open = **Wer beginnt.** Wer das niedrigste Kreuz im Spiel hat, beginnt damit: { $card }, je nachdem, wie viele spielen.
rules-open-some = **Wer beginnt.** Eine Karte entscheidet, wer beginnt und womit: { $card }, je nachdem, wie viele spielen.
rules-open-held = **Wer beginnt.** Wer von allen das niedrigste Kreuz auf der Hand hat, beginnt damit.
rules-open-one = **Wer beginnt.** Wer { $card } hat, beginnt damit.
rules-tricks = **Die Stiche.** Alle spielen eine Karte, reihum im Uhrzeigersinn. Hast du eine Karte der ausgespielten Farbe, musst du bedienen. Hast du keine, spiele, was du willst. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn gemacht hat, spielt zum nächsten aus.
rules-breaking = **Herz brechen.** Herz darfst du erst ausspielen, wenn jemand in einem früheren Stich eines gespielt hat, außer du hast nur noch Herz. { $queen } darf schon vorher ausgespielt werden und bricht Herz nicht.
rules-end = **Das Ende.** Die Partie endet nach der Runde, in der jemand { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} erreicht. Die niedrigste Gesamtpunktzahl gewinnt. Haben zwei sie gemeinsam, wird weitergespielt, bis jemand allein vorn ist.

rules-aim-few = **Das Ziel.** Nimm so wenige Punkte wie möglich.
rules-aim-most = **Das Ziel.** Nimm so viele Punkte wie möglich: Was eine Karte sonst kostet, bringt sie dir hier ein.
rules-hearts = Jedes Herz kostet 1 Punkt, wenn unten nichts anderes steht.
rules-tricks-right = **Die Stiche.** Alle spielen eine Karte, reihum gegen den Uhrzeigersinn. Hast du eine Karte der ausgespielten Farbe, musst du bedienen. Hast du keine, spiele, was du willst. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn gemacht hat, spielt zum nächsten aus.
rules-first-trick-any = **Der erste Stich.** Keine Karte, die Punkte kostet, darf hinein, außer du hast nichts anderes.
rules-breaking-other = **Herz brechen.** Herz darfst du erst ausspielen, wenn es gebrochen ist, außer du kannst nichts anderes ausspielen.
rules-moon-charged = Mit aufgedeckten Karten ist ein Durchmarsch mehr wert, bis zu { $points } Punkte.
rules-moon-sign = Die { $points } Punkte eines Durchmarschs zählen für dich, darum stehen sie ohne Minuszeichen.
rules-moon-any = **Der Durchmarsch.** Wer alle Karten nimmt, die Punkte kosten (die Strafkarten), schafft den Durchmarsch. Er ist { $points ->
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}.
rules-moon-others = Sie gehen an alle anderen, und selbst bekommt man keine.
rules-moon-opponents = Das andere Team bekommt sie, beide je für sich. Wer durchmarschiert, bekommt keine, das Gegenüber auch nicht.
rules-end-away = **Das Ende.** Die Partie endet nach der Runde, in der jemand { $target } oder mehr von 0 entfernt ist. Wer am nächsten an 0 liegt, gewinnt. Teilen sich zwei den ersten Platz, wird weitergespielt, bis jemand allein vorn ist.
rules-end-other = **Das Ende.** Entschieden wird die Partie nach einer ganzen Runde.

# Die Regeln von Hearts, die die Leitung ändern kann. Eine Menüzeile darf 100 Zeichen haben.

house-rule-passing = Weitergeben
house-rule-passing-in-turn = Reihum nach links, rechts, gegenüber, und dann gar nicht
house-rule-passing-no-rest = Reihum nach links, rechts und gegenüber, ohne Pause
house-rule-passing-turn-each = Reihum nach links, rechts, gegenüber, je eine an alle, und dann gar nicht
house-rule-pass_count = Wie viele Karten weitergegeben werden
house-rule-pass_count-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
house-rule-unpassable = Karten, die nicht weitergegeben werden dürfen
house-rule-unpassable-none = Jede darf weitergegeben werden
house-rule-charging = Karten vor dem ersten Stich aufdecken
house-rule-charging-none = Niemand deckt auf
house-rule-charging-together = Alle zugleich: Was aufgedeckt ist, zählt doppelt
house-rule-charging-in_turn = Der Reihe nach: Was aufgedeckt ist, zählt doppelt
house-rule-dealer_pass_cap = Grenze für die Ansage
house-rule-dealer_pass_cap-count = { $count ->
    [one] Höchstens 1 Karte insgesamt
   *[other] Höchstens { $count } Karten insgesamt
}
house-rule-strip = Karten, die nicht mitspielen
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣, so dass 3♣ das niedrigste Kreuz ist
house-rule-strip-low = 2♦, 3♦, 2♣ und 3♣
house-rule-strip-all-twos = Alle vier Zweien, so dass die Herzkarten 12 Punkte kosten
house-rule-strip-arnold = 2♣, 3♣, 2♦ und 2♠
house-rule-opening = Wer zuerst ausspielt
house-rule-opening-lowest_club = Wer das niedrigste Kreuz hat, spielt es aus
house-rule-spades = Pik, die Punkte kosten
house-rule-spades-queen = Q♠ kostet 13, sonst kostet kein Pik etwas
house-rule-spades-three = Q♠ kostet 13, K♠ 10 und A♠ 7
house-rule-spades-none = Kein Pik kostet etwas
house-rule-qs_lead = Q♠ ausspielen
house-rule-qs_lead-anytime = Q♠ darf jederzeit ausgespielt werden
house-rule-first = Der erste Stich
house-rule-first-clean = Karten, die Punkte kosten, dürfen nicht hinein
house-rule-breaking = Herz ausspielen
house-rule-breaking-heart = Erst wenn ein Herz gefallen ist
house-rule-breaking-penalty-out = Erst nach einer Karte, die Punkte kostet; wer nur solche hat, darf jede ausspielen
house-rule-bonus = Eine Karte, die 10 Punkte abzieht
house-rule-bonus-none = Gibt es nicht
house-rule-bonus-jack-needed = J♦: Wer ihn nimmt, wird 10 Punkte los, und der Durchmarsch braucht ihn
house-rule-bonus-ten-needed = 10♦: Wer sie nimmt, wird 10 Punkte los, und der Durchmarsch braucht sie
house-rule-moon = Durchmarsch
house-rule-moon-old = Alle anderen bekommen seine Punkte
house-rule-partner_moon = Das Gegenüber beim Durchmarsch
house-rule-partner_moon-exempt = Bekommt keine Punkte davon
house-rule-partner_moon-hit = Bekommt die Punkte wie die anderen
house-rule-sun = Alle Stiche machen
house-rule-sun-none = Zählt wie jeder Durchmarsch
house-rule-end = Wie lange die Partie geht
house-rule-end-to = Bis jemand { $count ->
    [one] 1 Punkt erreicht
   *[other] { $count } Punkte erreicht
}
house-rule-end-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
house-rule-exact = Genau so viele Punkte, wie die Partie beenden
house-rule-exact-none = Beenden die Partie ebenso
house-rule-exact-half = { $count ->
    [one] Wird 1 Punkt
   *[other] Werden { $count } Punkte
}, und erst mehr beendet die Partie
house-rule-exact-wins = Gewinnen die Partie
house-rule-ties = Gleichstand am Ende
house-rule-ties-continue = Noch eine Runde, solange der erste Platz geteilt ist
house-rule-teams = Partner
house-rule-teams-none = Alle spielen für sich

# Why rules that somebody chose do not make a game.

fault-worth = Bei so vielen am Tisch muss eine Runde mehr kosten, als sie zurückgibt.
fault-dealer_pass_cap = Wer gibt, kann nicht mehr Karten weitergeben lassen, als man auf der Hand hat.
fault-unpassable = Es müssen genug andere Karten zum Weitergeben bleiben: je eine für alle anderen am Tisch.
fault-charging = Aufgedeckt wird nur mit einem Deck und den üblichen Punkten, und nur wenn niemand Restkarten auf die Hand nimmt.
fault-extra_values = J♦ oder 10♦ können nichts kosten, wo sie Punkte abziehen.
fault-imaginary = Komplexe Punkte vertragen sich nicht mit einem Durchmarsch, bei dem man wählt, mit einer Sonderwertung für alle Stiche, mit Teams, Leben oder genauen Punktzahlen.
fault-teams = Partner gibt es nur am Tisch zu viert.
fault-exact_rule = Wer genau die Punktzahl hat, bei der die Partie endet, kann nur auf weniger Punkte zurückfallen, oder gewinnen, wenn die Partie bei einer Punktzahl endet.
fault-lives = Leben vertragen sich nicht mit einem Durchmarsch, der danach fragt, wer verlieren würde.
