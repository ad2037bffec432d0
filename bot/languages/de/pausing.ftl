# Einen Tisch verlassen, eine Partie unterbrechen und wieder aufnehmen.

# Die Frage, bevor jemand geht, je nachdem, wer sonst am Tisch ist.
leave-title = **Den Tisch verlassen?** Ein Computer spielt mit deinen Karten weiter. Kommst du vor dem Ende der Partie nicht zurück, landest du hinter allen, die geblieben sind.
leave-title-away = **Den Tisch verlassen?** Die anderen sind abwesend, darum wird die Partie dann unterbrochen. Alle können sie fortsetzen, auch du: Drücke auf „Meine Karten“. Kommst du vor dem Ende der Partie nicht zurück, landest du hinter allen, die geblieben sind.
leave-title-alone = **Die Partie unterbrechen oder beenden?** Sonst ist niemand an diesem Tisch. Eine unterbrochene Partie wartet auf dich: Drücke auf „Meine Karten“ oder benutze /hand. Setzt sie niemand innerhalb von { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} fort, endet sie ohne Ergebnis. Beendest du sie jetzt, sind ihre Punkte verloren.
leave-title-paused = **Die unterbrochene Partie beenden?** Dann sind ihre Punkte verloren. Tust du nichts, wartet sie bis { $moment } auf dich.
leave-which = -# { $variant } · { $guild } · #{ $channel } · [Tisch { $table }]({ $link })
button-leave-yes = Tisch verlassen
button-leave-pause = Unterbrechen
button-leave-end = Partie beenden

# Was danach geantwortet wird. { $moment } ist ein Datum mit Uhrzeit.
leave-done = Du hast den Tisch verlassen. Bis zum Ende der Partie kannst du zurückkommen: Drücke auf „Meine Karten“.
leave-done-paused = Du hast den Tisch verlassen. Weil niemand mehr da war, wurde die Partie unterbrochen. „Meine Karten“ oder /hand setzt sie fort. Tut das niemand bis { $moment }, endet sie ohne Ergebnis.
leave-paused = Die Partie wurde unterbrochen. „Meine Karten“ oder /hand setzt sie fort. Tut das niemand bis { $moment }, endet sie ohne Ergebnis.
leave-ended = Du hast die Partie beendet. Sie hat kein Ergebnis.
leave-already = Du hast diesen Tisch schon verlassen.

# Der Tisch einer unterbrochenen Partie, und die Karten dazu.
paused-title = **{ $variant }** · unterbrochen
paused-table = Die Partie ist unterbrochen. Fortsetzen können sie: { $names }. Drückt auf „Meine Karten“ oder benutzt /hand. Tut das niemand bis { $moment }, endet sie ohne Ergebnis.
paused-hand = Die Partie ist unterbrochen. Drücke auf „Ich bin zurück“, um sie fortzusetzen. Tut das niemand bis { $moment }, endet sie ohne Ergebnis.
hand-closed-paused = Diese Partie { $variant } auf { $guild }, #{ $channel }, ist unterbrochen. Drücke auf „Ich bin zurück“, um sie fortzusetzen. Tut das niemand bis { $moment }, endet sie ohne Ergebnis.
hand-closed-ended = Diese Partie { $variant } auf { $guild }, #{ $channel }, wurde ohne Ergebnis beendet.

# Was am Tisch steht, wenn eine Partie ohne Ergebnis geendet hat.
table-ended-by = { $name } hat die Partie beendet. Sie hat kein Ergebnis.
table-closed-empty = Alle haben den Tisch verlassen, darum endet die Partie ohne Ergebnis.
table-closed-paused = Niemand hat die unterbrochene Partie fortgesetzt, darum endet sie ohne Ergebnis.
