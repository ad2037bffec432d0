# Einen Tisch verlassen, eine Partie unterbrechen und wieder aufnehmen.

# Die Frage, bevor jemand geht, je nachdem, wer sonst am Tisch ist.
leave-title = **Tisch verlassen?** Ein Computer spielt für dich weiter. Kommst du nicht zurück, liegst du am Ende hinter allen, die geblieben sind.
leave-title-away = **Tisch verlassen?** Die anderen sind abwesend, darum pausiert die Partie. Mit „Mein Blatt“ geht sie weiter. Kommst du nicht zurück, liegst du am Ende hinter allen, die geblieben sind.
leave-title-alone = **Partie unterbrechen oder beenden?** Unterbrochen wartet sie { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} auf dich: „Mein Blatt“ oder /hand. Beendet sind ihre Punkte verloren.
leave-title-solo = **Partie unterbrechen oder beenden?** Unterbrochen wartet sie { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} auf dich: **/{ $command }** setzt sie fort. Beendet sind ihre Punkte verloren.
leave-title-paused = **Unterbrochene Partie beenden?** Dann sind ihre Punkte verloren. Sonst wartet sie bis { $moment }.
leave-title-rated = **Partie unterbrechen oder beenden?** Unterbrochen wartet sie { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} auf dich: **/{ $command }** setzt sie fort. Beendest du sie oder kommst nicht zurück, gilt sie als verloren.
leave-title-paused-rated = **Unterbrochene Partie beenden?** Dann gilt sie als verloren, ebenso wenn du bis { $moment } nicht weiterspielst.
leave-which = -# { $variant } · { $guild } · #{ $channel } · [Tisch { $table }]({ $link })
button-leave-yes = Tisch verlassen
button-leave-pause = Unterbrechen
button-leave-end = Partie beenden
button-leave-stay = Bleiben

# Was danach geantwortet wird. { $moment } ist ein Datum mit Uhrzeit.
leave-done = Du bist gegangen. Bis zum Ende der Partie bringt dich „Mein Blatt“ zurück.
leave-done-paused = Du bist gegangen, und die Partie wurde unterbrochen, weil niemand mehr da war. Sie wartet bis { $moment }: „Mein Blatt“ oder /hand.
leave-paused = Die Partie wurde unterbrochen. Sie wartet bis { $moment }: „Mein Blatt“ oder /hand.
leave-paused-solo = Die Partie wurde unterbrochen. Sie wartet bis { $moment }: **/{ $command }** setzt sie fort.
leave-ended = Du hast die Partie beendet. Sie hat kein Ergebnis.
leave-ended-rated = Du hast die Partie beendet. Sie gilt als verloren.
leave-already = Du hast diesen Tisch schon verlassen.
stayed = Es bleibt, wie es war.

# Der Tisch einer unterbrochenen Partie, und die Karten dazu.
paused-title = **{ $variant }** · unterbrochen
paused-moderator = Die Moderation hat die Partie unterbrochen. Grund: { $reason }
paused-table = Die Partie ist bis { $moment } unterbrochen. Weiterspielen können: { $names }. „Mein Blatt“ oder /hand.
paused-hand = Die Partie ist bis { $moment } unterbrochen. Drücke auf „Ich bin zurück“, dann geht sie weiter.
paused-rated = Danach gilt sie als verloren.
hand-closed-paused = { $variant } in { $guild }, #{ $channel }, ist bis { $moment } unterbrochen. Drücke auf „Ich bin zurück“, dann geht es weiter.
hand-closed-ended = { $variant } auf { $guild }, #{ $channel }, wurde ohne Ergebnis beendet.

# Was am Tisch steht, wenn eine Partie ohne Ergebnis geendet hat.
table-ended-by = { $name } hat die Partie beendet. Sie hat kein Ergebnis.
table-closed-empty = Alle haben den Tisch verlassen, darum endet die Partie ohne Ergebnis.
table-closed-kept-out = Die Moderation hat diese Partie beendet. Sie hat kein Ergebnis.
table-closed-paused = Niemand hat die unterbrochene Partie fortgesetzt, darum endet sie ohne Ergebnis.
