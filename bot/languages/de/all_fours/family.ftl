# Wie All Fours heißt, die Befehle für seine Tische, und was Ranglisten davon sagen.

family-all_fours = All Fours
family-all_fours-leaderboard = Bei All Fours sind mehr Punkte besser.

offer-allfours-open = Eröffnet in diesem Kanal einen Tisch für All Fours oder Seven-Up
offer-allfours-preset = Welches All Fours? Leer: Seven-Up
offer-pitch-open = Eröffnet in diesem Kanal einen Tisch für Pitch
offer-pitch-preset = Welches Pitch? Leer: Du wirst gefragt

feat-jacks-hung = { $count ->
    [one] 1 Bube gefangen
   *[other] { $count } Buben gefangen
}
feat-begs-won = { $count ->
    [one] 1-mal erfolgreich gebettelt
   *[other] { $count }-mal erfolgreich gebettelt
}
feat-games = { $count ->
    [one] 1 Punkt für Game
   *[other] { $count } Punkte für Game
}
feat-all-fours = { $count ->
    [one] alle vier in 1 Runde
   *[other] alle vier in { $count } Runden
}

variant-seven_up = Seven-Up
variant-seven_up-about = Das amerikanische Spiel um 1900. Je sechs Karten, und eine wird als Trumpf aufgedeckt. Vorhand darf um einen anderen betteln; dann schenkt der Geber einen Punkt oder teilt nach. High, Low, Jack und Game zählen je einen Punkt, und sieben gewinnen.
variant-seven_up-brief = eine Karte bestimmt Trumpf, man darf um andere betteln
variant-seven_up_1876 = Seven-Up (1876)
variant-seven_up_1876-about = Seven-Up, wie es ein Rezensent von 1876 verlangt: je drei Karten auf einmal gegeben, sieben Punkte, und niemand muss je stechen.
variant-seven_up_1876-brief = Seven-Up, bei dem niemand stechen muss
variant-af1807 = All Fours (London 1807)
variant-af1807-about = Der älteste Text. Zu zweit, zehn Punkte. Nach dem Nachteilen werden alle Karten gespielt, und wer einen Trumpf spielt, darf fragen, ob er High oder Low ist.
variant-af1807-brief = die ältesten Regeln, zu zweit, bis 10
variant-af1823 = All Fours (New York 1823)
variant-af1823-about = Der amerikanische Nachdruck der Londoner Regeln: zu zweit, zehn Punkte.
variant-af1823-brief = die Londoner Regeln in Amerika, zu zweit, bis 10
variant-af1845 = All Fours (Philadelphia 1845)
variant-af1845-about = Zu zweit oder in zwei Paaren, zehn Punkte. Nach dem Nachteilen behält man sechs Karten und legt den Rest weg.
variant-af1845-brief = nach dem Nachteilen bleiben sechs Karten, bis 10
variant-af1814 = All Fours (London 1814)
variant-af1814-about = Der Text von Jones: zu zweit oder in zwei Paaren, und sieben Punkte gewinnen.
variant-af1814-brief = zu zweit oder zwei Paare, bis 7
variant-all_fives = All Fives
variant-all_fives-about = Seven-Up bis 61. Wer einen Stich macht, schreibt sofort an, was darin Trumpf ist: die Zehn 10, die Fünf 5, das Ass 4, König 3, Dame 2, Bube 1. High, Low, Jack und Game zählen auch.
variant-all_fives-brief = gewonnene Trümpfe zählen sofort, bis 61
variant-all_fives_plain = All Fives, nur Trümpfe
variant-all_fives_plain-about = Nur die Trümpfe in den Stichen zählen, und Farbe muss bedient werden. 61 Punkte gewinnen.
variant-all_fives_plain-brief = nur gewonnene Trümpfe zählen, bis 61
variant-trinidad = All Fours (Trinidad)
variant-trinidad-about = Das Nationalspiel von Trinidad, in Paaren, nach rechts gespielt, bis 14. Ein aufgedecktes Ass bringt der Seite, die gibt, 1 Punkt, eine Sechs 2, ein Bube 3, und das jedes Mal. Ein gefangener Bube ist 3 wert.
variant-trinidad-brief = in Paaren, bis 14; ein gefangener Bube zählt 3
variant-tobago = All Fours (Tobago)
variant-tobago-about = Wie in Trinidad, aber eine aufgedeckte Zwei bringt 2 Punkte statt einer Sechs, und wer eine andere Karte hat, darf nicht untertrumpfen.
variant-tobago-brief = wie in Trinidad, aber ohne Untertrumpfen
variant-yorkshire = All Fours (Yorkshire)
variant-yorkshire-about = Zwei Paare bis 11. Nichts wird aufgedeckt: Die erste ausgespielte Karte bestimmt Trumpf, und das Gegenüber von Vorhand sieht die eigenen Karten vorher nicht an.
variant-yorkshire-brief = Paare, bis 11; die erste Karte bestimmt Trumpf
variant-lancashire = All Fours (Lancashire)
variant-lancashire-about = Wie in Yorkshire, aber Low zählt für die Seite, die die Karte im Stich gewinnt.
variant-lancashire-brief = wie in Yorkshire, aber Low muss man gewinnen
variant-pitch = Pitch ohne Bieten
variant-pitch-about = Blindes All Fours zu zweit bis zu siebt, zu viert in Paaren. Nichts wird aufgedeckt: Die erste ausgespielte Karte bestimmt Trumpf.
variant-pitch-brief = zu zweit bis siebt; die erste Karte bestimmt Trumpf
variant-auction_pitch = Auktions-Pitch
variant-auction_pitch-about = Alle dürfen einmal bieten, um auszuspielen und Trumpf zu bestimmen. Wer weniger Punkte macht als geboten, verliert so viele, wie geboten waren.
variant-auction_pitch-brief = wer am meisten bietet, bestimmt Trumpf
