# Warum der Computer bei Hearts etwas täte. Jeder Grund ist ein eigener Satz.

hint-hearts-only = Es ist die einzige Karte, die du spielen darfst.

hint-hearts-lead-flush = Pik kann die Dame herausholen, und du hast kein Pik, das sie nehmen müsste.
hint-hearts-lead-highest = Ein höheres { $suit } kann nicht mehr kommen, also ist das dein Stich.
hint-hearts-lead-moon = Ein höheres { $suit } kann nicht mehr kommen, und bisher hast nur du Punkte. So geht es weiter Richtung Durchmarsch.
hint-hearts-lead-lowest = { $count ->
    [one] Das einzige { $suit }, das noch kommen kann, ist höher. Du machst diesen Stich nur, wenn es nicht kommt.
   *[other] Alle { $count } { $suit }, die noch kommen können, sind höher. Du machst diesen Stich nur, wenn niemand eines hat.
}
hint-hearts-lead-last = Du hast kein anderes { $suit }. Danach musst du es nicht mehr bedienen.
hint-hearts-lead-beaten = { $count ->
    [one] Ein { $suit }, das noch kommen kann, ist höher. Vielleicht macht jemand anders diesen Stich.
   *[other] { $count } { $suit }, die noch kommen können, sind höher. Vielleicht macht jemand anders diesen Stich.
}

hint-hearts-equal = { $over } liegt schon und gilt mehr, darum machst du den Stich damit nicht.
hint-hearts-cannot-beat = Nichts, was du spielen darfst, ist höher als { $over }.
hint-hearts-under-rid = Damit bleibst du unter { $over }, und { $count ->
    [one] der Punkt dieser Karte geht
   *[other] die { $count } Punkte dieser Karte gehen
} an jemand anders.
hint-hearts-under-points = Es bleibt unter { $over }, und du bekommst { $count ->
    [one] den Punkt
   *[other] die { $count } Punkte
} in diesem Stich nicht.
hint-hearts-under-queen = Es bleibt unter { $over }, und du bekommst die Dame nicht, falls sie jetzt kommt.
hint-hearts-under-high = Es ist deine höchste Karte, die unter { $over } bleibt. Die niedrigeren behältst du für später.
hint-hearts-under = Es bleibt unter { $over }, und du machst diesen Stich nicht.

# Der Stich liegt bisher beim eigenen Partner.

hint-hearts-equal-partner = { $over } liegt schon, von deinem Gegenüber, und gilt mehr, darum machst du den Stich damit nicht.
hint-hearts-cannot-beat-partner = Nichts, was du spielen darfst, ist höher als { $over } von deinem Gegenüber.
hint-hearts-under-high-partner = Es ist deine höchste Karte, die unter { $over } von deinem Gegenüber bleibt. Die niedrigeren behältst du für später.
hint-hearts-under-partner = Es bleibt unter { $over } von deinem Gegenüber, und du machst diesen Stich nicht.
hint-hearts-over-all-partner = Es ist höher als { $over } von deinem Gegenüber, und das lag bisher vorn.
hint-hearts-must-high-partner = Unter { $over } von deinem Gegenüber hast du nichts und machst den Stich ohnehin. Da kann deine höchste Karte weg.
hint-hearts-must-low-partner = Unter { $over } von deinem Gegenüber hast du nichts, aber das hier ist deine niedrigste Karte. Vielleicht geht noch jemand darüber.
hint-hearts-must-partner = Unter { $over } von deinem Gegenüber hast du nichts.
hint-hearts-throw-spares-partner = Du hast kein { $suit }, und bisher geht der Stich an dein Gegenüber. Wirf keine Punkte hinein.

hint-hearts-last-free-high = Du spielst als Letztes, und der Stich kostet nichts. Jetzt kann deine höchste Karte weg.
hint-hearts-last-free = Du spielst als Letztes, und der Stich kostet nichts.
hint-hearts-last-bonus = Du spielst als Letztes, und { $card } bringt mehr zurück, als der Stich kostet.
hint-hearts-last-stops-moon = Bisher hat nur { $name } Punkte. Mit diesen in deinen Stichen gelingt { $name } kein Durchmarsch mehr.
hint-hearts-take-moon = Bisher hast nur du Punkte. So geht es weiter Richtung Durchmarsch.
hint-hearts-take-points = Du spielst als Letztes und bekommst { $count ->
    [one] den Punkt
   *[other] die { $count } Punkte
} in diesem Stich.
hint-hearts-over-all = Es ist höher als { $over }, und das lag bisher vorn.
hint-hearts-must-high = Unter { $over } hast du nichts und machst den Stich ohnehin. Da kann deine höchste Karte weg.
hint-hearts-must-low = Unter { $over } hast du nichts, aber das hier ist deine niedrigste Karte. Vielleicht geht noch jemand darüber.
hint-hearts-must = Unter { $over } hast du nichts.
hint-hearts-first-trick = In den ersten Stich wirft niemand Punkte, solange etwas anderes da ist. Jetzt ist die Zeit für eine hohe Karte.
hint-hearts-fresh = { $suit } wird zum ersten Mal ausgespielt. Die meisten können noch bedienen, und Punkte sind unwahrscheinlich.

hint-hearts-throw-points = Du hast kein { $suit } und wirst die Karte los, und { $count ->
    [one] ihr Punkt geht
   *[other] ihre { $count } Punkte gehen
} an jemand anders.
hint-hearts-throw-no-points = Bisher hat nur { $name } Punkte, und auch dieser Stich liegt dort. Wirf keine Punkte hinein.
hint-hearts-throw-above-queen = Du hast kein { $suit }. So kann sie weg und muss nicht eines Tages die Dame nehmen.
hint-hearts-throw-last = Du hast kein anderes { $suit }. Danach musst du es nicht mehr bedienen.
hint-hearts-throw-high = Du hast kein { $suit }. So kann eine hohe Karte weg, die später Punkte nehmen könnte.
hint-hearts-throw-cheap = Du hast kein { $suit } und machst diesen Stich nicht, und von den Karten, die du spielen darfst, ist keine weniger wert.
hint-hearts-throw = Du hast kein { $suit }, also macht die Karte diesen Stich nicht.

hint-hearts-pass-queen = { $count ->
    [0] Du behältst kein kleineres Pik, das statt { $card } fallen könnte.
    [one] Mit nur 1 kleineren Pik daneben müsste { $card } bald fallen.
   *[other] Mit nur { $count } kleineren Pik daneben müsste { $card } bald fallen.
}
hint-hearts-pass-above-queen = { $cards }: Damit müsstest du vielleicht die Dame nehmen, und du hast sie nicht.
hint-hearts-pass-void = Du behältst kein { $suit } und musst es nicht bedienen, außer man gibt dir welches.
hint-hearts-pass-dear = { $card } kostet { $count } Punkte.
hint-hearts-pass-high = Hohe Karten machen Stiche, und damit Punkte.
hint-hearts-pass-tops = In diesen Farben behältst du nichts Höheres, und niedrige Karten machen weniger Stiche.
hint-hearts-pass-short = { $card } ist das einzige { $suit }, das du behältst. Gibt man dir keines, musst du danach nicht mehr bedienen.
hint-hearts-pass-guards = Du behältst deine Pik und kannst { $count ->
    [one] 1 kleineres
   *[other] { $count } kleinere
} vor { $card } spielen.
hint-hearts-pass-highest = Keine Karte, die du behältst, ist höher als die höchste davon.
hint-hearts-pass-low = Niedrige Karten machen wenige Stiche, und hier sind Punkte gut.

hint-hearts-aside-free = Nichts davon kostet Punkte.
hint-hearts-moon-old = Die anderen bekommen die Punkte, und deine Punktzahl bleibt, wie sie ist.
hint-hearts-moon-new = Deine Punktzahl sinkt, und die der anderen steigt nicht.
hint-hearts-vector = Du hast deine Karten noch nicht gesehen, und das ist die übliche Wahl.
