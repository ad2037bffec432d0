# Was der Computer bei Pitch täte, und warum.

hint-point_pitch-misdeal = Auf dieser Hand ist kein Bild und keine Punktkarte.
hint-point_pitch-stand = Dieses Blatt ist gut genug.
hint-point_pitch-name = Mit { $suit } { $sign } als Trumpf hast du { $cards }.
hint-point_pitch-bid-moon = Mit { $suit } { $sign } als Trumpf hast du { $cards }, und das könnte alles machen.
hint-point_pitch-bid-steal = Als Geber darfst du gleich hoch übernehmen, mit { $cards } in { $suit } { $sign }.
hint-point_pitch-keep-trumps = Du behältst alles in { $suit } { $sign }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-point_pitch-keep-points = In { $suit } { $sign } geht keine Karte mit Punkten weg.
hint-point_pitch-discard-pointless = In { $cards } steckt kein Punkt.
hint-point_pitch-lead-draws = Ein höherer Trumpf kann nicht mehr kommen. Deiner holt vielleicht Karten für { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} heraus.
hint-point_pitch-lead-cheap = Wird sie geschlagen, geht kein Punkt verloren.
hint-point_pitch-point-safe = Keine Karte nimmt sie euch mehr: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
hint-point_pitch-over-partner = Damit schlägst du { $over } von deinem Partner und spielst aus, wenn niemand darüber geht.
hint-point_pitch-takes-points = Nach dir spielt niemand mehr: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für euch.
hint-point_pitch-over-for-points = Damit schlägst du { $over }, und im Stich { $count ->
    [one] liegt 1 Punkt
   *[other] liegen { $count } Punkte
}.
hint-point_pitch-for-partner = Der Stich liegt bisher bei { $name }, und ihr spielt zusammen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vielleicht für euch.
hint-point_pitch-gives-little = Der Stich liegt bisher bei { $name }, und keine andere Karte gäbe weniger Punkte her.
hint-point_pitch-gives-nothing = Der Stich liegt bisher bei { $name }, und diese Karte gibt nichts her.
