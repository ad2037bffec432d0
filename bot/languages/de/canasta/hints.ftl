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
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-no = Du hast noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-draw-no-way = Du kannst den Stapel jetzt nicht nehmen.
hint-canasta-draw-small = Im Stapel { $count ->
    [one] liegt erst 1 Karte
   *[other] liegen erst { $count } Karten
}.
hint-canasta-take-opens = Damit eröffnest du und bekommst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-take-pile = Das bringt dir { $count } Karten.
hint-canasta-lay-out = Du machst aus, und die anderen haben noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-lay-opens = Damit eröffnest du: { $count } Punkte, nötig sind { $least }.
hint-canasta-makes-samba = Das ergibt einen Samba.
hint-canasta-makes-natural = Das ergibt ein echtes Canasta.
hint-canasta-makes-mixed = Das ergibt ein gemischtes Canasta.
hint-canasta-lay-beyond = Ausgelegt zählt sie für dich, auf der Hand gegen dich.
hint-canasta-lay-grows = Die Meldung hat dann { $count } von 7 Karten.
hint-canasta-lay-merges = Zusammen sind die Meldungen näher an einem Canasta.
hint-canasta-discard-out = Es ist deine letzte Karte, also machst du aus.
hint-canasta-discard-stops = Dann kann die nächste Person den Stapel nicht nehmen.
hint-canasta-discard-freezes = Das friert den Stapel ein: Nur mit einem natürlichen Paar nimmt man ihn.
hint-canasta-discard-dead = { $count ->
    [0] Alle anderen dieses Rangs waren schon zu sehen.
   *[other] Alle anderen dieses Rangs bis auf eine waren schon zu sehen.
}
hint-canasta-discard-like = { $name } hat gerade auch eine dieses Rangs abgelegt.
hint-canasta-discard-single = Von diesem Rang hast du nur eine.
hint-canasta-discard-low = Mit { $count } ist es deine billigste natürliche Karte.
hint-canasta-out = Die anderen haben noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
hint-canasta-ask = Vielleicht hat dein Gegenüber noch etwas auszulegen.
hint-canasta-stop = Der Talon ist leer.
