# Choosing a preset.

refusal-preset-unknown = I know no game called { $name }. Choose one of those that I suggest while you type.

# Changing rules in the lobby. Each line of a menu may have 100 characters.

button-customise = Customise
customise-title = **Change a rule.** Everybody sees it at the table at once.
customise-option = Which rule?
customise-value = How shall it be?
customise-done = Changed.
customise-refused = That does not go together. { $reason } Nothing was changed.

custom-as-preset = As the preset has it
custom-passing = Passing
custom-passing-in-turn = In turn left, right, across, and then not at all
custom-passing-left = To the left in every deal
custom-passing-right = To the right in every deal
custom-passing-each = One card to each of the others
custom-passing-dealer = The dealer decides how many go to whom
custom-passing-none = No cards are passed
custom-count = How many cards are passed
custom-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
custom-unpassable = Cards that may not be passed
custom-unpassable-none = Every card may be passed
custom-unpassable-queen = Q♠ stays where it was dealt
custom-unpassable-spades = Q♠, K♠ and A♠ stay where they were dealt
custom-unpassable-opener = The card that opens the deal stays where it was dealt
custom-queen = Leading Q♠
custom-queen-anytime = Q♠ may be led at any time
custom-queen-broken = Q♠ may not be led until hearts are broken
custom-first = The first trick
custom-first-clean = No card that costs points may be thrown on it
custom-first-open = Points may be thrown on it
custom-breaking = Leading hearts
custom-breaking-heart = Only after somebody has thrown a heart
custom-breaking-penalty = Only after somebody has thrown a card that costs points, Q♠ too
custom-breaking-anytime = At any time
custom-bonus = A card that takes 10 points off
custom-bonus-none = There is none
custom-bonus-jack = J♦: whoever takes it gets 10 points off
custom-bonus-ten = 10♦: whoever takes it gets 10 points off
custom-moon = Shooting the moon
custom-moon-old = All the others get its points
custom-moon-new = Its points are taken off the shooter's total
custom-moon-choice = The shooter chooses: on all the others, or off the own total
custom-moon-mixed = On all the others; a shooter who would lose the game by that may choose
custom-moon-mixed_auto = On all the others, but off the own total if the shooter would lose the game
custom-moon-greek = On all the others, and off the shooter's total once for each of them
custom-moon-none = It does not exist: points count as they fall
custom-sun = Taking every trick
custom-sun-none = Counts like any moon
custom-sun-double = The moon counts double
custom-end = How long the game goes
custom-end-target = Until somebody reaches { $count } points
custom-end-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
custom-ties = Ties at the end
custom-ties-continue = One more deal while the first place is shared
custom-ties-any = One more deal while any two totals are equal
custom-ties-shared = The first place stays shared
custom-teams = Partners (four players)
custom-teams-none = Everybody plays alone
custom-teams-own = Partners sit opposite, totals are added up at the end
custom-teams-pooled = Partners sit opposite and share one total

# The presets of a server.

refusal-preset-gone = The game that { $name } was made from is not played any more. Delete { $name }, or save other rules under that name.
refusal-preset-stale = The rules saved as { $name } are not played any more. { $reason } Delete them, or save others under that name.
presets-managers-only = Only those who manage this server may do that.
presets-no-table = There is no table in this channel. Open one, press Customise, and then save its rules.
presets-bad-name = A name needs at least one letter or digit.
presets-too-many = This server has { $count } presets, and that is as many as there may be. Delete one first.
presets-saved = Saved as **{ $name }**. From now on /{ $command } suggests it.
presets-none = This server has named no rules yet. Open a table, press Customise, and save its rules with /presets save.
presets-title = **The rules that this server has named**
presets-line = - **{ $name }**: { $variant }, { $count ->
    [0] unchanged
    [one] 1 rule changed
   *[other] { $count } rules changed
}
presets-line-default = - **{ $name }**: { $variant }, { $count ->
    [0] unchanged
    [one] 1 rule changed
   *[other] { $count } rules changed
}; /{ $command } plays it where nobody says which
presets-line-stale = - **{ $name }**: these rules are not played any more. Delete them, or save others under that name.
presets-deleted = **{ $name }** is forgotten.
presets-default-set = From now on /{ $command } plays **{ $name }** where nobody says which.
