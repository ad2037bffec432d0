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
    [yes] **Eine Meldung.** Zwei Könige und { $card } sind eine Meldung: Zweien und Joker sind wild. Bis zur Sieben zählt eine Karte 5, bis zum König 10, Asse und Zweien 20, Joker 50.
   *[no] **Eine Meldung.** Drei Karten eines Rangs sind eine Meldung. Bis zur Sieben zählt eine Karte 5, bis zum König 10, Asse und Zweien 20, Joker 50.
}
canasta-lesson-opening = { $enough ->
    [yes] **Die Erstmeldung** einer Seite muss zusammen genug zählen: am Anfang der Partie { $minimum } Punkte, also würde das reichen.
   *[no] **Die Erstmeldung** einer Seite muss zusammen genug zählen: am Anfang der Partie { $minimum } Punkte, also braucht es noch eine Meldung daneben.
}
canasta-lesson-seven = { $kind ->
    [samba] **Sieben Karten** bringen eine Prämie: in Reihe als Samba { $samba }, eines Rangs als Canasta { $mixed } mit wilden Karten und { $natural } ohne. Eine rote Drei bringt { $three }.
   *[canasta] **Sieben Karten** eines Rangs sind ein Canasta. Es bringt eine Prämie: { $mixed } mit wilden Karten, { $natural } ohne. Eine rote Drei bringt { $three }.
}
canasta-lesson-end = { $canastas ->
    [0] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende.
    [one] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende. Dazu braucht die Seite ein Canasta.
   *[other] **Das Ende.** Wer keine Karte mehr hat, macht aus, und die Runde ist zu Ende. Dazu braucht die Seite { $canastas } Canastas.
} Bei { $target } gewinnen die meisten Punkte.
