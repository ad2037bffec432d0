# Fair deals: what was settled before the game, and the secret of each deal once it is over.
# $commitment, $secret and $seal are 64 hexadecimal digits. docs/fairness.md and /verify stay as they
# are in every language.

# In the lobby, later in its place, and for somebody who plays alone below the first deal.
fair-deal = -# **Fair deal.** { $solo ->
    [yes] From now on nobody can change your cards.
   *[no] From now on nobody can choose or change the cards.
} **/verify** proves it; docs/fairness.md explains how.
fair-commitment = -# Table `{ $table }`: `{ $commitment }`

# Below a deal that is over, and below a result.
fair-secret = -# Table `{ $table }`, the secret of deal { $number }, for **/verify**: `{ $secret }`
fair-seal = -# The seal of this game, for **/verify**: `{ $seal }`
