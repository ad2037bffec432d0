# Was für ein Fehler ein teurer Zug bei Pitch war.

mistake-point_pitch-named = { $suit } { $sign } versprach mehr: { $count ->
    [one] 1 Trumpf
   *[other] { $count } Trümpfe
}.
mistake-point_pitch-no-moon = Dieses Blatt war einen Durchmarsch wert.
mistake-point_pitch-bid-too-much = Dieses Blatt war kein Gebot wert.
mistake-point_pitch-laid-point = Du hast { $card } abgelegt: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
mistake-point_pitch-laid-trump = Du hast { $card } abgelegt, einen Trumpf.
mistake-point_pitch-led-point = Du hast { $card } ausgespielt; sie kann verloren gehen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
mistake-point_pitch-kept-top = Es war Zeit für { $card }, die niemand schlagen konnte.
mistake-point_pitch-led-top = { $card } kam zu früh; { $better } war besser.
mistake-point_pitch-took-partners = Du hast den Stich deines Partners mit { $card } genommen.
mistake-point_pitch-kept-points = Dein Partner hatte den Stich: { $card } hätte { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} gebracht.
mistake-point_pitch-left-points = { $card } hätte diesen Stich gemacht: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
mistake-point_pitch-gave-points = Du hast { $card } hergegeben: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
mistake-point_pitch-too-low = { $card } war zu niedrig: { $better } hielt den Stich besser.
