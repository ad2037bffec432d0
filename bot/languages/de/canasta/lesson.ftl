# Canasta und Samba für alle, die noch nie davon gehört haben.

# Genau zwei Sätze.
canasta-in-short = { $kind ->
    [samba] Sammle Meldungen von drei oder mehr Karten eines Rangs oder einer Farbe in Reihe.
   *[canasta] Sammle Meldungen von drei oder mehr Karten eines Rangs, denn die meisten Punkte gewinnen.
} { $draw ->
    [one] Im Zug ziehst du eine Karte oder nimmst den Stapel, darfst auslegen und legst ab, und sieben Karten in einer Meldung bringen eine hohe Prämie.
   *[other] Im Zug ziehst du { $draw } Karten oder nimmst den Stapel, darfst auslegen und legst ab, und sieben Karten in einer Meldung bringen eine hohe Prämie.
}

# Die Lektion: Schritte mit einer Meldung und einem Canasta als Beispielen.
canasta-lesson-turn = **Ein Zug.** Ziehe { $draw ->
    [one] eine Karte
   *[other] { $draw } Karten
} oder nimm den ganzen Stapel, wenn du seine oberste Karte auslegen kannst. Lege Meldungen aus, wenn du magst. Lege dann eine Karte ab.
canasta-lesson-meld = { $wild ->
    [yes] **Eine Meldung.** Zwei Könige und { $card } sind eine Meldung aus drei Königen. Zweien und Joker sind wild: Sie stehen für andere Karten. Diese drei zählen { $counts } Punkte.
   *[no] **Eine Meldung.** Drei Karten eines Rangs sind eine Meldung. Diese drei Könige zählen { $counts } Punkte.
}
canasta-lesson-opening = { $enough ->
    [yes] **Die Erstmeldung** einer Seite muss zusammen genug zählen: am Anfang der Partie { $minimum } Punkte, also würde das reichen.
   *[no] **Die Erstmeldung** einer Seite muss zusammen genug zählen: am Anfang der Partie { $minimum } Punkte, also braucht es noch eine Meldung daneben.
}
canasta-lesson-seven = { $kind ->
    [samba] **Sieben Karten** bringen eine Prämie. Sieben einer Farbe in Reihe sind ein Samba, für { $samba }. Sieben eines Rangs sind ein Canasta, für { $mixed } mit wilden Karten und { $natural } ohne.
   *[canasta] **Sieben Karten** eines Rangs sind ein Canasta. Es bringt eine Prämie: { $mixed } mit wilden Karten, { $natural } ohne.
}
canasta-lesson-end = { $canastas ->
    [0] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende.
    [one] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende. Dazu braucht die Seite ein Canasta.
   *[other] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende. Dazu braucht die Seite { $canastas } Canastas.
} Bei { $target } gewinnen die meisten Punkte.
