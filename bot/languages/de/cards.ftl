# Karten und Farben. Die Buchstaben stehen in der Ecke der Karten.

suit-clubs = Kreuz
suit-diamonds = Karo
suit-spades = Pik
suit-hearts = Herz

card-corner = { $rank ->
    [0] Joker
    [11] J
    [12] Q
    [13] K
    [14] A
    [15] kleiner Joker
    [16] großer Joker
   *[other] { $rank }
}{ $suit }

card-name = { $suit }-{ $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}
