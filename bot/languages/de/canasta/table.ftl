# Der Tisch bei Canasta: Stapel, Talon, Meldungen und das Zählen.

canasta-black-three = schwarze 3
canasta-red-three = rote 3

# Eine Meldung in einer Zeile: eine Karte, ihr Weg zu sieben Karten, wie viele es sind, und wilde
# Karten für sich. Ein Canasta wird mit seiner Art genannt.
canasta-line = { $wilds ->
    [0] { $face } { $way } { $count }
   *[other] { $face } { $way } { $count } · { $naturals } + { $wilds } wild
}
canasta-line-natural = { $face } ★ **echtes Canasta** · { $count }
canasta-line-mixed = { $face } ☆ **gemischtes Canasta** · { $naturals } + { $wilds } wild
canasta-line-samba = { $face } ✦ **Samba**
canasta-short-small = { $meld } ({ $count })
canasta-short-natural = ★ { $meld } ({ $count })
canasta-short-mixed = ☆ { $meld } ({ $count })
canasta-short-samba = ✦ { $meld }

# Meldungen mit Namen.
canasta-group = { $rank ->
    [4] die Vieren
    [5] die Fünfen
    [6] die Sechsen
    [7] die Siebenen
    [8] die Achten
    [9] die Neunen
    [10] die Zehnen
    [11] die Buben
    [12] die Damen
    [13] die Könige
    [14] die Asse
   *[other] die schwarzen Dreien
}
canasta-alike = { $meld } Nr. { $number }
canasta-meld-other = eine Meldung
canasta-counted = { $cards } ×{ $count }

# Was jemand in einem Zug getan hat.
canasta-did-drew = { $count ->
    [0] { $name } hat eine rote Drei gezogen.
   *[other] { $name } hat gezogen.
}
canasta-did-drew-laid = { $count ->
    [0] { $name } hat eine rote Drei gezogen und ausgelegt: { $laid }.
   *[other] { $name } hat gezogen und ausgelegt: { $laid }.
}
canasta-did-drew-discarded = { $name } hat gezogen und { $card } abgelegt.
canasta-did-drew-laid-discarded = { $name } hat gezogen, { $laid } ausgelegt und { $card } abgelegt.
canasta-did-took-laid = { $name } hat den Stapel ({ $count }) genommen und { $laid } ausgelegt.
canasta-did-took-laid-discarded = { $name } hat den Stapel ({ $count }) genommen, { $laid } ausgelegt und { $card } abgelegt.
canasta-did-make-natural = { $rank ->
    [4] ★ Ein echtes Canasta aus Vieren!
    [5] ★ Ein echtes Canasta aus Fünfen!
    [6] ★ Ein echtes Canasta aus Sechsen!
    [7] ★ Ein echtes Canasta aus Siebenen!
    [8] ★ Ein echtes Canasta aus Achten!
    [9] ★ Ein echtes Canasta aus Neunen!
    [10] ★ Ein echtes Canasta aus Zehnen!
    [11] ★ Ein echtes Canasta aus Buben!
    [12] ★ Ein echtes Canasta aus Damen!
    [13] ★ Ein echtes Canasta aus Königen!
    [14] ★ Ein echtes Canasta aus Assen!
   *[other] ★ Ein echtes Canasta aus schwarzen Dreien!
}
canasta-did-make-mixed = { $rank ->
    [4] ☆ Ein gemischtes Canasta aus Vieren!
    [5] ☆ Ein gemischtes Canasta aus Fünfen!
    [6] ☆ Ein gemischtes Canasta aus Sechsen!
    [7] ☆ Ein gemischtes Canasta aus Siebenen!
    [8] ☆ Ein gemischtes Canasta aus Achten!
    [9] ☆ Ein gemischtes Canasta aus Neunen!
    [10] ☆ Ein gemischtes Canasta aus Zehnen!
    [11] ☆ Ein gemischtes Canasta aus Buben!
    [12] ☆ Ein gemischtes Canasta aus Damen!
    [13] ☆ Ein gemischtes Canasta aus Königen!
   *[other] ☆ Ein gemischtes Canasta aus Assen!
}
canasta-did-make-samba = { $suit ->
    [C] ✦ Ein Samba in Kreuz!
    [D] ✦ Ein Samba in Karo!
    [H] ✦ Ein Samba in Herz!
   *[S] ✦ Ein Samba in Pik!
}

canasta-side = { $colour } **{ $names }** · { $total }
canasta-now = { $total } ({ $points })
# Below the last cards: what the signs and numbers of a side mean.
canasta-legend = -# **0 (−300)**: die Punkte, und was diese Runde brächte, wenn sie jetzt endete. **1/2 Canastas**: fertig, und zum Ausmachen nötig. **K 4+2**: vier Könige und zwei wilde Karten. { $samba ->
    [yes] ★ echtes Canasta, ☆ gemischtes Canasta, ✦ Samba.
   *[no] ★ echtes Canasta, ☆ gemischtes Canasta.
}
canasta-made-of = { $state ->
    [free] darf ausmachen
    [ready] { $made } Canastas, darf ausmachen
   *[not] { $made } Canastas
}
canasta-threes = { $count ->
    [one] rote Drei { $points }
   *[other] rote Dreien { $points }
}
canasta-unopened = braucht { $minimum } zum Eröffnen
canasta-pile = { $state ->
    [frozen] Stapel **{ $card }** ({ $count }), **eingefroren**
   *[free] Stapel **{ $card }** ({ $count })
}
canasta-pile-frozen = **Stapel eingefroren**
canasta-pile-cards = Darunter, von unten: { $cards }
canasta-pile-empty = Stapel leer
canasta-stock = Talon { $count }
canasta-in-hand = Karten: { $held }
canasta-lone = { $name } spielt allein.
canasta-rest = { $names } { $count ->
    [one] setzt
   *[other] setzen
} aus.
canasta-discards = Zuletzt abgelegt: { $cards }.
# Über den Spalten des Blocks, der die Karten jeder Hand und die letzten Ablagen nennt.
canasta-sheet-cards = Blatt
canasta-sheet-discard = Ablage
canasta-sheet-none = –
canasta-goal = -# Die Partie endet bei { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}.
canasta-button-last = Letzte Karten

canasta-last-none = Noch hat niemand eine Karte abgelegt.

canasta-asked-pending = { $asker } fragt: „Darf ich ausmachen?“
canasta-asked-yes = { $asked } hat Ja gesagt: { $asker } muss ausmachen.
canasta-asked-no = { $asked } hat Nein gesagt: { $asker } darf nicht ausmachen.

canasta-deal = **Runde { $number }.** { $how }
canasta-ended-out = { $name } hat ausgemacht.
canasta-ended-out-concealed = { $name } hat verdeckt ausgemacht.
canasta-ended-stopped = Der Talon war leer.
canasta-ended-last-red-three = Die letzte Karte des Talons war eine rote Drei.
canasta-ended-last-draw = Die letzte Karte des Talons wurde gezogen.
canasta-played-alone = { $name } hat allein gespielt.
canasta-tally = - { $names } **{ $total }**: { $parts }
canasta-tally-parts = { $names }: { $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = Canastas { $points }
canasta-tally-out = Ausmachen { $points }
canasta-tally-concealed = verdeckt { $points }
canasta-tally-threes = rote Dreien { $points }
canasta-tally-melds = ausgelegte Karten { $points }
canasta-tally-hands = Handkarten { $points }
canasta-tally-penalty = Versprechen nicht gehalten { $points }
canasta-total = { $names }: **{ $total }**
canasta-laid-open = **Die Runde davor, offen gelegt:**
canasta-open-side = { $names }: { $melds }
canasta-open-hand = -# Auf der Hand von { $name }: { $cards }
canasta-nothing-laid = nichts ausgelegt
canasta-no-cards = keine Karten
