# Warum der Computer bei Hearts etwas täte. Jeder Grund ist ein eigener Satz.

hint-hearts-lead-flush = Mit Pik lockst du vielleicht die Dame heraus, und du hast kein Pik, das sie nehmen müsste.
hint-hearts-lead-moon = Ein höheres { $suit } kann nicht mehr kommen, und bisher hast nur du Punkte. So geht es weiter Richtung Durchmarsch.

hint-hearts-equal = { $over } liegt schon, und von zwei gleichen gewinnt die erste.
hint-hearts-cannot-beat = Nichts, was du spielen darfst, ist höher als { $over }.
hint-hearts-under-rid = Damit bleibst du unter { $over }, und { $count ->
    [one] der Punkt dieser Karte geht
   *[other] die { $count } Punkte dieser Karte gehen
} an jemand anders.
hint-hearts-under-points = Damit bleibst du unter { $over } und bekommst { $count ->
    [one] den Punkt
   *[other] die { $count } Punkte
} in diesem Stich nicht.
hint-hearts-under-queen = Damit bleibst du unter { $over } und bekommst die Dame nicht, falls sie jetzt kommt.
hint-hearts-under-high = Das ist deine höchste Karte unter { $over }. Die niedrigeren behältst du für später.

# Der Stich liegt bisher beim eigenen Partner.

hint-hearts-equal-partner = { $over } von deinem Gegenüber liegt schon, und von zwei gleichen gewinnt die erste.
hint-hearts-cannot-beat-partner = Nichts, was du spielen darfst, ist höher als { $over } von deinem Gegenüber.
hint-hearts-under-high-partner = Das ist deine höchste Karte unter { $over } von deinem Gegenüber. Die niedrigeren behältst du für später.
hint-hearts-under-partner = Damit bleibst du unter { $over } von deinem Gegenüber und machst diesen Stich nicht.
hint-hearts-over-all-partner = Damit gehst du über { $over } von deinem Gegenüber, bisher die beste Karte.
hint-hearts-must-high-partner = Du hast nichts unter { $over } von deinem Gegenüber und machst den Stich ohnehin. Da kann deine höchste Karte weg.
hint-hearts-must-low-partner = Du hast nichts unter { $over } von deinem Gegenüber, aber das hier ist deine niedrigste Karte. Vielleicht geht noch jemand darüber.
hint-hearts-must-partner = Du hast nichts unter { $over } von deinem Gegenüber.
hint-hearts-throw-spares-partner = Du hast kein { $suit }, und bisher geht der Stich an dein Gegenüber. Wirf keine Punkte hinein.

hint-hearts-last-free-high = Nach dir spielt niemand mehr, und der Stich kostet nichts. Jetzt kann deine höchste Karte weg.
hint-hearts-last-free = Nach dir spielt niemand mehr, und der Stich kostet nichts.
hint-hearts-last-bonus = Nach dir spielt niemand mehr, und { $card } bringt mehr zurück, als der Stich kostet.
hint-hearts-last-stops-moon = Bisher hat nur { $name } Punkte. Nimmst du die in diesem Stich, gelingt { $name } kein Durchmarsch mehr.
hint-hearts-take-moon = Bisher hast nur du Punkte. So geht es weiter Richtung Durchmarsch.
hint-hearts-take-points = Nach dir spielt niemand mehr, und du bekommst { $count ->
    [one] den Punkt
   *[other] die { $count } Punkte
} in diesem Stich.
hint-hearts-over-all = Damit gehst du über { $over }, bisher die beste Karte.
hint-hearts-first-trick = In den ersten Stich wirft niemand Punkte, solange es anders geht. Jetzt ist die Zeit für eine hohe Karte.
hint-hearts-fresh = { $suit } wird zum ersten Mal ausgespielt. Die meisten können noch bedienen, und Punkte sind unwahrscheinlich.

hint-hearts-throw-points = Du hast kein { $suit } und wirst die Karte los, und { $count ->
    [one] ihr Punkt geht
   *[other] ihre { $count } Punkte gehen
} an jemand anders.
hint-hearts-throw-no-points = Bisher hat nur { $name } Punkte und liegt auch in diesem Stich vorn. Wirf keine Punkte hinein.
hint-hearts-throw-above-queen = Du hast kein { $suit }. Wirf die Karte jetzt ab: Später müsste sie vielleicht die Dame nehmen.
hint-hearts-throw-high = Du hast kein { $suit }. Da kann eine hohe Karte weg, die später Punkte nehmen könnte.
hint-hearts-throw-cheap = Du hast kein { $suit } und machst diesen Stich nicht. Von den Karten, die du spielen darfst, ist keine weniger wert.

hint-hearts-pass-queen = { $count ->
    [0] Du behältst kein niedrigeres Pik, das statt { $card } fallen könnte.
    [one] Mit nur einem niedrigeren Pik daneben müsste { $card } bald fallen.
   *[other] Mit nur { $count } niedrigeren Pik daneben müsste { $card } bald fallen.
}
hint-hearts-pass-above-queen = Mit { $cards } müsstest du vielleicht die Dame nehmen, und du hast sie nicht.
hint-hearts-pass-void = Du behältst kein { $suit } und musst es nicht bedienen, außer du bekommst welches.
hint-hearts-pass-dear = { $card } kostet { $count } Punkte.
hint-hearts-pass-high = Hohe Karten machen Stiche, und damit Punkte.
hint-hearts-pass-tops = In diesen Farben behältst du nichts Höheres, und niedrige Karten machen weniger Stiche.
hint-hearts-pass-short = { $card } ist das einzige { $suit }, das du behältst. Bekommst du keines dazu, musst du danach nicht mehr bedienen.
hint-hearts-pass-guards = Du behältst deine Pik und kannst { $count ->
    [one] ein niedrigeres
   *[other] { $count } niedrigere
} vor { $card } spielen.
hint-hearts-pass-highest = Keine Karte, die du behältst, ist höher als die höchste davon.
hint-hearts-pass-low = Niedrige Karten machen wenige Stiche, und hier sind Punkte gut.

hint-hearts-aside-free = Nichts davon kostet Punkte.
hint-hearts-moon-old = Die anderen bekommen die Punkte, und deine Punktzahl bleibt, wie sie ist.
hint-hearts-moon-new = Deine Punktzahl sinkt, und die der anderen steigt nicht.
hint-hearts-vector = Du hast deine Karten noch nicht gesehen. Das hier ist die übliche Wahl.

hint-hearts-charge-none = Was aufgedeckt ist, zählt doppelt für den, der es bekommt, und das kannst auch du sein.
hint-hearts-charge-bonus = { $count ->
    [0] { $card } zieht dann doppelt so viel ab, und du kannst sie noch selbst holen.
    [one] Mit 1 höheren Karte der Farbe holst du { $card } wohl selbst, und dann zieht sie doppelt so viel ab.
   *[other] Mit { $count } höheren Karten der Farbe holst du { $card } wohl selbst, und dann zieht sie doppelt so viel ab.
}
hint-hearts-charge-queen = { $count ->
    [0] { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
    [one] Du hast 1 niedrigeres Pik, das vorher gehen kann. { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
   *[other] Du hast { $count } niedrigere Pik, die vorher gehen können. { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
}
hint-hearts-charge-hearts = Dann zählen alle Herzkarten doppelt, und die meisten bekommen wohl andere.
hint-hearts-charge = { $cards } bringt dir wohl mehr, wenn es mehr zählt.
