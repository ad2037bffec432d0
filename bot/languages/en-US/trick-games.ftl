# What games of tricks say where a family has no words of its own.

trumps = Trumps: { $suit } { $sign }.
rule-card-plain = - The usual rules.
fault-together = These do not go together: { $rules }.

# The trick on the table, card by card, and the one before it in a line.

turn-then = Then { $others }.
trick-number = **Trick { $number } of { $count }**
trick-number-some = **Trick { $number }**
trick-to-lead = Trick { $number } of { $count }: **{ $name }** leads.
trick-to-lead-some = Trick { $number }: **{ $name }** leads.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, cancelled by an equal card
trick-seat-takes = **{ $card }** { $name } ← takes it so far
trick-seat-took = **{ $card }** { $name } ←
trick-taken = **{ $name } takes it.**
trick-taken-worth = **{ $name } takes it: { $worth }.**
last-title = ### Last trick
last-play = { $name } { $card }
last-trick = -# Last trick: { $plays }. { $name } took it.
last-trick-worth = -# Last trick: { $plays }. { $name } took it, { $worth }.
