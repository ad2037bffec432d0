# /rules, für alle, die noch nie gespielt haben.

rules-title = ### { $variant }: So wird hier gespielt
rules-customised = Dieser Tisch hat einiges davon geändert:
rules-aim = **Das Ziel.** Nimm so wenige Punkte wie möglich. Jedes Herz kostet 1 Punkt, und { $queen }, die Pik-Dame, kostet { $worth }. Hat jemand { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}, endet die Partie, und wer die wenigsten hat, gewinnt.
rules-deal = **Das Geben.** Alle Karten werden gegeben, an alle gleich viele. Das Ass ist die höchste Karte, und Trumpf gibt es nicht.
rules-deal-left-over = **Das Geben.** Alle bekommen gleich viele Karten. Das Ass ist die höchste Karte, und Trumpf gibt es nicht.
rules-deal-all = - { $players } Personen: je { $cards } Karten
rules-deal-less = - { $players } Personen: je { $cards } Karten, ohne { $out }
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
rules-first-trick = **Der erste Stich.** Kein Herz und keine { $queen } darf hinein, außer du hast nichts anderes.
rules-breaking = **Herz brechen.** Herz darfst du erst ausspielen, wenn jemand in einem früheren Stich eines gespielt hat, außer du hast nur noch Herz. { $queen } darf schon vorher ausgespielt werden und bricht Herz nicht.
rules-moon-old = **Der Durchmarsch.** Wer alle Herzkarten und { $queen } nimmt, bekommt keine Punkte, und alle anderen bekommen { $points }.
rules-moon-new = **Der Durchmarsch.** Wer alle Herzkarten und { $queen } nimmt, wird { $points } Punkte los, und sonst bekommt niemand welche.
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
