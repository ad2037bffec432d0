# Die Karten einer Person bei Canasta, und der Planer für Meldungen.

canasta-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, −{ $points } Punkte: { $cards }
canasta-hand-worth = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, −{ $points } Punkte
canasta-drawn = Gezogen: { $cards }
canasta-resting = Du setzt in dieser Runde aus.
canasta-task-begin = **Du bist dran.** { $may ->
    [stop] Nimm den Stapel oder beende die Runde.
    [fits] Du musst den Stapel nehmen.
    [promised] Nimm den Stapel und mach aus.
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
canasta-task-end = **Du bist dran.** Nichts zu ziehen oder zu nehmen.
canasta-task-meld = **Du bist dran.** Lege aus, dann ab.
canasta-task-last = **Du bist dran.** Lege aus. Abgelegt wird nicht: Die letzte Karte war eine rote Drei.
canasta-task-asked = **{ $name } fragt: „Darf ich ausmachen?“** Deine Antwort gilt.
canasta-answer-yes = Dein Gegenüber hat Ja gesagt: Mach jetzt aus.
canasta-answer-no = Dein Gegenüber hat Nein gesagt: Mach jetzt nicht aus.

canasta-do-draw = Ziehen
canasta-do-stop = Runde beenden
canasta-do-out = Ausmachen
canasta-do-ask = Fragen
canasta-do-yes = Ja, mach aus
canasta-do-no = Nein

canasta-open-take = Stapel nehmen …
canasta-open-add = Oberste anlegen …
canasta-open-group = Meldung …
canasta-open-run = Sequenz …
canasta-now-take = Den Stapel gleich nehmen
canasta-now-lay = Gleich auslegen
canasta-discard = Ablegen und Zug beenden
canasta-discard-more = Eine andere ablegen
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
canasta-pick-alone = Wohin die oberste Karte kommt
canasta-pick-onto = Neue Meldung, oder wo anlegen?
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
canasta-plan-none-group = Wähle, was du auslegst.
canasta-plan-none-run = Wähle eine Farbe, dann beide Enden.
canasta-another = Nächste Meldung
canasta-undo = Rückgängig
canasta-back = Zurück
canasta-commit = Auslegen
canasta-commit-less = Auslegen ({ $sum } von { $minimum })
canasta-commit-enough = Auslegen ({ $sum } von { $minimum } ✓)
canasta-commit-take = Stapel nehmen
canasta-commit-take-less = Stapel nehmen ({ $sum } von { $minimum })
canasta-commit-take-enough = Stapel nehmen ({ $sum } von { $minimum } ✓)

# Warum etwas nicht geht.

illegal-canasta-already-drawn = Du hast schon gezogen: Lege aus oder ab.
illegal-canasta-answer-first = Antworte erst mit Ja oder Nein.
illegal-canasta-black-three-on-top = Eine schwarze Drei sperrt den Stapel.
illegal-canasta-black-threes = Schwarze Dreien nur beim Ausmachen: drei oder mehr, keine wilde Karte.
illegal-canasta-black-threes-last = Schwarze Dreien legst du nur beim Ausmachen aus.
illegal-canasta-closed = Dieses Canasta ist fertig.
illegal-canasta-discard-first = Beende deinen Zug, indem du eine Karte ablegst.
illegal-canasta-do-not-match = Diese Meldungen passen nicht zusammen.
illegal-canasta-does-not-fit = Diese Karten passen nicht zu dieser Meldung.
illegal-canasta-draw-first = Ziehe erst oder nimm den Stapel.
illegal-canasta-empty-stock = Der Talon ist leer.
illegal-canasta-frozen = Der Stapel ist eingefroren: Nur mit einem natürlichen Paar nimmst du ihn.
illegal-canasta-group-full = In diese Meldung passen keine Karten mehr.
illegal-canasta-incomplete = Hier fehlt etwas, oder es ist zu viel.
illegal-canasta-keep-a-card = Behalte eine Karte: Zum Ausmachen braucht es { $needed ->
    [one] ein Canasta
   *[other] { $needed } Canastas
}.
illegal-canasta-may-not-ask = Du kannst dein Gegenüber jetzt nicht fragen.
illegal-canasta-minimum = Die Erstmeldung muss { $minimum } zählen; das hier zählt { $value }.
illegal-canasta-mixed-wilds = Zu einer Karte wie der obersten gehört { $count ->
    [one] 1 wilde Karte
   *[other] 1 bis { $count } wilde Karten
}.
illegal-canasta-must-go-out = Du musst in diesem Zug ausmachen.
illegal-canasta-must-take = Die oberste Karte passt zu deiner Meldung: Nimm den Stapel.
illegal-canasta-new-group = Das Paar muss eine neue Meldung ergeben.
illegal-canasta-no-add = Mit der obersten Karte allein nimmst du den Stapel nicht.
illegal-canasta-no-discard = Nach der letzten roten Drei wird nichts abgelegt.
illegal-canasta-no-merging = Diese Meldungen lassen sich nicht zusammenlegen.
illegal-canasta-no-pile = Es gibt keinen Stapel zu nehmen.
illegal-canasta-no-sequence = Die oberste Karte beginnt keine Sequenz.
illegal-canasta-no-sequences = Sequenzen legt man nur bei Samba aus.
illegal-canasta-no-such-meld = Diese Meldung hat deine Seite nicht.
illegal-canasta-no-way-out = Du kannst jetzt nicht ausmachen.
illegal-canasta-no-wilds = Keine wilden Karten an ein fertiges Canasta.
illegal-canasta-not-in-hand = Diese Karten hast du nicht auf der Hand.
illegal-canasta-not-opened = Deine Seite hat noch nicht eröffnet.
illegal-canasta-nothing-laid = Wähle mindestens eine Karte.
illegal-canasta-one-card = Mit nur einer Karte nimmst du keinen Stapel aus einer Karte.
illegal-canasta-one-group = Mit einer Meldung nimmst du den Stapel; andere kommen daneben.
illegal-canasta-open-first = Mit einer wilden Karte nimmst du nur, wenn die anderen Meldungen { $minimum } zählen; sie zählen { $value }.
illegal-canasta-other-rank = Du brauchst Karten wie die oberste.
illegal-canasta-out-of-order = Eine Sequenz: natürliche Karten einer Farbe in Reihe, 4 bis Ass.
illegal-canasta-pair-needed = Du brauchst ein natürliches Paar wie die oberste Karte.
illegal-canasta-partner-said-no = Du darfst in diesem Zug nicht ausmachen.
illegal-canasta-plan-changed = Dein Plan hatte sich geändert. Sieh noch einmal hin.
illegal-canasta-pure-pair = Beim ersten Mal nimmst du nur mit natürlichen Karten.
illegal-canasta-red-three = Eine rote Drei wird weder ausgelegt noch abgelegt.
illegal-canasta-red-three-on-top = Eine rote Drei sperrt den Stapel.
illegal-canasta-sequence-full = Eine Sequenz hat höchstens sieben Karten.
illegal-canasta-stock-left = So endet die Runde nur mit leerem Talon.
illegal-canasta-too-few-cards = Eine Meldung hat mindestens drei Karten.
illegal-canasta-too-few-naturals = Eine Meldung braucht mindestens { $count ->
    [one] 1 natürliche Karte
   *[other] { $count } natürliche Karten
}.
illegal-canasta-too-many-wilds = In dieser Meldung höchstens { $count ->
    [one] 1 wilde Karte
   *[other] { $count } wilde Karten
}.
illegal-canasta-top-alone = An eine Sequenz kommt nur die oberste Karte.
illegal-canasta-which-meld = Mehrere Meldungen passen. Sag, welche.
illegal-canasta-wild-on-top = Eine wilde Karte sperrt den Stapel.
illegal-canasta-wilds-alone = Zu wilden Karten gehören natürliche.
