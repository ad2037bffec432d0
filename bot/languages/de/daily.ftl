# Die Runde des Tages: eine Runde je Tag und Familie, für alle dieselbe.

daily-over = Dieser Tag ist vorbei, seine Runde zählt nicht mehr. Mit **/practice** kannst du sie spielen.
practice-too-early = Dieser Tag ist noch nicht vorbei. Seine Runde gibt es mit /daily, ein einziges Mal.
daily-day-over = Der Tag war zu früh zu Ende, darum zählt die Runde nicht. Mit **/practice** kannst du sie noch einmal spielen.

# /daily and /practice, as Discord shows them.
daily-open = Die Runde des Tages: dieselben Karten für alle, je ein Versuch
daily-option-game = Welches Spiel? Leer: alle
practice-open = Gibt dir die Runde eines früheren Tages noch einmal, so oft du willst
practice-option-game = Welches Spiel? Leer: Hearts
practice-option-day = Welcher Tag? Leer: der Tag davor
option-day = tag

# Refusals.
daily-none-yet = Die Runden von heute sind noch nicht bereit. Versuche es in einer Minute noch einmal.
daily-unknown = Von diesem Tag habe ich keine Runde.
daily-lost = Dein einziger Versuch endete ohne Ergebnis. Die nächste Runde kommt um Mitternacht UTC.
daily-not-finished = Wie es den anderen ging, siehst du, sobald du diese Runde selbst zu Ende gespielt hast.
daily-shared-before = Das hast du hier schon geteilt.
practice-none = Es gibt noch keine frühere Runde. Die von heute gibt es mit /daily.

# Above the panel of a game, on its result and on all pages. $day is written as November 22.
daily-title = ### Runde des Tages · { $day }
daily-title-game = ### Runde des Tages · { $day } · { $game }
practice-title-game = ### Übung · { $day } · { $game }
daily-panel = -# Ein Versuch, keine Uhr, bis Mitternacht UTC ({ $moment }).
practice-panel = -# Die Runde eines früheren Tages. Sie zählt nicht.

# The menu.
daily-about = Dieselben Karten und Computer für alle. Je ein Versuch, keine Uhr, bis Mitternacht UTC ({ $moment }).
daily-menu-begun = **{ $game }**: du bist mittendrin
daily-menu-done = **{ $game }**: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { NUMBER($percent, maximumFractionDigits: 0) } %
daily-menu-first = **{ $game }**: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, vor dir war noch niemand fertig
daily-menu-lost = **{ $game }**: ohne Ergebnis beendet
button-daily-new = { $game } spielen
button-daily-begun = { $game } weiterspielen
button-daily-done = { $game }: wie es lief
button-daily-lost = { $game }

# How it went.
daily-points = **{ $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**
daily-first = Vor dir war noch niemand fertig.
daily-beaten = Besser als { $beaten } von { $others } anderen{ $tied ->
    [0] {""}
   *[other] , gleichauf mit { $tied }
}: **{ NUMBER($percent, maximumFractionDigits: 0) } %**
daily-level = Gleichauf mit { $others ->
    [one] der einen anderen Person
   *[other] den { $others } anderen
}.
daily-place = Platz { $rank } von { $finished }
daily-place-here = hier { $rank } von { $finished }
daily-streak = { $current ->
    [0] Deine längste Serie: { $longest ->
        [one] 1 Tag
       *[other] { $longest } Tage
    }
    [one] Serie: 1 Tag (längste: { $longest })
   *[other] Serie: { $current } Tage (längste: { $longest })
}
daily-streak-longest = { $current ->
    [one] Serie: 1 Tag
   *[other] Serie: { $current } Tage (so lang wie nie)
}
daily-so-far = -# Bis jetzt; endgültig um Mitternacht UTC ({ $moment }).
daily-final = -# Der Tag ist vorbei: Diese Zahlen bleiben.
daily-too-late = Der Tag war vor dieser Runde zu Ende, darum zählt sie nicht.

# How a try went, a square each trick or turn of one's own; and the points of the field.
daily-squares = -# Stiche: 🟩 deiner · ⬜ andere
daily-squares-hearts = -# Stiche: 🟩 keine Punkte · 🟨 Herz · ⬛ Pik-Dame · Durchmarsch: 🌕 deiner · 🌙 ein anderer
daily-squares-all_fours = -# Stiche: 🟩 deiner, für Game · 🟨 deiner · ⬜ andere
daily-squares-canasta = -# Züge: 🟦 Canasta · 🟩 Auslage, Stapel · ⬜ gezogen
daily-spread = Die Punkte aller, beste links, ▲ du

# The moment at which others did most differently. $own and $other are as a hint says them: Play Q♠.
daily-decisive = **{ $when }.** Du: „{ $own }“. Von den anderen wählten { NUMBER($share, maximumFractionDigits: 0) } % „{ $other }“ und waren am Ende im Schnitt { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] Punkt
   *[other] Punkte
} { $better ->
    [yes] besser
   *[no] schlechter
}.
daily-at-turn = Zug { $number }
daily-before-play = Vor dem Ausspiel

# The field.
daily-field-all = Alle · { $count ->
    [one] 1 Person ist fertig
   *[other] { $count } Personen sind fertig
}
daily-field-here = Dieser Server · { $count ->
    [one] 1 Person ist fertig
   *[other] { $count } Personen sind fertig
}
daily-field-none = Diese Runde hat niemand zu Ende gespielt.
daily-row = { $rank }\. **{ $name }**: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
button-daily-all = Alle
button-daily-here = Dieser Server
button-daily-own = Mein Ergebnis
button-practice = Noch einmal üben

# What is posted for all to see. It names no card.
daily-share = **{ $name }** · Runde des Tages · { $day } · { $game }
daily-share-percent = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · besser als { $beaten } von { $others } anderen{ $tied ->
    [0] {""}
   *[other] , gleichauf mit { $tied }
}: { NUMBER($percent, maximumFractionDigits: 0) } %
daily-share-level = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · gleichauf mit { $others ->
    [one] der einen anderen Person
   *[other] den { $others } anderen
}
daily-share-first = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · vorher war noch niemand fertig

# The end of practice.
practice-ended = Übung zählt nicht.
practice-field = An jenem Tag { $count ->
    [one] hat 1 Person
   *[other] haben { $count } Personen
} diese Runde zu Ende gespielt. Die Besten: { $best }

# /verify, of a day's deal. $commitment is 64 hexadecimal digits.
verify-day-commitment = -# „Prüfen“ muss diese Festlegung an dem Tag gezeigt haben und am Tag davor bei **/daily**: `{ $commitment }`
verify-day-commitment-late = -# „Prüfen“ muss diese Festlegung an dem Tag gezeigt haben, aber nicht am Tag davor: Die Karten standen erst am Tag selbst um { $time } Uhr UTC fest. `{ $commitment }`
