# Wie Canasta und Samba heißen, die Befehle für ihre Tische, und was Ranglisten davon sagen.

family-canasta = Canasta und Samba
family-canasta-leaderboard = Bei Canasta und Samba sind mehr Punkte besser.

offer-canasta-open = Eröffnet in diesem Kanal einen Tisch für Canasta
offer-canasta-preset = Welches Canasta? Leer: das übliche
offer-samba-open = Eröffnet in diesem Kanal einen Tisch für Samba
offer-samba-preset = Welches Samba? Leer: das übliche

feat-canastas = { $count ->
    [one] 1 Canasta
   *[other] { $count } Canastas
}
feat-concealed-outs = { $count ->
    [one] 1-mal verdeckt ausgemacht
   *[other] { $count }-mal verdeckt ausgemacht
}
feat-red-threes = { $count ->
    [one] 1 rote Drei
   *[other] { $count } rote Dreien
}
feat-canastas-natural = { $count ->
    [one] 1 echtes Canasta
   *[other] { $count } echte Canastas
}
feat-canastas-mixed = { $count ->
    [one] 1 gemischtes Canasta
   *[other] { $count } gemischte Canastas
}
feat-sambas = { $count ->
    [one] 1 Samba
   *[other] { $count } Sambas
}
feat-outs = { $count ->
    [one] 1-mal ausgemacht
   *[other] { $count }-mal ausgemacht
}

variant-canasta_book = Canasta
variant-canasta_book-about = Zu viert in Paaren, mit zwei Decks und je elf Karten. Wer mit anderen Meldungen eröffnet, darf den Stapel gleich mit einer Karte und einer wilden nehmen.
variant-canasta_book-brief = Meldungen sammeln, zwei Paare, bis 5000
variant-canasta_official = Canasta (Regeln von 1950)
variant-canasta_official-about = Die klassischen Regeln von 1950: Rote Dreien legt man beim ersten Zug offen hin, und wer den Stapel zum ersten Mal nimmt, braucht ein natürliches Paar.
variant-canasta_official-brief = zwei Paare, die klassischen Regeln
variant-canasta_2 = Canasta zu zweit
variant-canasta_2-about = Je fünfzehn Karten, gezogen werden zwei auf einmal, und zum Ausmachen braucht man zwei Canastas.
variant-canasta_2-brief = fünfzehn Karten, zwei ziehen, zwei Canastas zum Ausmachen
variant-canasta_3 = Canasta zu dritt
variant-canasta_3-about = Zu dritt, alle für sich, mit dreizehn Karten.
variant-canasta_3-brief = alle für sich, dreizehn Karten
variant-canasta_3_cutthroat = Canasta, eins gegen zwei
variant-canasta_3_cutthroat-about = Zu dritt. Wer zuerst den Stapel nimmt, spielt in dieser Runde allein gegen die beiden anderen. Gezogen werden zwei auf einmal, zum Ausmachen braucht man zwei Canastas, und 7500 Punkte gewinnen.
variant-canasta_3_cutthroat-brief = wer zuerst den Stapel nimmt, spielt allein gegen zwei
variant-canasta_5 = Canasta zu fünft
variant-canasta_5-about = Zwei gegen drei. In jeder Runde setzt reihum eine Person aus den dreien aus.
variant-canasta_5-brief = zwei gegen drei, eine Person setzt aus
variant-canasta_6_teams3 = Canasta zu sechst, zwei Teams
variant-canasta_6_teams3-about = Drei gegen drei, die Teams sitzen abwechselnd, mit drei Decks. Zwei Canastas zum Ausmachen, 10000 Punkte gewinnen.
variant-canasta_6_teams3-brief = drei gegen drei, bis 10000
variant-canasta_6_pairs = Canasta zu sechst, drei Paare
variant-canasta_6_pairs-about = Drei Paare, Partner gegenüber, mit drei Decks. Zwei Canastas zum Ausmachen, 7500 Punkte gewinnen.
variant-canasta_6_pairs-brief = drei Paare, bis 7500
variant-canasta_6_bench = Canasta zu sechst, vier spielen
variant-canasta_6_bench-about = Zwei Teams zu dritt. In jeder Runde setzt aus jedem Team jemand aus, die anderen vier spielen.
variant-canasta_6_bench-brief = Teams zu dritt, zwei setzen aus
variant-samba_4 = Samba
variant-samba_4-about = Canasta mit drei Decks und Sequenzen: Sieben Karten einer Farbe in Reihe sind ein Samba und 1500 wert. Je fünfzehn Karten, zwei werden gezogen, eine abgelegt, 10000 Punkte gewinnen.
variant-samba_4-brief = Canasta mit Sequenzen, zwei Paare
variant-samba_2 = Samba zu zweit
variant-samba_2-about = Samba, eins gegen eins.
variant-samba_2-brief = Canasta mit Sequenzen, eins gegen eins
variant-samba_3 = Samba zu dritt
variant-samba_3-about = Samba zu dritt, alle für sich.
variant-samba_3-brief = Canasta mit Sequenzen, alle für sich
variant-samba_5 = Samba zu fünft
variant-samba_5-about = Samba zu fünft, alle für sich.
variant-samba_5-brief = Canasta mit Sequenzen, alle für sich
variant-samba_6 = Samba zu sechst
variant-samba_6-about = Samba in drei Paaren, mit je dreizehn Karten.
variant-samba_6-brief = Canasta mit Sequenzen, drei Paare
