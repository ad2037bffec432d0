# Fair deals: what was settled before the game, and the secret of each deal once it is over.
# $commitment, $secret and $seal are 64 hexadecimal digits. /verify stays as it is in every language.

# In the lobby, later in its place, and for somebody who plays alone below the first deal.
fair-deal = -# **Fair deal.** { $solo ->
    [yes] Whoever runs me could have chosen the first deal. If it is changed after that, you can find it: **/verify** shows how.
   *[no] If a deal is changed from now on, everybody can find it: **/verify** shows how.
}
fair-commitment = -# Table `{ $table }`: `{ $commitment }`
fair-postings = -# This table was posted { $count } times before it was dealt.

# Below a deal that is over, and below a result.
fair-secret = -# Table `{ $table }`, the secret of deal { $number }, for **/verify**: `{ $secret }`
fair-seal = -# The seal of this game, for **/verify**: `{ $seal }`
