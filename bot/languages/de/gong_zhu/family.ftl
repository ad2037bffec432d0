# Gong Zhu: what it is called, its kinds, and its rules in words.

family-gong_zhu = Gong Zhu
family-gong_zhu-leaderboard = Bei Gong Zhu sind mehr Punkte besser.

offer-gongzhu-open = Eröffnet in diesem Kanal einen Tisch für Gong Zhu (拱猪, Schweinejagd)
offer-gongzhu-preset = Welches Gong Zhu? Leer: das übliche

feat-pigs-taken = { $count ->
    [one] 1 Schwein
   *[other] { $count } Schweine
}
feat-sheep-won = { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
}
feat-all-hearts = { $count ->
    [one] alle Herzkarten in 1 Runde
   *[other] alle Herzkarten in { $count } Runden
}
feat-all-sixteen = { $count ->
    [one] alle sechzehn in 1 Runde
   *[other] alle sechzehn in { $count } Runden
}

variant-gong_zhu = Gong Zhu
variant-gong_zhu-about = Das Hearts der Chinesen, 拱猪: „das Schwein jagen“. Q♠ ist das Schwein, J♦ das Schaf, und 10♣ verdoppelt. Wer vor dem ersten Stich eine solche Karte aufdeckt, verdoppelt ihren Wert. Bei −1000 ist jemand das Schwein.
variant-gong_zhu-brief = das Schaf holen, das Schwein meiden, aufdecken verdoppelt
variant-gong_zhu_plain = Gong Zhu ohne Aufdecken
variant-gong_zhu_plain-about = Für den ersten Abend: Niemand deckt etwas auf.
variant-gong_zhu_plain-brief = für den ersten Abend: ohne Aufdecken
variant-gong_zhu_pairs = Gong Zhu zu zweit gegen zwei
variant-gong_zhu_pairs-about = Zwei gegen zwei. Was Partner bekommen, zählt zusammen.
variant-gong_zhu_pairs-brief = zwei gegen zwei, zusammen gezählt
variant-gong_zhu_online = Gong Zhu, Online-Regeln
variant-gong_zhu_online-about = Wie oft im Netz gespielt: Ist A♥ aufgedeckt, wird Herz erst ausgespielt, wenn schon eines gefallen ist. Das Schwein bringt nur mit allen sechzehn Punkte.
variant-gong_zhu_online-brief = aufgedecktes A♥ sperrt Herz
variant-gong_zhu_both_ends = Gong Zhu bis +1000
variant-gong_zhu_both_ends-about = Es geht nach links, und 2♣ beginnt. −1000 macht zum Schwein, +1000 gewinnt.
variant-gong_zhu_both_ends-brief = +1000 gewinnt, −1000 verliert, 2♣ beginnt
variant-gong_zhu_family = Gong Zhu, Familienregeln
variant-gong_zhu_family-about = Vier Runden ohne Aufdecken. Wer 7♠ hat, spielt aus; Herz kostet, was darauf steht, und das Schwein 200.
variant-gong_zhu_family-brief = vier Runden, Herz nach Augen, Schwein 200

gong_zhu-goal = { $deals ->
    [none] { $ends_at ->
        [both] Partie bis +{ $target } oder −{ $target } Punkte
       *[low] Partie bis −{ $target } Punkte
    }
    [one] 1 Runde
   *[other] { $deals } Runden
}

# Exactly two sentences.
gong_zhu-in-short = Hol das Schaf (J♦), meide das Schwein (Q♠) und Herz, und achte auf 10♣, denn damit zählt alles doppelt. { $deals ->
    [none] { $showing ->
        [none] { $ends_at ->
            [both] Wer zuerst +{ $target } hat, gewinnt, und wer auf −{ $target } fällt, ist das Schwein.
           *[low] Wer auf −{ $target } fällt, ist das Schwein.
        }
       *[other] { $ends_at ->
            [both] Deck vor dem ersten Stich Karten auf, um sie zu verdoppeln, komm zuerst auf +{ $target } und bleib über −{ $target }.
           *[low] Deck vor dem ersten Stich Karten auf, um sie zu verdoppeln, und bleib über −{ $target }.
        }
    }
    [one] { $showing ->
        [none] Nach einer Runde gewinnen die meisten Punkte.
       *[other] Deck vor dem ersten Stich Karten auf, um sie zu verdoppeln, und hab nach einer Runde die meisten Punkte.
    }
   *[other] { $showing ->
        [none] Nach { $deals } Runden gewinnen die meisten Punkte.
       *[other] Deck vor dem ersten Stich Karten auf, um sie zu verdoppeln, und hab nach { $deals } Runden die meisten Punkte.
    }
}

# The lesson: steps with cards as examples.
gong_zhu-lesson-cards = **Schwein und Schaf.** Q♠, das Schwein, kostet { $pig } Punkte. J♦, das Schaf, bringt { $sheep }. Auch Herz kostet, am meisten A♥: 50.
gong_zhu-lesson-transformer = **Der Verdoppler.** Mit 10♣ zählt alles doppelt, Gutes wie Schlechtes. Ohne andere Karte, die zählt, bringt sie { $alone }.
gong_zhu-lesson-showing = **Aufdecken.** Vor dem ersten Stich darfst du Q♠, J♦, A♥ oder 10♣ aufdecken. Die Karte zählt doppelt, mit A♥ jedes Herz. Sie bleibt aber liegen, wenn ihre Farbe das erste Mal ausgespielt wird.
gong_zhu-lesson-end = **Alle Herzkarten.** Wer alle dreizehn bekommt, gewinnt damit 200. { $deals ->
    [none] **Das Ende.** Wer auf −{ $target } fällt, ist das Schwein; die meisten Punkte gewinnen.
    [one] **Das Ende.** Nach einer Runde gewinnen die meisten Punkte.
   *[other] **Das Ende.** Nach { $deals } Runden gewinnen die meisten Punkte.
}

gong_zhu-rules =
    {""}**Karten.** Dreizehn Herzkarten, das Schwein (Q♠), das Schaf (J♦) und der Verdoppler (10♣) zählen. Alle anderen sind nichts wert.{ $teams ->
        [none] {""}
       *[other] {" "}Partner sitzen sich gegenüber und haben eine gemeinsame Summe. { $side_cards ->
            [apart] Ihre Karten werden getrennt gezählt und dann addiert.
           *[pooled] Ihre Karten zählen zusammen.
        }
    }

    { $showing ->
        [none] {""}**Spiel.** Bediene, wenn du kannst. Wer die höchste Karte der Farbe gelegt hat, macht den Stich und spielt zum nächsten aus. Wer das Schwein bekam, beginnt die nächste Runde.
       *[other] {""}**Aufdecken.** { $showing ->
            [in_turn] Vor dem ersten Stich darf man der Reihe nach Q♠, J♦, A♥ oder 10♣ aufdecken.
           *[together] Vor dem ersten Stich darf man Q♠, J♦, A♥ oder 10♣ aufdecken, alle gleichzeitig.
        } Schwein, Schaf oder alle Herzkarten zählen dann doppelt, und der Verdoppler zählt vierfach. Eine aufgedeckte Karte bleibt liegen, wenn ihre Farbe das erste Mal ausgespielt wird, außer sie ist deine einzige. { $lead_lock ->
            [true] Ist A♥ aufgedeckt, wird Herz erst ausgespielt, wenn schon eines gefallen ist, außer man hat nur Herz.
           *[false] {""}
        }

            {""}**Spiel.** Bediene, wenn du kannst. Wer die höchste Karte der Farbe gelegt hat, macht den Stich und spielt zum nächsten aus. Wer das Schwein bekam, beginnt die nächste Runde.
    }

    {""}**Zählen.** { $hearts ->
        [pip] Herz kostet: A 50, K 40, Q 30, J 20, 4 10, die anderen so viel, wie darauf steht.
       *[classic] Herz kostet: A 50, K 40, Q 30, J 20, 10 bis 5 je 10, 4 bis 2 nichts.
    } Das Schwein kostet { $pig }, das Schaf bringt { $sheep }. Der Verdoppler verdoppelt die Summe, im Guten wie im Schlechten; allein bringt er { $alone }.

    {""}**Alle Herzkarten.** Alle dreizehn auf einer Seite bringen 200. { $pig_turns ->
        [with_hearts] Auch das Schwein bringt dann Punkte.
        [with_sixteen] Auch das Schwein bringt Punkte, wenn alle sechzehn da sind.
       *[never] Das Schwein kostet wie immer.
    }

    {""}**Das Ende.** { $deals ->
        [none] { $ends_at ->
            [both] Die Partie endet, wenn jemand −{ $target } oder weniger hat oder +{ $target } oder mehr.
           *[low] Die Partie endet, wenn jemand −{ $target } oder weniger hat.
        } Die meisten Punkte gewinnen, und wer −{ $target } oder weniger hat, ist ein Schwein.
        [one] Nach einer Runde gewinnen die meisten Punkte.
       *[other] Nach { $deals } Runden gewinnen die meisten Punkte.
    }

# What each rule is about, and what a value of it means. Each line of a menu may have 100 characters.

gong_zhu-teams = Wer zusammen spielt
gong_zhu-teams-is = { $value ->
    [none] Alle spielen für sich.
   *[other] Partner sitzen sich gegenüber und haben eine gemeinsame Summe.
}
gong_zhu-rotation = In welche Richtung es geht
gong_zhu-rotation-is = { $value ->
    [cw] Karten und Züge gehen nach links.
   *[ccw] Karten und Züge gehen nach rechts.
}
gong_zhu-showing = Aufdecken
gong_zhu-showing-is = { $value ->
    [none] Niemand deckt etwas auf.
    [in_turn] Aufgedeckt wird der Reihe nach, zuerst von dem, der ausspielt.
   *[together] Aufgedeckt wird gleichzeitig.
}
gong_zhu-lead_lock = Aufgedecktes A♥
gong_zhu-lead_lock-is = { $value ->
    [true] Ist A♥ aufgedeckt, wird Herz erst nach dem ersten gefallenen ausgespielt, außer man hat nur Herz.
   *[false] Auch wenn A♥ aufgedeckt ist, darf Herz ausgespielt werden.
}
gong_zhu-opening = Die erste Karte
gong_zhu-opening-is-2s = 2♠ wird zuerst ausgespielt.
gong_zhu-opening-is-2s_any = Wer 2♠ hat, spielt zuerst aus, irgendeine Karte.
gong_zhu-opening-is-2c = 2♣ wird zuerst ausgespielt, oder 3♣, wo sie fehlt.
gong_zhu-opening-is-7s_any = Wer 7♠ hat, spielt zuerst aus, irgendeine Karte.
gong_zhu-hearts_lead = Wann Herz ausgespielt werden darf
gong_zhu-hearts_lead-is = { $value ->
    [until_broken] Herz wird erst ausgespielt, wenn eines abgeworfen wurde oder man nur Herz hat.
   *[anytime] Herz darf jederzeit ausgespielt werden.
}
gong_zhu-hearts = Was Herz kostet
gong_zhu-hearts-is = { $value ->
    [pip] Herz kostet A 50, K 40, Q 30, J 20, 4 10, die anderen so viel, wie darauf steht.
   *[classic] Herz kostet A 50, K 40, Q 30, J 20, 10 bis 5 je 10, 4 bis 2 nichts.
}
gong_zhu-pig = Das Schwein
gong_zhu-pig-is = Das Schwein, Q♠, kostet { $value }.
gong_zhu-sheep = Das Schaf
gong_zhu-sheep-is = Das Schaf, J♦, bringt { $value }.
gong_zhu-alone = Der Verdoppler allein
gong_zhu-alone-is = 10♣ ohne andere Karte, die zählt, bringt { $value }.
gong_zhu-pig_turns = Wann das Schwein Punkte bringt
gong_zhu-pig_turns-is = { $value ->
    [with_sixteen] Das Schwein bringt Punkte mit allen sechzehn Karten, die zählen.
    [never] Das Schwein bringt nie Punkte.
   *[with_hearts] Das Schwein bringt Punkte mit allen Herzkarten.
}
gong_zhu-ends_at = Wann die Partie endet
gong_zhu-ends_at-is = { $value ->
    [both] Die Partie endet beim Ziel unter null oder über null.
   *[low] Die Partie endet nur beim Ziel unter null.
}
gong_zhu-target = Die Zielpunktzahl
gong_zhu-target-is = { $value ->
    [one] Das Ziel ist 1 Punkt
   *[other] Das Ziel sind { $value } Punkte
}.
gong_zhu-deals = Runden
gong_zhu-deals-is = { $value ->
    [none] Die Partie hat keine feste Zahl von Runden.
    [one] Die Partie hat 1 Runde.
   *[other] Die Partie hat { $value } Runden.
}
gong_zhu-side_cards = Was Partner bekommen
gong_zhu-side_cards-is = { $value ->
    [apart] Die Karten der Partner werden getrennt gezählt und dann addiert.
   *[pooled] Die Karten der Partner zählen zusammen.
}
