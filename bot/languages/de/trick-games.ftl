# Was Stichspiele sagen, wo eine Familie keine eigenen Worte hat.

trumps = Trumpf: { $suit } { $sign }.
turned-up = { $dealer } gibt. Aufgedeckt: **{ $card }**.
bids-told = Gebote: { $bids }.
choice-bid = { $what ->
    [pass] Passen
   *[other] { $what }
}
rule-card-plain = - Die üblichen Regeln.
fault-together = Das passt nicht zusammen: { $rules }.

# Der Stich auf dem Tisch, Karte für Karte, und der vorige in einer Zeile.

turn-then = Danach { $others }.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, aufgehoben durch eine gleiche Karte
trick-seat-takes = **{ $card }** { $name } ← liegt bisher vorn
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } macht den Stich.**
trick-taken-worth = **{ $name } macht den Stich: { $worth }.**
last-title = ### Letzter Stich
last-trick = -# Letzter Stich: { $cards } an { $name }
last-trick-worth = -# Letzter Stich: { $cards } an { $name }, { $worth }

lesson-trick = { $follow ->
    [strict] **Ein Stich.** Alle spielen eine Karte. Bediene die ausgespielte Farbe, wenn du kannst, sonst darfst du stechen. Hier ist { $trumps } Trumpf, und { $led } wurde ausgespielt. Ein Trumpf schlägt alle anderen Farben, also macht { $best } den Stich.
    [plain] **Ein Stich.** Alle spielen eine Karte. Bediene die ausgespielte Farbe, wenn du kannst, sonst spiele, was du willst. Hier wurde { $led } ausgespielt. Die höchste Karte dieser Farbe macht den Stich: { $best }.
   *[or_trump] **Ein Stich.** Alle spielen eine Karte. Bediene die ausgespielte Farbe oder stich. Kannst du nicht bedienen, spiele, was du willst. Hier ist { $trumps } Trumpf, und { $led } wurde ausgespielt. Ein Trumpf schlägt alle anderen Farben, also macht { $best } den Stich.
}
