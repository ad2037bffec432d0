# Die Karten einer Person, als Direktnachricht oder im Kanal nur für sie.

hand-where = -# { $guild } · #{ $channel } · [Tisch { $table }]({ $link })

hand-passed = { $why ->
    [own] Du gabst { $cards } an { $name }.
    [late] Du warst zu langsam; ein Computer gab für dich { $cards } an { $name } weiter.
   *[away] Du warst abwesend; ein Computer gab für dich { $cards } an { $name } weiter.
}
hand-passed-around = { $why ->
    [own] Du gabst { $cards } weiter.
    [late] Du warst zu langsam; ein Computer gab für dich { $cards } weiter.
   *[away] Du warst abwesend; ein Computer gab für dich { $cards } weiter.
}
hand-received = Du bekamst { $cards } von { $name }.
hand-received-around = Du bekamst { $cards }.
hand-away = Du warst abwesend, darum spielt ein Computer. Drücke auf „Ich bin zurück“, um selbst zu spielen. Macht er mehr als ein Drittel deiner Züge, liegst du am Ende hinter allen, die geblieben sind.

hand-laid-aside = { $why ->
    [own] Du hast { $cards } weggelegt.
    [late] Du warst zu langsam; ein Computer legte für dich { $cards } weg.
   *[away] Du warst abwesend; ein Computer legte für dich { $cards } weg.
}
task-pass = **Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für { $name }.**
task-pass-around = **Wähle { $count } Karten, je eine für alle anderen.**
task-pass-shared = **Wähle { $count } Karten: { $shares }, in der Reihenfolge, in der du sie wählst.**
task-pass-share = { $count } für { $name }
task-discard = **Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Weglegen.** Die Punkte darin zählen für dich.
task-open = **Du bist dran.** Du hast { $card }, damit beginnst du.
task-lead = **Du bist dran.** Spiele eine beliebige Karte aus.
task-lead-no-heart = **Du bist dran.** Spiele eine beliebige Karte aus, nur kein Herz.
task-lead-club = **Du bist dran.** Spiele ein beliebiges Kreuz aus.
task-lead-no-points = **Du bist dran.** Spiele eine beliebige Karte aus, die keine Punkte kostet.
task-lead-some = **Du bist dran.** Spiele eine beliebige Karte aus, nur nicht { $cards }.
task-follow = **Du bist dran.** Bediene { $suit } { $sign }.
task-void = **Du bist dran.** Du hast kein { $suit } { $sign }, also spiele eine beliebige Karte.
task-void-some = **Du bist dran.** Du hast kein { $suit } { $sign }. Spiele { $count ->
    [one] { $cards }
   *[other] eine von diesen: { $cards }
}.
task-vector = **Du gibst.** Sag, wie viele Karten jeder Platz weitergibt und an wen, bevor du deine Karten siehst.
task-moon = **Du hast den Durchmarsch geschafft.** Wähle, was er mit den Punkten macht. { $choices }
choice-vector = { $count } { $way }
choice-vector-none = Nichts wird weitergegeben
share-count = { $count ->
    [0] keine
    [one] 1 Karte
   *[other] { $count } Karten
} { $way }
share-say = Ansagen: { $vector }
share-most = Höchstens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} insgesamt
share-least = Mindestens 1 Karte muss weitergegeben werden
choice-moon-old = Punkte für alle anderen
choice-moon-new = Punkte von mir abziehen
choice-moon-old-totals = Für alle anderen → { $totals }
choice-moon-new-totals = Von mir abziehen → { $totals }
told-moon-old = Bekommen alle anderen die Punkte: { $totals }.
told-moon-new = Werden sie von deiner Punktzahl abgezogen: { $totals }.
task-void-first-trick = **Du bist dran.** Du hast kein { $suit } { $sign }. In den ersten Stich darf keine Karte, die Punkte kostet.

label-new = { $card } neu
label-to = { $card } → { $name }

button-pass = Weitergeben an { $name } ({ $ticked } von { $count })
button-pass-left = Weitergeben nach links ({ $ticked } von { $count })
button-pass-right = Weitergeben nach rechts ({ $ticked } von { $count })
button-pass-across = Weitergeben nach gegenüber ({ $ticked } von { $count })
button-pass-around = Weitergeben, je eine ({ $ticked } von { $count })
button-pass-shared = Weitergeben wie angesagt ({ $ticked } von { $count })
button-discard = Weglegen ({ $ticked } von { $count })
