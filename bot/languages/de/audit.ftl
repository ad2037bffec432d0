# „Haben die Computer meine Karten gesehen?“: ein Knopf von „Prüfen“ nach der Partie, und die Antwort,
# die neu gezeichnet wird, während die Computer noch einmal entscheiden.

button-audit = Haben die Computer meine Karten gesehen?
audit-title = ### Haben die Computer meine Karten gesehen?

audit-progress = { $count ->
    [0] Ich lasse sie noch einmal entscheiden, ohne deine Karten.
   *[other] Ich lasse sie noch einmal entscheiden, ohne deine Karten: bisher { $done } von { $count } Zügen.
}
audit-same = { $left ->
    [0] ✅ **Nein.** Ohne deine Karten noch einmal entschieden: { $same } von { $count } Zügen, alle gleich.
   *[other] ❔ **Nicht alles ließ sich prüfen.** Ohne deine Karten noch einmal entschieden: { $same } von { $count } Zügen, alle gleich.
}
audit-differs = { $count ->
    [one] ❌ **Ohne deine Karten noch einmal entschieden, fällt ein Zug anders aus:** Zug { $number } von { $name }.
   *[other] ❌ **Ohne deine Karten noch einmal entschieden, fallen { $count } Züge anders aus.** Der erste ist Zug { $number } von { $name }.
}
audit-left = -# { $count ->
    [one] 1 Zug lässt
   *[other] { $count } Züge lassen
} sich nicht noch einmal entscheiden: { $reason ->
    [late] Die Zeit des Computers lief ab.
    [draft] Jemand hatte die Antwort angefangen.
    [unproven] Die Geheimnisse waren aufgebraucht.
    [other-python] Das braucht eine andere Version von Python.
   *[other] Damals ging etwas schief.
}

audit-about = Ein Computer entscheidet nur nach dem, was sein Platz sieht, und nach einer Zahl, die durch die Festlegung bestimmt ist.
audit-shown = Runde { $deal }: **{ $name }** hatte { $cards }
audit-hidden = { $others ->
    [0] Nicht zu sehen waren deine { $cards }
    [one] Nicht zu sehen waren deine { $cards } und 1 Karte auf einer anderen Hand.
   *[other] Nicht zu sehen waren deine { $cards } und { $others } Karten auf anderen Händen.
}
audit-decided = { $same ->
    [yes] Aus { $count } Möglichkeiten: **{ $move }**. Noch einmal, allein aus dieser Sicht: ✅ dasselbe.
   *[no] Aus { $count } Möglichkeiten: **{ $move }**. Noch einmal, allein aus dieser Sicht: ❌ **{ $again }**.
}
audit-without-us = -# Prüfe es ohne mich: Gib das Spielprotokoll an **cardroom audit**.

audit-other-players = Die Computer haben sich seit dieser Partie geändert. Darum kann ich sie nicht noch einmal entscheiden lassen. **cardroom audit** sagt, mit welcher Version das geht.
