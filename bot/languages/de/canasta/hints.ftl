# Was der Computer bei Canasta und Samba täte, und warum. Jeder Grund ist ein eigener Satz.

hint-canasta-do-draw = Ziehe
hint-canasta-do-take = Nimm den Stapel, „{ $move }“
hint-canasta-do-lay = Lege aus: { $move }
hint-canasta-do-merge = Lege Meldungen zusammen ({ $move })
hint-canasta-do-discard = Lege { $move } ab
hint-canasta-do-out = Mach aus
hint-canasta-do-ask = Frage dein Gegenüber, ob du ausmachen sollst
hint-canasta-do-yes = Sag Ja
hint-canasta-do-no = Sag Nein
hint-canasta-do-stop = Beende die Runde

hint-canasta-yes = Die andere Seite hat noch { $count ->
    [one] 1 Karte, und die zählt
   *[other] { $count } Karten, und die zählen
} gegen sie.
hint-canasta-no = Du hast noch { $count ->
    [one] 1 Karte, und die würde
   *[other] { $count } Karten, und die würden
} gegen deine Seite zählen.
hint-canasta-draw-no-way = Du kannst den Stapel jetzt nicht nehmen.
hint-canasta-draw-small = Im Stapel { $count ->
    [one] liegt nur 1 Karte
   *[other] liegen nur { $count } Karten
}, und später ist er vielleicht mehr wert.
hint-canasta-take-opens = Damit eröffnest du für deine Seite und bekommst den Stapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-take-pile = Damit bekommst du den Stapel mit { $count } Karten.
hint-canasta-lay-out = Das sind deine letzten Karten. Du machst aus, und die anderen haben noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-lay-opens = Damit eröffnest du für deine Seite: { $least } sind nötig, und das zählt { $count }.
hint-canasta-makes-samba = Das ergibt einen Samba.
hint-canasta-makes-natural = Das ergibt ein echtes Canasta.
hint-canasta-makes-mixed = Das ergibt ein gemischtes Canasta.
hint-canasta-lay-beyond = Auf einem fertigen Canasta zählt die Karte für dich, auf der Hand zählt sie gegen dich.
hint-canasta-lay-grows = Die Meldung hat dann { $count } von den 7 Karten eines Canastas.
hint-canasta-lay-merges = Zusammen sind die Meldungen näher an einem Canasta.
hint-canasta-discard-out = Es ist deine letzte Karte, also machst du aus.
hint-canasta-discard-stops = Liegt eine schwarze Drei oben, kann die nächste Person den Stapel nicht nehmen.
hint-canasta-discard-freezes = Das friert den Stapel ein. Nehmen kann ihn nur noch, wer ein natürliches Paar hat.
hint-canasta-discard-dead = { $count ->
    [0] Alle anderen dieses Rangs waren schon zu sehen
   *[other] Alle anderen dieses Rangs bis auf eine waren schon zu sehen
}, also hat niemand ein Paar davon.
hint-canasta-discard-like = Gerade hat auch { $name } eine dieses Rangs abgelegt. Dort wird sie also kaum gebraucht.
hint-canasta-discard-single = Von diesem Rang hast du nur eine. Deine Paare behältst du.
hint-canasta-discard-low = Sie zählt nur { $count } Punkte, und keine andere deiner natürlichen Karten zählt weniger.
hint-canasta-out = Die anderen haben noch { $count ->
    [one] 1 Karte, und die zählt
   *[other] { $count } Karten, und die zählen
} gegen sie.
hint-canasta-ask = Vielleicht hat dein Gegenüber vorher noch etwas auszulegen.
hint-canasta-stop = Der Talon ist leer.
