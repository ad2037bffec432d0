# /puzzle: a position of the day, and one's own mistakes that come back; and "try it first" in a review.

puzzle-open = Eine Aufgabe für eine Minute, und deine eigenen Fehler noch einmal
puzzle-option-game = Welches Spiel? Leer: das von heute

# $day is written as November 22.
puzzle-title = ### Aufgabe · { $day } · { $game }
puzzle-about = Eine Antwort ist klar die beste. Welche?
puzzle-own-title = ### Deine eigene · { $game }
puzzle-own-about = Hier lagst du einmal falsch. Was ist am besten?
puzzle-menu = Ein anderes Spiel
puzzle-gone = Diese Aufgabe gibt es nicht mehr. **/puzzle** hat eine andere.
puzzle-own-none = Heute ist keiner deiner Fehler an der Reihe.
puzzle-own-not-due = Dieser Fehler ist heute nicht mehr an der Reihe.
puzzle-allowed = Danke! Aus deinen Partien dürfen Aufgaben werden, ohne Namen. **/settings** ändert das.
button-puzzle-day = Aufgabe des Tages
button-puzzle-own = Deine eigenen ({ $count })

# Who sits where, in the place of names.
puzzle-you = Dein Platz
puzzle-left = Links
puzzle-across = Gegenüber
puzzle-right = Rechts

# A decision before its answer is told, and what an answer is worth. $move is such as "Play Q♠".
try-title = **Erst selbst:** Was ist hier am besten?
try-hand = Deine Karten: { $cards }
try-menu = Deine Antwort
button-try-show = Antwort zeigen
try-right = ✅ Richtig: **{ $move }**
# $why follows a colon, or is a sentence of its own, as in hints.
try-right-why = ✅ Richtig: **{ $move }**. { $why }
try-as-good = ✅ **{ $move }** ist genauso gut.
try-wrong = ❌ Nicht das Beste: **{ $move }**
try-wrong-cost = ❌ Nicht das Beste: **{ $move }** kostet im Schnitt { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte
}.
