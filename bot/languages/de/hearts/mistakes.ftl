# Welcher Art ein teurer Fehler bei Hearts war; nur für die eigene Person.

mistake-hearts-no-heart-back = { $name } hatte alle Punkte: Ein Herz hätte den Durchmarsch aufhalten können.
mistake-hearts-led-above-queen = Du hast { $card } ausgespielt, als die Dame noch unterwegs war.
mistake-hearts-led-void = Du hast { $suit } ausgespielt, und { $name } hatte keines mehr.
mistake-hearts-led-queen = Du hast { $card } selbst ausgespielt.
mistake-hearts-no-spade = Mit einem Pik hättest du die Dame herauslocken können.
mistake-hearts-fed-moon = { $name } hatte alle Punkte und bekam von dir auch { $card }: Das hilft beim Durchmarsch.
mistake-hearts-threw-stopper = Du hast { $card } abgeworfen. Damit war der Durchmarsch von { $name } noch aufzuhalten.
mistake-hearts-held-queen = Du hast { $card } zu lange behalten: Hier konnte sie weg.
mistake-hearts-kept-above-queen = Du hast { $card } behalten und musst damit vielleicht die Dame nehmen.
mistake-hearts-kept-high = Du hast { $card } behalten und nimmst damit später vielleicht Punkte.
mistake-hearts-let-moon-go = { $name } hatte alle Punkte; { $card } hätte den Durchmarsch aufgehalten.
mistake-hearts-took-points = Du hast { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} genommen; { $card } wäre darunter geblieben.
mistake-hearts-risked-queen = Du hast { $card } gespielt, und die Dame konnte noch darauf fallen.
mistake-hearts-free-trick = Dieser Stich kostete nichts: Da konnte { $card } weg.
mistake-hearts-passed-stopper = Du hast { $card } weitergegeben, und damit hält man einen Durchmarsch auf.
mistake-hearts-kept-queen = Du hast { $card } behalten, { $count ->
    [0] ohne ein niedrigeres Pik
    [one] mit nur 1 niedrigeren Pik
   *[other] mit nur { $count } niedrigeren Pik
}.
mistake-hearts-passed-queen = Du hast { $card } weitergegeben, obwohl { $count } niedrigere Pik sie schützten.
mistake-hearts-passed-guard = Du hast { $card } weitergegeben, die deine Dame geschützt hätte.
mistake-hearts-passed-low = Du hast { $card } weitergegeben; niedrige Karten ersparen dir Stiche.
mistake-hearts-no-void = Du hättest dein ganzes { $suit } weitergeben können.
mistake-hearts-charged = Du hast { $card } aufgedeckt, und das hat dich mehr gekostet.
mistake-hearts-uncharged = Du hast { $card } nicht aufgedeckt; aufgedeckt hätte sie dir mehr gebracht.
