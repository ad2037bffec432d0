# Die Karten einer Person bei Canasta, und der Planer für Meldungen.

canasta-hand = Deine { $count ->
    [one] Karte
   *[other] { $count } Karten
}: { $cards }
canasta-drawn = Du hast { $cards } gezogen.
canasta-resting = Du setzt in dieser Runde aus.
canasta-task-begin = **Du bist dran.** { $may ->
    [stop] Der Talon ist leer: Nimm den Stapel oder beende die Runde.
    [fits] Der Talon ist leer, und die oberste Karte passt zu einer Meldung deiner Seite. Du musst den Stapel nehmen.
    [promised] Nimm den Stapel und mach damit aus.
    [draw] Ziehe { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[both] Ziehe { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } oder nimm den Stapel.
}
canasta-waiting = **{ $name }** ist dran.
canasta-task-end = **Du bist dran.** Der Talon ist leer, und den Stapel kannst du nicht nehmen: Beende die Runde.
canasta-no-take = Mit deinen Karten lässt sich der Stapel jetzt nicht nehmen.
canasta-task-meld = **Du bist dran.** Lege aus, was du willst, und lege dann eine Karte ab.
canasta-task-last = **Du bist dran.** Die letzte Karte war eine rote Drei: Du darfst auslegen, aber nicht ablegen.
canasta-task-asked = **{ $name } fragt dich: „Darf ich ausmachen?“** Deine Antwort gilt.
canasta-answer-yes = Dein Gegenüber hat Ja gesagt: Du musst in diesem Zug ausmachen.
canasta-answer-no = Dein Gegenüber hat Nein gesagt: Du darfst in diesem Zug nicht ausmachen.

canasta-do-draw = Ziehen
canasta-do-stop = Runde beenden
canasta-do-out = Ausmachen
canasta-do-ask = Mein Gegenüber fragen
canasta-do-yes = Ja, mach aus
canasta-do-no = Nein

canasta-open-take = Stapel nehmen …
canasta-open-add = Oberste Karte anlegen …
canasta-open-group = Meldungen planen
canasta-open-run = Sequenz planen
canasta-now-take = Den Stapel gleich nehmen
canasta-now-lay = Gleich auslegen
canasta-discard = Ablegen und Zug beenden
canasta-discard-more = Eine andere ablegen und Zug beenden
canasta-warns-out = Damit machst du aus
canasta-warns-freeze = Friert den Stapel ein
canasta-warns-block = Sperrt den Stapel für die nächste Person

canasta-play-sequence = { $low } bis { $high }
canasta-play-joins = { $count ->
    [one] { $cards } kommt an { $meld }
   *[other] { $cards } kommen an { $meld }
}
canasta-play-to = { $cards } an { $meld }
canasta-play-merge = { $one } und { $other } werden zu einer
canasta-play-top = { $card } kommt an deine Meldung
canasta-worth = { $what } · { $sum }
canasta-worth-less = { $what } · { $sum } von { $minimum }
canasta-worth-enough = { $what } · { $sum } von { $minimum } ✓
canasta-missing = { $count ->
    [one] Es fehlt 1 Punkt.
   *[other] Es fehlen { $count } Punkte.
}
canasta-take-add = An deine Meldung anlegen
canasta-take-onto = Anlegen an { $meld }
canasta-take-beside = Mit { $cards }, an { $meld }
canasta-take-with = Mit { $cards }
canasta-take-and = { $take }, und auslegen: { $plan }

canasta-pick-rank = Welche Karten
canasta-pick-naturals = Wie viele davon
canasta-pick-deuces = Wie viele Zweien dazu
canasta-pick-jokers = Wie viele Joker dazu
canasta-end = { $card } ({ $cards })
canasta-pick-low = Von welcher Karte an
canasta-pick-high = Bis zu welcher Karte
canasta-pick-top = Welche Meldung die oberste Karte bekommt
canasta-pick-onto = Neue Meldung oder angelegt
canasta-count-naturals = { $count ->
    [0] keine { $rank }
   *[other] { $rank } ×{ $count }
}
canasta-count-deuces = { $count ->
    [0] keine Zwei
    [one] 1 Zwei
   *[other] { $count } Zweien
}
canasta-count-jokers = { $count ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $count } Joker
}
canasta-onto-new = Eine neue Meldung, oder wohin sie gehört
canasta-onto = An { $meld } ({ $count })

canasta-plan = **Plan:** { $plan }
canasta-plan-none-group = Wähle die Karten, die du auslegen willst.
canasta-plan-none-run = Wähle eine Farbe, dann die niedrigste und die höchste Karte.
canasta-another = Noch eine Meldung
canasta-undo = Rückgängig
canasta-back = Meine Karten
canasta-commit = Auslegen
canasta-commit-less = Auslegen ({ $sum } von { $minimum })
canasta-commit-enough = Auslegen ({ $sum } von { $minimum } ✓)
canasta-commit-take = Stapel nehmen
canasta-commit-take-less = Stapel nehmen ({ $sum } von { $minimum })
canasta-commit-take-enough = Stapel nehmen ({ $sum } von { $minimum } ✓)

# Warum etwas nicht geht.

illegal-canasta-already-drawn = Du hast schon gezogen oder genommen. Lege aus oder ab.
illegal-canasta-answer-first = Antworte erst mit Ja oder Nein.
illegal-canasta-black-three-on-top = Oben liegt eine schwarze Drei: In diesem Zug lässt sich der Stapel nicht nehmen.
illegal-canasta-black-threes = Schwarze Dreien legt man nur beim Ausmachen aus, drei oder mehr, ohne wilde Karten.
illegal-canasta-black-threes-last = Schwarze Dreien darfst du nur auslegen, wenn du ausmachst.
illegal-canasta-closed = Dieses Canasta ist fertig: Da kommt nichts mehr hin.
illegal-canasta-discard-first = Beende deinen Zug, indem du eine Karte ablegst.
illegal-canasta-do-not-match = Diese beiden Meldungen ergeben keine gemeinsame.
illegal-canasta-does-not-fit = Diese Karten passen nicht zu dieser Meldung.
illegal-canasta-draw-first = Ziehe erst eine Karte oder nimm den Stapel.
illegal-canasta-empty-stock = Der Talon ist leer.
illegal-canasta-frozen = Der Stapel ist eingefroren: Du brauchst zwei natürliche Karten wie seine oberste.
illegal-canasta-group-full = In diese Meldung passen keine Karten mehr.
illegal-canasta-incomplete = In diesem Zug fehlt etwas, oder er hat zu viele Teile.
illegal-canasta-keep-a-card = Dann bliebe dir keine Karte: Zum Ausmachen braucht deine Seite { $needed ->
    [one] ein Canasta
   *[other] { $needed } Canastas
}.
illegal-canasta-may-not-ask = Du kannst dein Gegenüber jetzt nicht fragen.
illegal-canasta-minimum = Die Erstmeldung deiner Seite muss { $minimum } zählen. Das hier zählt { $value }.
illegal-canasta-mixed-wilds = Mit einer Karte wie der obersten brauchst du { $count ->
    [one] genau 1 wilde Karte
   *[other] 1 bis { $count } wilde Karten
}.
illegal-canasta-must-go-out = Dein Gegenüber hat Ja gesagt, also musst du in diesem Zug ausmachen.
illegal-canasta-must-take = Die oberste Karte passt zu einer Meldung deiner Seite, also musst du den Stapel nehmen.
illegal-canasta-new-group = Nimmst du den Stapel mit einem Paar, wird daraus eine eigene Meldung.
illegal-canasta-no-add = Mit der obersten Karte allein lässt sich der Stapel nicht nehmen.
illegal-canasta-no-discard = Nach der letzten roten Drei wird nichts abgelegt.
illegal-canasta-no-merging = Diese Meldungen lassen sich nicht zusammenlegen.
illegal-canasta-no-pile = Es gibt keinen Stapel zu nehmen.
illegal-canasta-no-sequence = Mit der obersten Karte des Stapels lässt sich keine Sequenz beginnen.
illegal-canasta-no-sequences = Sequenzen legt man nur bei Samba aus.
illegal-canasta-no-such-meld = Diese Meldung hat deine Seite nicht.
illegal-canasta-no-way-out = Mit diesen Karten kannst du jetzt nicht ausmachen.
illegal-canasta-no-wilds = An ein fertiges Canasta darf keine wilde Karte angelegt werden.
illegal-canasta-not-in-hand = Diese Karten hast du nicht auf der Hand.
illegal-canasta-not-opened = Deine Seite hat noch nicht eröffnet.
illegal-canasta-nothing-laid = Wähle mindestens eine Karte.
illegal-canasta-one-card = Mit einer einzigen Karte auf der Hand darfst du keinen Stapel aus nur einer Karte nehmen.
illegal-canasta-one-group = Mit einer Meldung nimmst du den Stapel; was du sonst auslegst, kommt daneben.
illegal-canasta-open-first = Was du daneben auslegst, muss allein { $minimum } zählen, damit du mit einer wilden Karte nehmen kannst. Es zählt { $value }.
illegal-canasta-other-rank = Du brauchst Karten wie die oberste des Stapels.
illegal-canasta-out-of-order = Eine Sequenz besteht aus natürlichen Karten einer Farbe in Reihe, von der 4 bis zum Ass.
illegal-canasta-pair-needed = Du brauchst zwei natürliche Karten wie die oberste des Stapels.
illegal-canasta-partner-said-no = Dein Gegenüber hat Nein gesagt, also darfst du in diesem Zug nicht ausmachen.
illegal-canasta-plan-changed = Dein Plan hatte sich geändert. Sieh ihn dir noch einmal an.
illegal-canasta-pure-pair = Beim ersten Mal nimmt man den Stapel nur mit natürlichen Karten.
illegal-canasta-red-three = Eine rote Drei wird weder ausgelegt noch abgelegt.
illegal-canasta-red-three-on-top = Oben liegt eine rote Drei: Der Stapel lässt sich nicht nehmen.
illegal-canasta-sequence-full = Eine Sequenz hat höchstens sieben Karten.
illegal-canasta-stock-left = So beendet man die Runde nur, wenn der Talon leer ist.
illegal-canasta-too-few-cards = Eine Meldung hat mindestens drei Karten.
illegal-canasta-too-few-naturals = Eine Meldung braucht mindestens { $count } natürliche Karten.
illegal-canasta-too-many-wilds = In dieser Meldung { $count ->
    [one] darf höchstens 1 wilde Karte
   *[other] dürfen höchstens { $count } wilde Karten
} liegen.
illegal-canasta-top-alone = Für eine Sequenz nimmt man nur die oberste Karte allein.
illegal-canasta-which-meld = Sie passen zu mehreren Meldungen deiner Seite. Sag, zu welcher.
illegal-canasta-wild-on-top = Oben liegt eine wilde Karte: In diesem Zug lässt sich der Stapel nicht nehmen.
illegal-canasta-wilds-alone = Zu wilden Karten gehören natürliche Karten des Rangs.
