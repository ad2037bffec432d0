# Der Tisch und die Karten bei All Fours: was aufgedeckt, gesagt und gespielt wurde.

af-cut-cards = { $name } { $cards }
af-cut-then = { $earlier }, dann { $card }
af-cut-high = Abgehoben wurde: { $cards }. { $name } hat die höchste Karte und gibt zuerst.
af-cut-low = Abgehoben wurde: { $cards }. { $name } hat die niedrigste Karte und gibt zuerst.
af-turned-more = { $dealer } gibt. Aufgedeckt: { $cards }, zuletzt **{ $card }**.
af-dealer = { $dealer } gibt.
af-proposed = Als Trumpf vorgeschlagen: **{ $suit } { $sign }**.
af-trumps = Trumpf: **{ $suit } { $sign }**.
af-stock = Talon: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.

af-said-stand = { $name } nimmt an.
af-said-beg = { $name } bettelt.
af-said-give = { $name } schenkt einen Punkt.
af-said-run = { $name } teilt nach.
af-said-again = { $name } bittet, noch einmal nachzuteilen.
af-said-consent = { $name } willigt ein.
af-said-refuse = { $name } lehnt ab.
af-said-bunch = { $name } schlägt vor, zusammenzuwerfen.
af-said-agree = { $name } willigt ein.
af-said-object = { $name } spielt mit diesen Karten weiter.
af-thrown-in-exhausted = Zu wenig Karten zum Nachteilen, also zusammengeworfen. { $name } gibt noch einmal.
af-thrown-in-bunched = Die Karten wurden zusammengeworfen. { $name } gibt noch einmal.
af-thrown-in-passed = Alle haben gepasst, darum wurde zusammengeworfen. { $name } gibt noch einmal.
af-bid = { $name } bietet { $points }.
af-bid-pass = { $name } passt.
af-bidder = { $name } hat { $points } geboten.
af-inquired = { $name } hat nach { $card } gefragt: { $answer ->
    [both] High und Low.
    [high] High.
    [low] Low.
   *[neither] weder High noch Low.
}
af-revoked = { $name } hat falsch bedient.

af-turn-beg = { $names } nimmt an oder bettelt.
af-turn-answer = { $names } schenkt einen Punkt oder teilt nach.
af-turn-again = { $names } nimmt an oder bittet, noch einmal nachzuteilen.
af-turn-consent = { $names } willigt ein, noch einmal nachzuteilen, oder lehnt ab.
af-turn-bunch = { $names } sagt, ob neu gegeben wird.
af-turn-discard = Weglegen müssen noch: { $names }.
af-turn-claim = Vor dem Zählen: { $names } { $count ->
    [one] sagt
   *[other] sagen
}, ob jemand falsch bedient hat.
af-trick-earlier = Stich { $number }: { $cards }. Er ging an { $name }.

af-partner = Du spielst mit { $name }.
af-blind = Du siehst deine Karten, sobald Trumpf feststeht.
af-discarded = { $why ->
    [own] Du hast { $cards } weggelegt.
    [late] Du warst zu langsam; ein Computer legte für dich { $cards } weg.
   *[away] Du warst abwesend; ein Computer legte für dich { $cards } weg.
}

af-task-beg = **Du entscheidest zuerst.** Annehmen: { $suit } { $sign } ist Trumpf. { $run ->
    [stay] Betteln: ein Punkt vom Geber oder drei Karten mehr für alle.
   *[new] Betteln: ein Punkt vom Geber oder eine andere Farbe.
}
af-task-answer = **{ $name } bettelt.** Schenke einen Punkt oder teile nach: { $run ->
    [stay] drei Karten für alle, Trumpf bleibt.
   *[new] drei Karten für alle, und es wird wieder aufgedeckt.
}
af-task-answer-run = **{ $name } bettelt.** Mit einem Punkt hätte die andere Seite gewonnen, darum musst du nachteilen.
af-task-again = { $run ->
    [stay] **Trumpf bleibt.**
   *[new] **Neuer Trumpf.**
} Nimm an oder bitte darum, noch einmal nachzuteilen. Der Geber darf ablehnen.
af-task-consent = **{ $name } bittet, noch einmal nachzuteilen.** Willige ein oder lehne ab.
af-task-bunch = **Zusammenwerfen?** Sind alle einverstanden, wird neu gegeben.
af-task-discard = **Lege { $count } { $count ->
    [one] Karte
   *[other] Karten
} verdeckt weg.**
af-task-bid = **Dein Gebot.** Wie viele Punkte machst du, wenn du ausspielst und Trumpf bestimmst?
af-task-claim = **Hat jemand falsch bedient?** Zeige es jetzt an oder lass es gut sein.
af-task-pitch = **Du bist dran.** Spiele eine beliebige Karte aus: Ihre Farbe ist Trumpf.
af-task-follow-trump = **Du bist dran.** Trumpf ist ausgespielt: Spiele einen.
af-task-follow-or-trump = **Du bist dran.** Bediene { $suit } { $sign } oder stich.
af-task-follow-or-jack = **Du bist dran.** Bediene { $suit } { $sign } oder spiele den Trumpfbuben.
af-task-no-undertrump = Der Stich ist gestochen, darum darfst du keinen niedrigeren Trumpf spielen.
af-task-revoke = Mit einer Karte auf einem roten Button würdest du falsch bedienen, und das kann etwas kosten.

af-choice-stand = Annehmen
af-choice-beg = Betteln
af-choice-give = Einen schenken
af-choice-run = Nachteilen
af-choice-again = Noch einmal bitten
af-choice-consent = Einwilligen
af-choice-refuse = Ablehnen
af-choice-bunch = Zusammenwerfen
af-choice-agree = Einwilligen
af-choice-object = Weiterspielen
af-choice-claim_revoke = Fehler anzeigen
af-choice-count = Nichts anzeigen: zählen

af-button-ask = Fragen: High oder Low?
af-button-ask-not = Nicht fragen

# Das Zählen: was jede Gelegenheit gebracht hat.

af-deal = **Runde { $number }**, Trumpf { $suit } { $sign }
af-mark-turn-up = { $name } hat { $card } aufgedeckt
af-mark-gift = { $name } hat gebettelt und einen geschenkt bekommen
af-mark-gift-too = Auch { $name } hat einen geschenkt bekommen
af-mark-revoke = { $name } hat mit { $card } falsch bedient
af-mark-high = High { $card }, gegeben an { $name }
af-mark-low = Low { $card }, gegeben an { $name }
af-mark-low-captor = Low { $card }, { $name } abgenommen
af-mark-low-dealer = Low { $card }, gegeben an { $name }, zählt aber für die Seite, die gibt
af-mark-jack = Jack { $card }, gewonnen von { $name }
af-mark-jack-hung = Jack { $card }, gewonnen von { $name }, { $loser } abgenommen
af-mark-game = Game (Augen: { $pips })
af-mark-peg = Trümpfe in den Stichen
af-mark-bid = { $name } hat { $bid } geboten und nicht erreicht
af-bid-made = { $name } hat { $bid } geboten und erreicht.
af-deal-points = In dieser Runde: { $points }
af-trick-pegs = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
af-pips = { $names } { $pips }
af-game-so-far = Game { $pips }
af-so-far = { $home ->
    [no] { $chance ->
        [high] High offen
        [low] Low offen
       *[jack] Jack offen
    }
   *[other] { $chance ->
        [high] High { $name }
        [low] Low { $name }
       *[jack] Jack { $name }
    }
}
af-counted = { $what }: { $names } +{ $points }
af-counted-lost = { $what }: { $names } −{ $points }
af-counted-nobody = { $what }: niemand
af-counted-late = { $what }: nicht mehr nötig, die Partie war schon gewonnen
af-counted-barred = { $what }: nicht gezählt, weil falsch bedient wurde

af-deal-all-four = High, Low, Jack und Game, alle vier: { $names }!
af-deal-hung = { $name } hat den Buben von { $loser } gefangen!

af-over-revoke = Die Partie ist durch falsches Bedienen verloren: Einer der fünf besten Trümpfe wurde zurückgehalten, als Trumpf ausgespielt war.
af-result-hung = { $name } hat { $count ->
    [one] einen Buben
   *[other] { $count } Buben
} gefangen.

# Warum etwas nicht geht.

illegal-af-no-undertrump = Der Stich ist schon gestochen: Solange du eine andere Karte hast, darfst du keinen niedrigeren Trumpf spielen.
illegal-af-no-inquiry = Fragen kannst du nur nach einem Trumpf, den du spielst.
illegal-af-gift-wins = Mit einem Punkt hätte die andere Seite die Partie gewonnen, darum musst du nachteilen.
illegal-af-bid-higher = Jedes Gebot muss höher sein als das vorige.
illegal-af-cut-late = Abgehoben wird nur einmal, vor der ersten Runde.
illegal-af-cut-again = Nur bei gleichen Karten wird noch einmal abgehoben.

af-whose-late = Nicht mehr nötig, die Partie war gewonnen
af-whose-barred = Nach dem Fehler nicht gezählt
af-brief = { $reason ->
    [turn-up] { $card } aufgedeckt
    [gift] der geschenkte Punkt
    [revoke] Fehler von { $name }
    [peg] Trümpfe
    [high] High { $card }
    [low] Low { $card }
    [jack] Jack
    [hung] Jack von { $name }
    [bid] Gebot { $bid } verfehlt
   *[game] Game { $pips }
}
