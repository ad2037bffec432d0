# What challenges and tournaments share.

# Above their messages, above the panel of a deal, and on its result. $deal counts in the order in which its player has
# them.
field-title = { $kind ->
    [challenge] ### Herausforderung · { $game }
   *[tournament] ### Turnier · { $game }
}
field-title-deal = { $kind ->
    [challenge] ### Herausforderung · { $game } · Runde { $deal } von { $deals }
   *[tournament] ### Turnier · { $game } · Runde { $deal } von { $deals }
}
field-panel = -# Ein Versuch, keine Uhr, bis { $moment }.
button-field-play = Meine nächste Runde
button-field-play-deal = Runde { $deal } von { $deals } spielen
field-leave = { $kind ->
    [day] Dein Versuch bei { $game } wartet bis Mitternacht UTC ({ $moment }): **/daily** setzt ihn fort.
    [challenge] Deine Runde { $game } wartet bis { $moment }: „Meine nächste Runde“ unter der Herausforderung setzt sie fort.
   *[tournament] Deine Runde { $game } wartet bis { $moment }: „Meine nächste Runde“ unter dem Turnier setzt sie fort.
}

# The end. $own and $instead are as a hint says them: Play Q♠.
field-costly = { $kind ->
    [challenge] **{ $when }.** { $name }: { $own }. { $other }: { $instead }. Das kostete { $name } { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
   *[tournament] Teuerste Wahl: **{ $name }**. { $when }: { $own }. Die meisten anderen: { $instead }. Das kostete { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
}
field-told = { $kind ->
    [challenge] Die Herausforderung ist zu Ende: [zum Ergebnis]({ $link })
   *[tournament] Das Turnier ist zu Ende: [zum Ergebnis]({ $link })
}
field-none = { $void ->
    [yes] Die Moderation hat dieses Turnier für ungültig erklärt. Niemand hat einen Platz.
   *[no] Niemand hat gespielt, also gewinnt niemand.
}
field-updated = -# Die Computer wurden erneuert, darum zählt, was schon gespielt war.

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = { $over ->
    [no] Alle bekommen dieselben Karten. Sie folgen aus den Festlegungen unten und aus der Nachricht mit „Prüfen“: Niemand konnte sie aussuchen, und eine geänderte Karte passt nicht mehr. Wer mich betreibt, könnte sie ansehen. Am Ende zeigt „Prüfen“ bei jeder Runde, wie jede Karte zustande kommt.
   *[yes] Es ist zu Ende: „Prüfen“ bei jeder Runde oder **/verify** zeigt die Geheimnisse und wie jede Karte zustande kommt. Dort müssen diese Festlegungen stehen.
}
field-commitment = -# Runde { $deal }: `{ $commitment }`

# Refusals.
field-over = Das ist schon zu Ende.
field-full = { $by ->
    [server] Auf diesem Server sind schon { $count } Turniere offen. Versuche es wieder, wenn eines zu Ende ist.
    [you] Du hast schon { $count } offene Herausforderungen. Bring erst eine zu Ende.
   *[other] { $other } hat schon { $count } offene Herausforderungen. Versuche es wieder, wenn eine zu Ende ist.
}
field-deleted = { $kind ->
    [day] Du hattest deinen einzigen Versuch, bevor du deine Daten gelöscht hast. Die nächste Runde kommt um Mitternacht UTC.
   *[other] Du hast teilgenommen, bevor du deine Daten gelöscht hast, und kannst nicht noch einmal teilnehmen.
}
field-time-over = Es war zu Ende, bevor du fertig warst, darum gilt die Runde als nicht gespielt.
field-withheld = { $kind ->
    [day] Andere spielen diese Runde noch. Ihr Spielprotokoll gibt es um Mitternacht UTC.
   *[other] Andere können diese Runde noch spielen. Ihr Spielprotokoll gibt es am Ende.
}
