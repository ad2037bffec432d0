# What games of tricks say where a family has no words of its own.

trumps = Trumps: { $suit } { $sign }.
turned-up = { $dealer } deals. Turned up: **{ $card }**.
bids-told = Bids: { $bids }.
choice-bid = { $what ->
    [pass] Pass
   *[other] { $what }
}
rule-card-plain = - The usual rules.
fault-together = These do not go together: { $rules }.

# The trick on the table, card by card, and the one before it in a line.

turn-then = Then { $others }.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, cancelled by an equal card
trick-seat-takes = **{ $card }** { $name } ← takes it so far
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } takes it.**
trick-taken-worth = **{ $name } takes it: { $worth }.**
last-title = ### Last trick
last-trick = -# Last trick: { $cards } to { $name }
last-trick-worth = -# Last trick: { $cards } to { $name }, { $worth }

lesson-trick = { $follow ->
    [strict] **A trick.** Everybody plays one card. Follow the suit that was led if you can, else you may trump. Here { $trumps } are trumps and { $led } was led. A trump beats all other suits, so { $best } takes the trick.
    [plain] **A trick.** Everybody plays one card. Follow the suit that was led if you can, else play any card. Here { $led } was led. The highest card of that suit takes the trick: { $best }.
   *[or_trump] **A trick.** Everybody plays one card. Follow the suit that was led, or trump. If you cannot follow, play any card. Here { $trumps } are trumps and { $led } was led. A trump beats all other suits, so { $best } takes the trick.
}
