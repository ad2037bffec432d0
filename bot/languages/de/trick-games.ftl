# Was Stichspiele sagen, wo eine Familie keine eigenen Worte hat.

trumps = Trumpf: { $suit } { $sign }.
rule-card-plain = - Die üblichen Regeln.
fault-together = Das passt nicht zusammen: { $rules }.

# Der Stich auf dem Tisch, Karte für Karte, und der vorige in einer Zeile.

turn-then = Danach { $others }.
trick-number = **Stich { $number } von { $count }**
trick-number-some = **Stich { $number }**
trick-to-lead = Stich { $number } von { $count }: **{ $name }** spielt aus.
trick-to-lead-some = Stich { $number }: **{ $name }** spielt aus.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, aufgehoben durch eine gleiche Karte
trick-seat-takes = **{ $card }** { $name } ← liegt bisher vorn
trick-seat-took = **{ $card }** { $name } ←
trick-taken = **{ $name } macht den Stich.**
trick-taken-worth = **{ $name } macht den Stich: { $worth }.**
last-title = ### Letzter Stich
last-play = { $name } { $card }
last-trick = -# Letzter Stich: { $plays }. Er ging an { $name }.
last-trick-worth = -# Letzter Stich: { $plays }. Er ging an { $name }, { $worth }.
