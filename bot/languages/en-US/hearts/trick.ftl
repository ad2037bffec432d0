# The trick and the pass, on the table and in every hand.

pass-left = pass left
pass-right = pass right
pass-across = pass across
pass-scatter = pass one to each player
pass-hold = no passing
pass-places = pass { $way }
pass-dealer = pass { $ways }
pass-unknown = about to be dealt



hearts-broken = Hearts are broken.
hearts-unbroken = Hearts are not broken yet.
hearts-moon = { $count ->
    [one] { $names } can still shoot the moon.
   *[other] { $names } can still shoot the moon together.
}
