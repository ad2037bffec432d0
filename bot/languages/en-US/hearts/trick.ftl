# The trick and the pass, on the table and in every hand.

pass-left = pass left
pass-right = pass right
pass-across = pass across
pass-scatter = pass one to each player
pass-hold = no passing
pass-places = pass { $way }
pass-dealer = pass { $ways }
pass-unknown = about to be dealt

trick-to-lead = Trick { $number } of { $count }: **{ $name }** leads.
trick-to-lead-some = Trick { $number }: **{ $name }** leads.
trick-led-some = Trick { $number }: **{ $name }** led { $card }.
trick-led = Trick { $number } of { $count }: **{ $name }** led { $card }.

trick-seat-played = { $name } **{ $card }**
trick-seat-cancelled = { $name } **{ $card }**, cancelled by an equal card
trick-seat-takes = { $name } **{ $card }** ← takes it so far

hearts-broken = Hearts are broken.
hearts-unbroken = Hearts are not broken yet.
