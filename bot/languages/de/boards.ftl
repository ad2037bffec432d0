# Ranglisten eines Servers, für seine Moderation.

button-tables-boards = Ranglisten
tables-title-boards = ### Ranglisten und Ergebnisse
boards-none = Hier ging noch keine Partie zu Ende.
boards-games = { $count ->
    [one] Hier ist 1 Ergebnis gespeichert.
   *[other] Hier sind { $count } Ergebnisse gespeichert.
}
button-boards-export = Ergebnisse als CSV
boards-exported = { $count ->
    [one] Das Ergebnis von 1 Partie
   *[other] Alle Ergebnisse, { $count } Partien
}, eine Zeile je Platz.
boards-exported-newest = Die neuesten { $count } von { $all } Partien, eine Zeile je Platz: Mehr wäre zu groß.
boards-reset = Eine Rangliste leeren …
boards-every-game = Alle Spiele
boards-of-season = { $games }: dieser Monat, diese Saison
boards-of-all = { $games }: alle Saisons
boards-reset-ask = Diese Ranglisten bei null beginnen lassen? **{ $boards }**
boards-reset-stays = Siege und Punkte von bisher zählen dort nie wieder. Partien, Spielprotokolle, Wertungen und die Runde des Tages bleiben.
boards-reset-stats = Auch in /stats beginnen hier bei allen die Siege und Punkte bei null.
button-boards-reset = Leeren
boards-reset-done = Diese Ranglisten beginnen bei null: { $boards }

boards-title = Am Ende einer Saison (vier Wochen) bekommt { $role }, wer bei { $family } am öftesten gewonnen hat.
boards-title-none = Wer eine Saison von vier Wochen gewinnt, kann eine Rolle bekommen.
boards-title-holders = Jetzt: { $names }
boards-title-family = Welches Spiel
boards-title-role = Welche Rolle
boards-title-back = -# Nichts gewählt: niemand bekommt sie.
boards-title-done = Gewählt. Vergeben wird die Rolle am Ende der Saison.
boards-title-told = Rolle für die Besten einer Saison bei { $family }
boards-title-told-off = keine Rolle für eine Saison
boards-title-off = Es wird keine Rolle mehr vergeben.
boards-title-not-mine = Diese Rolle darf ich nicht vergeben. Erlaube mir *Rollen verwalten* und zieh meine Rolle über sie.
boards-title-not-yours = Dafür brauchst du selbst *Rollen verwalten*, und die Rolle darf nicht mehr erlauben, als alle dürfen.
boards-title-unasked = Discord antwortet gerade nicht. Bitte versuch es noch einmal.
