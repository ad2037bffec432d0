# Der Stich und das Weitergeben, am Tisch und über allen Karten.

pass-left = nach links weitergeben
pass-right = nach rechts weitergeben
pass-across = nach gegenüber weitergeben
pass-scatter = je eine an alle weitergeben
pass-hold = ohne Weitergeben
pass-places = weitergeben: { $way }
pass-dealer = weitergeben: { $ways }
pass-unknown = noch nicht gegeben



hearts-broken = Herz ist gebrochen.
hearts-unbroken = Herz ist noch nicht gebrochen.
hearts-moon = { $count ->
    [one] { $names } kann noch den Durchmarsch schaffen.
   *[other] { $names } können noch gemeinsam den Durchmarsch schaffen.
}
