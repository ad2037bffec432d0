# Runden und ihre Überschriften, für jedes Spiel.

title-deal = { $number ->
    [0] { $variant } · eine Runde
   *[other] { $variant } · Runde { $number }
}
title-deal-pass = { $title } · { $direction }

deals-earlier = { $count ->
    [one] Runde 1
   *[other] Runden 1 bis { $count }
}: { $points }
scores-after = **{ $count ->
    [0] Noch keine Runde gespielt
    [one] Nach 1 Runde
   *[other] Nach { $count } Runden
}**

# Das Ende einer Runde, bis die nächste beginnt.

deal-highlight = ## { $said }
deal-small = -# { $said }
deal-own = Diese Runde **{ $points }** · gesamt **{ $total }** · Platz { $place } von { $count }
next-deal-begins = { $count ->
    [one] Nächste Runde { $moment }, oder sobald du auf „Weiter“ drückst.
   *[other] Nächste Runde { $moment }, oder sobald alle auf „Weiter“ gedrückt haben.
}
next-deal-waits = Die nächste Runde kommt, wenn alle auf „Weiter“ gedrückt haben.
button-next-deal = { $count ->
    [one] Weiter
   *[other] Weiter ({ $pressed } von { $count })
}

# Was von einer Runde in einem Satz erzählt wird, für jedes Spiel.

highlight-comeback = Vom letzten Platz an die Spitze: { $names }!
highlight-tie = Gleichauf an der Spitze: { $names }!
highlight-leader = Neu in Führung: { $names }.

