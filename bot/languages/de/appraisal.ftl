# Was der starke Spieler getan hätte.

button-strong-player = Starker Computer
button-strong-player-away = Nur die Karten
button-figures = Zahlen
button-strong-player-again = Neu fragen

appraised-title = **Was hätte der starke Computer getan?**
appraised-lost-deal = -# In dieser Runde hast du { $points ->
    [one] 1 Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
} verloren, in { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} (auf { NUMBER($error, maximumFractionDigits: 1) } genau).
appraised-lost-game = -# In der ganzen Partie: { $points ->
    [one] 1 Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
} in { $count } Entscheidungen (auf { NUMBER($error, maximumFractionDigits: 1) } genau).
appraised-luck = -# Mit deinen Karten kommt der starke Computer im Schnitt auf { NUMBER($points, maximumFractionDigits: 1) } (auf { NUMBER($error, maximumFractionDigits: 1) } genau). Du kamst auf { $own }.
appraised-best = Starker Computer: **{ $move }**
appraised-best-why = Starker Computer: **{ $move }**. { $why }
appraised-move = { $kind ->
    [same] **{ $best }**: Das hätte der starke Computer auch getan.
    [level] Du: **{ $move }** · starker Computer: **{ $best }** · genauso gut.
    [unsure] Du: **{ $move }** · starker Computer: **{ $best }** · kostet { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }, aber das kann Zufall sein.
    [once] Du: **{ $move }** · starker Computer: **{ $best }** · kostet auf den ersten Blick { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }.
   *[dear] Du: **{ $move }** · starker Computer: **{ $best }** · kostet { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }.
}
appraised-list = -# So viele Punkte kostet jeder Zug im Schnitt:
appraised-figure = { $rough ->
    [yes] ~{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
appraised-rough = -# ~ = eine grobe Zahl.
appraised-nothing-here = Hier hattest du keine Wahl.
appraised-mattered = -# Das hat dich in dieser Runde am meisten gekostet, in Punkten:
button-mattered = { $at }: { NUMBER($points, maximumFractionDigits: 1) }
appraised-nothing-mattered = -# Keiner deiner Züge in dieser Runde war deutlich schlechter als ein anderer.
appraised-no-moves = In dieser Runde hattest du nichts zu wählen, was der starke Computer beurteilen kann.

appraised-waiting = Der starke Computer sieht sich zuerst andere Partien an, dann deine.
appraised-progress = Der starke Computer sieht sich deine Züge dieser Runde an: { $done } von { $count }.
appraised-ready-in = -# Fertig in { $minutes ->
    [one] etwa einer Minute
   *[other] etwa { $minutes } Minuten
}. Du kannst inzwischen weiterlesen. { $late ->
    [yes] Was er findet, bleibt erhalten: Frag dann noch einmal.
   *[no] Ich schreibe dir, wenn es fertig ist.
}
appraised-ready = Der starke Computer hat sich deine Züge der Runde { $deal } angesehen.
appraised-two-at-once = Zwei deiner Partien werden schon angesehen. Frag bitte noch einmal, wenn eine davon fertig ist.
appraised-failed = Das hat nicht geklappt. Frag bitte noch einmal.

button-animate = Als Film
button-share = Teilen
animation-title = **{ $variant } · Runde { $deal }**
shared-by = -# Geteilt von { $name }
animation-alt = Runde { $deal } als Film, Zug für Zug, von einem Platz aus gesehen. Nach der Runde: { $points }.
animation-points = { $name } { $points }
animation-failed = Das bewegte Bild ist nicht gelungen. Drücke bitte noch einmal auf „Als Film“.
animation-gone = Dieses bewegte Bild habe ich nicht mehr. Drücke bitte beim Nachspielen noch einmal auf „Als Film“.
animation-no-files = Ich darf hier keine Dateien anhängen und kann daher kein bewegtes Bild zeigen.

dearest-trick = { $deal ->
    [0] Deine teuerste Karte: Stich { $number }.
   *[other] Deine teuerste Karte: Runde { $deal }, Stich { $number }.
}
dearest-card = { $deal ->
    [0] Deine teuerste Karte: { $card } in Stich { $number } (etwa { $points } Punkte).
   *[other] Deine teuerste Karte: { $card } in Runde { $deal }, Stich { $number } (etwa { $points } Punkte).
}
dearest-turn = { $deal ->
    [0] Dein teuerster Zug: Nr. { $number }.
   *[other] Dein teuerster Zug: Runde { $deal }, Nr. { $number }.
}
dearest-before-play = { $deal ->
    [0] Deine teuerste Wahl: vor dem ersten Stich.
   *[other] Deine teuerste Wahl: Runde { $deal }, vor dem ersten Stich.
}
button-look = Ansehen
