# Die Regeln von Hearts, die die Leitung ändern kann. Eine Menüzeile darf 100 Zeichen haben.

house-rule-passing = Weitergeben
house-rule-passing-in-turn = Reihum nach links, rechts, gegenüber, und dann gar nicht
house-rule-passing-left = In jeder Runde nach links
house-rule-passing-right = In jeder Runde nach rechts
house-rule-passing-no-rest = Reihum nach links, rechts und gegenüber, ohne Pause
house-rule-passing-turn-each = Reihum nach links, rechts, gegenüber, je eine an alle, und dann gar nicht
house-rule-passing-each = Je eine Karte an alle anderen
house-rule-passing-dealer = Der Geber sagt an, wie viele an wen gehen
house-rule-passing-none = Es wird nichts weitergegeben
house-rule-pass_count = Wie viele Karten weitergegeben werden
house-rule-pass_count-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
house-rule-unpassable = Karten, die nicht weitergegeben werden dürfen
house-rule-unpassable-none = Jede darf weitergegeben werden
house-rule-unpassable-queen = Q♠ bleibt, wo sie ist
house-rule-unpassable-spades = Q♠, K♠ und A♠ bleiben, wo sie sind
house-rule-unpassable-opener = Die Karte, mit der die Runde beginnt, bleibt, wo sie ist
house-rule-unpassable-both = Q♠ und die Karte, mit der die Runde beginnt, bleiben, wo sie sind
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
house-rule-opening-lowest_club_any = Wer das niedrigste Kreuz hat, spielt irgendein Kreuz aus
house-rule-opening-eldest_nonpenalty = Vorhand spielt eine beliebige Karte aus, die keine Punkte kostet
house-rule-opening-eldest_free = Vorhand spielt eine beliebige Karte aus
house-rule-spades = Pik, die Punkte kosten
house-rule-spades-queen = Q♠ kostet 13, sonst kostet kein Pik etwas
house-rule-spades-three = Q♠ kostet 13, K♠ 10 und A♠ 7
house-rule-spades-none = Kein Pik kostet etwas
house-rule-qs_lead = Q♠ ausspielen
house-rule-qs_lead-anytime = Q♠ darf jederzeit ausgespielt werden
house-rule-qs_lead-until_broken = Q♠ darf erst ausgespielt werden, wenn Herz gebrochen ist
house-rule-first = Der erste Stich
house-rule-first-clean = Karten, die Punkte kosten, dürfen nicht hinein
house-rule-first-heart = Keine, die Punkte kostet; wer nur solche hat, wirft ein Herz ab
house-rule-first-again = Keine, die Punkte kostet; hat jemand nur solche, wird neu gegeben
house-rule-first-open = Karten, die Punkte kosten, dürfen hinein
house-rule-breaking = Herz ausspielen
house-rule-breaking-heart = Erst wenn ein Herz gefallen ist
house-rule-breaking-penalty = Erst wenn eine Karte gefallen ist, die Punkte kostet, ob Herz oder nicht
house-rule-breaking-penalty-out = Erst nach einer Karte, die Punkte kostet; wer nur solche hat, darf jede ausspielen
house-rule-breaking-anytime = Jederzeit
house-rule-bonus = Eine Karte, die 10 Punkte abzieht
house-rule-bonus-none = Gibt es nicht
house-rule-bonus-jack = J♦: Wer ihn nimmt, wird 10 Punkte los
house-rule-bonus-ten = 10♦: Wer sie nimmt, wird 10 Punkte los
house-rule-bonus-jack-needed = J♦: Wer ihn nimmt, wird 10 Punkte los, und der Durchmarsch braucht ihn
house-rule-bonus-ten-needed = 10♦: Wer sie nimmt, wird 10 Punkte los, und der Durchmarsch braucht sie
house-rule-moon = Durchmarsch
house-rule-moon-old = Alle anderen bekommen seine Punkte
house-rule-moon-new = Seine Punkte werden von der eigenen Punktzahl abgezogen
house-rule-moon-choice = Man wählt: für alle anderen oder von der eigenen Punktzahl ab
house-rule-moon-mixed = Für alle anderen; wer damit selbst verlieren würde, darf wählen
house-rule-moon-mixed_auto = Für alle anderen, aber selbst abgezogen, wenn man damit verlieren würde
house-rule-moon-greek = Für alle anderen, und von der eigenen Punktzahl pro Kopf einmal ab
house-rule-moon-none = Gibt es nicht: Punkte zählen, wie sie fallen
house-rule-partner_moon = Das Gegenüber beim Durchmarsch
house-rule-partner_moon-exempt = Bekommt keine Punkte davon
house-rule-partner_moon-hit = Bekommt die Punkte wie die anderen
house-rule-sun = Alle Stiche machen
house-rule-sun-none = Zählt wie jeder Durchmarsch
house-rule-sun-double = Der Durchmarsch zählt doppelt
house-rule-sun-fixed = Der Durchmarsch zählt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
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
house-rule-ties-any = Noch eine Runde, solange irgendwo Gleichstand ist
house-rule-ties-shared = Der erste Platz bleibt geteilt
house-rule-teams = Partner
house-rule-teams-none = Alle spielen für sich
house-rule-teams-own = Partner sitzen gegenüber, am Ende wird zusammengezählt
house-rule-teams-pooled = Partner sitzen gegenüber und haben eine gemeinsame Punktzahl
