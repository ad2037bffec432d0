# Wie Pitch nach Punkten, Cinch und Pedro heißen, und die Befehle für ihre Tische.

family-point_pitch = Pitch
family-point_pitch-leaderboard = Bei Pitch, Cinch und Pedro sind mehr Punkte besser.

offer-pedro-open = Eröffnet in diesem Kanal einen Tisch für Cinch oder Pedro
offer-pedro-preset = Welche Art von Pedro? Leer: Cinch

feat-moons-made = { $count ->
    [one] 1 Durchmarsch
   *[other] { $count } Durchmärsche
}

variant-ten_point = Zehn-Punkte-Pitch
variant-ten_point-about = Zwei Joker und der Nebenbube sind Trumpf, und die Drei zählt 3. Bestimme Trumpf, leg alles andere ab, zieh nach und spiel nur Trümpfe.
variant-ten_point-brief = zwei Joker, Nebenbube, die Drei zählt 3, in Paaren, bis 52
variant-five_point = Fünf-Punkte-Pitch
variant-five_point-about = Auktions-Pitch mit einem Joker, dem niedrigsten Trumpf: High, Low, Jack, Joker und Game. Die erste Karte bestimmt Trumpf.
variant-five_point-brief = sechs Karten und ein Joker, den jeder Trumpf schlägt, bis 10
variant-six_point = Sechs-Punkte-Pitch
variant-six_point-about = High, Low, Jack, Nebenbube, Joker und Game. Der Joker steht gleich unter den Buben.
variant-six_point-brief = sechs Karten, Joker und Nebenbube, bis 15
variant-seven_point = Sieben-Punkte-Pitch
variant-seven_point-about = High, Low, Jack, Nebenbube, zwei Joker und Game. Der zuerst gespielte Joker ist der große.
variant-seven_point-brief = sechs Karten, zwei Joker, Nebenbube, bis 15
variant-nine_point = Neun-Punkte-Pitch
variant-nine_point-about = High, Low, Jack und Game, und die Trumpf-Fünf bringt 5. Behalte drei bis sechs von neun Karten und zieh nach.
variant-nine_point-brief = ohne Joker; die Fünf zählt 5, in Paaren, bis 15
variant-ten_point_six = Zehn-Punkte-Pitch zu sechst
variant-ten_point_six-about = Zehn-Punkte-Pitch mit zwei Seiten zu dritt: je acht Karten, und sechs Restkarten dazu, wenn du am meisten bietest.
variant-ten_point_six-brief = zwei Seiten zu dritt, sechs Restkarten, bis 52
variant-eleven_point = Elf-Punkte-Pitch
variant-eleven_point-about = Zehn-Punkte-Pitch, in dem auch das Neben-Ass Trumpf ist, gleich unter dem Ass, und der elfte Punkt.
variant-eleven_point-brief = wie mit zehn Punkten, und das Neben-Ass zählt mit
variant-thirteen_point = Dreizehn-Punkte-Pitch
variant-thirteen_point-about = Zehn-Punkte-Pitch, in dem auch die Neben-Drei Trumpf ist und ebenfalls 3 zählt.
variant-thirteen_point-brief = wie mit zehn Punkten, und die Neben-Drei zählt 3
variant-cinch = Cinch
variant-cinch-about = Zwei Fünfen, die Pedros, sind Trumpf und zählen je 5. Bestimme Trumpf und zieh nach; der Geber behält sechs aus Hand und Rest. Die bessere Seite schreibt den Unterschied an.
variant-cinch-brief = zwei Pedros zu je 5, in Paaren, bis 51
variant-double_pedro = Double Pedro
variant-double_pedro-about = Cinch, wie man es heute spielt: nur Trümpfe werden gespielt, Gebote beginnen bei 6, und ein verfehltes Gebot ist verloren.
variant-double_pedro-brief = Cinch nur mit Trümpfen, Gebote ab 6, bis 62
variant-pedro = Pedro
variant-pedro-about = Biete, solange du willst. Die erste Karte bestimmt Trumpf, und die Trumpf-Fünf bringt 5.
variant-pedro-brief = zu dritt bis zu siebt, die Fünf zählt 5, bis 50
variant-sancho_pedro = Sancho Pedro
variant-sancho_pedro-about = Wie Pedro, und die Trumpf-Neun bringt 9.
variant-sancho_pedro-brief = wie Pedro, und die Neun zählt 9
variant-dom_pedro = Dom Pedro
variant-dom_pedro-about = Wie Sancho Pedro, dazu die Trumpf-Drei für 3 und ein Joker für 15, den jeder Trumpf schlägt.
variant-dom_pedro-brief = wie Sancho, dazu ein Joker für 15, bis 100
