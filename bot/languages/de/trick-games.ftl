# Was Stichspiele sagen, wo eine Familie keine eigenen Worte hat.

trumps = Trumpf: { $suit } { $sign }.
waits = { $count ->
    [one] { $cards } wartet, bis ihre Farbe einmal ausgespielt war.
   *[other] { $cards } warten, bis ihre Farben einmal ausgespielt waren.
}
illegal-follow-or-trump = Solange du kannst, musst du { $suit } { $sign } bedienen oder stechen.
illegal-follow-trump = Trumpf ist ausgespielt: Solange du einen hast, musst du ihn spielen.
turn-bid = { $names } bietet oder passt.
trumps-unmade = Die erste ausgespielte Karte bestimmt Trumpf.
whose-nobody = Niemand
heading-show = ### Jetzt darf aufgedeckt werden
turned-up = { $dealer } gibt. Aufgedeckt: **{ $card }**.
bids-told = Gebote: { $bids }.
choice-bid = { $what ->
    [pass] Passen
   *[other] { $what }
}
rule-card-plain = - Die üblichen Regeln.
fault-other = Eine dieser Regeln gibt es in diesem Spiel nicht, oder sie passt nicht zu den anderen.
fault-together = Das passt nicht zusammen: { $rules }.

# Der Stich auf dem Tisch, Karte für Karte, und der vorige in einer Zeile.

task-ticks = { $how ->
    [pass] { $count ->
        [1] Ein Druck gibt sie weiter.
        [2] Die zweite Karte gibt beide weiter.
        [3] Die dritte Karte gibt alle drei weiter.
       *[other] Die letzte Karte gibt alle weiter.
    }
    [discard] { $count ->
        [1] Ein Druck legt sie weg.
       *[other] Die letzte Karte legt alle weg.
    }
    [keep] Mit der letzten Karte behältst du sie.
    [soon] Deine Wahl steht in ein paar Sekunden fest, oder sobald noch jemand gewählt hat.
   *[asks] Bestätige dann unter den Karten.
}
turn-then = Danach { $others }.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, aufgehoben
trick-seat-takes = **{ $card }** { $name } ← liegt bisher vorn
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } macht den Stich.**
trick-taken-worth = **{ $name } macht den Stich: { $worth }.**
last-title = ### Letzter Stich
last-trick = -# Letzter Stich: { $cards } an { $name }
last-trick-worth = -# Letzter Stich: { $cards } an { $name }, { $worth }

lesson-trick = { $follow ->
    [strict] **Ein Stich.** Bediene, wenn du kannst, sonst darfst du stechen. Trumpf ist hier { $trumps }, ausgespielt wurde { $led }. { $best } ist ein Trumpf und macht den Stich.
    [plain] **Ein Stich.** Bediene, wenn du kannst, sonst spiele, was du willst. Ausgespielt wurde { $led }. { $best } ist die höchste Karte dieser Farbe und macht den Stich.
   *[or_trump] **Ein Stich.** Bediene oder stich. Ohne die Farbe spiele, was du willst. Trumpf ist hier { $trumps }, ausgespielt wurde { $led }. { $best } ist ein Trumpf und macht den Stich.
}

highlight-bid-set-one = { $name } hat { $bid } geboten und um einen Punkt verfehlt!
highlight-bid-set = { $name } hat { $bid } geboten und verfehlt!
highlight-bid-modest = Zu bescheiden: { $name } hat { $bid } geboten und { $count } gemacht!
highlight-bid-exact = { $name } hat { $bid } geboten und genau erreicht!
counted-brief = { $whose }: { $what }
counted-brief-points = { $what } ({ $points })
goal-line-target = -# Die Partie endet bei { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkten
}.
