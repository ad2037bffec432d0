# Wertungen, und wie zuverlässig jemand ist.

result-rating = -# Wertung: { $changes }
result-rating-alone = -# Wertung allein, ohne Tipps: { $rating } ({ $change })
result-rated-often = -# Nicht gewertet: Ihr habt heute schon drei gewertete Partien miteinander gespielt.

lobby-reliability = { $percent } % der Partien beendet
lobby-reliable-from = -# Mitspielen: { $percent } % der letzten Partien zu Ende gespielt, oder neu hier.
lobby-not-reliable = Mitspielen kann, wer { $asked } % der letzten Partien zu Ende gespielt hat. Bei dir sind es { $percent } %; jede beendete Partie hilft.

leave-reliability = Wenn du nicht zurückkommst, sinkt deine Zuverlässigkeit von { $now } % auf { $then } %.
leave-reliability-new = Wenn du nicht zurückkommst, zählt das gegen deine Zuverlässigkeit.

option-reliability = zuverlässigkeit
offer-reliability = Wer sich an den Tisch setzen darf
offer-reliability-from = { $percent ->
    [0] Alle
   *[other] Neulinge und alle, die { $percent } % der letzten Partien beendet haben
}
options-reliability = Wer mitspielen darf
options-reliability-from = { $percent ->
    [0] Alle dürfen mitspielen
   *[other] Neulinge oder { $percent } % beendet
}
