# What games of tricks say where a family has no words of its own.

trumps = Trumps: { $suit } { $sign }.
points-title = **Points and tricks**
points-line = - { $names }: **{ $points }** { $tricks ->
    [one] (1 trick)
   *[other] ({ $tricks } tricks)
}
rule-card-plain = - The usual rules.
fault-together = These do not go together: { $rules }.
