# Bilder in Worten, für alle, die sie hören. Jeder Text sagt, was sein Bild zeigt, und nicht mehr.

picture-hand = { $count ->
    [one] Deine Karten, nur eine: { $cards }.
   *[other] Deine { $count } Karten: { $cards }.
}
picture-hand-empty = Du hast keine Karten mehr.

picture-deal = Was diese Runde gebracht hat.
picture-deal-card = Groß zu sehen: { $card }. Sie ging an { $name }.
picture-deal-moon = Groß zu sehen: ein Mond. Durchmarsch von { $name }.

# $piles ist eine Liste dessen, was neben den Namen liegt.
picture-line = { $names }, { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $piles }.
picture-line-empty = { $names }, { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, keine Karten.
picture-line-moon = { $names }, { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und der Durchmarsch: { $piles }.
picture-line-out = { $names }, { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, hat ausgemacht: { $piles }.

# Was in einer solchen Liste beieinander liegt. $number steht auf einer Münze neben den Karten.
picture-pile-high = High { $cards }
picture-pile-low = Low { $cards }
picture-pile-hung = gefangen: { $cards }
picture-pile-game = Game mit { $number }
picture-pile-more = { $cards } für { $number }
picture-pile-more-alone = noch { $number }
picture-pile-natural = echtes Canasta { $cards } aus { $number } Karten
picture-pile-mixed = gemischtes Canasta { $cards } aus { $number } Karten
picture-pile-samba = Samba { $cards } aus { $number } Karten

# Was die Zeichen an Karten in einem Bild bedeuten.
picture-badge-high = ▲ High
picture-badge-low = ▼ Low
picture-badge-hung = ❗ gefangener Bube
picture-badge-game = 🟡 Game
picture-badge-natural = 🟡 echt
picture-badge-mixed = ⚪ gemischt
picture-badge-samba = 🔵 Samba

# Ein Beispiel; $piles ist eine Liste dessen, was nebeneinander liegt.
picture-example = Ein Beispiel: { $piles }.
picture-example-marked = { $cards } in einem goldenen Rahmen

picture-chart = { $count ->
    [one] Diagramm des Punktestands nach einer Runde.
   *[other] Diagramm des Punktestands nach jeder von { $count } Runden.
}
picture-chart-line = { $names }: { $totals }.

# Wer im Bild welches Zeichen hat; zwischen Zeichen und Namen wird nicht umgebrochen.
picture-sign = { $sign } { $names }
picture-signs = -# { $signs }

# Der Tisch im Spiel, jeder Platz mit seinen Punkten. $card wurde zum Stich gespielt.
picture-table = Der Tisch.
picture-table-seat = { $name }: { $points }.
picture-table-played = { $name }: { $card }, { $points }.
picture-table-open = { $names } hat { $piles } aufgedeckt.
picture-table-home = { $names } hat { $piles }.
picture-table-led = Ausgespielt von { $name }: { $card }.
picture-table-cancelled = Es heben sich auf: { $cards }.
picture-table-starred = Ein goldener Stern: { $name }.
picture-table-totals = Gesamt: { $totals }.
picture-table-awaited = Am Zug: { $names }.
picture-table-takes = { $name } bekommt ihn mit { $card }: { $points }.
picture-table-leads = { $name } spielt { $card } aus: { $points }.
picture-table-highest = { $name }: { $card }, bisher vorn, { $points }.
picture-table-holds = { $name }: { $count } auf der Hand, { $points } Punkte.
picture-table-turned = Aufgedeckt: { $card }.
picture-table-stock = { $seen ->
    [yes] Talon: { $count }, obenauf { $card }.
   *[no] Talon: { $count }.
}
picture-table-pile = { $frozen ->
    [yes] Eingefrorener Stapel: { $count }, oben { $card }.
   *[no] Stapel: { $count }, oben { $card }.
}
button-bigger-cards = Größere Karten
