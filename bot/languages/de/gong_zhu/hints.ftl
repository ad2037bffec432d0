# Warum der Computer bei Gong Zhu etwas täte. Jeder Grund ist ein eigener Satz.

hint-gong_zhu-show-none = Was aufgedeckt ist, zählt doppelt für den, der es bekommt, und das kannst auch du sein.
hint-gong_zhu-show-sheep = { $count ->
    [0] Mit so vielen Karten der Farbe holst du { $card } wohl selbst, und dann zählt sie doppelt.
    [one] Mit 1 höheren Karte der Farbe holst du { $card } wohl selbst, und dann zählt sie doppelt.
   *[other] Mit { $count } höheren Karten der Farbe holst du { $card } wohl selbst, und dann zählt sie doppelt.
}
hint-gong_zhu-show-pig = { $count ->
    [0] { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
    [one] Du hast 1 niedrigeres Pik, das vorher gehen kann. { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
   *[other] Du hast { $count } niedrigere Pik, die vorher gehen können. { $card } bekommt wohl jemand anders, und dann kostet sie doppelt.
}
hint-gong_zhu-show-hearts = Dann zählen alle Herzkarten doppelt, und die meisten bekommen wohl andere.
hint-gong_zhu-show = { $cards } bringt dir wohl mehr, wenn es mehr zählt.
hint-gong_zhu-lead-flush = Mit Pik lockst du vielleicht das Schwein heraus, und du hast kein Pik, das es nehmen müsste.
hint-gong_zhu-lead-sheep = Höheres kann nicht mehr kommen, also holst du { $card } selbst.
hint-gong_zhu-lead-hearts = Ein höheres { $suit } kann nicht mehr kommen, und bisher hast nur du Herz. Da sind alle Herzkarten möglich.
hint-gong_zhu-give-pig = Bisher geht der Stich an { $name }, und { $card } geht mit.
hint-gong_zhu-give-transformer = Bisher geht der Stich an { $name }, und mit { $card } kostet das ein Mehrfaches.
hint-gong_zhu-give-points = Die Karte geht an jemand anders und kostet dort { $count } Punkte.
hint-gong_zhu-give-partner = Bisher geht der Stich an dein Gegenüber, und { $card } zählt für euch beide.
hint-gong_zhu-under-partner = Damit bleibst du unter { $over } von deinem Gegenüber und machst diesen Stich nicht.
hint-gong_zhu-under-pig = Damit bleibst du unter { $over } und bekommst das Schwein nicht.
hint-gong_zhu-under-points = Damit bleibst du unter { $over } und bekommst die Karten nicht, die { $count } Punkte kosten.
hint-gong_zhu-take-sheep = Damit holst du { $card }.
hint-gong_zhu-take-hearts = Bisher hast nur du Herz. Da sind alle Herzkarten möglich.
hint-gong_zhu-take-stops = Bisher hat nur { $name } Herz. Nimmst du die in diesem Stich, sind für { $name } nicht mehr alle möglich.
hint-gong_zhu-free-high = Nach dir spielt niemand mehr, und im Stich zählt nichts. Jetzt kann deine höchste Karte weg.
hint-gong_zhu-free = Nach dir spielt niemand mehr, und im Stich zählt nichts.
hint-gong_zhu-over-partner = Damit gehst du über { $over } von deinem Gegenüber, bisher die beste Karte.
hint-gong_zhu-fresh = { $suit } wird zum ersten Mal ausgespielt. Die meisten können noch bedienen, und niemand wirft etwas darauf.
hint-gong_zhu-throw-no-heart = Bisher hat nur { $name } Herz, und der Stich geht auch dorthin. Wirf kein Herz hinein.
hint-gong_zhu-throw-above-pig = Wirf sie jetzt ab: Später müsste sie vielleicht das Schwein nehmen.
hint-gong_zhu-throw-high = Du hast kein { $suit }. Da kann eine hohe Karte weg, die später etwas nehmen könnte.
