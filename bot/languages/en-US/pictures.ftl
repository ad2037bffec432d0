# Pictures in words, for those who hear them. Each text tells what its picture shows, and no more.

picture-hand = { $count ->
    [one] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
picture-hand-empty = Your hand is empty.

picture-deal = What this deal brought.
picture-deal-card = Shown large: { $card }. It went to { $name }.
picture-deal-moon = Shown large: a moon. { $name } shot it.

# $piles is a list of what lies beside the names.
picture-line = { $names }, { $count ->
    [one] { $points } point
   *[other] { $points } points
}: { $piles }.
picture-line-empty = { $names }, { $count ->
    [one] { $points } point
   *[other] { $points } points
}, no cards.
picture-line-moon = { $names }, { $count ->
    [one] { $points } point
   *[other] { $points } points
} and the moon: { $piles }.
picture-line-out = { $names }, { $count ->
    [one] { $points } point
   *[other] { $points } points
}, went out: { $piles }.

# What lies together, in such a list. $number is on a coin beside the cards.
picture-pile-high = High { $cards }
picture-pile-low = Low { $cards }
picture-pile-hung = the hung { $cards }
picture-pile-game = Game with { $number }
picture-pile-more = { $cards } for { $number }
picture-pile-more-alone = { $number } more
picture-pile-natural = a natural canasta { $cards } of { $number } cards
picture-pile-mixed = a mixed canasta { $cards } of { $number } cards
picture-pile-samba = a samba { $cards } of { $number } cards

# What the badges of cards in a picture mean.
picture-badge-high = ▲ High
picture-badge-low = ▼ Low
picture-badge-hung = ❗ hung Jack
picture-badge-game = 🟡 Game
picture-badge-natural = 🟡 natural
picture-badge-mixed = ⚪ mixed
picture-badge-samba = 🔵 samba

# A worked example; $piles is a list of what lies side by side.
picture-example = An example: { $piles }.
picture-example-marked = { $cards } in a gold frame

picture-chart = { $count ->
    [one] A chart of the totals after one deal.
   *[other] A chart of the totals after each of { $count } deals.
}
picture-chart-line = { $names }: { $totals }.

# Who has which sign in a picture; there is no line break between sign and names.
picture-sign = { $sign } { $names }
picture-signs = -# { $signs }

# The table in play, each seat with its points. $card was played to the trick.
picture-table = The table.
picture-table-seat = { $name }: { $points }.
picture-table-played = { $name }: { $card }, { $points }.
picture-table-open = { $names } has shown { $piles }.
picture-table-home = { $names } has { $piles }.
picture-table-led = Led by { $name }: { $card }.
picture-table-cancelled = Cancelled: { $cards }.
picture-table-starred = A gold star: { $name }.
picture-table-totals = In all: { $totals }.
picture-table-awaited = To play: { $names }.
picture-table-takes = { $name } takes it with { $card }: { $points }.
picture-table-leads = { $name } leads { $card }: { $points }.
picture-table-highest = { $name }: { $card }, highest so far, { $points }.
picture-table-holds = { $name }: { $count } in hand, { $points } points.
picture-table-turned = Turned up: { $card }.
picture-table-stock = { $seen ->
    [yes] Stock: { $count }, on top { $card }.
   *[no] Stock: { $count }.
}
picture-table-pile = { $frozen ->
    [yes] Frozen pile: { $count }, { $card } on top.
   *[no] Pile: { $count }, { $card } on top.
}
button-bigger-cards = Bigger cards
