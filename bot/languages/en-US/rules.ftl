# The rules: the card that names what is played, and /rules for somebody who never played it.

rule-card-title = **Rules: { $variant }**
rule-card-changed = **Rules: { $variant }, customised**
rule-card-line = - { $departure }
rule-card-more = - And { $count } more: press Rules to read them.
button-rules = Rules
departs-other = { $name }: { $value }.
departs-players_allowed = For { $players_allowed } players.

rules-title = ### { $variant }: how it is played here
rules-customised = This table has changed some of that:
rules-deal-all = - { $players } players: { $cards } cards each
rules-deal-less = - { $players } players: { $cards } cards each, without { $out }

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = Game to { $target ->
    [one] { $target } point
   *[other] { $target } points
}, at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
goal-line-both = -# The game ends at { $target ->
    [one] { $target } point
   *[other] { $target } points
}, or after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
departs-deals = The game ends after at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
rules-deals = The game ends after at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}. Whoever is ahead then wins. A tie is shared.
house-rule-deals = How many deals at most
house-rule-deals-none = As many as it takes
house-rule-deals-count = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
